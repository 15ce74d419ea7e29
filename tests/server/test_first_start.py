"""The first start: played in plain Python, compiled beside it, changed over without a loss."""

import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from chocolatier.cli import main
from chocolatier.compiled import cache_folder
from tests.server.running import PATIENCE, Json, Player, free_port

SERVER = """
import sys, time
from pathlib import Path
from chocolatier.server.running import bind, run_and_compile
from chocolatier.server.settings import ServerSettings

def compile_until_done(report):
    report(0.25)
    while not (folder / "done").exists():
        time.sleep(0.05)
    report(1.0)

if __name__ == "__main__":
    folder, port = Path(sys.argv[1]), int(sys.argv[2])
    database = f"sqlite:///{folder / 'tables.db'}"
    settings = ServerSettings(port=port, database=database, workers=0)
    run_and_compile(settings, bind("127.0.0.1", port), compile_until_done)
"""


def _info(host: str, wanted: Callable[[Json], bool]) -> Json:
    """Ask until the answer is as wanted."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            answer: Json = httpx.get(f"http://{host}/api/info", timeout=PATIENCE).json()
        except httpx.TransportError:
            answer = {}
        if answer and wanted(answer):
            return answer
        time.sleep(0.05)
    raise AssertionError(f"the server says {answer}")


@pytest.fixture
def host(tmp_path: Path) -> Iterator[str]:
    """A server in its first start, which ends when the file ``done`` is there."""
    script, port = tmp_path / "server.py", free_port()
    script.write_text(SERVER)
    with subprocess.Popen([sys.executable, script, tmp_path, str(port)]) as process:
        yield f"127.0.0.1:{port}"
        process.terminate()


def _answer_to_a_move(player: Player) -> str | None:
    """Play a move, and return the level of the bot that answers it from seat 2."""
    before = len(player.heard)
    player.move()
    while True:
        for message in player.heard[before:]:
            for event in message.get("events", []):
                if event["type"] == "moved" and event["seat"] == 2:
                    level: str | None = event["level"]
                    return level
        player.hear()


def test_change_of_servers(host: str, tmp_path: Path) -> None:
    info = _info(host, lambda answer: answer["compiled"] == 0.25)
    assert info["stand_in"] == "viktor"
    with httpx.Client(base_url=f"http://{host}", timeout=PATIENCE) as http:
        assert http.get("/api/lessons").json()["lessons"]
        seats = [{"kind": "here"}, {"kind": "bot", "level": "maitre"}]
        clock = {"kind": "bank", "seconds": 600, "increment": 0}
        body = {"rules": {"players": 2}, "seats": seats, "starts": 1, "clock": clock}
        opened = http.post("/api/tables", json=body).json()
        url = f"ws://{host}/api/tables/{opened['table']}/socket"
        with Player(url) as player:
            player.hello(opened["token"])
            assert _answer_to_a_move(player) == "viktor", "a stand-in plays, and the log says so"
            before = http.get(f"/api/tables/{opened['table']}").json()
        (tmp_path / "done").touch()
        assert _info(host, lambda answer: answer["compiled"] == 1)["stand_in"] is None
        with Player(url) as player:
            player.hello(opened["token"])
            after = http.get(f"/api/tables/{opened['table']}").json()
            assert after["position"] == before["position"]
            assert [seat["level"] for seat in after["seats"]] == [None, "maitre"]
            assert _answer_to_a_move(player) == "maitre"


def test_compile_says_where_and_does_it_once(capsys: pytest.CaptureFixture[str]) -> None:
    for _ in range(2):
        assert main(["compile"]) == 0
        assert capsys.readouterr().out.strip() == str(cache_folder())
        assert (cache_folder() / "complete").exists()
