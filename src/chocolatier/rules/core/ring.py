"""The ring of factories (R3, R38)."""

import numpy as np

from chocolatier.compiled import i64, inline, shared
from chocolatier.rules.core.actions import RIGHT
from chocolatier.rules.core.numbers import Face

SPARE = int(Face.SPARE)


@shared
def factories(players: int) -> int:
    """Return how many factories lie in the ring. Implements R3."""
    return 2 * players + 1


@inline
def neighbour(s: np.record, slot: int, side: int) -> int:
    """Return the slot of the next factory; one that was taken away is skipped (R42).

    Implements R38.
    """
    n = factories(i64(s.players))
    step = 1 if side == RIGHT else n - 1
    slot = (slot - 1 + step) % n + 1
    if s.gone and slot == s.where[SPARE]:
        slot = (slot - 1 + step) % n + 1
    return slot
