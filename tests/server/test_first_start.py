"""The first start: played in plain Python, compiled beside it, changed over without a loss."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from chocolatier.cli import main
from chocolatier.compiled import cache_folder
from tests.server.first_start import FirstStart
from tests.server.running import PATIENCE, Player

GOING = (1001, 1012)  # codes of a close after which a client comes back


@pytest.fixture
def starting(tmp_path: Path) -> Iterator[FirstStart]:
    with FirstStart(tmp_path) as server:
        yield server


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


@pytest.mark.early
def test_change_of_servers(starting: FirstStart) -> None:
    info = starting.info(lambda answer: answer["compiled"] < 1)
    assert info["stand_in"] == "viktor"
    with httpx.Client(base_url=starting.address, timeout=PATIENCE) as http:
        assert http.get("/api/lessons").json()["lessons"]
        seats = [{"kind": "here"}, {"kind": "bot", "level": "maitre"}]
        clock = {"kind": "bank", "seconds": 600, "increment": 0}
        body = {"rules": {"players": 2}, "seats": seats, "starts": 1, "clock": clock}
        opened = http.post("/api/tables", json=body).json()
        url = f"ws://{starting.host}/api/tables/{opened['table']}/socket"
        with Player(url) as player:
            player.hello(opened["token"])
            assert _answer_to_a_move(player) == "viktor", "a stand-in plays, and the log says so"
            before = player.look()
            starting.finish()
            with pytest.raises(ConnectionClosed) as closed:
                player.hear_all()
            assert closed.value.rcvd is not None, "the socket was closed with a word"
            assert closed.value.rcvd.code in GOING
        assert starting.info(lambda answer: answer["compiled"] == 1)["stand_in"] is None
        with Player(url) as player:
            player.hello(opened["token"])
            assert player.view["position"] == before["position"]
            assert [seat["level"] for seat in player.view["seats"]] == [None, "maitre"]
            assert _answer_to_a_move(player) == "maitre"


def test_compile_says_where_and_does_it_once(capsys: pytest.CaptureFixture[str]) -> None:
    for _ in range(2):
        assert main(["compile"]) == 0
        assert capsys.readouterr().out.strip() == str(cache_folder())
        assert (cache_folder() / "complete").exists()
