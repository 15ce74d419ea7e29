"""One process of a bot: it thinks about one position at a time, and can be killed."""

import gc
import os
import signal
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, TypeAlias, TypeVar

from chocolatier.bots import preload
from chocolatier.bots.bot import Limits
from chocolatier.bots.levels import LEVELS
from chocolatier.bots.registry import make_bot
from chocolatier.compiled import PLAIN
from chocolatier.errors import TableError
from chocolatier.rules.core.state import States
from chocolatier.rules.game import Game
from chocolatier.study.reviews.jobs import Answer, do_job
from chocolatier.study.reviews.jobs import Job as StudyJob
from chocolatier.study.slices import SliceAnswer, SliceJob, do_slice

QUICK_NODES = 5_000  # of a search: a few milliseconds
LEVEL_NAMES = tuple(level.name for level in LEVELS)
BOT_START_SECONDS = 300.0
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
    limits: Limits = field(default_factory=Limits)  # in place of a level's clock


@dataclass(frozen=True)
class Failure:
    """Why there is no move, or no answer to a job of a review."""

    reason: str


Asked = TypeVar("Asked")
Answered = TypeVar("Answered")
Brain = Callable[[Job], str]
Student: TypeAlias = Callable[[Any], Any]


def do_study(job: StudyJob | SliceJob | Job) -> Answer | SliceAnswer | str:
    """Return the answer of a job, what a slice of a live analysis has found, or a bot's move."""
    if isinstance(job, Job):
        return choose(job)
    return do_slice(job) if isinstance(job, SliceJob) else do_job(job)


def is_quick(job: Job) -> bool:
    """Return whether a move takes no longer than a few milliseconds to choose."""
    level = next((level for level in LEVELS if level.name == job.level), None)
    if level is None:
        return False
    setting = level.setting(Game.from_states(job.states).rules)
    return not setting.searches or (setting.nodes is not None and setting.nodes <= QUICK_NODES)


def choose(job: Job) -> str:
    """Return the move of the job's bot as text."""
    bot = make_bot(
        job.level, job.seed, job.limits
    )  # a kept bot would remember other tables' positions
    try:
        return str(bot.choose(Game.from_states(job.states)))
    finally:
        bot.close()


def _work(
    connection: Connection,
    quick: Connection,
    urgent: Connection,
    studies: Connection,
    brain: Brain,
    student: Student,
) -> None:
    """Load the compiled bots, say so, then answer jobs until the pipes close."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server stops this process
    if hasattr(os, "nice"):
        os.nice(5)  # tables come first
    if not PLAIN:
        preload.load()
    gc.collect()
    gc.freeze()  # else each collection looks through all that was loaded, for 50 ms
    sys.setswitchinterval(SWITCH_SECONDS)
    threading.Thread(target=_serve, args=(quick, brain), daemon=True).start()
    threading.Thread(target=_serve, args=(urgent, student), daemon=True).start()
    threading.Thread(target=_study, args=(studies, student), daemon=True).start()
    with suppress(BrokenPipeError):  # the server has ended already
        connection.send("ready")
    _serve(connection, brain)


def _study(connection: Connection, student: Student) -> None:
    """Answer jobs of reviews at the lowest priority, until the pipe closes."""
    if sys.platform == "linux":  # elsewhere a thread has no priority of its own
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), 19)
    _serve(connection, student)


def _serve(connection: Connection, answer: Callable[[Any], Any]) -> None:
    with suppress(EOFError, BrokenPipeError):
        while True:
            connection.send(try_answer(answer, connection.recv()))


def try_answer(answer: Callable[[Asked], Answered], job: Asked) -> Answered | Failure:
    """Return what a job gives, or its failure."""
    try:
        return answer(job)
    except Exception as error:  # any fault of a bot or a search: the others go on
        return Failure(f"{type(error).__name__}: {error}")


DIED = "its process died"
KILLED = "its process was killed because of another job"
END_SECONDS = 5.0  # between the end of a process's pipe and its own


class BotProcess:
    """One process; the methods block."""

    def __init__(self, brain: Brain, student: Student = do_study) -> None:
        self._brain, self._student = brain, student
        self._process: Any = None
        self.warm = False
        self.life = 0  # how often it was started
        self._killed = False
        self.thinking = False
        self.advising = False
        self.studying = False

    def start(self) -> None:
        """Start the process and wait until it is warm; raise OSError or EOFError if it fails."""
        context = get_context("spawn")
        self._connection, other = context.Pipe()
        self._quick, quick = context.Pipe()
        self._urgent, urgent = context.Pipe()
        self._studies, studies = context.Pipe()
        work = (other, quick, urgent, studies, self._brain, self._student)
        self._killed = False
        self.life += 1
        self._process = context.Process(target=_work, args=work, daemon=True)
        self._process.start()
        for end in (other, quick, urgent, studies):
            end.close()
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
            killed = self._killed
            self.stop()
            return Failure(KILLED if killed else DIED)
        return answer

    def ask_quick(self, job: Job, seconds: float) -> str | Failure:
        """Return the move of a quick level, which does not wait for another bot that thinks."""
        answer: str | Failure = self._ask_beside(self._quick, job, seconds)
        return answer

    def advise(self, job: object) -> Any:
        """Return the answer of a job that a person waits for, or why there is none."""
        return self._ask_beside(self._urgent, job, None)

    def study(self, job: object) -> Any:
        """Return the answer of a job of a review, or why there is none."""
        return self._ask_beside(self._studies, job, None)

    def _ask_beside(self, connection: Connection, job: object, seconds: float | None) -> Any:
        """Return the answer of another thread than the first."""
        process = self._process
        try:
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
            for connection in (self._connection, self._quick, self._urgent, self._studies):
                connection.close()
            self._process = None
