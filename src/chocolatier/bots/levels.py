"""The levels: one engine with different settings, from a child's opponent to a master.

Weak levels do not blunder at random: they look less far ahead, see less of the board, ignore what
the others get, and are less sure of what they see (``doubt``, in points). The strong ones search.
"""

import math
import random
from dataclasses import dataclass

from chocolatier.bots.bot import Bot, Limits
from chocolatier.bots.doubt import Rated, rate_actions, seen_weights
from chocolatier.bots.search.searcher import SearchBot, Searcher
from chocolatier.bots.search.transposition import new_table
from chocolatier.bots.simple import ActionBot
from chocolatier.bots.value.features import MILLI, tables
from chocolatier.bots.value.judge import Evaluation
from chocolatier.bots.value.loading import OFF, plain_evaluation
from chocolatier.errors import ChocolatierError
from chocolatier.rules.core.numbers import Side
from chocolatier.rules.core.state import States
from chocolatier.rules.game import Game
from chocolatier.rules.move import Move
from chocolatier.rules.ruleset import Rules

RATER_TABLE_BITS = 16


@dataclass(frozen=True)
class Setting:
    """How a level plays: with ``nodes`` or ``seconds`` it searches, else it rates and doubts.

    With two players a node is a position; with more it is a playout, which judges dozens of them.
    """

    depth: int = 1
    doubt: float = 0.0
    others: int = 100  # percent of the others' average that it subtracts from its own points
    blind: tuple[str, ...] = ()  # the kinds of features that it does not see
    nodes: int | None = None
    seconds: float | None = None
    learned: bool = False  # whether the network corrects what it sees

    @property
    def searches(self) -> bool:
        """Whether it searches instead of rating every action."""
        return self.nodes is not None or self.seconds is not None

    def limits(self, given: Limits) -> Limits:
        """Return the limits of its searches; given ones replace a clock, but no node limit."""
        if self.seconds is not None and given != Limits():
            return given
        return Limits(seconds=self.seconds, nodes=self.nodes)

    def searcher(self) -> Searcher:
        """Return a searcher with its evaluation."""
        return Searcher(network=None if self.learned else OFF)


@dataclass(frozen=True)
class Level:
    """A named strength: its setting for two players and for more of them, on either side."""

    name: str
    character: str
    coloured: Setting
    free: Setting
    more_coloured: Setting
    more_free: Setting

    def setting(self, rules: Rules) -> Setting:
        """Return how it plays under these rules."""
        if rules.players > 2:
            return self.more_free if rules.side is Side.FREE else self.more_coloured
        return self.free if rules.side is Side.FREE else self.coloured


def _counting(*doubts: float) -> list[Setting]:
    """Return settings that count only this seat's points of this round, with these doubts.

    They must not see ``base``, the points that a game still brings on average: otherwise ending
    the game looks like a loss, and they never end it.
    """
    blind = ("base", "column", "colour")
    return [Setting(doubt=doubt, others=0, blind=blind) for doubt in doubts]


# With three and four players search gains little, so all levels below pascal look one action ahead.
LEVELS = (
    Level(
        "mila",
        "takes what she likes and is glad of every full line",
        *_counting(1.25, 1.45, 4.7, 5.6),
    ),
    Level(
        "tom",
        "counts the points in front of him, and nobody else's",
        *_counting(0.3, 0.85, 3.2, 3.5),
    ),
    Level(
        "agata",
        "plans her columns and colours, but trusts her feeling",
        Setting(depth=2, doubt=0.78),
        Setting(depth=2, doubt=0.8),
        Setting(doubt=2.6),
        Setting(doubt=2.6),
    ),
    Level(
        "viktor",
        "sees what you could do next, when he looks",
        Setting(nodes=300),
        Setting(nodes=250),
        Setting(doubt=1.9),
        Setting(doubt=1.85),
    ),
    Level(
        "sofia",
        "looks twice before she takes",
        Setting(nodes=1_300),
        Setting(nodes=1_150),
        Setting(doubt=1.35),
        Setting(doubt=1.25),
    ),
    Level(
        "camille",
        "reads several moves ahead",
        Setting(nodes=5_000),
        Setting(nodes=5_000),
        Setting(doubt=0.6),
        Setting(doubt=0.65),
    ),
    Level(
        "pascal",
        "has seen most rounds before",
        Setting(nodes=26_000),
        Setting(nodes=26_000),
        Setting(nodes=26),
        Setting(nodes=16),
    ),
    Level(
        "margaux",
        "feels where a game is going",
        Setting(nodes=2_000, learned=True),
        Setting(nodes=5_000, learned=True),
        Setting(nodes=14, learned=True),
        Setting(nodes=20, learned=True),
    ),
    Level(
        "maitre",
        "reads the round to its end",
        *[Setting(seconds=0.3, learned=True)] * 4,
    ),
)


