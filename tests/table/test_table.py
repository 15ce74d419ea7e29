"""What can be done at a table, by whom, and what it leads to."""

from dataclasses import replace

import pytest

from chocolatier.errors import IllegalMoveError, TableError
from chocolatier.rules.deal import commitment, first_seat
from chocolatier.rules.seats import Seat
from chocolatier.store.formats import write_event
from chocolatier.table import events, moves, opening
from chocolatier.table.commands import (
    AskEnd,
    AskUndo,
    HandOver,
    PlayMove,
    SeatSetup,
    TableSetup,
    TakeSeat,
)
from chocolatier.table.decide import decide
from chocolatier.table.state import RunningTable
from tests.table.tables import (
    ANN,
    BANK,
    BEN,
    CLEO,
    SEED,
    SETUPS,
    do,
    happen,
    new_table,
    opened,
    play,
    play_round,
    refused,
    seated,
    some_move,
    types,
)

# --- opening -----------------------------------------------------------------------------


def test_a_table_without_open_seats_starts_at_once() -> None:
    table = opened(new_table("hbb"))
    assert types(table.log) == ["created", "started"]
    assert (table.status, table.version, table.turn) == ("playing", 2, 0)


def test_chance_decides_who_starts() -> None:
    table = opened(new_table("hhh", starts=None))
    assert table.turn == first_seat(SEED, 3)


def test_the_commitment_is_public_and_the_seed_is_not() -> None:
    table = seated()
    started = table.log[2]
    assert isinstance(started, events.Started)
    assert started.commitment == commitment(SEED)
    assert table.commitment == commitment(SEED)
    for event in table.log:
        assert SEED not in write_event(event)


@pytest.mark.parametrize(
    ("setup", "code"),
    [
        (replace(new_table("hh"), seats=new_table("hhh").seats), "seat-count"),
        (replace(new_table("hh"), starts=Seat(2)), "no-such-seat"),
        (replace(new_table("hh"), seats=(SeatSetup("bot"), SETUPS["h"])), "no-level"),
        (
            replace(new_table("hh"), seats=(SeatSetup("here", level="tom"), SETUPS["h"])),
            "level-of-person",
        ),
    ],
)
def test_tables_that_cannot_be_opened(setup: TableSetup, code: str) -> None:
    with pytest.raises(TableError) as error:
        opened(setup)
    assert error.value.code == code


# --- joining -----------------------------------------------------------------------------


def test_joining_by_invitation() -> None:
    table = opened(new_table("hll"))
    wish = TakeSeat(table.invite, "Ben", Seat(2))
    assert happen(table, opening.take_seat(table, wish, BEN, 1.0)) == ["seated"]
    for bad, code in (
        (wish, "seat-taken"),
        (replace(wish, seat=Seat(3)), "no-such-seat"),
        (replace(wish, invite="x" * 20), "bad-invite"),
    ):
        with pytest.raises(TableError) as error:
            opening.take_seat(table, bad, CLEO, 1.0)
        assert error.value.code == code
    wish = TakeSeat(table.invite, "Cleo")
    decision = opening.take_seat(table, wish, CLEO, 1.0)
    assert types(decision.events) == ["seated", "started"]
    table = table.follow(decision)
    assert isinstance(table, RunningTable)
    assert [seat.holder for seat in table.seats] == [ANN, CLEO, BEN]
    with pytest.raises(TableError, match="all seats are taken"):
        opening.take_seat(table, wish, BEN, 1.0)


def test_an_open_seat_can_be_handed_to_a_bot() -> None:
    table = opened(new_table("hl"))
    refused("not-your-seat", table, HandOver(Seat(1), "tom"), BEN)
    decision = decide(table, HandOver(Seat(1), "sofia"), frozenset([ANN]), table.version, 0.0)
    assert types(decision.events) == ["left", "started"]
    table = table.follow(decision)
    assert isinstance(table, RunningTable)
    assert (table.seats[1].kind, table.seats[1].level) == ("bot", "sofia")


def test_nothing_is_played_before_the_start() -> None:
    table = opened()
    refused("table-waiting", table, PlayMove(Seat(0), "1T1"))
    refused("table-waiting", table, AskUndo(Seat(0)))


# --- moves -------------------------------------------------------------------------------


