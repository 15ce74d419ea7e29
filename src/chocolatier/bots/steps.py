"""What the bots need compiled before their first move."""

from collections.abc import Callable, Iterator

import numpy as np

from chocolatier.bots.bot import Limits
from chocolatier.bots.evaluate import features_of
from chocolatier.bots.evaluation import evaluation_of
from chocolatier.bots.features import FEATURES
from chocolatier.bots.greed import best_action
from chocolatier.bots.levels import LEVELS, LevelBot
from chocolatier.bots.runs import MaxnRun
from chocolatier.bots.searcher import Method, Searcher
from chocolatier.rules.game import Game
from chocolatier.rules.layout import MAX_PLAYERS


def compile_steps() -> Iterator[tuple[str, Callable[[], object]]]:
    """Name and first call of every compiled function of the bots."""
    game = Game(seed=0)
    few = Limits(nodes=2)
    features = np.zeros((MAX_PLAYERS, FEATURES))
    scores, bonuses = np.zeros(MAX_PLAYERS), np.zeros(MAX_PLAYERS)
    yield "best_action", lambda: best_action(game.state, np.ones(1, np.uint64))
    yield "search", lambda: Searcher(table_bits=10).think(game, few)
    yield "solve", lambda: MaxnRun(game.state, few, evaluation_of(game.rules)).work(0)
    yield "rate_actions", lambda: LevelBot(LEVELS[0], "", few).choose(game)
    yield "grow", lambda: Searcher(table_bits=10, method=Method.PUCT).think(game, few)
    yield "features_of", lambda: features_of(game.state, features, scores, bonuses)
