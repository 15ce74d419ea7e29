"""Players over HTTP: a link, two devices, refereed results, and nothing left after deletion."""

import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from chocolatier.server.limits import NO_LIMITS
from chocolatier.server.players.desk import MEMORY_BYTES
from chocolatier.store.contests import Entry
from chocolatier.store.schema import metadata
from chocolatier.store.shelf import KeptReview
from chocolatier.table.seats import hash_token
from chocolatier.words import LANGUAGES, words
from tests.server.gate import Gate
from tests.server.running import PATIENCE, Json, Running, a_move, test_settings

JSON = {"content-type": "application/json"}
NAME = "Zdeňka Nováková"
HOLDER = "the-holder-of-a-browser"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    limits = NO_LIMITS.model_copy(update={"player_rate": 0.0, "player_burst": 3.0})
    with Running(test_settings(tmp_path, limits=limits)) as running:
        yield running


def post(server: Running, path: str, **body: Any) -> Json:
    answer = server.http.post(f"/api/{path}", json=body)
    assert answer.status_code in (200, 201), answer.text
    found: Json = answer.json()
    return found


def refused(server: Running, path: str, **body: Any) -> tuple[int, str]:
    """The status and the code; the message must have words in every language."""
    answer = server.http.post(f"/api/{path}", content=json.dumps(body), headers=JSON)
    problem = answer.json()["error"]
    said = {
        language: words(language).say(f"error-{problem['code']}", **problem["details"])
        for language in LANGUAGES
    }
    assert all(said.values())
    assert len(set(said.values())) == len(LANGUAGES)
    return answer.status_code, str(problem["code"])


def finish(server: Running, opened: Json, *tokens: str) -> None:
    """Play a game to its end with the first move that is offered."""
    with server.player(opened["table"], opened["token"], *tokens) as player:
        while player.view["status"] != "over":
            if player.view["options"] is None:
                player.hear("update")
            else:
                player.done(a_move(player.view))


def open_named(server: Running, *others: str) -> Json:
    seats = [{"kind": "here", "name": NAME}]
    seats += [
        {"kind": "link"} if one == "link" else {"kind": "bot", "level": one} for one in others
    ]
    return post(server, "tables", rules={"players": len(seats)}, seats=seats, starts=1)


def held(opened: Json) -> Json:
    return {"table": opened["table"], "tokens": [opened["token"]]}


def test_results_come_from_finished_tables_only(server: Running) -> None:
    won, going = open_named(server, "mila"), open_named(server, "mila")
    finish(server, won)
    tables = [held(won), held(going), {"table": "nosuchtable", "tokens": []}]
    found = post(server, "progress/results", tables=tables)
    assert found["gone"] == ["nosuchtable"]
    (result,) = found["results"]
    assert (result["table"], result["seat"], result["why"]) == (won["table"], 1, None)
    assert (result["levels"], result["rules"]) == ([None, "mila"], "2-coloured-plain")
    assert sorted(result["places"])[0] == 1
    stranger = {"table": won["table"], "tokens": ["a-token-of-no-seat-here"]}
    assert post(server, "progress/results", tables=[stranger])["results"] == []

    progress = post(server, "progress", results=[result])
    assert (progress["games"]["count"], len(progress["tallies"])) == (1, 1)
    assert progress["strengths"]["mila"] == 600
    for change in ({"places": [1, 2], "scores": [99, 0]}, {"receipt": "0" * 64}, {"why": "hints"}):
        forged = {**result, **change}
        assert refused(server, "players/check", memory={"results": [forged]})[1] == "result-forged"
        new = {"name": "Eve", "memory": {"results": [forged]}}
        assert refused(server, "players", **new) == (422, "result-forged")

    checked = post(server, "players/check", memory={"results": [result]})
    assert checked == {"results": 1, "puzzles": 0}

    helped = open_named(server, "mila")
    with server.player(helped["table"], helped["token"]) as player:
        player.move()
        while player.view["options"] is None:
            player.hear("update")
        player.done({"type": "undo", "seat": 1})
    finish(server, helped)
    (undone,) = post(server, "progress/results", tables=[held(helped)])["results"]
    assert undone["why"] == "undo"
    found = post(server, "progress", results=[undone])
    assert (found["games"]["count"], found["uncounted"]) == (0, {"undo": 1})
    odd = {**result, "levels": [None, None]}, {**result, "rules": "2-coloured", "places": [1, 1, 1]}
    puzzles = {"ffffffff": {"right": True, "at": "9999-01-01T00:00:00Z"}}
    shown = post(server, "progress", results=list(odd), puzzles=puzzles)
    assert (shown["games"]["count"], shown["puzzles"]["count"]) == (0, 0)


