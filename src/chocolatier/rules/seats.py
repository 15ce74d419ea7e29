"""Seats: from 0 in code, from 1 wherever a person or a file counts them.

``seat_number`` and ``seat_of`` are the only place that converts. Factories, lines, rows and
columns count from 1 everywhere, with 0 for the centre and for the floor, so they need none.
"""

from typing import NewType

from chocolatier.errors import RulesError, quoted, shown

Seat = NewType("Seat", int)
"""A player's index at the table, from 0."""


def seat_number(seat: int) -> int:
    """Return the number, from 1, by which people and files call a seat."""
    return seat + 1


def seat_of(number: int) -> Seat:
    """Return the seat that people and files call by this number."""
    return Seat(number - 1)


def first_of(first: object, players: int) -> Seat:
    """Return the seat that was chosen to start; raise RulesError if no seat has this index (R5)."""
    if type(first) is int and 0 <= first < players:
        return Seat(first)
    raise RulesError(
        "no-such-seat",
        f"seat {quoted(first)} cannot start: the seats are 0 to {players - 1} (R5)",
        seat=shown(seat_number(first) if type(first) is int else first),
    )
