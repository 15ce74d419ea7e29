"""The outlook of a position: every seat's chance of winning, and of each place."""

import math
from itertools import permutations

from chocolatier.bots.evaluate import Evaluation

USUAL_SPREAD = 8.0  # points, for an evaluation that has none fitted
LEAST = 1e-9


def winning_chances(values: tuple[float, ...], kind: int, worth: Evaluation) -> tuple[float, ...]:
    """Every seat's chance of winning, from expected points and the kind of position."""
    spread = float(worth.spread[kind]) or USUAL_SPREAD
    best = max(values)
    parts = [math.exp((value - best) / spread) for value in values]
    return tuple(part / sum(parts) for part in parts)


def place_chances(winning: tuple[float, ...]) -> tuple[tuple[float, ...], ...]:
    """Every seat's chance of each place, the first place first.

    Who wins is drawn by the chances of winning, then who is second among the rest by theirs, and
    so on (Plackett and Luce).
    """
    parts = [max(LEAST, chance) for chance in winning]
    places = [[0.0] * len(parts) for _ in parts]
    for order in permutations(range(len(parts))):
        chance = 1.0
        for i, seat in enumerate(order):
            chance *= parts[seat] / sum(parts[other] for other in order[i:])
        for place, seat in enumerate(order):
            places[seat][place] += chance
    return tuple(tuple(row) for row in places)
