"""Ratings recover known strengths, and their intervals hold what they promise."""

import numpy as np
import pytest

from chocolatier.lab.arena.ratings import SCALE, Wins, rate

STRENGTHS = np.array([150.0, 0.0, -50.0, -100.0])


def _probabilities() -> Wins:
    before: Wins = 1 / (1 + np.exp((STRENGTHS[None, :] - STRENGTHS[:, None]) / SCALE))
    return before


def _sampled(sets: int, dice: np.random.Generator) -> Wins:
    """Every pair plays once in every set."""
    wins = np.zeros((sets, 4, 4))
    for a in range(4):
        for b in range(a):
            won = dice.random(sets) < _probabilities()[a, b]
            wins[:, a, b], wins[:, b, a] = won, ~won
    return wins


def test_exact_placements_give_the_exact_strengths() -> None:
    wins = np.array([_probabilities() * 100_000 * (1 - np.eye(4))])
    assert [r.elo for r in rate(wins)] == pytest.approx(STRENGTHS, abs=0.01)


def test_three_of_four_are_191_points() -> None:
    first, second = rate(np.array([[[0, 75_000.0], [25_000.0, 0]]]))
    assert first.elo - second.elo == pytest.approx(190.85, abs=0.01)
    # the difference's error is 1 / sqrt(n p q); each rating is half of it from the mean
    error = SCALE * 1.95996 / (100_000 * 0.75 * 0.25) ** 0.5 / 2
    assert first.high - first.elo == pytest.approx(error, rel=1e-3)


def test_intervals_cover_the_truth() -> None:
    dice = np.random.default_rng(1)
    inside = [
        rating.low <= truth <= rating.high
        for _ in range(100)
        for rating, truth in zip(rate(_sampled(60, dice)), STRENGTHS, strict=True)
    ]
    assert 0.92 <= np.mean(inside) <= 0.99


def test_equal_results_within_sets_widen_the_interval() -> None:
    single = _sampled(100, np.random.default_rng(2))
    once, repeated = rate(single)[0], rate(9 * single)[0]
    assert repeated.high - repeated.low == pytest.approx(once.high - once.low, rel=0.15)


def test_ratings_are_finite_and_add_up_to_nothing() -> None:
    ratings = rate(np.array([[[0, 5.0, 5.0], [0, 0, 5.0], [0, 0, 0]]] * 10))
    assert ratings[0].elo > ratings[1].elo > ratings[2].elo
    assert all(np.isfinite([r.elo, r.low, r.high]).all() for r in ratings)
    assert sum(r.elo for r in ratings) == pytest.approx(0, abs=1e-6)


def test_no_games_say_nothing() -> None:
    assert [r.elo for r in rate(np.zeros((0, 3, 3)))] == [0, 0, 0]
