"""The game's fixed numbers, its enumerations, and the numbering of actions.

Everything here is plain Python and numpy: importing it compiles nothing.
"""

from enum import IntEnum

import numpy as np
from numpy.typing import NDArray

COLOURS = 5
LINES = 5
FLOOR_SPACES = 7
CHOCOLATES_PER_COLOUR = 20  # R4
MAX_PLAYERS = 4
MAX_FACTORIES = 9
SOURCES = MAX_FACTORIES + 1
CENTRE = 0  # source 0; factory i is source i
FLOOR = 0  # target 0; line t is target t
PENALTIES = (1, 1, 2, 2, 2, 3, 3)  # R23
ROW_BONUS, COLUMN_BONUS, COLOUR_BONUS = 2, 7, 10  # R30

LETTERS = "TBWKR"


class Colour(IntEnum):
    """The five colours, in the order of the box's first row (R2)."""

    TEAL = 0
    BROWN = 1
    WHITE = 2
    BLACK = 3
    RED = 4

    @property
    def letter(self) -> str:
        return LETTERS[self]


class Side(IntEnum):
    """The side of the board that everybody uses (R1)."""

    COLOURED = 0
    FREE = 1


class Face(IntEnum):
    """The nine gold faces (R36); a magnet's colour is ``face - Face.MAGNET_TEAL``."""

    EXTRA = 0
    KEEP = 1
    SHARE = 2
    SPARE = 3
    MAGNET_TEAL = 4
    MAGNET_BROWN = 5
    MAGNET_WHITE = 6
    MAGNET_BLACK = 7
    MAGNET_RED = 8


FACES = len(Face)


class Phase(IntEnum):
    """What the game waits for."""

    DRAFT = 0
    SHARE = 1  # the picker sends the share factory's leftovers left or right (R42)
    BOX = 2  # a column for a full line of the free side (R33)
    DEAL = 3  # chance: the next round's deal
    OVER = 4


class Ending(IntEnum):
    """How a game ended."""

    NONE = 0
    ROW = 1  # R29
    DEAD = 2  # R28
    EMPTY = 3  # R28: bag and lid hold nothing, so the next offer would be empty
    LIMIT = 4
    AGREEMENT = 5


FREE, SPECIAL, FACES_ONCE, SPARE_CATCHES_MARKER = 1, 2, 4, 8
"""Bits of the state's ``options``."""

MARKER_ITEM = 6  # a floor item is 1 + colour, or this
SPARE_NONE, SPARE_EMPTY = 0, 1  # a seat's ``spare``; else 1 + the item on it

# --- actions -------------------------------------------------------------------
DRAFT_ACTIONS = SOURCES * COLOURS * (LINES + 1)
SHARE_ACTION = DRAFT_ACTIONS
BOX_ACTION = SHARE_ACTION + COLOURS * 2
ACTIONS = BOX_ACTION + LINES * COLOURS
"""One stable numbering for all rule sets: ``source*30 + colour*6 + target``, then
``SHARE_ACTION + colour*2 + (0 left, 1 right)``, then ``BOX_ACTION + (row-1)*5 + column-1``."""

LEFT, RIGHT = 0, 1

# --- lanes: five colours in one word -----------------------------------------------
LANE = 6  # bits per colour in counts and in ``accepts``
WIDE = 12  # bits per colour in ``present``: one for each of the ten sources
ONE = sum(1 << LANE * c for c in range(COLOURS))
WIDE_ONE = sum(1 << WIDE * c for c in range(COLOURS))
LINE_BITS = ONE * 0b111110


def _run_points() -> NDArray[np.uint8]:
    """Length of the run through bit i of a five-bit mask."""
    run = np.zeros((32, 5), np.uint8)
    for mask in range(32):
        for i in range(5):
            low = high = i
            while low > 0 and mask >> low - 1 & 1:
                low -= 1
            while high < 4 and mask >> high + 1 & 1:
                high += 1
            run[mask, i] = high - low + 1
    return run


def _select() -> NDArray[np.uint8]:
    """Position of the k-th set bit of a ten-bit mask."""
    select = np.zeros((1 << SOURCES, 16), np.uint8)
    for mask in range(1 << SOURCES):
        bits = [b for b in range(SOURCES) if mask >> b & 1]
        select[mask, : len(bits)] = bits
    return select


def _spread(width: int) -> NDArray[np.int64]:
    """Five-bit set of colours -> the lowest bit of each colour's lane."""
    return np.array(
        [sum(1 << width * c for c in range(COLOURS) if m >> c & 1) for m in range(32)], np.int64
    )


def _floor_counts() -> NDArray[np.int64]:
    """Three floor items (nine bits) -> chocolates per colour in lanes, the marker left out."""
    counts = np.zeros(512, np.int64)
    for word in range(512):
        for item in (word & 7, word >> 3 & 7, word >> 6 & 7):
            if 1 <= item <= COLOURS:
                counts[word] += 1 << LANE * (item - 1)
    return counts


RUN = _run_points()
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


def factories(players: int) -> int:
    """How many factories lie in the ring (R3)."""
    return 2 * players + 1


def home_column(row: int, colour: int) -> int:
    """The coloured side's column, 1-5, of a colour in row 1-5 (R2)."""
    return (row - 1 + colour) % 5 + 1