def level_named(name: str) -> Level:
    """Return the level of this name; raise ChocolatierError if there is none."""
    for level in LEVELS:
        if level.name == name:
            return level
    names = ", ".join(level.name for level in LEVELS)
    raise ChocolatierError(
        "no-such-bot", f"unknown level '{name}'; choose one of {names}", name=name
    )


QUICK = "viktor"
"""The strongest level that plain Python plays within a second or two."""


def quick_level(name: str, rules: Rules) -> str:
    """Return a level, or QUICK if plain Python would take too long for it, or play it badly."""
    setting = level_named(name).setting(rules)
    quick = level_named(QUICK).setting(rules)
    slow = setting.searches and (setting.nodes is None or setting.nodes > (quick.nodes or 0))
    return QUICK if slow else name


class Rater:
    """Rates every action and chooses one, a better one more often."""

    def __init__(self, setting: Setting) -> None:
        self._setting = setting
        self._table = new_table(RATER_TABLE_BITS)
        self._worth: dict[Rules, Evaluation] = {}

    def decide(self, states: States, rng: random.Random) -> int:
        """Return an action; the more doubt, the likelier a worse one."""
        return max(self.rate(states), key=lambda one: one.value + self._noise(rng)).action

    def favourite(self, states: States) -> int:
        """Return the action that it would choose without doubt."""
        return max(self.rate(states), key=lambda one: one.value).action

    def rate(self, states: States) -> list[Rated]:
        """Return every legal action with its value as this setting sees it."""
        s, setting = states[0], self._setting
        rules = Rules.from_options(int(s["players"]), int(s["options"]), int(s["limit"]))
        return rate_actions(states, setting.depth, self._table, self.worth(rules), setting.others)

    def worth(self, rules: Rules) -> Evaluation:
        """Return what it judges positions by."""
        if rules not in self._worth:
            seen = seen_weights(rules, self._setting.blind)
            self._worth[rules] = plain_evaluation(tables(seen))
        return self._worth[rules]

    def _noise(self, rng: random.Random) -> float:
        """Return Gumbel noise: the maximum is then drawn with softmax probabilities."""
        return -MILLI * self._setting.doubt * math.log(-math.log(rng.uniform(1e-12, 1 - 1e-12)))


class LevelBot(Bot):
    """A bot of a level, for all rules; limits replace those of a level with a clock."""

    def __init__(self, level: Level, seed: str, limits: Limits) -> None:
        self._level, self._seed, self._limits = level, seed, limits
        self._bots: dict[Setting, Bot] = {}

    def choose(self, game: Game) -> Move:
        """Return a legal move for the seat to move."""
        setting = self._level.setting(game.rules)
        if setting not in self._bots:
            self._bots[setting] = self._bot(setting)
        return self._bots[setting].choose(game)

    def close(self) -> None:
        """Stop its searches."""
        for bot in self._bots.values():
            bot.close()

    def _bot(self, setting: Setting) -> Bot:
        if not setting.searches:
            return ActionBot(Rater(setting).decide, self._seed)
        return SearchBot(setting.limits(self._limits), setting.searcher())
