"""Two bots without search: one plays anything, one takes the most points it can see at once."""

import random
from collections.abc import Callable

import numpy as np

from chocolatier.bots.greedy import best_action
from chocolatier.rules.core import calls
from chocolatier.rules.core.actions import ACTIONS
from chocolatier.rules.core.numbers import Phase
from chocolatier.rules.core.state import States, copy_state
from chocolatier.rules.game import Game
from chocolatier.rules.move import Move, move_of


class ActionBot:
    """A bot that decides one small action after the other."""

    def __init__(self, decide: Callable[[States, random.Random], int], seed: str) -> None:
        self._decide = decide
        self._random = random.Random(seed)

    def choose(self, game: Game) -> Move:
        """A legal move for the seat to move."""
        states = copy_state(game.state)
        actions = [self._decide(states, self._random)]
        calls.apply(states, actions[0])
        while int(states["phase"][0]) == Phase.SHARE:
            actions.append(self._decide(states, self._random))
            calls.apply(states, actions[-1])
        return move_of(actions)

    def close(self) -> None:
        """It holds nothing."""


def any_action(states: States, rng: random.Random) -> int:
    """Any legal action, all alike."""
    out = np.zeros(ACTIONS, np.int16)
    return int(out[rng.randrange(calls.actions(states, out))])


def greedy_action(states: States, rng: random.Random) -> int:
    """The action after which its own board would score most if the round ended there."""
    return best_action(states, np.array([rng.getrandbits(64) | 1], np.uint64))
