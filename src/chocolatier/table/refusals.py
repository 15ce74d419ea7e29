"""Why a table refuses a command: the checks that commands share, and their errors."""

from chocolatier.errors import TableError
from chocolatier.rules.seats import Seat, seat_number
from chocolatier.table.commands import Holders
from chocolatier.table.state import RunningTable, Table, running

MOST_EVENTS = 5_000
"""More events than any game has that is only played: then nothing but moves is taken. Twice as
many end even those, at a table from before rounds were limited."""


def check_length(table: Table, *, moves: bool) -> None:
    """Raise TableError if the log is so long that a command, or even a move, is too much."""
    if table.version >= MOST_EVENTS * (2 if moves else 1):
        raise TableError("log-full", "this table has gone on for too long")


def check_contest(table: Table, *, alone: bool = False) -> None:
    """Raise TableError if the game counts in a contest; with ``alone``, if one person plays it."""
    people = sum(state.kind != "bot" for state in table.seats)
    if table.created.contest is not None and (people == 1 or not alone):
        raise TableError("in-contest", "this game counts in a contest: it is only played")


def check_seat(seat: Seat, players: int) -> None:
    """Raise TableError if there is no such seat."""
    if seat >= players:
        number = seat_number(seat)
        raise TableError(
            "no-such-seat", f"there is no seat {number}: seats go from 1 to {players}", seat=number
        )


def check_version(table: Table, version: int, needed: int) -> None:
    """Raise TableError if what a command is about has changed since the version it was given at."""
    if not needed <= version <= table.version:
        raise stale(table)


def check_playing(table: Table, seat: Seat, holders: Holders) -> RunningTable:
    """Return the table if its game goes on and the guest plays this seat, else raise TableError."""
    check_seat(seat, len(table.seats))
    state = table.seats[seat]
    if state.holder not in holders:
        raise not_your_seat(seat)
    table = running(table)
    check_not_over(table)
    if state.stand_in:
        raise seat_left(seat)
    return table


def check_turn(table: RunningTable, seat: Seat) -> None:
    """Raise TableError if the seat is not to move, or has no time left for it."""
    number = seat_number(seat)
    if table.turn != seat:
        raise TableError("not-your-turn", f"seat {number} is not to move", seat=number)
    if table.timed_out == seat:
        raise TableError("time-out", "the time is up: a bot plays this move", seat=number)


def check_not_over(table: Table) -> None:
    """Raise TableError if the game is over."""
    if table.status == "over":
        raise TableError("table-over", "the game is over")


def stale(table: Table) -> TableError:
    """Return the error of a command about a position that is gone."""
    return TableError(
        "stale", f"the table has gone on to version {table.version}", version=table.version
    )


def seat_left(seat: Seat) -> TableError:
    """Return the error of a command for a seat that a bot plays for."""
    number = seat_number(seat)
    return TableError("seat-left", f"a bot plays for seat {number}", seat=number)


def not_your_seat(seat: Seat) -> TableError:
    """Return the error of a command for another guest's seat."""
    number = seat_number(seat)
    return TableError("not-your-seat", f"you do not hold seat {number}", seat=number)


def not_seated() -> TableError:
    """Return the error of a guest without a seat."""
    return TableError("not-seated", "you hold no seat at this table")
