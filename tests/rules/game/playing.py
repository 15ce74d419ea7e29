"""Games that play themselves, on every rule set."""

import random
from collections.abc import Iterator

import pytest

from chocolatier.rules.game import Game
from chocolatier.rules.ruleset import RULE_SETS, Rules

EVERY_RULES = pytest.mark.parametrize("rules", RULE_SETS, ids=str)


def random_game(rules: Rules, seed: str) -> Iterator[Game]:
    """The same game before every move and once more when it is over."""
    rng = random.Random(seed)
    game = Game(rules, seed)
    while not game.is_over:
        yield game
        game.play(rng.choice(game.legal_moves))
    yield game


def finished(rules: Rules, seed: str) -> Game:
    *_, game = random_game(rules, seed)
    return game
