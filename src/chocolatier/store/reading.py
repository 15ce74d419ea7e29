"""Reading logs: as the database holds them, in one look.

SQLAlchemy would spend more time on the rows of a log than SQLite does, so it only writes the text
of the statements, and the driver runs them.
"""

from functools import cache
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import OperationalError

from chocolatier.store.schema import events, snapshots, tables


class Found(NamedTuple):
    """A table as it is stored: its seed, versions and bodies of its events, a snapshot's row."""

    seed: str
    events: list[tuple[int, str]]
    snapshot: tuple[Any, ...] | None


def _of(table: sa.Table, key: sa.Column[str], *columns: str) -> sa.Select[Any]:
    chosen = [table.c[name] for name in columns]
    return sa.select(*chosen).where(key == sa.bindparam("table"))


_SEED = _of(tables, tables.c.id, "seed")
LOG = _of(events, events.c.table_id, "version", "body").order_by(events.c.version)
_SNAPSHOT = _of(snapshots, snapshots.c.table_id, "table_id", "version", "format", "body")


def find(engine: sa.Engine, table_id: str) -> Found | None:
    """Return a table from PostgreSQL or SQLite, or None if there is none.

    Raise SQLAlchemyError if the database fails.
    """
    if engine.dialect.name == "sqlite":
        return _find_directly(engine, table_id)
    key = {"table": table_id}
    with engine.connect() as connection:
        seed = connection.execute(_SEED, key).scalar()
        if seed is None:
            return None
        rows = connection.execute(LOG, key).all()
        kept = connection.execute(_SNAPSHOT, key).first()
    return Found(seed, [(row[0], row[1]) for row in rows], None if kept is None else tuple(kept))


@cache
def _texts(dialect: sa.Dialect) -> list[str]:
    return [str(one.compile(dialect=dialect)) for one in (_SEED, LOG, _SNAPSHOT)]


def _find_directly(engine: sa.Engine, table_id: str) -> Found | None:
    connection = engine.raw_connection()
    seed_text, log_text, snapshot_text = _texts(engine.dialect)
    key = (table_id,)
    try:
        cursor = connection.cursor()
        cursor.execute("BEGIN")  # all three show the same moment; the pool rolls it back
        cursor.execute(seed_text, key)
        seed = cursor.fetchone()
        if seed is None:
            return None
        cursor.execute(log_text, key)
        rows = cursor.fetchall()
        cursor.execute(snapshot_text, key)
        return Found(seed[0], list(rows), cursor.fetchone())
    except engine.dialect.loaded_dbapi.Error as error:
        raise OperationalError("a question", None, error) from error
    finally:
        connection.close()
