"""Several server processes at one port, watched over by the process that was started.

They share the listening socket, so that whichever is free takes the next guest. One that dies is
started again. SIGHUP restarts them one after the other, while the others serve.
"""

import logging
import signal
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from multiprocessing import connection, get_context
from typing import Any

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from chocolatier.errors import ChocolatierError
from chocolatier.server import logs
from chocolatier.server.running import STOP_SECONDS, run
from chocolatier.server.settings import ServerSettings
from chocolatier.store.postgres import is_postgres

READY_SECONDS = 300.0
QUICK_SECONDS = 5.0  # a process that died earlier than that ...
PAUSE_SECONDS = 1.0  # ... waits so long before it is started again
log = logging.getLogger(__name__)


def check_processes(settings: ServerSettings) -> None:
    """Raise ChocolatierError if several processes are wanted without PostgreSQL."""
    with suppress(ArgumentError):
        if settings.processes == 1 or is_postgres(make_url(settings.database or "sqlite://")):
            return
    raise ChocolatierError(
        "bad-setting",
        "the setting processes: more than one needs PostgreSQL, by which they notify each other "
        "(--database postgresql://user@host/name); SQLite serves one process",
    )


def run_all(
    settings: ServerSettings,
    sock: socket.socket,
    *,
    first: bool = True,
    open_browser: bool = False,
) -> None:
    """Serve by as many processes as the settings say, until SIGTERM or Ctrl-C."""
    logs.set_up(settings.log)
    sock.listen(socket.SOMAXCONN)  # guests wait in its queue while processes start
    children = [Child(_settings_of(settings, n), sock) for n in range(settings.processes)]
    with _signals() as asked:
        for number, child in enumerate(children):
            child.start(first and number == 0, open_browser and number == 0)
        while not asked.stop:
            if asked.restart:
                asked.restart = False
                _restart(children, asked)
            connection.wait([child.process.sentinel for child in children], timeout=0.5)
            for child in children:
                if not asked.stop and not child.process.is_alive():
                    child.start_again()
        for child in children:
            child.ask_to_stop()
        for child in children:
            child.wait_for_end()


def _settings_of(settings: ServerSettings, number: int) -> ServerSettings:
    """Return the settings of one process: a share of the bots, and a port for its figures."""
    changes: dict[str, object] = {}
    if "workers" not in settings.model_fields_set:
        changes["workers"] = max(1, settings.workers // settings.processes)
    if settings.metrics.port:
        changes["metrics"] = settings.metrics.model_copy(
            update={"port": settings.metrics.port + number}
        )
    return settings.model_copy(update=changes)


def _serve(
    settings: ServerSettings, sock: socket.socket, parent: Any, first: bool, open_browser: bool
) -> None:
    if hasattr(signal, "SIGHUP"):  # not on Windows
        signal.signal(signal.SIGHUP, signal.SIG_IGN)
    run(settings, sock, first=first, open_browser=open_browser, parent=parent)


class Child:
    """One server process."""

    def __init__(self, settings: ServerSettings, sock: socket.socket) -> None:
        self._settings, self._sock = settings, sock

    def start(self, first: bool = False, open_browser: bool = False) -> None:
        """Start the process."""
        context = get_context("spawn")
        self._pipe, its = context.Pipe()
        work = (self._settings, self._sock, its, first, open_browser)
        self.process = context.Process(target=_serve, args=work)
        self.process.start()
        self._started = time.monotonic()
        its.close()

    def start_again(self) -> None:
        """Start the process again after it has died."""
        log.error("process %s died (%s)", self.process.pid, self.process.exitcode)
        if time.monotonic() - self._started < QUICK_SECONDS:
            time.sleep(PAUSE_SECONDS)
        self._pipe.close()
        self.start()

    def wait_until_ready(self) -> None:
        """Wait until the process serves, or has died."""
        with suppress(EOFError, OSError):
            if self._pipe.poll(READY_SECONDS):
                self._pipe.recv()

    def ask_to_stop(self) -> None:
        """Let the process finish its writes and end."""
        with suppress(OSError):
            self._pipe.send(None)

    def wait_for_end(self) -> None:
        """Wait until the process has ended; kill it if it takes too long."""
        self.process.join(STOP_SECONDS)
        self.process.kill()
        self.process.join()
        self._pipe.close()


class _Asked:
    """What signals have asked for."""

    stop = False
    restart = False


def _restart(children: list[Child], asked: _Asked) -> None:
    """Replace the processes one after the other."""
    for child in children:
        if asked.stop:
            return
        child.ask_to_stop()
        child.wait_for_end()
        child.start()
        child.wait_until_ready()
    log.warning("all processes were restarted")


@contextmanager
def _signals() -> Iterator[_Asked]:
    asked = _Asked()

    def stop(*_: object) -> None:
        asked.stop = True

    def restart(*_: object) -> None:
        asked.restart = True

    handlers = {signal.SIGTERM: stop, signal.SIGINT: stop}
    if hasattr(signal, "SIGHUP"):
        handlers[signal.SIGHUP] = restart
    before = {number: signal.signal(number, handler) for number, handler in handlers.items()}
    try:
        yield asked
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
