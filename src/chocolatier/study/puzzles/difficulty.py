"""How hard a puzzle is: which levels of the bots find it, at fixed numbers of nodes."""

from __future__ import annotations

import math
from functools import cache

from chocolatier.bots.bot import Limits
from chocolatier.bots.levels import LEVELS, Level, Rater, Setting
from chocolatier.bots.search.searcher import Searcher
from chocolatier.bots.value.features import MILLI
from chocolatier.bots.value.loading import OFF
from chocolatier.rules.core import calls
from chocolatier.rules.core.numbers import Phase
from chocolatier.rules.core.state import States, copy_state
from chocolatier.rules.game import Game
from chocolatier.rules.move import Move
from chocolatier.rules.ruleset import Rules
from chocolatier.study.puzzles.puzzle import HARDEST, Solution

NODES_OF_TWO = 60_000
NODES_OF_MORE = 300
"""What the top level, which else plays by the clock, may search: positions, or playouts."""
TABLE_BITS = 16
LIKELY = 0.5
"""A level that doubts finds a move if it would choose it this often."""
BANDS = (9, 7, 4, 2)
"""So many of the nine levels at least find a puzzle of difficulty 1, 2, 3 and 4."""


def limits_of(rules: Rules) -> Limits:
    """Return the limits of a level without node limits of its own."""
    return Limits(nodes=NODES_OF_TWO if rules.players == 2 else NODES_OF_MORE)


@cache
def _rater(setting: Setting) -> Rater:
    return Rater(setting)


def _searched(setting: Setting, game: Game) -> Move:
    """Return what a search finds that remembers no other puzzle."""
    searcher = Searcher(table_bits=TABLE_BITS, network=None if setting.learned else OFF)
    return searcher.think(game, setting.limits(limits_of(game.rules))).move


def chance_to_play(level: Level, game: Game, move: Move) -> float:
    """Return how likely a level plays a move; one that searches plays its one move."""
    setting = level.setting(game.rules)
    if setting.searches:
        return float(_searched(setting, game) == move)
    states, chance = copy_state(game.state), 1.0
    for action in move.actions:
        chance *= _chance_of_action(setting, states, action)
        calls.apply(states, action)
    return chance


def _chance_of_action(setting: Setting, states: States, action: int) -> float:
    rated = _rater(setting).rate(states)
    if len(rated) == 1:
        return 1.0
    scale = MILLI * setting.doubt
    top = max(one.value for one in rated)
    weights = {one.action: math.exp((one.value - top) / scale) for one in rated}
    return weights[action] / sum(weights.values())


def finds(level: Level, game: Game, solution: Solution) -> bool:
    """Return whether a level plays every right move of a solution's first line."""
    game = Game.from_states(game.state)
    steps = list(solution.main_line())
    for step, following in zip(steps, [*steps[1:], None], strict=True):
        if chance_to_play(level, game, step.move) < LIKELY:
            return False
        if following is not None:
            for move in (step.move, *step.replies[0].moves):
                game.play(move)
            assert game.phase < Phase.DEAL
    return True


def weak_find(game: Game, move: Move) -> bool:
    """Return whether the weakest level finds a move: a quick sign of an easy puzzle."""
    return chance_to_play(LEVELS[0], game, move) >= LIKELY


def finders(game: Game, solution: Solution) -> str:
    """Return a 1 for every level that finds a solution and a 0 for every other, weakest first."""
    return "".join(str(int(finds(level, game, solution))) for level in LEVELS)


def difficulty_of(found: str) -> int:
    """Return 1 for a puzzle that all levels find, up to HARDEST for one that hardly any finds."""
    count = found.count("1")
    return next((i for i, least in enumerate(BANDS, 1) if count >= least), HARDEST)
