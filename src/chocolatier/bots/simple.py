"""Two bots without search: one plays at random, one takes the most points at once."""

import random
from collections.abc import Callable

import numpy as np

from chocolatier.bots.bot import Bot
from chocolatier.bots.greedy import best_action
from chocolatier.bots.turns import legal_actions, whole_turn
from chocolatier.rules.core.state import States, copy_state
from chocolatier.rules.game import Game
from chocolatier.rules.move import Move


class ActionBot(Bot):
    """A bot that decides one small action after another."""

    def __init__(self, decide: Callable[[States, random.Random], int], seed: str) -> None:
        self._decide = decide
        self._random = random.Random(seed)

    def choose(self, game: Game) -> Move:
        """Return a legal move for the seat to move."""
        states = copy_state(game.state)
        return Move.of(whole_turn(states, self._next(states), self._next))

    def _next(self, states: States) -> int:
        return self._decide(states, self._random)


def any_action(states: States, rng: random.Random) -> int:
    """Return a legal action, each with the same chance."""
    return rng.choice(legal_actions(states))


def greedy_action(states: States, rng: random.Random) -> int:
    """Return the action after which the own board would score most if the round ended there."""
    return best_action(states, np.array([rng.getrandbits(64) | 1], np.uint64))
