"""All tables in a database: SQLite in a file, or PostgreSQL.

The log of a table is append-only. A write names the version that it follows; if the table has
gone on meanwhile, nothing of it is written. SQLite runs in WAL mode with ``synchronous=FULL``, so
that what was acknowledged survives a power cut. The price is one fsync for each group of writes,
measured at about half a millisecond. What it has appended to its log goes into the database by
``checkpoint``, which stops no write.
"""

import logging
import os
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

import sqlalchemy as sa
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import OperationalError

from chocolatier.errors import ChocolatierError, TableError
from chocolatier.store import reading
from chocolatier.store.appending import Appender, Write
from chocolatier.store.backups import Backups
from chocolatier.store.contests import Contests
from chocolatier.store.formats import read_event, read_summary, write_summary
from chocolatier.store.players import Players
from chocolatier.store.postgres import (
    BridgedEngine,
    PostgresAppender,
    dsn_of,
    is_postgres,
    migrate,
    the_bridge,
)
from chocolatier.store.retention import Retention
from chocolatier.store.schema import events, schema, tables
from chocolatier.store.shelf import Shelf
from chocolatier.store.snapshots import Snapshot, Snapshots
from chocolatier.store.summaries import TableSummary, summarize
from chocolatier.store.tries import Tries
from chocolatier.store.upgrade import is_current, upgrade
from chocolatier.table.events import TableEvent
from chocolatier.table.loading import broken_log, load_table
from chocolatier.table.state import Table

log = logging.getLogger(__name__)
MOST_LOGGED_PAGES = 16_000
"""Then the one who writes copies them: 64 MB that ``checkpoint`` was not called for."""


class Store:
    """All tables. Its methods block: a server calls them in threads, ``write`` in one only."""

    def __init__(self, url: str) -> None:
        """Open the database and bring its schema up to date.

        Raise ChocolatierError if that is not possible, or if its schema is a newer one.
        """
        self.dsn: str | None = None
        """How PostgreSQL is reached; None for SQLite."""
        try:
            self._open(make_url(url))
            self.shelf = Shelf(self._engine)
            self.snapshots = Snapshots(self._engine)
            self.contests = Contests(self._engine)
            self.players = Players(self._engine)
            self.tries = Tries(self._engine)
            self.backups = Backups(self._engine)
            self.retention = Retention(self._engine)
        except ChocolatierError:
            raise
        except Exception as error:  # every driver has its own
            reason = str(getattr(error, "orig", None) or error).splitlines()[0]
            raise ChocolatierError(
                "no-database", f"the database cannot be opened: {reason}", reason=reason
            ) from error

    def _open(self, url: URL) -> None:
        self._engine: sa.Engine
        self._appender: Appender | PostgresAppender
        if not is_postgres(url):
            self._engine = _engine(url)
            _upgrade(self._engine)
            self._appender = Appender(self._engine)
            return
        self.dsn, bridge = dsn_of(url), the_bridge()
        bridge.wait(migrate(self.dsn, upgrade))
        self._engine = cast("sa.Engine", BridgedEngine(self.dsn, bridge))
        self._appender = PostgresAppender(self.dsn, bridge)

    def close(self) -> None:
        """Close all connections; a store that is used again opens new ones."""
        self._appender.close()
        self._engine.dispose()

    def write(self, groups: Iterable[Sequence[Write]]) -> list[bool]:
        """Write all groups in one transaction, and return for each whether it was written.

        A group is written whole or not at all: its first write checks the version. Raise
        SQLAlchemyError if the database fails.
        """
        return self._appender.write(list(groups))

    def load(self, table_id: str) -> Table | None:
        """Return a table, or None if there is none; raise TableError if its log is broken."""
        log = self.log(table_id)
        return None if log is None else load_table(table_id, log.seed, log.events())

    def log(self, table_id: str) -> "StoredLog | None":
        """Return the log of a table, or None if there is none; raise TableError if it has gaps."""
        found = reading.find(self._engine, table_id)
        if found is None:
            return None
        if [version for version, _ in found.events] != list(range(1, len(found.events) + 1)):
            raise TableError(
                "table-broken", f"the log of table {table_id} has gaps", table=table_id
            )
        snapshot = None if found.snapshot is None else Snapshot(*found.snapshot)
        return StoredLog(table_id, found.seed, [body for _, body in found.events], snapshot)

    def events(self, table_id: str, after: int) -> list[TableEvent]:
        """Return the events of a table after a version; raise TableError if one is broken."""
        with self._engine.connect() as connection:
            rows = connection.execute(_LATER, {"table": table_id, "after": after}).all()
        return list(_read_log(table_id, ((row.version, row.body) for row in rows)))

    def summaries(self, ids: Sequence[str]) -> list[TableSummary]:
        """Return the summaries of those tables that exist; one that is damaged is left out.

        One that describes an older version is made again from the log.
        """
        with self._engine.connect() as connection:
            rows = connection.execute(_SUMMARIES, {"ids": list(ids)}).all()
        return list(self._read_summaries(rows))

    def _read_summaries(self, rows: Iterable[sa.Row[*tuple[Any, ...]]]) -> Iterator[TableSummary]:
        for row in rows:
            try:
                if row.summarized == row.version:
                    yield read_summary(row.id, row.summary)
                elif (table := self.load(row.id)) is not None:
                    yield summarize(table)
            except (ChocolatierError, ValueError) as error:
                log.error("the summary of table %s cannot be read: %s", row.id, error)

    def summarize(self, summaries: Iterable[tuple[TableSummary, int]]) -> None:
        """Write the summaries of tables at a version, unless they have gone on meanwhile."""
        rows = [
            {"table": summary.table, "at": version, "now": write_summary(summary)}
            for summary, version in summaries
        ]
        if rows:
            writing = self._engine.connect().execution_options(begin="IMMEDIATE")
            with writing as connection, connection.begin():
                connection.execute(_SUMMARIZE, rows)

    def latest(self, most: int, status: str | None = None) -> list[TableSummary]:
        """Return the summaries of the tables that changed last, of one status or of all."""
        return self.summaries(self.retention.latest(most, status))

    def ping(self) -> None:
        """Raise SQLAlchemyError if nothing can be written, as on a full disk."""
        with self._engine.begin() as connection:
            connection.execute(sa.update(schema).values(version=schema.c.version))

    def checkpoint(self) -> None:
        """Copy what SQLite has written to its log into the database, beside other writes.

        Raise SQLAlchemyError if the database fails. PostgreSQL does this by itself.
        """
        if self.dsn is not None:
            return
        connection = self._engine.raw_connection()
        try:
            connection.cursor().execute("PRAGMA wal_checkpoint(PASSIVE)").close()
        except sqlite3.Error as error:
            raise OperationalError("a checkpoint", None, error) from error
        finally:
            connection.close()


