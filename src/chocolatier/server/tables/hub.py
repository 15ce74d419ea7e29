"""All tables of the server: how they are opened, which are in memory, and when they leave it."""

import asyncio
import time
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress

from chocolatier.compiled import PLAIN
from chocolatier.errors import TableError
from chocolatier.rules.deal import fresh_seed
from chocolatier.rules.game import Game
from chocolatier.rules.seats import Seat, seat_number
from chocolatier.server.tables.archive import Kept
from chocolatier.server.tables.closing import CloseCode
from chocolatier.server.tables.guest import Guest
from chocolatier.server.tables.ids import fresh_table_id, fresh_token
from chocolatier.server.tables.live import LiveTable
from chocolatier.server.tables.services import Services
from chocolatier.store.appending import Write
from chocolatier.store.summaries import TableSummary, summarize
from chocolatier.table import opening
from chocolatier.table.commands import TableSetup
from chocolatier.table.events import Seated
from chocolatier.table.seats import hash_token
from chocolatier.table.state import Table, running
from chocolatier.view.commands import seat_wish, setup_of
from chocolatier.view.guest import summary_view
from chocolatier.view.http import Join, Joined, NewTable, Summary
from chocolatier.view.messages import Announced
from chocolatier.view.story import Story
from chocolatier.view.table_view import Opened

SWEEP_SECONDS = 20.0
TOGETHER = 200  # tables that are put away in one transaction


def too_early() -> TableError:
    """Return the error for a review of a game that is still played."""
    return TableError("review-too-early", "the game is not over yet")


