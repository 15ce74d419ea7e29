"""Hints and the coach: who may ask, what about, and how the positions are counted."""

from dataclasses import dataclass
from itertools import islice

from chocolatier.errors import TableError
from chocolatier.rules.history import Played
from chocolatier.rules.seats import Seat, seat_number
from chocolatier.table import events
from chocolatier.table.commands import Holders
from chocolatier.table.refusals import check_playing, check_turn, check_version, stale
from chocolatier.table.state import Decision, RunningTable, Table


@dataclass(frozen=True)
class Subject:
    """A position in which a seat has a choice, or had one and played ``move``.

    ``state`` is the position as ``Game.key`` gives it, ``length`` that of the history before it.
    """

    seat: Seat
    state: bytes
    length: int
    move: str | None = None


def hints_allowed(table: Table) -> bool:
    """Return whether the people of a table may have hints.

    They may if all agreed on it when the table was set, or if a person is alone with bots. A bot
    that stands in for a person does not count as one: the person may come back. A game that counts
    in a contest has none.
    """
    if table.created.contest is not None:
        return False
    return table.arrangement.hints or sum(state.kind != "bot" for state in table.seats) == 1


def present_subject(table: Table, seat: Seat, holders: Holders, version: int) -> Subject:
    """Return what a hint for the seat to move is about.

    Raise TableError if there are no hints here, if the guest does not play the seat, if another
    one is to move, or if the table has another position than at this version.
    """
    playing = _check_advised(table, seat, holders)
    check_version(table, version, playing.game_version)
    check_turn(playing, seat)
    game = playing.game
    return Subject(seat, game.key, game.length)


def last_subject(table: Table, seat: Seat, holders: Holders, version: int) -> Subject:
    """Return what is to be said about the last move of a seat.

    Raise TableError if there are no hints here, if the guest does not play the seat, if it has
    not moved, or if it has moved or an undo has happened since this version.
    """
    playing = _check_advised(table, seat, holders)
    check_version(table, version, playing.move_versions[seat])
    length = _last_move_at(playing, seat)
    if length is None:
        raise TableError("nothing-to-judge", "this seat has not moved yet", seat=seat_number(seat))
    state, entry = next(islice(playing.game.moments(), length, None))
    assert isinstance(entry, Played)
    return Subject(seat, state, length, str(entry.move))


def shown(table: Table, subject: Subject, now: float) -> Decision:
    """Decide to count that a seat is shown the best move of a position, once for each position.

    Raise TableError if the table has gone on from it, or has gone back to before it.
    """
    if not isinstance(table, RunningTable) or not still_there(table, subject):
        raise stale(table)
    if table.was_hinted(subject.seat, subject.length):
        return Decision()
    return Decision((events.Hinted(at=now, seat=subject.seat, length=subject.length),))


def still_there(table: Table, subject: Subject) -> bool:
    """Return whether a position is still the present one, or its move still the seat's last."""
    if not isinstance(table, RunningTable) or table.status != "playing":
        return False
    game = table.game
    if subject.move is None:
        return (game.length, game.key) == (subject.length, subject.state)
    return game.length > subject.length and _last_move_at(table, subject.seat) == subject.length


def _last_move_at(table: RunningTable, seat: Seat) -> int | None:
    """Return how many entries stand before the last move of a seat."""
    game = table.game
    for back, entry in enumerate(game.latest(), 1):
        if isinstance(entry, Played) and entry.seat == seat:
            return game.length - back
    return None


def _check_advised(table: Table, seat: Seat, holders: Holders) -> RunningTable:
    playing = check_playing(table, seat, holders)
    if not hints_allowed(table):
        raise TableError("no-hints", "not all people agreed on hints when the table was set")
    return playing
