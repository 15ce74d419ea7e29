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
from chocolatier.rules.game import Game
from chocolatier.rules.ruleset import Rules
from chocolatier.server.tables.services import Services
from chocolatier.server.thinking.fairness import Asker
from chocolatier.server.thinking.jobs import Failure, Job
from chocolatier.study.contests.contest import bot_seed
from chocolatier.table import leaving, moves
from chocolatier.table.seats import STAND_IN, BotTurn
from chocolatier.table.state import Decision, Table, running

RETRY_SECONDS = 1.0
STAND_IN_SECONDS = 2.0  # after which a quick level plays, if no process for bots has started yet
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

    @property
    def watched_elsewhere(self) -> bool:
        """Whether a guest is connected to another server."""

    @property
    def address(self) -> str:
        """Where a guest is connected from, one with a seat if there is one."""

    def plan(self) -> None:
        """Begin the present turn by ``Turns.plan``, if the table is surely as it is stored."""

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
        """Begin the present turn: set the bot to work, or the clock of the person.

        At a table without guests bots wait. Of several servers only one acts: one with guests.
        """
        table, watched = self._at.table, self._at.watched
        turn = table.bot_turn if watched else None
        deadline = None if self._at.watched_elsewhere and not watched else table.deadline
        neighbours = self._services.neighbours
        if turn is None and deadline is None:
            neighbours.rest(table.id)
        elif not neighbours.acts_for(table.id, watched=watched):
            turn = deadline = None
        self._plan_bot(turn)
        self._plan_clock(deadline)

    def _plan_clock(self, deadline: float | None) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if deadline is not None:
            wait = max(0.0, deadline - time.time()) + LATE_SECONDS
            self._timer = asyncio.get_running_loop().call_later(wait, self._ring)

    def _plan_bot(self, turn: BotTurn | None) -> None:
        if turn == self._thinking:
            return
        if self._task is not None:
            self._task.cancel()
        self._thinking, self._task = turn, None
        if turn is not None:
            game = running(self._at.table).game
            self._task = self._services.tasks.spawn(self._think(turn, game))

    def _ring(self) -> None:
        self._timer = None
        self._services.tasks.spawn(self._time_out())

    async def _time_out(self) -> None:
        """Let the clock run out. If it was set back meanwhile, it is too early: wait again."""
        await self._insist(lambda: self._at.change(leaving.time_out))
        if self._timer is None:
            self._at.plan()

    async def _think(self, turn: BotTurn, game: Game) -> None:
        """Play a bot's move in a game as it was planned; refused if the table has gone on."""
        level = await self._level(turn.level, game.rules)
        with self._services.metrics.bots.labels(level).time():
            answer = await self._choose(turn, level, game)
        try:
            await self._insist(lambda: self._take(turn, level, answer))
        except MoveError as error:
            failure = Failure(str(error))
            await self._insist(lambda: self._take(turn, level, failure))
        finally:
            if self._thinking == turn:
                self._thinking = None

    async def _level(self, level: str, rules: Rules) -> str:
        """Return the level that plays: a quick one if that of the seat would take too long."""
        if self._services.own_bots.knows(level):
            return level
        quick = quick_level(level, rules)
        if PLAIN or quick == level:
            return quick
        if self._at.table.created.contest is not None:  # where every seat plays as announced
            return level
        started = await self._services.thinkers.have_started(STAND_IN_SECONDS)
        return level if started else quick

    def _asker(self) -> Asker:
        table = self._at.table
        alone = not any(state.decides for _, state in table.each_seat())
        return Asker(self._at.address, table.id, alone)

    async def _choose(self, turn: BotTurn, level: str, game: Game) -> str | Failure:
        table = self._at.table
        if self._services.own_bots.knows(level):
            return await self._services.own_bots.choose(level, table.id, game, turn.seat)
        job = Job(level, copy_state(game.state), bot_seed(game, table.seed))
        return await self._services.thinkers.choose(job, self._asker())

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
