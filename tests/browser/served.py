"""A real server in a process of its own, which can be killed and started again."""

import os
import signal
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from types import TracebackType

from tests.server.running import free_port

SMALL = ("--workers", "1", "--set", "review_effort=0.05")
"""One process for the bots, and reviews that end soon on a busy machine."""


class Served:
    """``chocolatier serve`` on loopback with a database of its own."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._database = f"sqlite:///{folder / 'tables.db'}"
        self._output = folder / "server.log"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start the server and wait until it is ready to play."""
        command = [str(Path(sys.executable).with_name("chocolatier")), "serve", *SMALL]
        with self._output.open("ab") as output:
            self._process = subprocess.Popen(
                [*command, "--port", str(self.port), "--database", self._database],
                stdout=output,
                stderr=output,
                env=os.environ | {"PYTHONUNBUFFERED": "1"},
            )
        deadline = time.monotonic() + 120
        while time.monotonic() < deadline:
            assert self._process.poll() is None, self._output.read_text("utf-8")
            try:
                with urllib.request.urlopen(f"{self.address}/api/info", timeout=5) as answer:
                    if b'"compiled":1.0' in answer.read():
                        return
            except OSError:
                pass
            time.sleep(0.05)
        raise TimeoutError(self._output.read_text("utf-8"))

    def kill(self) -> None:
        """Kill the server, so that it cannot tidy up."""
        assert self._process
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def __enter__(self) -> "Served":
        try:
            self.start()
        except BaseException:
            self.kill()
            raise
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        assert self._process
        self._process.terminate()
        try:
            self._process.wait(10)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
