"""From expected points to the chance of winning.

A lead means more the nearer the end is. How much more was fitted on self-play: for every kind of
position a *spread* in points, and a seat's chance of winning is its share of exp(value / spread).
"""

import math

import numpy as np

from chocolatier.bots.value.features import BUCKETS, MILLI
from chocolatier.compiled import i64, inline

STEP = 8  # bits: a table of goals has an entry every 256 thousandths of a point
FURTHEST = 300  # entries on either side of an even position
WON = 20_000  # what a certain win is worth more than an even position, in thousandths of a point
MARGIN = 0.1  # what a point of the lead counts beside that
NO_GOAL = np.zeros((0, 2 * FURTHEST + 1), np.int64)
NO_SPREAD = np.zeros(2 * BUCKETS + 1)


def goal_table(spread: np.ndarray) -> np.ndarray:
    """What a lead is worth, by kind of position and lead in steps, in whole numbers."""
    leads = np.arange(-FURTHEST, FURTHEST + 1) * float(1 << STEP)
    chance = np.tanh(leads / (2 * MILLI * spread[:, np.newaxis]))
    table: np.ndarray = np.rint(WON * chance + MARGIN * leads).astype(np.int64)
    return table


@inline
def pursue(goal: np.ndarray, kind: int, lead: int) -> int:
    """What a lead in thousandths of a point is worth, between the table's entries linearly."""
    most = (FURTHEST << STEP) - 1
    lead = max(-most, min(most, lead))
    i = FURTHEST + (lead >> STEP)
    part = lead & (1 << STEP) - 1
    return i64(goal[kind, i] + ((goal[kind, i + 1] - goal[kind, i]) * part >> STEP))


@inline
def win_chances(values: np.ndarray, players: int, spread: float, chances: np.ndarray) -> None:
    """Write every seat's chance of winning."""
    best = values[0]
    for seat in range(players):
        best = max(best, values[seat])
    total = 0.0
    for seat in range(players):
        chances[seat] = math.exp((values[seat] - best) / (MILLI * spread))
        total += chances[seat]
    for seat in range(players):
        chances[seat] /= total
