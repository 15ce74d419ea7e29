"""Load one server on this machine with many tables for two, and print what a move costs.

    python benchmarks/load.py [--tables 500] [--seconds 60] [--rate 200] [--most]
    python benchmarks/load.py --against DIR [--turns 3]
    python benchmarks/load.py --hold 300 --tables 5000
    python benchmarks/load.py --reopen 5000

Every table has two sockets, which play random legal moves. Printed are, beside the moves per second
and the server's memory:

- the processor time per move: user and system time of the server's process and its children while
  moves are played, without the bots' processes (no bot plays here), divided by the moves;
- the bytes per move: the payload of all messages to both guests of a table, divided by the moves;
- the time from when a command was due until both sockets of its table have its broadcast.

``--most`` then raises the rate in steps, and prints the highest one at which the 99th percentile
stays under the limit. ``--hold`` keeps all sockets open for so many seconds, with a move now and
then, and prints the memory of each table. ``--reopen`` prints what it costs to open long tables
after a restart, in this process.

With ``--against`` the same load is put on the server of another checkout too, in turns, and the
ratios are printed. Its ``benchmarks/load.py`` must have ``--server``, and its messages must hold
the version, the events and the offered moves where they are today.

The exit status is 1 after any error, any lost or doubled event, or a 99th percentile above the
limit. ``--rate 0`` plays as fast as the server answers. All connections are to 127.0.0.1.
"""

import argparse
import asyncio
import gc
import sys
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import httpx
import psutil  # type: ignore[import-untyped]

HERE = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(HERE))  # this file is run by its path, also that of another checkout

from benchmarks.loading.measuring import Counts, Meter  # noqa: E402
from benchmarks.loading.players import Client, Table, open_table, paced, unpaced  # noqa: E402
from benchmarks.loading.reopening import reopen  # noqa: E402
from benchmarks.loading.servers import serve, started  # noqa: E402

from chocolatier.server.connections import raise_descriptor_limit  # noqa: E402

LIMIT_MS = 100.0
SETTLE_SECONDS = 5  # until the bots' processes are loaded
PATIENCE_SECONDS = 30  # for the last broadcasts
STEP_SECONDS = 6.0  # at each rate, in search of the highest one
STEP = 1.25
HELD_RATE = 20.0  # moves per second while sockets are only held
Listening = list[asyncio.Task[None]]


async def _guarded(work: Coroutine[Any, Any, None], counts: Counts) -> None:
    try:
        await work
    except Exception as error:
        counts.problems.append(f"{type(error).__name__}: {error}")


async def _settle(tables: list[Table], counts: Counts) -> None:
    """Wait until every broadcast has been received."""
    lost = 0
    for _ in range(10 * PATIENCE_SECONDS):
        await asyncio.sleep(0.1)
        lost = sum(left for table in tables for _, left in table.due.values())
        if not lost:
            return
    counts.problems.append(f"{lost} broadcasts were not received")


class Load:
    """All tables of a run, and the server that holds them."""

    def __init__(self, host: str, server: psutil.Process) -> None:
        self._host, self._server = host, server
        self.counts = Counts()
        self.clients: list[Client] = []
        self._listening: Listening = []

    @property
    def tables(self) -> list[Table]:
        """Every table once."""
        return [client.table for client in self.clients[::2]]

    @property
    def memory(self) -> float:
        """The megabytes of the server's own process."""
        return float(self._server.memory_info().rss) / 2**20

    async def open(self, tables: int) -> None:
        """Open tables, and let their guests listen."""
        async with httpx.AsyncClient(base_url=f"http://{self._host}", timeout=60) as http:
            for _ in range(tables):
                seats = await open_table(http, self._host, self.counts)
                self.clients += seats
                self._listening += [
                    asyncio.create_task(_guarded(seat.listen(), self.counts)) for seat in seats
                ]
        gc.collect()
        gc.disable()  # a collection here takes 0.1 s at 150 tables, and would count as a latency
        await asyncio.sleep(SETTLE_SECONDS)

    async def play(self, seconds: float, rate: float) -> Counts:
        """Play at a rate, or as fast as possible; return what was measured."""
        counts = Counts()
        for client in self.clients:
            client.table.counts = counts
        own = psutil.Process()
        own.cpu_percent()  # it counts from here
        meter, memory, began = Meter(self._server), self.memory, time.perf_counter()
        if rate:
            await paced(self.tables, seconds, rate)
        else:
            await unpaced(self.tables, seconds)
        counts.seconds = time.perf_counter() - began
        await _settle(self.tables, counts)
        counts.processor = meter.read()
        print(
            f"{len(self.tables)} tables, {len(self.clients)} sockets; memory {memory:.0f} MB "
            f"before and {self.memory:.0f} MB after; "
            f"this load generator at {own.cpu_percent():.0f} % of a processor, "
            f"load average {psutil.getloadavg()[0]:.1f}"
        )
        counts.problems += self.counts.problems
        return counts

    async def most(self, rate: float) -> float:
        """Return the highest rate at which the 99th percentile stays under the limit."""
        held = 0.0
        while True:
            counts = await self.play(STEP_SECONDS, rate)
            reached = counts.moves / counts.seconds
            print(f"{rate:.0f} moves/s asked for, {reached:.0f} reached, p99 {counts.p99:.1f} ms")
            if counts.p99 > LIMIT_MS or counts.problems or reached < 0.9 * rate:
                return held
            held, rate = reached, rate * STEP

    def stop(self) -> None:
        """Listen no longer."""
        for task in self._listening:
            task.cancel()


async def load(host: str, options: argparse.Namespace, server: psutil.Process) -> Counts:
    """Open the tables, play, and return what was measured."""
    run = Load(host, server)
    empty = run.memory
    await run.open(options.tables)
    if options.hold:
        tables, sockets = options.tables, 2 * options.tables
        opened = run.memory
        print(f"memory {empty:.0f} MB without tables, {opened:.0f} MB with {tables}", flush=True)
        counts = await run.play(options.hold, HELD_RATE)
        each = (run.memory - empty) * 1024 / tables
        print(f"held for {counts.seconds:.0f} s: {each:.1f} kB for a table and its two sockets")
        print(f"{sockets} sockets, of which {len(run.counts.problems)} had a problem")
    else:
        counts = await run.play(options.seconds, options.rate)
        if options.most:
            counts.report()
            print(f"most moves/s with p99 under {LIMIT_MS:.0f} ms: {await run.most(300):.0f}")
    run.stop()
    return counts


def measure(checkout: Path, options: argparse.Namespace) -> Counts:
    """Load the server of a checkout, and print what a move costs."""
    with started(checkout) as (host, server):
        counts = asyncio.run(load(host, options, server))
    if not options.most:
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
    parser.add_argument("--most", action="store_true", help="then find the highest rate")
    parser.add_argument("--hold", type=_up_to(3_600), metavar="SECONDS", help="only hold sockets")
    parser.add_argument("--reopen", type=_up_to(10_000), metavar="TABLES", help="after a restart")
    parser.add_argument("--against", type=Path, metavar="DIR", help="another checkout")
    parser.add_argument("--turns", type=_up_to(20), default=1, help="of both, with --against")
    parser.add_argument("--server", type=Path, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.server:
        serve(options.server)
        return 0
    if options.reopen:
        reopen(options.reopen)
        return 0
    raise_descriptor_limit()
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
