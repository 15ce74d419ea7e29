"""Intervals against known values, and the sequential test."""

import random

import pytest

from chocolatier.errors import ChocolatierError
from chocolatier.lab.arena.sprt import BOUND, Sprt
from chocolatier.lab.arena.stats import Spread, estimate_mean, estimate_rate, student_t, wilson


@pytest.mark.parametrize(
    ("freedom", "quantile"),
    [(1, 12.706), (4, 2.776), (9, 2.262), (10, 2.228), (30, 2.042), (100, 1.984), (10**6, 1.960)],
)
def test_student(freedom: int, quantile: float) -> None:
    assert student_t(freedom) == pytest.approx(quantile, abs=6e-4)


@pytest.mark.parametrize(
    ("rate", "count", "low", "high"),
    [(0.8, 10, 0.4902, 0.9433), (0.0, 10, 0.0, 0.2775), (0.5, 100, 0.4038, 0.5962)],
)
def test_wilson(rate: float, count: int, low: float, high: float) -> None:
    assert wilson(rate, count) == pytest.approx((low, high), abs=1e-4)


def test_mean() -> None:
    estimate = estimate_mean(Spread.of([1, 2, 3, 4, 5]))
    assert estimate is not None
    assert estimate.value == 3
    assert (estimate.low, estimate.high) == pytest.approx((1.037, 4.963), abs=1e-3)
    assert estimate_mean(Spread.of([1])) is None


def test_rate_by_the_variance_of_sets() -> None:
    # 100 sets: 20 lost, 40 halved, 40 won: mean 0.6, variance 0.14 * 100 / 99
    estimate = estimate_rate(Spread.of([0.0] * 20 + [0.5] * 40 + [1.0] * 40))
    assert estimate is not None
    assert (estimate.method, estimate.sets) == ("sets", 100)
    half = 1.98422 * (0.14 / 99) ** 0.5
    assert (estimate.value, estimate.low, estimate.high) == pytest.approx(
        (0.6, 0.6 - half, 0.6 + half), abs=1e-5
    )


def test_mirrored_sets_narrow_the_interval() -> None:
    halved = estimate_rate(Spread.of([0.5] * 99 + [1.0]))
    assert halved is not None
    low, high = wilson(0.505, 200)
    assert halved.high - halved.low < (high - low) / 5


@pytest.mark.parametrize("scores", [[1.0] * 50, [0.5] * 50, [0.0, 1.0] * 4, [0.1] * 30])
def test_rate_falls_back_to_wilson(scores: list[float]) -> None:
    estimate = estimate_rate(Spread.of(scores))
    assert estimate is not None
    assert estimate.method == "wilson"
    assert (estimate.low, estimate.high) == pytest.approx(wilson(estimate.value, len(scores)))
    assert 0 <= estimate.low < estimate.high <= 1


def test_no_sets_no_rate() -> None:
    assert estimate_rate(Spread()) is None


def _sprt(low: float, high: float, scores: list[float]) -> Sprt:
    sprt = Sprt(low, high)
    for score in scores:
        if sprt.verdict == "undecided":
            sprt.add(score)
    return sprt


def test_sprt_stops_on_clear_cases() -> None:
    won = _sprt(0.5, 0.55, [1.0] * 100)
    assert (won.verdict, won.sets.count < 20) == ("high", True)
    assert won.ratio > BOUND
    lost = _sprt(0.5, 0.55, [0.0] * 100)
    assert (lost.verdict, lost.sets.count < 20) == ("low", True)


def test_sprt_goes_on_between_its_bounds() -> None:
    assert Sprt(0.45, 0.55).ratio == 0.0
    assert _sprt(0.45, 0.55, [0.0, 1.0] * 500).verdict == "undecided"


@pytest.mark.parametrize(("truth", "right"), [(0.5, "low"), (0.6, "high")])
def test_sprt_is_seldom_wrong(truth: float, right: str) -> None:
    dice = random.Random(4)
    verdicts = [
        _sprt(0.5, 0.6, [float(dice.random() < truth) for _ in range(2000)]).verdict
        for _ in range(200)
    ]
    assert verdicts.count("undecided") == 0
    assert sum(verdict == right for verdict in verdicts) >= 180


@pytest.mark.parametrize(("low", "high"), [(0.5, 0.5), (0.6, 0.5), (0.0, 0.5), (0.5, 1.0)])
def test_bad_sprt(low: float, high: float) -> None:
    with pytest.raises(ChocolatierError, match="LOW < HIGH"):
        Sprt(low, high)
