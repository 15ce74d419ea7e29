"""A database of 100,000 games: how long it takes to start, to list, to back up and to prune.

The games of version 0.1.0 in tests/data are copied under new ids, with their whole logs. A third of
the copies are as old as their originals, the others changed today.

    python benchmarks/many_games.py [--games N] [--folder DIR]
"""

import argparse
import json
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from chocolatier.server.app import load_rules
from chocolatier.server.running import bind
from chocolatier.store.retention import Lifetimes
from chocolatier.store.store import Store, sqlite_url

OLD = Path(__file__).parent.parent / "tests" / "data" / "tables-0.1.0.sqlite3"
START_SECONDS = 600  # a first start compiles
SERVE = "import sys; from chocolatier.cli import main; sys.exit(main())"


def make(file: Path, games: int) -> None:
    """Write a database with copies of the old tables, so many in all."""
    shutil.copy(OLD, file)
    Store(sqlite_url(file)).close()  # migrates it
    with closing(sqlite3.connect(file)) as db:
        db.executescript("PRAGMA journal_mode=WAL; PRAGMA synchronous=OFF;")
        columns = [row[1] for row in db.execute("PRAGMA table_info(tables)")]
        rows = [dict(zip(columns, row, strict=True)) for row in db.execute("SELECT * FROM tables")]
        logs = {
            row["id"]: db.execute(
                "SELECT version, body FROM events WHERE table_id = ?", (row["id"],)
            ).fetchall()
            for row in rows
        }
        marks = ",".join("?" * len(columns))
        for number in range(games - len(rows)):
            row = dict(rows[number % len(rows)])
            log, row["id"] = logs[row["id"]], f"copy{number:012d}"
            if number % 3:
                row["summary"] = json.dumps(json.loads(row["summary"]) | {"changed": time.time()})
            db.execute(f"INSERT INTO tables VALUES ({marks})", [row[name] for name in columns])
            db.executemany(
                "INSERT INTO events (table_id, version, body) VALUES (?, ?, ?)",
                [(row["id"], version, body) for version, body in log],
            )
        db.commit()


def timed(what: str, work: Callable[[], object]) -> None:
    """Print how long something takes, and what it returns."""
    begin = time.perf_counter()
    result = work()
    print(f"{what:<34} {time.perf_counter() - begin:8.2f} s   {result}", flush=True)


def start(file: Path) -> str:
    """Start a server and wait until it is healthy; return how much memory it takes."""
    with bind("127.0.0.1", 0) as probe:
        port = probe.getsockname()[1]
    arguments = ["serve", "--port", str(port), "--workers", "1", "--database", sqlite_url(file)]
    arguments += ["--set", f"admin={file.parent}/admin"]
    with subprocess.Popen(
        [sys.executable, "-c", SERVE, *arguments], stdout=subprocess.DEVNULL
    ) as p:
        try:
            end = time.monotonic() + START_SECONDS
            while time.monotonic() < end:
                try:
                    with urllib.request.urlopen(f"http://127.0.0.1:{port}/api/health"):
                        break
                except OSError:
                    time.sleep(0.05)
            status = Path(f"/proc/{p.pid}/status").read_text("utf-8")
            return next(line for line in status.splitlines() if line.startswith("VmRSS"))
        finally:
            p.terminate()


def main() -> None:
    """Make the database, and time what a host does with it."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--folder", type=Path, help="keep the database here, and use it again")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = options.folder or Path(name)
        folder.mkdir(exist_ok=True)
        file = folder / "tables.db"
        if not file.exists():
            timed("making the database", lambda: make(file, options.games))
        print(f"{file.stat().st_size / 1e9:.2f} GB")
        timed("server: from start to healthy", lambda: start(file))
        load_rules()
        store = Store(sqlite_url(file))
        last = store.latest(200)
        timed("lobby: 200 summaries", lambda: len(store.summaries([one.table for one in last])))
        timed("admin: the 20 last changed", lambda: len(store.latest(20)))
        timed("opening one table", lambda: store.load(last[0].table) is not None)
        timed("backup", lambda: store.backups.write(folder / "backup.gz"))
        print(f"{(folder / 'backup.gz').stat().st_size / 1e6:.0f} MB")
        lifetimes = Lifetimes(waiting=1, playing=30, over=None)
        found = store.retention.find(lifetimes, time.time())
        timed("prune: finding", lambda: len(store.retention.find(lifetimes, time.time())))
        timed("prune: removing", lambda: store.retention.remove(found))
        empty = Store(sqlite_url(folder / "restored.db"))
        timed("restore", lambda: empty.backups.restore(folder / "backup.gz"))
        empty.close()
        store.close()


if __name__ == "__main__":
    main()
