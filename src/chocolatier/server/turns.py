"""Bots and clocks of one table: who has to act without a person's command, and when."""

import asyncio
import logging
import random
import time
from collections.abc import Awaitable, Callable
from typing import Protocol

from chocolatier.errors import MoveError, TableError
from chocolatier.rules.core.state import copy_state
from chocolatier.server.services import Services
from chocolatier.server.thinkers import Failure, Job
from chocolatier.table import decide
from chocolatier.table.events import Event
from chocolatier.table.state import STAND_IN, Table, Thinker

RETRY_SECONDS = 1.0
LATE_SECONDS = 0.05  # a clock rings this much late, so that its time is surely up
log = logging.getLogger(__name__)
Decide = Callable[[Table, float], list[Event]]


class TurnTable(Protocol):
    """What bots and clocks need of the table they act at."""

    @property
    def table(self) -> Table:
        """The table as it is now."""

    @property
    def watched(self) -> bool:
        """Whether a guest is connected."""

    async def change(self, decide: Decide) -> list[Event]:
        """Decide, store and publish; raise TableError or MoveError if that is refused."""


class Turns:
    """Lets the bot to move think, and the clock of a person to move run."""

    def __init__(self, services: Services, at: TurnTable) -> None:
        self._services, self._at = services, at
        self._thinking: tuple[Thinker, int] | None = None  # the bot, and the version it looks at
        self._task: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None

    @property
    def busy(self) -> bool:
        """Whether a bot thinks or a clock runs."""
        return self._thinking is not None or self._timer is not None

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
        table = self._at.table
        thinker = table.thinker if self._at.watched else None
        wanted = None if thinker is None else (thinker, table.game_version)
        if wanted == self._thinking:
            return
        if self._task is not None:
            self._task.cancel()
        self._thinking, self._task = wanted, None
        if wanted is not None:
            self._task = self._services.tasks.spawn(self._think(*wanted))

    def _ring(self) -> None:
        self._timer = None
        self._services.tasks.spawn(self._insist(lambda: self._at.change(decide.time_out)))

    async def _think(self, thinker: Thinker, version: int) -> None:
        """Play a bot's move; it is refused if the table has a newer position by then."""
        answer = await self._services.thinkers.choose(self._job(thinker))
        try:
            await self._insist(lambda: self._take(thinker, version, answer))
        except MoveError as error:
            failure = Failure(str(error))
            await self._insist(lambda: self._take(thinker, version, failure))
        finally:
            if self._thinking == (thinker, version):
                self._thinking = None

    def _job(self, thinker: Thinker) -> Job:
        table = self._at.table
        game = table.game
        assert game is not None
        seed = f"{table.seed}/bot {thinker.seat + 1} {len(game.moves)}"
        return Job(thinker.level, copy_state(game.state), seed)

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

    async def _take(self, thinker: Thinker, version: int, answer: str | Failure) -> None:
        """Play a bot's answer; replace a bot that failed."""
        move = answer
        if isinstance(move, Failure):
            log.warning("table %s: %s failed: %s", self._at.table.id, thinker.level, move.reason)
            if thinker.level != STAND_IN:
                await self._replace(thinker, version)
                return
            move = self._any_move()
        text = move
        await self._at.change(
            lambda table, now: decide.bot_moves(table, thinker, text, version, now)
        )

    async def _replace(self, thinker: Thinker, version: int) -> None:
        self._thinking = None  # so that planning the stand-in does not cancel this task
        await self._at.change(
            lambda table, now: decide.bot_fails(table, thinker, STAND_IN, version, now)
        )

    def _any_move(self) -> str:
        """Return a random legal move, for a stand-in that failed."""
        game = self._at.table.game
        assert game is not None
        return str(random.choice(game.legal_moves))
