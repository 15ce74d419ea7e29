"""Tables that replace loops over bits, rows and floors in compiled code.

Plain numpy: importing this compiles nothing.
"""

import numpy as np
from numpy.typing import NDArray

from chocolatier.rules.core.numbers import COLOURS, FLOOR_SPACES, LANE, PENALTIES, SOURCES, WIDE


def _run_bits() -> NDArray[np.uint8]:
    """Return the bits of the run through bit i of a five-bit mask."""
    bits = np.zeros((32, 5), np.uint8)
    for mask in range(32):
        for i in range(5):
            low = high = i
            while low > 0 and mask >> low - 1 & 1:
                low -= 1
            while high < 4 and mask >> high + 1 & 1:
                high += 1
            bits[mask, i] = (1 << high + 1) - (1 << low)
    return bits


def _select() -> NDArray[np.uint8]:
    """Return the position of the k-th set bit of a ten-bit mask."""
    select = np.zeros((1 << SOURCES, 16), np.uint8)
    for mask in range(1 << SOURCES):
        bits = [b for b in range(SOURCES) if mask >> b & 1]
        select[mask, : len(bits)] = bits
    return select


def _spread(width: int) -> NDArray[np.int64]:
    """Return for each five-bit set of colours the lowest bits of their lanes."""
    return np.array(
        [sum(1 << width * c for c in range(COLOURS) if m >> c & 1) for m in range(32)], np.int64
    )


def _floor_counts() -> NDArray[np.int64]:
    """Return for three floor items, nine bits, the chocolates per colour without the marker."""
    counts = np.zeros(512, np.int64)
    for word in range(512):
        for item in (word & 7, word >> 3 & 7, word >> 6 & 7):
            if 1 <= item <= COLOURS:
                counts[word] += 1 << LANE * (item - 1)
    return counts


RUN_BITS = _run_bits()
"""``RUN_BITS[mask, i]``: the bits of the run through bit i of a five-bit mask."""
RUN = np.bitwise_count(RUN_BITS)
"""``RUN[mask, i]``: the length of that run."""
SELECT = _select()
SPREAD = _spread(LANE)
SPREAD_WIDE = _spread(WIDE)
FLOOR_COUNTS = _floor_counts()
BITS = np.array([m.bit_count() for m in range(32)], np.int64)
REPEAT = np.array([sum(1 << 3 * i for i in range(n)) for n in range(FLOOR_SPACES + 1)], np.int64)
PENALTY = np.array([sum(PENALTIES[:n]) for n in range(FLOOR_SPACES + 1)], np.int64)
RECIPROCAL = np.array([0] + [-(-1024 // n) for n in range(1, 8)], np.int64)
"""``k // n == k * RECIPROCAL[n] >> 10`` for n in 1..6 and k below 60."""
LACKING = np.array(
    [sum(1 << s for s in range(32) if not s >> column & 1) for column in range(5)], np.int64
)
"""For each column the subsets of columns that lack it, as a 32-bit set of five-bit sets."""
