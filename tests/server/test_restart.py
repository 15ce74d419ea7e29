"""A server that goes away and comes back: nothing that was acknowledged is lost."""

import random
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError

from tests.server.running import Running, a_move, test_settings


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
        for _ in range(100):
            if server.http.get("/api/health").json()["tables"] == 0:
                break
        else:
            raise AssertionError("the table is still in memory")
        with server.player(opened["table"], opened["token"]) as ann:
            assert ann.view["version"] == version
            assert ann.view["told"] == len(ann.heard[0]["story"])


def test_two_servers_at_one_database_do_not_lose_moves(tmp_path: Path) -> None:
    """The second one finds its memory outdated, refuses, reads again, and goes on."""
    with Running(test_settings(tmp_path)) as one, Running(test_settings(tmp_path)) as two:
        opened = one.open("here", "here")
        with (
            one.player(opened["table"], opened["token"]) as ann,
            two.player(opened["table"], opened["token"]) as ben,
        ):
            ann.move()
            command = {"type": "move", "seat": 1, "move": "1T1"}
            options = ben.view["options"]
            command["move"] = options["picks"][0]["targets"][0]["move"]
            assert ben.refused(command) == "stale"
            ben.send({"type": "ping"})
            ben.hear("pong")
            answer = ben.do(command)
            assert answer["error"]["code"] == "stale"
            assert ben.view["version"] == ann.view["version"]
            ben.move()


def test_a_database_that_fails_loses_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Whoever moved is told, a bot tries again, and the table goes on."""
    with Running(test_settings(tmp_path)) as server:
        opened = server.open("here", "tom")
        store = server.app.state.hub.services.store
        write, failures = store.write, [1, 1, 0, 1, 0]

        def failing(groups: object) -> list[bool]:
            if failures and failures.pop(0):
                raise OperationalError("write", {}, Exception("disk full"))
            written: list[bool] = write(groups)
            return written

        monkeypatch.setattr(store, "write", failing)
        with server.player(opened["table"], opened["token"]) as ann:
            command = a_move(ann.view)
            for _ in range(2):
                assert ann.refused(command) == "not-stored"
            assert ann.look()["version"] == 2
            ann.done(command)
            while ann.view["options"] is None:  # Tom's move fails once
                ann.hear()
            ann.move()
        assert failures == []
    assert "not stored" in caplog.text
