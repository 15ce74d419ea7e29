"""Send nonsense to a server of one's own on this machine: no 500, no traceback, no growth.

    python -m tools.fuzz [--inputs 1000000] [--minutes 120] [--seed 1]

Four kinds of inputs, in turns: messages of a socket that are nearly right, as
``tests/server/fuzz.py`` makes them, raw bytes on a socket behind its handshake, requests with
random bodies to every path of the API, and raw bytes instead of a request. The exit status is 1 if
anything was answered by 500 or ``internal``, if the server's log has a traceback, or if its memory
has grown by more than 64 MB after the first tenth, or the first 50,000 inputs.
"""

import argparse
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import httpx
import psutil  # type: ignore[import-untyped]
from tests.server.fuzz import message, value
from tests.server.running import PATIENCE, Json, Player, free_port
from websockets.exceptions import WebSocketException

from chocolatier.server.limits import NO_LIMITS
from chocolatier.server.running import bind, run
from chocolatier.server.settings import ServerSettings
from chocolatier.store.store import sqlite_url

TOGETHER = 100  # inputs of one kind in a row
FIRST = 50_000  # inputs, after which memory should not grow
LAST = 7_777_777  # an id that no nonsense has
GROWTH = 64 * 2**20
SAID = 100_000  # inputs, after which a long run says how far it is
SHOWN = 20_000  # characters of the log from its first traceback on
METHODS = ("GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH")
HANDSHAKE = (
    "GET /api/tables/{table}/socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\n"
    "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


def serve(folder: Path, port: int) -> None:
    """Run the server that is fuzzed, without limits of rate."""
    settings = ServerSettings(
        database=sqlite_url(folder / "tables.db"), workers=0, limits=NO_LIMITS, idle_seconds=5.0
    )
    run(settings, bind("127.0.0.1", port))


class Fuzzer:
    """Sends nonsense, and counts what comes back."""

    def __init__(self, port: int, seed: int) -> None:
        self._port, self._rng = port, random.Random(seed)
        self._http = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE)
        self._paths = [*self._http.get("/api/openapi.json").json()["paths"], "/", "/t/x", "/api/x"]
        self.answers: Counter[str] = Counter()
        self.sent = 0
        self._open()

    def _open(self) -> None:
        """Open a table for the next inputs."""
        seats = [{"kind": "here", "name": "Ann"}, {"kind": "bot", "level": "tom"}, {"kind": "here"}]
        body = {"rules": {"players": 3}, "seats": seats, "starts": 1}
        self._opened: Json = self._http.post("/api/tables", json=body).json()

    @property
    def _url(self) -> str:
        return f"ws://127.0.0.1:{self._port}/api/tables/{self._opened['table']}/socket"

    def messages(self) -> None:
        """Send messages of a socket, and hear all answers."""
        token = self._opened["token"]
        with suppress(WebSocketException, OSError), Player(self._url) as ann:
            ann.hello(token)
            for _ in range(TOGETHER):
                ann.send(message(self._rng, ann.view["version"], 1, token))
                self.sent += 1
            last = {"type": "end", "seat": 4}
            ann.send({"type": "do", "id": LAST, "version": 0, "command": last})
            while (heard := ann.hear()).get("id") != LAST:
                error = heard.get("error") or {}
                self.answers[f"socket {error.get('code', heard['type'])}"] += 1

    def requests(self) -> None:
        """Send requests with random bodies to the paths of the API."""
        for _ in range(TOGETHER):
            path = self._rng.choice(self._paths).replace("{table}", self._opened["table"])
            path = path.replace("{digest}", "0" * 24)
            if self._rng.random() < 0.2:
                path += self._rng.choice(["/", "?since=-1", "?x=%00", "%2e%2e/", "//", "é"])
            method = self._rng.choice(METHODS if self._rng.random() < 0.3 else ("GET", "POST"))
            headers = {"origin": "http://evil.example"} if self._rng.random() < 0.05 else {}
            body = json.dumps(value(self._rng)) if self._rng.random() < 0.8 else "{" * 50
            with (
                suppress(httpx.HTTPError, httpx.InvalidURL),
                self._http.stream(
                    method,
                    path,
                    content=body.encode(errors="replace"),
                    headers={"content-type": "application/json", **headers},
                ) as answer,
            ):
                self.answers[f"HTTP {answer.status_code}"] += 1
                if "event-stream" not in answer.headers.get("content-type", ""):
                    answer.read()  # that one would never end
            self.sent += 1

    def frames(self) -> None:
        """Send raw bytes behind a handshake."""
        for _ in range(TOGETHER // 10):
            with suppress(OSError), self._connect() as raw:
                raw.sendall(HANDSHAKE.format(table=self._opened["table"]).encode())
                raw.recv(1000)
                for _ in range(10):
                    raw.sendall(self._rng.randbytes(self._rng.choice([1, 2, 6, 14, 60, 300])))
                _hear_the_end(raw)
            self.sent += 10

    def lines(self) -> None:
        """Send raw bytes instead of a request."""
        for _ in range(TOGETHER // 10):
            with suppress(OSError), self._connect() as raw:
                line = self._rng.choice(
                    [b"", b"GET / HTTP/1.1\r\n", b"POST /api/mine HTTP/1.1\r\n"]
                )
                raw.sendall(line + self._rng.randbytes(self._rng.randrange(200)) + b"\r\n\r\n")
                _hear_the_end(raw)
            self.sent += 1

    def _connect(self) -> socket.socket:
        return socket.create_connection(("127.0.0.1", self._port), 0.5)

    def work(self, inputs: int, minutes: float, look: Callable[[int], None]) -> None:
        """Send so many inputs, for so many minutes at most.

        ``look`` is called now and then with how many there were.
        """
        kinds = [self.messages] * 8 + [self.requests] * 3 + [self.frames, self.lines]
        end = time.monotonic() + 60 * minutes
        while self.sent < inputs and time.monotonic() < end:
            self._rng.choice(kinds)()
            if self._rng.random() < 0.02:
                self._open()
                look(self.sent)


def _hear_the_end(raw: socket.socket) -> None:
    """Send no more, and read until the server closes, too."""
    raw.shutdown(socket.SHUT_WR)
    while raw.recv(10_000):
        pass


def main() -> int:
    """Start the server, send nonsense, judge."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--inputs", type=int, default=1_000_000)
    parser.add_argument("--minutes", type=float, default=120)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--server", type=Path, help=argparse.SUPPRESS)
    parser.add_argument("--port", type=int, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.server:
        serve(options.server, options.port)
        return 0
    with tempfile.TemporaryDirectory() as folder:
        return fuzz(Path(folder), options.inputs, options.minutes, options.seed)


def fuzz(folder: Path, inputs: int, minutes: float, seed: int) -> int:
    """Fuzz a server in a folder of its own, and return the exit status."""
    port, file = free_port(), folder / "log"
    command = [sys.executable, "-m", "tools.fuzz", "--server", str(folder), "--port", str(port)]
    with file.open("wb") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log, env=dict(os.environ))
    memory: list[int] = []
    said = 0

    def look(sent: int) -> None:
        nonlocal said
        if sent - said >= SAID:
            said = sent
            print(f"{sent} inputs so far", flush=True)
        if sent >= inputs / 10 or sent >= FIRST:
            memory.append(psutil.Process(process.pid).memory_info().rss)

    try:
        _wait(port)
        fuzzer, began = Fuzzer(port, seed), time.monotonic()
        fuzzer.work(inputs, minutes, look)
        look(inputs)
    finally:
        process.kill()
        process.wait()
    text = file.read_text(encoding="utf-8", errors="replace")
    bad = {what: n for what, n in fuzzer.answers.items() if what in ("HTTP 500", "socket internal")}
    grown = memory[-1] - memory[0]
    for what, count in sorted(fuzzer.answers.items()):
        print(f"{count:8} {what}")
    print(f"{fuzzer.sent} inputs in {time.monotonic() - began:.0f} s, seed {seed}")
    print(f"faults: {bad or 'none'}; tracebacks: {text.count('Traceback')}")
    print(f"memory since then: {grown / 2**20:+.1f} MB, of {memory[-1] / 2**20:.0f} MB")
    if "Traceback" in text:
        print(text[text.index("Traceback") :][:SHOWN])
    return 1 if bad or "Traceback" in text or grown > GROWTH else 0


def _wait(port: int) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        with suppress(httpx.HTTPError, ValueError):
            if httpx.get(f"http://127.0.0.1:{port}/api/info").json()["compiled"] == 1:
                return
        time.sleep(0.2)
    raise RuntimeError("the server does not start")


if __name__ == "__main__":
    sys.exit(main())
