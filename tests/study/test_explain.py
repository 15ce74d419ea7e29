"""Reasons name what happens, on positions that were prepared for one of them each."""

from dataclasses import replace

import pytest

from chocolatier.rules.core.numbers import Colour, Side
from chocolatier.rules.game import Game
from chocolatier.rules.move import Draft, Move
from chocolatier.rules.position import Board
from chocolatier.rules.ruleset import RULE_SETS, Rules
from chocolatier.study.reviews.decision import judge_played
from chocolatier.study.reviews.explain import explain
from chocolatier.study.reviews.happenings import story_of
from chocolatier.study.reviews.outlook import Effort, Looker
from chocolatier.study.reviews.review import BAD, Pointer, Reason
from chocolatier.study.reviews.wording import say_message
from chocolatier.words import LANGUAGES, words
from tests.rules.positions import board, position
from tests.study.games import reviewed

NAMES = ["Ann", "Bo", "Cy", "Di"]
EFFORT = Effort(nodes=20_000, solving=20_000, deals=1)


def late(boards: list[Board], centre: str) -> Game:
    """A game late in a round: all chocolates lie in the centre, the last seat has the marker."""
    boards[-1] = replace(boards[-1], floor=boards[-1].floor + "M")
    return Game.from_position(position(len(boards), boards=boards, centre=centre))


def reasons(
    game: Game,
    better: str,
    played: str,
    parts: dict[str, float] | None = None,
    denial: dict[int, float] | None = None,
) -> list[str]:
    """The reasons, in English, why a line is better than another; each is a list of moves."""
    stories = [story_of(game, [*map(Move.parse, line.split())]) for line in (better, played)]
    found = explain(game, stories[0], stories[1], parts or {}, denial or {}, lost=3.2)
    return [say_message(words("en"), reason.message, NAMES) for reason in found]


RIVAL = board({4: "T"}, {(4, 3): "R", (4, 5): "B", (3, 4): "B", (5, 4): "R"}, score=10)
"""Three teal would score 3 + 3 in row 4."""


def test_a_group_that_a_rival_waits_for() -> None:
    game = late([board({5: "T"}, score=10), RIVAL], "TTTB")
    assert reasons(game, "CT5 CB1", "CB1 CT4") == [
        "Otherwise Bo takes 3 teal from the centre, fills line 4 and scores 6 points.",
    ]
    found = judge_played(game, Move.parse("CB1"), Looker(EFFORT))
    first = found.best.line[0]
    assert isinstance(first, Draft)
    assert first.colour is Colour.TEAL
    assert found.reasons[0].message.name == "review-why-rival-takes"
    # which of the two lines the rival would fill is for the network to say
    group, line, cell = found.reasons[0].shows
    assert group == Pointer("source", None, 0, colour="T")
    assert line in (Pointer("line", 1, 3), Pointer("line", 1, 4))
    assert (cell.what, cell.seat, cell.number) == ("cell", 1, line.number)


def test_a_line_that_gets_full() -> None:
    own = board({3: "WW"}, {(3, 3): "T", (3, 4): "B", (2, 5): "K", (4, 5): "B"}, score=10)
    game = late([own, board(score=10)], "WK")
    assert reasons(game, "CW3 CK1", "CK5 CW5") == ["Ann then fills line 3 and scores 6 points."]
    assert reasons(game, "CW3 CK1", "CK1 CW5") == [
        "Ann then fills line 3 and scores 6 points instead of 1 with line 1."
    ]


def test_what_the_same_line_outweighs_is_no_reason() -> None:
    boards = [board({2: "T"}, score=20, floor="KK"), board(score=20)]
    game = late(boards, "TTTTB")
    # line 2 scores 1 point, but three fall that cost more
    assert not any("line 2" in one for one in reasons(game, "CT2 CB1", "CB5 CT5"))


def test_what_falls() -> None:
    boards = [board({1: "T", 2: "TT"}, score=20), board({1: "B", 2: "KK"}, score=20)]
    game = late(boards, "RRRRRRK")
    assert reasons(game, "CK5 CR5", "CR3 CK5") == [
        "Otherwise Ann loses 4 points more on the floor.",
    ]


def test_who_begins() -> None:
    game = Game.from_position(position(factories=["TB"]))
    assert reasons(game, "1T1 CB1", "1T1 CB1") == [
        "Little changes at once, but over the rounds to come the better move is worth about "
        "3 points more."
    ]
    game = Game.from_position(position(centre="TB", factories=["TT"]))
    assert reasons(game, "CT1 1T2 CB2", "1T2 CT1 CB1") == ["Ann then begins the next round."]


def test_columns_and_lines() -> None:
    own = board({1: "", 5: "WW"}, {(2, 1): "R", (3, 1): "K"}, score=5)
    game = late([own, board(score=5)], "TWK")
    parts = {"bonus": -2.0, "lines": -1.5}
    assert reasons(game, "CT1 CK1 CW5", "CK1 CT1 CW-", parts) == [
        "Line 1 then brings Ann 3 points instead of 1.",
        "Ann then has 3 of 5 chocolates in column 1; a full column brings 7 points.",
    ]


