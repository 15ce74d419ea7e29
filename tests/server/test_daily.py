"""The daily deal over HTTP: one attempt, refereed by the server, the same for everyone."""

import time
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from chocolatier.rules.ruleset import Rules
from chocolatier.store.contests import Entry, KeptContest
from chocolatier.store.store import Store, sqlite_url
from chocolatier.study.contests.daily import midnight_after
from tests.server.running import PATIENCE, Json, Running, a_move, test_settings

ANN, BEN = "ann-holds-this-token", "ben-holds-this-token"
NOON = midnight_after(date(2026, 11, 17)) - 43_200


class _Clock:
    """A clock that jumps."""

    def __init__(self) -> None:
        self.now = NOON

    def __call__(self) -> float:
        return self.now


def serve(folder: Path, clock: _Clock) -> Running:
    running = Running(test_settings(folder))
    running.__enter__()
    running.app.state.entries.clock = clock
    return running


@pytest.fixture
def clock() -> _Clock:
    return _Clock()


@pytest.fixture
def day(tmp_path: Path, clock: _Clock) -> Iterator[Running]:
    """A server whose deal of today is a short game."""
    easy_days(tmp_path)
    running = serve(tmp_path, clock)
    yield running
    running.__exit__(None, None, None)


def easy_days(folder: Path, *days: str) -> None:
    store = Store(sqlite_url(folder / "tables.db"))
    for one in days or ("2026-11-17", "2026-11-16"):
        plan = KeptContest(f"daily-{one}", "daily", NOON, Rules(2), (None, "tom"), 0, f"seed {one}")
        store.contests.keep(plan)
    store.close()


def post(server: Running, path: str, **body: Any) -> Json:
    answer = server.http.post(f"/api/daily/{path}", json=body)
    found: Json = answer.json()
    return found


def code(server: Running, path: str, **body: Any) -> tuple[int, str]:
    answer = server.http.post(f"/api/daily/{path}", json=body)
    return answer.status_code, str(answer.json()["error"]["code"])


def play(server: Running, opened: Json, most: int = 1000) -> list[str]:
    """Play the first move that is offered, again and again; the moves of all seats."""
    with server.player(opened["table"], opened["token"]) as player:
        for _ in range(most):
            while player.view["options"] is None and player.view["status"] != "over":
                player.hear("update")
            if player.view["status"] == "over":
                break
            player.done(a_move(player.view))
        return [str(entry.line) for entry in player.client.story]


def wait_for(server: Running, holder: str, name: str) -> Json:
    end = time.monotonic() + PATIENCE
    while not (found := post(server, "today", holder=holder))[name]:
        assert time.monotonic() < end, found
        time.sleep(0.05)
    return found


def test_two_people_with_equal_moves_get_equal_games_even_after_a_restart(
    tmp_path: Path, clock: _Clock
) -> None:
    easy_days(tmp_path)
    first = serve(tmp_path, clock)
    stories = [play(first, post(first, "today/table", holder=ANN))]
    begun = post(first, "today/table", holder=BEN)
    play(first, begun, most=3)
    first.__exit__(None, None, None)
    second = serve(tmp_path, clock)
    again = post(second, "today/table", holder=BEN)
    assert again == begun
    stories.append(play(second, again))
    assert stories[0] == stories[1]
    ann, ben = (wait_for(second, who, "own") for who in (ANN, BEN))
    assert ann["own"] == ben["own"]
    assert ben["players"] == 2
    second.__exit__(None, None, None)


