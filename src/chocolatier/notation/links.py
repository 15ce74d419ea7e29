"""Positions as short text for links: a version, a check digit, all numbers of a position in one.

The bag is left out, because it has what lies nowhere else. ``docs/notation.md`` describes it.
"""

import string
from collections.abc import Iterable
from dataclasses import dataclass, replace

from chocolatier.errors import PositionError, quoted, shown
from chocolatier.rules.core.masks import home_column
from chocolatier.rules.core.numbers import (
    CHOCOLATES_PER_COLOUR,
    COLOURS,
    FACES,
    FLOOR_SPACES,
    LETTERS,
    LINES,
    Ending,
    Face,
    Phase,
    Side,
)
from chocolatier.rules.position import MOST, Board, Counts, Position, counts_of
from chocolatier.rules.ruleset import MOST_ROUNDS, ROUND_LIMIT, Rules

VERSION = "1"
_DIGITS = string.ascii_letters + string.digits + "-_"
_ITEMS = LETTERS + "M"
_SMALL = 7  # counts below this are short
_LONGEST = 600


class _Writer:
    """One number made of many: each is written with how many values it can have."""

    def __init__(self) -> None:
        self._value, self._base = 0, 1

    def number(self, value: int, values: int) -> None:
        """Write one of so many values, from 0."""
        self._value += value * self._base
        self._base *= values

    def long(self, value: int, small: int, most: int) -> None:
        """Write a number that is mostly small in less space than one that is not."""
        self.number(min(value, small), small + 1)
        if value >= small:
            self.number(value - small, most - small + 1)

    def text(self) -> str:
        """Return everything that was written as digits of base 64."""
        value, digits = self._value, ""
        while value:
            value, digit = divmod(value, len(_DIGITS))
            digits += _DIGITS[digit]
        return digits


class _Reader:
    """Reads what a writer wrote, in the same order."""

    def __init__(self, text: str) -> None:
        self._value = 0
        for digit in reversed(text):
            self._value = self._value * len(_DIGITS) + _DIGITS.index(digit)

    def number(self, values: int) -> int:
        """Read one of so many values."""
        self._value, value = divmod(self._value, values)
        return value

    def long(self, small: int, most: int) -> int:
        """Read a number that is mostly small."""
        value = self.number(small + 1)
        return value if value < small else small + self.number(most - small + 1)

    @property
    def at_end(self) -> bool:
        """Whether nothing is left."""
        return self._value == 0


def write_link(position: Position) -> str:
    """Return a possible position as text of letters, digits, ``-`` and ``_``."""
    to, rules = _Writer(), position.rules
    _write_rules(to, rules)
    to.long(position.round, 15, MOST)
    to.number(position.phase, len(Phase))
    if position.phase is Phase.OVER:
        to.number(position.ending, len(Ending))
    for seat in (position.turn, position.first, position.next_first):
        to.number(seat, rules.players)
    to.number(position.marker, 2)
    _write_counts(to, position.lid)
    for slot, counts in enumerate(position.sources):
        _write_counts(to, counts)
        if rules.special and slot:
            to.number(position.gold.get(slot, -1) + 1, FACES + 1)
    for board in position.boards:
        _write_board(to, board, rules.side)
    digits = to.text()
    return VERSION + _check_digit(digits) + digits


def _check_digit(digits: str) -> str:
    """Return a digit that shows whether the others were cut or changed."""
    total = sum(place * (_DIGITS.index(digit) + 1) for place, digit in enumerate(digits, 1))
    return _DIGITS[total % 61]


def read_link(text: str) -> Position:
    """Return the position of a link, which is not checked further.

    Raise PositionError with the code ``link-version`` for a link of another version, and with
    ``link-text`` for one that was cut or changed.
    """
    version, check, digits = text[:1], text[1:2], text[2:]
    if not version.isdecimal() or set(digits) - set(_DIGITS) or len(digits) > _LONGEST:
        raise _broken(text)
    if version != VERSION:
        raise PositionError("link-version", f"version {version} of links", version=version)
    if check != _check_digit(digits):
        raise _broken(text)
    try:
        position, at = _read(digits)
    except (ValueError, IndexError):
        raise _broken(text) from None
    if not at.at_end:
        raise _broken(text)
    return position


def _broken(text: str) -> PositionError:
    return PositionError("link-text", f"{quoted(text)} is not a whole link", link=shown(text))


