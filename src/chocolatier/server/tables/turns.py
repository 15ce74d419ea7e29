"""Bots and clocks of one table: who acts there without a person's command, and when."""

import asyncio
import logging
import random
import time
from collections.abc import Awaitable, Callable
from typing import Protocol

from chocolatier.bots.levels import quick_level
from chocolatier.compiled import PLAIN
from chocolatier.errors import MoveError, TableError
from chocolatier.rules.core.state import copy_state
from chocolatier.rules.seats import seat_number
from chocolatier.server.tables.services import Services
from chocolatier.server.thinkers import Failure, Job
from chocolatier.table import leaving, moves
from chocolatier.table.seats import STAND_IN, BotTurn
from chocolatier.table.state import Decision, Table, running

RETRY_SECONDS = 1.0
LATE_SECONDS = 0.05  # a clock rings this much late, so that its time is surely up
log = logging.getLogger(__name__)
Decide = Callable[[Table, float], Decision]


class TurnTable(Protocol):
    """What bots and clocks need of the table they act at."""

    @property
    def table(self) -> Table:
        """The table as it is now."""

    @property
    def watched(self) -> bool:
        """Whether a guest is connected."""

    async def change(self, decide: Decide) -> Decision:
        """Decide, store and publish; raise TableError or MoveError if that is refused."""


class Turns:
    """Lets the bot to move think, and the clock of a person to move run."""

    def __init__(self, services: Services, at: TurnTable) -> None:
        self._services, self._at = services, at
        self._thinking: BotTurn | None = None
        self._task: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None

    @property
    def busy(self) -> bool:
        """Whether a bot thinks or a clock runs."""
        return self._thinking is not None or self._timer is not None

    @property
    def thinking(self) -> bool:
        """Whether a bot thinks."""
        return self._thinking is not None

    def plan(self) -> None:
        """Begin the present turn: set the bot to work, or the clock of the person."""
        self.plan_bot()
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        deadline = self._at.table.deadline
        if deadline is not None:
            wait = max(0.0, deadline - time.time()) + LATE_SECONDS
            self._timer = asyncio.get_running_loop().call_later(wait, self._ring)

    def plan_bot(self) -> None:
        """Let the bot to move think; at a table without guests it waits."""
        turn = self._at.table.bot_turn if self._at.watched else None
        if turn == self._thinking:
            return
        if self._task is not None:
            self._task.cancel()
        self._thinking, self._task = turn, None
        if turn is not None:
            self._task = self._services.tasks.spawn(self._think(turn))

    def _ring(self) -> None:
        self._timer = None
        self._services.tasks.spawn(self._time_out())

    async def _time_out(self) -> None:
        """Let the clock run out. If it was set back meanwhile, it is too early: wait again."""
        await self._insist(lambda: self._at.change(leaving.time_out))
        if self._timer is None:
            self.plan()

    async def _think(self, turn: BotTurn) -> None:
        """Play a bot's move; it is refused if the table has another position by then."""
        job = self._job(turn)
        answer = await self._services.thinkers.choose(job)
        try:
            await self._insist(lambda: self._take(turn, job.level, answer))
        except MoveError as error:
            failure = Failure(str(error))
            await self._insist(lambda: self._take(turn, job.level, failure))
        finally:
            if self._thinking == turn:
                self._thinking = None

    def _job(self, turn: BotTurn) -> Job:
        table = running(self._at.table)
        seed = f"{table.seed}/bot {seat_number(turn.seat)} {len(table.game.moves)}"
        level = quick_level(turn.level, table.game.rules) if PLAIN else turn.level
        return Job(level, copy_state(table.game.state), seed)

    async def _insist(self, attempt: Callable[[], Awaitable[object]]) -> None:
        """Repeat an attempt until it is stored, or stale because the table has changed."""
        while True:
            try:
                await attempt()
                return
            except TableError as error:
                if error.code == "stale":
                    return
                if error.code != "not-stored":
                    raise
                await asyncio.sleep(RETRY_SECONDS)

    async def _take(self, turn: BotTurn, level: str, answer: str | Failure) -> None:
        """Play a bot's answer. A bot that failed is replaced; the stand-in plays a random move."""
        if isinstance(answer, Failure):
            log.warning("table %s: %s failed: %s", self._at.table.id, turn.level, answer.reason)
            if turn.level != STAND_IN:
                await self._replace(turn)
                return
            answer = str(random.choice(running(self._at.table).game.legal_moves))
        move = answer
        await self._at.change(lambda table, now: moves.bot_moves(table, turn, move, now, level))

    async def _replace(self, turn: BotTurn) -> None:
        self._thinking = None  # so that planning the next bot does not cancel this task
        await self._at.change(lambda table, now: moves.bot_fails(table, turn, STAND_IN, now))
