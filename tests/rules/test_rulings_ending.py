"""How games end, the bonuses and the places (R28-R32)."""

from collections.abc import Sequence

import pytest

from chocolatier.errors import IllegalMoveError
from chocolatier.rules.core.numbers import Ending, Phase, Side
from chocolatier.rules.events import Bonuses
from tests.rules.positions import FULL_ROWS, board, box_without, boxed, play, supply, table

LOCKED = ["", "T", "TT", "TTT", "TTTT"]
"""Ten teal in lines that all want one more."""
WHITE = [row.translate(str.maketrans("TBKR", "....")) for row in FULL_ROWS]
"""A box with white in every row and nothing else."""
UNMATCHED = ["R.W.K", "..RB.", "BR..T", "..K.W", ".B.T."]
"""A free box of which no row can be filled, because of the columns alone."""


def _one_open_row(line_3: str, line_4: str, white_rows: Sequence[int]) -> Ending:
    """Teal has run out, so only row 3 of the third seat, which lacks white, can be filled."""
    box = [WHITE[row - 1] if row in white_rows else "....." for row in range(1, 6)]
    box[2] = "KRTB."
    third = board({3: line_3, 4: line_4}, box)
    game = boxed(
        board(LOCKED, WHITE),
        board(["", "T", "TT", "TTT", "TTT"], WHITE),
        third,
        board(box=WHITE),
        last="1R-",
    )
    assert game.position.bag[0] + game.position.lid[0] == 0
    assert game.is_over == (game.ending is not Ending.NONE)
    return game.ending


def test_r28_locked_lines_end_a_game_of_two() -> None:
    game = boxed(board(LOCKED), board(LOCKED), last="1R-")
    assert (game.ending, supply(game)) == (Ending.DEAD, (79, 1))


def test_r28_one_free_chocolate_keeps_it_alive() -> None:
    game = boxed(board(LOCKED), board([*LOCKED[:4], "TTT"]), last="1R-")
    assert (game.ending, game.phase) == (Ending.NONE, Phase.DEAL)


def test_r28_a_locked_line_locks_its_row() -> None:
    assert _one_open_row("W", "WW", (1,)) is Ending.DEAD  # 1 free, both lines want 2


def test_r28_a_freed_line_frees_another() -> None:
    assert _one_open_row("W", "WWW", ()) is Ending.NONE  # 1 free, line 4 makes it 4


def test_r28_the_chocolates_of_the_freed_line_itself_count() -> None:
    assert _one_open_row("W", "", (1, 2)) is Ending.NONE  # 2 free, line 3 makes it 3


@pytest.mark.parametrize(
    ("white_rows", "ending"), [((1, 2, 4), Ending.DEAD), ((1, 2), Ending.NONE)]
)
def test_r28_a_missing_colour_must_fill_its_line(
    white_rows: tuple[int, ...], ending: Ending
) -> None:
    assert _one_open_row("", "", white_rows) is ending  # 2 or 3 free, row 3 wants 3


def test_r28_free_side_columns_that_match_no_colour() -> None:
    game = boxed(board(box=UNMATCHED), board(box=UNMATCHED), side=Side.FREE)
    assert game.ending is Ending.DEAD


def test_r28_free_side_one_row_that_can_be_matched() -> None:
    open_row = [*UNMATCHED[:3], "....W", UNMATCHED[4]]  # black may now stand in (3,3)
    game = boxed(board(box=UNMATCHED), board(box=open_row), side=Side.FREE)
    assert game.ending is Ending.NONE


def test_r28_one_fillable_box_is_enough() -> None:
    game = boxed(board(box=UNMATCHED), board(), side=Side.FREE)
    assert game.ending is Ending.NONE


def test_r28_an_empty_offer_ends_a_game_of_four() -> None:
    boards = [
        board(LOCKED, box_without("T")),
        board(box=box_without("T")),
        board(box=box_without("T")),
        board([*LOCKED[:4], "TTT"], box_without("T")),
    ]
    game = boxed(*boards, last="1T5")
    assert supply(game) == (0, 0)
    assert game.ending is Ending.EMPTY
    assert game.scores == (40, 40, 40, 40)
    assert game.ranking == (1, 1, 1, 1)


def test_r29_two_players_fill_a_row_in_the_same_phase() -> None:
    mine = board({1: "R"}, ["TBWK."])
    game = boxed(mine, mine)
    assert game.ending is Ending.ROW
    assert game.scores == (5 + 2, 5 + 2)
    assert game.ranking == (1, 1)


