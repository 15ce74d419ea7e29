"""This server among others at one PostgreSQL database.

The log in the database is the truth. Notifications say only that something is new; a server with
the table in memory then reads what is missing. Everything else here may be late, lost or doubled
without harm, because every write checks the version that it follows.
"""

import asyncio
import logging
import os
import secrets
import socket
from collections.abc import Callable, Coroutine, Iterable, Mapping
from contextlib import suppress
from typing import Any, Protocol

from sqlalchemy.exc import SQLAlchemyError

from chocolatier.errors import ChocolatierError, TableError
from chocolatier.server.cluster.leases import Leases
from chocolatier.server.cluster.listener import Listener
from chocolatier.server.tables.live import LiveTable
from chocolatier.server.tables.neighbours import LOBBY
from chocolatier.server.tasks import Tasks
from chocolatier.store.members import Members, Presence

VERSION_SECONDS = 1.0  # for comparing a version; then what is in memory is shown
LEAVE_SECONDS = 2.0
log = logging.getLogger(__name__)


class TablesHere(Protocol):
    """The tables in the memory of this server."""

    def live(self, table_id: str) -> LiveTable | None:
        """Return a table, or None if it is not in memory."""

    def all_live(self) -> Iterable[LiveTable]:
        """Return all tables in memory."""


class Shared(Protocol):
    """What all servers together may allow."""

    def share(self, servers: int) -> None:
        """Allow this server its share, one of so many."""


def _fresh_name() -> str:
    """Return a name that no other start of a server has; it says where to look for a fault."""
    return f"{socket.gethostname()[:12]}-{os.getpid()}-{secrets.token_hex(4)}"[:32]


