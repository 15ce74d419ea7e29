"""Appending to logs: one connection, and statements that are compiled once.

A write is a few short statements. SQLAlchemy would spend more time on each than the database does,
so it only writes their text here, in the dialect of the database, and the driver runs them.

A move that comes alone is one statement, which is a transaction of its own: the driver gives up the
interpreter lock and waits for it again several times for each statement, while the server works.
"""

import sqlite3
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import OperationalError

from chocolatier.store.formats import write_event, write_summary
from chocolatier.store.schema import events, tables
from chocolatier.store.summaries import TableSummary
from chocolatier.table.events import TableEvent


@dataclass(frozen=True)
class Write:
    """Events to append after ``after`` others; with ``seed``, the first ones of a new table.

    Without a summary the stored one stays, and describes an older version.
    """

    table_id: str
    after: int
    events: Sequence[TableEvent]
    summary: TableSummary | None
    seed: str | None = None


class Statement:
    """The text of a statement in the dialect of a database."""

    def __init__(self, statement: sa.Insert | sa.Update, dialect: sa.Dialect) -> None:
        compiled = statement.compile(dialect=dialect)
        self.text = str(compiled)
        self._names: Sequence[str] = compiled.positiontup or ()

    def values(self, **named: Any) -> list[Any]:
        """Return parameters in the order in which the text has them."""
        return [named[name] for name in self._names]


_ADVANCE = (
    sa.update(tables)
    .where(tables.c.id == sa.bindparam("table"), tables.c.version == sa.bindparam("after"))
    .values(version=sa.bindparam("then"))
)
_SUMMARIZE = _ADVANCE.values(summary=sa.bindparam("now"), summarized=sa.bindparam("then"))
_STALE = "stale"
# A view of this connection's own: what is inserted there goes where the two statements would write.
_ONE_BY_ONE = (
    "CREATE TEMP VIEW IF NOT EXISTS latest AS SELECT table_id, version, body FROM events WHERE 0",
    f"""CREATE TEMP TRIGGER IF NOT EXISTS append INSTEAD OF INSERT ON latest BEGIN
        UPDATE tables SET version = NEW.version
            WHERE id = NEW.table_id AND version = NEW.version - 1;
        SELECT RAISE(ABORT, '{_STALE}') WHERE changes() = 0;
        INSERT INTO events (table_id, version, body)
            VALUES (NEW.table_id, NEW.version, NEW.body);
    END""",
)
_APPEND_ONE = "INSERT INTO latest (table_id, version, body) VALUES (?, ?, ?)"


class Appender:
    """Writes groups of events. Its methods block, and are called by one thread only."""

    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine
        self._connection: Any = None  # kept: taking one from the pool costs time
        self._cursor: Any = None
        self._create = Statement(sa.insert(tables), engine.dialect)
        self._advance = Statement(_ADVANCE, engine.dialect)
        self._summarize = Statement(_SUMMARIZE, engine.dialect)
        self._append = Statement(sa.insert(events), engine.dialect)

    def close(self) -> None:
        """Close the connection; the next write opens another."""
        if self._connection is not None:
            self._cursor.close()
            self._connection.close()
            self._connection = self._cursor = None

    def write(self, groups: Iterable[Sequence[Write]]) -> list[bool]:
        """Write all groups in one transaction, and return for each whether it was written.

        A group is written whole or not at all: its first write checks the version. Raise
        SQLAlchemyError if the database fails.
        """
        groups = list(groups)
        try:
            cursor = self._cursor or self._connect()
            if len(groups) == 1 and _is_one(groups[0]):
                return [_append_one(cursor, groups[0][0])]
            cursor.execute("BEGIN IMMEDIATE")
            written = [self._write_group(cursor, group) for group in groups]
            cursor.execute("COMMIT")
            return written
        except BaseException as error:
            self._give_up()
            if isinstance(error, self._engine.dialect.loaded_dbapi.Error):
                raise OperationalError("a group of writes", None, error) from error
            raise

    def _connect(self) -> Any:
        """Open the connection, and return its cursor."""
        self._connection = self._engine.raw_connection()
        self._cursor = self._connection.cursor()
        for statement in _ONE_BY_ONE:
            self._cursor.execute(statement)
        return self._cursor

    def _give_up(self) -> None:
        connection, self._connection, self._cursor = self._connection, None, None
        if connection is not None:
            connection.invalidate()

    def _write_group(self, cursor: Any, group: Sequence[Write]) -> bool:
        for number, write in enumerate(group):
            if not self._claim(cursor, write):
                assert number == 0, "only the first write of a group may be stale"
                return False
            for version, event in enumerate(write.events, write.after + 1):
                row = self._append.values(
                    table_id=write.table_id, version=version, body=write_event(event)
                )
                cursor.execute(self._append.text, row)
        return True

    def _claim(self, cursor: Any, write: Write) -> bool:
        """Set a table's new version; return False if the table has another than expected."""
        then = write.after + len(write.events)
        summary = None if write.summary is None else write_summary(write.summary)
        if write.seed is not None:
            row = self._create.values(
                id=write.table_id, seed=write.seed, version=then, summary=summary, summarized=then
            )
            cursor.execute(self._create.text, row)
            return True
        statement = self._advance if summary is None else self._summarize
        change = statement.values(table=write.table_id, after=write.after, then=then, now=summary)
        cursor.execute(statement.text, change)
        return bool(cursor.rowcount == 1)


def _is_one(group: Sequence[Write]) -> bool:
    """Return whether a group is a single event of a table that is there, as most moves are."""
    first = group[0]
    return len(group) == len(first.events) == 1 and first.summary is None and first.seed is None


def _append_one(cursor: Any, write: Write) -> bool:
    """Append one event; return False if the table has another version than expected."""
    try:
        row = (write.table_id, write.after + 1, write_event(write.events[0]))
        cursor.execute(_APPEND_ONE, row)
    except sqlite3.IntegrityError as error:
        if str(error) == _STALE:
            return False
        raise
    return True
