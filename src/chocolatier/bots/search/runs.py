"""One search under way: what its threads do, and what can be read from outside meanwhile.

Of the limits a run heeds nodes and depth; its time ends at the deadline (see ``deadline``).
"""

from typing import Protocol

import numpy as np

from chocolatier.bots.bot import Limits
from chocolatier.bots.search import alphabeta as ab
from chocolatier.bots.search import maxn
from chocolatier.bots.search import puct as mcts
from chocolatier.bots.search.deadline import NEVER
from chocolatier.bots.search.memory import clear_room, take_room
from chocolatier.bots.value.judge import Evaluation
from chocolatier.rules.core import calls
from chocolatier.rules.core.actions import ACTIONS
from chocolatier.rules.core.numbers import MAX_PLAYERS
from chocolatier.rules.core.state import States

UNLIMITED = 1 << 62
TREE_NODES = 2_000_000
MEMORY_BITS = 17
EXPLORE = {mcts.UCT: 1.0, mcts.PUCT: 0.4}  # 0.2 and 0.8 were not clearly worse: see docs/search.md
LONGEST_LINE = ab.MAX_DEPTH + 2


class Run(Protocol):
    """A search that several threads work on."""

    @property
    def depth(self) -> int:
        """How far it has seen."""

    @property
    def nodes(self) -> int:
        """How much it has looked at."""

    @property
    def solved(self) -> bool:
        """Whether it has seen everything up to the end of the round."""

    def work(self, thread: int) -> None:
        """Search until a limit or a stop; called once in every thread."""

    def stop(self) -> None:
        """Make all threads return soon."""

    def line(self) -> list[int]:
        """The expected actions as far as they are known; at least one."""


def _some_action(states: States) -> int:
    out = np.zeros(ACTIONS, np.int16)
    calls.actions(states, out)
    return int(out[0])


class AlphaBetaRun:
    """Iterative deepening; more threads share the table and start one deeper each."""

    def __init__(
        self,
        states: States,
        limits: Limits,
        root: int,
        worth: Evaluation,
        table: np.ndarray,
        threads: int,
        deadline: int = NEVER,
    ) -> None:
        self._states, self._worth, self._table = states, worth, table
        self._controls = np.zeros((threads, ab.CONTROL), np.int64)
        self._controls[:, ab.DEADLINE] = deadline
        self._controls[:, ab.NODE_LIMIT] = limits.nodes or UNLIMITED
        self._controls[:, ab.DEPTH_LIMIT] = limits.depth or ab.MAX_DEPTH
        self._controls[:, ab.ROOT], self._controls[:, ab.OTHERS] = root, 100
        self._controls[:, ab.OFFSET] = range(threads)
        self._lines = np.full((threads, LONGEST_LINE), -1, np.int16)

    @property
    def depth(self) -> int:
        return int(self._controls[:, ab.DEPTH].max())

    @property
    def nodes(self) -> int:
        return int(self._controls[:, ab.NODES].sum())

    @property
    def solved(self) -> bool:
        return bool(self._controls[:, ab.SOLVED].any())

    def work(self, thread: int) -> None:
        """Deepen in one thread."""
        ab.deepen(
            self._states, self._table, self._worth, self._controls[thread], self._lines[thread]
        )

    def stop(self) -> None:
        """Make all threads return soon."""
        self._controls[:, ab.STOP] = 1

    def line(self) -> list[int]:
        """The line of the thread that got deepest."""
        deepest = int(self._controls[:, ab.DEPTH].argmax())
        line: list[int] = self._lines[deepest].tolist()
        actions = line[: line.index(-1)]
        return actions or [_some_action(self._states)]


