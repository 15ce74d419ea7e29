"""The numbers of a board that the browser shows without counting itself."""

from dataclasses import replace

import pytest

from chocolatier.rules.core.numbers import LETTERS
from chocolatier.rules.game import Game
from chocolatier.rules.position import Board
from chocolatier.rules.ruleset import Rules
from chocolatier.view.position import BoardView, position_view


def _view(**parts: tuple[str, ...]) -> BoardView:
    position = Game(Rules(players=2), seed=1).position
    boards = (Board(**parts), position.boards[1])  # type: ignore[arg-type]
    return position_view(replace(position, boards=boards)).boards[0]


def test_an_empty_board_needs_everything() -> None:
    view = _view()
    assert view.room == "12345"
    assert view.filled == "0" * 15


def test_lines_say_how_many_they_still_take() -> None:
    assert _view(lines=("T", "B", "WWW", "", "KK")).room == "01043"


@pytest.mark.parametrize(
    ("box", "rows", "columns", "colours"),
    [
        (("TBWKR", ".....", ".....", ".....", "....."), "50000", "11111", "11111"),
        (("T....", "R....", "K....", "W....", "B...."), "11111", "50000", "11111"),
        (("T....", ".T...", "..T..", "...T.", "....T"), "11111", "11111", "50000"),
        (("TB...", ".TB..", ".....", ".....", "....."), "22000", "12100", "22000"),
    ],
)
def test_filled_counts_rows_columns_and_colours(
    box: tuple[str, ...], rows: str, columns: str, colours: str
) -> None:
    assert LETTERS == "TBWKR"
    assert _view(box=box).filled == rows + columns + colours
