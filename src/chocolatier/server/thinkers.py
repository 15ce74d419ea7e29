"""The bots' processes: each thinks about one position at a time, and can be killed.

To think is to choose a bot's move, here and everywhere in the server. A process that dies or takes
too long fails only the job it works on, and is replaced.

To study is to do one job of a review. It happens in a second thread of the same processes, which
has the lowest priority: a job begins only in a process whose bot does not think, and a bot that
begins to think meanwhile waits for nothing.
"""

import asyncio
import gc
import os
import signal
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, TypeAlias, TypeVar

from chocolatier.bots import preload
from chocolatier.bots.levels import LEVELS
from chocolatier.bots.registry import make_bot
from chocolatier.compiled import PLAIN
from chocolatier.errors import TableError
from chocolatier.rules.core.state import States
from chocolatier.rules.game import Game
from chocolatier.server.tasks import Tasks
from chocolatier.study.jobs import Answer, do_job
from chocolatier.study.jobs import Job as StudyJob

LEVEL_NAMES = tuple(level.name for level in LEVELS)
BOT_START_SECONDS = 300.0
WAIT_SECONDS = 60.0  # then a job fails if no process has started
SWITCH_SECONDS = 0.0005
"""How long a bot waits at most for the interpreter lock while the other thread has it."""


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
    """Why there is no move, or no answer to a job of a review."""

    reason: str


Asked = TypeVar("Asked")
Answered = TypeVar("Answered")
Brain = Callable[[Job], str]
Student: TypeAlias = Callable[[StudyJob], Answer]


def choose(job: Job) -> str:
    """Return the move of the job's bot as text."""
    bot = make_bot(job.level, job.seed)  # a kept bot would remember other tables' positions
    try:
        return str(bot.choose(Game.from_states(job.states)))
    finally:
        bot.close()


