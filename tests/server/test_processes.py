"""One command, several processes at one port: they die, are replaced and stop together."""

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import psutil  # type: ignore[import-untyped]
import pytest
from tools.kill import open_table

from chocolatier.cli import main
from tests.postgres import Postgres
from tests.server.running import PATIENCE, Player
from tests.server.test_cluster import execute, hear_until


def wait_until(found: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not found():
        assert time.monotonic() < end
        time.sleep(0.05)


@pytest.mark.early
def test_processes_at_one_port(postgres: Postgres, tmp_path: Path) -> None:
    database = postgres.fresh()
    arguments = ["serve", "--port", "0", "--processes", "2", "--workers", "0"]
    arguments += ["--database", database, "--set", f"admin={tmp_path}"]
    code = f"import sys; from chocolatier.cli import main; sys.exit(main({arguments!r}))"

    def alive() -> set[object]:
        return set(execute(database, "select id from servers"))

    with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True) as main:
        try:
            assert main.stdout is not None
            found = re.search(r"127\.0\.0\.1:\d+", main.stdout.readline())
            assert found
            wait_until(lambda: len(alive()) == 2)
            before = alive()
            killed = min(before, key=str)  # says no goodbye: the others forget it later
            ann, ben = open_table(found[0])
            socket = f"ws://{found[0]}/api/tables/{ann.table}/socket"
            with Player(socket) as player:
                player.hello(ann.token)
                os.kill(int(str(killed).split("-")[-2]), signal.SIGKILL)
                wait_until(lambda: len(alive() - before) == 1)
            main.send_signal(signal.SIGHUP)
            wait_until(lambda: len(alive() - before) == 2 and alive() & before <= {killed})
            with Player(socket) as player, Player(socket) as other:
                player.hello(ann.token)
                other.hello(ben.token)
                hear_until(player, lambda view: view["seats"][1]["here"])
            children = psutil.Process(main.pid).children(recursive=True)
            main.send_signal(signal.SIGTERM)
            assert main.wait(PATIENCE) == 0
            assert psutil.wait_procs(children, timeout=PATIENCE)[1] == []
        finally:
            main.terminate()  # after a failure: leaving waits for its end
    assert alive() <= {killed}, "they have said goodbye"


def test_sqlite_serves_one_process(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--processes", "2"]) == 2
    assert "more than one needs PostgreSQL" in capsys.readouterr().err
