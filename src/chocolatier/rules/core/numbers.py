"""The game's fixed numbers and its enumerations, in plain Python."""

from enum import IntEnum
from typing import Self

from chocolatier.errors import ChocolatierError, quoted

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


class Named(IntEnum):
    """An enumeration that is a word in text: ``X.parse(text)`` reads what ``str(x)`` writes."""

    @classmethod
    def parse(cls, text: str) -> Self:
        """Return the member that a text names; raise ChocolatierError if it names none.

        >>> Side.parse("free")
        <Side.FREE: 1>
        """
        for member in cls:
            if text in (str(member), member.name.lower()):
                return member
        words = ", ".join(map(str, cls))
        message = f"{quoted(text)} is not a {cls.__name__.lower()}; choose from {words}"
        raise ChocolatierError("no-such-name", message)

    def __str__(self) -> str:
        return self.name.lower()

    def __format__(self, spec: str) -> str:
        return format(str(self), spec)


class Colour(Named):
    """The five colours, in the order of the box's first row (R2).

    >>> str(Colour.TEAL), Colour.parse("T"), Colour.parse("teal") is Colour.TEAL
    ('T', <Colour.TEAL: 0>, True)
    """

    TEAL = 0
    BROWN = 1
    WHITE = 2
    BLACK = 3
    RED = 4

    @property
    def letter(self) -> str:
        """The letter that stands for the colour in text."""
        return LETTERS[self]

    def __str__(self) -> str:
        return self.letter


class Side(Named):
    """The side of the board that everybody uses (R1)."""

    COLOURED = 0
    FREE = 1


class Face(Named):
    """The nine gold faces; a magnet's colour is ``face - Face.MAGNET_TEAL``. Implements R36."""

    EXTRA = 0
    KEEP = 1
    SHARE = 2
    SPARE = 3
    MAGNET_TEAL = 4
    MAGNET_BROWN = 5
    MAGNET_WHITE = 6
    MAGNET_BLACK = 7
    MAGNET_RED = 8

    def __str__(self) -> str:
        kind, _, colour = self.name.lower().partition("_")
        return kind + (Colour.parse(colour).letter if colour else "")


FACES = len(Face)


class Phase(Named):
    """What the game waits for. Implements R7."""

    DRAFT = 0
    SHARE = 1  # the picker sends the share factory's leftovers left or right (R42)
    BOX = 2  # a column for a full line of the free side (R33)
    DEAL = 3  # chance: the next round's deal
    OVER = 4


DRAFTING, SHARING, BOXING, DEALING, GAME_OVER = map(int, Phase)
"""The phases as plain integers, for compiled code."""


class Ending(Named):
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

# Lanes: five colours in one word.
LANE = 6  # bits per colour in counts and in ``accepts``
WIDE = 12  # bits per colour in ``present``: one for each of the ten sources
ONE = sum(1 << LANE * c for c in range(COLOURS))
WIDE_ONE = sum(1 << WIDE * c for c in range(COLOURS))
LINE_BITS = ONE * 0b111110
