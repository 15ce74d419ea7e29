"""A table in memory: every change is decided, stored, and only then published.

All changes of a table happen under its lock, one after the other. Between following a
decision and storing its events nothing else can look at the table; if storing fails, the table is
read again.
"""

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from typing import TypeVar

from chocolatier.errors import ChocolatierError, TableError
from chocolatier.rules.seats import Seat
from chocolatier.server.tables.archive import Kept
from chocolatier.server.tables.audience import Audience
from chocolatier.server.tables.chatter import Chatter
from chocolatier.server.tables.coach import Coach
from chocolatier.server.tables.guest import Guest
from chocolatier.server.tables.neighbours import Presences
from chocolatier.server.tables.services import Services
from chocolatier.server.tables.turns import Decide, Turns
from chocolatier.store.appending import Write
from chocolatier.store.summaries import summarize
from chocolatier.table import leaving, opening
from chocolatier.table.commands import Command, Holders, PlayMove
from chocolatier.table.decide import decide
from chocolatier.table.events import GameEnded, Moved
from chocolatier.table.loading import step
from chocolatier.table.state import Decision, RunningTable, Table
from chocolatier.view.commands import command_of, levels_of
from chocolatier.view.messages import AnyCommand, Nudge, Signal
from chocolatier.view.snapshots import Mark, mark
from chocolatier.view.story import Story
from chocolatier.view.table_view import TableView

Seen = TypeVar("Seen")
FRESH_SECONDS = 5.0
SNAPSHOT_EVENTS = 40  # after a snapshot, before another is stored of a table in memory
RECOVER_SECONDS = 0.5  # between two attempts to read a table whose last write failed
TRIES = 3  # to decide again when another server was faster


def _stale() -> TableError:
    return TableError("stale", "another server has changed this table")


def _needs_summary(decision: Decision) -> bool:
    """Return whether a lobby should see a change even if this server dies: any but most moves.

    The others are summarized when the table leaves the memory.
    """
    return any(not isinstance(event, Moved) or event.deal for event in decision.events)


