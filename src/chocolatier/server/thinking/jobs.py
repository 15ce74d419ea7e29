"""What bots and students are asked for, and how a job is answered."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, TypeAlias, TypeVar

from chocolatier.bots.bot import Limits
from chocolatier.bots.levels import LEVELS
from chocolatier.bots.registry import make_bot
from chocolatier.errors import TableError
from chocolatier.rules.core.state import States
from chocolatier.rules.game import Game
from chocolatier.study.reviews.jobs import Answer, do_job
from chocolatier.study.reviews.jobs import Job as StudyJob
from chocolatier.study.slices import SliceAnswer, SliceJob, do_slice

QUICK_NODES = 5_000  # of a search: a few milliseconds
LEVEL_NAMES = tuple(level.name for level in LEVELS)


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


def try_answer(answer: Callable[[Asked], Answered], job: Asked) -> Answered | Failure:
    """Return what a job gives, or its failure."""
    try:
        return answer(job)
    except Exception as error:  # any fault of a bot or a search: the others go on
        return Failure(f"{type(error).__name__}: {error}")
