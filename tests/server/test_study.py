"""Positions to be studied: from text or a game, played on, or refused."""

from typing import Any

import pytest

from chocolatier.notation.records import write_record
from chocolatier.rules.game import Game
from chocolatier.rules.position import Position
from chocolatier.rules.ruleset import RULE_SETS, Rules
from tests.offers import moves_of
from tests.server.running import Json, Running
from tests.study.games import finished

RULES = Rules(players=2)
GAME = finished(RULES)
RECORD = write_record(GAME, ["Ann", "tom"])
TEXT = str(Game(RULES, seed=3).position)


def study(server: Running, **wish: Any) -> Json:
    answer = server.http.post("/api/study", json=wish)
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def refused(server: Running, **wish: Any) -> tuple[int, str, Json]:
    answer = server.http.post("/api/study", json=wish)
    error = answer.json()["error"]
    return answer.status_code, error["code"], error["details"]


def move(text: str) -> Json:
    return {"type": "move", "move": text}


@pytest.mark.parametrize("rules", [RULE_SETS[0], RULE_SETS[6], RULE_SETS[11]], ids=str)
def test_a_whole_game_can_be_played_step_by_step(server: Running, rules: Rules) -> None:
    """Play two rounds as a browser does: with offered moves and drawn deals."""
    start, steps = f"start {rules} seed 5", []
    seen = study(server, start=start)
    assert seen["begin"] == seen["text"]
    start, rounds = seen["text"], 0
    while rounds < 2:
        if seen["waits"] == "deal":
            steps.append({"type": "draw", "seed": f"try {rounds}"})
            rounds += 1
        else:
            steps.append(move(moves_of(seen["options"])[0]))
        seen = study(server, start=start, steps=steps)
        assert seen["frames"], "the last step can be animated"
        assert seen["frames"][-1]["position"]["boards"] == seen["position"]["boards"]
        assert str(Position.parse(seen["text"])) == seen["text"]
        assert seen["rules"]["players"] == rules.players
    whole = study(server, start=start, steps=steps, all_frames=True)
    assert whole["frames"][-len(seen["frames"]) :] == seen["frames"]
    assert len({frame["position"]["round"] for frame in whole["frames"]}) == 3
    assert seen["text"] == study(server, start=start, steps=steps)["text"]


def test_a_deal_can_be_given(server: Running) -> None:
    waiting = str(Game.waiting(RULES).position)
    seen = study(server, start=waiting)
    assert (seen["waits"], seen["options"], seen["frames"]) == ("deal", None, [])
    deal = {"type": "deal", "laid": ["TTTT", "BBBB", "WWWW", "KKKK", "RRRR"]}
    dealt = study(server, start=waiting, steps=[deal])
    assert [source["chocolates"] for source in dealt["position"]["sources"]] == ["", *deal["laid"]]
    assert dealt["waits"] == "move"


def test_every_moment_of_a_game_can_be_studied(server: Running) -> None:
    replay = server.http.post("/api/replay", json={"record": RECORD}).json()
    for entry in range(0, len(replay["frames"]) + 2, 7):
        seen = study(server, record=RECORD, entry=entry)
        assert seen["seats"] == ["Ann", "tom"]
        if 0 < entry < len(replay["frames"]) and replay["frames"][entry - 1]["position"]["turn"]:
            assert seen["position"] == replay["frames"][entry - 1]["position"]
    end = study(server, record=RECORD)
    assert (end["waits"], end["ending"]) == (None, "row")
    assert end["places"] == list(GAME.ranking)


def test_a_finished_table_can_be_studied_but_not_a_running_one(server: Running) -> None:
    table = server.open("mila", "mila")["table"]
    with server.player(table) as guest:
        guest.wait("over")
    assert study(server, table=table, entry=1)["waits"] == "move"
    playing = server.open("here", "here")["table"]
    assert refused(server, table=playing)[:2] == (409, "review-too-early")
    assert refused(server, table="abcdefgh")[:2] == (404, "no-such-table")
    assert refused(server, review="0" * 24)[:2] == (404, "no-such-review")


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({}, "bad-request"),
        ({"start": TEXT, "record": RECORD}, "bad-request"),
        ({"start": TEXT, "entry": 3}, "bad-request"),
        ({"start": TEXT, "steps": [{"type": "fly"}]}, "bad-request"),
        ({"start": TEXT, "steps": [{"type": "move", "move": "3T2"}] * 601}, "bad-request"),
        ({"start": ""}, "position-field"),
        ({"start": "nonsense"}, "position-field"),
        ({"start": TEXT.replace(" 1 draft", " 1 deal")}, "position-field"),
        ({"start": TEXT.replace("M ", "MT ", 1)}, "position-field"),
        ({"start": "start"}, "start-text"),
        ({"start": "start 2-coloured-plain"}, "start-text"),
        ({"start": "start 9-coloured-plain seed 1"}, "rules-players"),
        ({"start": "start chess seed 1"}, "rules-name"),
        ({"start": "start 2-coloured-plain+x seed 1"}, "rules-option"),
        ({"record": "{}"}, "record-field"),
        ({"record": ""}, "record-empty"),
    ],
)
def test_what_cannot_be_studied_is_explained(server: Running, wish: Json, code: str) -> None:
    assert refused(server, **wish)[:2] == (422, code)


@pytest.mark.parametrize(
    ("steps", "code", "step"),
    [
        ([move("nonsense")], "move-text", 1),
        ([move("9T1")], "no-such-source", 1),
        ([{"type": "draw", "seed": "x"}], "deal-not-due", 1),
        ([{"type": "deal", "laid": []}], "deal-not-due", 1),
    ],
)
def test_the_step_that_is_wrong_is_named(
    server: Running, steps: list[Json], code: str, step: int
) -> None:
    status, found, details = refused(server, start=TEXT, steps=steps)
    assert (status, found, details["step"]) == (422, code, step)


def test_a_move_behind_a_legal_one_is_checked_too(server: Running) -> None:
    first = moves_of(study(server, start=TEXT)["options"])[0]
    _, code, details = refused(server, start=TEXT, steps=[move(first), move(first)])
    assert code == "no-such-colour"
    assert (details["step"], details["of"], details["move"]) == (2, 2, first)


def test_an_impossible_deal_is_refused(server: Running) -> None:
    waiting = str(Game.waiting(RULES).position)
    short = {"type": "deal", "laid": ["TTTT", "BBBB", "WWWW", "KKKK", "RRR"]}
    assert refused(server, start=waiting, steps=[short])[1] == "deal-size"
    few = {"type": "deal", "laid": ["TTTT"]}
    assert refused(server, start=waiting, steps=[few])[1] == "deal-factories"
    gold = {"type": "deal", "laid": ["TTTT"] * 5, "gold": {"1": "keep"}}
    assert refused(server, start=waiting, steps=[gold])[1] == "deal-gold"