def test_two_devices_share_one_player_until_the_link_is_replaced(server: Running) -> None:
    laptop = {"lessons": ["lines"], "settings": {"theme": {"value": "dark", "at": 1}}}
    key = post(server, "players", name=NAME, memory=laptop)["key"]
    phone = post(server, "players/memory", key=key, memory={"lessons": ["floor"]})
    assert (phone["name"], phone["version"]) == (NAME, 2)
    assert phone["memory"]["lessons"] == ["lines", "floor"]
    nothing_new = post(server, "players/memory", key=key, since=2, memory={})
    assert nothing_new == {"name": NAME, "version": 2, "memory": None}
    puzzle = {"0000000a": {"right": True, "at": "2026-11-17T10:00:00.000Z"}}
    own = post(server, "players/memory", key=key, since=2, memory={"puzzles": puzzle})
    assert (own["version"], own["memory"]) == (3, None)  # it knows all but what it sent
    behind = post(server, "players/memory", key=key, since=1, name="Zdena", memory={"rush": 5})
    assert (behind["name"], behind["memory"]["puzzles"]) == ("Zdena", puzzle)

    fresh = post(server, "players/link", key=key)["key"]
    for path in ("link", "forget"):
        assert refused(server, f"players/{path}", key=key) == (404, "no-such-player")
    assert refused(server, "players/memory", key=key, memory={}) == (404, "no-such-player")
    assert post(server, "players/memory", key=fresh, memory={})["name"] == "Zdena"
    wrong = "not-the-key-of-anyone-here"
    assert refused(server, "players/memory", key=wrong, memory={}) == (404, "no-such-player")


