"""Tables of two sockets, which play random legal moves."""

import asyncio
import json
import random
import time
from contextlib import suppress
from typing import Any

import httpx
from benchmarks.loading.measuring import Counts
from websockets.asyncio.client import ClientConnection, connect

Json = dict[str, Any]
OPEN_SECONDS = 120  # on a busy machine


def _move(pick: Json, target: list[int] | Json) -> str:
    """Return the move of a target, which is an object in a checkout from before 0.2."""
    if isinstance(target, dict):
        return str(target["move"])
    return f"{pick['source'] or 'C'}{pick['colour']}{target[0] or '-'}"


class Client:
    """One socket at a table."""

    def __init__(self, table: "Table", socket: ClientConnection) -> None:
        self.table, self._socket = table, socket
        self.version = 0
        self._next = 0
        self._waiting: set[int] = set()

    async def listen(self) -> None:
        """Take every message; see that none is missing or comes twice."""
        while True:
            text = await self._socket.recv(decode=False)
            self.table.counts.received += len(text)
            message: Json = json.loads(text)
            if message["type"] == "answer":
                self._take_answer(message)
            elif message["type"] in ("update", "state"):
                self._take_news(message)
            else:
                self.table.counts.problems.append(f"unexpected: {message}")

    def _take_answer(self, answer: Json) -> None:
        if answer["id"] not in self._waiting or answer["error"] is not None:
            self.table.counts.problems.append(f"answer: {answer}")
        self._waiting.discard(answer["id"])

    def _take_news(self, message: Json) -> None:
        now = time.perf_counter()
        for event in message["events"]:
            if event["version"] != self.version + 1:
                self.table.counts.problems.append(f"event {event['version']} after {self.version}")
            self.version = event["version"]
            if event["type"] == "moved":
                self.table.seen(event["version"], now)
        if message["view"].get("options") is not None:
            self.table.offer(self, {**message["view"], "version": self.version})

    async def play(self, view: Json) -> None:
        """Send a random legal move."""
        moves = [
            _move(pick, target) for pick in view["options"]["picks"] for target in pick["targets"]
        ]
        moves += [column["move"] for column in view["options"]["columns"]]
        self._next += 1
        self._waiting.add(self._next)
        command = {"type": "move", "seat": view["options"]["seat"], "move": random.choice(moves)}
        do = {"type": "do", "id": self._next, "version": view["version"], "command": command}
        await self._socket.send(json.dumps(do))


class Table:
    """Two seats, and the move that may be played next."""

    def __init__(self, counts: Counts) -> None:
        self.counts = counts
        self.due: dict[int, tuple[float, int]] = {}  # by version: when, and how often to be seen
        self.next: tuple[Client, Json] | None = None
        self.ready = asyncio.Event()

    def offer(self, seat: Client, view: Json) -> None:
        """Note that a seat may move."""
        self.next = (seat, view)
        self.ready.set()

    def seen(self, version: int, now: float) -> None:
        """Note that one of the sockets has received a move."""
        due = self.due.get(version)
        if due is None:
            return  # sent again after a hello
        self.counts.latencies.append(1000 * (now - due[0]))
        if due[1] == 1:
            del self.due[version]
        else:
            self.due[version] = (due[0], due[1] - 1)

    async def play(self, due: float) -> None:
        """Play the next move; ``due`` is when it should have been sent."""
        assert self.next is not None
        (seat, view), self.next = self.next, None
        self.ready.clear()
        self.due[view["version"] + 1] = (due, 2)
        self.counts.moves += 1
        await seat.play(view)


async def open_table(http: httpx.AsyncClient, host: str, counts: Counts) -> list[Client]:
    """Return both seats of a new table, connected."""
    body = {
        "rules": {"players": 2, "side": random.choice(["coloured", "free"])},
        "seats": [{"kind": "here", "name": "Ann"}, {"kind": "link"}],
    }
    opened = (await http.post("/api/tables", json=body)).raise_for_status().json()
    wish = {"invite": opened["invite"], "name": "Ben"}
    joined = await http.post(f"/api/tables/{opened['table']}/seats", json=wish)
    table, seats = Table(counts), []
    for token in (opened["token"], joined.raise_for_status().json()["token"]):
        url = f"ws://{host}/api/tables/{opened['table']}/socket"
        socket = await connect(
            url,
            compression=None,
            max_size=None,
            proxy=None,
            open_timeout=OPEN_SECONDS,
            ping_interval=None,  # as in browsers: the server asks who is still there
        )
        await socket.send(json.dumps({"type": "hello", "tokens": [token]}))
        seats.append(Client(table, socket))
    return seats


async def paced(tables: list[Table], seconds: float, rate: float) -> None:
    """Play at a steady rate, however slow the server is, at tables that have a move to play."""
    start = time.perf_counter()
    for number in range(int(seconds * rate)):
        due = start + number / rate
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        able = [table for table in random.sample(tables, min(40, len(tables))) if table.next]
        if able:
            await able[0].play(due)


async def unpaced(tables: list[Table], seconds: float) -> None:
    """Play the next move of every table as soon as the last one was received."""

    async def play(table: Table) -> None:
        while True:
            await table.ready.wait()
            await table.play(time.perf_counter())

    with suppress(TimeoutError):
        await asyncio.wait_for(asyncio.gather(*map(play, tables)), seconds)
