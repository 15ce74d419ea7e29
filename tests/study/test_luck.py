"""The tool that measures luck: the same luck as in reviews, and how it is weighed."""

import math

import pytest
from tools.judge import try_game
from tools.luck import Lucky, by_chance, distance, luck_of

from tests.study.test_judge import TRIAL


def test_luck_is_that_of_a_review() -> None:
    assert luck_of(TRIAL).luck == pytest.approx(try_game(TRIAL).luck, abs=1e-5)


def test_how_often_chance_is_as_far_off() -> None:
    for free, squared in ((1, 3.841), (2, 5.991), (3, 7.815), (4, 9.488), (7, 14.067)):
        assert by_chance(squared, free) == pytest.approx(0.05, abs=1e-4)
    assert by_chance(0, 3) == 1


def test_the_distance_is_in_standard_errors() -> None:
    two = [Lucky("2-coloured-plain", "tom", (luck, -luck)) for luck in (0.1, 0.3, -0.1, 0.5)]
    error = math.sqrt((0.1**2 + 0.1**2 + 0.3**2 + 0.3**2) / 3 / 4)
    assert distance(two) == pytest.approx((0.2 / error) ** 2)


def test_seats_that_vary_together_count_once() -> None:
    seats = [(0.2, 0.2), (-0.1, 0.1), (0.1, -0.1), (-0.2, -0.2)]
    fair = [Lucky("3-free-plain", "tom", (*one, -sum(one))) for one in seats]
    assert distance(fair) == pytest.approx(0, abs=1e-12)
