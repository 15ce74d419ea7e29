"""Means and their 95 % intervals, over mirrored sets."""

from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist
from typing import Literal

Z95 = NormalDist().inv_cdf(0.975)
FEWEST_SETS = 10  # below it a rate's interval does not come from the sets' variance
_SMALL_T = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262)


@dataclass(frozen=True)
class Estimate:
    """A mean with its 95 % interval and the method that gave it."""

    value: float
    low: float
    high: float
    method: Literal["sets", "wilson"]
    sets: int

    def __format__(self, spec: str) -> str:
        """Write mean and interval alike: ``f"{bot.win_rate:.1%}"`` is ``63.5% [56.6%, 70.4%]``."""
        value, low, high = (format(number, spec) for number in (self.value, self.low, self.high))
        return f"{value} [{low}, {high}]"

    def __str__(self) -> str:
        return format(self, ".3g")


@dataclass
class Spread:
    """The sums from which mean and variance are computed."""

    count: int = 0
    total: float = 0.0
    squares: float = 0.0

    @classmethod
    def of(cls, values: Iterable[float]) -> "Spread":
        """Return the spread of these values."""
        spread = cls()
        for value in values:
            spread.add(value)
        return spread

    def add(self, value: float) -> None:
        """Count one more value."""
        self.count += 1
        self.total += value
        self.squares += value * value

    @property
    def mean(self) -> float:
        """Return the mean; there must be a value."""
        return self.total / self.count

    @property
    def deviations(self) -> float:
        """Return the sum of the squared differences from the mean."""
        # A difference of two sums: what is within their rounding error is zero.
        rest = self.squares - self.total * self.mean
        return rest if rest > 1e-12 * max(1.0, self.squares) else 0.0

    @property
    def error(self) -> float:
        """Return the standard error of the mean; there must be two values."""
        return sqrt(self.deviations / (self.count - 1) / self.count)


def student_t(freedom: int) -> float:
    """Return the 97.5 % quantile of Student's distribution, to three digits.

    Above nine degrees of freedom it is the Cornish-Fisher expansion.
    """
    if freedom <= len(_SMALL_T):
        return _SMALL_T[freedom - 1]
    z, n = Z95, freedom
    return (
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
    )


def wilson(rate: float, count: int) -> tuple[float, float]:
    """Return Wilson's interval of a rate over this number of independent trials."""
    z2 = Z95 * Z95 / count
    centre = (rate + z2 / 2) / (1 + z2)
    half = Z95 * sqrt(rate * (1 - rate) / count + z2 / (4 * count)) / (1 + z2)
    return max(0.0, centre - half), min(1.0, centre + half)


def estimate_mean(sets: Spread) -> Estimate | None:
    """Return the mean of the sets' values, by their variance; None for fewer than two sets."""
    if sets.count < 2:
        return None
    half = student_t(sets.count - 1) * sets.error
    return Estimate(sets.mean, sets.mean - half, sets.mean + half, "sets", sets.count)


def estimate_rate(sets: Spread) -> Estimate | None:
    """Return a rate from 0 to 1 by the sets' rates; None without any.

    Few sets, or equal ones, do not show their variance: then it is Wilson's interval, with a set
    as one trial.
    """
    if not sets.count:
        return None
    if sets.count < FEWEST_SETS or not sets.deviations:
        rate = min(1.0, max(0.0, sets.mean))
        return Estimate(rate, *wilson(rate, sets.count), "wilson", sets.count)
    half = student_t(sets.count - 1) * sets.error
    low, high = max(0.0, sets.mean - half), min(1.0, sets.mean + half)
    return Estimate(sets.mean, low, high, "sets", sets.count)
