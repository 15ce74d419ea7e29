"""Bots of the host's own: how they come in, play, and are replaced when they fail."""

import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from chocolatier.rules.position import Position
from chocolatier.server.configuration import list_settings, read_settings
from tests.server.running import PATIENCE, Json, Player, Running, test_settings

TOKEN = "a secret of sixteen letters"
PAGE = Path(__file__).parents[2] / "docs" / "bots.md"


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("bots")
    with Running(test_settings(folder, bots={"rex": TOKEN, "ada": TOKEN + "!"})) as server:
        yield server


def _connect(host: Running) -> Player:
    return Player(f"ws://{host.host}/api/bots/socket")


def _rex(host: Running) -> Player:
    bot = _connect(host)
    bot.send({"type": "hello", "name": "rex", "token": TOKEN})
    assert bot.hear("welcome")["name"] == "rex"
    return bot


def _offered(host: Running) -> list[str]:
    levels = host.http.get("/api/info").json()["levels"]
    return [level["name"] for level in levels if level["own"]]


def _wait_for(host: Running, offered: list[str]) -> None:
    end = time.monotonic() + PATIENCE
    while _offered(host) != offered:
        assert time.monotonic() < end
        time.sleep(0.02)


def _refused(host: Running, level: str) -> str:
    body: Json = {
        "rules": {"players": 2},
        "seats": [{"kind": "here"}, {"kind": "bot", "level": level}],
    }
    answer = host.http.post("/api/tables", json=body)
    return str(answer.json()["error"]["code"])


def test_a_bot_plays_and_is_replaced_when_it_fails(host: Running) -> None:
    assert _offered(host) == []
    assert _refused(host, "rex") == "no-such-level"
    with _rex(host) as bot:
        assert _offered(host) == ["rex"]
        opened = host.open("here", "rex")
        with host.player(opened["table"], opened["token"]) as player:
            player.move()
            turn = bot.hear("turn")
            assert (turn["table"], turn["seat"]) == (opened["table"], 2)
            assert Position.parse(turn["position"])
            bot.send({"type": "ping"})
            bot.hear("pong")
            bot.send({"type": "move", "id": turn["id"] + 5, "move": turn["moves"][0]})
            bot.send({"type": "move", "id": turn["id"], "move": turn["moves"][-1]})
            player.move()
            moved = [event for one in player.heard for event in one.get("events", [])]
            assert ("moved", "rex", turn["moves"][-1]) in [
                (event["type"], event.get("level"), event.get("move")) for event in moved
            ]
            again = bot.hear("turn")
            bot.send({"type": "move", "id": again["id"], "move": "9Z9"})
            player.move()
            assert player.view["seats"][1]["level"] == "tom", "after an illegal move"
        other = host.open("here", "rex")
        with host.player(other["table"], other["token"]) as player:
            player.move()
            bot.hear("turn")
            bot.close()
            player.move()
            assert player.view["seats"][1]["level"] == "tom", "after it has disconnected"
    _wait_for(host, [])


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ({"type": "hello", "name": "rex", "token": "wrong"}, "bad-bot"),
        ({"type": "hello", "name": "tom", "token": TOKEN}, "bad-bot"),
        ({"type": "move", "id": 1, "move": "3T2"}, "no-hello"),
        ("no JSON", "bad-message"),
    ],
)
def test_strangers_are_refused(host: Running, message: Json | str, code: str) -> None:
    with _connect(host) as stranger:
        stranger.send(message)
        assert stranger.hear("refusal")["error"]["code"] == code
        with pytest.raises(ConnectionClosed):
            stranger.hear_all()


def test_the_bot_of_the_documentation_plays(host: Running) -> None:
    (program,) = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.S)
    assert len(program.splitlines()) <= 30
    around = os.environ | {"SERVER": f"ws://{host.host}", "TOKEN": TOKEN}
    with subprocess.Popen([sys.executable, "-c", program], env=around) as bot:
        try:
            _wait_for(host, ["rex"])
            opened = host.open("here", "rex")
            with host.player(opened["table"], opened["token"]) as player:
                for _ in range(3):
                    player.move()
                assert player.view["seats"][1]["level"] == "rex"
        finally:
            bot.kill()


def test_tokens_come_from_the_environment_and_stay_hidden(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("CHOCOLATIER_BOTS__REX", TOKEN)
    (tmp_path / "bots.ada").write_text(TOKEN)
    settings = read_settings(secrets=tmp_path)
    assert settings.bots == {"rex": TOKEN, "ada": TOKEN}
    (shown,) = (s.shown for s in list_settings(settings) if s.name == "bots")
    assert TOKEN not in shown
    monkeypatch.setenv("CHOCOLATIER_BOTS__REX", "short")
    with pytest.raises(Exception, match=r"the setting bots.*at least 16 characters$"):
        read_settings()
    monkeypatch.setenv("CHOCOLATIER_BOTS__TOM", TOKEN)
    monkeypatch.delenv("CHOCOLATIER_BOTS__REX")
    with pytest.raises(Exception, match="tom is the name of a level"):
        read_settings()
