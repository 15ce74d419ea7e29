"""A server that goes away and comes back: nothing that was acknowledged is lost."""

import random
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from chocolatier.errors import TableError
from chocolatier.store.appending import Write
from tests.offers import moves_of
from tests.server.running import PATIENCE, Running, a_move, test_settings


class Failing:
    """A method of a server's store that fails where its list says so, and then no more."""

    def __init__(
        self, monkeypatch: pytest.MonkeyPatch, server: Running, name: str, *fails: int
    ) -> None:
        store = server.app.state.hub.services.archive.store
        self.fails = list(fails)
        self._name, self._right = name, getattr(store, name)
        monkeypatch.setattr(store, name, self)

    def __call__(self, *values: object) -> Any:
        if self.fails and self.fails.pop(0):
            raise OperationalError(self._name, {}, Exception("disk full"))
        return self._right(*values)


def test_a_game_goes_on_after_a_restart(tmp_path: Path) -> None:
    rng = random.Random(2)
    with Running(test_settings(tmp_path)) as server:
        opened = server.open("here", "link", "tom", clock={"kind": "bank", "seconds": 60})
        token = server.join(opened, "Ben")
        with (
            server.player(opened["table"], opened["token"]) as ann,
            server.player(opened["table"], token) as ben,
        ):
            for _ in range(2):
                ann.move(rng)
                ben.move(rng)
            seen = ben.view["version"]
    with (
        Running(test_settings(tmp_path)) as server,
        server.player(opened["table"], opened["token"], since=seen) as ann,
    ):
        state = ann.heard[0]
        versions = [e["version"] for e in state["events"]]
        assert versions == list(range(seen + 1, state["view"]["version"] + 1))
        assert "resumed" in [e["type"] for e in state["events"]] or state["view"]["thinking"]
        assert [seat["name"] for seat in ann.view["seats"]][:2] == [None, "Ben"]
        assert [seat["mine"] for seat in ann.view["seats"]] == [True, False, False]
        ann.move(rng)
        with server.player(opened["table"], token) as ben:
            assert [seat["mine"] for seat in ben.view["seats"]] == [False, True, False]
            ben.move(rng)


def test_idle_tables_leave_the_memory(tmp_path: Path) -> None:
    with Running(test_settings(tmp_path, idle_seconds=0.1)) as server:
        opened = server.open("here", "here")
        with server.player(opened["table"], opened["token"]) as ann:
            ann.move()
            version = ann.view["version"]
        end = time.monotonic() + PATIENCE
        while server.http.get("/api/health").json()["tables"]:
            assert time.monotonic() < end, "the table is still in memory"
            time.sleep(0.05)
        with server.player(opened["table"], opened["token"]) as ann:
            assert ann.view["version"] == version
            assert ann.view["story_length"] == len(ann.heard[0]["story"])


def test_two_servers_at_one_database_do_not_lose_moves(tmp_path: Path) -> None:
    """The second one finds its memory outdated, reads again, refuses, and goes on.

    With SQLite servers do not notify each other: see test_cluster for those that do.
    """
    with Running(test_settings(tmp_path)) as one, Running(test_settings(tmp_path)) as two:
        opened = one.open("here", "here")
        with (
            one.player(opened["table"], opened["token"]) as ann,
            two.player(opened["table"], opened["token"]) as ben,
        ):
            ann.move()
            command = {"type": "move", "seat": 1, "move": moves_of(ben.view["options"])[0]}
            assert ben.refused(command) == "stale"
            assert ben.view["version"] == ann.view["version"]
            ben.move()


