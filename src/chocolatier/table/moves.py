"""Moves of people and bots, and bots that fail."""

from chocolatier.rules.seats import Seat
from chocolatier.table import events
from chocolatier.table.refusals import check_turn, stale
from chocolatier.table.seats import BotTurn
from chocolatier.table.state import Decision, RunningTable, Table
from chocolatier.table.steps import played


def person_moves(table: RunningTable, seat: Seat, move: str, now: float) -> Decision:
    """Decide about a person's move.

    Raise TableError if it is not the person's turn, and MoveError if the move is not legal.
    """
    check_turn(table, seat)
    return _moved(table, seat, move, now, None)


def bot_moves(
    table: Table, turn: BotTurn, move: str, now: float, level: str | None = None
) -> Decision:
    """Decide about a bot's move; raise TableError if it answers a turn that is gone.

    ``level`` is that of the bot that chose the move, if another one played for it.
    """
    return _moved(_still(table, turn), turn.seat, move, now, level or turn.level)


def bot_fails(table: Table, turn: BotTurn, level: str, now: float) -> Decision:
    """Replace a bot by one of another level; raise TableError if its turn is gone."""
    _still(table, turn)
    return Decision((events.Replaced(at=now, seat=turn.seat, level=level),))


def _still(table: Table, turn: BotTurn) -> RunningTable:
    if not isinstance(table, RunningTable) or table.bot_turn != turn:
        raise stale(table)
    return table


def _moved(table: RunningTable, seat: Seat, move: str, now: float, level: str | None) -> Decision:
    game, deal = played(table.game, move)
    moved = events.Moved(
        at=now,
        seat=seat,
        move=move,
        seconds=table.clocks.used(seat, now),
        level=level,
        deal=deal,
    )
    if not game.is_over:
        return Decision((moved,), game)
    return Decision((moved, events.GameEnded(at=now, seed=table.seed)), game)
