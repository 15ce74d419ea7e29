"""Live analysis: a position is searched in short slices, behind the bots, while a guest looks."""

import asyncio
import secrets
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Literal
from weakref import WeakValueDictionary

from chocolatier.bots.analysis.analyse import check_moves
from chocolatier.errors import ChocolatierError
from chocolatier.rules.game import Game
from chocolatier.server.limits import Addresses, ServerLimits
from chocolatier.server.thinking.jobs import Failure
from chocolatier.server.thinking.thinkers import Thinkers
from chocolatier.study.slices import SliceAnswer, SliceJob

FIRST_SECONDS = 0.05  # of the first slice, so that something is shown at once
MOST_FAILURES = 3


@dataclass(frozen=True)
class Progress:
    """What an analysis has found so far, after so many seconds of searching."""

    found: SliceAnswer
    seconds: float
    done: Literal["solved", "limit"] | None


class Analyses:
    """All live analyses of a server; those of one address take turns."""

    def __init__(self, thinkers: Thinkers, limits: ServerLimits, addresses: Addresses) -> None:
        self._thinkers, self._limits, self._addresses = thinkers, limits, addresses
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def analyse(self, game: Game, moves: int, address: str) -> AsyncIterator[Progress]:
        """Yield what is found after every slice; it stops when the caller does.

        Raise ChocolatierError if there is nothing to decide, if the address has used its budget,
        and if searching fails.
        """
        check_moves(game, moves)
        session, state = secrets.token_hex(8), game.key
        turn = self._turns.setdefault(address, asyncio.Lock())
        spent, seconds, done = 0.0, FIRST_SECONDS, None
        try:
            while done is None:
                async with turn:
                    began = time.monotonic()
                    self._addresses.take_analysis(address, seconds)
                    found = await self._search(SliceJob(session, state, moves, seconds))
                    spent += min(seconds, time.monotonic() - began)
                seconds = self._limits.slice_seconds
                done = self._end(found, spent)
                yield Progress(found, spent, done)
        finally:
            self._thinkers.forget(session)

    async def _search(self, job: SliceJob) -> SliceAnswer:
        """Do a slice; one that fails, perhaps with its process, is done again."""
        reason = ""
        for _ in range(MOST_FAILURES):
            answer = await self._thinkers.analyse(job)
            if not isinstance(answer, Failure):
                return answer
            reason = answer.reason
        raise ChocolatierError("analysis-failed", reason)

    def _end(self, found: SliceAnswer, spent: float) -> Literal["solved", "limit"] | None:
        if found.done:
            return "solved" if all(one.solved for one in found.thoughts) else "limit"
        over = spent >= self._limits.analysis_seconds or found.nodes >= self._limits.analysis_nodes
        return "limit" if over else None