def test_a_move_is_played_by_its_seat_only() -> None:
    table = seated("hl")
    move = PlayMove(Seat(0), some_move(table))
    refused("not-your-seat", table, move, BEN)
    refused("not-your-seat", table, move, CLEO)
    refused("not-your-turn", table, PlayMove(Seat(1), move.move), BEN)
    refused("no-such-seat", table, PlayMove(Seat(2), move.move))
    refused("move-text", table, PlayMove(Seat(0), "nonsense"))
    refused("no-such-source", table, PlayMove(Seat(0), "9T1"))
    assert do(table, move) == ["moved"]
    refused("not-your-turn", table, move)


def test_a_decision_hands_on_the_game_that_it_played() -> None:
    table = seated("hl")
    before, key = table.game, table.game.key
    move = PlayMove(Seat(0), some_move(table))
    decision = decide(table, move, frozenset([ANN]), table.version, 0.0)
    assert (table.game, table.version) == (before, 3)
    table.follow(decision)
    assert table.game is decision.game
    assert (before.key, len(before.moves), len(table.game.moves)) == (key, 0, 1)


def test_the_game_changes_only_with_the_position() -> None:
    table = seated("hl")
    game = table.game
    for command in (AskEnd(Seat(0)), HandOver(Seat(0), "tom")):
        do(table, command)
        assert table.game is game


def test_illegal_moves_name_their_rule() -> None:
    table = seated("hl")
    with pytest.raises(IllegalMoveError) as error:
        do(table, PlayMove(Seat(0), "CT1"))
    assert error.value.details["rule"] == "R9"


def test_stale_commands_are_refused() -> None:
    table = seated("hl")
    seen = table.version
    play(table)
    move = PlayMove(Seat(1), some_move(table))
    refused("stale", table, move, BEN, version=seen)
    refused("stale", table, move, BEN, version=table.version + 1)
    refused("stale", table, AskUndo(Seat(0)), ANN, version=seen)
    seen = table.version
    do(table, HandOver(Seat(0), "tom"))
    assert do(table, move, BEN, version=seen) == ["moved"], "the position is the one that was seen"


def test_undo_and_end_are_stale_only_when_it_matters() -> None:
    table = seated("hbb")
    play(table)
    seen = table.version
    play(table)
    assert do(table, AskUndo(Seat(0)), version=seen) == ["undone"], "my move is the same"
    play(table)
    refused("stale", table, AskUndo(Seat(0)), version=seen)
    assert do(table, AskEnd(Seat(0)), version=seen) == ["agreed", "over"]


def test_a_round_ends_with_a_deal_in_the_log() -> None:
    table = seated("hh", rules="free-special")
    play_round(table)
    last = table.log[-1]
    assert isinstance(last, events.Moved)
    assert last.deal is not None
    assert last.deal.round == 2


def test_a_whole_game_reveals_its_seed() -> None:
    table = seated("hb")
    while table.status == "playing":
        play_round(table)
    over = table.log[-1]
    assert isinstance(over, events.GameEnded)
    assert over.seed == SEED
    refused("table-over", table, PlayMove(Seat(0), "1T1"))
    refused("table-over", table, HandOver(Seat(0), "tom"))


# --- bots --------------------------------------------------------------------------------


def test_a_bot_is_replaced() -> None:
    table = seated("hb", starts=1)
    turn = table.bot_turn
    assert turn is not None
    assert happen(table, moves.bot_fails(table, turn, "tom", 0.0)) == ["replaced"]
    assert table.bot_turn is not None
    assert table.bot_turn.level == "tom"
    with pytest.raises(TableError, match="gone on"):
        moves.bot_fails(table, turn, "tom", 0.0)


# --- once more ---------------------------------------------------------------------------


def test_rematch() -> None:
    table = seated("hlb", clock=BANK)
    with pytest.raises(TableError) as error:
        opening.rematch(table, frozenset([ANN]), "newtable", "s", 1.0)
    assert error.value.code == "not-over"
    do(table, HandOver(Seat(1), "sofia"), BEN)
    do(table, AskEnd(Seat(0)))
    with pytest.raises(TableError) as error:
        opening.rematch(table, frozenset([CLEO]), "newtable", "s", 1.0)
    assert error.value.code == "not-seated"
    decision, again = opening.rematch(table, frozenset([ANN]), "newtable", "s", 1.0)
    happen(table, decision)
    assert table.rematch == "newtable"
    assert (again.status, again.turn) == ("playing", 1)
    assert [seat.holder for seat in again.seats] == [ANN, BEN, None]
    assert again.seats[1].stand_in
    assert again.seats[1].level == "sofia"
    assert again.created.clock == BANK
