"""Finished games for the tests, and the small effort with which they are reviewed."""

from functools import cache

from chocolatier.lab.simulate import play_game
from chocolatier.rules.game import Game
from chocolatier.rules.ruleset import Rules
from chocolatier.study.reviews.outlook import Effort
from chocolatier.study.reviews.review import Review
from chocolatier.study.reviews.run import review


def small_effort(rules: Rules) -> Effort:
    return Effort(nodes=300 if rules.players == 2 else 12, solving=500, deals=3)


@cache
def finished(rules: Rules, bot: str = "greedy", seed: str = "study") -> Game:
    return play_game(rules, (bot,) * rules.players, seed)


@cache
def reviewed(rules: Rules, bot: str = "greedy", seed: str = "study") -> Review:
    return review(finished(rules, bot, seed), effort=small_effort(rules))
