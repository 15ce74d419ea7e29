"""The bots' processes: each thinks about one position at a time, and can be killed.

To think is to choose a bot's move, here and everywhere in the server. A process that dies or takes
too long fails only the job it works on, and is replaced.
"""

import asyncio
import gc
import os
import signal
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any

from chocolatier.bots import preload
from chocolatier.bots.levels import LEVELS
from chocolatier.bots.registry import make_bot
from chocolatier.errors import TableError
from chocolatier.rules.core.state import States
from chocolatier.rules.game import Game
from chocolatier.server.tasks import Tasks

LEVEL_NAMES = tuple(level.name for level in LEVELS)
BOT_START_SECONDS = 300.0
WAIT_SECONDS = 60.0  # then a job fails if no process has started


def check_level(level: str | None) -> None:
    """Raise TableError if no bot has this level."""
    if level is not None and level not in LEVEL_NAMES:
        raise TableError(
            "no-such-level",
            f"there is no bot '{level}'; there are {', '.join(LEVEL_NAMES)}",
            level=level,
        )


@dataclass(frozen=True)
class Job:
    """A position to think about; ``seed`` fixes those choices that a bot makes by chance."""

    level: str
    states: States
    seed: str


@dataclass(frozen=True)
class Failure:
    """Why there is no move."""

    reason: str


Brain = Callable[[Job], str]


def choose(job: Job) -> str:
    """Return the move of the job's bot as text."""
    bot = make_bot(job.level, job.seed)  # a kept bot would remember other tables' positions
    try:
        return str(bot.choose(Game.from_states(job.states)))
    finally:
        bot.close()


def _work(connection: Connection, brain: Brain) -> None:
    """Load the compiled bots, say so, then answer jobs until the pipe closes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server stops this process
    if hasattr(os, "nice"):
        os.nice(5)  # tables come first
    preload.load()
    gc.collect()
    gc.freeze()  # else each collection looks through all that was loaded, for 50 ms
    connection.send("ready")
    while True:
        try:
            job = connection.recv()
        except EOFError:
            return
        connection.send(_answer(brain, job))


def _answer(brain: Brain, job: Job) -> str | Failure:
    try:
        return brain(job)
    except Exception as error:  # any fault of a bot: its table goes on
        return Failure(f"{type(error).__name__}: {error}")


class BotProcess:
    """One process; the methods block."""

    def __init__(self, brain: Brain) -> None:
        self._brain = brain
        self._process: Any = None
        self.warm = False

    def start(self) -> None:
        """Start the process and wait until it is warm; raise OSError or EOFError if it fails."""
        context = get_context("spawn")
        self._connection, other = context.Pipe()
        self._process = context.Process(target=_work, args=(other, self._brain), daemon=True)
        self._process.start()
        other.close()
        if not self._connection.poll(BOT_START_SECONDS):
            raise OSError("a bot's process does not start")
        self._connection.recv()
        self.warm = True

    def ask(self, job: Job, seconds: float) -> str | Failure:
        """Return the move, or why there is none; a process that failed must be started again."""
        try:
            self._connection.send(job)
            if not self._connection.poll(seconds):
                self.stop()
                return Failure(f"no move within {seconds:g} seconds")
            answer: str | Failure = self._connection.recv()
        except (EOFError, OSError):
            self.stop()
            return Failure("its process died")
        return answer

    @property
    def alive(self) -> bool:
        """Whether the process runs."""
        return self._process is not None and bool(self._process.is_alive())

    def stop(self) -> None:
        """Kill the process, busy or not."""
        self.warm = False
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._connection.close()
            self._process = None


class Thinkers:
    """A pool of bots' processes; with ``workers=0`` one thread of this process thinks instead."""

    def __init__(self, workers: int, seconds: float, brain: Brain = choose) -> None:
        self._processes = [BotProcess(brain) for _ in range(workers)]
        self._brain, self._seconds = brain, seconds
        self._threads = ThreadPoolExecutor(max(1, workers), thread_name_prefix="thinker")
        self._idle: asyncio.Queue[BotProcess] = asyncio.Queue()
        self._tasks = Tasks()

    def start(self) -> None:
        """Begin to start the processes, and return at once."""
        for process in self._processes:
            self._tasks.spawn(self._revive(process))

    async def choose(self, job: Job) -> str | Failure:
        """Return a bot's move, or why there is none; cancelling the caller stops no process."""
        return await self._tasks.finish(self._choose(job))

    async def stop(self) -> None:
        """Kill the processes."""
        self._tasks.cancel()
        for process in self._processes:
            process.stop()
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _choose(self, job: Job) -> str | Failure:
        loop = asyncio.get_running_loop()
        if not self._processes:
            return await loop.run_in_executor(self._threads, _answer, self._brain, job)
        process = await self._free()
        if process is None:
            return Failure("no process runs")
        answer = await loop.run_in_executor(self._threads, process.ask, job, self._seconds)
        if process.alive:
            self._idle.put_nowait(process)
        else:
            self._tasks.spawn(self._revive(process))
        return answer

    async def _free(self) -> BotProcess | None:
        """Return the next idle process, however long the queue; None if no process runs."""
        while True:
            try:
                return await asyncio.wait_for(self._idle.get(), WAIT_SECONDS)
            except TimeoutError:
                if not any(process.warm for process in self._processes):
                    return None

    async def _revive(self, process: BotProcess) -> None:
        """Start a process, again and again until it runs."""
        loop = asyncio.get_running_loop()
        while True:
            try:
                await loop.run_in_executor(self._threads, process.start)
            except (OSError, EOFError):
                process.stop()
                await asyncio.sleep(1)
            else:
                self._idle.put_nowait(process)
                return
