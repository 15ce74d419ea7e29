"""The best way to end a round now, against trying everything."""

import random
from typing import Any

import pytest

from chocolatier.compiled import compiled
from chocolatier.rules.codec import write_state
from chocolatier.rules.core.masks import home_column
from chocolatier.rules.core.numbers import LETTERS, Face, Side
from chocolatier.rules.core.settling import cell_points, settle
from chocolatier.rules.position import Board
from tests.rules import by_hand
from tests.rules.by_hand import open_columns
from tests.rules.positions import board, position

EMPTY = (".....",) * 5


@compiled
def _points(box: int, row: int, column: int) -> int:
    return cell_points(box, row, column)


def _settled(board: Board, side: Side) -> tuple[tuple[int, int], Any]:
    """Points and cost by the core, and the board as it settled it."""
    gold = {1: Face.SPARE} if board.spare is not None else None
    states = write_state(position(2, side, gold=gold, boards=[board], factories=["", "T"]))
    p = states[0]["player"][0]
    return settle(p, int(side)), p


def _settle(board: Board, side: Side) -> tuple[int, int]:
    return _settled(board, side)[0]


def _random_case(rng: random.Random, side: Side) -> tuple[tuple[str, ...], tuple[str, ...]]:
    box = list(EMPTY)
    for _ in range(rng.randrange(16)):
        row, letter = rng.randrange(5), rng.choice(LETTERS)
        columns = open_columns(tuple(box), row + 1, letter)
        if side is Side.COLOURED:
            columns = [home_column(row + 1, LETTERS.index(letter))]
        if letter not in box[row] and columns and box[row].count(".") > 1:
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
    dead = several = 0
    for _ in range(600):
        box, full = _random_case(rng, side)
        lines = tuple(letter * row for row, letter in enumerate(full, 1))
        floor = "TBWKRTB"[: rng.randrange(8)] if rng.random() < 0.5 else ""
        spare = rng.choice((None, "", "T"))
        case = Board(rng.randrange(30), lines, box, floor, spare)
        (points, cost), p = _settled(case, side)
        assert (points, cost) == by_hand.settle(case, side)
        assert p["score"] == max(0, case.score + points - cost)
        assert p["full"] == 0
        ways = by_hand.all_ways(list(box), full, side)
        dead += max(fallen for fallen, _ in ways) > 0
        several += len(ways) > 1
    assert (dead > 40) == (several > 40) == (side is Side.FREE)


def _bits(box: tuple[str, ...]) -> int:
    return sum(1 << i for i, cell in enumerate("".join(box)) if cell != ".")


@pytest.mark.parametrize(
    ("box", "row", "column", "points"),
    [
        (EMPTY, 2, 4, 1),
        ((".....", ".T.W.", *EMPTY[2:]), 2, 3, 3),
        ((".....", "...W.", "...B.", ".....", "....."), 4, 4, 3),
        ((".....", "...W.", ".RT.W", "...T.", "....."), 3, 4, 7),
    ],
)
def test_worked_cells(box: tuple[str, ...], row: int, column: int, points: int) -> None:  # T4-T7
    assert _points(_bits(box), row - 1, column - 1) == points
    assert by_hand.cell_points(list(box), row - 1, column - 1) == points


def test_top_to_bottom() -> None:  # T9
    assert _settle(board(lines=("W", "BB")), Side.COLOURED) == (3, 0)


def test_a_dead_line_is_paid_for() -> None:  # R35, T27
    box = (".W...", ".....", ".....", "T..KR", "..W..")
    case = board(score=20, lines={4: "WWWW"}, box=box, floor="TT")
    assert _settle(case, Side.FREE) == (0, 11)
    caught = Board(20, case.lines, box, "TT", "")
    assert _settle(caught, Side.FREE) == (0, 8)  # R43


def test_points_and_floor_are_weighed_together() -> None:
    """The column that scores most would kill the line below (R35)."""
    box = ("..T.W", "...TB", "K....", ".W...", "...W.")
    ways = by_hand.all_ways(list(box), ("", "W", "W", "", ""), Side.FREE)
    assert max(points for fallen, points in ways if fallen == 0) == 3
    assert max(points for fallen, points in ways if fallen == 3) == 5
    assert {fallen for fallen, _ in ways} == {0, 3}
    assert _settle(board(lines={2: "WW", 3: "WWW"}, box=box), Side.FREE) == (3, 0)
