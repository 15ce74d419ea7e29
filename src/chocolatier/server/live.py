"""A table in memory, with its guests: check, store, and only then tell.

All that happens at a table happens under its lock, one thing after the other. Between applying
events and storing them nobody can look; if storing fails, the table is read again.
"""

import asyncio
import logging
import random
import time
from collections.abc import Awaitable, Callable, Iterable
from typing import TypeVar

from pydantic import TypeAdapter

from chocolatier.errors import ChocolatierError, MoveError, TableError
from chocolatier.rules.core.state import copy_state
from chocolatier.rules.seats import Seat, seat_number
from chocolatier.server.guest import Guest
from chocolatier.server.problems import problem_of
from chocolatier.server.services import Services
from chocolatier.server.thinkers import Failure, Job
from chocolatier.store.store import Write
from chocolatier.store.summaries import summarize
from chocolatier.table import leaving, moves, opening
from chocolatier.table.decide import decide
from chocolatier.table.seats import STAND_IN, BotTurn
from chocolatier.table.state import Decision, Table, running
from chocolatier.view import messages
from chocolatier.view.commands import command_of
from chocolatier.view.frames import Frame
from chocolatier.view.guest import (
    Picture,
    event_view,
    own_view,
    picture_of,
    spectator_view,
    view_of,
)
from chocolatier.view.story import Story
from chocolatier.view.table_view import Opened, TableView

Result = TypeVar("Result")
log = logging.getLogger(__name__)
Decide = Callable[[Table, float], Decision]


_FRAMES = TypeAdapter(list[Frame])
_EVENTS = TypeAdapter(list[messages.EventView])


def _update_rest(kept: int, frames: list[Frame], events: list[messages.EventView]) -> str:
    """All of an update but the view, which is the same for all guests and long."""
    frames_text, events_text = _FRAMES.dump_json(frames), _EVENTS.dump_json(events)
    return f'"kept":{kept},"frames":{frames_text.decode()},"events":{events_text.decode()}}}'


