"""One process that answers jobs, in one thread or several, and can be killed."""

import gc
import os
import signal
import sys
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any

from chocolatier.bots import preload
from chocolatier.compiled import PLAIN
from chocolatier.server.thinking.forking import process_context
from chocolatier.server.thinking.jobs import Failure, try_answer

START_SECONDS = 300.0
LOWEST = 19  # niceness
SWITCH_SECONDS = 0.0005
"""How long a thread waits at most for the interpreter lock while another one has it."""
DIED = "its process died"
KILLED = "its process was killed because of another job"
END_SECONDS = 5.0  # between the end of a process's pipe and its own
Answering = Callable[[Any], Any]


def _work(lanes: Sequence[tuple[Connection, Answering]], niceness: int) -> None:
    """Load the compiled bots, say so in the first lane, then answer until the pipes close."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server stops this process
    _step_back(niceness)
    if not PLAIN:
        preload.load()
    gc.collect()
    gc.freeze()  # else each collection looks through all that was loaded, for 50 ms
    sys.setswitchinterval(SWITCH_SECONDS)
    for connection, answer in lanes[1:]:
        threading.Thread(target=_serve, args=(connection, answer), daemon=True).start()
    first, answer = lanes[0]
    with suppress(BrokenPipeError):  # the server has ended already
        first.send("ready")
    _serve(first, answer)


def _step_back(niceness: int) -> None:
    """Let others go first; with the lowest priority, all others, as soon as they want to run.

    A nice process still ends its slice of some milliseconds before another one gets its processor.
    """
    if hasattr(os, "nice"):
        os.nice(niceness)
    if niceness >= LOWEST and sys.platform == "linux":
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


def _serve(connection: Connection, answer: Answering) -> None:
    with suppress(EOFError, BrokenPipeError):
        while True:
            connection.send(try_answer(answer, connection.recv()))


class WorkerProcess:
    """One process with a lane, which is a thread, for each kind of job; the methods block."""

    def __init__(self, answers: Sequence[Answering], niceness: int) -> None:
        self._answers, self._niceness = answers, niceness
        self._process: Any = None
        self._lanes: list[Connection] = []
        self.warm = False
        self.life = 0  # how often it was started
        self._killed = False

    def start(self) -> None:
        """Start the process and wait until it is warm; raise OSError or EOFError if it fails."""
        context = process_context()
        pipes = [context.Pipe() for _ in self._answers]
        self._lanes = [ours for ours, _ in pipes]
        lanes = [(its, answer) for (_, its), answer in zip(pipes, self._answers, strict=True)]
        self._killed = False
        self.life += 1
        process = context.Process(target=_work, args=(lanes, self._niceness), daemon=True)
        process.start()
        self._process = process  # only now can it be killed
        for _, its in pipes:
            its.close()
        if self._killed:
            self.stop()
            raise OSError("a bot's process was stopped while it started")
        if not self._lanes[0].poll(START_SECONDS):
            raise OSError("a bot's process does not start")
        self._lanes[0].recv()
        self.warm = True

    def ask_first(self, job: object, seconds: float) -> Any:
        """Return the answer of the first lane, or why there is none.

        A process that failed must be started again.
        """
        first = self._lanes[0]
        try:
            first.send(job)
            if not first.poll(seconds):
                self.stop()
                return Failure(f"no move within {seconds:g} seconds")
            return first.recv()
        except (EOFError, OSError):
            killed = self._killed
            self.stop()
            return Failure(KILLED if killed else DIED)

    def ask_beside(self, lane: int, job: object, seconds: float | None) -> Any:
        """Return the answer of a lane, or why there is none; the process may be dead then."""
        process = self._process
        try:
            connection = self._lanes[lane]
            connection.send(job)
            if seconds is not None and not connection.poll(seconds):
                self.stop()  # else its late answer would be taken for the next one
                return Failure(f"no move within {seconds:g} seconds")
            return connection.recv()
        except (EOFError, OSError):
            killed = self._killed
            if process is not None:
                process.join(END_SECONDS)
            return Failure(KILLED if killed else DIED)

    @property
    def alive(self) -> bool:
        """Whether the process runs."""
        return self._process is not None and bool(self._process.is_alive())

    def stop(self) -> None:
        """Kill the process, busy or not."""
        self.warm, self._killed = False, True
        if self._process is not None:
            self._process.kill()
            self._process.join()
            for connection in self._lanes:
                connection.close()
            self._process = None
