"""Appending to logs: one connection, and statements that are compiled once.

A move is two short statements. SQLAlchemy would spend more time on each than the database does, so
it only writes their text here, in the dialect of the database, and the driver runs them.
"""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
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


class Appender:
    """Writes groups of events. Its methods block, and are called by one thread only."""

    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine
        self._connection: Any = None  # kept: taking one from the pool costs time
        self._create = Statement(sa.insert(tables), engine.dialect)
        self._advance = Statement(_ADVANCE, engine.dialect)
        self._summarize = Statement(_SUMMARIZE, engine.dialect)
        self._append = Statement(sa.insert(events), engine.dialect)

    def close(self) -> None:
        """Close the connection; the next write opens another."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def write(self, groups: Iterable[Sequence[Write]]) -> list[bool]:
        """Write all groups in one transaction, and return for each whether it was written.

        A group is written whole or not at all: its first write checks the version. Raise
        SQLAlchemyError if the database fails.
        """
        with self._transaction() as cursor:
            return [self._write_group(cursor, group) for group in groups]

    @contextmanager
    def _transaction(self) -> Iterator[Any]:
        """Yield a cursor; commit afterwards, or give up the connection if anything fails."""
        try:
            if self._connection is None:
                self._connection = self._engine.raw_connection()
            cursor = self._connection.cursor()
            if self._engine.dialect.name == "sqlite":  # other drivers begin by themselves
                cursor.execute("BEGIN IMMEDIATE")
            yield cursor
            self._connection.commit()
            cursor.close()
        except BaseException as error:
            self._give_up()
            if isinstance(error, self._engine.dialect.loaded_dbapi.Error):
                raise OperationalError("a group of writes", None, error) from error
            raise

    def _give_up(self) -> None:
        connection, self._connection = self._connection, None
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
