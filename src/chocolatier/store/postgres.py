"""PostgreSQL, reached by asyncpg: connections, and how groups of writes become one statement.

The store blocks and is called from any thread, the driver needs an event loop: a ``Bridge`` runs
one in a thread of its own. Every connection is made by ``connect``, with the same timeouts.
"""

import asyncio
import threading
import time
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import cache
from typing import TYPE_CHECKING, Any, Self, TypeVar

import sqlalchemy as sa
from sqlalchemy.engine import URL
from sqlalchemy.exc import OperationalError, SQLAlchemyError
from sqlalchemy.pool import AsyncAdaptedQueuePool

from chocolatier.store.appending import Write
from chocolatier.store.formats import write_event, write_summary

if TYPE_CHECKING:
    import asyncpg

CONNECT_SECONDS = 2.0
STATEMENT_SECONDS = 3.0
WRITE_SECONDS = 3.5  # for all attempts to write a group
PAUSE_SECONDS = 0.05  # after the first failed attempt; each pause is twice the one before
READERS = 5  # connections that read
CHANNEL = "chocolatier"  # on which the servers of a database notify each other
SETTINGS = {
    "application_name": "chocolatier",
    "tcp_keepalives_idle": "10",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
}
Found = TypeVar("Found")


def is_postgres(url: URL) -> bool:
    """Return whether a URL names a PostgreSQL database, whatever driver it names."""
    return url.get_backend_name() in ("postgres", "postgresql")


def dsn_of(url: URL) -> str:
    """Return a URL as PostgreSQL's own programs read it."""
    return url.set(drivername="postgresql").render_as_string(hide_password=False)


async def connect(
    dsn: str, *, patient: bool = False, soft: bool = False
) -> "asyncpg.Connection[Any]":
    """Return a new connection.

    A ``patient`` one waits for its statements for ever; what a ``soft`` one writes may be lost
    when the database dies in the next moment.
    """
    import asyncpg  # a package of its own, which a server with SQLite does without

    limit = {} if patient else {"statement_timeout": f"{STATEMENT_SECONDS * 1000:.0f}"}
    if soft:
        limit["synchronous_commit"] = "off"
    return await asyncpg.connect(
        dsn,
        timeout=CONNECT_SECONDS,
        command_timeout=None if patient else STATEMENT_SECONDS,
        server_settings={**SETTINGS, **limit},
    )


class Bridge:
    """An event loop in a thread of its own, for the driver; its methods block."""

    def __init__(self) -> None:
        self._loop = asyncio.new_event_loop()
        threading.Thread(target=self._loop.run_forever, name="asyncpg", daemon=True).start()

    def wait(self, work: Coroutine[Any, Any, Found]) -> Found:
        """Return what a coroutine returns in the event loop."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result()

    def call(self, function: Callable[[], Found]) -> Found:
        """Return what a function of SQLAlchemy returns; it may wait for the driver.

        Raise SQLAlchemyError if the database fails or takes too long.
        """
        from sqlalchemy.util import greenlet_spawn  # comes with the driver's packages

        try:
            return self.wait(_in_time(greenlet_spawn(function)))
        except OSError as error:  # refused, lost, or too late: not all of these get wrapped
            raise OperationalError("a question", None, error) from error


@cache
def the_bridge() -> Bridge:
    """Return the one bridge of this process."""
    return Bridge()


async def _in_time(work: Coroutine[Any, Any, Found]) -> Found:
    async with asyncio.timeout(STATEMENT_SECONDS):
        return await work


class BridgedConnection:
    """As much of SQLAlchemy's connection as the store needs, used from any thread."""

    def __init__(self, bridge: Bridge, connection: sa.Connection) -> None:
        self._bridge, self._connection = bridge, connection

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        """Close the connection, and give it up if anything failed."""
        with suppress(SQLAlchemyError):
            if kind is not None:
                self._bridge.call(self._connection.invalidate)
            self._bridge.call(self._connection.close)

    def execution_options(self, **_: Any) -> Self:
        """Ignore options, which are meant for SQLite."""
        return self

    def execute(self, *arguments: Any) -> sa.CursorResult[*tuple[Any, ...]]:
        """Execute a statement; the driver has read all rows of the result already."""
        return self._bridge.call(lambda: self._connection.execute(*arguments))

    @contextmanager
    def begin(self) -> Iterator[None]:
        """Commit at the end, if nothing failed."""
        yield
        self._bridge.call(self._connection.commit)


