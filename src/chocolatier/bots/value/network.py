"""The network: what the hand-made evaluation does not see, learned from self-play.

Every pattern (see ``patterns``) has a learned row of numbers. A seat adds up the rows of its own
patterns, of the others' patterns (the second half of each row, averaged over the others) and of
the whole table. What is positive in that sum, weighted, gives the points by which the hand-made
value is corrected; ``judge.add_corrections`` does that.

All arithmetic is strict float32 in a fixed order, without fastmath, so that every machine gets
the same values.
"""

from typing import NamedTuple

import numpy as np

from chocolatier.compiled import inline

HIDDEN = 32
ZERO = np.float32(0)


class Network(NamedTuple):
    """Learned numbers; a network without rows is switched off."""

    board: np.ndarray  # (PATTERNS or 0, 2 * HIDDEN)
    world: np.ndarray  # (WORLD_PATTERNS, HIDDEN)
    last: np.ndarray  # (HIDDEN + 1): the weights of the sum, and a constant


NO_NETWORK = Network(
    np.zeros((0, 2 * HIDDEN), np.float32), np.zeros((0, HIDDEN), np.float32), ZERO.reshape(1)
)


@inline
def add_rows(
    rows: np.ndarray, numbers: np.ndarray, n: int, width: int, sums: np.ndarray, to: int
) -> None:
    """Add the rows of n patterns to a sum, four at a time, which takes half the time."""
    for k in range(0, n, 4):
        a, b, c, d = numbers[k], numbers[k + 1], numbers[k + 2], numbers[k + 3]
        for j in range(width):
            sums[to, j] += (rows[a, j] + rows[b, j]) + (rows[c, j] + rows[d, j])


@inline
def clear_row(sums: np.ndarray, row: int, width: int) -> None:
    """Set a sum to zero."""
    for j in range(width):
        sums[row, j] = ZERO


@inline
def fold(layers: np.ndarray) -> np.float32:
    """Return the sum of ``layers[1]``, which is overwritten.

    It is folded in halves: each addition of a running sum would wait for the one before.
    """
    for j in range(16):
        layers[1, j] += layers[1, j + 16]
    for j in range(8):
        layers[1, j] += layers[1, j + 8]
    for j in range(4):
        layers[1, j] += layers[1, j + 4]
    return np.float32((layers[1, 0] + layers[1, 2]) + (layers[1, 1] + layers[1, 3]))
