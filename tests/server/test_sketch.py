"""Edited positions: the bag balances itself, and what is impossible is explained."""

from typing import Any

import pytest

from chocolatier.notation.links import write_link
from chocolatier.rules.game import Game
from chocolatier.rules.ruleset import RULE_SETS, Rules
from tests.server.running import Json, Running

RULES = Rules(players=2)
TEXT = str(Game(RULES, seed=3).position)


def sketch(server: Running, **wish: Any) -> Json:
    answer = server.http.post("/api/study/sketch", json=wish)
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def edited(server: Running, text: str = TEXT, **changes: Any) -> Json:
    return sketch(server, sketch={**sketch(server, text=text)["sketch"], **changes})


@pytest.mark.parametrize("rules", RULE_SETS, ids=str)
def test_a_position_that_is_not_changed_stays_what_it_is(server: Running, rules: Rules) -> None:
    game = Game(rules, seed=4)
    while game.round < 3:
        text = str(game.position)
        found = sketch(server, text=text)
        assert (found["text"], found["problem"]) == (text, None)
        assert sketch(server, sketch=found["sketch"]) == found
        assert sketch(server, link=found["link"]) == found
        assert found["link"] == write_link(game.position)
        for _ in range(5):
            if game.round < 3:
                game.play(game.legal_moves[-1])


def test_the_bag_has_what_lies_nowhere_else(server: Running) -> None:
    before = sketch(server, text=TEXT)
    sources = [dict(source) for source in before["sketch"]["sources"]]
    taken = sources[1]["chocolates"][0]
    sources[1]["chocolates"] = sources[1]["chocolates"][1:]
    after = edited(server, sources=sources)
    letter = "TBWKR".index(taken)
    assert after["left"][letter] == before["left"][letter] + 1
    assert after["position"]["bag"].count(taken) == after["left"][letter]
    assert after["problem"] is None


def test_too_many_of_a_colour_are_counted_and_refused(server: Running) -> None:
    found = edited(server, lid="T" * 30)
    assert found["left"][0] < 0
    assert (found["text"], found["link"]) == (None, None)
    assert found["problem"]["details"]["why"] == "colour-count"
    assert found["problem"]["details"]["colour"] == "T"


def test_an_empty_table_waits_for_a_deal_and_the_marker_leaves(server: Running) -> None:
    empty = [{"chocolates": "", "face": None}] * 6
    found = edited(server, sources=empty)
    assert (found["sketch"]["phase"], found["sketch"]["marker"]) == ("deal", False)
    assert found["problem"] is None


def test_the_marker_says_who_starts_next(server: Running) -> None:
    boards = sketch(server, text=TEXT)["sketch"]["boards"]
    boards[1] = {**boards[1], "floor": "M"}
    found = edited(server, boards=boards, marker=False)
    assert (found["sketch"]["next"], found["problem"]) == (2, None)
    lost = edited(server, marker=False)
    assert lost["problem"]["details"]["why"] == "marker-nowhere"


def test_a_full_row_ends_the_game(server: Running) -> None:
    boards = sketch(server, text=TEXT)["sketch"]["boards"]
    boards[0] = {**boards[0], "box": ["TBWKR", *boards[0]["box"][1:]]}
    out = edited(server, boards=boards)
    assert out["problem"]["details"]["why"] == "goes-on-row"
    empty = [{"chocolates": "", "face": None}] * 6
    over = edited(server, boards=boards, sources=empty)
    assert (over["sketch"]["phase"], over["sketch"]["ending"]) == ("over", "row")
    assert over["problem"] is None


def _board(**changes: Any) -> Json:
    board: Json = {"score": 0, "lines": [""] * 5, "box": ["....."] * 5, "floor": "", "spare": None}
    return {**board, **changes}


@pytest.mark.parametrize(
    ("board", "why"),
    [
        (_board(lines=["", "TW", "", "", ""]), "line-mixed"),
        (_board(box=["T....", *["....."] * 4], lines=["T", "", "", "", ""]), "line-boxed"),
        (_board(box=["B....", *["....."] * 4]), "cell-colour"),
        (_board(floor="MM"), "marker-two"),
        (_board(spare=""), "spare-face"),
    ],
)
def test_what_is_impossible_is_named(server: Running, board: Json, why: str) -> None:
    found = edited(server, boards=[board, _board()])
    assert found["problem"]["code"] == "position-field"
    assert found["problem"]["details"]["why"] == why
    assert found["position"]["boards"], "it is drawn all the same"


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({}, "bad-request"),
        ({"text": TEXT, "link": "x"}, "bad-request"),
        ({"text": "nonsense"}, "position-field"),
        ({"text": "start chess seed 1"}, "rules-name"),
        ({"link": "nonsense"}, "link-text"),
        ({"link": "7abc"}, "link-version"),
        ({"link": "x" * 800}, "bad-request"),
        ({"sketch": {}}, "bad-request"),
        ({"text": TEXT.replace(" 0:-/", " 0:TT/", 1)}, "position-field"),
        ({"text": TEXT + " " + TEXT.split()[-1]}, "position-field"),
    ],
)
def test_what_cannot_be_drawn_is_refused(server: Running, wish: Json, code: str) -> None:
    answer = server.http.post("/api/study/sketch", json=wish)
    assert (answer.status_code, answer.json()["error"]["code"]) == (422, code)
