"""The host's door: who may enter, and what can be done there."""

import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from chocolatier.cli import main
from chocolatier.cli.host import admin
from tests.server.running import Json, Running, test_settings

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def folder() -> Iterator[Path]:
    """A short path: that of a socket has at most 107 characters."""
    with tempfile.TemporaryDirectory() as name:
        yield Path(name)


@pytest.fixture
def guarded(folder: Path) -> Iterator[Running]:
    with Running(test_settings(folder, admin=folder / "admin", blocked="192.0.2.0/24")) as server:
        yield server


def test_the_host_looks_after_a_server(guarded: Running, folder: Path, capsys: Capture) -> None:
    door = folder / "admin"

    def ask(*words: str) -> str:
        assert main(["admin", *words, "--set", f"admin={door}"]) == 0
        return capsys.readouterr().out

    def refused(*words: str) -> str:
        assert main(["admin", *words, "--set", f"admin={door}"]) == 2
        return capsys.readouterr().err

    assert door.stat().st_mode & 0o777 == 0o700
    (socket,) = door.glob("*.sock")
    assert socket.stat().st_mode & 0o777 == 0o600
    (door / "1.sock").touch()  # a process that was killed left it

    first, second = guarded.open("here", "tom"), guarded.open("here", "link")
    assert ask("list").count("\n") == 2
    listed = ask("list", "--status", "waiting")
    assert second["table"] in listed
    assert first["table"] not in listed
    with guarded.player(first["table"], first["token"]) as player:
        player.move()
        shown = ask("show", first["table"])
        assert "127.0.0.1: 1 seat\n" in shown
        assert "(1 connected)" in ask("list", "--status", "here")
        assert ask("announce", "We stop", "at ten.") == "shown to 1 guest\n"
        assert player.hear("announced")["text"] == "We stop at ten."
        assert ask("close", first["table"]) == f"closed: {first['table']}\n"
        player.wait("over")
        assert player.view["result"]["ending"] == "agreement"
        ask("remove", first["table"])
        with pytest.raises(ConnectionClosed) as closed:
            player.hear_all()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404
    ask("close", second["table"])
    assert ask("list") == "no tables\n"
    assert "there is no table" in refused("remove", second["table"])
    assert "there is no table" in refused("show", "nosuchtable")
    assert "1 to 300 characters" in refused("announce", "x" * 301)

    third = guarded.open("here", "tom")
    with guarded.player(third["table"], third["token"]) as player:
        assert ask("blocked") == "192.0.2.0/24\n"
        assert ask("block", "127.0.0.1") == "blocked: 127.0.0.1/32\n"
        with pytest.raises(ConnectionClosed):
            player.hear_all()
        answer = guarded.http.get("/api/info")
        assert (answer.status_code, answer.json()["error"]["code"]) == (403, "blocked")
        assert ask("unblock", "127.0.0.1") == "unblocked: 127.0.0.1\n"
        assert ask("unblock", "127.0.0.1") == "it was not blocked\n"
        assert guarded.http.get("/api/info").status_code == 200
    assert "is not an address" in refused("block", "everyone")


def test_the_guests_of_all_processes_are_counted(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    def line(table: str, changed: float, guests: int) -> Json:
        known = {"status": "playing", "rules": "2-coloured-plain", "round": 1, "scores": [0, 0]}
        return {**known, "table": table, "seats": ["Ann"], "changed": changed, "guests": guests}

    here, there = ([{"address": name, "seats": 0}] for name in ("192.0.2.1", "192.0.2.2"))
    answers: list[Json] = [
        {**line("one", 1.0, 1), "connected": here, "tables": [line("one", 1.0, 1)]},
        {
            **line("one", 1.0, 2),
            "connected": there * 2,
            "tables": [line("one", 1.0, 2), line("two", 2.0, 1), line("old", 0.0, 1)],
        },
    ]
    monkeypatch.setattr(admin, "ask", lambda *_: answers)
    assert main(["admin", "show", "one"]) == 0
    first, *guests = capsys.readouterr().out.splitlines()
    assert (first[-13:], len(guests)) == ("(3 connected)", 3)
    assert main(["admin", "list", "--status", "here", "--most", "2"]) == 0
    listed = capsys.readouterr().out.splitlines()
    assert [(one[:3], one[-13:]) for one in listed] == [
        ("two", "(1 connected)"),
        ("one", "(3 connected)"),
    ]


def test_without_a_server_the_command_says_so(folder: Path, capsys: Capture) -> None:
    assert main(["admin", "list", "--set", f"admin={folder}"]) == 2
    assert "no server of this user runs" in capsys.readouterr().err
