"""The control record: what a search and its owner share while the search runs.

The owner sets the limits before the search starts, and may set ``stop`` from any thread at any
time, also before the search starts: no search clears it. The search writes how far it has come.
No lock is needed: every field is one aligned word, so another thread reads an old value or a new
one, never half of each.
"""

from typing import TypeAlias

import numpy as np

from chocolatier.bots.search.deadline import NEVER, is_late
from chocolatier.compiled import i64, inline, shared
from chocolatier.rules.core.numbers import MAX_PLAYERS

UNLIMITED = 1 << 62
CLOCK_EVERY = 256  # nodes between two looks at the clock, a power of two

CONTROL = np.dtype(
    (
        np.record,
        [
            # used at every node
            ("stop", np.int64),  # not 0: return soon
            ("nodes", np.int64),  # positions searched; playouts of a tree
            ("node_limit", np.int64),
            ("deadline", np.int64),  # when to stop by itself: see ``deadline``
            ("cut", np.int64),  # alpha-beta: leaves of this iteration that the depth cut off
            # alpha-beta: set by the owner
            ("root", np.int64),  # the seat whose value is sought
            ("others", np.int64),  # percent of the others' average that the root subtracts
            ("first_depth", np.int64),  # of the first iteration
            ("depth_limit", np.int64),
            # what was found
            ("depth", np.int64),  # alpha-beta: of the last complete iteration
            ("value", np.int64),  # alpha-beta: what that iteration found for the root
            ("solved", np.int64),  # 1 when everything up to the end of the round was searched
            # trees
            ("method", np.int64),  # UCT or PUCT
            ("tree_size", np.int64),  # nodes in use, the root included
            ("rewards", np.float64, MAX_PLAYERS),  # of all playouts, by seat
            # 192 bytes in all: what two threads write lies in different cache lines
            ("unused", np.int64, 6),
        ],
    )
)

Control: TypeAlias = np.ndarray
"""One control record, or one for each thread; a search reads and writes the first."""


@shared
def renew(c: np.record, node_limit: int, root: int) -> None:
    """Prepare a control record for another search, without a deadline or a limit of depth."""
    c.stop = c.nodes = c.cut = c.depth = c.value = c.solved = 0
    c.node_limit = node_limit
    c.deadline = NEVER
    c.root = root
    c.others = 100
    c.first_depth = 1
    c.depth_limit = UNLIMITED
    c.tree_size = 1
    for seat in range(MAX_PLAYERS):
        c.rewards[seat] = 0.0


def new_control(
    threads: int = 1,
    *,
    node_limit: int | None = None,
    depth_limit: int | None = None,
    deadline: int = NEVER,
    root: int = 0,
    others: int = 100,
    first_depth: int = 1,
    method: int = 0,
) -> Control:
    """Return a control record for each thread; a limit of None is no limit."""
    controls = np.zeros(threads, CONTROL)
    for thread in range(threads):
        renew(controls[thread], UNLIMITED if node_limit is None else node_limit, root)
    controls["depth_limit"] = UNLIMITED if depth_limit is None else depth_limit
    controls["deadline"] = deadline
    controls["others"] = others
    controls["first_depth"] = first_depth
    controls["method"] = method
    return controls


@inline
def count_node(c: np.record, now: np.ndarray) -> None:
    """Count a node, and set ``stop`` at the node limit or past the deadline.

    ``now`` has space for the two numbers that a clock writes.
    """
    nodes = i64(c.nodes) + 1
    c.nodes = nodes
    if nodes >= c.node_limit:
        c.stop = 1
    if nodes % CLOCK_EVERY == 0 and is_late(c.deadline, now):
        c.stop = 1
