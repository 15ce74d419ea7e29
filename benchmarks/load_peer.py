"""Put the same load on this server and on boardgame.io's, in turns, and compare what a move costs.

    python benchmarks/load_peer.py [--tables 500] [--seconds 20] [--rate 200] [--turns 2]

boardgame.io (its version is pinned in ``benchmarks/peer``, which is never shipped) serves a minimal
draft game for two from a store in memory: nothing of it survives the end of the process, it sends
no moves that could be played and what they would bring, and the client applies the rules too. Ours
checks every move, has it on the disk before anyone hears of it, and sends what each next move would
bring. The exit status is 1 if a move costs us more processor time than it does there, or after any
error.
"""

import argparse
import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import psutil  # type: ignore[import-untyped]

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

from benchmarks.load import load  # noqa: E402
from benchmarks.loading.measuring import Counts, Meter  # noqa: E402
from benchmarks.loading.servers import started  # noqa: E402

PEER = HERE / "peer"


@contextmanager
def _node(*arguments: str, **pipes: Any) -> Iterator[subprocess.Popen[str]]:
    """Run node, and end it afterwards with all that it has started.

    The ``node`` of a Python package is a script that starts the real one: killing it alone would
    leave the other running.
    """
    process = subprocess.Popen(
        ["node", *arguments],
        cwd=PEER,
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
        **pipes,
    )
    try:
        yield process
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()


@contextmanager
def peer_server() -> Iterator[tuple[int, psutil.Process]]:
    """Run boardgame.io's server; yield its port and its process."""
    with _node("server.js", stderr=subprocess.DEVNULL) as process:
        assert process.stdout is not None
        port = next(int(line.split()[1]) for line in process.stdout if line.startswith("PORT"))
        yield port, psutil.Process(process.pid)


def measure_peer(options: argparse.Namespace) -> Counts:
    """Load boardgame.io's server, and print what a move costs."""
    arguments = [str(n) for n in (options.tables, options.seconds, options.rate)]
    with (
        peer_server() as (port, server),
        _node("players.js", str(port), *arguments, stdin=subprocess.PIPE) as players,
    ):
        assert players.stdin is not None
        assert players.stdout is not None
        if players.stdout.readline() != "READY\n":
            raise RuntimeError("the players of boardgame.io do not start")
        meter = Meter(server)
        players.stdin.write("go\n")
        players.stdin.flush()
        counts = Counts(**json.loads(players.stdout.readline()))
        counts.processor = meter.read()
    counts.report()
    return counts


def main() -> int:
    """Measure both in turns, and compare."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=int, default=20)
    parser.add_argument("--rate", type=int, default=200)
    parser.add_argument("--turns", type=int, default=2)
    options = parser.parse_args()
    options.hold, options.most = None, False
    mine, theirs = Counts(), Counts()
    for turn in range(1, options.turns + 1):
        print(f"--- turn {turn}, chocolatier, stored in SQLite with synchronous=FULL")
        with started(HERE.parent) as (host, server):
            counts = asyncio.run(load(host, options, server))
        counts.report()
        mine.add(counts)
        print(f"--- turn {turn}, boardgame.io, in memory")
        theirs.add(measure_peer(options))
    print(
        f"--- processor time per move: {mine.cost:.2f} ms here, {theirs.cost:.2f} ms there, "
        f"ratio {mine.cost / theirs.cost:.2f}; bytes per move: {mine.weight:,.0f} here, "
        f"{theirs.weight:,.0f} there"
    )
    return 1 if mine.problems or theirs.problems or mine.cost > theirs.cost else 0


if __name__ == "__main__":
    sys.exit(main())
