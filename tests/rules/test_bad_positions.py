"""Positions that cannot be: each reason once."""

from dataclasses import replace
from typing import Any

import pytest

from chocolatier.errors import PositionError
from chocolatier.rules.core.numbers import Ending, Face, Phase, Side
from chocolatier.rules.game import Game
from chocolatier.rules.position import Board, Position
from tests.rules.positions import board, position

FREE = Side.FREE
SPARE = {1: Face.SPARE}


def _refused(bad: Position, field: str, reason: str) -> None:
    with pytest.raises(PositionError) as error:
        Game.from_position(bad)
    assert (error.value.code, error.value.details["field"]) == ("position-field", field)
    assert reason in str(error.value)


def _with(mine: Board, **kwargs: Any) -> Position:
    return position(factories=["TTBB"], boards=[mine], **kwargs)


def test_the_position_they_start_from_can_be() -> None:
    assert Game.from_position(_with(board())).phase is Phase.DRAFT


def test_r1_one_board_for_every_player() -> None:
    _refused(replace(position(factories=["T"]), boards=(board(),)), "boards", "1 boards for 2")


def test_r3_the_number_of_factories() -> None:
    good = position(factories=["T"])
    _refused(replace(good, sources=good.sources[:5]), "factories", "need 5 factories (R3)")


@pytest.mark.parametrize(
    ("mine", "reason"),
    [
        (board(score=-1), "score -1 is out of range"),
        (board(score=40000), "score 40000 is out of range"),
        (board(box=["TT..."]), "row 1 holds T twice (R34)"),
        (board(box={(1, 2): "T"}), "T has no cell at row 1, column 2 (R2)"),
        (board({2: "TTT"}), "line 2 has 2 spaces, not 3 (R1)"),
        (board({2: "TB"}), "line 2 holds more than one colour (R14)"),
        (board({2: "T"}, {(2, 2): "T"}), "row 2 holds T already, so line 2 cannot (R14)"),
        (board(floor="T" * 8), "the floor has 7 spaces, not 8 (R17)"),
        (board(spare="TT"), "the spare factory holds one thing (R43)"),
    ],
)
def test_a_board_that_cannot_be(mine: Board, reason: str) -> None:
    _refused(_with(mine), "board 1", reason)


def test_r33_a_colour_twice_in_a_column() -> None:
    bad = _with(board(box=["T....", "T...."]), side=FREE)
    _refused(bad, "board 1", "column 1 holds T twice (R33)")


def test_the_second_board_is_named() -> None:
    bad = position(factories=["T"], boards=[board(), board(score=-1)])
    _refused(bad, "board 2", "score -1")


def test_r36_gold_without_special_factories() -> None:
    _refused(replace(position(factories=["T"]), gold=SPARE), "factories", "(R36)")


def test_r37_the_number_of_gold_faces() -> None:
    bad = replace(position(factories=["T"], gold=SPARE), gold=SPARE)
    _refused(bad, "factories", "1 gold faces, but 2 players (R37)")


def test_r36_each_face_once() -> None:
    bad = position(factories=["T"], gold={1: Face.KEEP, 2: Face.KEEP})
    _refused(bad, "factories", "each gold face exists once (R36)")


@pytest.mark.parametrize("slot", [0, 6, 9])
def test_r38_gold_outside_the_ring(slot: int) -> None:
    bad = position(factories=["T"], gold={1: Face.KEEP, slot: Face.SHARE})
    _refused(bad, "factories", "(R38)")


def test_r43_a_spare_that_is_not_in_the_ring() -> None:
    bad = _with(board(spare=""), gold={1: Face.KEEP})
    _refused(bad, "boards", "its face is not in the ring")


def test_r43_a_taken_factory_is_empty() -> None:
    bad = _with(board(spare=""), gold=SPARE)
    _refused(bad, "factories", "factory 1 was taken away and cannot hold chocolates (R43)")


def test_r36_one_spare() -> None:
    two = [board(spare=""), board(spare="")]
    bad = position(factories=["", "T"], boards=two, gold=SPARE)
    _refused(bad, "boards", "there is one spare factory (R36)")


@pytest.mark.parametrize(
    "boards", [[board(floor="M"), board(floor="M")], [board(floor="MM")], [board(floor="M")]]
)
def test_r8_one_marker(boards: list[Board]) -> None:
    bad = position(factories=["T"], boards=boards, marker=len(boards) == 1)
    _refused(bad, "marker", "there is one start marker (R8)")


def test_r43_a_marker_on_the_spare_counts() -> None:
    bad = position(factories=["", "T"], boards=[board(floor="M", spare="M")], gold=SPARE)
    _refused(bad, "marker", "there is one start marker (R8)")


def test_r24_the_holder_starts_next() -> None:
    bad = position(factories=["T"], boards=[board(floor="M")], next_first=1)
    _refused(bad, "marker", "the seat that holds the marker starts the next round (R24)")


