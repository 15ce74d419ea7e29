"""What guests see of a table, each what is theirs."""

from random import Random

import pytest

from chocolatier.errors import TableError
from chocolatier.notation.records import read_records
from chocolatier.rules.deal import commitment
from chocolatier.rules.game import Game
from chocolatier.rules.ruleset import Rules
from chocolatier.rules.seats import Seat
from chocolatier.store.summaries import summarize
from chocolatier.table import leaving
from chocolatier.table.clock import TimeControl
from chocolatier.table.commands import AskEnd, AskUndo, HandOver
from chocolatier.table.state import Table
from chocolatier.view.guest import (
    Picture,
    event_fields,
    record_of,
    result_of,
    summary_view,
    view_of,
)
from chocolatier.view.table_view import TableView
from tests.table.tables import (
    BANK,
    SEED,
    do,
    happen,
    new_table,
    opened,
    play,
    play_round,
    seated,
)

PER_MOVE = TimeControl("move", seconds=30)


def view(table: Table, *mine: int, now: float = 0.0) -> TableView:
    return view_of(table, Picture(table), [Seat(seat) for seat in mine], now=now)


def test_the_commitment_is_public_and_the_seed_is_not() -> None:
    seen = view(seated(), 0)
    assert seen.commitment == commitment(SEED)
    assert SEED not in seen.model_dump_json()


def test_the_invitation_is_for_those_who_sit() -> None:
    table = opened(new_table("hll"))
    assert view(table, 0).invite == table.invite
    assert view(table).invite is None


def test_a_waiting_table_has_nothing_to_see() -> None:
    seen = view(opened(new_table("hl")), 0)
    assert (seen.status, seen.position, seen.options, seen.commitment) == (
        "waiting",
        None,
        None,
        None,
    )
    assert (seen.thinking, seen.undo, seen.asks, seen.story_length) == (None, False, [], 0)


# --- clocks ------------------------------------------------------------------------------


def test_without_a_clock_no_time_is_left() -> None:
    assert view(seated("hl"), 0).seats[0].left is None


def test_the_clock_of_the_seat_to_move_runs() -> None:
    seats = view(seated("hl", PER_MOVE, at=100.0), now=110.0).seats
    assert [seat.left for seat in seats] == [20.0, 30.0]


def test_a_bank_that_ran_out_loses_the_seat() -> None:
    table = seated("hl", BANK, at=0.0)
    happen(table, leaving.time_out(table, 60.0))
    seats = view(table, now=95.0).seats
    assert seats[0].left == 0.0
    assert [seat.lost for seat in seats] == [True, False]


def test_only_a_bank_that_ran_out_loses_a_seat() -> None:
    per_move, left = seated("hl", PER_MOVE, at=0.0), seated("hl", BANK, at=0.0)
    happen(per_move, leaving.time_out(per_move, 30.0))
    do(left, HandOver(Seat(0), "tom"), at=1.0)
    for table in (per_move, left):
        assert not view(table).seats[0].lost


# --- questions ---------------------------------------------------------------------------


def test_undo_is_offered_after_a_move() -> None:
    table = seated("hbb")
    for _ in range(3):
        play(table)
    assert view(table, 0).undo
    do(table, AskUndo(Seat(0)))
    assert event_fields(table.version, table.log[-1])["to"] == 1
    assert not view(table, 0).undo


def test_those_who_are_asked_see_it() -> None:
    table = seated("hll")
    play(table)
    do(table, AskUndo(Seat(0)))
    (ask,) = view(table, 1).asks
    assert (ask.seat, ask.agreed, ask.waiting, ask.mine) == (1, [1], [2, 3], True)
    assert [ask.mine for ask in view(table, 0).asks] == [False]


def test_all_seats_of_one_screen_agree() -> None:
    table = seated("hhl")
    play(table)
    do(table, AskEnd(Seat(0)))
    (ask,) = view(table, 2).asks
    assert (ask.agreed, ask.waiting) == ([1, 2], [3])


# --- the end -----------------------------------------------------------------------------


def test_the_result_of_an_agreed_end() -> None:
    table = seated("hb")
    do(table, AskEnd(Seat(0)))
    result = Picture(table).result
    assert result is not None
    assert (result.ending, result.seed) == ("agreement", SEED)


def test_a_whole_game_can_be_verified() -> None:
    table = seated("hb")
    while table.status == "playing":
        play_round(table)
    result = Picture(table).result
    assert result is not None
    for seat in result.seats:
        assert seat.total == seat.boxed - seat.floor + seat.bonus
    (record,) = read_records(record_of(table).splitlines())
    assert record.header.commitment == commitment(SEED)
    assert record.seats == ["Ann", "maitre"]


def test_an_unfinished_record_keeps_the_seed_back() -> None:
    table = seated("hb")
    play(table)
    text = record_of(table)
    assert SEED not in text
    (record,) = read_records(text.splitlines(), unfinished=True)
    assert len(record.game.moves) == 1


def test_there_is_no_record_before_the_start() -> None:
    with pytest.raises(TableError, match="not started"):
        record_of(opened())


# --- the lobby ---------------------------------------------------------------------------


def test_summaries() -> None:
    summary = summary_view(summarize(opened(new_table("hl"))))
    assert (summary.status, summary.round, summary.scores) == ("waiting", 0, [])
    summary = summary_view(summarize(seated("hl")), here=[Seat(1)])
    assert (summary.status, summary.turn, summary.places) == ("playing", 1, None)
    assert [seat.here for seat in summary.seats] == [False, True]


def test_a_loser_learns_where_the_points_went() -> None:
    game = Game(Rules(players=3), seed=5)
    rng = Random(5)
    while not game.is_over:
        game.play(rng.choice(game.legal_moves))
    result = result_of(game, None)
    winner = next(one for one in result.seats if one.place == 1)
    assert winner.gaps == []
    assert winner.short == 0
    losers = [one for one in result.seats if one.place > 1]
    assert losers
    for one in losers:
        assert one.short == winner.total - one.total
        points = [gap.points for gap in one.gaps]
        assert points == sorted(points, reverse=True)
        assert sum(points) >= one.short, "some parts of a loser may be better"
        floor = next((gap.points for gap in one.gaps if gap.part == "floor"), 0)
        assert floor == max(0, one.floor - winner.floor)
