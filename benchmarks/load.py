"""Load one server on this machine with many tables for two, and print what a move costs.

    python benchmarks/load.py [--tables 500] [--seconds 60] [--rate 200]
    python benchmarks/load.py --against DIR [--turns 3]

Every table has two sockets, which play random legal moves. Printed are, beside the moves per second
and the server's memory:

- the processor time per move: user and system time of the server's process and its children while
  moves are played, without the bots' processes (no bot plays here), divided by the moves;
- the bytes per move: the payload of all messages to both guests of a table, divided by the moves;
- the time from when a command was due until both sockets of its table have its broadcast.

With ``--against`` the same load is put on the server of another checkout too, in turns, and the
ratios are printed. Its ``benchmarks/load.py`` must have ``--server``, and its messages must hold
the version, the events and the offered moves where they are today.

The exit status is 1 after any error, any lost or doubled event, or a 99th percentile above the
limit. ``--rate 0`` plays as fast as the server answers. All connections are to 127.0.0.1.
"""

import argparse
import asyncio
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import psutil  # type: ignore[import-untyped]
from websockets.asyncio.client import ClientConnection, connect

from chocolatier.server.limits import NO_LIMITS
from chocolatier.server.running import bind, run
from chocolatier.server.settings import ServerSettings
from chocolatier.store.store import sqlite_url

HERE = Path(__file__).resolve().parent.parent
LIMIT_MS = 100.0
START_SECONDS = 600  # a first start compiles
SETTLE_SECONDS = 5  # until the bots' processes are loaded
PATIENCE_SECONDS = 30  # for the last broadcasts
Json = dict[str, Any]


def serve(folder: Path) -> None:
    """Run a server without rate limits, because all load comes from one address."""
    sock = bind("127.0.0.1", 0)
    database = sqlite_url(folder / "tables.db")
    (folder / "port").write_text(str(sock.getsockname()[1]), encoding="utf-8")
    run(ServerSettings(database=database, workers=1, limits=NO_LIMITS), sock)


# --- what is measured -------------------------------------------------------------------


@dataclass
class Counts:
    """What was measured, and what went wrong."""

    moves: int = 0
    received: int = 0  # bytes of all messages
    seconds: float = 0.0
    processor: float = 0.0  # seconds
    latencies: list[float] = field(default_factory=list)  # milliseconds
    problems: list[str] = field(default_factory=list)

    def add(self, other: "Counts") -> None:
        """Add another run to this one."""
        for name in vars(self):
            setattr(self, name, getattr(self, name) + getattr(other, name))

    @property
    def cost(self) -> float:
        """Processor milliseconds per move."""
        return 1000 * self.processor / self.moves

    @property
    def weight(self) -> float:
        """Bytes per move."""
        return self.received / self.moves

    @property
    def p99(self) -> float:
        """The 99th percentile of the latencies."""
        return sorted(self.latencies)[int(0.99 * len(self.latencies))]

    def report(self) -> None:
        """Print what a move costs."""
        rate = self.moves / self.seconds
        print(f"{self.moves} moves in {self.seconds:.1f} s: {rate:.0f} moves/s")
        print(f"server: {self.cost:.2f} ms of processor time and {self.weight:,.0f} bytes per move")
        print(
            f"command to broadcast: median {statistics.median(self.latencies):.1f} ms, "
            f"p99 {self.p99:.1f} ms, longest {max(self.latencies):.1f} ms"
        )
        for problem in self.problems[:10]:
            print("PROBLEM", problem)
        print(f"{len(self.problems)} errors, lost or doubled events", flush=True)


class Meter:
    """The processor time of a server from now on."""

    def __init__(self, server: psutil.Process) -> None:
        self._server = server
        self._before = self._spent()

    def _spent(self) -> dict[int, float]:
        """Return the seconds of each process that is counted."""
        children = self._server.children(recursive=True)
        counted = [self._server, *(child for child in children if not _is_bot(child))]
        times = {process.pid: process.cpu_times() for process in counted}
        return {pid: time.user + time.system for pid, time in times.items()}

    def read(self) -> float:
        """Return the seconds since the beginning."""
        return sum(spent - self._before.get(pid, 0.0) for pid, spent in self._spent().items())


def _is_bot(process: psutil.Process) -> bool:
    """Whether this is a bot's process: they are started by multiprocessing's ``spawn``."""
    return any("multiprocessing.spawn" in part for part in process.cmdline())


# --- who plays --------------------------------------------------------------------------


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
        socket = await connect(url, compression=None, max_size=None, proxy=None)
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


# --- one run ----------------------------------------------------------------------------