class Cluster:
    """The other servers, as the tables of this one know them: ``Neighbours``."""

    alone = False

    def __init__(self, dsn: str, tasks: Tasks) -> None:
        self.me = _fresh_name()
        self._tasks = tasks
        self._members, self._reader = Members(dsn, self.me), Members(dsn, self.me)
        self._listener = Listener(
            dsn, self.me, hear=self._hear, begin=self._look_everywhere, count=self._count
        )
        self.leases = Leases(self._members, lambda: self._listener.alive, self._plan)
        self._tables: TablesHere
        self._limits: Shared
        self._others: frozenset[str] = frozenset()
        self._said: dict[str, Presence] = {}  # what was last published to the others, by table
        self._to_say: dict[str, Presence] = {}
        self._to_look: set[str] = set()  # tables whose presence elsewhere may have changed
        self._handlers: dict[str, Callable[[str], None]] = {}
        self._news = asyncio.Event()
        self._running: list[asyncio.Task[None]] = []
        self.on_lobby: Callable[[str], None] | None = None  # hears of open tables at other servers

    def start(self, tables: TablesHere, limits: Shared) -> None:
        """Begin to listen and to act."""
        self._tables, self._limits = tables, limits
        for work in (self._listener.run(), self.leases.run(), self._exchange()):
            self._running.append(asyncio.get_running_loop().create_task(work))

    async def stop(self) -> None:
        """Give everything back, so that the others can go on at once."""
        for task in self._running:
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)
        with suppress(SQLAlchemyError, TimeoutError):
            await asyncio.wait_for(self._members.leave(), LEAVE_SECONDS)
        self._members.close()
        self._reader.close()

    # --- what tables ask ----------------------------------------------------------------------

    def acts_for(self, table_id: str, *, watched: bool) -> bool:
        """Return whether this server has a table's lease, and try to get it if not."""
        if self.leases.has(table_id):
            return True
        self.leases.want(table_id, from_absent=watched)
        return False

    def rest(self, table_id: str) -> None:
        """Stop trying to get a table's lease."""
        self.leases.unwant(table_id)

    async def takes_over(self, table_id: str) -> bool:
        """Return whether no other server acts for a table; if so, this one has the lease now."""
        try:
            return await self.leases.take(table_id)
        except SQLAlchemyError:
            return False

    def forget(self, table_id: str) -> None:
        """Give up the lease of a table that leaves the memory."""
        self._spawn(self.leases.release(table_id))

    def meet(self, table_id: str) -> None:
        """Find out who is at a table."""
        self._to_look.add(table_id)
        self._news.set()

    def announce(self, table_id: str, guests: Presence) -> None:
        """Say who is at a table here, if that has changed."""
        if self._said.get(table_id, Presence()) == guests:
            return
        self._said[table_id] = self._to_say[table_id] = guests
        if not guests:
            del self._said[table_id]
        self._news.set()

    def tell(self, table_id: str, text: str) -> None:
        """Show something to the guests at other servers."""
        if self._others:
            self._spawn(self._members.tell(f"signal {table_id} {self.me} {text}"))

    def tell_all(self, kind: str, text: str) -> None:
        """Notify all servers of something that is not a table's."""
        self._spawn(self._members.tell(f"{kind} {text}"))

    def listen(self, kind: str, hear: Callable[[str], None]) -> None:
        """Call a function with each notification of this kind."""
        self._handlers[kind] = hear

    async def version(self, table_id: str) -> int:
        """Return the stored version of a table; 0 if the database does not answer in time."""
        with suppress(SQLAlchemyError, TimeoutError):
            async with asyncio.timeout(VERSION_SECONDS):
                return (await self._reader.versions([table_id])).get(table_id, 0)
        return 0

    # --- what the others say ------------------------------------------------------------------

    def _hear(self, text: str) -> None:
        kind, _, rest = text.partition(" ")
        if kind in self._handlers:
            self._handlers[kind](rest)
            return
        name, _, rest = rest.partition(" ")
        match kind:
            case "table":
                self._catch_up(name, int(rest))
            case "presence" if rest != self.me:
                self.leases.retry()
                if self._tables.live(name) is not None:
                    self.meet(name)
            case "signal" if name == LOBBY:
                sender, _, said = rest.partition(" ")
                if sender != self.me and self.on_lobby is not None:
                    self.on_lobby(said)
            case "signal":
                sender, _, said = rest.partition(" ")
                live = self._tables.live(name)
                if live is not None and sender != self.me:
                    live.overhear(said)
            case "lease":
                owner, _, epoch = rest.partition(" ")
                if owner != self.me and self.leases.lose(name, int(epoch)):
                    self._plan(name)
            case "free":
                self.leases.retry()
            case "gone":
                self._bury({name})

    def _catch_up(self, table_id: str, version: int) -> None:
        if self._is_behind(table_id, version):
            self._tasks.spawn(self._insist_on(table_id, version))

    def _is_behind(self, table_id: str, version: int) -> bool:
        live = self._tables.live(table_id)
        return live is not None and live.table.version < version

    async def _insist_on(self, table_id: str, version: int) -> None:
        """Let a table catch up; if the database fails just then, try again until it answers.

        No other notification would come: the next move may be that of a guest who waits here.
        """
        while self._is_behind(table_id, version):
            live = self._tables.live(table_id)
            assert live is not None
            try:
                await live.catch_up(version)
            except TableError as error:
                if error.code != "not-stored":
                    raise
                await asyncio.sleep(VERSION_SECONDS)

    def _count(self, others: frozenset[str], lapsed: bool) -> None:
        gone, self._others = self._others - others, others
        self._limits.share(len(others) + 1)
        if gone:
            self._bury(gone)
        if lapsed:
            for name in self.leases.lose_all():
                self._plan(name)

    def _bury(self, servers: Iterable[str]) -> None:
        """Forget the guests of servers that are gone, and try to act for what they acted for."""
        for live in self._tables.all_live():
            if not live.audience.others.keys().isdisjoint(servers):
                self.meet(live.table.id)
        self.leases.retry()

    def _plan(self, table_id: str) -> None:
        live = self._tables.live(table_id)
        if live is not None:
            live.plan()

    async def _look_everywhere(self) -> None:
        """Find out everything after a time without notifications, and say everything again."""
        here = {live.table.id: live for live in self._tables.all_live()}
        for table_id, version in (await self._reader.versions(here)).items():
            self._catch_up(table_id, version)
        self._to_say = {**self._to_say, **self._said}
        self._to_look |= here.keys()
        self._news.set()
        self.leases.retry()

    async def _exchange(self) -> None:
        """Say who is here and find out who is elsewhere, until cancelled."""
        while True:
            await self._news.wait()
            self._news.clear()
            say, self._to_say = (self._to_say, {}) if self._listener.alive else ({}, self._to_say)
            look, self._to_look = self._to_look, set()
            try:
                if say:
                    await self._members.announce(say)
                found = await self._members.present(look) if look else {}
            except SQLAlchemyError:  # all is said again when the listener begins again
                self._to_say, self._to_look = {**say, **self._to_say}, self._to_look | look
                await asyncio.sleep(VERSION_SECONDS)
                self._news.set()
                continue
            for table_id in look:
                self._show(table_id, found.get(table_id, {}))

    def _show(self, table_id: str, guests: Mapping[str, Presence]) -> None:
        live = self._tables.live(table_id)
        if live is not None:
            self._spawn(live.meet(guests))

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        self._tasks.spawn(_quietly(work))


async def _quietly(work: Coroutine[Any, Any, None]) -> None:
    """Do something that may fail with the database: it is done again when that answers."""
    try:
        await work
    except (SQLAlchemyError, ChocolatierError) as error:
        log.info("left for later: %s", error)
