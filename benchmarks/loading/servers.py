"""The server under load: that of this checkout or of another one, in a process of its own."""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import psutil  # type: ignore[import-untyped]

from chocolatier.server.limits import NO_LIMITS
from chocolatier.server.running import bind, run
from chocolatier.server.settings import ServerSettings
from chocolatier.store.store import sqlite_url

START_SECONDS = 600  # a first start compiles


def serve(folder: Path) -> None:
    """Run a server without rate limits, because all load comes from one address."""
    sock = bind("127.0.0.1", 0)
    database = sqlite_url(folder / "tables.db")
    (folder / "port").write_text(str(sock.getsockname()[1]), encoding="utf-8")
    run(ServerSettings(database=database, workers=1, limits=NO_LIMITS), sock)


@contextmanager
def started(checkout: Path) -> Iterator[tuple[str, psutil.Process]]:
    """Run the server of a checkout; yield its address and its process."""
    script = checkout / "benchmarks" / "load.py"
    path = os.pathsep.join([str(checkout / "src"), str(checkout)])
    with tempfile.TemporaryDirectory() as folder:
        process = subprocess.Popen(
            [sys.executable, script, "--server", folder],
            stdout=subprocess.DEVNULL,
            env={**os.environ, "PYTHONPATH": path},
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
