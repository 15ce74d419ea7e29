"""All tables of the server: how they are opened, which are in memory, and when they leave it."""

import asyncio
import time

from chocolatier.compiled import PLAIN
from chocolatier.errors import TableError
from chocolatier.rules.deal import fresh_seed
from chocolatier.rules.game import Game
from chocolatier.rules.seats import Seat, seat_number
from chocolatier.server.tables.ids import fresh_table_id, fresh_token
from chocolatier.server.tables.live import LiveTable
from chocolatier.server.tables.services import Services
from chocolatier.server.thinkers import check_level
from chocolatier.store.appending import Write
from chocolatier.store.summaries import TableSummary, summarize
from chocolatier.table import opening
from chocolatier.table.events import Seated
from chocolatier.table.seats import hash_token
from chocolatier.table.state import Table, running
from chocolatier.view.commands import seat_wish, setup_of
from chocolatier.view.guest import summary_view
from chocolatier.view.http import Join, Joined, NewTable, Summary
from chocolatier.view.story import Story
from chocolatier.view.table_view import Opened

SWEEP_SECONDS = 20.0


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
        if table_id not in self._tables:
            if table_id not in self._loading:
                self._loading[table_id] = self.services.tasks.spawn(self._load(table_id))
            await asyncio.shield(self._loading[table_id])
        live = self._tables[table_id]
        live.used = time.monotonic()
        return live

    async def _load(self, table_id: str) -> LiveTable:
        try:
            live = LiveTable(self.services, await self.services.archive.read(table_id))
            await live.resume()
            self._tables[table_id] = live
            return live
        finally:
            del self._loading[table_id]

    def _adopt(self, table: Table) -> None:
        """Keep a table that was just stored for the first time."""
        live = LiveTable(self.services, Story(table))
        self._tables[table.id] = live
        live.plan()

    async def open(self, new: NewTable) -> Opened:
        """Open a new table."""
        await self.wait_ready()
        for seat in new.seats:
            check_level(seat.level)
        table_id, seed = fresh_table_id(), fresh_seed()
        token = fresh_token() if any(seat.kind == "here" for seat in new.seats) else None
        holder = None if token is None else hash_token(token)
        table = opening.open_table(setup_of(new), holder, table_id, seed, time.time())
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
            for table_id, live in list(self._tables.items()):
                if live.used < limit and not live.busy:
                    del self._tables[table_id]

    def check_not_played(self, game: Game) -> None:
        """Raise TableError if a game began as one that is still played at a table in memory."""
        first_deal = next(game.moments(), None)
        for live in self._tables.values():
            table = live.table
            if table.status == "playing" and next(running(table).game.moments()) == first_deal:
                raise too_early()

    def with_presence(self, summary: TableSummary) -> Summary:
        """Return a stored summary as it is sent, with who is connected now."""
        live = self._tables.get(summary.table)
        return summary_view(summary, () if live is None else live.here())

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

    @property
    def in_memory(self) -> int:
        """How many tables are in memory."""
        return len(self._tables)
