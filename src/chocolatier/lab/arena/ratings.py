"""Ratings by maximum likelihood (Bradley-Terry), on the scale of Elo."""

from dataclasses import dataclass
from math import log
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from chocolatier.lab.arena.stats import Z95

Numbers: TypeAlias = npt.NDArray[np.floating]
Wins: TypeAlias = Numbers
"""wins[set, a, b]: how often a was placed before b in a mirrored set; a shared place is a half."""

SCALE = 400 / log(10)  # Elo points per unit of log-odds
PRIOR = 0.5  # wins of each over each other that are added, so that all ratings are finite
STEPS, LONGEST_STEP, EXACT = 200, 1.0, 1e-10


@dataclass(frozen=True)
class Rating:
    """Elo points above the average of all bots, with their 95 % interval."""

    elo: float
    low: float
    high: float


def rate(wins: Wins) -> list[Rating]:
    """Return the rating of every bot.

    The interval is the wider of two: from the observed information, which takes all placements as
    independent, and from the differences between mirrored sets, which does not.
    """
    total = wins.sum(axis=0) + PRIOR * (1 - np.eye(wins.shape[1]))
    strength = _fit(total)
    inverse: Numbers = np.linalg.pinv(_information(total + total.T, strength), hermitian=True)
    variance = np.maximum(np.diag(inverse), np.diag(_between_sets(wins, strength, inverse)))
    elo, half = SCALE * strength, SCALE * Z95 * np.sqrt(variance)
    return [Rating(float(e), float(e - h), float(e + h)) for e, h in zip(elo, half, strict=True)]


def _expected(strength: Numbers) -> Numbers:
    """Return expected[a, b]: the probability that a is placed before b."""
    return 1 / (1 + np.exp(strength[None, :] - strength[:, None]))


def _information(games: Wins, strength: Numbers) -> Numbers:
    expected = _expected(strength)
    weight = games * expected * expected.T
    return np.diag(weight.sum(axis=1)) - weight


def _fit(total: Wins) -> Numbers:
    """Return the most likely strengths, with mean 0, by Newton's method."""
    games = total + total.T
    strength: Numbers = np.zeros(len(total))
    for _ in range(STEPS):
        slope = (total - games * _expected(strength)).sum(axis=1)
        step = np.linalg.pinv(_information(games, strength), hermitian=True) @ slope
        longest = np.abs(step).max()
        strength += step * min(1.0, LONGEST_STEP / max(longest, EXACT))
        if longest < EXACT:
            break
    centred: Numbers = strength - strength.mean()
    return centred


def _between_sets(wins: Wins, strength: Numbers, inverse: Numbers) -> Numbers:
    """Return the sandwich estimate of the strengths' covariance, with a set as the unit."""
    count = len(wins)
    if count < 2:
        return np.zeros_like(inverse)
    games = wins + wins.transpose(0, 2, 1)
    slopes = (wins - games * _expected(strength)).sum(axis=2)
    covariance: Numbers = inverse @ (slopes.T @ slopes) @ inverse * count / (count - 1)
    return covariance