def test_r29_everybody_finishes_the_phase_with_the_floor() -> None:
    game = boxed(board({1: "R"}, ["TBWK."]), board({2: "TT"}, floor="WW", score=10))
    assert game.scores == (7, 10 + 1 - 2)
    assert game.position.boards[1].floor == ""


def test_r29_a_full_column_does_not_end_the_game() -> None:
    game = boxed(board({1: "T"}, [".....", "R....", "K....", "W....", "B...."]))
    assert (game.ending, game.scores[0]) == (Ending.NONE, 5)


def test_r30_bonuses_of_a_dead_game() -> None:
    browns = [row.translate(str.maketrans("TWKR", "....")) for row in FULL_ROWS]
    game = boxed(board(LOCKED, browns, score=1), board(LOCKED), last="1R-")
    assert game.ending is Ending.DEAD
    assert game.scores == (11, 0)


@pytest.mark.parametrize(("number", "ending"), [(2, Ending.NONE), (3, Ending.LIMIT)])
def test_r30_bonuses_at_the_round_limit(number: int, ending: Ending) -> None:
    column = board(box=["T....", "R....", "K....", "W....", "B...."], score=1)
    game = boxed(column, round=number, round_limit=3)
    assert game.ending is ending
    assert game.scores[0] == (8 if ending else 1)


def test_r28_no_round_limit() -> None:
    assert boxed(board(), round=300, round_limit=0).ending is Ending.NONE


def test_r30_colour_bonus_on_the_free_side() -> None:
    box = ["W....", "..W..", ".W...", "....W", "...W."]
    game = table(side=Side.FREE, factories=["T"], boards=[board(box=box)])
    game.agree_to_end()
    assert game.scores == (10, 0)


def test_r30_several_bonuses_add_up() -> None:
    game = boxed(board({1: "T"}, [".BWKR", "RTBW.", "KRTB.", "WKRT.", "BWKR."]))
    assert game.scores[0] == 10 + 2 + 4 * 7 + 10


def test_r30_all_bonuses_are_reported() -> None:
    game = boxed(board({1: "T"}, [".BWKR", "RT...", "K.T..", "W..T.", "B...T"]))
    assert game.last_round is not None
    assert game.last_round.events[-2:] == (Bonuses(0, 1, 1, 1, 19), Bonuses(1, 0, 0, 0, 0))


def test_agreement_scores_the_bonuses_and_not_the_floor() -> None:
    column = board(box=["T....", "R....", "K....", "W....", "B...."], floor="TT", score=3)
    game = table(factories=["TTBB"], boards=[column, board({1: "T"})])
    game.agree_to_end()
    assert (game.ending, game.phase, game.scores) == (Ending.AGREEMENT, Phase.OVER, (10, 0))
    assert game.legal_moves == []
    with pytest.raises(IllegalMoveError, match="R29") as error:
        game.agree_to_end()
    assert error.value.code == "game-over"
    assert game.scores == (10, 0)


def test_agreement_between_rounds() -> None:
    game = play(table(factories=["T"]), "1T5")
    game.agree_to_end()
    assert (game.ending, game.ranking) == (Ending.AGREEMENT, (1, 1))


@pytest.mark.parametrize(
    ("results", "places"),
    [
        ([(9, 0), (8, 1)], (1, 2)),
        ([(8, 1), (8, 1)], (1, 1)),
        ([(8, 1), (8, 2), (9, 0)], (3, 2, 1)),
        ([(8, 1), (9, 1), (9, 1)], (3, 1, 1)),
        ([(9, 1), (8, 1), (8, 1)], (1, 2, 2)),
        ([(8, 0), (8, 0), (8, 0)], (1, 1, 1)),
        ([(8, 1), (9, 2), (9, 2), (8, 1)], (3, 1, 1, 3)),
        ([(8, 1), (8, 0), (9, 1), (8, 1)], (2, 4, 1, 2)),
        ([(7, 1), (7, 1), (7, 1), (7, 1)], (1, 1, 1, 1)),
    ],
)
def test_r31_places(results: list[tuple[int, int]], places: tuple[int, ...]) -> None:
    boards = [board(box=FULL_ROWS[:rows], score=score) for score, rows in results]
    ending = Ending.ROW if any(rows for _, rows in results) else Ending.AGREEMENT
    game = table(players=len(boards), boards=boards, phase=Phase.OVER, ending=ending)
    assert game.full_rows == tuple(rows for _, rows in results)
    assert game.ranking == places


def test_r32_no_upper_limit() -> None:
    assert boxed(board({1: "T"}, score=250)).scores[0] == 251
