"""Two bots without search: one plays anything, one takes the most points it can see at once."""

import random
from collections.abc import Callable
from typing import Protocol

import numpy as np

from chocolatier.bots.greed import best_action
from chocolatier.errors import ChocolatierError
from chocolatier.rules import core
from chocolatier.rules.game import Game
from chocolatier.rules.layout import ACTIONS, Phase
from chocolatier.rules.move import Move, move_of
from chocolatier.rules.state import States


class Bot(Protocol):
    """Somebody who can choose a move."""

    def choose(self, game: Game) -> Move:
        """A legal move for the seat to move; the game is not touched."""


class _ActionBot:
    """A bot that decides one small action after the other."""

    def __init__(self, seed: str) -> None:
        self._random = random.Random(seed)
        self._out = np.zeros(ACTIONS, np.int16)

    def choose(self, game: Game) -> Move:
        states = game.state.copy()
        actions = [self._action(states)]
        core.apply(states, actions[0])
        while int(states["phase"][0]) == Phase.SHARE:
            actions.append(self._action(states))
            core.apply(states, actions[-1])
        return move_of(actions)

    def _action(self, states: States) -> int:
        raise NotImplementedError


class RandomBot(_ActionBot):
    """Plays any legal action, all alike."""

    def _action(self, states: States) -> int:
        return int(self._out[self._random.randrange(core.actions(states, self._out))])


class GreedyBot(_ActionBot):
    """Takes the action after which its own board would score most if the round ended there."""

    def _action(self, states: States) -> int:
        rng = np.array([self._random.getrandbits(64) | 1], np.uint64)
        return best_action(states, rng)


BOTS: dict[str, Callable[[str], Bot]] = {"random": RandomBot, "greedy": GreedyBot}


def make_bot(name: str, seed: str) -> Bot:
    """The bot of this name; the same seed gives the same choices."""
    if name not in BOTS:
        names = ", ".join(BOTS)
        raise ChocolatierError("no-such-bot", f"'{name}' is no bot; there are {names}", name=name)
    return BOTS[name](seed)