class BridgedEngine:
    """As much of SQLAlchemy's engine as the store needs, used from threads."""

    def __init__(self, dsn: str, bridge: Bridge) -> None:
        from sqlalchemy.ext.asyncio import create_async_engine  # needs the driver's packages

        self._bridge = bridge
        self._engine = create_async_engine(
            "postgresql+asyncpg://",
            async_creator=lambda: connect(dsn),
            poolclass=AsyncAdaptedQueuePool,
            pool_size=READERS,
            max_overflow=0,
            pool_timeout=STATEMENT_SECONDS,
            pool_pre_ping=True,
        ).sync_engine
        self.dialect = self._engine.dialect

    def connect(self) -> BridgedConnection:
        """Return a connection, to be used in a ``with`` statement."""
        return BridgedConnection(self._bridge, self._bridge.call(self._engine.connect))

    @contextmanager
    def begin(self) -> Iterator[BridgedConnection]:
        """Yield a connection whose transaction is committed at the end."""
        with self.connect() as connection, connection.begin():
            yield connection

    def dispose(self) -> None:
        """Close all connections."""
        self._bridge.call(self._engine.dispose)


async def migrate(dsn: str, upgrade: Callable[[sa.Connection], None]) -> None:
    """Let ``upgrade`` change the schema, however long that takes."""
    from sqlalchemy.ext.asyncio import create_async_engine  # needs the driver's packages

    engine = create_async_engine(
        "postgresql+asyncpg://", async_creator=lambda: connect(dsn, patient=True)
    )
    async with engine.begin() as connection:
        await connection.run_sync(upgrade)
    await engine.dispose()


class Wire:
    """A connection that is opened when it is needed, and given up when anything fails."""

    def __init__(self, dsn: str, *, soft: bool = False) -> None:
        self._dsn, self._soft = dsn, soft
        self._connection: asyncpg.Connection[Any] | None = None
        self._lock = asyncio.Lock()

    async def fetch(self, statement: str, *values: object) -> list[Any]:
        """Return the rows of a statement; raise OperationalError if the database fails."""
        async with self._lock:
            try:
                async with asyncio.timeout(CONNECT_SECONDS + STATEMENT_SECONDS):
                    if self._connection is None or self._connection.is_closed():
                        self._connection = await connect(self._dsn, soft=self._soft)
                    rows: list[Any] = await self._connection.fetch(statement, *values)
                    return rows
            except BaseException as error:
                self.close()
                if is_failure(error):
                    raise OperationalError(statement, None, error) from error
                raise

    def close(self) -> None:
        """Close the connection; the next statement opens another."""
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.terminate()


def is_failure(error: BaseException) -> bool:
    """Return whether an error is the database's or the network's, and not a fault of ours."""
    import asyncpg

    ours = asyncpg.PostgresError | asyncpg.InterfaceError | asyncpg.InternalClientError
    return isinstance(error, OSError | ours)


_WRITE = f"""
WITH asked AS (
    SELECT * FROM unnest($1::int[], $2::text[], $3::int[], $4::int[], $5::text[])
        AS a(number, id, after, version, summary)
), held AS ( -- in one order everywhere, so that no two servers wait for each other
    SELECT t.id FROM tables t JOIN asked USING (id) ORDER BY t.id FOR UPDATE OF t
), advanced AS (
    UPDATE tables t SET version = a.version, summary = coalesce(a.summary, t.summary),
        summarized = CASE WHEN a.summary IS NULL THEN t.summarized ELSE a.version END
    FROM asked a JOIN held USING (id) WHERE t.id = a.id AND t.version = a.after
    RETURNING a.number, t.id, t.version
), created AS (
    INSERT INTO tables (id, version, summary, summarized, seed)
    SELECT n.id, n.version, n.summary, n.version, n.seed
    FROM unnest($6::int[], $7::text[], $8::int[], $9::text[], $10::text[])
        AS n(number, id, version, summary, seed)
    WHERE n.number NOT IN (SELECT number FROM asked)
        OR n.number IN (SELECT number FROM advanced)
    ON CONFLICT (id) DO NOTHING
    RETURNING id
), appended AS (
    INSERT INTO events (table_id, version, body)
    SELECT e.id, e.version, e.body
    FROM unnest($11::text[], $12::int[], $13::text[]) AS e(id, version, body)
    WHERE e.id IN (SELECT id FROM advanced) OR e.id IN (SELECT id FROM created)
)
SELECT number, pg_notify('{CHANNEL}', 'table ' || id || ' ' || version) FROM advanced
"""
_BODIES = "SELECT body FROM events WHERE table_id = $1 AND version > $2 ORDER BY version LIMIT $3"


