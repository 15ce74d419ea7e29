"""Chances of winning and of each place."""

import math
import random

import numpy as np
import pytest

from chocolatier.bots.value.chances import USUAL_SPREAD, place_chances, winning_chances
from chocolatier.bots.value.features import MILLI
from chocolatier.bots.value.judge import OVER, values_of
from chocolatier.bots.value.leads import lead
from chocolatier.bots.value.loading import OFF, evaluation_of
from chocolatier.rules.game import Game
from chocolatier.rules.ruleset import RULE_SETS, Rules


@pytest.mark.parametrize("network", [None, OFF])
def test_a_finished_game_has_been_won(network: str | None) -> None:
    worth = evaluation_of(Rules(players=3), network)
    assert winning_chances((50.0, 49.0, 20.0), OVER, worth) == (1.0, 0.0, 0.0)
    assert winning_chances((50.0, 50.001, 20.0), OVER, worth) == (0.0, 1.0, 0.0)  # a row (R31)
    assert winning_chances((50.001, 20.0, 50.001), OVER, worth) == (0.5, 0.0, 0.5)


@pytest.mark.parametrize("rules", RULE_SETS, ids=str)
def test_the_first_in_the_ranking_has_won(rules: Rules) -> None:
    worth = evaluation_of(rules, OFF)
    for seed in range(5):
        game, rng = Game(rules, seed), random.Random(seed)
        while not game.is_over:
            game.play(rng.choice(game.legal_moves))
        found = np.zeros(4, np.int64)
        kind = values_of(game.state, worth, found)
        values = tuple(int(value) / MILLI for value in found[: rules.players])
        chances = winning_chances(values, kind, worth)
        first = [place == 1 for place in game.ranking]
        assert chances == tuple(one / sum(first) for one in first)


def test_a_game_that_goes_on() -> None:
    worth = evaluation_of(Rules(), OFF)
    even, behind = winning_chances((30.0, 30.0), 0, worth), winning_chances((22.0, 30.0), 0, worth)
    assert even == (0.5, 0.5)
    assert behind[0] == pytest.approx(1 / (1 + math.exp(8 / USUAL_SPREAD)))
    assert sum(behind) == pytest.approx(1)


def test_seats_that_cannot_win_are_placed_by_their_points() -> None:
    places = place_chances((0.0, 1.0, 0.0, 0.0), (30.0, 50.0, 40.0, 30.0))
    expected = [[0, 0, 0.5, 0.5], [1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 0.5, 0.5]]
    for row, one in zip(places, expected, strict=True):
        assert list(row) == pytest.approx(one, abs=1e-6)
    shared = place_chances((0.5, 0.0, 0.5), (50.0, 20.0, 50.0))
    assert list(shared[0]) == pytest.approx([0.5, 0.5, 0], abs=1e-6)
    assert list(shared[1]) == pytest.approx([0, 0, 1], abs=1e-6)


def test_a_lead_is_over_the_average_of_the_others() -> None:
    assert lead((30, 20), 0, 2) == 10
    assert lead((30, 20, 26), 0, 3) == 2 * (30 - 23)
    assert lead((1, 0, 2, 2), 3, 4) == 3 * 2 - 3
    whole = lead(np.array([0, 0, 0, 1]), 0, 4)
    assert whole == lead(np.array([1, 1, 1, 2]), 0, 4) == -1  # thirds would be rounded