class LiveTable:
    """A table with its guests, its bots and its clocks."""

    def __init__(self, services: Services, kept: Kept) -> None:
        self.story = kept.story
        self._mark, self._snapshot = kept.mark, kept.snapshot
        self.used = time.monotonic()
        self.audience = Audience(services.settings)
        self._chatter = Chatter(services.settings.limits)
        self._turns = Turns(services, self)
        self.coach = Coach(services, self)
        self._services = services
        self._lock = asyncio.Lock()
        self._doubtful = False  # whether the store may hold something else
        self._recovering = False  # whether a task reads the table again as soon as it can
        self.is_summarized = False  # whether the stored summary surely describes this version

    @property
    def table(self) -> Table:
        """The table as it is now."""
        return self.story.table

    @property
    def watched(self) -> bool:
        """Whether a guest is connected."""
        return bool(self.audience.guests)

    @property
    def watched_elsewhere(self) -> bool:
        """Whether a guest is connected to another server."""
        return any(self.audience.others.values())

    @property
    def fresh(self) -> bool:
        """Whether it was opened a moment ago, so that its host may still be on the way here."""
        return time.time() - self.table.created.at < FRESH_SECONDS

    @property
    def address(self) -> str:
        """Where a guest is connected from, one with a seat if there is one."""
        return self.audience.address(self.table)

    @property
    def busy(self) -> bool:
        """Whether it must stay in memory."""
        return self._turns.busy or self.watched or self._lock.locked()

    @property
    def is_behind(self) -> bool:
        """Whether its stored summary has to be made again, as far as memory can be trusted."""
        return not self.is_summarized and not self._doubtful

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
            self._services.check_level(level)
        command, began = command_of(message), time.monotonic()
        try:
            await self._change(
                lambda table, now: decide(
                    table, command, guest.holders, version, now, self._absent(command)
                )
            )
        finally:
            self._services.metrics.commands.observe(time.monotonic() - began)

    def _absent(self, command: Command) -> set[Seat]:
        """Return the seats whose holders are away, if that matters for a command."""
        return set() if isinstance(command, PlayMove) else self.audience.absent(self.table)

    async def resume(self) -> None:
        """Let clocks and bots go on after the table was read from the store.

        A running clock gets its time again, unless another server has gone on with it.
        """
        runs = self.table.deadline is not None
        if runs and await self._services.neighbours.takes_over(self.table.id):
            await self.change(leaving.resume)
        self.plan()

    def plan(self) -> None:
        """Let clocks and bots begin, and drop questions about positions that are gone.

        Not while the table is doubtful: a bot would think about a position that may never be
        stored, and play in another one with the same version. This is called again then.
        """
        if not self._doubtful:
            self.coach.forget_gone()
            self._turns.plan()

    async def change(self, decide: Decide) -> Decision:
        """Decide, store and publish.

        Raise the decision's error, or TableError if the database fails. A change that was begun
        is finished even if the caller is cancelled.
        """
        return await self._services.tasks.finish(self._change(decide))

    async def _change(self, decide: Decide) -> Decision:
        async with self._lock:
            for _ in range(TRIES):
                await self._trust()
                decision = decide(self.table, time.time())
                if not decision.events or await self._commit(decision):
                    return decision
            raise _stale()

    async def rematch(self, holders: Holders, table_id: str, seed: str) -> Table | None:
        """Store the same table again under a new id and return it; None if that was done before.

        Raise TableError if the game is not over or the holders have no seat.
        """
        async with self._lock:
            for _ in range(TRIES):
                await self._trust()
                if self.table.rematch is not None and self.table.held_by(holders):
                    return None
                decision, new = opening.rematch(self.table, holders, table_id, seed, time.time())
                write = Write(table_id, 0, new.log, summarize(new), seed)
                if await self._commit(decision, write):
                    return new
            raise _stale()

    async def _commit(self, decision: Decision, *others: Write) -> bool:
        """Store and publish a decision; return False if another server has changed the table."""
        before = self.table.version
        news = self.story.follow(decision)
        self._doubtful = True
        try:
            summary = summarize(self.table) if _needs_summary(decision) else None
            write = Write(self.table.id, before, decision.events, summary)
            # Written while all of it is at hand; a clock is shown as it is when they are sent.
            clocked = self.table.deadline is not None
            letters = [] if clocked else self.audience.letters(self.story, news, before)
            if not await self._services.archive.write(write, *others):
                return False
            self._doubtful = False
        finally:
            if self._doubtful:
                self._recover_soon()
        self.is_summarized = summary is not None
        self._take_mark()
        letters = self.audience.letters(self.story, news, before) if clocked else letters
        self.audience.publish(self.story, letters)
        self._announce()
        self.plan()
        self._report_end(decision)
        return True

    def _report_end(self, decision: Decision) -> None:
        """Let the contest of this table know that its game is over."""
        if self.table.created.contest is None or not isinstance(self.table, RunningTable):
            return
        if any(isinstance(event, GameEnded) for event in decision.events):
            for call in self._services.on_over:
                self._services.tasks.spawn(call(self.table))

    async def _trust(self) -> None:
        """Read the table again if memory and store may differ, and show it to every guest.

        Raise TableError if it cannot be read; then it stays doubtful.
        """
        if not self._doubtful:
            return
        try:
            kept = await self._services.archive.read(self.table.id)
        except TableError:
            self._recover_soon()
            raise
        self.story, self._mark, self._snapshot = kept.story, kept.mark, kept.snapshot
        self._doubtful = self.is_summarized = False
        self.audience.show_all(self.story)
        self._announce()
        self.plan()

    def _recover_soon(self) -> None:
        """Read a doubtful table again when the database answers, even if no one asks.

        Those who watch would wait for ever if the command that failed was stored after all, and
        the guest who gave it is at another server now.
        """
        if not self._recovering:
            self._recovering = True
            self._services.tasks.spawn(self._recover())

    async def _recover(self) -> None:
        try:
            while self._doubtful and self.watched:
                await asyncio.sleep(RECOVER_SECONDS)
                with suppress(TableError):
                    async with self._lock:
                        await self._trust()
        finally:
            self._recovering = False

    def _take_mark(self) -> None:
        """Note the table after a deal; now and then, and not only at the end, store a snapshot."""
        taken = mark(self.story)
        if taken is not None:
            self._mark = taken
            if taken.version - self._snapshot >= SNAPSHOT_EVENTS:
                self._services.tasks.spawn(self._services.archive.snapshot([(taken, self.story)]))
                self._snapshot = taken.version

    def marked(self) -> tuple[Mark, Story] | None:
        """Return what a snapshot is made of, unless it is stored already."""
        if self._mark is None or self._mark.version <= self._snapshot:
            return None
        return self._mark, self.story

    # --- other servers ----------------------------------------------------------------------

    async def catch_up(self, version: int) -> None:
        """Read what another server has stored up to a version, and show it to every guest.

        Raise TableError if it cannot be read.
        """
        async with self._lock:
            await self._trust()
            await self._catch_up(version)

    async def _catch_up(self, version: int) -> None:
        if self.table.version >= version:
            return
        for event in await self._services.archive.events(self.table.id, self.table.version):
            before = self.table.version
            try:
                news = self.story.follow(step(self.table, event))
            except (ChocolatierError, LookupError, ValueError):
                self._doubtful = True
                await self._trust()
                return
            self._take_mark()
            letters = self.audience.letters(self.story, news, before)
            self.audience.publish(self.story, letters)
        self.is_summarized = False
        self._announce()
        self.plan()

    async def _refresh(self) -> None:
        """Make sure that a guest who asks sees the newest version."""
        version = await self._services.neighbours.version(self.table.id)
        if version > self.table.version:
            with suppress(TableError):
                await self.catch_up(version)

    async def meet(self, others: Presences) -> None:
        """Take who is at this table at other servers, and show it to the guests.

        Raise TableError if the table had to be read again and could not; who is here is shown
        when it can.
        """
        async with self._lock:
            changed = self.audience.meet(others, self.table)
            await self._trust()  # or guests would see what was never stored
            if changed:
                self.audience.publish_presence(self.story)
            self.plan()

    def overhear(self, text: str) -> None:
        """Show a reaction, phrase or nudge that came from another server."""
        self._chatter.note(self.table, text)
        self.audience.send(text)

    def _announce(self) -> None:
        if self._services.neighbours.alone:
            return
        self._services.neighbours.announce(self.table.id, self.audience.presence(self.table))

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
        await self._refresh()
        async with self._lock:
            await self._trust()
            return self.audience.show(guest, self.story, since)

    async def enter(self, guest: Guest, since: int | None) -> int:
        """Add a guest: show them the table, and the others that they are here.

        Return how many characters the guest was sent.
        """
        await self._refresh()
        async with self._lock:
            await self._trust()
            came = self.audience.enter(guest, self.table)
            size = self.audience.show(guest, self.story, since)
            self._announce()
            self.plan()
            if came:
                self.audience.publish_presence(self.story, unless=guest)
            return size

    def signal(self, guest: Guest, message: Signal | Nudge) -> None:
        """Show a guest's reaction, phrase or nudge to all; raise TableError if it is refused."""
        text = self._chatter.pass_on(self.table, message, guest.holders)
        self.audience.send(text)
        self._services.neighbours.tell(self.table.id, text)

    async def look(self, guest: Guest, *, away: bool) -> None:
        """Note whether a guest looks at the page, and show it to all if that changes a seat."""
        before = self.audience.away(self.table)
        guest.away = away
        self._announce()
        if self.audience.away(self.table) != before:
            await self._publish_presence()

    def leave(self, guest: Guest) -> None:
        """Remove a guest, and show it to the others if a seat's holder is gone."""
        self.used = time.monotonic()
        gone = self.audience.leave(guest, self.table)
        self._announce()
        if gone:
            self._services.tasks.spawn(self._publish_presence())

    async def _publish_presence(self) -> None:
        async with self._lock:
            await self._trust()
            self.audience.publish_presence(self.story)
