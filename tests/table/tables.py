"""Tables for tests: opened, played and folded without a server."""

import random
from collections.abc import Sequence

import pytest

from chocolatier.errors import ChocolatierError
from chocolatier.table import decide
from chocolatier.table.events import Event, read_event, write_event
from chocolatier.table.state import Table, hash_token
from chocolatier.view import wire

SEED = "a test's seed"
ANN, BEN, CLEO = (hash_token(name * 8) for name in ("ann", "ben", "cleo"))
BANK = wire.Clock(kind="bank", seconds=60, increment=5)


def chairs(kinds: str) -> list[wire.NewSeat]:
    """Seats by letters: h here, l by link, b a bot."""
    made = {
        "h": wire.NewSeat(kind="here", name="Ann"),
        "l": wire.NewSeat(kind="link"),
        "b": wire.NewSeat(kind="bot", level="maitre"),
    }
    return [made[kind] for kind in kinds]


def new_table(
    kinds: str = "hl",
    clock: wire.Clock | None = None,
    starts: int | None = 1,
    side: wire.SideText = "coloured",
    special: bool = False,
) -> wire.NewTable:
    rules = wire.RulesView(players=len(kinds), side=side, special=special)
    return wire.NewTable(
        rules=rules, seats=chairs(kinds), starts=starts, clock=clock or wire.Clock()
    )


def opened(new: wire.NewTable | None = None, seed: str = SEED, at: float = 0.0) -> Table:
    """A table; Ann holds what is here."""
    events = decide.create(new or new_table(), ANN, "abcdefgh", seed, at)
    return Table.load("abcdefgh", seed, events)


def seated(
    kinds: str = "hl", clock: wire.Clock | None = None, at: float = 0.0, **options: object
) -> Table:
    """A table that has begun: Ben and Cleo took the open seats."""
    table = opened(new_table(kinds, clock, **options), at=at)  # type: ignore[arg-type]
    for name, holder in (("Ben", BEN), ("Cleo", CLEO)):
        if table.status == "waiting":
            wish = wire.Join(invite=table.invite, name=name)
            happen(table, decide.join(table, wish, holder, at))
    assert table.status == "playing"
    return table


def happen(table: Table, events: Sequence[Event]) -> list[str]:
    """Apply events as they would come back from the store; their types."""
    for event in events:
        table.apply(read_event(write_event(event)))
    return [event.type for event in events]


def do(
    table: Table,
    command: wire.Command,
    holder: str = ANN,
    *,
    at: float = 0.0,
    version: int | None = None,
    absent: Sequence[int] = (),
) -> list[str]:
    """Do a command of one holder."""
    version = table.version if version is None else version
    events = decide.decide(table, command, frozenset([holder]), version, at, absent)
    return happen(table, events)


def refused(code: str, table: Table, command: wire.Command, holder: str = ANN, **how: int) -> None:
    """The command is refused by this code, and nothing changes."""
    before = table.version
    with pytest.raises(ChocolatierError) as error:
        do(table, command, holder, version=how.get("version"))
    assert (error.value.code, table.version) == (code, before)


def some_move(table: Table, rng: random.Random | None = None) -> str:
    assert table.game is not None
    moves = table.game.legal_moves
    return str(rng.choice(moves) if rng else moves[0])


def play(table: Table, holder: str = ANN, at: float = 0.0) -> list[str]:
    """The seat to move plays its first legal move; a bot too."""
    turn, thinker = table.turn, table.thinker
    assert turn is not None
    move = some_move(table)
    if thinker is not None:
        return happen(table, decide.bot_moves(table, thinker, move, table.game_version, at))
    return do(table, wire.MoveCommand(seat=turn + 1, move=move), holder, at=at)


def holder_of(table: Table) -> str:
    """Who is to move."""
    assert table.turn is not None
    return table.seats[table.turn].holder or ANN


def play_round(table: Table) -> None:
    """Until the next deal, or the end."""
    assert table.game is not None
    number = table.game.round
    while table.status == "playing" and table.game.round == number:
        play(table, holder_of(table))
