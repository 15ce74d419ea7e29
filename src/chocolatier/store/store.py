"""All tables in a database: SQLite in a file, or any that SQLAlchemy reaches by a URL.

The log of a table is append-only. A write names the version that it follows; if the table has
gone on meanwhile, nothing of it is written. SQLite runs in WAL mode with ``synchronous=FULL``, so
that what was acknowledged survives a power cut. The price is one fsync for each group of writes,
measured at about half a millisecond.
"""

import logging
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import URL, make_url

from chocolatier.errors import ChocolatierError, TableError
from chocolatier.store.appending import Appender, Write
from chocolatier.store.formats import read_event, read_summary
from chocolatier.store.schema import events, schema, tables
from chocolatier.store.shelf import Shelf
from chocolatier.store.summaries import TableSummary
from chocolatier.store.upgrade import is_current, upgrade
from chocolatier.table.events import TableEvent
from chocolatier.table.loading import broken_log, load_table
from chocolatier.table.state import Table

log = logging.getLogger(__name__)


class Store:
    """All tables. Its methods block: a server calls them in threads, ``write`` in one only."""

    def __init__(self, url: str) -> None:
        """Open the database and bring its schema up to date.

        Raise ChocolatierError if that is not possible, or if its schema is a newer one.
        """
        try:
            self._engine = _engine(make_url(url))
            _upgrade(self._engine)
            self._appender = Appender(self._engine)
            self.shelf = Shelf(self._engine)
        except ChocolatierError:
            raise
        except Exception as error:  # every driver has its own
            reason = str(getattr(error, "orig", None) or error).splitlines()[0]
            raise ChocolatierError(
                "no-database", f"the database cannot be opened: {reason}", reason=reason
            ) from error

    def close(self) -> None:
        """Close all connections; a store that is used again opens new ones."""
        self._appender.close()
        self._engine.dispose()

    def write(self, groups: Iterable[Sequence[Write]]) -> list[bool]:
        """Write all groups in one transaction, and return for each whether it was written.

        A group is written whole or not at all: its first write checks the version. Raise
        SQLAlchemyError if the database fails.
        """
        return self._appender.write(groups)

    def load(self, table_id: str) -> Table | None:
        """Return a table, or None if there is none; raise TableError if its log is broken."""
        with self._engine.connect() as connection:
            seed = connection.execute(_SEED, {"table": table_id}).scalar()
            if seed is None:
                return None
            rows = connection.execute(_LOG, {"table": table_id}).all()
        if [row.version for row in rows] != list(range(1, len(rows) + 1)):
            raise TableError(
                "table-broken", f"the log of table {table_id} has gaps", table=table_id
            )
        return load_table(table_id, seed, _read_log(table_id, rows))

    def summaries(self, ids: Sequence[str]) -> list[TableSummary]:
        """Return the summaries of those tables that exist; one that is damaged is left out."""
        with self._engine.connect() as connection:
            rows = connection.execute(_SUMMARIES, {"ids": list(ids)}).all()
        return list(_read_summaries(rows))

    def ping(self) -> None:
        """Raise SQLAlchemyError if nothing can be written, as on a full disk."""
        with self._engine.begin() as connection:
            connection.execute(sa.update(schema).values(version=schema.c.version))


_SEED = sa.select(tables.c.seed).where(tables.c.id == sa.bindparam("table"))
_LOG = (
    sa.select(events.c.version, events.c.body)
    .where(events.c.table_id == sa.bindparam("table"))
    .order_by(events.c.version)
)
_SUMMARIES = sa.select(tables.c.id, tables.c.summary).where(
    tables.c.id.in_(sa.bindparam("ids", expanding=True))
)


def _read_summaries(rows: Iterable[sa.Row[*tuple[Any, ...]]]) -> Iterator[TableSummary]:
    for row in rows:
        try:
            yield read_summary(row.id, row.summary)
        except (ChocolatierError, ValueError) as error:
            log.error("the summary of table %s cannot be read: %s", row.id, error)


def _read_log(table_id: str, rows: Iterable[sa.Row[*tuple[Any, ...]]]) -> Iterator[TableEvent]:
    for row in rows:
        try:
            yield read_event(row.body)
        except (ChocolatierError, ValueError) as error:
            raise broken_log(table_id, row.version, str(error)) from error


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


def _engine(url: URL) -> sa.Engine:
    if url.get_backend_name() != "sqlite":
        return sa.create_engine(url, pool_pre_ping=True)
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
    ):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()
