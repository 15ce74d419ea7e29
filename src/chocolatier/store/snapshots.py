"""Snapshots of tables, kept beside the logs to open tables faster.

What is in them is not known here.
"""

from collections.abc import Iterable
from dataclasses import dataclass

import sqlalchemy as sa

from chocolatier.store.schema import replacing, snapshots, tables


@dataclass(frozen=True)
class Snapshot:
    """A table at a version, in a format that its reader knows."""

    table_id: str
    version: int
    format: str
    body: bytes


class Snapshots:
    """All snapshots, at most one for each table. The methods block."""

    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine

    def keep(self, made: Iterable[Snapshot]) -> None:
        """Store snapshots in place of older ones, of those tables that exist."""
        with self._engine.begin() as connection:
            for one in made:
                if connection.execute(_EXISTS, {"table": one.table_id}).first() is not None:
                    connection.execute(_KEEP, vars(one))


_EXISTS = sa.select(tables.c.id).where(tables.c.id == sa.bindparam("table"))
_KEEP = replacing(snapshots, "snapshots.version <= excluded.version")
