"""Which tables have been kept long enough, and their removal; contests go with their tables."""

import heapq
import json
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from chocolatier.store.schema import contests, entries, events, snapshots, tables

DAY = 86_400.0
BATCH = 500  # tables that are removed in one transaction, so that moves need not wait long


@dataclass(frozen=True)
class Lifetimes:
    """How many days after its last change a table is kept, by its status; None is for ever."""

    waiting: float | None
    playing: float | None
    over: float | None


@dataclass(frozen=True)
class Expired:
    """A table that need not be kept, at the version that was looked at."""

    table_id: str
    version: int
    status: str


class Retention:
    """Finds and removes tables. The methods block; those that write belong to one thread."""

    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine

    def find(self, lifetimes: Lifetimes, now: float) -> list[Expired]:
        """Return the tables whose time is over."""
        return list(self._expired(lifetimes, now))

    def _expired(self, lifetimes: Lifetimes, now: float) -> Iterator[Expired]:
        for table_id, version, status, changed in self._each():
            days = vars(lifetimes).get(status)
            if days is not None and changed < now - days * DAY:
                yield Expired(table_id, version, status)

    def latest(self, most: int, status: str | None = None) -> list[str]:
        """Return the ids of the tables that changed last, of one status or of all."""
        found = ((changed, one) for one, _, has, changed in self._each() if status in (None, has))
        return [table_id for _, table_id in heapq.nlargest(most, found)]

    def _each(self) -> Iterator[tuple[str, int, str, float]]:
        """Yield id, version, status and last change of every table."""
        last = ""
        with self._engine.connect() as connection:
            while rows := connection.execute(_SUMMARIES, {"last": last, "most": 10 * BATCH}).all():
                for row in rows:
                    yield row.id, row.version, *_status(row.summary)
                last = rows[-1].id

    def remove(self, expired: Sequence[Expired], spared: Collection[str] = ()) -> int:
        """Remove tables that have not changed since they were found; return how many.

        Tables in ``spared`` stay.
        """
        removed = 0
        going = [one for one in expired if one.table_id not in spared]
        for start in range(0, len(going), BATCH):
            with self._engine.begin() as connection:
                for one in going[start : start + BATCH]:
                    key = {"table": one.table_id, "at": one.version}
                    removed += self._remove(connection, _TOUCH_AT, key)
        return removed

    def remove_table(self, table_id: str) -> bool:
        """Remove a table, whatever its version; return whether there was one."""
        with self._engine.begin() as connection:
            return self._remove(connection, _TOUCH, {"table": table_id})

    def remove_contests(self, lifetimes: Lifetimes, now: float) -> int:
        """Remove contests that have no table any more, with their entries; return how many.

        Those that are as young as a table that waits are left: their first table may come yet.
        """
        if lifetimes.waiting is None:
            return 0
        before = {"before": now - lifetimes.waiting * DAY}
        with self._engine.begin() as connection:
            connection.execute(_FORGET_ENTRIES, before)
            return connection.execute(_FORGET_CONTESTS, before).rowcount

    def _remove(self, connection: sa.Connection, claim: sa.Update, key: dict[str, Any]) -> bool:
        """Remove a table and what belongs to it, if ``claim`` finds it; that locks its row."""
        if connection.execute(claim, key).rowcount != 1:
            return False
        for statement in _REMOVALS:
            connection.execute(statement, {"table": key["table"]})
        return True


def _status(summary: str) -> tuple[str, float]:
    """Return status and last change of a summary; one that cannot be read is never too old."""
    try:
        fields: dict[str, Any] = json.loads(summary)
        return str(fields["status"]), float(fields["changed"])
    except (LookupError, TypeError, ValueError):
        return "", 0.0


_ID: sa.BindParameter[str] = sa.bindparam("table")
_SUMMARIES = (
    sa.select(tables.c.id, tables.c.version, tables.c.summary)
    .where(tables.c.id > sa.bindparam("last"))
    .order_by(tables.c.id)
    .limit(sa.bindparam("most"))
)
_TOUCH = sa.update(tables).where(tables.c.id == _ID).values(version=tables.c.version)
_TOUCH_AT = _TOUCH.where(tables.c.version == sa.bindparam("at"))
_REMOVALS = (
    sa.delete(snapshots).where(snapshots.c.table_id == _ID),
    sa.delete(events).where(events.c.table_id == _ID),
    sa.delete(tables).where(tables.c.id == _ID),
)
_OLD = contests.c.made < sa.bindparam("before")
_OF_CONTEST = sa.select(entries.c.table_id).where(entries.c.contest == contests.c.id)
_STILL_THERE = _OF_CONTEST.join(tables, tables.c.id == entries.c.table_id).exists()
_IN_PLAY = _OF_CONTEST.where(entries.c.changed >= sa.bindparam("before")).exists()
_FORGET_ENTRIES = sa.delete(entries).where(
    entries.c.contest.in_(sa.select(contests.c.id).where(_OLD, ~_STILL_THERE, ~_IN_PLAY))
)
_FORGET_CONTESTS = sa.delete(contests).where(_OLD, ~_OF_CONTEST.exists())
