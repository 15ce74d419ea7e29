"""A sequential test: stop as soon as the games decide between two expected scores."""

from dataclasses import dataclass, field
from math import log
from typing import Literal, TypeAlias

from chocolatier.errors import ChocolatierError
from chocolatier.lab.arena.stats import Spread

Verdict: TypeAlias = Literal["low", "high", "undecided"]
ERROR_RATE = 0.05
BOUND = log((1 - ERROR_RATE) / ERROR_RATE)
"""The bound of the log-likelihood ratio, either way, with both kinds of error at 5 %."""


@dataclass
class Sprt:
    """A generalised sequential probability ratio test of the mean score of mirrored sets.

    ``low`` and ``high`` are the two expected scores of the first bot that are compared.
    Raise ChocolatierError unless 0 < low < high < 1.
    """

    low: float
    high: float
    sets: Spread = field(default_factory=Spread)

    def __post_init__(self) -> None:
        if not 0 < self.low < self.high < 1:
            raise ChocolatierError(
                "bad-sprt",
                f"--sprt needs 0 < LOW < HIGH < 1 (got {self.low:g} {self.high:g})",
            )

    def add(self, score: float) -> None:
        """Count the score of one more mirrored set."""
        self.sets.add(score)

    @property
    def ratio(self) -> float:
        """Return the log-likelihood ratio of high to low, by the normal approximation.

        The variance includes one lost and one won set more, so that a few equal results at the
        beginning do not pass for certainty.
        """
        if not self.sets.count:
            return 0.0
        n, mean = self.sets.count, self.sets.mean
        variance = (self.sets.deviations + mean**2 + (1 - mean) ** 2) / (n + 2)
        return n * (self.high - self.low) * (mean - (self.low + self.high) / 2) / variance

    @property
    def verdict(self) -> Verdict:
        """Return which of the two scores is accepted, if the test has decided."""
        if abs(self.ratio) < BOUND:
            return "undecided"
        return "high" if self.ratio > 0 else "low"
