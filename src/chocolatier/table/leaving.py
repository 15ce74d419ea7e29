"""Seats that are handed to bots: by leaving, or because the time ran out. And coming back."""

from collections.abc import Collection

from chocolatier.errors import TableError
from chocolatier.rules.seats import Seat, seat_number
from chocolatier.table import events
from chocolatier.table.commands import HandOver, Holders
from chocolatier.table.opening import start_if_full
from chocolatier.table.questions import granted_without
from chocolatier.table.refusals import (
    check_not_over,
    check_seat,
    not_your_seat,
    seat_left,
)
from chocolatier.table.seats import STAND_IN
from chocolatier.table.state import Decision, RunningTable, Table


def hand_over(
    table: Table, command: HandOver, holders: Holders, now: float, absent: Collection[Seat]
) -> Decision:
    """Decide to let a bot play at a seat.

    A guest with a seat may do so for their own, for an open one, and for one whose holder is
    ``absent``. Raise TableError for any other.
    """
    seat = command.seat
    check_seat(seat, len(table.seats))
    mine = table.held_by(holders)
    if not mine:
        raise not_your_seat(seat)
    check_not_over(table)
    _check_free(table, seat, seat in mine or seat in absent)
    left = events.Left(at=now, seat=seat, level=command.level, by=seat if seat in mine else mine[0])
    return Decision((left,)).then(
        granted_without(table, seat, now)
        if isinstance(table, RunningTable)
        else start_if_full(table, now, seat)
    )


def _check_free(table: Table, seat: Seat, allowed: bool) -> None:
    state, number = table.seats[seat], seat_number(seat)
    if state.kind == "bot":
        raise TableError("seat-of-bot", f"seat {number} is a bot's", seat=number)
    if state.stand_in:
        raise seat_left(seat)
    if not allowed and state.kind != "open":
        raise TableError(
            "seat-present",
            f"seat {number}: only its holder can hand it to a bot while being here",
            seat=number,
        )


def come_back(table: Table, seat: Seat, holders: Holders, now: float) -> Decision:
    """Decide to give a seat back to its person; raise TableError if no bot stands in."""
    check_seat(seat, len(table.seats))
    state, number = table.seats[seat], seat_number(seat)
    if state.holder not in holders:
        raise not_your_seat(seat)
    if not state.stand_in:
        raise TableError("not-left", f"seat {number} was not handed to a bot", seat=number)
    if state.lost:
        raise TableError(
            "time-lost", f"the time of seat {number} ran out: its bot plays on", seat=number
        )
    check_not_over(table)
    return Decision((events.Returned(at=now, seat=seat),))


def time_out(table: Table, now: float) -> Decision:
    """Let a bot play for the person whose clock has run out; decide nothing if none has."""
    deadline, turn = table.deadline, table.turn
    if deadline is None or turn is None or now < deadline:
        return Decision()
    for_good = table.clocks.control.kind == "bank"
    timed_out = Decision((events.TimedOut(at=now, seat=turn, level=STAND_IN, for_good=for_good),))
    if for_good and isinstance(table, RunningTable):
        return timed_out.then(granted_without(table, turn, now))
    return timed_out


def resume(table: Table, now: float) -> Decision:
    """Let a running clock go on from now, after the server was away."""
    return Decision() if table.deadline is None else Decision((events.Resumed(at=now),))
