"""What a board would score if the round ended now, with the best columns."""

from functools import lru_cache
from typing import TypeAlias

from chocolatier.rules.core.lookup import PENALTY, RUN
from chocolatier.rules.core.numbers import COLOURS, FLOOR_SPACES, LETTERS, Side, home_column
from chocolatier.rules.position import Board

Box: TypeAlias = tuple[str, ...]
Ways: TypeAlias = tuple[tuple[int, int], ...]

_RUN: list[list[int]] = RUN.tolist()
_PENALTY: list[int] = PENALTY.tolist()
_LANES = [sum(7 << 3 * c for c in range(COLOURS) if mask >> c & 1) for mask in range(32)]
_ONES = _LANES[31] // 7
_COLUMNS = [tuple(c for c in range(COLOURS) if mask >> c & 1) for mask in range(32)]


@lru_cache(maxsize=1024)
def _masks(box: Box) -> tuple[int, ...]:
    """The taken columns of every row, bit 0 the first column."""
    return tuple(sum(1 << c for c, cell in enumerate(row) if cell != ".") for row in box)


def _open(box: Box, row: int, letter: str, side: Side) -> int:
    """The set of legal columns for a chocolate in a row, from 1 (R2, R33)."""
    if side is Side.COLOURED:
        return 1 << home_column(row, LETTERS.index(letter)) - 1
    holding = sum(1 << other.index(letter) for other in box if letter in other)
    return ~(_masks(box)[row - 1] | holding) & 31


def open_columns(box: Box, row: int, letter: str) -> list[int]:
    """Free side: the legal columns, from 1, for a chocolate in a row (R33)."""
    return [c + 1 for c in _COLUMNS[_open(box, row, letter, Side.FREE)]]


def _points(across: int, down: int) -> int:
    """R21."""
    return across + down if across > 1 and down > 1 else max(across, down)


def cell_points(box: Box, row: int, column: int) -> int:
    """What a chocolate scores in an empty cell; row and column from 1 (R21)."""
    masks = _masks(box)
    c = column - 1
    upright = sum(1 << r for r, mask in enumerate(masks) if mask >> c & 1)
    return _points(
        _RUN[masks[row - 1] | 1 << c][c],
        _RUN[upright | 1 << row - 1][row - 1],
    )


def _below(masks: tuple[int, ...], row: int) -> int:
    """How far each column goes on unbroken below a row, from 1: three bits per column."""
    runs = 0
    for mask in reversed(masks[row:]):
        runs = runs + _ONES & _LANES[mask]
    return runs


def full_lines(board: Board) -> tuple[str, ...]:
    """The letter of every line that is full, "" for the others."""
    return tuple(line[0] if len(line) == row else "" for row, line in enumerate(board.lines, 1))


@lru_cache(maxsize=8192)
def outcomes(box: Box, full: tuple[str, ...], side: Side) -> Ways:
    """Box the full lines in every legal way (R19-R21, R33, R35).

    Gives pairs: how many chocolates fall from dead lines, and the most points with that.
    Rows go from the top, so of the rows above only two things matter: how far each column comes
    down to this row, and which columns the same colour took. Ways alike in these are one.
    """
    masks = _masks(box)
    ways = {(0, 0): {0: 0}}  # (runs from above, taken columns by colour) -> fallen -> points
    for row, letter in enumerate(full, 1):
        mask = masks[row - 1]
        further: dict[tuple[int, int], dict[int, int]] = {}
        if not letter:
            for (runs, taken), best in ways.items():
                _keep(further, (runs + _ONES & _LANES[mask], taken), best, 0, 0)
            ways = further
            continue
        legal, below = _open(box, row, letter, side), _below(masks, row)
        shift = COLOURS * LETTERS.index(letter)
        again = letter in full[row:]
        for (runs, taken), best in ways.items():
            columns = _COLUMNS[legal & ~(taken >> shift)]
            for c in columns:
                down = (runs >> 3 * c & 7) + 1 + (below >> 3 * c & 7)
                points = _points(_RUN[mask | 1 << c][c], down)
                key = (
                    runs + _ONES & _LANES[mask | 1 << c],
                    taken | again << shift + c,
                )
                _keep(further, key, best, 0, points)
            if not columns:  # R35
                _keep(further, (runs + _ONES & _LANES[mask], taken), best, row, 0)
        ways = further
    ends: dict[tuple[int, int], dict[int, int]] = {}
    for best in ways.values():
        _keep(ends, (0, 0), best, 0, 0)
    return tuple(ends[0, 0].items())


def _keep(
    ways: dict[tuple[int, int], dict[int, int]],
    key: tuple[int, int],
    best: dict[int, int],
    fallen: int,
    points: int,
) -> None:
    """Note a way that goes on from another; of equal ones the one with most points."""
    kept = ways.setdefault(key, {})
    for before, scored in best.items():
        if kept.get(before + fallen, -1) < scored + points:
            kept[before + fallen] = scored + points


def ways_of(board: Board, side: Side) -> Ways:
    """The outcomes of a board's full lines."""
    return outcomes(board.box, full_lines(board), side)


def pay(board: Board, ways: Ways) -> tuple[int, int]:
    """Points and what the floor costs (R21, R23), were the round over, in the best way.

    Nobody asks whether the score can pay.
    """
    sums = []
    for fallen, points in ways:
        items = len(board.floor) + fallen - (fallen > 0 and board.spare == "")  # R43
        sums.append((points, _PENALTY[min(items, FLOOR_SPACES)]))
    return sums[0] if len(sums) == 1 else max(sums, key=lambda way: (way[0] - way[1], way[0]))
