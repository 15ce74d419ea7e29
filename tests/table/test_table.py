"""What can be done at a table, by whom, and what it leads to."""

import pytest

from chocolatier.errors import ChocolatierError, IllegalMoveError, RulesError, TableError
from chocolatier.notation.records import read_records
from chocolatier.rules.deal import commitment, first_seat
from chocolatier.table import decide, events
from chocolatier.table.events import write_event
from chocolatier.table.state import Table, rules_of
from chocolatier.view import wire
from chocolatier.view.guest import picture_of, record_of, rules_view, summary_of, view_of
from tests.table.tables import (
    ANN,
    BANK,
    BEN,
    CLEO,
    SEED,
    do,
    happen,
    new_table,
    opened,
    play,
    play_round,
    refused,
    seated,
    some_move,
)

# --- opening -----------------------------------------------------------------------------


def test_a_table_without_open_seats_starts_at_once() -> None:
    table = opened(new_table("hbb"))
    assert [event.type for event in table.log] == ["created", "started"]
    assert (table.status, table.version, table.turn) == ("playing", 2, 0)


def test_chance_decides_who_starts() -> None:
    table = opened(new_table("hhh", starts=None))
    assert table.turn == first_seat(SEED, 3)


def test_the_commitment_is_public_and_the_seed_is_not() -> None:
    table = seated()
    started = table.log[2]
    assert isinstance(started, events.Started)
    assert started.commitment == commitment(SEED)
    view = view_of(table, picture_of(table), [0])
    assert view.commitment == commitment(SEED)
    for event in table.log:
        assert SEED not in write_event(event)
    assert SEED not in view.model_dump_json()


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"seats": new_table("hhh").seats}, "seat-count"),
        ({"starts": 3}, "no-such-seat"),
        ({"seats": [wire.NewSeat(kind="bot"), *new_table("hh").seats[1:]]}, "no-level"),
        (
            {"seats": [wire.NewSeat(kind="here", level="tom"), *new_table("hh").seats[1:]]},
            "level-of-person",
        ),
        ({"rules": wire.RulesView(players=2, faces_once=True)}, "rules-option-needs-special"),
    ],
)
def test_tables_that_cannot_be_opened(change: dict[str, object], code: str) -> None:
    with pytest.raises(ChocolatierError) as error:
        opened(new_table("hh").model_copy(update=change))
    assert error.value.code == code
    assert isinstance(error.value, TableError | RulesError)


def test_rules_there_and_back() -> None:
    view = wire.RulesView(players=4, side="free", special=True, faces_once=True, round_limit=9)
    assert rules_view(rules_of(view)) == view


# --- joining -----------------------------------------------------------------------------


def test_joining_by_invitation() -> None:
    table = opened(new_table("hll"))
    view = view_of(table, picture_of(table), [0])
    assert view.invite == table.invite
    assert view_of(table, picture_of(table)).invite is None
    wish = wire.Join(invite=table.invite, name="Ben", seat=3)
    assert happen(table, decide.join(table, wish, BEN, 1.0)) == ["seated"]
    for bad, code in (
        (wish, "seat-taken"),
        (wish.model_copy(update={"seat": 4}), "no-such-seat"),
        (wish.model_copy(update={"invite": "x" * 20}), "bad-invite"),
    ):
        with pytest.raises(TableError) as error:
            decide.join(table, bad, CLEO, 1.0)
        assert error.value.code == code
    wish = wire.Join(invite=table.invite, name="Cleo")
    assert happen(table, decide.join(table, wish, CLEO, 1.0)) == ["seated", "started"]
    assert [seat.holder for seat in table.seats] == [ANN, CLEO, BEN]
    with pytest.raises(TableError, match="all seats are taken"):
        decide.join(table, wish, BEN, 1.0)


def test_an_open_seat_can_be_handed_to_a_bot() -> None:
    table = opened(new_table("hl"))
    refused("not-your-seat", table, wire.LeaveCommand(seat=2), BEN)
    assert do(table, wire.LeaveCommand(seat=2, level="sofia")) == ["left", "started"]
    assert (table.seats[1].kind, table.seats[1].level) == ("bot", "sofia")


def test_nothing_is_played_before_the_start() -> None:
    table = opened()
    refused("table-waiting", table, wire.MoveCommand(seat=1, move="1T1"))
    refused("table-waiting", table, wire.UndoCommand(seat=1))
    with pytest.raises(TableError, match="not started"):
        record_of(table)


# --- moves -------------------------------------------------------------------------------


def test_a_move_is_played_by_its_seat_only() -> None:
    table = seated("hl")
    move = wire.MoveCommand(seat=1, move=some_move(table))
    refused("not-your-seat", table, move, BEN)
    refused("not-your-seat", table, move, CLEO)
    refused("not-your-turn", table, wire.MoveCommand(seat=2, move=move.move), BEN)
    refused("no-such-seat", table, wire.MoveCommand(seat=3, move=move.move))
    refused("move-text", table, wire.MoveCommand(seat=1, move="nonsense"))
    refused("no-such-source", table, wire.MoveCommand(seat=1, move="9T1"))
    assert do(table, move) == ["moved"]
    refused("not-your-turn", table, move)


