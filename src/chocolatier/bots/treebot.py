"""Bots that grow a tree: the plain UCT that others are measured against, and PUCT."""

import random
import threading
import time

import numpy as np

from chocolatier.bots import tree as mcts
from chocolatier.bots.bot import Limits
from chocolatier.bots.weights import tables_of
from chocolatier.rules import core
from chocolatier.rules.game import Game
from chocolatier.rules.layout import Phase
from chocolatier.rules.move import Move, move_of
from chocolatier.rules.state import States, copy_state

NODES = 3_000_000
EXPLORE = {mcts.UCT: 1.0, mcts.PUCT: 0.4}


class TreeBot:
    """Plays the most visited action; nodes in its limits are playouts."""

    def __init__(self, kind: int, limits: Limits, seed: str, explore: float | None = None) -> None:
        self._kind = kind
        self._limits = limits
        self._explore = EXPLORE[kind] if explore is None else explore
        self._rng = np.array([random.Random(seed).getrandbits(64) | 1], np.uint64)
        self._tree = np.zeros(NODES, mcts.NODE)
        self._control = np.zeros(mcts.CONTROL, np.int64)

    def choose(self, game: Game) -> Move:
        """The most visited move; its sendings get a tenth of the limits each (R42)."""
        states = copy_state(game.state)
        actions = [self._search(states, game, 1.0)]
        core.apply(states, actions[0])
        while int(states["phase"][0]) == Phase.SHARE:
            actions.append(self._search(states, game, 0.1))
            core.apply(states, actions[-1])
        return move_of(actions)

    def close(self) -> None:
        """Stop thinking."""
        self._control[mcts.STOP] = 1

    def _search(self, states: States, game: Game, share: float) -> int:
        self._tree[0] = 0
        control = self._control
        control[:] = 0
        control[mcts.SIZE], control[mcts.KIND] = 1, self._kind
        nodes = self._limits.nodes
        control[mcts.PLAYOUT_LIMIT] = 1 << 62 if nodes is None else max(2, int(nodes * share))
        arguments = (states, self._tree, tables_of(game.rules), self._rng, control, self._explore)
        if self._limits.seconds is None:
            mcts.grow(*arguments)
        else:
            end = time.perf_counter() + self._limits.seconds * share
            worker = threading.Thread(target=mcts.grow, args=arguments, daemon=True)
            worker.start()
            worker.join(max(0.0, end - time.perf_counter()))
            control[mcts.STOP] = 1
            worker.join()
        root = self._tree[0]
        children = self._tree[int(root["first"]) : int(root["first"]) + int(root["count"])]
        return int(children["action"][np.argmax(children["visits"])])
