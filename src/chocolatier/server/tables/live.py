"""A table in memory: every change is decided, stored, and only then published.

All changes of a table happen under its lock, one after the other. Between following a
decision and storing its events nothing else can look at the table; if storing fails, the table is
read again.
"""

import asyncio
import time
from collections.abc import Callable
from typing import TypeVar

from chocolatier.errors import TableError
from chocolatier.rules.seats import Seat
from chocolatier.server.tables.audience import Audience
from chocolatier.server.tables.chatter import Chatter
from chocolatier.server.tables.guest import Guest
from chocolatier.server.tables.services import Services
from chocolatier.server.tables.turns import Decide, Turns
from chocolatier.server.thinkers import check_level
from chocolatier.store.appending import Write
from chocolatier.store.summaries import summarize
from chocolatier.table import leaving, opening
from chocolatier.table.commands import Holders
from chocolatier.table.decide import decide
from chocolatier.table.state import Decision, Table
from chocolatier.view.commands import command_of, levels_of
from chocolatier.view.messages import AnyCommand, Nudge, Signal
from chocolatier.view.story import Story
from chocolatier.view.table_view import TableView

Seen = TypeVar("Seen")


class LiveTable:
    """A table with its guests, its bots and its clocks."""

    def __init__(self, services: Services, story: Story) -> None:
        self.story = story
        self.used = time.monotonic()
        self.audience = Audience(services.settings)
        self._chatter = Chatter(services.settings.limits)
        self._turns = Turns(services, self)
        self._services = services
        self._lock = asyncio.Lock()
        self._doubtful = False  # whether the store may hold something else

    @property
    def table(self) -> Table:
        """The table as it is now."""
        return self.story.table

    @property
    def watched(self) -> bool:
        """Whether a guest is connected."""
        return bool(self.audience.guests)

    @property
    def busy(self) -> bool:
        """Whether it must stay in memory."""
        return self._turns.busy or self.watched or self._lock.locked()

    @property
    def thinking(self) -> bool:
        """Whether a bot thinks here."""
        return self._turns.thinking

    def here(self) -> set[Seat]:
        """Return the seats whose holders are connected."""
        return self.audience.here(self.table)

    # --- changes ----------------------------------------------------------------------------

    async def obey(self, guest: Guest, message: AnyCommand, version: int) -> None:
        """Carry out a guest's command that was given at a version; raise why not.

        A caller who may be cancelled runs this by ``Tasks.finish``, as ``change`` does.
        """
        for level in levels_of(message):
            check_level(level)
        command = command_of(message)
        await self._change(
            lambda table, now: decide(
                table, command, guest.holders, version, now, self.audience.absent(table)
            )
        )

    async def resume(self) -> None:
        """Let clocks and bots go on after the table was read from the store."""
        await self.change(leaving.resume)
        self.plan()

    def plan(self) -> None:
        """Let clocks and bots begin."""
        self._turns.plan()

    async def change(self, decide: Decide) -> Decision:
        """Decide, store and publish.

        Raise the decision's error, or TableError if the database fails. A change that was begun
        is finished even if the caller is cancelled.
        """
        return await self._services.tasks.finish(self._change(decide))

    async def _change(self, decide: Decide) -> Decision:
        async with self._lock:
            await self._trust()
            decision = decide(self.table, time.time())
            if decision.events:
                await self._commit(decision)
            return decision

    async def rematch(self, holders: Holders, table_id: str, seed: str) -> Table | None:
        """Store the same table again under a new id and return it; None if that was done before.

        Raise TableError if the game is not over or the holders have no seat.
        """
        async with self._lock:
            await self._trust()
            if self.table.rematch is not None and self.table.held_by(holders):
                return None
            decision, new = opening.rematch(self.table, holders, table_id, seed, time.time())
            await self._commit(decision, Write(table_id, 0, new.log, summarize(new), seed))
            return new

    async def _commit(self, decision: Decision, *others: Write) -> None:
        before = self.table.version
        news = self.story.follow(decision)
        self._doubtful = True
        write = Write(self.table.id, before, decision.events, summarize(self.table))
        if not await self._services.archive.write(write, *others):
            raise TableError("stale", "another server has changed this table")
        self._doubtful = False
        self.audience.publish(self.story, news, before)
        self.plan()

    async def _trust(self) -> None:
        """Read the table again if memory and store may differ, and show it to every guest.

        Raise TableError if it cannot be read; then it stays doubtful.
        """
        if not self._doubtful:
            return
        self.story = await self._services.archive.read(self.table.id)
        self._doubtful = False
        self.audience.show_all(self.story)
        self.plan()

    # --- looking ----------------------------------------------------------------------------

    async def read(self, look: Callable[[Table], Seen]) -> Seen:
        """Return what a function finds in the table while nothing changes it."""
        async with self._lock:
            await self._trust()
            return look(self.table)

    async def show(self) -> TableView:
        """Return the table as a spectator sees it."""
        return await self.read(lambda _: self.audience.view(self.story))

    async def sync(self, guest: Guest, since: int | None) -> int:
        """Send everything to one guest; return how many characters that are."""
        async with self._lock:
            await self._trust()
            return self.audience.show(guest, self.story, since)

    async def enter(self, guest: Guest, since: int | None) -> int:
        """Add a guest: show them the table, and the others that they are here.

        Return how many characters the guest was sent.
        """
        async with self._lock:
            await self._trust()
            came = self.audience.enter(guest, self.table)
            size = self.audience.show(guest, self.story, since)
            self._turns.plan_bot()
            if came:
                self.audience.publish_presence(self.story, unless=guest)
            return size

    def signal(self, guest: Guest, message: Signal | Nudge) -> None:
        """Show a guest's reaction, phrase or nudge to all; raise TableError if it is refused."""
        self.audience.send(self._chatter.pass_on(self.table, message, guest.holders))

    async def look(self, guest: Guest, *, away: bool) -> None:
        """Note whether a guest looks at the page, and show it to all if that changes a seat."""
        before = self.audience.away(self.table)
        guest.away = away
        if self.audience.away(self.table) != before:
            await self._publish_presence()

    def leave(self, guest: Guest) -> None:
        """Remove a guest, and show it to the others if a seat's holder is gone."""
        self.used = time.monotonic()
        if self.audience.leave(guest, self.table):
            self._services.tasks.spawn(self._publish_presence())

    async def _publish_presence(self) -> None:
        async with self._lock:
            await self._trust()
            self.audience.publish_presence(self.story)
