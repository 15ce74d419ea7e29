"""From expected points to chances: of winning, and of each place.

A lead means more the nearer the end is. How much more was fitted on self-play: every kind of
position has a *spread* in points, and a seat's chance of winning is its share of
exp(value / spread).
"""

import math
from collections.abc import Sequence
from itertools import permutations

import numpy as np

from chocolatier.bots.value.features import MILLI
from chocolatier.bots.value.judge import KINDS, OVER, Evaluation, values_of
from chocolatier.compiled import i64, shared
from chocolatier.rules.core.numbers import MAX_PLAYERS
from chocolatier.rules.core.state import States

STEP = 8  # bits: a goal has an entry for every 256 thousandths of a point
FURTHEST = 300  # entries on either side of an even position
WON = 20_000  # what a certain win is worth more than an even position, in thousandths of a point
MARGIN = 0.1  # what a point of the lead counts beside that
NO_GOAL = np.zeros((0, 2 * FURTHEST + 1), np.int64)
NO_SPREAD = np.zeros(KINDS)
USUAL_SPREAD = 8.0  # points, for an evaluation without a fitted one
LEAST = 1e-9


def goal_table(spread: np.ndarray) -> np.ndarray:
    """Return what a lead is worth, by kind of position and lead in steps, in whole numbers."""
    leads = np.arange(-FURTHEST, FURTHEST + 1) * float(1 << STEP)
    chance = np.tanh(leads / (2 * MILLI * spread[:, np.newaxis]))
    table: np.ndarray = np.rint(WON * chance + MARGIN * leads).astype(np.int64)
    return table


@shared
def pursue(goal: np.ndarray, kind: int, lead: int) -> int:
    """Return what a lead in thousandths of a point is worth, interpolated between entries."""
    most = (FURTHEST << STEP) - 1
    lead = max(-most, min(most, lead))
    i = FURTHEST + (lead >> STEP)
    part = lead & (1 << STEP) - 1
    return i64(goal[kind, i] + ((goal[kind, i + 1] - goal[kind, i]) * part >> STEP))


@shared
def share_out(
    values: Sequence[float] | np.ndarray,
    players: int,
    spread: float,
    shares: list[float] | np.ndarray,
) -> None:
    """Write every seat's share of exp(value / spread), a softmax; both are in the same unit."""
    best = values[0]
    for seat in range(players):
        best = max(best, values[seat])
    total = 0.0
    for seat in range(players):
        shares[seat] = math.exp((values[seat] - best) / spread)
        total += shares[seat]
    for seat in range(players):
        shares[seat] /= total


def winning_chances(values: tuple[float, ...], kind: int, worth: Evaluation) -> tuple[float, ...]:
    """Return every seat's chance of winning, from expected points and the kind of position.

    The winners of a finished game share it (R31): full rows, which break ties, are thousandths of
    a point in its values.
    """
    if kind == OVER:
        won = [value == max(values) for value in values]
        return tuple(one / sum(won) for one in won)
    chances = [0.0] * len(values)
    share_out(values, len(values), float(worth.spread[kind]) or USUAL_SPREAD, chances)
    return tuple(chances)


def expect(states: States, worth: Evaluation) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """Return every seat's expected final points, and its chance of winning."""
    found = np.zeros(MAX_PLAYERS, np.int64)
    kind = values_of(states, worth, found)
    values = tuple((found[: int(states["players"][0])] / MILLI).tolist())
    return values, winning_chances(values, kind, worth)


def place_chances(
    winning: tuple[float, ...], values: tuple[float, ...] = ()
) -> tuple[tuple[float, ...], ...]:
    """Return every seat's chance of each place, the first place first.

    The winner is drawn by the chances of winning, the second among the rest by theirs, and so on
    (Plackett and Luce). Seats that cannot win come in the order of their ``values``, if given.
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
