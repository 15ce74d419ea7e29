"""How strong the levels are, in Elo points on one scale, from matches between neighbours.

Each step is the share of wins of a level against the one below it, as ``docs/experiments.md`` has
it ("the ladder of levels" and what is newer). The weakest level is the anchor: ANCHOR points with
every rule set, by definition. So the numbers of two rule sets say how the levels lie there, not
which one is harder.
"""

import math
from functools import cache

from chocolatier.bots.levels import LEVELS
from chocolatier.rules.ruleset import Rules

ANCHOR = 600
"""The strength of the weakest level."""
SCALE = 400 / math.log(10)
"""Elo points by which the odds of winning grow e-fold."""
TOP_STEP = 0.81
"""Where the top level was not played: the mean of its four measured steps."""
STEPS: dict[str, tuple[float, ...]] = {
    "2-coloured-plain": (0.77, 0.74, 0.84, 0.80, 0.81, 0.75, 0.86, 0.90),
    "2-coloured-special": (0.67, 0.74, 0.78, 0.81, 0.69, 0.85, 0.81),
    "2-free-plain": (0.79, 0.82, 0.80, 0.85, 0.76, 0.80, 0.80, 0.80),
    "2-free-special": (0.78, 0.78, 0.85, 0.78, 0.83, 0.80, 0.80, 0.69),
    "3-coloured-plain": (0.79, 0.84, 0.78, 0.69, 0.75, 0.80, 0.81),
    "3-coloured-special": (0.73, 0.73, 0.68, 0.77, 0.79, 0.82, 0.83),
    "3-free-plain": (0.72, 0.74, 0.76, 0.77, 0.76, 0.79, 0.83),
    "3-free-special": (0.75, 0.76, 0.78, 0.75, 0.73, 0.78, 0.82),
    "4-coloured-plain": (0.79, 0.85, 0.81, 0.82, 0.81, 0.84, 0.85, 0.84),
    "4-coloured-special": (0.81, 0.87, 0.80, 0.79, 0.83, 0.80, 0.83),
    "4-free-plain": (0.79, 0.84, 0.82, 0.80, 0.81, 0.84, 0.85),
    "4-free-special": (0.83, 0.84, 0.75, 0.83, 0.82, 0.84, 0.84),
}
"""By rule set: the wins of each level but the weakest against the one below it."""


def rule_set(rules: Rules) -> str:
    """Return the name of the rule set without options, which all numbers here are for."""
    return str(Rules(rules.players, rules.side, rules.special))


@cache
def strengths(name: str) -> dict[str, float]:
    """Return the strength of every level with a rule set."""
    players = int(name[0])
    steps = STEPS[name]
    steps += (TOP_STEP,) * (len(LEVELS) - 1 - len(steps))
    found, strength = {LEVELS[0].name: float(ANCHOR)}, float(ANCHOR)
    for level, share in zip(LEVELS[1:], steps, strict=True):
        strength += SCALE * math.log(_odds(share, players))
        found[level.name] = strength
    return found


def _odds(share: float, players: int) -> float:
    """Return the odds of one seat against one of the other bot, from the share of all wins.

    The chance of a seat to win is taken to be its part of the sum of all seats' odds. With two and
    four players both bots have equally many seats. With three players half the games have two of
    the first bot, the others one, and the odds solve a square equation.
    """
    if players != 3:
        return share / (1 - share)
    # share = (2x / (2x + 1) + x / (x + 2)) / 2
    a, b, c = 4 - 4 * share, 5 - 10 * share, -4 * share
    return (-b + math.sqrt(b * b - 4 * a * c)) / (2 * a)
