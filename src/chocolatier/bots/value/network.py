"""The network: what the hand-made evaluation does not see, learned from self-play.

Every pattern (see ``patterns``) has a learned row of numbers. A seat adds up the rows of its own
patterns, of the others' patterns (the second half of each row, averaged over the others) and of
the whole table. What is positive in that sum, weighted, gives the points by which the hand-made
value is corrected; ``judge.add_corrections`` does that.

Rows are whole numbers of 16 bits, in steps that ``packed`` chooses: half the memory of floats,
twice as many at a time, and the same sum in any order. The last layer is strict float32 in a
fixed order, without fastmath. So every machine gets the same values.
"""

from typing import NamedTuple

import numpy as np

from chocolatier.bots.value.patterns import SLOTS, WORLD_SLOTS
from chocolatier.compiled import inline

HIDDEN = 32
FINEST = 4096  # steps of a learned number of 1
MOST = 32_767  # of 16 bits
ZERO = np.float32(0)


class Network(NamedTuple):
    """Learned numbers; a network without rows is switched off."""

    board: np.ndarray  # (PATTERNS or 0, 2 * HIDDEN), in steps
    world: np.ndarray  # (WORLD_PATTERNS, HIDDEN), in steps
    last: np.ndarray  # (HIDDEN + 1): the weights of the sum in steps, and a constant


NO_NETWORK = Network(
    np.zeros((0, 2 * HIDDEN), np.int16), np.zeros((0, HIDDEN), np.int16), ZERO.reshape(1)
)


def packed(board: np.ndarray, world: np.ndarray, last: np.ndarray) -> Network:
    """Return a network of learned numbers, in the finest steps in which no sum can overflow."""
    largest = max(_largest_sum(board, SLOTS), _largest_sum(world, WORLD_SLOTS), 1 / MOST)
    steps = np.float32(min(FINEST, (MOST - len(SLOTS)) / largest))
    last = last.astype(np.float32)
    last[:HIDDEN] /= steps
    return Network(_in_steps(board, steps), _in_steps(world, steps), last)


def _in_steps(numbers: np.ndarray, steps: np.float32) -> np.ndarray:
    return np.rint(numbers * steps).astype(np.int16)


def _largest_sum(rows: np.ndarray, slots: np.ndarray) -> float:
    """Return the most that rows can add up to, one of each slot, on either side of zero."""
    return float(np.maximum.reduceat(abs(rows), slots).sum(axis=0).max())


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
        sums[row, j] = 0


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
