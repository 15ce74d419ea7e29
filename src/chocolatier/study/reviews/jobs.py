"""The work of a review, cut into jobs that any process can do in any order.

A job and its answer can be pickled; the answer depends on the job alone.
"""

import threading
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TypeAlias

from chocolatier.rules.core.state import restore_state
from chocolatier.rules.game import Game
from chocolatier.rules.move import Move
from chocolatier.study.hint import find_hint
from chocolatier.study.reviews.decision import JudgedMove, judge_played
from chocolatier.study.reviews.outlook import Effort, Looker, Outlook, sampled_deal

DEALS_AT_ONCE = 8


@dataclass(frozen=True)
class MoveJob:
    """Compare a move with the best one; ``state`` is the position before it.

    With ``why`` the answer says why the best one is better.
    """

    number: int
    state: bytes
    move: str
    effort: Effort
    why: bool = True


@dataclass(frozen=True)
class HintJob:
    """Find the best move of a position; it is compared with a tempting one."""

    number: int
    state: bytes
    effort: Effort


@dataclass(frozen=True)
class DealJob:
    """Search some deals that could have come; ``state`` waits for a deal, ``dealt`` came of it."""

    number: int
    state: bytes
    dealt: bytes
    first: int
    count: int
    effort: Effort


@dataclass(frozen=True)
class LookJob:
    """Search a position: after a real deal, or in which the players agreed to end the game."""

    number: int
    state: bytes
    effort: Effort


@dataclass(frozen=True)
class MoveAnswer:
    """What was found about a move."""

    number: int
    decision: JudgedMove


@dataclass(frozen=True)
class DealAnswer:
    """Every seat's chance of winning after each sampled deal, and the outlook before them."""

    number: int
    shares: tuple[tuple[float, ...], ...]
    before: Outlook


@dataclass(frozen=True)
class LookAnswer:
    """What to expect of a position."""

    number: int
    outlook: Outlook


Job: TypeAlias = MoveJob | HintJob | DealJob | LookJob
Answer: TypeAlias = MoveAnswer | DealAnswer | LookAnswer
Workers: TypeAlias = Callable[[Callable[[Job], Answer], Iterable[Job]], Iterator[Answer]]
"""Does jobs in any order and yields their answers; the builtin ``map`` is the simplest."""


_own = threading.local()
"""Every thread has a looker of its own."""


def _looker(effort: Effort) -> Looker:
    kept: Looker | None = getattr(_own, "looker", None)
    if kept is None or kept.effort != effort:
        kept = _own.looker = Looker(effort)
    return kept


def do_job(job: Job) -> Answer:
    """Return the answer of a job."""
    looker = _looker(job.effort)
    game = Game.from_states(restore_state(job.state))
    if isinstance(job, MoveJob):
        judged = judge_played(game, Move.parse(job.move), looker, why=job.why)
        return MoveAnswer(job.number, judged)
    if isinstance(job, HintJob):
        return MoveAnswer(job.number, find_hint(game, looker))
    if isinstance(job, LookJob):
        return LookAnswer(job.number, looker.look_at_deal(game))
    after = [sampled_deal(game.state, job.dealt, job.first + i) for i in range(job.count)]
    shares = tuple(looker.look_at_deal(Game.from_states(states)).shares for states in after)
    return DealAnswer(job.number, shares, looker.judge(game))


def in_threads(threads: int) -> Workers:
    """Return workers that do jobs in so many threads; closing them drops the jobs not begun.

    Searches run outside Python's global lock, so two threads are nearly twice as fast as one.
    """

    def work(function: Callable[[Job], Answer], jobs: Iterable[Job]) -> Generator[Answer]:
        pool = ThreadPoolExecutor(threads)
        try:
            for future in [pool.submit(function, job) for job in jobs]:
                yield future.result()
        finally:
            pool.shutdown(cancel_futures=True)

    return work