def test_a_fuller_box_that_scores_no_more() -> None:
    game = late([board({2: "K"}, {(1, 1): "T"}, score=5), board(score=5)], "WKB")
    lines = ("CK2 CB4 CW1", "CB1 CK4 CW3")
    fuller = "Ann then fills line 2 as well, and later chocolates beside it score more."
    assert fuller in reasons(game, *lines, {"reach": -3.0})
    assert fuller not in reasons(game, *lines, {"reach": -0.5})


def test_what_a_fuller_box_brings_later_weighs_with_its_points() -> None:
    game = late([board({3: "WW"}, score=5), board(score=5)], "WKTT")
    fills = "Ann then fills line 3 and scores 1 point."
    blocked = "Otherwise line 5 stays occupied: Ann has only 1 white there and needs 4 more."
    lines = ("CW3 CK1 CT2", "CW5 CK1 CT2")
    assert reasons(game, *lines, {"reach": -3.0}) == [fills, blocked]
    assert reasons(game, *lines, {"reach": -5.0}) == [fills]


def test_what_a_rival_keeps_for_later_rounds() -> None:
    game = late([board(score=5), board({2: "K"}, {(1, 1): "T"}, score=5)], "WKBR")
    assert reasons(game, "CK5 CB1 CW4 CR3", "CB5 CK2 CR4 CW1", denial={1: -2.5}) == [
        "Otherwise Bo fills line 2 as well, and later chocolates beside it score more.",
        "And line 5 stays occupied: Ann has only 1 brown there and needs 4 more.",
    ]
    game = late([board(score=5), board({5: "WW"}, score=5)], "WTT")
    assert reasons(game, "CW1 CT4", "CT2 CW5", denial={1: -2.5}) == [
        "Otherwise Bo has 3 of 5 chocolates on line 5 for the next round."
    ]


def test_then_comes_before_otherwise_which_is_said_once() -> None:
    game = late([board(score=5), board({5: "WW"}, score=5)], "WTT")
    assert reasons(game, "CW2 CT4", "CT4 CW5", denial={1: -2.5}) == [
        "Otherwise Bo has 3 of 5 chocolates on line 5 for the next round.",
        "And line 4 stays occupied: Ann has only 2 teal there and needs 2 more.",
    ]


def test_a_line_that_is_blocked() -> None:
    game = late([board(score=5), board(score=5)], "BK")
    assert reasons(game, "CB1 CK1", "CB4 CK1")[-1] == (
        "Otherwise line 4 stays occupied: Ann has only 1 brown there and needs 3 more."
    )


def test_a_line_without_a_cell() -> None:
    box = {(1, 1): "W", (2, 2): "W", (3, 3): "W", (5, 4): "W", (4, 1): "K"}
    own = board({4: "WWW"}, {**box, (4, 5): "T"}, score=20)
    rival = board(score=20, floor="M")
    game = Game.from_position(position(2, Side.FREE, boards=[own, rival], centre="WB"))
    assert reasons(game, "CB1 CW5 1@2", "CW4 CB1 1@1")[-1] == (
        "Otherwise Ann finds no cell for line 4, and it falls."
    )


def test_the_end_of_the_game() -> None:
    own = board({1: ""}, {(1, 1): "T", (1, 2): "B", (1, 3): "W", (1, 4): "K"}, score=30)
    game = late([own, board(score=28)], "RT")
    found = judge_played(game, Move.parse("CR5"), Looker(EFFORT))
    assert str(found.best.line[0]) == "CR1"
    assert found.best.ends_game
    assert found.proven
    (wins, *_) = [say_message(words("en"), one.message, NAMES) for one in found.reasons]
    assert wins == "The game then ends in this round, and Ann wins."
    rival = board({1: ""}, {(1, 1): "T", (1, 2): "B", (1, 3): "W", (1, 4): "K"}, score=30)
    game = late([board(score=3), rival], "RT")
    assert reasons(game, "CR5 CT5", "CT1 CR1") == [
        "Otherwise the game ends in this round, and Bo wins."
    ]


def test_no_reason_without_a_better_move() -> None:
    found = judge_played(late([board(), board()], "R"), Move.parse("CR1"), Looker(EFFORT))
    assert found.best == found.played
    assert found.reasons == ()


@pytest.mark.parametrize("rules", RULE_SETS, ids=str)
def test_every_mistake_has_a_reason_in_every_language(rules: Rules) -> None:
    found = [move for move in reviewed(rules, "random").moves if move.kind in BAD]
    assert found
    said: list[Reason] = [reason for move in found for reason in move.reasons]
    assert all(1 <= len(move.reasons) <= 2 for move in found)
    for language in LANGUAGES:
        for reason in said:
            text = say_message(words(language), reason.message, NAMES)
            assert "⟦" not in text, text
            assert text.endswith("."), text
