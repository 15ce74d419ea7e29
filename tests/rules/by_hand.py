"""What a board would score if the round ended now, by trying everything (R19-R23, R33, R35)."""

from chocolatier.rules.core.masks import home_column
from chocolatier.rules.core.numbers import LETTERS, Side
from chocolatier.rules.position import Board

COSTS = (0, 1, 2, 4, 6, 8, 11, 14)


def open_columns(box: tuple[str, ...], row: int, letter: str) -> list[int]:
    """Free side: the legal columns, from 1, for a chocolate in a row (R33)."""
    return [
        column
        for column in range(1, 6)
        if box[row - 1][column - 1] == "." and all(other[column - 1] != letter for other in box)
    ]


def cell_points(box: list[str], row: int, column: int) -> int:
    """What a chocolate scores in a cell; row and column from 0 (R21)."""
    across, down = _run(box, row, column, 0, 1), _run(box, row, column, 1, 0)
    return (across if across > 1 else 0) + (down if down > 1 else 0) or 1


def _run(box: list[str], row: int, column: int, down: int, right: int) -> int:
    length = 1
    for way in (1, -1):
        r, c = row + way * down, column + way * right
        while 0 <= r < 5 and 0 <= c < 5 and box[r][c] != ".":
            length += 1
            r, c = r + way * down, c + way * right
    return length


def all_ways(box: list[str], full: tuple[str, ...], side: Side) -> set[tuple[int, int]]:
    """Every (fallen, points), by trying all columns from the top (R19, R21, R33, R35)."""
    row = next((r for r in range(5) if full[r]), None)
    if row is None:
        return {(0, 0)}
    letter, rest = full[row], (*full[:row], "", *full[row + 1 :])
    columns = [
        c
        for c in range(5)
        if box[row][c] == "."
        and (
            home_column(row + 1, LETTERS.index(letter)) == c + 1
            if side is Side.COLOURED
            else all(other[c] != letter for other in box)
        )
    ]
    if not columns:
        return {(fallen + row + 1, points) for fallen, points in all_ways(box, rest, side)}
    ways = set()
    for c in columns:
        scored = cell_points(box, row, c)
        then = box.copy()
        then[row] = box[row][:c] + letter + box[row][c + 1 :]
        ways |= {(fallen, points + scored) for fallen, points in all_ways(then, rest, side)}
    return ways


def settle(board: Board, side: Side) -> tuple[int, int]:
    """Points and cost of the floor in the best way; of equal ways the one with most points."""
    full = tuple(line[0] if len(line) == row else "" for row, line in enumerate(board.lines, 1))
    ends = []
    for fallen, points in all_ways(list(board.box), full, side):
        items = len(board.floor) + fallen - (fallen > 0 and board.spare == "")  # R43
        ends.append((points, COSTS[min(items, 7)]))
    return max(ends, key=lambda end: (end[0] - end[1], end[0]))
