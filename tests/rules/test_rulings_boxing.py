"""Phase B on both sides of the board (R19-R24, R33-R35)."""

from typing import Any

import pytest

from chocolatier.rules.core.numbers import Colour, Face, Phase, Side
from chocolatier.rules.events import Boxed, FloorPaid, LineFell
from chocolatier.rules.game import Game
from chocolatier.rules.position import Board, letters_of
from tests.rules.positions import FULL_ROWS, board, boxed, play, table, texts

FREE = Side.FREE
LOST_ROW = [".W...", ".....", ".....", "T..KR", "..W.."]
"""Row 4 lacks white, and white stands in both of its empty columns."""


def free(*boards: Board, **kwargs: Any) -> Game:
    return boxed(*boards, side=FREE, **kwargs)


@pytest.mark.parametrize(("row", "cells"), list(enumerate(FULL_ROWS, 1)))
def test_r2_every_colour_has_its_cell(row: int, cells: str) -> None:
    for column, letter in enumerate(cells, 1):
        game = boxed(board({row: letter * row}))
        expected = "." * (column - 1) + letter + "." * (5 - column)
        assert game.position.boards[0].box[row - 1] == expected


def test_r19_the_starting_player_boxes_first() -> None:
    game = boxed(*[board({1: "T"})] * 3, first=1)
    assert game.last_round is not None
    seats = [event.seat for event in game.last_round.events if isinstance(event, Boxed)]
    assert seats == [1, 2, 0]


def test_r19_the_starting_player_chooses_the_first_column() -> None:
    game = free(board({2: "WW"}), board({2: "WW"}), first=1)
    assert (game.phase, game.turn) == (Phase.BOX, 1)
    game.play("2@1")
    assert (game.phase, game.turn) == (Phase.BOX, 0)
    game.play("2@1")
    assert game.phase is Phase.DEAL


def test_r20_the_other_chocolates_go_to_the_lid() -> None:
    game = boxed(board(["T", "BB", "WWW", "KKKK", "TTTTT"]))
    assert letters_of(game.position.lid) == "TTTTBWWKKK"
    assert game.position.boards[0].lines == ("",) * 5


def test_r21_the_run_stops_at_a_gap() -> None:
    game = boxed(board({1: "T"}, ["..WKR", ".....", "K....", "W....", "B...."]))
    assert game.scores[0] == 1


def test_r21_the_runs_of_one_chocolate_are_reported() -> None:
    game = boxed(board({3: "BBB"}, [".....", "...W.", ".RT.W", "...T.", "....."]))
    assert game.last_round is not None
    assert game.last_round.events[0] == Boxed(0, 3, 4, Colour.BROWN, 4, 3, 7)


@pytest.mark.parametrize(
    ("items", "loss"), [(0, 0), (1, 1), (2, 2), (3, 4), (4, 6), (5, 8), (6, 11), (7, 14)]
)
def test_r23_what_the_floor_costs(items: int, loss: int) -> None:
    game = boxed(board(floor="T" * items, score=20))
    assert game.last_round is not None
    assert game.last_round.events[0] == FloorPaid(0, items, loss, 20 - loss)
    assert letters_of(game.position.lid) == "T" * items


def test_r23_gains_come_before_the_floor() -> None:
    assert boxed(board({1: "T"}, floor="B", score=0)).scores[0] == 0


def test_r23_the_clamp_is_per_player() -> None:
    game = boxed(board(floor="TTT", score=1), board(floor="BBB", score=9))
    assert game.scores == (0, 5)
    assert game.last_round is not None
    assert [score.floor for score in game.last_round.scores] == [1, 4]


def test_r33_a_column_may_be_any_empty_one_without_the_colour() -> None:
    game = free(board({2: "WW"}, ["W....", "..K..", "....W"]))
    assert texts(game) == {"2@2", "2@4"}
    game.play("2@4")
    assert game.position.boards[0].box[1] == "..KW."
    assert game.scores[0] == 2


def test_r33_lines_come_from_the_top() -> None:
    game = free(board({1: "T", 3: "TTT", 5: "KKKKK"}))
    assert texts(game) == {f"1@{column}" for column in range(1, 6)}
    game.play("1@2")
    assert texts(game) == {f"3@{column}" for column in (1, 3, 4, 5)}
    game.play("3@1")
    assert texts(game) == {f"5@{column}" for column in range(1, 6)}
    game.play("5@3")
    assert game.position.boards[0].box == (".T...", ".....", "T....", ".....", "..K..")
    assert letters_of(game.position.lid) == "TTKKKK"


def test_r34_a_colour_stands_once_in_a_row() -> None:
    game = table(side=FREE, factories=["W"], boards=[board(box=["....W", "W...."])])
    assert texts(game) == {"1W3", "1W4", "1W5", "1W-"}


def test_r34_a_line_without_a_legal_column_may_be_started() -> None:
    game = table(side=FREE, factories=["W"], boards=[board(box=LOST_ROW)])
    assert "1W4" in texts(game)


def test_r35_a_forced_column_is_automatic() -> None:
    game = free(board({1: "T"}, ["B.WKR", "T....", "..T..", "...T."]))
    assert game.position.boards[0].box[0] == "BTWKR"
    assert game.is_over


def test_r35_a_column_that_kills_a_lower_line_may_be_chosen() -> None:
    game = free(board({2: "WW", 4: "WWWW"}, {(4, 1): "T", (4, 3): "B", (4, 4): "K", (4, 5): "R"}))
    assert texts(game) == {f"2@{column}" for column in range(1, 6)}
    kind = play(game.copy(), "2@1")
    assert kind.position.boards[0].box[3] == "TWBKR"
    cruel = play(game, "2@2")
    assert cruel.position.boards[0].box[3] == "T.BKR"
    assert cruel.last_round is not None
    assert LineFell(0, 4, Colour.WHITE, 4) in cruel.last_round.events
    assert FloorPaid(0, 4, 6, 0) in cruel.last_round.events


def test_r35_a_dead_line_fills_the_floor_and_then_the_lid() -> None:
    game = free(board({4: "WWWW", 5: "KKKKK"}, LOST_ROW, floor="TTTTT", score=20))
    assert (game.phase, game.position.boards[0].floor) == (Phase.BOX, "TTTTTWW")
    assert letters_of(game.position.lid) == "WW"
    assert game.position.boards[0].lines == ("", "", "", "", "KKKKK")


def test_r43_the_spare_catches_one_chocolate_of_a_dead_line() -> None:
    mine = board({4: "WWWW", 5: "KKKKK"}, LOST_ROW, floor="TB", score=20, spare="")
    game = free(mine, gold={2: Face.SPARE})
    assert (game.position.boards[0].floor, game.position.boards[0].spare) == ("TBWWW", "W")
    game.play("5@1")
    assert game.scores[0] == 20 + 2 - 8
    assert letters_of(game.position.lid) == "TBWWWWKKKK"


def test_r43_the_spare_catches_one_of_a_dead_line_beside_a_full_floor() -> None:
    mine = board({4: "WWWW", 5: "KKKKK"}, LOST_ROW, floor="T" * 7, spare="")
    game = free(mine, gold={2: Face.SPARE})
    assert (game.position.boards[0].floor, game.position.boards[0].spare) == ("T" * 7, "W")
    assert letters_of(game.position.lid) == "WWW"


def test_r35_a_used_spare_catches_nothing_more() -> None:
    mine = board({4: "WWWW", 5: "KKKKK"}, LOST_ROW, spare="B")
    game = free(mine, gold={2: Face.SPARE})
    assert (game.position.boards[0].floor, game.position.boards[0].spare) == ("WWWW", "B")
