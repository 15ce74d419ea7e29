"""The best way to end a round now, against trying everything."""

import random

import pytest

from chocolatier.rules.core.numbers import LETTERS, Side, home_column
from chocolatier.rules.position import Board
from chocolatier.view.settling import cell_points, open_columns, outcomes, pay, ways_of

EMPTY = (".....",) * 5


def _settle(board: Board, side: Side) -> tuple[int, int]:
    return pay(board, ways_of(board, side))


def _run(box: list[str], row: int, column: int, down: int, right: int) -> int:
    length = 1
    for way in (1, -1):
        r, c = row + way * down, column + way * right
        while 0 <= r < 5 and 0 <= c < 5 and box[r][c] != ".":
            length += 1
            r, c = r + way * down, c + way * right
    return length


def _all_ways(box: list[str], full: tuple[str, ...], side: Side) -> set[tuple[int, int]]:
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
        return {(fallen + row + 1, points) for fallen, points in _all_ways(box, rest, side)}
    ways = set()
    for c in columns:
        across, down = _run(box, row, c, 0, 1), _run(box, row, c, 1, 0)
        scored = (across if across > 1 else 0) + (down if down > 1 else 0) or 1
        then = box.copy()
        then[row] = box[row][:c] + letter + box[row][c + 1 :]
        ways |= {(fallen, points + scored) for fallen, points in _all_ways(then, rest, side)}
    return ways


def _random_case(rng: random.Random, side: Side) -> tuple[tuple[str, ...], tuple[str, ...]]:
    box = list(EMPTY)
    for _ in range(rng.randrange(16)):
        row, letter = rng.randrange(5), rng.choice(LETTERS)
        columns = open_columns(tuple(box), row + 1, letter)
        if side is Side.COLOURED:
            columns = [home_column(row + 1, LETTERS.index(letter))]
        if letter not in box[row] and columns:
            c = rng.choice(columns)
            box[row] = box[row][: c - 1] + letter + box[row][c:]
    colours = rng.choice((LETTERS, "TB", "T"))
    full = [rng.choice(colours) if rng.random() < 0.7 else "" for _ in range(5)]
    return tuple(box), tuple(
        letter if letter not in row else "" for letter, row in zip(full, box, strict=True)
    )


@pytest.mark.parametrize("side", Side)
def test_like_trying_everything(side: Side) -> None:
    rng = random.Random(5)
    dead = 0
    for _ in range(150):
        box, full = _random_case(rng, side)
        most: dict[int, int] = {}
        for fallen, points in _all_ways(list(box), full, side):
            most[fallen] = max(points, most.get(fallen, 0))
        assert dict(outcomes(box, full, side)) == most
        dead += max(most) > 0
    assert (dead > 10) == (side is Side.FREE)


def test_worked_cells() -> None:  # T4-T7
    assert cell_points(EMPTY, 2, 4) == 1
    assert cell_points((".....", ".T.W.", *EMPTY[2:]), 2, 3) == 3
    assert cell_points((".....", "...W.", "...B.", ".....", "....."), 4, 4) == 3
    assert cell_points((".....", "...W.", ".RT.W", "...T.", "....."), 3, 4) == 7


def test_top_to_bottom() -> None:  # T9
    board = Board(lines=("W", "BB", "", "", ""))
    assert _settle(board, Side.COLOURED) == (3, 0)


def test_a_dead_line_is_paid_for() -> None:  # R35, T27
    box = (".W...", ".....", ".....", "T..KR", "..W..")
    board = Board(score=20, lines=("", "", "", "WWWW", ""), box=box, floor="TT")
    assert _settle(board, Side.FREE) == (0, 11)
    caught = Board(20, board.lines, box, "TT", "")
    assert _settle(caught, Side.FREE) == (0, 8)  # R43


def test_points_and_floor_are_weighed_together() -> None:
    """The column that scores most would kill the line below (R35)."""
    box = ("..T.W", "...TB", "K....", ".W...", "...W.")
    lines = ("", "WW", "WWW", "", "")
    assert dict(outcomes(box, ("", "W", "W", "", ""), Side.FREE)) == {0: 3, 3: 5}
    assert _settle(Board(lines=lines, box=box), Side.FREE) == (3, 0)
    assert _settle(Board(lines=lines, box=box, floor="R" * 7), Side.FREE) == (5, 14)
