"""Load: many tables with two sockets each, random legal moves, one server process on loopback.

    python benchmarks/load.py [--tables 500] [--seconds 60] [--rate 200]

Prints moves per second, the time from a command to the broadcast of what it did (measured from
when the command was due, at both sockets of its table), and the server's memory. Exits with 1 after
any error, any lost or doubled event, or a 99th percentile above the limit. ``--rate 0`` goes as
fast as the server answers.
"""

import argparse
import asyncio
import json
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Coroutine
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import psutil  # type: ignore[import-untyped]
from websockets.asyncio.client import ClientConnection, connect

from chocolatier.cli.serve import bind, run_server
from chocolatier.server.limits import NO_LIMITS
from chocolatier.server.settings import Settings
from chocolatier.store.store import sqlite_url

LIMIT_MS = 100.0
PATIENCE_SECONDS = 30  # for the last broadcasts
Json = dict[str, Any]


def serve(folder: Path) -> None:
    """The server's side: without rate limits, because all load comes from one address."""
    sock = bind("127.0.0.1", 0)
    (folder / "port").write_text(str(sock.getsockname()[1]), encoding="utf-8")
    database = sqlite_url(folder / "tables.db")
    run_server(Settings(database=database, workers=1, limits=NO_LIMITS), sock)


@dataclass
class Counts:
    """What was measured, and what went wrong."""

    moves: int = 0
    latencies: list[float] = field(default_factory=list)  # milliseconds
    problems: list[str] = field(default_factory=list)


class Seat:
    """One socket at a table."""

    def __init__(self, table: "Table", socket: ClientConnection) -> None:
        self._table, self._socket = table, socket
        self.version = 0
        self._next = 0
        self._waiting: set[int] = set()

    async def listen(self) -> None:
        """Take every message; see that none is missing or comes twice."""
        async for text in self._socket:
            message: Json = json.loads(text)
            if message["type"] == "answer":
                self._answered(message)
            elif message["type"] in ("update", "state"):
                self._told(message)
            else:
                self._table.counts.problems.append(f"unexpected: {message}")

    def _answered(self, answer: Json) -> None:
        if answer["id"] not in self._waiting or answer["error"] is not None:
            self._table.counts.problems.append(f"answer: {answer}")
        self._waiting.discard(answer["id"])

    def _told(self, message: Json) -> None:
        now = time.perf_counter()
        for event in message["events"]:
            if event["version"] != self.version + 1:
                self._table.counts.problems.append(f"event {event['version']} after {self.version}")
            self.version = event["version"]
            if event["type"] == "moved":
                self._table.seen(event["version"], now)
        if message["view"]["options"] is not None:
            self._table.offer(self, message["view"])

    async def play(self, view: Json) -> None:
        """Send a random legal move."""
        moves = [target["move"] for pick in view["options"]["picks"] for target in pick["targets"]]
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
        self.next: tuple[Seat, Json] | None = None
        self.ready = asyncio.Event()

    def offer(self, seat: Seat, view: Json) -> None:
        self.next = (seat, view)
        self.ready.set()

    def seen(self, version: int, now: float) -> None:
        due = self.due.get(version)
        if due is None:
            return  # sent again after a hello
        self.counts.latencies.append(1000 * (now - due[0]))
        if due[1] == 1:
            del self.due[version]
        else:
            self.due[version] = (due[0], due[1] - 1)

    async def play(self, due: float) -> None:
        """The move of whoever is to move; ``due`` is when it should have been sent."""
        assert self.next is not None
        (seat, view), self.next = self.next, None
        self.ready.clear()
        self.due[view["version"] + 1] = (due, 2)
        self.counts.moves += 1
        await seat.play(view)


async def open_table(
    http: httpx.AsyncClient, host: str, counts: Counts
) -> tuple[Table, list[Seat]]:
    """A table with both its seats connected."""
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
        socket = await connect(url, compression=None, max_size=None, proxy=None)
        await socket.send(json.dumps({"type": "hello", "tokens": [token]}))
        seats.append(Seat(table, socket))
    return table, seats


