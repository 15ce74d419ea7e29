"""One search under way: what its threads do, and what other threads may read meanwhile.

Of the limits a run obeys nodes and depth. Its time ends at the deadline, if there is one.
"""

from typing import ClassVar, Protocol

import numpy as np

from chocolatier.bots.bot import Limits
from chocolatier.bots.search import alphabeta, maxn, puct
from chocolatier.bots.search.alphabeta import LONGEST_LINE
from chocolatier.bots.search.control import new_control
from chocolatier.bots.search.deadline import NEVER
from chocolatier.bots.search.memory import clear_memory, take_memory
from chocolatier.bots.turns import legal_actions
from chocolatier.bots.value.judge import Evaluation
from chocolatier.rules.core.actions import ACTIONS
from chocolatier.rules.core.numbers import MAX_PLAYERS
from chocolatier.rules.core.state import States

TREE_NODES = 2_000_000
NODES_PER_PLAYOUT = 200  # a playout adds all children of its last node
MEMORY_BITS = 17
EXPLORE = {puct.UCT: 1.0, puct.PUCT: 0.4}
"""How much each method explores; for PUCT 0.2 and 0.8 were not clearly worse in matches."""


def tree_size(playouts: int) -> int:
    """Return how many nodes a tree of this many playouts needs, as far as there is memory."""
    return min(TREE_NODES, 2 * ACTIONS + NODES_PER_PLAYOUT * playouts)


class SearchRun(Protocol):
    """A search that several threads work on."""

    SHORT_NODES: ClassVar[int]
    """So many nodes take at most about a second."""

    @property
    def depth(self) -> int:
        """How many actions ahead it has searched."""

    @property
    def nodes(self) -> int:
        """How many positions or playouts it has searched."""

    @property
    def solved(self) -> bool:
        """Whether it has searched everything up to the end of the round."""

    def work(self, thread: int) -> None:
        """Search until a limit or a stop; to be called once in every thread."""

    def stop(self) -> None:
        """Make all threads return soon, also those that have not begun."""

    @property
    def chances(self) -> np.ndarray | None:
        """Every seat's chance of winning by all playouts; None if it makes none."""

    def line(self) -> list[int]:
        """Return the expected actions as far as they are known; at least one."""


class AlphaBetaRun:
    """Iterative deepening; more threads share the table and start one deeper each."""

    SHORT_NODES: ClassVar[int] = 500_000

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
        self._controls = new_control(
            threads,
            node_limit=limits.nodes,
            depth_limit=limits.depth,
            deadline=deadline,
            root=root,
        )
        self._controls["first_depth"] += range(threads)
        self._lines = np.full((threads, LONGEST_LINE), -1, np.int16)

    @property
    def depth(self) -> int:
        """How many actions ahead the deepest thread has searched."""
        return int(self._controls["depth"].max())

    @property
    def nodes(self) -> int:
        """The positions searched by all threads."""
        return int(self._controls["nodes"].sum())

    @property
    def solved(self) -> bool:
        """Whether a thread has solved the round."""
        return bool(self._controls["solved"].any())

    @property
    def chances(self) -> None:
        """None: the chances are those at the end of the line."""

    def work(self, thread: int) -> None:
        """Deepen in one thread."""
        control = self._controls[thread : thread + 1]
        alphabeta.deepen(self._states, self._table, self._worth, control, self._lines[thread])

    def stop(self) -> None:
        """Make all threads return soon."""
        self._controls["stop"] = 1

    def line(self) -> list[int]:
        """Return the line of the thread that got deepest.

        While it searches, the beginning may be of a newer line than the end; an action that is
        not legal where it stands shows that.
        """
        deepest = int(self._controls["depth"].argmax())
        line: list[int] = self._lines[deepest].tolist()
        # no iteration is deep enough to write the last place: it is always -1
        return line[: line.index(-1)] or legal_actions(self._states)[:1]


