"""The outlook of a position: every seat's chance of winning, and of each place."""

import math
from itertools import permutations

from chocolatier.bots.value.judge import OVER, Evaluation

USUAL_SPREAD = 8.0  # points, for an evaluation that has none fitted
LEAST = 1e-9


def winning_chances(values: tuple[float, ...], kind: int, worth: Evaluation) -> tuple[float, ...]:
    """Every seat's chance of winning, from expected points and the kind of position.

    A game that is over has been won, by several seats if they share it (R31): full rows, which
    break ties, are thousandths of a point in its values.
    """
    best = max(values)
    if kind == OVER:
        won = [value == best for value in values]
        return tuple(one / sum(won) for one in won)
    spread = float(worth.spread[kind]) or USUAL_SPREAD
    parts = [math.exp((value - best) / spread) for value in values]
    return tuple(part / sum(parts) for part in parts)


def place_chances(
    winning: tuple[float, ...], values: tuple[float, ...] = ()
) -> tuple[tuple[float, ...], ...]:
    """Every seat's chance of each place, the first place first.

    Who wins is drawn by the chances of winning, then who is second among the rest by theirs, and
    so on (Plackett and Luce). Seats that cannot win come in the order of their ``values``, if
    these are given.
    """
    points = values or (0.0,) * len(winning)
    parts = [
        max(chance, LEAST ** (1 + sum(other > own for other in points)))
        for chance, own in zip(winning, points, strict=True)
    ]
    places = [[0.0] * len(parts) for _ in parts]
    for order in permutations(range(len(parts))):
        chance = 1.0
        for i, seat in enumerate(order):
            chance *= parts[seat] / sum(parts[other] for other in order[i:])
        for place, seat in enumerate(order):
            places[seat][place] += chance
    return tuple(tuple(row) for row in places)
