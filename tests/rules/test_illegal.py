"""Moves that the rules forbid: each reason once, with its rule, and nothing changes."""

from typing import Any, cast

import pytest

from chocolatier.errors import IllegalMoveError, RulesError
from chocolatier.rules.core.numbers import Colour, Ending, Face, Phase, Side
from chocolatier.rules.game import Game
from chocolatier.rules.move import Boxing, Draft, Share
from chocolatier.rules.ruleset import Rules
from tests.rules.positions import board, boxed, play, refused, table

W, K = Colour.WHITE, Colour.BLACK
SHARING: dict[str, Any] = {"factories": ["T", "WWBK", "R"], "gold": {2: Face.SHARE}}


def test_r3_no_such_factory() -> None:
    refused(table(factories=["TTBB"]), "6T1", "no-such-source", "R3")


@pytest.mark.parametrize("source", [-1, 6, 10])
def test_r3_no_such_source(source: int) -> None:
    refused(table(factories=["TTBB"]), Draft(source, Colour.TEAL, 1), "no-such-source", "R3")


@pytest.mark.parametrize("move", ["1W1", "2T1", "CT1"])
def test_r9_the_colour_does_not_lie_there(move: str) -> None:
    refused(table(factories=["TTBB"]), move, "no-such-colour", "R9")


def test_r12_the_marker_alone_is_no_source() -> None:
    game = table(factories=["T"])
    for colour in Colour:
        refused(game, Draft(0, colour, 0), "no-such-colour", "R9")


@pytest.mark.parametrize("target", [-1, 6, 7, 12])
def test_r13_no_such_line(target: int) -> None:
    refused(table(factories=["TTBB", "TBWK"]), Draft(1, Colour.TEAL, target), "no-such-line", "R13")


def test_r14_a_full_line() -> None:
    refused(table(factories=["TT"], boards=[board({2: "TT"})]), "1T2", "line-full", "R14")


def test_r14_a_line_of_another_colour() -> None:
    refused(table(factories=["TT"], boards=[board({2: "B"})]), "1T2", "line-colour", "R14")


@pytest.mark.parametrize(("side", "cell"), [(Side.COLOURED, (2, 2)), (Side.FREE, (2, 5))])
def test_r14_a_row_that_holds_the_colour(side: Side, cell: tuple[int, int]) -> None:
    game = table(factories=["TT"], side=side, boards=[board(box={cell: "T"})])
    refused(game, "1T2", "row-colour", "R14")


def test_r14_only_the_own_board_counts() -> None:
    game = table(factories=["TT"], boards=[board(), board({2: "TT"}, {(1, 1): "T"})])
    assert game.is_legal("1T1")
    assert game.is_legal("1T2")


@pytest.mark.parametrize("move", ["2B1", "2B1<W", "2B1<WKT", "2B1<W>B"])
def test_r42_every_leftover_must_be_sent_and_nothing_else(move: str) -> None:
    refused(table(**SHARING), move, "share-distribution", "R42")


def test_r42_a_colour_is_never_split() -> None:
    split = Draft(2, Colour.BROWN, 1, Share(frozenset({W}), frozenset({W, K})))
    refused(table(**SHARING), split, "share-distribution", "R42")


def test_r42_only_the_share_factory_sends() -> None:
    refused(table(**SHARING), "1T1<W", "share-distribution", "R42")
    refused(table(factories=["TB"]), "1T1>B", "share-distribution", "R42")


def test_r42_between_pick_and_sending() -> None:
    game = table(factories=["T", "WK"], gold={2: Face.SHARE}, phase=Phase.SHARE)
    refused(game, "<W", "share-distribution", "R42")
    refused(game, "1T1", "wrong-kind", "R7")
    assert {str(move) for move in game.legal_moves} == {"<WK", "<W>K", "<K>W", ">WK"}
    game.play("<K>W")
    assert (game.phase, game.turn) == (Phase.DRAFT, 1)
    assert game.position.sources[1:4] == ((1, 0, 0, 1, 0), (0,) * 5, (0, 0, 1, 0, 0))


def test_r7_a_column_while_drafting() -> None:
    refused(table(factories=["TT"]), "2@4", "wrong-kind", "R7")
    refused(table(factories=["TT"]), "<W", "wrong-kind", "R7")


def test_r7_a_pick_while_boxing() -> None:
    refused(boxed(board({2: "WW"}), side=Side.FREE), "1T1", "wrong-kind", "R7")


def test_r19_lines_from_top_to_bottom() -> None:
    game = boxed(board({2: "WW", 3: "TTT"}), side=Side.FREE)
    refused(game, "3@1", "wrong-row", "R19")
    refused(game, "1@1", "wrong-row", "R19")


@pytest.mark.parametrize("move", [Boxing(1, 6), Boxing(3, 0), Boxing(3, -4)])
def test_r19_a_wrong_row_is_not_mistaken_for_another_cell(move: Boxing) -> None:
    refused(boxed(board({2: "WW"}), side=Side.FREE), move, "wrong-row", "R19")


def test_r33_a_taken_cell() -> None:
    game = boxed(board({2: "WW"}, [".....", "...K."]), side=Side.FREE)
    refused(game, "2@4", "cell-taken", "R33")
    refused(game, Boxing(2, 0), "cell-taken", "R33")
    refused(game, Boxing(2, 6), "cell-taken", "R33")


def test_r33_a_column_that_holds_the_colour() -> None:
    game = boxed(board({2: "WW"}, ["...W."]), side=Side.FREE)
    refused(game, "2@4", "column-colour", "R33")


def test_r25_no_move_before_the_deal() -> None:
    refused(Game.waiting(Rules()), "1T1", "awaits-deal", "R25")


def test_r29_no_move_after_the_end() -> None:
    game = boxed(board({1: "R"}, ["TBWK."]))
    assert game.ending is Ending.ROW
    refused(game, "1T1", "game-over", "R29")


def test_r5_no_such_seat_to_start() -> None:
    with pytest.raises(RulesError, match=r"\(R5\)$") as error:
        Game(Rules(2), seed=1, first=2)
    assert error.value.code == "no-such-seat"


def test_nothing_to_take_back() -> None:
    game = table(factories=["T"])
    with pytest.raises(IllegalMoveError) as error:
        game.take_back()
    assert error.value.code == "nothing-to-take-back"


def test_a_refused_move_after_others_leaves_the_history() -> None:
    game = play(table(factories=["TTBB", "W"]), "1T2")
    refused(game, "1T2", "no-such-colour", "R9")
    assert [str(move) for move in game.moves] == ["1T2"]
    assert str(game.take_back()) == "1T2"
    assert game == table(factories=["TTBB", "W"])


@pytest.mark.parametrize(
    "strange", [None, 3.5, Draft(1, cast(Colour, 9), 2), Draft(1, cast(Colour, "T"), 2)]
)
def test_something_that_is_no_move(strange: object) -> None:
    game = Game(Rules(2), seed=1, first=0)
    before = game.key
    with pytest.raises(IllegalMoveError) as error:
        game.play(cast(Draft, strange))
    assert error.value.code in ("not-a-move", "not-a-colour")
    assert (game.key, game.moves) == (before, [])