def _work(connection: Connection, studies: Connection, brain: Brain, student: Student) -> None:
    """Load the compiled bots, say so, then answer jobs until the pipes close."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server stops this process
    if hasattr(os, "nice"):
        os.nice(5)  # tables come first
    if not PLAIN:
        preload.load()
    gc.collect()
    gc.freeze()  # else each collection looks through all that was loaded, for 50 ms
    sys.setswitchinterval(SWITCH_SECONDS)
    threading.Thread(target=_study, args=(studies, student), daemon=True).start()
    connection.send("ready")
    _serve(connection, brain)


def _study(connection: Connection, student: Student) -> None:
    """Answer jobs of reviews at the lowest priority, until the pipe closes."""
    if sys.platform == "linux":  # elsewhere a thread has no priority of its own
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), 19)
    _serve(connection, student)


def _serve(connection: Connection, answer: Callable[[Any], Any]) -> None:
    while True:
        try:
            job = connection.recv()
        except EOFError:
            return
        connection.send(_answer(answer, job))


def _answer(answer: Callable[[Asked], Answered], job: Asked) -> Answered | Failure:
    try:
        return answer(job)
    except Exception as error:  # any fault of a bot or a search: the others go on
        return Failure(f"{type(error).__name__}: {error}")


DIED = "its process died"
END_SECONDS = 5.0  # between the end of a process's pipe and its own


class BotProcess:
    """One process; the methods block."""

    def __init__(self, brain: Brain, student: Student = do_job) -> None:
        self._brain, self._student = brain, student
        self._process: Any = None
        self.warm = False
        self.thinking = False
        self.studying = False

    def start(self) -> None:
        """Start the process and wait until it is warm; raise OSError or EOFError if it fails."""
        context = get_context("spawn")
        self._connection, other = context.Pipe()
        self._studies, others = context.Pipe()
        work = (other, others, self._brain, self._student)
        self._process = context.Process(target=_work, args=work, daemon=True)
        self._process.start()
        other.close()
        others.close()
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
            return Failure(DIED)
        return answer

    def study(self, job: StudyJob) -> Answer | Failure:
        """Return the answer of a job of a review, or why there is none."""
        process = self._process
        try:
            self._studies.send(job)
            answer: Answer | Failure = self._studies.recv()
        except (EOFError, OSError):
            if process is not None:
                process.join(END_SECONDS)
            return Failure(DIED)
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
            self._studies.close()
            self._process = None


class Thinkers:
    """A pool of bots' processes; with ``workers=0`` one thread of this process thinks instead."""

    def __init__(
        self,
        workers: int,
        seconds: float,
        brain: Brain = choose,
        student: Student = do_job,
    ) -> None:
        self._processes = [BotProcess(brain, student) for _ in range(workers)]
        self._brain, self._student, self._seconds = brain, student, seconds
        self.students = max(1, workers)
        """How many jobs of reviews can be done at a time."""
        self._threads = ThreadPoolExecutor(max(1, workers), thread_name_prefix="thinker")
        self._study_threads = ThreadPoolExecutor(self.students, thread_name_prefix="student")
        self._bots_waiting = 0  # for a process
        self._change = asyncio.Event()  # a process begins to run, or ends a job
        self._idle: asyncio.Queue[BotProcess] = asyncio.Queue()
        self._tasks = Tasks()

    def start(self) -> None:
        """Begin to start the processes, and return at once."""
        for process in self._processes:
            self._tasks.spawn(self._revive(process))

    async def choose(self, job: Job) -> str | Failure:
        """Return a bot's move, or why there is none; cancelling the caller stops no process."""
        return await self._tasks.finish(self._choose(job))

    async def study(self, job: StudyJob) -> Answer | Failure:
        """Return the answer of a job of a review; it waits until a process is quiet."""
        return await self._tasks.finish(self._study(job))

    async def _study(self, job: StudyJob) -> Answer | Failure:
        loop = asyncio.get_running_loop()
        if not self._processes:
            return await loop.run_in_executor(self._study_threads, _answer, self._student, job)
        process = await self._quiet()
        process.studying = True
        answer = await loop.run_in_executor(self._study_threads, process.study, job)
        process.studying = False
        if not process.alive:
            self._replace(process)
        self._change.set()
        return answer

    async def _quiet(self) -> BotProcess:
        """Return a process whose bot does not think and that studies nothing; bots come first."""
        while True:
            for process in self._processes if not self._bots_waiting else ():
                if process.warm and not process.thinking and not process.studying:
                    return process
            self._change.clear()
            await self._change.wait()

    async def stop(self) -> None:
        """Kill the processes."""
        self._tasks.cancel()
        for process in self._processes:
            process.stop()
        for threads in (self._threads, self._study_threads):
            threads.shutdown(wait=False, cancel_futures=True)

    async def _choose(self, job: Job) -> str | Failure:
        loop = asyncio.get_running_loop()
        if not self._processes:
            return await loop.run_in_executor(self._threads, _answer, self._brain, job)
        process = await self._free()
        if process is None:
            return Failure("no process runs")
        process.thinking = True
        answer = await loop.run_in_executor(self._threads, process.ask, job, self._seconds)
        process.thinking = False
        if process.alive:
            self._give_back(process)
        else:
            self._tasks.spawn(self._revive(process))
        return answer

    def _give_back(self, process: BotProcess) -> None:
        """Offer a process to the bots that wait, and if none does, to reviews."""
        self._idle.put_nowait(process)
        self._change.set()

    async def _free(self) -> BotProcess | None:
        """Return the next idle process, however long the queue; None if no process runs."""
        self._bots_waiting += 1
        try:
            while True:
                try:
                    return await asyncio.wait_for(self._idle.get(), WAIT_SECONDS)
                except TimeoutError:
                    if not any(process.warm for process in self._processes):
                        return None
        finally:
            self._bots_waiting -= 1
            self._change.set()

    def _replace(self, dead: BotProcess) -> None:
        """Start a process again that died while it studied, unless a bot has found out before."""
        idle = [self._idle.get_nowait() for _ in range(self._idle.qsize())]
        for process in idle:
            if process is not dead:
                self._idle.put_nowait(process)
        if dead in idle:
            dead.stop()
            self._tasks.spawn(self._revive(dead))

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
                self._give_back(process)
                return
