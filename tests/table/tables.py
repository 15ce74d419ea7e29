"""Tables for tests: opened, played and folded without a server."""

import random
from collections.abc import Sequence

import pytest

from chocolatier.errors import ChocolatierError
from chocolatier.rules.ruleset import Rules
from chocolatier.rules.seats import Seat
from chocolatier.store.formats import read_event, write_event
from chocolatier.table import moves, opening
from chocolatier.table.clock import TimeControl
from chocolatier.table.commands import Command, PlayMove, SeatSetup, TableSetup, TakeSeat
from chocolatier.table.decide import decide
from chocolatier.table.events import TableEvent
from chocolatier.table.seats import hash_token
from chocolatier.table.state import Decision, RunningTable, Table
from chocolatier.view.guest import event_fields

SEED = "a test's seed"
ANN, BEN, CLEO = (hash_token(name * 8) for name in ("ann", "ben", "cleo"))
BANK = TimeControl("bank", seconds=60, increment=5)
SETUPS = {
    "h": SeatSetup("here", "Ann"),
    "l": SeatSetup("link"),
    "b": SeatSetup("bot", level="maitre"),
}


def new_table(
    kinds: str = "hl",
    clock: TimeControl | None = None,
    starts: int | None = 0,
    rules: str = "coloured-plain",
) -> TableSetup:
    """A table to be opened; its seats by letters: h here, l by link, b a bot."""
    return TableSetup(
        Rules.parse(f"{len(kinds)}-{rules}"),
        tuple(SETUPS[kind] for kind in kinds),
        None if starts is None else Seat(starts),
        clock or TimeControl(),
    )


def opened(setup: TableSetup | None = None, seed: str = SEED, at: float = 0.0) -> Table:
    """A table; Ann holds what is here."""
    return opening.open_table(setup or new_table(), ANN, "abcdefgh", seed, at)


def seated(
    kinds: str = "hl",
    clock: TimeControl | None = None,
    at: float = 0.0,
    starts: int = 0,
    rules: str = "coloured-plain",
) -> RunningTable:
    """A table that has begun: Ben and Cleo took the open seats."""
    table = opened(new_table(kinds, clock, starts, rules), at=at)
    for name, holder in (("Ben", BEN), ("Cleo", CLEO)):
        if table.status == "waiting":
            table = table.follow(
                stored(opening.take_seat(table, TakeSeat(table.invite, name), holder, at))
            )
    assert isinstance(table, RunningTable)
    assert table.status == "playing"
    return table


def stored(decision: Decision) -> Decision:
    """The decision with its events as they would come back from the store."""
    return Decision(tuple(map(again, decision.events)), decision.game)


def again(event: TableEvent) -> TableEvent:
    return read_event(write_event(event))


def types(events: Sequence[TableEvent]) -> list[str]:
    return [event_fields(1, event)["type"] for event in events]


def happen(table: Table, decision: Decision) -> list[str]:
    """Let a table, which goes on as it is, follow a decision; the types of its events."""
    assert table.follow(stored(decision)) is table
    return types(decision.events)


def do(
    table: Table,
    command: Command,
    holder: str = ANN,
    *,
    at: float = 0.0,
    version: int | None = None,
    absent: Sequence[Seat] = (),
) -> list[str]:
    """Do a command of one holder."""
    version = table.version if version is None else version
    return happen(table, decide(table, command, frozenset([holder]), version, at, absent))


def refused(code: str, table: Table, command: Command, holder: str = ANN, **how: int) -> None:
    """The command is refused by this code, and nothing changes."""
    before = table.version
    with pytest.raises(ChocolatierError) as error:
        do(table, command, holder, version=how.get("version"))
    assert (error.value.code, table.version) == (code, before)


def some_move(table: RunningTable, rng: random.Random | None = None) -> str:
    legal = table.game.legal_moves
    return str(rng.choice(legal) if rng else legal[0])


def play(table: RunningTable, holder: str = ANN, at: float = 0.0) -> list[str]:
    """The seat to move plays its first legal move; a bot too."""
    turn, bot_turn = table.turn, table.bot_turn
    assert turn is not None
    move = some_move(table)
    if bot_turn is not None:
        return happen(table, moves.bot_moves(table, bot_turn, move, at))
    return do(table, PlayMove(turn, move), holder, at=at)


def holder_of(table: RunningTable) -> str:
    """Who is to move."""
    assert table.turn is not None
    return table.seats[table.turn].holder or ANN


def play_round(table: RunningTable) -> None:
    """Until the next deal, or the end."""
    number = table.game.round
    while table.status == "playing" and table.game.round == number:
        play(table, holder_of(table))