class MaxnRun:
    """The rest of the round, solved for every seat; one thread does it all."""

    SHORT_NODES: ClassVar[int] = 500_000

    def __init__(
        self, states: States, limits: Limits, worth: Evaluation, deadline: int = NEVER
    ) -> None:
        self._states, self._worth = states, worth
        self._memory = take_memory(self, 1 << MEMORY_BITS, maxn.MEMORY)
        self._control = new_control(node_limit=limits.nodes, deadline=deadline)
        self._line = np.full(LONGEST_LINE, -1, np.int16)
        self.values = np.zeros(MAX_PLAYERS, np.int64)

    @property
    def depth(self) -> int:
        """The length of the line once the round is solved, before that 0."""
        return len(self.line()) if self.solved else 0

    @property
    def nodes(self) -> int:
        """The positions searched."""
        return int(self._control["nodes"][0])

    @property
    def solved(self) -> bool:
        """Whether the round is solved."""
        return bool(self._control["solved"][0])

    @property
    def chances(self) -> None:
        """None: the chances are those at the end of the line."""

    def work(self, thread: int) -> None:
        """Solve it in the first thread; the others have nothing to do."""
        if thread == 0:
            maxn.solve(
                self._states, self._memory, self._worth, self._control, self.values, self._line
            )

    def stop(self) -> None:
        """Make it return soon."""
        self._control["stop"] = 1

    def line(self) -> list[int]:
        """Return the line to the end of the round."""
        line: list[int] = self._line.tolist()
        return line[: line.index(-1)] or legal_actions(self._states)[:1]


class TreeRun:
    """A tree per thread; the visits of their roots' children are added up."""

    SHORT_NODES: ClassVar[int] = 10_000

    def __init__(
        self,
        states: States,
        limits: Limits,
        worth: Evaluation,
        threads: int,
        method: int,
        rng: np.ndarray,
        explore: float | None = None,
        deadline: int = NEVER,
    ) -> None:
        self._states, self._worth, self._longest = states, worth, 0
        self._method = method
        self._explore = EXPLORE[method] if explore is None else explore
        self._controls = new_control(
            threads, node_limit=limits.nodes, deadline=deadline, method=method
        )
        size = tree_size(limits.nodes or TREE_NODES)
        self._trees = [take_memory(self, size, puct.NODE, clear=False) for _ in range(threads)]
        for tree in self._trees:
            clear_memory(tree[:1])  # ``add_children`` initialises every node but the root
        self._rngs = [rng if i == 0 else rng + np.uint64(i) for i in range(threads)]

    @property
    def depth(self) -> int:
        """The length of the longest line so far."""
        self._longest = max(self._longest, len(self._follow()))
        return self._longest

    @property
    def solved(self) -> bool:
        """Always False: a tree proves nothing."""
        return False

    @property
    def nodes(self) -> int:
        """The playouts so far."""
        return int(self._controls["nodes"].sum())

    @property
    def chances(self) -> np.ndarray | None:
        """Every seat's mean reward over all playouts, where rewards are chances of winning."""
        rewards: np.ndarray = self._controls["rewards"].sum(axis=0)
        if self._method == puct.UCT or not self._worth.spread.any() or not rewards.any():
            return None
        rewards /= rewards.sum()
        return rewards

    def work(self, thread: int) -> None:
        """Grow one thread's tree."""
        puct.grow(
            self._states,
            self._trees[thread],
            self._worth,
            self._rngs[thread],
            self._controls[thread : thread + 1],
            self._explore,
        )

    def stop(self) -> None:
        """Make all threads return soon."""
        self._controls["stop"] = 1

    def go_on(self, deadline: int) -> None:
        """Let ``work`` grow the same trees further, until another deadline."""
        self._controls["stop"] = 0
        self._controls["deadline"] = deadline

    def line(self) -> list[int]:
        """Return the most visited action of all trees together, then the most visited replies."""
        return self._follow() or legal_actions(self._states)[:1]

    def _follow(self) -> list[int]:
        """Return the most visited line; empty before the first visit."""
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
    """Return the children of a node, while another thread may be adding some.

    ``count`` is read first, because it is written last.
    """
    count = int(tree[node]["count"])
    first = int(tree[node]["first"])
    return tree[first : first + count]
