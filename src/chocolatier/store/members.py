"""The servers of one PostgreSQL database: which are alive, what they act for, who is where.

All of this is lost without harm: servers write it again. Times are those of the database's clock.
"""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from chocolatier.store.postgres import CHANNEL, Wire

FORGET_SECONDS = 60  # then a server that is silent has no row any more


@dataclass(frozen=True)
class Presence:
    """The guests that one server has at a table; seats are bits of a number."""

    here: int = 0  # seats whose holders are connected
    looking: int = 0  # seats of which a holder looks at the page
    watching: int = 0  # guests without a seat

    def __bool__(self) -> bool:
        return bool(self.here or self.watching)


_NOW = "extract(epoch FROM clock_timestamp())"
BEAT = f"""
WITH mine AS (
    INSERT INTO servers (id, until) VALUES ($1, {_NOW} + $2)
    ON CONFLICT (id) DO UPDATE SET until = excluded.until
), forgotten AS (
    DELETE FROM servers WHERE until < {_NOW} - {FORGET_SECONDS} AND id <> $1
)
SELECT id FROM servers WHERE until > {_NOW} AND id <> $1
"""
"""Say that a server is alive for some seconds more, and return the others."""
_CLAIM = f"""
INSERT INTO leases AS l (name, owner, epoch)
SELECT w.name, $1, 1 FROM unnest($2::text[]) AS w(name) ORDER BY w.name
ON CONFLICT (name) DO UPDATE SET owner = $1, epoch = l.epoch + 1
WHERE l.owner = $1
    OR NOT EXISTS (SELECT FROM servers s WHERE s.id = l.owner AND s.until > {_NOW})
    OR (l.name = ANY ($3::text[]) AND NOT EXISTS (
        SELECT FROM presence p WHERE p.table_id = l.name AND p.server = l.owner))
RETURNING l.name, l.epoch,
    pg_notify('{CHANNEL}', 'lease ' || l.name || ' ' || l.owner || ' ' || l.epoch)
"""
_RELEASE = f"""
WITH released AS (DELETE FROM leases WHERE owner = $1 AND name = ANY ($2::text[]) RETURNING name)
SELECT pg_notify('{CHANNEL}', 'free ' || name) FROM released
"""
_LEAVE = f"""
WITH gone AS (DELETE FROM servers WHERE id = $1 RETURNING id)
SELECT pg_notify('{CHANNEL}', 'gone ' || id) FROM gone
"""
_ANNOUNCE = f"""
WITH said AS (
    SELECT * FROM unnest($2::text[], $3::int[], $4::int[], $5::int[])
        AS p(table_id, here, looking, watching)
), left_out AS (
    DELETE FROM presence p USING said s
    WHERE p.server = $1 AND p.table_id = s.table_id AND s.here = 0 AND s.watching = 0
), kept AS (
    INSERT INTO presence (table_id, server, here, looking, watching)
    SELECT table_id, $1, here, looking, watching FROM said WHERE here <> 0 OR watching <> 0
    ON CONFLICT (table_id, server) DO UPDATE
    SET here = excluded.here, looking = excluded.looking, watching = excluded.watching
)
SELECT pg_notify('{CHANNEL}', 'presence ' || table_id || ' ' || $1) FROM said
"""
_PRESENT = f"""
SELECT p.table_id, p.server, p.here, p.looking, p.watching
FROM presence p JOIN servers s ON s.id = p.server
WHERE p.table_id = ANY ($1::text[]) AND p.server <> $2 AND s.until > {_NOW}
"""
_VERSIONS = "SELECT id, version FROM tables WHERE id = ANY ($1::text[])"
_TELL = f"SELECT pg_notify('{CHANNEL}', $1)"


class Members:
    """What one server says and asks of the others. Raise OperationalError if the database fails."""

    def __init__(self, dsn: str, me: str) -> None:
        self._wire, self._me = Wire(dsn, soft=True), me

    async def claim(self, names: Collection[str], from_absent: Collection[str]) -> dict[str, int]:
        """Take leases, and return the epochs of those that were free or are ours already.

        A lease is free without an owner, or if its owner is dead; those in ``from_absent`` also
        if the owner has no guests at the table.
        """
        rows = await self._fetch(_CLAIM, list(names), list(from_absent))
        return {row["name"]: row["epoch"] for row in rows}

    async def release(self, names: Collection[str]) -> None:
        """Give leases back."""
        await self._fetch(_RELEASE, list(names))

    async def leave(self) -> None:
        """Give everything back, because this server stops."""
        await self._fetch(_LEAVE)

    async def announce(self, guests: Mapping[str, Presence]) -> None:
        """Say who is at some tables, by their ids."""
        said = list(guests.values())
        await self._fetch(
            _ANNOUNCE,
            list(guests),
            [one.here for one in said],
            [one.looking for one in said],
            [one.watching for one in said],
        )

    async def present(self, ids: Iterable[str]) -> dict[str, dict[str, Presence]]:
        """Return who is at tables at other servers: for each table, by server."""
        found: dict[str, dict[str, Presence]] = {}
        for row in await self._wire.fetch(_PRESENT, list(ids), self._me):
            one = Presence(row["here"], row["looking"], row["watching"])
            found.setdefault(row["table_id"], {})[row["server"]] = one
        return found

    async def versions(self, ids: Iterable[str]) -> dict[str, int]:
        """Return the stored versions of those tables that exist."""
        return {row["id"]: row["version"] for row in await self._wire.fetch(_VERSIONS, list(ids))}

    async def tell(self, text: str) -> None:
        """Notify all servers."""
        await self._wire.fetch(_TELL, text)

    def close(self) -> None:
        """Close the connection."""
        self._wire.close()

    async def _fetch(self, statement: str, *values: object) -> list[Any]:
        return await self._wire.fetch(statement, self._me, *values)