def test_r18_a_marker_in_the_centre_changes_nothing() -> None:
    bad = position(factories=["T"], next_first=1)
    _refused(bad, "marker", "the same seat starts again (R18)")


@pytest.mark.parametrize("seats", [{"turn": 2}, {"first": -1}, {"first": 2}])
def test_no_such_seat(seats: dict[str, Any]) -> None:
    _refused(position(factories=["T"], **seats), "seats", "there are seats 1 to 2")


@pytest.mark.parametrize(
    "bad",
    [
        position(phase=Phase.OVER),
        position(factories=["T"], ending=Ending.ROW),
        position(phase=Phase.DEAL, ending=Ending.DEAD),
    ],
)
def test_an_ending_goes_with_the_end(bad: Position) -> None:
    _refused(bad, "phase", "a game that is over says how it ended")


def test_r18_drafting_needs_a_chocolate() -> None:
    _refused(position(), "phase", "drafting needs a chocolate in a source (R18)")


@pytest.mark.parametrize("phase", [Phase.BOX, Phase.DEAL])
def test_r18_nothing_lies_out_after_drafting(phase: Phase) -> None:
    bad = position(factories=["T"], phase=phase)
    _refused(bad, "phase", "chocolates still lie in the sources (R18)")


@pytest.mark.parametrize("gold", [{1: Face.KEEP}, {2: Face.SHARE}])
def test_r42_nothing_to_send(gold: dict[int, Face]) -> None:
    bad = position(factories=["T"], gold=gold, phase=Phase.SHARE)
    _refused(bad, "phase", "nothing on the share factory to send (R42)")


@pytest.mark.parametrize("kwargs", [{"boards": [board(floor="T")]}, {"marker": True}])
def test_r24_between_rounds_all_is_clear(kwargs: dict[str, Any]) -> None:
    bad = position(phase=Phase.DEAL, **kwargs)
    _refused(bad, "phase", "between rounds the floors are clear and the marker is away (R24)")


def test_r44_between_rounds_the_spare_is_in_the_ring() -> None:
    bad = position(phase=Phase.DEAL, boards=[board(spare="")], gold=SPARE)
    _refused(bad, "phase", "between rounds the floors are clear")


@pytest.mark.parametrize("phase", [Phase.DRAFT, Phase.DEAL])
def test_r29_a_full_row_ends_the_game(phase: Phase) -> None:
    factories = ["T"] if phase is Phase.DRAFT else []
    bad = position(factories=factories, phase=phase, boards=[board(box=["TBWKR"])])
    _refused(bad, "phase", "a row is full, so the game is over (R29)")


def test_r33_a_choice_of_column_is_needed() -> None:
    for mine in (board(), board({2: "W"}), board({1: "T"}, ["BWKR."])):
        bad = position(side=FREE, phase=Phase.BOX, boards=[mine])
        _refused(bad, "phase", "no full line with a choice of column (R33)")


def test_r33_no_choice_of_column_on_the_coloured_side() -> None:
    _refused(position(phase=Phase.BOX, boards=[board({2: "WW"})]), "phase", "(R33)")


def test_r4_twenty_of_each_colour() -> None:
    good = position(factories=["TTBB"])
    _refused(
        replace(good, bag=(17, 18, 20, 20, 20)), "chocolates", "19 of T, but there are 20 of each"
    )
    _refused(replace(good, lid=(0, 0, 0, 0, 1)), "chocolates", "21 of R")


@pytest.mark.parametrize(
    "mine",
    [
        Board(lines=("",) * 4),
        Board(lines=("X", "", "", "", "")),
        Board(lines=("M", "", "", "", "")),
        Board(box=("....", *(".....",) * 4)),
        Board(box=("......", *(".....",) * 4)),
        Board(box=("X....", *(".....",) * 4)),
        Board(floor="X"),
        Board(floor=" "),
    ],
)
def test_r1_a_board_of_another_shape(mine: Board) -> None:
    with pytest.raises(PositionError):
        Game.from_position(replace(position(factories=["T"]), boards=(mine, Board())))


def test_r4_no_negative_number_of_chocolates() -> None:
    good = position(factories=["TTBB"])
    with pytest.raises(PositionError):
        Game.from_position(replace(good, bag=(-1, 18, 20, 20, 20), lid=(19, 0, 0, 0, 0)))


def test_r19_no_full_line_is_left_after_phase_b() -> None:
    with pytest.raises(PositionError):
        Game.from_position(position(phase=Phase.DEAL, boards=[board({2: "WW"})]))


def test_r19_seats_that_have_boxed_have_no_full_line() -> None:
    both = [board({2: "WW"}), board({2: "WW"})]
    assert Game.from_position(position(side=FREE, phase=Phase.BOX, boards=both)).turn == 0
    with pytest.raises(PositionError):
        Game.from_position(position(side=FREE, phase=Phase.BOX, boards=both, turn=1))
