"""The work of a review, cut into jobs that any process can do in any order.

A job and its answer can be pickled; the answer depends on the job alone.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

from chocolatier.rules.core.state import restore_state
from chocolatier.rules.game import Game
from chocolatier.rules.move import parse_move
from chocolatier.study.decision import Decision, decide
from chocolatier.study.outlook import Effort, Looker, Outlook, sampled_deal

DEALS_AT_ONCE = 6


@dataclass(frozen=True)
class MoveJob:
    """Compare a move with the best one; ``state`` is the position before it."""

    number: int
    state: bytes
    move: str
    effort: Effort


@dataclass(frozen=True)
class DealJob:
    """Search some of the deals that could follow; ``state`` waits for a deal."""

    number: int
    state: bytes
    first: int
    count: int
    effort: Effort


@dataclass(frozen=True)
class LookJob:
    """Search a position in which the players agreed to end the game."""

    number: int
    state: bytes
    effort: Effort


@dataclass(frozen=True)
class MoveAnswer:
    """What was found about a move."""

    number: int
    decision: Decision


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


Job: TypeAlias = MoveJob | DealJob | LookJob
Answer: TypeAlias = MoveAnswer | DealAnswer | LookAnswer


@lru_cache(maxsize=1)
def _looker(effort: Effort) -> Looker:
    return Looker(effort)


def do_job(job: Job) -> Answer:
    """Return the answer of a job."""
    looker = _looker(job.effort)
    game = Game.from_states(restore_state(job.state))
    if isinstance(job, MoveJob):
        return MoveAnswer(job.number, decide(game, parse_move(job.move), looker))
    if isinstance(job, LookJob):
        return LookAnswer(job.number, looker.look(game))
    after = [sampled_deal(game.state, job.first + i) for i in range(job.count)]
    shares = tuple(looker.look(Game.from_states(states)).shares for states in after)
    return DealAnswer(job.number, shares, looker.judge(game))
