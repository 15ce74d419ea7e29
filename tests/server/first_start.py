"""A server in its first start, which a test ends when it likes."""

import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import TracebackType

import httpx

from tests.server.running import PATIENCE, Json, free_port

SERVER = """
import sys, time
from pathlib import Path
from chocolatier.server.running import bind, run, run_and_compile
from chocolatier.server.settings import ServerSettings

def compile_until_done(report):
    report(0.25)
    while not (folder / "done").exists():
        time.sleep(0.05)
    report(1.0)

if __name__ == "__main__":
    folder, port = Path(sys.argv[1]), int(sys.argv[2])
    database = f"sqlite:///{folder / 'tables.db'}"
    settings = ServerSettings(port=port, database=database, workers=0)
    sock = bind("127.0.0.1", port)
    if run_and_compile(settings, sock, compile_until_done):
        run(settings, sock, first=False)
"""


class FirstStart:
    """A server that plays in plain Python until ``finish``, then compiled, at one address."""

    def __init__(self, folder: Path) -> None:
        self._folder, self._port = folder, free_port()
        self.host = f"127.0.0.1:{self._port}"
        self.address = f"http://{self.host}"

    def info(self, wanted: Callable[[Json], bool]) -> Json:
        """Ask ``/api/info`` until the answer is as wanted; return it."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                answer: Json = httpx.get(f"{self.address}/api/info", timeout=PATIENCE).json()
            except httpx.TransportError:
                answer = {}
            if answer and wanted(answer):
                return answer
            time.sleep(0.05)
        raise AssertionError(f"the server says {answer}")

    def finish(self) -> None:
        """Let everything be compiled."""
        (self._folder / "done").touch()

    def __enter__(self) -> "FirstStart":
        script = self._folder / "server.py"
        script.write_text(SERVER)
        command = [sys.executable, str(script), str(self._folder), str(self._port)]
        self._process = subprocess.Popen(command)
        try:
            self.info(lambda answer: answer["compiled"] == 0.25)
        except BaseException:
            self._end()
            raise
        return self

    def _end(self) -> None:
        self._process.terminate()
        self._process.wait()

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._end()
