"""Players: people who come back, each known by the hash of a secret and by a name.

Everything that is known about a player is in one row, so that nothing is left when it is removed.
"""

import json
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from secrets import token_hex
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from chocolatier.store.formats import read_event
from chocolatier.store.schema import (
    contests,
    entries,
    events,
    players,
    reviews,
    snapshots,
    tables,
)
from chocolatier.table.events import Arrangement, Seated

NO_NAME = "–"
"""What stands for a name that was taken out of a game with others."""


@dataclass(frozen=True)
class KeptPlayer:
    """A player; ``body`` is the memory as text, and ``version`` grows whenever it changes."""

    key: str
    name: str
    version: int
    made: float
    seen: float
    body: str


class Players:
    """All players in a database. The methods block; those that write belong to one thread."""

    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine

    def add(self, player: KeptPlayer) -> None:
        """Keep a new player."""
        with self._engine.begin() as connection:
            connection.execute(sa.insert(players), vars(player))

    def find(self, key: str) -> KeptPlayer | None:
        """Return the player of a secret's hash, or None if there is none."""
        with self._engine.connect() as connection:
            row = connection.execute(_FIND, {"one": key}).first()
        return None if row is None else KeptPlayer(*row)

    def write(self, player: KeptPlayer, after: int) -> bool:
        """Write a player at a new version; return False if another one was written meanwhile."""
        with self._engine.begin() as connection:
            change = sa.update(players).where(
                players.c.key == player.key, players.c.version == after
            )
            done = connection.execute(
                change.values(
                    name=player.name, version=player.version, seen=player.seen, body=player.body
                )
            )
            return done.rowcount == 1

    def replace_key(self, old: str, new: str) -> bool:
        """Let a new secret open what an old one did; return False if the old one opens nothing."""
        try:
            with self._engine.begin() as connection:
                one = sa.update(players).where(players.c.key == old)
                return connection.execute(one.values(key=new)).rowcount == 1
        except IntegrityError:  # no secret is made twice
            return False

    def remove(self, key: str) -> bool:
        """Remove a player; return whether there was one."""
        with self._engine.begin() as connection:
            return connection.execute(_REMOVE, {"one": key}).rowcount == 1

    def count(self) -> int:
        """Return how many players there are."""
        with self._engine.connect() as connection:
            found = connection.execute(sa.select(sa.func.count()).select_from(players)).scalar()
        return int(found or 0)

    # --- traces in what others share --------------------------------------------------------

    def leave_contests(self, holders: Collection[str]) -> None:
        """Take names, holders and tables out of the entries of these holders; the figures stay."""
        with self._engine.begin() as connection:
            some = sa.select(entries).where(entries.c.holder.in_(list(holders)))
            for entry in connection.execute(some).all():
                key = (entries.c.contest == entry.contest) & (entries.c.holder == entry.holder)
                change = sa.update(entries).where(key)
                unknown = {"holder": token_hex(32), "table_id": token_hex(6)}
                connection.execute(change.values(name=None, **unknown))
                _forget_host(connection, entry.contest, entry.name)

    def leave_table(self, table_id: str, holders: Collection[str]) -> None:
        """Take the names of these holders out of the log and the summary of a table."""
        with self._engine.begin() as connection:
            claim = sa.update(tables).where(tables.c.id == table_id)
            connection.execute(claim.values(version=tables.c.version))  # locks the row
            log = connection.execute(_NAMING, {"table": table_id}).all()
            seats: set[int] = set()
            for row in log:
                body, found = _unnamed(row.body, holders)
                seats |= found
                if body != row.body:
                    connection.execute(_REWRITE, {"one": table_id, "at": row.version, "now": body})
            summary = connection.execute(_SUMMARY, {"one": table_id}).scalar()
            if summary is not None:
                connection.execute(
                    sa.update(tables)
                    .where(tables.c.id == table_id)
                    .values(summary=_unnamed_summary(summary, seats))
                )
            connection.execute(sa.delete(snapshots).where(snapshots.c.table_id == table_id))

    def drop_reviews(self, digests: Sequence[str]) -> None:
        """Remove reviews; each can be made again from its game."""
        with self._engine.begin() as connection:
            connection.execute(sa.delete(reviews).where(reviews.c.digest.in_(list(digests))))


def others_at(log: Sequence[str], holders: Collection[str]) -> tuple[bool, bool]:
    """Return whether these holders have sat at a table, and whether other people have."""
    mine = others = False
    for holder in _holders(log):
        if holder in holders:
            mine = True
        else:
            others = True
    return mine, others


def _holders(log: Sequence[str]) -> Iterator[str]:
    for body in log:
        if '"holder"' not in body:
            continue
        event = read_event(body)
        if isinstance(event, Seated):
            yield event.holder
        elif isinstance(event, Arrangement):
            yield from (chair.holder for chair in event.seats if chair.holder is not None)


def _unnamed(body: str, holders: Collection[str]) -> tuple[str, set[int]]:
    """Return a stored event without the names of these holders, and their seats from 0."""
    fields: dict[str, Any] = json.loads(body)
    found: set[int] = set()
    for index, chair in enumerate(fields.get("seats", [])):
        if isinstance(chair, dict) and chair.get("holder") in holders:
            found.add(index)
            if "name" in chair:
                chair["name"] = NO_NAME
    if fields.get("type") == "seated" and fields.get("holder") in holders:
        found.add(int(fields["seat"]) - 1)
        fields["name"] = NO_NAME
    return (json.dumps(fields, separators=(",", ":"), ensure_ascii=False) if found else body), found


def _unnamed_summary(text: str, seats: Collection[int]) -> str:
    fields: dict[str, Any] = json.loads(text)
    for index, seat in enumerate(fields["seats"]):
        if index in seats and seat.get("kind") == "person":
            seat["name"] = NO_NAME
    return json.dumps(fields, separators=(",", ":"), ensure_ascii=False)


def _forget_host(connection: sa.Connection, contest: str, name: str | None) -> None:
    """Take the name of who made a challenge out of it, if it is this one."""
    kept = connection.execute(_CONTEST, {"one": contest}).scalar()
    fields: dict[str, Any] = json.loads(kept or "{}")
    if name is not None and fields.get("host") == name:
        fields["host"] = None
        one = sa.update(contests).where(contests.c.id == contest)
        connection.execute(
            one.values(body=json.dumps(fields, separators=(",", ":"), ensure_ascii=False))
        )


_FIND = sa.select(players).where(players.c.key == sa.bindparam("one"))
_REMOVE = sa.delete(players).where(players.c.key == sa.bindparam("one"))
_CONTEST = sa.select(contests.c.body).where(contests.c.id == sa.bindparam("one"))
_SUMMARY = sa.select(tables.c.summary).where(tables.c.id == sa.bindparam("one"))
_NAMING = (
    sa.select(events.c.version, events.c.body)
    .where(events.c.table_id == sa.bindparam("table"), events.c.body.contains('"holder"'))
    .order_by(events.c.version)
)
_REWRITE = (
    sa.update(events)
    .where(events.c.table_id == sa.bindparam("one"), events.c.version == sa.bindparam("at"))
    .values(body=sa.bindparam("now"))
)