def test_a_database_that_fails_loses_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A person gets an error, a bot tries again, and the table goes on."""
    with Running(test_settings(tmp_path)) as server:
        opened = server.open("here", "tom")
        writes = Failing(monkeypatch, server, "write", 1, 1, 0, 1, 0)
        with server.player(opened["table"], opened["token"]) as ann:
            command = a_move(ann.view)
            for _ in range(2):
                assert ann.refused(command) == "not-stored"
            assert ann.look()["version"] == 2
            ann.done(command)
            while ann.view["options"] is None:  # Tom's move fails once
                ann.hear()
            ann.move()
        assert writes.fails == []
    assert "cannot be stored" in caplog.text


def test_a_database_that_cannot_be_read_either_loses_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """People get errors, a bot goes on trying, and the table goes on."""
    with Running(test_settings(tmp_path)) as server:
        opened = server.open("here", "tom")
        look = f"/api/tables/{opened['table']}"
        writes = Failing(monkeypatch, server, "write", 1, 0, 1, 0)
        reads = Failing(monkeypatch, server, "log", 1, 1, 0, 1, 1, 0)
        with server.player(opened["table"], opened["token"]) as ann:
            command = a_move(ann.view)
            for _ in range(2):
                assert ann.refused(command) == "not-stored"
            answer = server.http.get(look)
            assert (answer.status_code, answer.json()["error"]["code"]) == (503, "not-stored")
            ann.done(command)
            assert ann.view["version"] == 3
            while ann.view["options"] is None:  # Tom's move fails once, and two looks after it
                ann.hear()
            ann.move()
        assert (writes.fails, reads.fails) == ([], [])
    assert "cannot be read" in caplog.text


def test_no_bot_thinks_about_what_may_never_be_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nor when this server gets the lease of the table just then."""
    with Running(test_settings(tmp_path)) as server:
        opened = server.open("here", "tom")
        hub = server.app.state.hub
        archive, thought = hub.services.archive, []
        write = archive.write

        async def fail(*_: Write) -> bool:
            (live,) = hub.tables
            live.plan()
            thought.append(live.thinking)
            monkeypatch.setattr(archive, "write", write)
            raise TableError("not-stored", "the table could not be saved, try again")

        with server.player(opened["table"], opened["token"]) as ann:
            monkeypatch.setattr(archive, "write", fail)
            command = a_move(ann.view)
            assert ann.refused(command) == "not-stored"
            ann.done(command)
            while ann.view["options"] is None:  # Tom moves
                ann.hear()
        assert thought == [False]


def test_a_clock_rings_although_the_database_failed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Running(test_settings(tmp_path)) as server:
        writes = Failing(monkeypatch, server, "write", 0, 1, 0)
        reads = Failing(monkeypatch, server, "log", 1, 0)
        opened = server.open("here", "here", clock={"kind": "move", "seconds": 5})
        with server.player(opened["table"], opened["token"]) as ann:
            while ann.view["version"] < 4:
                ann.hear()
            events = {e["version"]: e["type"] for m in ann.heard for e in m.get("events", [])}
            assert [events[3], events[4]] == ["timed-out", "moved"]
        assert (writes.fails, reads.fails) == ([], [])


def test_a_guest_is_refused_when_the_database_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Running(test_settings(tmp_path)) as server:
        opened = server.open("here", "here")
    with Running(test_settings(tmp_path)) as server:
        Failing(monkeypatch, server, "log", 1)
        with server.socket(opened["table"]) as ann:
            ann.send({"type": "hello", "tokens": [opened["token"]]})
            assert ann.hear("refusal")["error"]["code"] == "not-stored"
        with server.player(opened["table"], opened["token"]) as ann:
            ann.move()


@pytest.mark.parametrize(
    ("method", "asks", "path", "body"),
    [
        ("ping", "GET", "/api/health", None),
        ("summaries", "POST", "/api/mine", {"tables": ["abcdefgh"]}),
    ],
)
def test_requests_report_a_failing_database(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    method: str,
    asks: str,
    path: str,
    body: object,
) -> None:
    with Running(test_settings(tmp_path)) as server:
        Failing(monkeypatch, server, method, 1)
        failed = server.http.request(asks, path, json=body)
        assert (failed.status_code, failed.json()["error"]["code"]) == (503, "not-stored")
        assert server.http.request(asks, path, json=body).status_code == 200
