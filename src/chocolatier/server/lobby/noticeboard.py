"""The list of open tables: read from the tables in memory once a second while anyone watches.

A table is on it while it waits, is listed, has an open seat, and someone with a seat is connected.
"""

import asyncio
import time
from collections.abc import AsyncGenerator
from contextlib import suppress

from chocolatier.errors import ChocolatierError, TableError
from chocolatier.server.tables.hub import Hub
from chocolatier.server.tables.live import LiveTable
from chocolatier.server.tables.neighbours import LOBBY
from chocolatier.view.guest import open_table_view
from chocolatier.view.http import Join, NewSeat, NewTable, OpenTables, Seek
from chocolatier.view.table_view import Opened

LOOK_SECONDS = 1.0
ALIVE_SECONDS = 20.0  # an empty message, so that a proxy does not close a quiet connection
AGAIN_SECONDS = 10.0  # until the list is published to the other servers again
MOST_SHOWN = 50
MOST_WATCHERS = 2_000
PLAYERS = 2  # at the table of someone who looks for an opponent


class Noticeboard:
    """All open tables of a server, and those who watch the list."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._watchers: set[asyncio.Event] = set()
        self._text, self._closed = "", False
        self._published: tuple[list[str], float] = (
            [],
            0.0,
        )  # what the other servers know, and since when
        self._seeking = asyncio.Lock()  # so that two who look at once find each other

    def tables(self) -> OpenTables:
        """Return the list, the newest table first."""
        shown = sorted(filter(_is_open, self._hub.tables), key=lambda live: -live.table.created.at)
        return OpenTables(
            tables=[open_table_view(live.table, live.here()) for live in shown[:MOST_SHOWN]]
        )

    async def run(self) -> None:
        """Look for changes, for ever."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            if not self._hub.services.neighbours.alone:
                self._tell()
            if self._watchers:
                self._look()

    def _tell(self) -> None:
        """Name the open tables with guests of this server to the others, now and then again."""
        here = [live.table.id for live in self._hub.tables if live.watched and _is_open(live)]
        published, at = self._published
        now = time.monotonic()
        if here != published or (here and now - at > AGAIN_SECONDS):
            self._published = here, now
            if here:
                self._hub.services.neighbours.tell(LOBBY, ",".join(here[:MOST_SHOWN]))

    def hear(self, ids: str) -> None:
        """Take open tables of another server into memory, where they are kept up to date."""
        for table_id in ids.split(","):
            self._hub.services.tasks.spawn(self._hub.find(table_id))

    def _look(self) -> None:
        text = self.tables().model_dump_json()
        if text != self._text:
            self._text = text
            for watcher in self._watchers:
                watcher.set()

    async def watch(self) -> AsyncGenerator[str]:
        """Yield the list now and whenever it changes; an empty text says that nothing did."""
        if len(self._watchers) >= MOST_WATCHERS:
            raise ChocolatierError("too-many-sockets", "too many watch the lobby")
        changed = asyncio.Event()
        self._watchers.add(changed)
        try:
            self._look()
            yield self._text
            changed.clear()
            while not self._closed:
                with suppress(TimeoutError):
                    await asyncio.wait_for(changed.wait(), ALIVE_SECONDS)
                yield self._text if changed.is_set() else ""
                changed.clear()
        finally:
            self._watchers.discard(changed)

    def close(self) -> None:
        """Let no one watch any more, because the server stops."""
        self._closed = True
        for watcher in self._watchers:
            watcher.set()

    async def seek(self, wish: Seek) -> Opened:
        """Return a seat at an open table for two with these rules, or open such a table."""
        async with self._seeking:
            for live in sorted(self._hub.tables, key=lambda live: live.table.created.at):
                if _fits(live, wish):
                    with suppress(TableError):  # its last seat was taken meanwhile
                        join = Join(invite=live.table.invite, name=wish.name)
                        joined = await self._hub.join(live.table.id, join)
                        return Opened(table=live.table.id, token=joined.token, invite=None)
            return await self._hub.open(
                NewTable(
                    rules=wish.rules,
                    seats=[NewSeat(kind="here", name=wish.name), NewSeat(kind="link")],
                    clock=wish.clock,
                    listed=True,
                ),
            )


def _is_open(live: LiveTable) -> bool:
    table = live.table
    if not (table.listed and table.status == "waiting"):
        return False
    return any(state.kind == "open" for state in table.seats) and bool(live.here())


def _fits(live: LiveTable, wish: Seek) -> bool:
    """Return whether someone who looks for an opponent would sit down here.

    A table that was opened a moment ago counts even if its host is not connected yet.
    """
    table = live.table
    if not (table.listed and table.status == "waiting") or table.created.host_starts:
        return False
    view = open_table_view(table, ())
    free = sum(state.kind == "open" for state in table.seats)
    alike = view.rules == wish.rules and view.clock == wish.clock
    return alike and len(table.seats) == PLAYERS and free == 1 and (bool(live.here()) or live.fresh)
