"""What to compile, or load from the disk cache, before a clock runs."""

from collections.abc import Callable, Iterator

import numpy as np

from chocolatier.bots.bot import Limits
from chocolatier.bots.greedy import best_action
from chocolatier.bots.search.runs import MaxnRun
from chocolatier.bots.search.searcher import Method, Searcher
from chocolatier.bots.value.features import FEATURES
from chocolatier.bots.value.judge import values_of
from chocolatier.bots.value.loading import evaluation_of
from chocolatier.bots.value.readout import features_of
from chocolatier.rules.core.numbers import MAX_PLAYERS
from chocolatier.rules.core.state import empty_state
from chocolatier.rules.game import Game
from chocolatier.rules.ruleset import Rules


def compile_steps() -> Iterator[tuple[str, Callable[[], object]]]:
    """Yield the name and a first call of every compiled function of the bots.

    The first call compiles nothing of the rules, not even a deal.
    """
    worth = evaluation_of(Rules())
    few = Limits(nodes=2)
    features = np.zeros((MAX_PLAYERS, FEATURES))
    scores, bonuses = np.zeros(MAX_PLAYERS), np.zeros(MAX_PLAYERS)
    values = np.zeros(MAX_PLAYERS, np.int64)
    yield "judge", lambda: values_of(empty_state(), worth, values)
    yield "features_of", lambda: features_of(empty_state(), features, scores, bonuses)
    yield "best_action", lambda: best_action(Game(seed=0).state, np.ones(1, np.uint64))
    yield "search", lambda: Searcher(table_bits=10).think(Game(seed=0), few)
    yield "solve", lambda: MaxnRun(Game(seed=0).state, few, worth).work(0)
    yield "grow", lambda: Searcher(table_bits=10, method=Method.PUCT).think(Game(seed=0), few)


def load(before_each: Callable[[], object] = lambda: None) -> None:
    """Load every compiled function from the disk cache, or compile it.

    ``before_each`` is called before each of them. Searches of the usual size then leave their
    memory behind (see ``memory``): a first search of 0.3 s that had to map its own once came to
    only two nodes.
    """
    for _, step in compile_steps():
        before_each()
        step()
    for method in (Method.ALPHABETA, Method.PUCT):
        Searcher(method=method).think(Game(seed=0), Limits(seconds=0.001))
