"""What a game keeps of its rounds, and how it ends."""

import pytest

from chocolatier.errors import IllegalMoveError
from chocolatier.rules.core.numbers import Ending, Phase, Side
from chocolatier.rules.events import Bonuses, Boxed, FloorPaid, SeatScore
from chocolatier.rules.game import Game
from chocolatier.rules.history import Agreed
from chocolatier.rules.ruleset import Rules
from tests.rules.game.playing import EVERY_RULES, random_game
from tests.rules.positions import FULL_ROWS, board, boxed, position


@EVERY_RULES
def test_the_parts_of_every_round_add_up_to_the_scores(rules: Rules) -> None:
    for seed in ("score 1", "score 2"):
        for game in random_game(rules, seed):
            totals = [sum(r.scores[s].total for r in game.rounds) for s in range(rules.players)]
            assert tuple(totals) == game.scores
        for seat in range(rules.players):
            mine = [e for e in game.history if isinstance(e, Boxed) and e.seat == seat]
            assert sum(r.scores[seat].boxed for r in game.rounds) == sum(e.points for e in mine)
            *_, bonus = [e for e in game.history if isinstance(e, Bonuses) and e.seat == seat]
            assert [r.scores[seat].bonus for r in game.rounds][-1] == bonus.points


def test_a_floor_takes_no_more_than_there_is() -> None:
    game = boxed(board({1: "W"}, floor="BBBBB", score=3), board(floor="T", score=9))
    assert game.last_round is not None
    assert game.last_round.scores == (SeatScore(1, 4, 0), SeatScore(0, 1, 0))
    assert game.last_round.events[1] == FloorPaid(0, 5, 8, 0)
    assert [s.total for s in game.last_round.scores] == [-3, -1]


def test_the_last_round_in_words() -> None:
    game = boxed(board({1: "W", 2: "BB"}, floor="T"))
    assert game.last_round is not None
    assert [str(event) for event in game.last_round.events] == [
        "Seat 1: white to row 1, column 3: +1 (alone)",
        "Seat 1: brown to row 2, column 3: +2 (2 down)",
        "Seat 1: 1 on the floor: -1, score 2",
        "Seat 2: 0 on the floor: -0, score 0",
    ]


def test_a_line_that_falls_in_words() -> None:
    box = {(4, 1): "T", (4, 4): "K", (4, 5): "R", (1, 2): "W", (5, 3): "W"}
    game = boxed(board({4: "WWWW"}, box, floor="BB", score=20), side=Side.FREE)
    assert game.last_round is not None
    assert [str(event) for event in game.last_round.events][:2] == [
        "Seat 1: line 4 has no cell for white: 4 fall",
        "Seat 1: 6 on the floor: -11, score 9",
    ]


def test_the_end_in_words() -> None:
    game = boxed(board({1: "R"}, ["TBWK."]))
    assert game.last_round is not None
    words = [str(event) for event in game.last_round.events]
    assert words[0] == "Seat 1: red to row 1, column 5: +5 (5 across)"
    assert words[-2:] == [
        "Seat 1: 1 rows, 0 columns, 0 colours: +2",
        "Seat 2: 0 rows, 0 columns, 0 colours: +0",
    ]
    assert (game.scores, game.last_round.scores[0]) == ((7, 0), SeatScore(5, 0, 2))


def test_last_round_is_none_before_the_first_boxing() -> None:
    game = Game(seed=7)
    assert game.last_round is None
    assert [r.events for r in game.rounds] == [()]


def test_ranking_by_score_then_full_rows() -> None:
    def ranking(*keys: tuple[int, int]) -> tuple[int, ...]:
        boards = [board(score=score, box=FULL_ROWS[:n]) for score, n in keys]
        over = position(len(keys), boards=boards, phase=Phase.OVER, ending=Ending.ROW)
        return Game.from_position(over).ranking

    assert ranking((60, 1), (60, 2)) == (2, 1)
    assert ranking((60, 1), (60, 1), (60, 1), (58, 2)) == (1, 1, 1, 4)
    assert ranking((10, 1), (30, 0), (10, 1)) == (2, 1, 2)


def test_an_agreed_end() -> None:
    game = Game(seed=7)
    game.play("4T2")
    game.agree_to_end()
    assert (game.ending, game.ranking, len(game.legal_moves)) == (Ending.AGREEMENT, (1, 1), 0)
    assert game.history[-3:] == (Agreed(), Bonuses(0, 0, 0, 0, 0), Bonuses(1, 0, 0, 0, 0))
    with pytest.raises(IllegalMoveError, match=r"over already \(R29\)"):
        game.agree_to_end()
