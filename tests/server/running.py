"""A real server in a thread, and people who talk to it."""

import asyncio
import json
import random
import secrets
import socket
import threading
import time
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from pathlib import Path
from types import TracebackType
from typing import Any, TypeVar

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from chocolatier.server.app import create_app
from chocolatier.server.running import bind, server_config
from chocolatier.server.settings import ServerSettings
from chocolatier.server.thinking.jobs import Brain, Student, choose, do_study
from chocolatier.store.store import sqlite_url
from tests.client import Client
from tests.offers import moves_of

PATIENCE = 120.0  # seconds, because the machine may be busy
Json = dict[str, Any]
Result = TypeVar("Result")


def test_settings(folder: Path, **changes: Any) -> ServerSettings:
    """Return settings with a database of its own, bots in a thread, and reviews in no time."""
    url = changes.pop("database", None) or sqlite_url(folder / "tables.db")
    return ServerSettings(**{"database": url, "workers": 0, "review_effort": 0.01, **changes})


test_settings.__test__ = False  # type: ignore[attr-defined]


class Running:
    """A server on a port of its own, until it is stopped."""

    def __init__(
        self,
        settings: ServerSettings,
        brain: Brain = choose,
        port: int = 0,
        student: Student = do_study,
    ) -> None:
        self._sock = bind("127.0.0.1", port)
        self.host = f"127.0.0.1:{self._sock.getsockname()[1]}"
        self.app = create_app(settings, brain=brain, student=student)
        self._server = uvicorn.Server(server_config(self.app, settings, stop_seconds=1))
        self._thread = threading.Thread(target=self._server.run, args=([self._sock],))
        self.http = httpx.Client(base_url=f"http://{self.host}", timeout=PATIENCE)

    def __enter__(self) -> "Running":
        self._thread.start()
        while not self._server.started:
            assert self._thread.is_alive(), "the server does not start"
            time.sleep(0.01)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: object, trace: TracebackType | None
    ) -> None:
        self.http.close()
        self._server.should_exit = True
        self._thread.join()
        self._sock.close()

    def open(self, *seats: str, **options: Any) -> Json:
        """Open a table; seats are ``here``, ``link`` or the level of a bot."""
        made = [
            {"kind": seat} if seat in ("here", "link") else {"kind": "bot", "level": seat}
            for seat in seats
        ]
        rules = {"players": len(seats), **options.pop("rules", {})}
        body = {"rules": rules, "seats": made, "starts": 1, **options}
        answer = self.http.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        opened: Json = answer.json()
        return opened

    def join(self, opened: Json, name: str) -> str:
        """Take an open seat; the token."""
        answer = self.http.post(
            f"/api/tables/{opened['table']}/seats", json={"invite": opened["invite"], "name": name}
        )
        assert answer.status_code == 201, answer.text
        return str(answer.json()["token"])

    def player(self, table: str, *tokens: str, since: int | None = None) -> "Player":
        """A connected socket that has said hello."""
        player = self.socket(table)
        player.hello(*tokens, since=since)
        return player

    def socket(self, table: str, **options: Any) -> "Player":
        """A connected socket that has said nothing yet."""
        return Player(f"ws://{self.host}/api/tables/{table}/socket", **options)


class Player:
    """One socket, and what it has heard."""

    def __init__(self, url: str, **options: Any) -> None:
        self._open = ExitStack()
        connection = connect(url, max_size=None, proxy=None, open_timeout=PATIENCE, **options)
        self._socket: ClientConnection = self._open.enter_context(connection)
        self.heard: list[Json] = []
        self.client = Client()
        self._id = 0

    @property
    def view(self) -> Json:
        """The table as this socket knows it."""
        return self.client.view

    def __enter__(self) -> "Player":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self._open.close()

    def send(self, message: Json | str | bytes) -> None:
        text = message if isinstance(message, str | bytes) else json.dumps(message)
        self._socket.send(text)

    def ping(self) -> None:
        """Send a WebSocket ping, which is no message."""
        self._socket.ping()

    def hear(self, kind: str | None = None) -> Json:
        """The next message of this type."""
        while True:
            message: Json = json.loads(self._socket.recv(PATIENCE))
            self.heard.append(message)
            self.client.take(message)
            if kind in (None, message["type"]):
                return message

    def hear_all(self) -> None:
        """Hear until the server closes the socket, which raises ConnectionClosed."""
        while True:
            self.hear()

    def hello(self, *tokens: str, since: int | None = None) -> Json:
        self.send({"type": "hello", "tokens": list(tokens), "since": since})
        return self.hear("state")

    def look(self) -> Json:
        """The table as it is now."""
        self.send({"type": "sync", "since": 0})
        self.hear("state")
        return self.view

    def do(self, command: Json, version: int | None = None) -> Json:
        """Send a command and hear its answer."""
        self._id += 1
        version = self.view["version"] if version is None else version
        self.send({"type": "do", "id": self._id, "version": version, "command": command})
        answer = self.hear("answer")
        assert answer["id"] == self._id
        return answer

    def done(self, command: Json) -> Json:
        """Do something that must be right."""
        answer = self.do(command)
        assert answer["error"] is None, answer
        return answer

    def refused(self, command: Json, version: int | None = None) -> str:
        """The code of the error of a command."""
        error = self.do(command, version)["error"]
        assert error is not None
        return str(error["code"])

    def move(self, rng: random.Random | None = None) -> Json:
        """Play a move that is offered; hears until there is one."""
        while self.view["options"] is None:
            self.hear("update")
        return self.done(a_move(self.view, rng))

    def wait(self, status: str) -> Json:
        """Hear until the table has a status."""
        while self.view["status"] != status:
            self.hear()
        return self.view


def run_socket(address: str, table: str, *tokens: str) -> Player:
    """A socket of a server in another process, which has said hello."""
    player = Player(f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket")
    player.hello(*tokens)
    return player


def free_port() -> int:
    """A free port outside the range of outgoing connections, so that it stays free."""
    while True:
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", 20_000 + secrets.randbelow(12_000)))
            port: int = probe.getsockname()[1]
            return port


def run_apart(work: Coroutine[Any, Any, Result]) -> Result:
    """Run something in a thread of its own: Playwright keeps a loop running in this one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(lambda: asyncio.run(work)).result()


def a_move(view: Json, rng: random.Random | None = None) -> Json:
    """A move among those that a view offers."""
    options = view["options"]
    moves = moves_of(options)
    move = rng.choice(moves) if rng else moves[0]
    return {"type": "move", "seat": options["seat"], "move": move}
