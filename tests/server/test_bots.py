"""Bots at tables: they play on their own, and their failures are not the table's."""

import multiprocessing
import os
import random
import sys
import tempfile
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from types import SimpleNamespace

import pytest

from chocolatier.rules.core.state import copy_state
from chocolatier.rules.game import Game
from chocolatier.server.thinking import worker
from chocolatier.server.thinking.bot_process import BotProcess
from chocolatier.server.thinking.forking import process_context
from chocolatier.server.thinking.jobs import Failure, Job, choose
from chocolatier.server.thinking.thinkers import Thinkers
from tests.server.running import PATIENCE, Running, run_apart, test_settings


def raises(job: Job) -> str:
    """Maitre raises."""
    if job.level == "maitre":
        raise ValueError("a bug")
    return choose(job)


def cheats(job: Job) -> str:
    """All bots play illegal moves."""
    return "9R5" if job.level == "maitre" else "nonsense"


def dies_or_sleeps(job: Job) -> str:
    """Maitre's process dies, Pascal's never answers."""
    if job.level == "maitre":
        os._exit(3)
    if job.level == "pascal":
        time.sleep(60)
    return str(Game.from_states(job.states).legal_moves[0])


def thinks_slowly(job: Job) -> str:
    """All bots take half a second."""
    time.sleep(0.5)
    return str(Game.from_states(job.states).legal_moves[0])


def test_bots_play_on_their_own(server: Running) -> None:
    opened = server.open("here", "mila", "tom", rules={"side": "free", "special": True})
    with server.player(opened["table"], opened["token"]) as ann:
        rng = random.Random(3)
        for _ in range(12):
            ann.move(rng)
        moved = [
            (event["seat"], event.get("level"))
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


def test_bots_wait_while_no_guest_watches(server: Running) -> None:
    opened = server.open("mila", "mila")
    look = f"/api/tables/{opened['table']}"
    time.sleep(0.3)
    assert server.http.get(look).json()["version"] == 2
    with server.player(opened["table"]) as guest:
        while guest.view["version"] < 5:
            guest.hear("update")
    live, end = server.app.state.hub._tables[opened["table"]], time.monotonic() + PATIENCE
    while live.busy:  # the move that was being thought about is played
        assert time.monotonic() < end, "the bots go on"
        time.sleep(0.05)
    version = server.http.get(look).json()["version"]
    time.sleep(0.3)
    assert server.http.get(look).json()["version"] == version


def test_the_view_names_the_thinking_seat(server: Running) -> None:
    opened = server.open("here", "tom")
    with server.player(opened["table"], opened["token"]) as ann:
        ann.move()
        thinking = [m["view"].get("thinking") for m in ann.heard if m["type"] == "update"]
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


def test_processes_that_die_or_hang_are_replaced(tmp_path: Path) -> None:
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


def test_a_bot_that_waits_for_a_process_has_not_failed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("chocolatier.server.thinking.thinkers.WAIT_SECONDS", 600.0)
    settings = test_settings(tmp_path, workers=1)
    with Running(settings, brain=thinks_slowly) as server, ExitStack() as people:
        tables = [server.open("here", "mila") for _ in range(3)]
        players = [
            people.enter_context(server.player(opened["table"], opened["token"]))
            for opened in tables
        ]
        players[0].move()
        while players[0].view["options"] is None:  # now the process runs
            players[0].hear("update")
        monkeypatch.setattr("chocolatier.server.thinking.thinkers.WAIT_SECONDS", 0.1)
        for player in players:
            player.move()
        for player in players:
            while player.view["options"] is None:
                player.hear("update")
            assert player.view["seats"][1]["level"] == "mila"


def _cannot_start(_: BotProcess) -> None:
    raise OSError("no memory")


def test_without_a_process_slow_bots_fail_and_quick_ones_play(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = Game(seed=1)

    async def ask() -> list[str | Failure]:
        thinkers = Thinkers(1, 1.0)
        thinkers.start()
        jobs = [Job(level, copy_state(game.state), "") for level in ("maitre", "tom")]
        answers = [await thinkers.choose(job) for job in jobs]
        await thinkers.stop()
        return answers

    monkeypatch.setattr(BotProcess, "start", _cannot_start)
    monkeypatch.setattr("chocolatier.server.thinking.thinkers.WAIT_SECONDS", 0.1)
    slow, quick = run_apart(ask())
    assert slow == Failure("no process runs")
    assert isinstance(quick, str)
    assert game.is_legal(quick)


def test_until_a_process_has_started_a_quick_level_stands_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(BotProcess, "start", _cannot_start)
    monkeypatch.setattr("chocolatier.server.tables.turns.STAND_IN_SECONDS", 0.1)
    with Running(test_settings(tmp_path, workers=1)) as server:
        opened = server.open("here", "maitre")
        with server.player(opened["table"], opened["token"]) as ann:
            ann.move()
            while ann.view["options"] is None:
                ann.hear("update")
            events = [e for m in ann.heard for e in m.get("events", [])]
            moved = [e["level"] for e in events if e["type"] == "moved" and e["seat"] == 2]
            assert moved == ["viktor"], "the log has the level that chose the move"
            assert ann.view["seats"][1]["level"] == "maitre", "who plays again when it can"


def test_a_process_that_is_stopped_while_it_starts_does_not_stay(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A server that was stopped in its first second failed at that."""
    begun, go_on, killed = threading.Event(), threading.Event(), threading.Event()

    class Slow:
        def __init__(self, **_: object) -> None:
            self._popen: threading.Event | None = None

        def start(self) -> None:
            begun.set()
            assert go_on.wait(PATIENCE)
            self._popen = killed

        def kill(self) -> None:
            assert self._popen is not None
            self._popen.set()

        def join(self) -> None:
            assert killed.is_set()

    context = SimpleNamespace(Process=Slow, Pipe=multiprocessing.Pipe)
    monkeypatch.setattr(worker, "process_context", lambda: context)
    process = worker.WorkerProcess([str], 0)
    with ThreadPoolExecutor(1) as thread:
        starting = thread.submit(process.start)
        assert begun.wait(PATIENCE)
        process.stop()
        go_on.set()
        with pytest.raises(OSError, match="stopped while it started"):
            starting.result(PATIENCE)
    assert killed.is_set()
    assert not process.warm


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere no process is a copy")
def test_processes_are_copies_where_there_is_room_for_a_socket(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def no_room() -> str:
        raise FileNotFoundError("no usable folder for temporary files")

    assert process_context().get_start_method() == "forkserver"
    monkeypatch.setattr(tempfile, "gettempdir", no_room)
    assert process_context().get_start_method() == "spawn"
