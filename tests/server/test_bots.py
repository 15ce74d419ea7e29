"""Bots at tables: they play on their own, and their failures are not the table's."""

import os
import random
import time
from pathlib import Path

import pytest

from chocolatier.rules.game import Game
from chocolatier.server.thinkers import Job, choose
from tests.server.running import Running, test_settings


def raises(job: Job) -> str:
    """Maitre raises."""
    if job.level == "maitre":
        raise ValueError("a bug")
    return choose(job)


def cheats(job: Job) -> str:
    """Everybody plays an illegal move."""
    return "9R5" if job.level == "maitre" else "nonsense"


def dies_or_sleeps(job: Job) -> str:
    """Maitre's process dies, Pascal's never answers."""
    if job.level == "maitre":
        os._exit(3)
    if job.level == "pascal":
        time.sleep(60)
    return str(Game.from_states(job.states).legal_moves[0])


def test_bots_play_on_their_own(server: Running) -> None:
    opened = server.open("here", "mila", "tom", rules={"side": "free", "special": True})
    with server.player(opened["table"], opened["token"]) as ann:
        rng = random.Random(3)
        for _ in range(12):
            ann.move(rng)
        moved = [
            (event["seat"], event["level"])
            for message in ann.heard
            for event in message.get("events", [])
            if event["type"] == "moved"
        ]
        assert set(moved) == {(1, None), (2, "mila"), (3, "tom")}


def test_bots_play_among_themselves(server: Running) -> None:
    opened = server.open("mila", "mila")
    with server.player(opened["table"]) as guest:
        view = guest.wait("over")
        assert view["result"]["seed"]
        versions = [e["version"] for m in guest.heard for e in m.get("events", [])]
        assert versions == list(range(1, view["version"] + 1))


def test_bots_wait_while_nobody_watches(server: Running) -> None:
    opened = server.open("mila", "mila")
    look = f"/api/tables/{opened['table']}"
    time.sleep(0.3)
    assert server.http.get(look).json()["version"] == 2
    with server.player(opened["table"]) as guest:
        while guest.view["version"] < 5:
            guest.hear("update")
    time.sleep(0.3)
    version = server.http.get(look).json()["version"]
    time.sleep(0.3)
    assert server.http.get(look).json()["version"] == version


def test_the_thinking_seat_is_told(server: Running) -> None:
    opened = server.open("here", "tom")
    with server.player(opened["table"], opened["token"]) as ann:
        ann.move()
        thinking = [m["view"]["thinking"] for m in ann.heard if m["type"] == "update"]
        assert thinking[0] == 2


@pytest.mark.parametrize("brain", [raises, cheats])
def test_a_bot_that_fails_is_replaced(
    tmp_path: Path, brain: object, caplog: pytest.LogCaptureFixture
) -> None:
    with Running(test_settings(tmp_path), brain=brain) as server:  # type: ignore[arg-type]
        opened = server.open("here", "maitre")
        with server.player(opened["table"], opened["token"]) as ann:
            ann.move()
            ann.move()
            events = [e for m in ann.heard for e in m.get("events", [])]
            replaced = [e for e in events if e["type"] == "replaced"]
            assert [(e["seat"], e["level"]) for e in replaced] == [(2, "tom")]
            assert ann.view["seats"][1]["level"] == "tom"
    assert "failed" in caplog.text


def test_processes_that_die_or_hang_are_started_anew(tmp_path: Path) -> None:
    settings = test_settings(tmp_path, workers=1, bot_seconds=1.0)
    with Running(settings, brain=dies_or_sleeps) as server:
        opened = server.open("here", "maitre", "pascal")
        with server.player(opened["table"], opened["token"]) as ann:
            ann.move()
            while ann.view["options"] is None:
                assert server.http.get("/api/health").status_code == 200
                ann.hear("update")
            levels = [seat["level"] for seat in ann.view["seats"]]
            assert levels == [None, "tom", "tom"]