async def load(host: str, options: argparse.Namespace, server: psutil.Process) -> Counts:
    """Open the tables, play, wait for the last broadcasts, and return what was measured."""
    counts, clients = Counts(), list[Client]()
    async with httpx.AsyncClient(base_url=f"http://{host}", timeout=60) as http:
        for _ in range(options.tables):
            clients += await open_table(http, host, counts)
    listening = [asyncio.create_task(_guarded(client.listen(), counts)) for client in clients]
    await asyncio.sleep(SETTLE_SECONDS)
    counts.received, own = 0, psutil.Process()
    own.cpu_percent()  # it counts from here
    meter, memory, began = Meter(server), server.memory_info().rss, time.perf_counter()
    tables = [client.table for client in clients[::2]]
    if options.rate:
        await paced(tables, options.seconds, options.rate)
    else:
        await unpaced(tables, options.seconds)
    counts.seconds = time.perf_counter() - began
    await _settle(tables, counts)
    counts.processor = meter.read()
    print(
        f"{len(tables)} tables, {len(clients)} sockets; memory {memory / 2**20:.0f} MB before and "
        f"{server.memory_info().rss / 2**20:.0f} MB after; "
        f"this load generator at {own.cpu_percent():.0f} % of a processor, "
        f"load average {psutil.getloadavg()[0]:.1f}"
    )
    for task in listening:
        task.cancel()
    return counts


async def _settle(tables: list[Table], counts: Counts) -> None:
    """Wait until every broadcast has been received."""
    lost = 0
    for _ in range(10 * PATIENCE_SECONDS):
        await asyncio.sleep(0.1)
        lost = sum(left for table in tables for _, left in table.due.values())
        if not lost:
            return
    counts.problems.append(f"{lost} broadcasts were not received")


async def _guarded(work: Coroutine[Any, Any, None], counts: Counts) -> None:
    try:
        await work
    except Exception as error:
        counts.problems.append(f"{type(error).__name__}: {error}")


@contextmanager
def started(checkout: Path) -> Iterator[tuple[str, psutil.Process]]:
    """Run the server of a checkout; yield its address and its process."""
    script = checkout / "benchmarks" / "load.py"
    environment = {**os.environ, "PYTHONPATH": str(checkout / "src")}
    with tempfile.TemporaryDirectory() as folder:
        process = subprocess.Popen(
            [sys.executable, script, "--server", folder],
            stdout=subprocess.DEVNULL,
            env=environment,
        )
        try:
            yield _wait(process, Path(folder) / "port"), psutil.Process(process.pid)
        finally:
            process.kill()
            process.wait()


def _wait(process: subprocess.Popen[bytes], file: Path) -> str:
    """Return the server's address once it answers."""
    end = time.monotonic() + START_SECONDS
    while time.monotonic() < end and process.poll() is None:
        time.sleep(0.1)
        if not file.exists():
            continue
        host = f"127.0.0.1:{file.read_text(encoding='utf-8')}"
        try:
            info = httpx.get(f"http://{host}/api/info").json()
            if info.get("ready") or info.get("compiled") == 1:  # "ready" is from before 0.2
                return host
        except (httpx.HTTPError, ValueError):
            continue
    raise RuntimeError("the server does not start")


def measure(checkout: Path, options: argparse.Namespace) -> Counts:
    """Load the server of a checkout, and print what a move costs."""
    with started(checkout) as (host, server):
        counts = asyncio.run(load(host, options, server))
    counts.report()
    return counts


def compare(options: argparse.Namespace) -> Counts:
    """Load the servers of both checkouts in turns, and print the ratios."""
    mine, theirs = Counts(), Counts()
    for turn in range(1, options.turns + 1):
        for name, checkout, total in (("this", HERE, mine), ("other", options.against, theirs)):
            print(f"--- turn {turn}, {name} checkout: {checkout}")
            total.add(measure(checkout, options))
    print(
        f"--- processor time per move: {mine.cost:.2f} ms here, {theirs.cost:.2f} ms there, "
        f"ratio {mine.cost / theirs.cost:.2f}; bytes per move: {mine.weight:,.0f} here, "
        f"{theirs.weight:,.0f} there, ratio {mine.weight / theirs.weight:.2f}"
    )
    return mine


def main() -> int:
    """Start the server, load it, judge."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=_up_to(5_000), default=500)
    parser.add_argument("--seconds", type=_up_to(3_600), default=60)
    parser.add_argument("--rate", type=float, default=200, help="moves per second; 0: unpaced")
    parser.add_argument("--against", type=Path, metavar="DIR", help="another checkout")
    parser.add_argument("--turns", type=_up_to(20), default=1, help="of both, with --against")
    parser.add_argument("--server", type=Path, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.server:
        serve(options.server)
        return 0
    counts = compare(options) if options.against else measure(HERE, options)
    return 1 if counts.problems or (options.rate and counts.p99 > LIMIT_MS) else 0


def _up_to(most: int) -> Callable[[str], int]:
    def number(text: str) -> int:
        if not text.isdecimal() or not 1 <= int(text) <= most:
            raise argparse.ArgumentTypeError(f"{text} is not a number from 1 to {most}")
        return int(text)

    return number


if __name__ == "__main__":
    sys.exit(main())
