"""Summaries of tables: what the lobby shows without reading their logs."""

from dataclasses import dataclass

from chocolatier.rules.ruleset import Rules
from chocolatier.rules.seats import Seat
from chocolatier.table.seats import SeatKind
from chocolatier.table.state import RunningTable, Status, Table


@dataclass(frozen=True)
class SeatSummary:
    """Who sits at a seat."""

    kind: SeatKind
    name: str | None
    level: str | None  # of the bot, or of the bot that stands in
    lost: bool  # the time ran out
    left: float | None  # seconds on the clock at the last event; None without one
    program: bool = False  # joined as people do


@dataclass(frozen=True)
class TableSummary:
    """A table at its last event."""

    table: str
    status: Status
    rules: Rules
    seats: tuple[SeatSummary, ...]
    round: int  # 0 before the start
    turn: Seat | None
    scores: tuple[int, ...]  # none before the start
    places: tuple[int, ...] | None  # of every seat, when the game is over
    started: float  # when the table was opened, in seconds since 1970
    changed: float


def summarize(table: Table) -> TableSummary:
    """Return the summary of a table."""
    game = table.game if isinstance(table, RunningTable) else None
    changed = table.log[-1].at
    return TableSummary(
        table=table.id,
        status=table.status,
        rules=table.rules,
        seats=tuple(_seat(table, seat, changed) for seat, _ in table.each_seat()),
        round=0 if game is None else game.round,
        turn=table.turn,
        scores=() if game is None else game.scores,
        places=game.ranking if game is not None and game.is_over else None,
        started=table.created.at,
        changed=changed,
    )


def _seat(table: Table, seat: Seat, now: float) -> SeatSummary:
    state = table.seats[seat]
    left = table.time_left(seat, now)
    return SeatSummary(state.kind, state.name, state.level, state.lost, left, state.program)