def _read(digits: str) -> tuple[Position, _Reader]:
    at = _Reader(digits)
    rules = _read_rules(at)
    number, phase = at.long(15, MOST), Phase(at.number(len(Phase)))
    ending = Ending(at.number(len(Ending))) if phase is Phase.OVER else Ending.NONE
    turn, first, next_first = (at.number(rules.players) for _ in range(3))
    marker, lid = bool(at.number(2)), _read_counts(at)
    sources, gold = [], {}
    for slot in range(rules.factories + 1):
        sources.append(_read_counts(at))
        face = at.number(FACES + 1) if rules.special and slot else 0
        if face:
            gold[slot] = Face(face - 1)
    position = Position(
        rules=rules,
        boards=tuple(_read_board(at, rules.side) for _ in range(rules.players)),
        sources=tuple(sources),
        bag=(0,) * COLOURS,  # type: ignore[arg-type]
        lid=lid,
        round=number,
        phase=phase,
        turn=turn,
        first=first,
        next_first=next_first,
        marker=marker,
        gold=gold,
        ending=ending,
    )
    left = remaining(position)
    if min(left) < 0:
        raise ValueError(left)
    return replace(position, bag=left), at


def remaining(position: Position) -> Counts:
    """Return how many of each colour lie neither on the table nor in the lid; the bag has them.

    A number is below 0 if there are too many.
    """
    loose = "".join(
        "".join((*board.lines, *board.box, board.floor, board.spare or ""))
        for board in position.boards
    )
    out = zip(counts_of(loose), position.lid, *position.sources, strict=True)
    t, b, w, k, r = (CHOCOLATES_PER_COLOUR - sum(counts) for counts in out)
    return (t, b, w, k, r)


def _write_rules(to: _Writer, rules: Rules) -> None:
    to.number(rules.players - 2, 3)
    to.number(rules.side, 2)
    to.number(rules.special, 2)
    if rules.special:
        to.number(rules.faces_once, 2)
        to.number(rules.spare_catches_marker, 2)
    to.number(rules.round_limit != ROUND_LIMIT, 2)
    if rules.round_limit != ROUND_LIMIT:
        to.number(rules.round_limit, MOST_ROUNDS + 1)


def _read_rules(at: _Reader) -> Rules:
    players, side, special = at.number(3) + 2, Side(at.number(2)), bool(at.number(2))
    once, catches = (bool(at.number(2)), bool(at.number(2))) if special else (False, True)
    limit = at.number(MOST_ROUNDS + 1) if at.number(2) else ROUND_LIMIT
    return Rules(players, side, special, once, catches, limit)


def _write_counts(to: _Writer, counts: Iterable[int]) -> None:
    for count in counts:
        to.long(count, _SMALL, CHOCOLATES_PER_COLOUR)


def _read_counts(at: _Reader) -> Counts:
    t, b, w, k, r = (at.long(_SMALL, CHOCOLATES_PER_COLOUR) for _ in range(COLOURS))
    return (t, b, w, k, r)


@dataclass(frozen=True)
class _Cell:
    """A cell of a box; on the coloured side it has one colour."""

    row: int
    column: int
    home: int | None


def _cells(side: Side) -> list[_Cell]:
    cells = []
    for row in range(1, LINES + 1):
        homes = {home_column(row, colour): colour for colour in range(COLOURS)}
        for column in range(1, COLOURS + 1):
            home = homes[column] if side is Side.COLOURED else None
            cells.append(_Cell(row, column, home))
    return cells


def _write_board(to: _Writer, board: Board, side: Side) -> None:
    to.long(board.score, 127, MOST)
    for row, line in enumerate(board.lines, 1):
        held = 0 if not line else 1 + LETTERS.index(line[0]) * row + len(line) - 1
        to.number(held, COLOURS * row + 1)
    for cell in _cells(side):
        letter = board.box[cell.row - 1][cell.column - 1]
        if cell.home is None:
            to.number(0 if letter == "." else LETTERS.index(letter) + 1, COLOURS + 1)
        else:
            to.number(letter != ".", 2)
    to.number(len(board.floor), FLOOR_SPACES + 1)
    for item in board.floor:
        to.number(_ITEMS.index(item), len(_ITEMS))
    spare = 0 if board.spare is None else 1 + ("_" + _ITEMS).index(board.spare or "_")
    to.number(spare, len(_ITEMS) + 2)


def _read_board(at: _Reader, side: Side) -> Board:
    score, lines = at.long(127, MOST), []
    for row in range(1, LINES + 1):
        held = at.number(COLOURS * row + 1)
        colour, count = divmod(held - 1, row)
        lines.append("" if not held else LETTERS[colour] * (count + 1))
    cells = []
    for cell in _cells(side):
        filled = at.number(COLOURS + 1 if cell.home is None else 2)
        colour = filled - 1 if cell.home is None else cell.home
        cells.append(LETTERS[colour] if filled else ".")
    rows = ("".join(cells[i : i + COLOURS]) for i in range(0, LINES * COLOURS, COLOURS))
    floor = "".join(_ITEMS[at.number(len(_ITEMS))] for _ in range(at.number(FLOOR_SPACES + 1)))
    spare = at.number(len(_ITEMS) + 2)
    caught = None if not spare else ("_" + _ITEMS)[spare - 1].strip("_")
    return Board(score, tuple(lines), tuple(rows), floor, caught)