class LiveTable:
    """A table that somebody looks at, or that a bot or a clock works for."""

    def __init__(self, services: Services, story: Story) -> None:
        self.services = services
        self.story = story
        self.lock = asyncio.Lock()
        self.guests: set[Guest] = set()
        self.used = self._loaded = time.monotonic()
        self._picture: Picture | None = None
        self._doubtful = False  # the store may hold something else
        self._thinking: BotTurn | None = None
        self._think_task: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._away: dict[Seat, float] = {}  # seats whose holders went away, and when

    @property
    def table(self) -> Table:
        return self.story.table

    @property
    def busy(self) -> bool:
        """It must stay in memory."""
        waits = self._thinking is not None or self._timer is not None
        return waits or bool(self.guests) or self.lock.locked()

    # --- commands -------------------------------------------------------------------------

    async def command(self, guest: Guest, do: messages.Do) -> None:
        """Do what a guest wants; the guest gets the update first, then the one answer."""
        problem, opened = None, None
        try:
            if isinstance(do.command, messages.RematchCommand):
                opened = await self.rematch(guest.holders)
            else:
                if isinstance(do.command, messages.LeaveCommand):
                    self.services.check_level(do.command.level)
                command = command_of(do.command)
                await self.change(
                    lambda table, now: decide(
                        table, command, guest.holders, do.version, now, self._absent()
                    )
                )
        except ChocolatierError as error:
            problem = problem_of(error)
        except Exception:
            log.exception("table %s: a command failed", self.table.id)
            problem = messages.Problem(
                code="internal", message="something went wrong in the server"
            )
        answer = messages.Answer(id=do.id, version=self.table.version, error=problem, opened=opened)
        guest.send(answer.model_dump_json())

    async def resume(self) -> None:
        """The table has just been read: let clocks and bots go on."""
        await self.change(leaving.resume)
        self.plan()

    async def change(self, decide: Decide) -> Decision:
        """Decide, store, tell; raises the decision's error, or TableError if the database fails.

        What was begun is finished, even if whoever asked for it is gone.
        """
        return await self.services.finish(self._change(decide))

    async def _change(self, decide: Decide) -> Decision:
        async with self.lock:
            await self._trust()
            decision = decide(self.table, time.time())
            if decision.events:
                await self._commit(decision)
            return decision

    async def rematch(self, holders: frozenset[str]) -> Opened:
        """The same table again; whoever asks second gets the same one."""
        return await self.services.finish(self._rematch(holders))

    async def _rematch(self, holders: frozenset[str]) -> Opened:
        async with self.lock:
            await self._trust()
            table_id, seed = self.services.fresh()
            if self.table.rematch is None or not self.table.held_by(holders):
                decision, new = opening.rematch(self.table, holders, table_id, seed, time.time())
                await self._commit(
                    decision, Write(table_id, 0, tuple(new.log), summarize(new), seed)
                )
                self.services.adopt(new)
            assert self.table.rematch is not None
            return Opened(table=self.table.rematch, token=None, invite=None)

    async def _commit(self, decision: Decision, *others: Write) -> None:
        after = self.table.version
        kept, frames = self.story.follow(decision)
        position = frames[-1].position if frames else None
        self._picture = None
        self._doubtful = True
        write = Write(self.table.id, after, decision.events, summarize(self.table))
        if not await self.services.write(write, *others):
            raise TableError("stale", "another server has gone on with this table")
        self._doubtful = False
        self._picture = picture_of(self.table, position)
        self._tell(self.guests, kept, frames, after)
        self.plan()

    async def _trust(self) -> None:
        """Read the table again if memory and store may differ, and show it to everybody.

        TableError if it cannot be read; then it stays doubtful.
        """
        if not self._doubtful:
            return
        self.story = await self.services.read(self.table.id)
        self._doubtful, self._picture = False, None
        for guest in self.guests:
            guest.send(self._state(guest, None))
        self.plan()

    # --- what guests see --------------------------------------------------------------------

    def picture(self) -> Picture:
        """What all see alike, made once for each version."""
        if self._picture is None:
            self._picture = picture_of(self.table)
        return self._picture

    def here(self) -> set[Seat]:
        """The seats whose holders are connected."""
        holders = {holder for guest in self.guests for holder in guest.holders}
        return {seat for seat, state in self.table.each_seat() if state.holder in holders}

    def _absent(self) -> set[Seat]:
        """The seats whose holders have been away for a while."""
        limit = time.monotonic() - self.services.settings.absent_seconds
        here = self.here()
        return {
            seat
            for seat, _ in self.table.each_seat()
            if seat not in here and self._away.get(seat, self._loaded) < limit
        }

    def _view(self, mine: tuple[Seat, ...]) -> TableView:
        return view_of(self.table, self.picture(), mine, self.here(), time.time())

    async def show(self) -> TableView:
        """The table for a spectator."""
        return await self.read(lambda _: self._view(()))

    async def read(self, look: Callable[[Table], Result]) -> Result:
        """Look at the table while it stands still."""
        async with self.lock:
            await self._trust()
            return look(self.table)

    def _events(self, since: int) -> list[messages.EventView]:
        return [
            event_view(version, event)
            for version, event in enumerate(self.table.log[since:], since + 1)
        ]

    def _state(self, guest: Guest, since: int | None) -> str:
        mine = tuple(self.table.held_by(guest.holders))
        since = 0 if since is None or since > self.table.version else since
        return messages.State(
            view=self._view(mine), story=self.story.entries, events=self._events(since)
        ).model_dump_json()

    async def sync(self, guest: Guest, since: int | None) -> None:
        """Send everything to one guest."""
        async with self.lock:
            await self._trust()
            guest.send(self._state(guest, since))

    def _tell(self, guests: Iterable[Guest], kept: int, frames: list[Frame], since: int) -> None:
        """Send what is new to guests, to each as they may see it."""
        common = spectator_view(self.table, self.picture(), self.here(), time.time())
        rest = _update_rest(kept, frames, self._events(since))
        texts: dict[tuple[Seat, ...], str] = {}
        for guest in guests:
            mine = tuple(self.table.held_by(guest.holders))
            if mine not in texts:
                view = own_view(common, self.table, self.picture(), mine)
                texts[mine] = f'{{"type":"update","view":{view.model_dump_json()},{rest}'
            guest.send(texts[mine])

    # --- guests -----------------------------------------------------------------------------

    async def enter(self, guest: Guest, since: int | None) -> None:
        """A guest came: show them the table, and the others that they are here."""
        async with self.lock:
            await self._trust()
            if not self._room_for(guest):
                raise ChocolatierError("too-many-sockets", "too many watch this table")
            others, before = list(self.guests), self.here()
            self.guests.add(guest)
            for seat in self.here() - before:
                self._away.pop(seat, None)
            guest.send(self._state(guest, since))
            self._plan_thinking()
            if self.here() != before:
                self._tell(others, len(self.story.entries), [], self.table.version)

    def _room_for(self, guest: Guest) -> bool:
        """Whoever holds a seat always finds room, everybody else up to the limit."""
        if self.table.held_by(guest.holders):
            return True
        watching = sum(not self.table.held_by(other.holders) for other in self.guests)
        return watching < self.services.settings.limits.spectators_per_table

    def leave(self, guest: Guest) -> None:
        """A guest is gone."""
        before = self.here()
        self.guests.discard(guest)
        self.used = time.monotonic()
        gone = before - self.here()
        for seat in gone:
            self._away[seat] = self.used
        if gone:
            self.services.spawn(self._tell_presence())

    async def _tell_presence(self) -> None:
        async with self.lock:
            await self._trust()
            self._tell(self.guests, len(self.story.entries), [], self.table.version)

    # --- bots and clocks --------------------------------------------------------------------

    def plan(self) -> None:
        """Set a bot to work if it is its turn, and the clock if it is a person's."""
        self._plan_thinking()
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        deadline = self.table.deadline
        if deadline is not None:
            wait = max(0.0, deadline - time.time()) + 0.05
            self._timer = asyncio.get_running_loop().call_later(wait, self._ring)

    def _ring(self) -> None:
        self._timer = None
        self.services.spawn(self._insist(lambda: self.change(leaving.time_out)))

    def _plan_thinking(self) -> None:
        """A bot thinks while somebody watches: at a table that was left, it waits."""
        turn = self.table.bot_turn if self.guests else None
        if turn == self._thinking:
            return
        if self._think_task is not None:
            self._think_task.cancel()
        self._thinking, self._think_task = turn, None
        if turn is not None:
            self._think_task = self.services.spawn(self._think(turn))

    async def _think(self, turn: BotTurn) -> None:
        """Let a bot find its move; the answer is refused if the table has gone on."""
        game = running(self.table).game
        seed = f"{self.table.seed}/bot {seat_number(turn.seat)} {len(game.moves)}"
        job = Job(turn.level, copy_state(game.state), seed)
        answer = await self.services.thinkers.choose(job)
        try:
            await self._insist(lambda: self._take(turn, answer))
        except MoveError as error:
            failure = Failure(str(error))
            await self._insist(lambda: self._take(turn, failure))
        finally:
            if self._thinking == turn:
                self._thinking = None

    async def _insist(self, attempt: Callable[[], Awaitable[object]]) -> None:
        """Try until it is stored, or until the table has gone on without it."""
        while True:
            try:
                await attempt()
                return
            except TableError as error:
                if error.code == "stale":
                    return
                if error.code != "not-stored":
                    raise
                await asyncio.sleep(1)

    async def _take(self, turn: BotTurn, answer: str | Failure) -> None:
        """Play a bot's move; a bot that failed is replaced, and the last of them plays anything."""
        if isinstance(answer, str):
            move = answer
        else:
            log.warning("table %s: %s failed: %s", self.table.id, turn.level, answer.reason)
            if turn.level != STAND_IN:
                self._thinking = None
                await self.change(lambda table, now: moves.bot_fails(table, turn, STAND_IN, now))
                return
            move = str(random.choice(running(self.table).game.legal_moves))
        await self.change(lambda table, now: moves.bot_moves(table, turn, move, now))