_LATER = reading.LOG.where(events.c.version > sa.bindparam("after"))
_SUMMARIES = sa.select(tables.c.id, tables.c.version, tables.c.summary, tables.c.summarized).where(
    tables.c.id.in_(sa.bindparam("ids", expanding=True))
)
_SUMMARIZE = (
    sa.update(tables)
    .where(
        tables.c.id == sa.bindparam("table"),
        tables.c.version == sa.bindparam("at"),
        tables.c.summarized < sa.bindparam("at"),
    )
    .values(summary=sa.bindparam("now"), summarized=sa.bindparam("at"))
)


def _read_log(table_id: str, rows: Iterable[tuple[int, str]]) -> Iterator[TableEvent]:
    for version, body in rows:
        try:
            yield read_event(body)
        except (ChocolatierError, ValueError) as error:
            raise broken_log(table_id, version, str(error)) from error


@dataclass(frozen=True)
class StoredLog:
    """The log of a table as it is stored, and a snapshot that may or may not belong to it."""

    table_id: str
    seed: str
    bodies: list[str]
    snapshot: Snapshot | None

    def events(self) -> list[TableEvent]:
        """Return the events; raise TableError if one cannot be read."""
        return list(_read_log(self.table_id, enumerate(self.bodies, 1)))


def sqlite_url(file: Path) -> str:
    """Return the URL of a file, and make its folder."""
    file.parent.mkdir(parents=True, exist_ok=True)
    return URL.create("sqlite", database=str(file)).render_as_string()


def _upgrade(engine: sa.Engine) -> None:
    with engine.connect() as connection:
        if is_current(connection):
            return
    writing = engine.connect().execution_options(begin="IMMEDIATE")
    with writing as connection, connection.begin():
        upgrade(connection)


def _make_private(file: str | None) -> None:
    """Make the file of a new database, which only its owner can read.

    It holds the seeds of games that are being played. SQLite gives its logs the same mode. What
    cannot be made is reported when the database is opened.
    """
    if file and file != ":memory:" and not file.startswith("file:"):
        with suppress(OSError):
            os.close(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))


def _engine(url: URL) -> sa.Engine:
    _make_private(url.database)
    engine = sa.create_engine(url)
    sa.event.listen(engine, "connect", _prepare)
    sa.event.listen(engine, "begin", _begin)
    return engine


def _begin(connection: sa.Connection) -> None:
    """Begin a transaction; an immediate one waits its turn before it reads what it will change."""
    connection.exec_driver_sql(f"BEGIN {connection.get_execution_options().get('begin', '')}")


def _prepare(connection: sa.engine.interfaces.DBAPIConnection, _: object) -> None:
    """Set up a SQLite connection; SQLAlchemy begins the transactions, not the driver."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for setting in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "busy_timeout=5000",
        "foreign_keys=ON",
        f"wal_autocheckpoint={MOST_LOGGED_PAGES}",
    ):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()
