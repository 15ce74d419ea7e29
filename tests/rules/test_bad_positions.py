"""Impossible positions: each reason once."""

from dataclasses import replace
from typing import Any

import pytest

from chocolatier.errors import PositionError
from chocolatier.rules.core.numbers import Ending, Face, Phase, Side
from chocolatier.rules.game import Game
from chocolatier.rules.position import Board, Position
from tests.rules.positions import board, box_without, position

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
        (board({2: "TTT"}), "line 2 has 2 spaces (R1)"),
        (board({2: "TB"}), "line 2 holds more than one colour (R14)"),
        (board({2: "T"}, {(2, 2): "T"}), "row 2 holds T already, so line 2 cannot (R14)"),
        (board(floor="T" * 8), "the floor has 7 spaces (R17)"),
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


# --- endings -------------------------------------------------------------------------

LOCKED = ["", "T", "TT", "TTT", "TTTT"]
DEAD = [board(LOCKED), board(LOCKED)]
"""All teal lies on lines that want one more, so no row can be filled (R28)."""
LACKING_TEAL = board(box=box_without("T"))
EMPTY = [replace(LACKING_TEAL, lines=tuple(LOCKED))] * 2 + [LACKING_TEAL] * 2
"""All 100 chocolates lie on four boards."""
ROW = [board(box=["TBWKR"])]


def _over(ending: Ending, **kwargs: Any) -> Position:
    return position(phase=Phase.OVER, ending=ending, **kwargs)


@pytest.mark.parametrize(
    ("ending", "kwargs"),
    [
        (Ending.ROW, {"boards": ROW}),
        (Ending.DEAD, {"boards": DEAD}),
        (Ending.EMPTY, {"players": 4, "boards": EMPTY}),
        (Ending.LIMIT, {"round": 3, "round_limit": 3}),
        (Ending.AGREEMENT, {}),
    ],
)
def test_a_game_ends_in_the_way_that_the_rules_say(ending: Ending, kwargs: dict[str, Any]) -> None:
    assert Game.from_position(_over(ending, **kwargs)).ending is ending
    for other in set(Ending) - {Ending.NONE, ending, Ending.AGREEMENT}:
        with pytest.raises(PositionError) as error:
            Game.from_position(_over(other, **kwargs))
        assert error.value.details["field"] == "phase"


@pytest.mark.parametrize("ending", [Ending.ROW, Ending.DEAD, Ending.EMPTY, Ending.LIMIT])
@pytest.mark.parametrize("boards", [[], [board({2: "W"}, {(1, 1): "T"})]])
def test_r28_a_live_position_is_not_over(ending: Ending, boards: list[Board]) -> None:
    _refused(_over(ending, boards=boards), "phase", "the game is not over")


@pytest.mark.parametrize(
    ("kwargs", "reason"),
    [
        ({"boards": DEAD}, "no row can be filled any more, so the game is over (R28)"),
        ({"players": 4, "boards": EMPTY}, "there is nothing to deal, so the game is over (R28)"),
        ({"boards": ROW}, "a row is full, so the game is over (R29)"),
        ({"round": 3, "round_limit": 3}, "the round limit is reached, so the game is over"),
    ],
)
def test_r28_no_deal_when_the_game_is_over(kwargs: dict[str, Any], reason: str) -> None:
    _refused(position(phase=Phase.DEAL, **kwargs), "phase", reason)


@pytest.mark.parametrize("phase", [Phase.DRAFT, Phase.DEAL])
def test_no_round_after_the_limit(phase: Phase) -> None:
    factories = ["T"] if phase is Phase.DRAFT else []
    bad = position(factories=factories, phase=phase, round=4, round_limit=3)
    _refused(bad, "round", "round 4 with a limit of 3")


# --- ends by agreement ---------------------------------------------------------------


@pytest.mark.parametrize(
    ("kwargs", "field", "reason"),
    [
        ({"boards": ROW}, "phase", "a row is full, so the game is over (R29)"),
        ({"boards": DEAD}, "phase", "no row can be filled any more"),
        ({"boards": ROW, "factories": ["T"], "marker": True}, "phase", "a row is full"),
        ({"factories": ["T"]}, "marker", "it lies nowhere"),
        ({"boards": [board(floor="T")]}, "phase", "between rounds the floors are clear"),
        ({"marker": True}, "phase", "between rounds the floors are clear"),
        ({"boards": [board({2: "WW"})], "marker": True}, "phase", "no choice of column (R33)"),
    ],
)
def test_agreement_does_not_excuse_an_impossible_position(
    kwargs: dict[str, Any], field: str, reason: str
) -> None:
    _refused(_over(Ending.AGREEMENT, **kwargs), field, reason)


def test_agreement_before_the_first_deal() -> None:
    game = Game.waiting()
    game.agree_to_end()
    assert Game.from_position(game.position).key == game.key


# --- a marker that lies nowhere ------------------------------------------------------


def test_r11_a_marker_that_lies_nowhere() -> None:
    reason = "it lies nowhere: no centre, floor or spare factory holds it (R11)"
    for next_first in (0, 1):
        bad = position(factories=["T"], marker=False, next_first=next_first)
        _refused(bad, "marker", reason)
    sharing: dict[str, Any] = {"factories": ["WK"], "gold": {1: Face.SHARE}, "phase": Phase.SHARE}
    _refused(position(marker=False, **sharing), "marker", reason)
    boxing: dict[str, Any] = {"side": FREE, "phase": Phase.BOX, "boards": [board({2: "WW"})]}
    _refused(position(marker=False, **boxing), "marker", reason)


@pytest.mark.parametrize("items", range(8))
def test_r17_a_marker_beside_a_full_floor_only(items: int) -> None:
    mine = board(floor="B" * items)
    here = position(factories=["T"], boards=[board(), mine], marker=False, next_first=1)
    if items == 7:
        assert Game.from_position(here).position == here
    else:
        _refused(here, "marker", "it lies nowhere")


def test_r24_a_marker_is_away_once_its_floor_is_paid_for() -> None:
    boards = [board(), board({2: "WW"})]
    boxing: dict[str, Any] = {"side": FREE, "phase": Phase.BOX, "boards": boards, "turn": 1}
    assert Game.from_position(position(marker=False, next_first=0, **boxing)).turn == 1
    _refused(position(marker=False, next_first=1, **boxing), "marker", "it lies nowhere")


def test_r24_a_seat_that_has_boxed_has_a_clear_floor() -> None:
    boards = [board(floor="T"), board({2: "WW"})]
    bad = position(side=FREE, phase=Phase.BOX, boards=boards, turn=1)
    _refused(bad, "phase", "the floors are clear")
