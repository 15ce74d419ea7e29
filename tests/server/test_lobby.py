"""Open tables: the list, live, and how someone who looks for an opponent finds one."""

import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

from tests.postgres import Postgres
from tests.server.running import PATIENCE, Json, Running, test_settings

RULES = {"players": 2, "side": "free", "special": True}


def _open_tables(server: Running) -> dict[str, Json]:
    answer = server.http.get("/api/lobby")
    assert answer.status_code == 200, answer.text
    return {table["table"]: table for table in answer.json()["tables"]}


@contextmanager
def _live(server: Running) -> Iterator[Iterator[dict[str, Json]]]:
    """The lists that a lobby is sent."""
    url = f"http://{server.host}/api/lobby/live"
    with httpx.Client(timeout=PATIENCE) as client, client.stream("GET", url) as answer:
        assert answer.headers["content-type"].startswith("text/event-stream")
        lines = (line for line in answer.iter_lines() if line.startswith("data: "))
        yield ({t["table"]: t for t in json.loads(line[6:])["tables"]} for line in lines)


def _until(lists: Iterator[dict[str, Json]], table: str, *, there: bool) -> dict[str, Json]:
    end = time.monotonic() + PATIENCE
    for found in lists:
        if (table in found) == there:
            return found
        assert time.monotonic() < end
    raise AssertionError("the stream ended")


def _seek(server: Running, name: str, **changes: Any) -> Json:
    wish = {"name": name, "rules": RULES, **changes}
    answer = server.http.post("/api/lobby/seek", json=wish)
    assert answer.status_code == 201, answer.text
    opened: Json = answer.json()
    return opened


def test_a_listed_table_is_shown_live_and_anyone_may_sit_down(server: Running) -> None:
    clock = {"kind": "move", "seconds": 30, "increment": 0}
    opened = server.open("here", "link", "tom", clock=clock, listed=True)
    table = opened["table"]
    with _live(server) as lists:
        assert table not in next(lists), "its host is not connected yet"
        with server.player(table, opened["token"]) as host:
            shown = _until(lists, table, there=True)[table]
            assert (shown["clock"], shown["rules"]["players"]) == (clock, 3)
            assert [seat["kind"] for seat in shown["seats"]] == ["person", "open", "bot"]
            host.done({"type": "list", "listed": False})
            assert host.heard[-2]["events"][0]["type"] == "listed"
            assert not host.view["waiting"]["listed"]
            _until(lists, table, there=False)
            host.done({"type": "list", "listed": True})
            before = host.view["version"]
            host.done({"type": "list", "listed": True})
            assert host.view["version"] == before, "nothing changed"
            _until(lists, table, there=True)
            with server.player(table) as stranger:
                assert stranger.refused({"type": "list", "listed": False}) == "not-host"
                invite = stranger.view["invite"]
                assert invite == opened["invite"]
                server.join({"table": table, "invite": invite}, "Ben")
            host.wait("playing")
            assert host.refused({"type": "list", "listed": True}) == "table-started"
            _until(lists, table, there=False)


def test_a_table_that_is_not_listed_keeps_its_invitation_to_itself(server: Running) -> None:
    opened = server.open("here", "link")
    with server.player(opened["table"], opened["token"]), server.player(opened["table"]) as other:
        assert other.view["invite"] is None
        assert opened["table"] not in _open_tables(server)


def test_two_who_look_for_an_opponent_find_each_other(server: Running) -> None:
    first = _seek(server, "Ann")
    assert first["invite"] is not None
    with server.player(first["table"], first["token"]) as ann:
        assert first["table"] in _open_tables(server)
        other = _seek(server, "Cleo", rules=RULES | {"side": "coloured"})
        assert other["table"] != first["table"], "other rules"
        clock = {"kind": "move", "seconds": 30, "increment": 0}
        assert _seek(server, "Cleo", clock=clock)["table"] != first["table"], "another clock"
        second = _seek(server, "Ben")
        assert (second["table"], second["invite"]) == (first["table"], None)
        view = ann.wait("playing")
        assert [seat["name"] for seat in view["seats"]] == ["Ann", "Ben"]
        with server.player(second["table"], second["token"]) as ben:
            assert [seat["mine"] for seat in ben.view["seats"]] == [False, True]
    third = _seek(server, "Dora")
    assert third["table"] != first["table"], "that one is full"


def test_a_bot_may_take_the_seat_meanwhile(server: Running) -> None:
    opened = _seek(server, "Ann", rules={"players": 2, "round_limit": 7})
    with server.player(opened["table"], opened["token"]) as ann:
        ann.done({"type": "leave", "seat": 2, "level": "mila"})
        assert ann.wait("playing")["seats"][1]["level"] == "mila"


def test_the_lobby_shows_open_tables_of_other_servers(postgres: Postgres, tmp_path: Path) -> None:
    settings = test_settings(tmp_path, database=postgres.fresh())
    with Running(settings) as one, Running(settings) as other:
        opened = _seek(one, "Ann")
        with one.player(opened["table"], opened["token"]) as ann:
            end = time.monotonic() + PATIENCE
            while opened["table"] not in _open_tables(other):
                assert time.monotonic() < end
                time.sleep(0.05)
            assert _seek(other, "Ben")["table"] == opened["table"]
            view = ann.wait("playing")
            assert [seat["name"] for seat in view["seats"]] == ["Ann", "Ben"]
