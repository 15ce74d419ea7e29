"""Leads: how far a seat is ahead of the others. Plain Python and compiled code share this."""

from collections.abc import Sequence

import numpy as np

from chocolatier.compiled import shared


@shared
def others_total(values: Sequence[float] | np.ndarray, seat: int, players: int) -> float:
    """Return the sum of the other seats' values."""
    total = -values[seat]
    for other in range(players):
        total += values[other]
    return total


@shared
def lead(values: Sequence[float] | np.ndarray, seat: int, players: int) -> float:
    """Return a seat's lead over the others' average, times the number of others.

    Not divided by that number, the lead of whole values is a whole number, and leads that are
    equal compare equal.
    """
    return (players - 1) * values[seat] - others_total(values, seat, players)
