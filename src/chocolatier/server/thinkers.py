"""The bots' processes: each thinks about one position at a time, and can be killed.

A worker that dies or takes too long fails only its own job, and is started anew.
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
from chocolatier.bots.registry import make_bot
from chocolatier.rules.core.state import States
from chocolatier.rules.game import Game

START_SECONDS = 300.0
WAIT_SECONDS = 60.0  # for the first process, should none start


@dataclass(frozen=True)
class Job:
    """A position to think about; ``seed`` decides where a bot's choice is a matter of chance."""

    level: str
    states: States
    seed: str


@dataclass(frozen=True)
class Failure:
    """Why there is no move."""

    reason: str


Brain = Callable[[Job], str]


def choose(job: Job) -> str:
    """The move of a bot, as text."""
    bot = make_bot(job.level, job.seed)
    try:
        return str(bot.choose(Game.from_states(job.states)))
    finally:
        bot.close()


def _work(connection: Connection, brain: Brain) -> None:
    """A worker's life: load what is compiled, say so, then answer until the pipe closes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server stops us
    if hasattr(os, "nice"):
        os.nice(5)  # tables first
    preload.load()
    gc.collect()
    gc.freeze()  # looking for garbage in what was loaded takes 50 ms
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
    except Exception as error:  # whatever a bot does wrong, its table goes on
        return Failure(f"{type(error).__name__}: {error}")


class Worker:
    """One process. Its methods block."""

    def __init__(self, brain: Brain) -> None:
        self._brain = brain
        self._process: Any = None
        self.warm = False

    def start(self) -> None:
        """Start the process and wait until it is warm; OSError or EOFError if it is not."""
        context = get_context("spawn")
        self._connection, other = context.Pipe()
        self._process = context.Process(target=_work, args=(other, self._brain), daemon=True)
        self._process.start()
        other.close()
        if not self._connection.poll(START_SECONDS):
            raise OSError("a bot's process does not start")
        self._connection.recv()
        self.warm = True

    def ask(self, job: Job, seconds: float) -> str | Failure:
        """The move, or why there is none; after a failure of the process it must be restarted."""
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
        return self._process is not None and bool(self._process.is_alive())

    def stop(self) -> None:
        """Kill the process, whatever it does."""
        self.warm = False
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._connection.close()
            self._process = None


class Thinkers:
    """A pool of workers; with ``workers=0`` one thread of this process thinks."""

    def __init__(self, workers: int, seconds: float, brain: Brain = choose) -> None:
        self._workers = [Worker(brain) for _ in range(workers)]
        self._brain, self._seconds = brain, seconds
        self._threads = ThreadPoolExecutor(max(1, workers), thread_name_prefix="thinker")
        self._idle: asyncio.Queue[Worker] = asyncio.Queue()
        self._tasks: set[asyncio.Task[Any]] = set()

    def start(self) -> None:
        """Begin to start the workers; returns at once."""
        for worker in self._workers:
            self._spawn(self._revive(worker))

    async def choose(self, job: Job) -> str | Failure:
        """A bot's move; never raises. A caller who is cancelled does not disturb the worker."""
        return await asyncio.shield(self._spawn(self._choose(job)))

    async def stop(self) -> None:
        """Kill the workers."""
        for task in self._tasks:
            task.cancel()
        for worker in self._workers:
            worker.stop()
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _spawn(self, work: Any) -> asyncio.Task[Any]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _choose(self, job: Job) -> str | Failure:
        loop = asyncio.get_running_loop()
        if not self._workers:
            return await loop.run_in_executor(self._threads, _answer, self._brain, job)
        worker = await self._free()
        if worker is None:
            return Failure("no process runs")
        answer = await loop.run_in_executor(self._threads, worker.ask, job, self._seconds)
        if worker.alive:
            self._idle.put_nowait(worker)
        else:
            self._spawn(self._revive(worker))
        return answer

    async def _free(self) -> Worker | None:
        """The next worker that is free, however long the queue; None if no process runs."""
        while True:
            try:
                return await asyncio.wait_for(self._idle.get(), WAIT_SECONDS)
            except TimeoutError:
                if not any(worker.warm for worker in self._workers):
                    return None

    async def _revive(self, worker: Worker) -> None:
        """Start a worker, again and again until it runs."""
        loop = asyncio.get_running_loop()
        while True:
            try:
                await loop.run_in_executor(self._threads, worker.start)
            except (OSError, EOFError):
                worker.stop()
                await asyncio.sleep(1)
            else:
                self._idle.put_nowait(worker)
                return