class Hub:
    """Opens tables, finds them, and forgets those without guests."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.ready = asyncio.Event()  # set when the rules are loaded
        self.compiled = 0.0 if PLAIN else 1.0  # how much of the compiling is done
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}

    async def wait_ready(self) -> None:
        """Wait until games can be played, however long that takes."""
        await self.ready.wait()

    async def find(self, table_id: str) -> LiveTable:
        """Return a table from memory or from the store; raise TableError if there is none."""
        await self.wait_ready()
        live = self._tables.get(table_id)
        if live is None:
            if table_id not in self._loading:
                self._loading[table_id] = self.services.tasks.spawn(self._load(table_id))
            live = await asyncio.shield(self._loading[table_id])
        live.used = time.monotonic()
        return live

    async def _load(self, table_id: str) -> LiveTable:
        try:
            live = LiveTable(self.services, await self.services.archive.read(table_id))
            await live.resume()
            self._tables[table_id] = live
            neighbours = self.services.neighbours
            neighbours.meet(table_id)
            newest = await neighbours.version(table_id)  # no one heard of it while this was read
            if newest > live.table.version:
                await live.catch_up(newest)
            live.used = time.monotonic()  # reading may have taken longer than idle tables stay
            return live
        finally:
            del self._loading[table_id]

    def _adopt(self, table: Table) -> None:
        """Keep a table that was just stored for the first time."""
        live = LiveTable(self.services, Kept(Story(table), None, 0))
        self._tables[table.id] = live
        live.plan()

    async def open(self, new: NewTable) -> Opened:
        """Open a new table."""
        await self.wait_ready()
        for seat in new.seats:
            self.services.check_level(seat.level)
        return await self.open_setup(setup_of(new), fresh_seed())

    async def open_setup(self, setup: TableSetup, seed: str, token: str | None = None) -> Opened:
        """Open a new table with this seed; ``token`` holds the seats at this screen."""
        await self.wait_ready()
        table_id = fresh_table_id()
        if not any(seat.kind == "here" for seat in setup.seats):
            token = None
        elif token is None:
            token = fresh_token()
        holder = None if token is None else hash_token(token)
        table = opening.open_table(setup, holder, table_id, seed, time.time())
        await self.services.archive.write(Write(table_id, 0, table.log, summarize(table), seed))
        self._adopt(table)
        invite = table.invite if table.status == "waiting" else None
        return Opened(table=table_id, token=token, invite=invite)

    async def join(self, table_id: str, wish: Join) -> Joined:
        """Take an open seat."""
        live = await self.find(table_id)
        token = fresh_token()
        decision = await live.change(
            lambda table, now: opening.take_seat(table, seat_wish(wish), hash_token(token), now)
        )
        seated = decision.events[0]
        assert isinstance(seated, Seated)
        return Joined(seat=seat_number(seated.seat), token=token)

    async def rematch(self, live: LiveTable, holders: frozenset[str]) -> Opened:
        """Open a table again with the same seats; return the same one to all who ask.

        A caller who may be cancelled runs this by ``Tasks.finish``.
        """
        new = await live.rematch(holders, fresh_table_id(), fresh_seed())
        if new is not None:
            self._adopt(new)  # before any other task can look for it
        assert live.table.rematch is not None
        return Opened(table=live.table.rematch, token=None, invite=None)

    async def sweep(self) -> None:
        """Forget idle tables, for ever."""
        while True:
            await asyncio.sleep(min(SWEEP_SECONDS, self.services.settings.idle_seconds))
            limit = time.monotonic() - self.services.settings.idle_seconds
            idle = [
                live
                for live in self._tables.values()
                if live.used < limit and not live.busy and live.table.id not in self._loading
            ]
            for live in idle:
                del self._tables[live.table.id]
                self.services.neighbours.forget(live.table.id)
            await self._put_away(idle)

    async def rest(self) -> None:
        """Put all tables away before the server stops."""
        await self._put_away(list(self._tables.values()))

    async def _put_away(self, tables: Sequence[LiveTable]) -> None:
        """Store what was left for later; if that fails, it is made again from the log."""
        for start in range(0, len(tables), TOGETHER):
            some = tables[start:][:TOGETHER]
            tables_behind = [live.table for live in some if live.is_behind]
            marked = [found for live in some if (found := live.marked()) is not None]
            with suppress(TableError):
                if tables_behind:
                    await self.services.archive.summarize(tables_behind)
                if marked:
                    await self.services.archive.snapshot(marked)

    def check_not_played(self, game: Game) -> None:
        """Raise TableError if a game began as one that is still played at a table in memory."""
        first_deal = next(iter(game.history), None)
        for live in self._tables.values():
            table = live.table
            if table.status != "playing" or table.rules != game.rules:
                continue
            position = table.created.position
            if position is None and running(table).started.deal == first_deal:
                raise too_early()
            if position is not None and position == str(game.opening):
                raise too_early()

    async def summaries(self, ids: Collection[str]) -> list[TableSummary]:
        """Return the summaries of those tables that exist."""
        here = [self._tables[table_id] for table_id in ids if table_id in self._tables]
        found = [summarize(live.table) for live in here]
        if stored := [table_id for table_id in ids if table_id not in self._tables]:
            found += await self.services.archive.summaries(stored)
        return found

    def with_presence(self, summary: TableSummary) -> Summary:
        """Return a summary as it is sent, with who is connected now."""
        live = self._tables.get(summary.table)
        return summary_view(summary, () if live is None else live.here())

    def live(self, table_id: str) -> LiveTable | None:
        """Return a table, or None if it is not in memory."""
        return self._tables.get(table_id)

    def all_live(self) -> list[LiveTable]:
        """Return all tables in memory."""
        return list(self._tables.values())

    def host_of(self, table_id: str) -> Seat | None:
        """Return the host's seat; None if the table is not in memory, or has no host."""
        live = self._tables.get(table_id)
        if live is None or live.table.host is None:
            return None
        return next(iter(live.table.held_by(frozenset([live.table.host]))), None)

    @property
    def thinking(self) -> bool:
        """Whether a bot thinks at any table."""
        return any(live.thinking for live in list(self._tables.values()))

    def seen(self, table_id: str) -> LiveTable | None:
        """Return a table if it is in memory."""
        return self._tables.get(table_id)

    async def remove(self, table_id: str) -> bool:
        """Remove a table for ever, and send its guests away; return whether there was one."""
        removed = await self.services.archive.remove(table_id)
        live = self._tables.pop(table_id, None)
        self.services.neighbours.forget(table_id)
        for guest in () if live is None else list(live.audience.guests):
            guest.dismiss(CloseCode.NO_TABLE)
        return removed

    def reload(self, table_id: str) -> None:
        """Forget a table in memory whose log was rewritten; its guests come back to a new one."""
        live = self._tables.pop(table_id, None)
        if live is None:
            return
        self.services.neighbours.forget(table_id)
        for guest in list(live.audience.guests):
            guest.dismiss(CloseCode.REFUSED)

    def announce(self, text: str) -> int:
        """Show a message of the host to all guests, and return how many there are."""
        message = Announced(text=text).model_dump_json()
        for live in self._tables.values():
            live.audience.send(message)
        return sum(len(live.audience.guests) for live in self._tables.values())

    def dismiss(self, which: Callable[[Guest], bool]) -> int:
        """Send some guests away, and return how many."""
        going = [
            guest for live in self.tables for guest in list(live.audience.guests) if which(guest)
        ]
        for guest in going:
            guest.dismiss(CloseCode.REFUSED)
        return len(going)

    @property
    def tables(self) -> list[LiveTable]:
        """The tables in memory."""
        return list(self._tables.values())

    def ids(self) -> set[str]:
        """Return the tables that are in memory or on their way there."""
        return {*self._tables, *self._loading}

    @property
    def in_memory(self) -> int:
        """How many tables are in memory."""
        return len(self._tables)
