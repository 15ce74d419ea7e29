"""Removing a person's traces: games, names in the games of others, contests, reviews.

A game in which no one else took part is removed whole. In a game with other people it is theirs
too, so only the name is taken out. Results of contests stay without a name and without a holder.
"""

import asyncio

from chocolatier.errors import ChocolatierError
from chocolatier.notation.records import read_records
from chocolatier.server.reviewing.under_way import wanted_review
from chocolatier.server.tables.hub import Hub
from chocolatier.store.memory import Memory
from chocolatier.store.players import others_at
from chocolatier.table.seats import hash_token
from chocolatier.table.state import RunningTable
from chocolatier.view.guest import record_of

SETTLING_SECONDS = 1.0
"""Until then every server has heard that it must read a table again."""


class Forgetting:
    """Finds and removes what is left of a person."""

    def __init__(self, hub: Hub) -> None:
        self._hub, self._archive = hub, hub.services.archive
        self._store = self._archive.store
        hub.services.neighbours.listen("reload", hub.reload)

    async def forget(self, memory: Memory, name: str) -> tuple[int, int]:
        """Remove a person's traces; return how many tables were removed, and how many unnamed."""
        removed, shared = 0, dict[str, set[str]]()
        digests = await self._archive.ask(lambda: self._own_reviews(memory, name))
        holders = {hash_token(token) for token in memory.holders}
        for table, known in memory.tables.items():
            held = {hash_token(token) for token in known.tokens}
            mine, others, digest = await self._archive.ask(lambda: self._look(table, held))  # noqa: B023
            holders |= held
            if not mine:
                continue
            digests += [] if digest is None else [digest]
            if others:
                await self._leave(table, held)
                self._hub.reload(table)
                shared[table] = held
            else:
                removed += await self._hub.remove(table)
            self._hub.services.neighbours.tell_all("reload", table)
        await self._archive.change(lambda: self._store.players.leave_contests(holders))
        await self._archive.change(lambda: self._store.players.drop_reviews(digests))
        if shared and not self._hub.services.neighbours.alone:
            await asyncio.sleep(SETTLING_SECONDS)
        for table, held in shared.items():  # a server may have written the name once more
            await self._leave(table, held)
        return removed, len(shared)

    async def _leave(self, table_id: str, held: set[str]) -> None:
        await self._archive.change(lambda: self._store.players.leave_table(table_id, held))

    def _look(self, table_id: str, held: set[str]) -> tuple[bool, bool, str | None]:
        """Return whether the person sat at a table, whether others did, and its review's digest."""
        log = self._store.log(table_id)
        if log is None or not held:
            return False, False, None
        mine, others = others_at(log.bodies, held)
        return mine, others, self._digest(table_id) if mine else None

    def _digest(self, table_id: str) -> str | None:
        try:
            table = self._store.load(table_id)
            if not isinstance(table, RunningTable) or table.status != "over":
                return None
            record = next(read_records(record_of(table).splitlines()))
            effort = self._hub.services.settings.effort(table.rules)
            return wanted_review(record, effort).digest
        except ChocolatierError:  # a game that can't be read has no review
            return None

    def _own_reviews(self, memory: Memory, name: str) -> list[str]:
        """Return the reviews that the person has looked at and that have the name at an own seat.

        They may be of a game that was uploaded, or made by an earlier version.
        """
        own = []
        for digest, reviewed in memory.reviews.items():
            kept = self._store.shelf.find(digest)
            if kept is None:
                continue
            try:
                seats = next(read_records(kept.record.splitlines())).seats
            except ChocolatierError:
                continue
            if any(seats[seat - 1 :][:1] == [name] for seat in reviewed.seats):
                own.append(digest)
        return own