class PostgresAppender:
    """Writes groups of events, and notifies all servers in the same transaction."""

    def __init__(self, dsn: str, bridge: Bridge) -> None:
        self._wire, self._bridge = Wire(dsn), bridge

    def write(self, groups: Sequence[Sequence[Write]]) -> list[bool]:
        """Write all groups, and return for each whether it was written.

        A group is written whole or not at all: its first write checks the version. Raise
        OperationalError if the database fails until the time for it is up. A lost connection
        does not say whether the last attempt was stored, so the log is looked at after it.
        """
        return self._bridge.wait(self._insist(groups))

    async def _insist(self, groups: Sequence[Sequence[Write]]) -> list[bool]:
        end, pause, again = time.monotonic() + WRITE_SECONDS, PAUSE_SECONDS, False
        while True:
            try:
                async with asyncio.timeout(max(0.0, end - time.monotonic())):
                    return [await self._outcome(ok, again, g) for ok, g in await self._try(groups)]
            except (OperationalError, TimeoutError) as error:
                if time.monotonic() + pause > end:
                    raise OperationalError("a group of writes", None, error) from error
            await asyncio.sleep(pause)
            pause, again = 2 * pause, True

    async def _try(self, groups: Sequence[Sequence[Write]]) -> list[tuple[bool, Sequence[Write]]]:
        """Write the groups; those that change a table a second time follow in a later statement."""
        outcomes: list[tuple[bool, Sequence[Write]]] = []
        batch: list[Sequence[Write]] = []
        seen: set[str] = set()
        for group in [*groups, None]:
            ids = set() if group is None else {write.table_id for write in group}
            if group is None or seen & ids:
                outcomes += zip(await self._write(batch), batch, strict=True)
                batch, seen = [], set()
            if group is not None:
                batch.append(group)
                seen |= ids
        return outcomes

    async def _write(self, groups: Sequence[Sequence[Write]]) -> list[bool]:
        asked: list[tuple[object, ...]] = []
        new: list[tuple[object, ...]] = []
        events: list[tuple[object, ...]] = []
        for number, group in enumerate(groups):
            for write in group:
                then = write.after + len(write.events)
                summary = None if write.summary is None else write_summary(write.summary)
                if write.seed is None:
                    asked.append((number, write.table_id, write.after, then, summary))
                else:
                    new.append((number, write.table_id, then, summary, write.seed))
                versions = enumerate(write.events, write.after + 1)
                events += [(write.table_id, version, write_event(e)) for version, e in versions]
        columns = [*_columns(asked, 5), *_columns(new, 5), *_columns(events, 3)]
        done = {row["number"] for row in await self._wire.fetch(_WRITE, *columns)}
        return [number in done or group[0].seed is not None for number, group in enumerate(groups)]

    async def _outcome(self, written: bool, again: bool, group: Sequence[Write]) -> bool:
        """Return whether a group is stored; an attempt that seemed to fail may have stored it."""
        if written or not again:
            return written
        write = group[0]
        bodies = [write_event(event) for event in write.events]
        rows = await self._wire.fetch(_BODIES, write.table_id, write.after, len(bodies))
        return [row["body"] for row in rows] == bodies

    def close(self) -> None:
        """Close the connection; the next write opens another."""
        self._bridge.wait(self._close())

    async def _close(self) -> None:
        self._wire.close()


def _columns(rows: Sequence[tuple[object, ...]], count: int) -> list[list[object]]:
    """Return rows as columns, of which there are ``count`` even without rows."""
    return [[row[index] for row in rows] for index in range(count)]