def test_illegal_moves_name_their_rule() -> None:
    table = seated("hl")
    with pytest.raises(IllegalMoveError) as error:
        do(table, wire.MoveCommand(seat=1, move="CT1"))
    assert error.value.details["rule"] == "R9"


def test_stale_commands_are_refused() -> None:
    table = seated("hl")
    seen = table.version
    play(table)
    move = wire.MoveCommand(seat=2, move=some_move(table))
    refused("stale", table, move, BEN, version=seen)
    refused("stale", table, move, BEN, version=table.version + 1)
    refused("stale", table, wire.UndoCommand(seat=1), ANN, version=seen)
    seen = table.version
    do(table, wire.LeaveCommand(seat=1))
    assert do(table, move, BEN, version=seen) == ["moved"], "the position is the one that was seen"


def test_undo_and_end_are_stale_only_when_it_matters() -> None:
    table = seated("hbb")
    play(table)
    seen = table.version
    play(table)
    assert do(table, wire.UndoCommand(seat=1), version=seen) == ["undone"], "my move is the same"
    play(table)
    refused("stale", table, wire.UndoCommand(seat=1), version=seen)
    assert do(table, wire.EndCommand(seat=1), version=seen) == ["agreed", "over"]


def test_a_round_ends_with_a_deal_in_the_log() -> None:
    table = seated("hh", side="free", special=True)
    play_round(table)
    last = table.log[-1]
    assert isinstance(last, events.Moved)
    assert last.deal is not None
    assert last.deal.round == 2


def test_a_whole_game_reveals_its_seed_and_can_be_verified() -> None:
    table = seated("hb")
    while table.status == "playing":
        play_round(table)
    over = table.log[-1]
    assert isinstance(over, events.Over)
    assert over.seed == SEED
    result = picture_of(table).result
    assert result is not None
    for seat in result.seats:
        assert seat.total == seat.boxed - seat.floor + seat.bonus
    (record,) = read_records(record_of(table).splitlines())
    assert record.header.commitment == commitment(SEED)
    assert record.seats == ["Ann", "maitre"]
    refused("table-over", table, wire.MoveCommand(seat=1, move="1T1"))
    refused("table-over", table, wire.LeaveCommand(seat=1))


def test_an_unfinished_record_keeps_the_seed_back() -> None:
    table = seated("hb")
    play(table)
    text = record_of(table)
    assert SEED not in text
    (record,) = read_records(text.splitlines(), unfinished=True)
    assert len(record.game.moves) == 1


# --- bots --------------------------------------------------------------------------------


def test_a_bot_is_replaced() -> None:
    table = seated("hb", starts=2)
    thinker, version = table.thinker, table.game_version
    assert thinker is not None
    assert happen(table, decide.bot_fails(table, thinker, "tom", version, 0.0)) == ["replaced"]
    assert table.thinker is not None
    assert table.thinker.level == "tom"
    with pytest.raises(TableError, match="gone on"):
        decide.bot_fails(table, thinker, "tom", version, 0.0)


# --- once more ---------------------------------------------------------------------------


def test_rematch() -> None:
    table = seated("hlb", clock=BANK)
    with pytest.raises(TableError) as error:
        decide.rematch(table, frozenset([ANN]), "newtable", "s", 1.0)
    assert error.value.code == "not-over"
    do(table, wire.LeaveCommand(seat=2, level="sofia"), BEN)
    do(table, wire.EndCommand(seat=1))
    with pytest.raises(TableError) as error:
        decide.rematch(table, frozenset([CLEO]), "newtable", "s", 1.0)
    assert error.value.code == "not-seated"
    old, new = decide.rematch(table, frozenset([ANN]), "newtable", "s", 1.0)
    happen(table, old)
    assert table.rematch == "newtable"
    again = Table.load("newtable", "s", new)
    assert (again.status, again.turn) == ("playing", 1)
    assert [seat.holder for seat in again.seats] == [ANN, BEN, None]
    assert again.seats[1].stand_in
    assert again.seats[1].level == "sofia"
    assert again.created.clock == BANK
    with pytest.raises(TypeError):
        do(table, wire.RematchCommand())


# --- summaries ---------------------------------------------------------------------------


def test_summaries() -> None:
    table = opened(new_table("hl"))
    summary = summary_of(table)
    assert (summary.status, summary.round, summary.scores) == ("waiting", 0, [])
    summary = summary_of(seated("hl"), here=[1])
    assert (summary.status, summary.turn, summary.places) == ("playing", 1, None)
    assert [seat.here for seat in summary.seats] == [False, True]
