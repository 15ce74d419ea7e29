"""Bots of the host's own: how they come in, play, and are replaced when they fail."""

import asyncio
import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from chocolatier.rules.position import Position
from chocolatier.server import shared_bots
from chocolatier.server.configuration import list_settings, read_settings
from chocolatier.server.tables.neighbours import Alone
from chocolatier.server.tasks import Tasks
from chocolatier.server.thinking.jobs import Failure
from tests.postgres import Postgres
from tests.server.running import PATIENCE, Json, Player, Running, run_apart, test_settings

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


def test_a_bot_plays_at_the_tables_of_all_servers(postgres: Postgres, tmp_path: Path) -> None:
    settings = test_settings(tmp_path, database=postgres.fresh(), bots={"rex": TOKEN})
    with Running(settings) as near, Running(settings) as far:
        with _rex(near) as bot:
            _wait_for(far, ["rex"])
            opened = far.open("here", "rex")
            with far.player(opened["table"], opened["token"]) as player:
                player.move()
                turn = bot.hear("turn")
                assert (turn["table"], turn["seat"]) == (opened["table"], 2)
                assert Position.parse(turn["position"])
                bot.send({"type": "move", "id": turn["id"], "move": turn["moves"][-1]})
                player.move()
                moved = [event for one in player.heard for event in one.get("events", [])]
                assert ("rex", turn["moves"][-1]) in [
                    (event.get("level"), event.get("move")) for event in moved
                ]
                bot.hear("turn")
                bot.close()
                player.move()
                assert player.view["seats"][1]["level"] == "tom", "after it has disconnected"
        _wait_for(far, [])


def test_a_server_that_says_nothing_has_no_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shared_bots, "SAY_SECONDS", 0.02)
    monkeypatch.setattr(shared_bots, "SILENT_SECONDS", 0.2)
    said: list[Json] = []

    class Others(Alone):
        def tell_all(self, kind: str, text: str) -> None:
            said.append({"kind": kind, **json.loads(text)})

        def listen(self, kind: str, hear: Callable[[str], None]) -> None:
            assert kind == shared_bots.KIND
            self.hear = hear

    async def play() -> None:
        others = Others()
        bots = shared_bots.SharedBots({"rex": TOKEN}, PATIENCE, others, Tasks())
        running = asyncio.create_task(bots.run())
        others.hear(json.dumps({"from": "far", "here": ["rex"]}))
        assert bots.present == ["rex"]
        answer = await bots.ask("rex", {"table": "one"})
        assert answer == Failure("the server of the bot is gone")
        assert bots.present == []
        running.cancel()

    run_apart(play())
    assert [(one["to"], one["level"], one["turn"]) for one in said] == [
        ("far", "rex", {"table": "one"})
    ]


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
