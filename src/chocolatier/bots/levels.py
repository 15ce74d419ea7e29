"""The levels: one engine with different settings, from a child's opponent to a master.

Weak levels do not blunder at random: they look less far, see less of the board, do not care
what the others get, and are less sure of what they see (``doubt``, in points). The strong ones
search with all they have.
"""

import math
import random
from dataclasses import dataclass

import numpy as np

from chocolatier.bots import alphabeta as ab
from chocolatier.bots.bot import Bot, Limits
from chocolatier.bots.evaluate import Evaluation
from chocolatier.bots.evaluation import OFF, plain_evaluation
from chocolatier.bots.features import MILLI, NAMES, tables
from chocolatier.bots.rating import rate_actions
from chocolatier.bots.searcher import SearchBot, Searcher
from chocolatier.bots.simple import ActionBot
from chocolatier.bots.table import new_table
from chocolatier.bots.weights import weights_of
from chocolatier.rules.layout import ACTIONS
from chocolatier.rules.ruleset import Rules
from chocolatier.rules.state import States

TABLE_BITS = 16


@dataclass(frozen=True)
class Level:
    """A named strength. With ``nodes`` or ``seconds`` it searches, else it rates and doubts."""

    name: str
    character: str
    depth: int = 1
    doubt: float = 0.0
    others: int = 100  # percent: how much it minds what the others get
    blind: tuple[str, ...] = ()  # the kinds of features it does not see
    nodes: int | None = None
    seconds: float | None = None


LEVELS = (
    Level(
        "mila",
        "takes what she likes and is glad of every full line",
        doubt=3.4,
        others=0,
        blind=("row", "column", "colour", "reach", "promise", "need", "start"),
    ),
    Level(
        "tom",
        "counts the points in front of him, and nobody else's",
        doubt=1.2,
        others=0,
        blind=("column", "colour"),
    ),
    Level("agata", "plans her columns and colours, but trusts her feeling", doubt=0.6, others=60),
    Level("viktor", "sees what you could do next, when he looks", depth=2, doubt=1.1),
    Level("sofia", "looks twice before she takes", depth=2, doubt=0.5),
    Level("camille", "reads several moves ahead", nodes=500),
    Level("pascal", "has seen most rounds before", nodes=5_000),
    Level("maitre", "reads the round to its end", seconds=0.3),
)


class Rater:
    """Chooses among rated actions, the better the likelier."""

    def __init__(self, level: Level) -> None:
        self._level = level
        self._table = new_table(TABLE_BITS)
        self._tables: dict[Rules, Evaluation] = {}

    def decide(self, states: States, rng: random.Random) -> int:
        """An action; doubt makes actions of nearly equal worth nearly equally likely."""
        actions, ratings = np.zeros(ACTIONS, np.int16), np.zeros(ACTIONS, np.int64)
        control = np.zeros(ab.CONTROL, np.int64)
        control[ab.NODE_LIMIT], control[ab.OTHERS] = 1 << 62, self._level.others
        n = rate_actions(
            states,
            self._level.depth,
            self._table,
            self._tables_for(states),
            control,
            actions,
            ratings,
        )
        return int(actions[max(range(n), key=lambda i: ratings[i] + self._noise(rng))])

    def _noise(self, rng: random.Random) -> float:
        """Gumbel noise: the maximum is then a draw with softmax probabilities."""
        return -MILLI * self._level.doubt * math.log(-math.log(rng.uniform(1e-12, 1 - 1e-12)))

    def _tables_for(self, states: States) -> Evaluation:
        s = states[0]
        rules = Rules.from_options(int(s["players"]), int(s["options"]), int(s["limit"]))
        if rules not in self._tables:
            weights = weights_of(rules)
            for i, name in enumerate(NAMES):
                if name.split()[0] in self._level.blind:
                    weights[:, i] = 0
            self._tables[rules] = plain_evaluation(tables(weights))
        return self._tables[rules]


def level_bot(level: Level, seed: str, limits: Limits) -> Bot:
    """A bot of this level; limits that are set replace those of a level that searches."""
    if level.nodes is None and level.seconds is None:
        return ActionBot(Rater(level).decide, seed)
    own = Limits(seconds=level.seconds, nodes=level.nodes)
    strongest = level is LEVELS[-1]
    longer = strongest and limits != Limits()
    searcher = Searcher(network=None if strongest else OFF)
    return SearchBot(limits if longer else own, searcher)