class MaxnRun:
    """The rest of the round, solved for every seat; one thread does it all."""

    def __init__(
        self, states: States, limits: Limits, worth: Evaluation, deadline: int = NEVER
    ) -> None:
        self._states, self._worth = states, worth
        self._memory = take_room(self, 1 << MEMORY_BITS, maxn.MEMORY)
        self._control = np.zeros(maxn.CONTROL, np.int64)
        self._control[maxn.DEADLINE] = deadline
        self._control[maxn.NODE_LIMIT] = limits.nodes or UNLIMITED
        self._line = np.full(LONGEST_LINE, -1, np.int16)
        self.values = np.zeros(MAX_PLAYERS, np.int64)

    @property
    def depth(self) -> int:
        return len(self.line()) if self.solved else 0

    @property
    def nodes(self) -> int:
        return int(self._control[maxn.NODES])

    @property
    def solved(self) -> bool:
        return bool(self._control[maxn.SOLVED])

    def work(self, thread: int) -> None:
        """Solve it in the first thread."""
        if thread == 0:
            maxn.solve(
                self._states, self._memory, self._worth, self._control, self.values, self._line
            )

    def stop(self) -> None:
        """Make it return soon."""
        self._control[maxn.STOP] = 1

    def line(self) -> list[int]:
        """The line to the end of the round."""
        line: list[int] = self._line.tolist()
        return line[: line.index(-1)] or [_some_action(self._states)]


class TreeRun:
    """A tree per thread; their roots' visits are added up."""

    def __init__(
        self,
        states: States,
        limits: Limits,
        worth: Evaluation,
        threads: int,
        kind: int,
        rng: np.ndarray,
        explore: float | None = None,
        deadline: int = NEVER,
    ) -> None:
        self._states, self._worth, self._longest = states, worth, 0
        self._explore = EXPLORE[kind] if explore is None else explore
        self._controls = np.zeros((threads, mcts.CONTROL), np.int64)
        self._controls[:, mcts.DEADLINE] = deadline
        self._controls[:, mcts.PLAYOUT_LIMIT] = limits.nodes or UNLIMITED
        self._controls[:, mcts.KIND], self._controls[:, mcts.SIZE] = kind, 1
        size = min(TREE_NODES, 2 * ACTIONS + 200 * (limits.nodes or TREE_NODES))
        self._trees = [take_room(self, size, mcts.NODE, clear=False) for _ in range(threads)]
        for tree in self._trees:
            clear_room(tree[:1])  # a node is made new when it is added, but the root
        self._rngs = [rng if i == 0 else rng + np.uint64(i) for i in range(threads)]

    @property
    def depth(self) -> int:
        """The length of the longest line so far."""
        self._longest = max(self._longest, len(self._follow()))
        return self._longest

    @property
    def solved(self) -> bool:
        """A tree never knows."""
        return False

    @property
    def nodes(self) -> int:
        """The playouts so far."""
        return int(self._controls[:, mcts.PLAYOUTS].sum())

    def work(self, thread: int) -> None:
        """Grow one thread's tree."""
        mcts.grow(
            self._states,
            self._trees[thread],
            self._worth,
            self._rngs[thread],
            self._controls[thread],
            self._explore,
        )

    def stop(self) -> None:
        """Make all threads return soon."""
        self._controls[:, mcts.STOP] = 1

    def line(self) -> list[int]:
        """The most visited action of all trees together, and the most visited ones after it."""
        return self._follow() or [_some_action(self._states)]

    def _follow(self) -> list[int]:
        visits = np.zeros((len(self._trees), ACTIONS), np.int64)
        for seen, tree in zip(visits, self._trees, strict=True):
            children = _children(tree, 0)
            seen[children["action"]] = children["visits"]
        if not visits.any():
            return []
        best = int(visits.sum(axis=0).argmax())
        tree = self._trees[visits[:, best].argmax()]
        line, node = [best], int(tree[0]["first"])
        node += int(np.flatnonzero(_children(tree, 0)["action"] == best)[0])
        while len(line) < LONGEST_LINE:
            children = _children(tree, node)
            if not len(children) or not children["visits"].any():
                break
            chosen = int(children["visits"].argmax())
            line.append(int(children["action"][chosen]))
            node = int(tree[node]["first"]) + chosen
        return line


def _children(tree: np.ndarray, node: int) -> np.ndarray:
    first, count = int(tree[node]["first"]), int(tree[node]["count"])
    return tree[first : first + count]