async def paced(tables: list[Table], seconds: float, rate: float) -> None:
    """Moves at a steady rate, whatever the server does, at tables that have one to play."""
    start = time.perf_counter()
    for number in range(int(seconds * rate)):
        due = start + number / rate
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        able = [table for table in random.sample(tables, min(40, len(tables))) if table.next]
        if able:
            await able[0].play(due)


async def unpaced(tables: list[Table], seconds: float) -> None:
    """Every table plays its next move as soon as the last one was told."""
    end = time.perf_counter() + seconds

    async def play(table: Table) -> None:
        while (now := time.perf_counter()) < end:
            try:
                await asyncio.wait_for(table.ready.wait(), max(0.0, end - now))
            except TimeoutError:
                return
            await table.play(time.perf_counter())

    await asyncio.gather(*map(play, tables))


async def load(host: str, options: argparse.Namespace, server: psutil.Process) -> Counts:
    """Open everything, play, and wait for the last answers."""
    counts, tables, seats = Counts(), list[Table](), list[Seat]()
    async with httpx.AsyncClient(base_url=f"http://{host}", timeout=60) as http:
        for _ in range(options.tables):
            table, both = await open_table(http, host, counts)
            tables.append(table)
            seats += both
    listening = [asyncio.create_task(_guarded(seat.listen(), counts)) for seat in seats]
    await asyncio.sleep(2)
    own = psutil.Process()
    server.cpu_percent()
    own.cpu_percent()
    before = server.memory_info().rss
    began = time.perf_counter()
    if options.rate:
        await paced(tables, options.seconds, options.rate)
    else:
        await unpaced(tables, options.seconds)
    took = time.perf_counter() - began
    busy, own_busy, machine = server.cpu_percent(), own.cpu_percent(), psutil.getloadavg()[0]
    for _ in range(PATIENCE_SECONDS):
        await asyncio.sleep(1)
        lost = sum(left for table in tables for _, left in table.due.values())
        if not lost:
            break
    after = server.memory_info().rss
    if lost:
        counts.problems.append(f"{lost} broadcasts were not received")
    for task in listening:
        task.cancel()
    print(f"{len(tables)} tables, {len(seats)} sockets, {counts.moves} moves in {took:.1f} s")
    print(
        f"{counts.moves / took:.0f} moves/s, server at {busy:.0f} % of a processor, "
        f"this load generator at {own_busy:.0f} %, load average {machine:.1f}"
    )
    print(f"memory: {before / 2**20:.0f} MB before, {after / 2**20:.0f} MB after")
    return counts


async def _guarded(work: Coroutine[Any, Any, None], counts: Counts) -> None:
    try:
        await work
    except Exception as error:
        counts.problems.append(f"{type(error).__name__}: {error}")


def main() -> int:
    """Start the server, load it, judge."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--rate", type=float, default=200, help="moves per second; 0: unthrottled")
    parser.add_argument("--server", type=Path, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.server:
        serve(options.server)
        return 0
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, __file__, "--server", folder]
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        try:
            host = _wait(Path(folder) / "port")
            counts = asyncio.run(load(host, options, psutil.Process(process.pid)))
        finally:
            process.kill()
            process.wait()
    counts.latencies.sort()
    p99 = counts.latencies[int(0.99 * len(counts.latencies))]
    print(
        f"command to broadcast: median {statistics.median(counts.latencies):.1f} ms, "
        f"p99 {p99:.1f} ms, longest {counts.latencies[-1]:.1f} ms"
    )
    for problem in counts.problems[:10]:
        print("PROBLEM", problem)
    print(f"{len(counts.problems)} errors, lost or doubled events")
    return 1 if counts.problems or (options.rate and p99 > LIMIT_MS) else 0


def _wait(file: Path) -> str:
    """The server's address, once it answers."""
    while True:
        time.sleep(0.1)
        if not file.exists():
            continue
        host = f"127.0.0.1:{file.read_text(encoding='utf-8')}"
        try:
            if httpx.get(f"http://{host}/api/info").json()["ready"]:
                return host
        except httpx.HTTPError:
            continue


if __name__ == "__main__":
    sys.exit(main())
