"""Seats: from 0 in code, from 1 wherever a person or a file counts them.

These two functions are the only place that converts. Factories, lines, rows and columns count
from 1 everywhere, with 0 for the centre and for the floor, so they need no conversion.
"""

from typing import NewType

Seat = NewType("Seat", int)
"""A player's index at the table, from 0."""


def seat_number(seat: int) -> int:
    """Return the number, from 1, by which people and files call a seat."""
    return seat + 1


def seat_of(number: int) -> Seat:
    """Return the seat that people and files call by this number."""
    return Seat(number - 1)
