"""The quick tables and the readable features give the same values."""

import random

import numpy as np
import pytest

from chocolatier.bots.analysis.reasons import PARTS, compare, judge_move
from chocolatier.bots.bot import Limits
from chocolatier.bots.search.searcher import Searcher
from chocolatier.bots.value.features import FEATURES, MILLI, NAMES
from chocolatier.bots.value.judge import values_of
from chocolatier.bots.value.loading import OFF, evaluation_of
from chocolatier.bots.value.readout import features_of
from chocolatier.bots.value.weights import weights_of
from chocolatier.rules.core.numbers import Phase
from chocolatier.rules.game import Game
from chocolatier.rules.ruleset import RULE_SETS, Rules


def _random_games(rules: Rules, count: int) -> list[Game]:
    games = []
    for seed in range(count):
        rng = random.Random(seed)
        game = Game(rules, seed=seed)
        for _ in range(rng.randrange(60)):
            if game.is_over:
                break
            game.play(rng.choice(game.legal_moves))
        games.append(game)
    return games


@pytest.mark.parametrize("rules", RULE_SETS, ids=str)
def test_tables_are_the_features_multiplied_out(rules: Rules) -> None:
    weights = weights_of(rules)
    for game in _random_games(rules, 30):
        values = np.zeros(4, np.int64)
        values_of(game.state, evaluation_of(rules, OFF), values)
        features = np.zeros((4, FEATURES))
        scores, bonuses = np.zeros(4), np.zeros(4)
        bucket = features_of(game.state, features, scores, bonuses)
        for seat in range(rules.players):
            expected = scores[seat] + bonuses[seat]
            if not game.is_over:
                expected += features[seat] @ weights[bucket]
            assert values[seat] / MILLI == pytest.approx(expected, abs=0.03)


def test_a_finished_game_is_worth_its_scores() -> None:
    game = Game(Rules(players=3), seed=5)
    rng = random.Random(5)
    while not game.is_over:
        game.play(rng.choice(game.legal_moves))
    values = np.zeros(4, np.int64)
    values_of(game.state, evaluation_of(game.rules), values)
    assert tuple(values[:3] // MILLI) == game.scores
    assert tuple(values[:3] % MILLI) == game.full_rows


def test_four_of_a_colour_are_worth_more_than_three() -> None:
    for rules in RULE_SETS:
        weights = weights_of(rules)[4]
        assert weights[NAMES.index("colour 4")] > weights[NAMES.index("colour 3")]


@pytest.mark.parametrize("rules", RULE_SETS, ids=str)
def test_the_parts_of_an_explanation_add_up(rules: Rules) -> None:
    searcher = Searcher(table_bits=14)
    for game in _random_games(rules, 6):
        if game.phase >= Phase.DEAL:
            continue
        thought = searcher.think(game, Limits(nodes=300))
        judgement = judge_move(game, thought)
        for seat, parts in enumerate(judgement.seats):
            assert tuple(parts) == PARTS
            assert sum(parts.values()) == pytest.approx(thought.values[seat], abs=0.05)
        comparison = compare(judgement, judgement, game.turn)
        assert comparison.total == 0
        assert set(comparison.denial) == set(range(rules.players)) - {game.turn}