def test_one_attempt_counts_and_only_the_server_says_how_it_ended(day: Running) -> None:
    before = post(day, "today", holder=ANN)
    assert (before["counts"], before["mine"], before["rival"]) == (True, None, None)
    assert code(day, "today/name", holder=ANN, name="Ann") == (409, "contest-not-played")
    assert code(day, "today/rival", holder=ANN) == (409, "contest-first-play")
    forged = {"holder": ANN, "points": 200, "lead": 150}
    assert code(day, "today/table", **forged)[0] == 422
    opened = post(day, "today/table", holder=ANN, name="Ann")
    with day.player(opened["table"], opened["token"]) as ann:
        assert ann.view["contest"] == "daily-2026-11-17"
        assert not ann.view["hints"]
        ann.move()
        assert not ann.view["undo"]
        for command in ("undo", "end"):
            assert ann.refused({"type": command, "seat": 1}) == "in-contest"
        assert ann.refused({"type": "leave", "seat": 1, "level": "margaux"}) == "in-contest"
    play(day, opened)
    after = wait_for(day, ANN, "own")
    assert after["mine"]["status"] == "done"
    assert after["own"]["scores"][0] == after["mine"]["points"]
    assert (after["counts"], after["results"], after["players"]) == (False, [], 1)
    assert code(day, "today/table", holder=ANN) == (409, "daily-played")
    named = post(day, "today/name", holder=ANN, name="Ann")
    assert [(line["name"], line["mine"]) for line in named["results"]] == [("Ann", True)]
    assert post(day, "today", holder=BEN)["results"][0]["mine"] is False
    assert post(day, "today/name", holder=ANN, name=None)["results"] == []
    practice = post(day, "today/table", holder=ANN, counts=False)
    with day.player(practice["table"], practice["token"]) as ann:
        assert ann.view["contest"] is None


def test_the_rival_plays_the_same_deals_behind_everything(day: Running) -> None:
    play(day, post(day, "today/table", holder=ANN))
    found = wait_for(day, ANN, "rival")
    assert found["rival"]["rounds"][-1] == found["rival"]["scores"]
    replay = day.http.post("/api/daily/today/rival", json={"holder": ANN}).json()
    assert replay["over"]
    assert replay["seats"] == ["maitre", "tom"]
    own = day.http.get(f"/api/tables/{found['mine']['table']}/replay").json()
    assert replay["frames"][0] == own["frames"][0]


def test_other_days_and_clocks_that_jump(day: Running, clock: _Clock) -> None:
    assert code(day, "2026-02-30", holder=ANN) == (404, "no-such-day")
    assert code(day, "2026-11-18", holder=ANN) == (404, "day-not-yet")
    assert code(day, "2026-11-16/table", holder=ANN) == (409, "daily-over")
    opened = post(day, "2026-11-16/table", holder=ANN, counts=False)
    assert opened["table"]
    begun = post(day, "today/table", holder=ANN)
    clock.now += 86_400  # midnight passes: what was begun still counts for its day
    assert post(day, "2026-11-17/table", holder=ANN) == begun
    play(day, begun)
    assert post(day, "2026-11-17", holder=ANN)["mine"]["status"] == "done"
    clock.now = 0.0
    assert code(day, "today", holder=ANN) == (503, "bad-clock")
    clock.now = NOON
    assert post(day, "today", holder=ANN)["mine"]["status"] == "done"


def test_a_thousand_results_are_listed_quickly(day: Running) -> None:
    store = day.app.state.hub.services.archive.store.contests
    for n in range(1000):
        entry = Entry(
            "daily-2026-11-17",
            f"{n:064x}",
            f"table{n:04}",
            "done",
            f"P{n}",
            1,
            n % 90,
            n % 40,
            NOON,
        )
        assert store.enter(entry)
    post(day, "today", holder=ANN)
    best = min(_seconds(day) for _ in range(5))
    found = post(day, "today", holder=ANN)
    assert len(found["results"]) == found["players"] == 1000
    leads = [line["lead"] for line in found["results"]]
    assert leads == sorted(leads, reverse=True)
    assert best < 0.05


def _seconds(server: Running) -> float:
    """Return the processor time of an answer; the server runs in this process."""
    began = time.process_time()
    server.http.post("/api/daily/today", json={"holder": ANN})
    return time.process_time() - began