def test_what_is_too_large_too_new_or_too_often_is_refused(server: Running) -> None:
    key = post(server, "players", name="Ann", memory={})["key"]
    newer = {"format": 2}
    assert refused(server, "players/memory", key=key, memory=newer) == (422, "memory-version")
    text = "x" * (MEMORY_BYTES // 2 + 1000)
    for name in ("one", "two"):
        body = {"settings": {name: {"value": text, "at": 1}}}
        answer = server.http.post("/api/players/memory", json={"key": key, "memory": body})
        assert answer.status_code == (200 if name == "one" else 413)
    body = {"settings": {"two": {"value": text, "at": 1}}}
    assert refused(server, "players/memory", key=key, memory=body) == (413, "player-full")
    half = {"settings": {"one": {"value": "\ud800", "at": 2}}}
    assert refused(server, "players/memory", key=key, memory=half) == (422, "bad-request")
    assert refused(server, "players/memory", key=key, memory={"x": 1}) == (422, "bad-request")
    huge = {"settings": {"two": {"value": "x" * 3_000_000, "at": 1}}}
    assert refused(server, "players/memory", key=key, memory=huge) == (413, "too-large")
    for _ in range(2):
        post(server, "players", name="Ann", memory={})
    assert refused(server, "players", name="Ann", memory={}) == (429, "too-many-players")


def test_two_devices_that_write_at_once_lose_nothing(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    key = post(server, "players", name="Ann", memory={})["key"]
    store = server.app.state.hub.services.archive.store.players
    write = store.write
    missed: list[int] = []

    def write_late(player: Any, after: int) -> bool:
        if not missed:  # the other device is faster
            missed.append(after)
            body = '{"lessons":["floor"]}'
            write(type(player)(**{**vars(player), "body": body}), after)
        return bool(write(player, after))

    monkeypatch.setattr(store, "write", write_late)
    found = post(server, "players/memory", key=key, since=1, memory={"lessons": ["lines"]})
    assert missed == [1]
    assert found["version"] == 3
    assert sorted(found["memory"]["lessons"]) == ["floor", "lines"]


def everything(server: Running) -> str:
    """All that the database holds, as text."""
    engine = server.app.state.hub.services.archive.store._engine
    found = []
    with engine.connect() as connection:
        for table in metadata.sorted_tables:  # all of them: see tests/store/test_upgrade.py
            rows = connection.execute(sa.select(table)).all()
            found += [json.dumps([str(one) for one in row], ensure_ascii=False) for row in rows]
    return "\n".join(found)


def test_a_review_that_is_being_made_leaves_nothing_either(tmp_path: Path) -> None:
    gate = Gate()
    settings = test_settings(tmp_path, limits=NO_LIMITS)
    with Running(settings, student=gate) as server:
        alone = open_named(server, "mila")
        finish(server, alone)
        review = post(server, "reviews", table=alone["table"])["digest"]
        memory = {"tables": {alone["table"]: {"tokens": [alone["token"]]}}}
        key = post(server, "players", name=NAME, memory=memory)["key"]
        assert post(server, "players/forget", key=key) == {"removed": 1, "unnamed": 0}
        assert server.app.state.desk.under_way == 1
        gate.let()
        end = time.monotonic() + PATIENCE
        while server.app.state.desk.under_way:
            assert time.monotonic() < end
            time.sleep(0.05)
        after = everything(server)
        assert NAME not in after
        assert review not in after


def test_nothing_of_a_player_is_left_after_deletion(server: Running) -> None:
    alone, together = open_named(server, "mila"), open_named(server, "link")
    finish(server, alone)
    friend = server.join(together, "Friend")
    daily = {"holder": HOLDER, "name": NAME}
    contest = post(server, "daily/today/table", **daily)
    store = server.app.state.hub.services.archive.store
    day = f"daily-{post(server, 'daily/today', holder=HOLDER)['today']}"
    entry = store.contests.entry(day, hash_token(HOLDER))
    store.contests.settle(Entry(**{**vars(entry), "status": "done", "points": 33}))
    store.contests.rename(day, hash_token(HOLDER), NAME)
    challenge = {"table": alone["table"], "token": alone["token"], "holder": HOLDER, "name": NAME}
    post(server, "duplicates/challenge", **challenge)
    record = server.http.get(f"/api/tables/{alone['table']}/record").text
    store.shelf.keep(KeptReview("c" * 24, "done", record, None))
    review = post(server, "reviews", table=alone["table"])["digest"]
    memory = {
        "tables": {one["table"]: {"tokens": [one["token"]]} for one in (alone, together, contest)},
        "reviews": {"c" * 24: {"seats": [1], "at": 5}},
        "holders": [HOLDER],
    }
    key = post(server, "players", name=NAME, memory=memory)["key"]
    traces = (NAME, hash_token(key), hash_token(HOLDER), alone["table"], review, "c" * 24)
    before = everything(server)
    assert all(trace in before for trace in traces)
    with server.player(together["table"], friend) as player:
        assert NAME in json.dumps(player.view, ensure_ascii=False)

    done = post(server, "players/forget", key=key)
    assert done == {"removed": 2, "unnamed": 1}
    after = everything(server)
    for trace in traces:
        assert trace not in after, trace
    assert json.dumps(NAME)[1:-1] not in after  # nor as escapes
    assert post(server, "daily/today", holder="another-browser-here")["players"] == 1
    with server.player(together["table"], friend) as player:  # the friend's game goes on
        assert [seat["name"] for seat in player.view["seats"]] == ["–", "Friend"]
    assert refused(server, "players/forget", key=key) == (404, "no-such-player")
