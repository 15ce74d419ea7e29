"""The store as the event loop uses it: asked in threads, written in groups by one thread.

A database that hangs is one that fails: who waits for it is refused after a few seconds.
"""

import asyncio
import time
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TypeVar

from sqlalchemy.exc import SQLAlchemyError

from chocolatier.errors import TableError
from chocolatier.server.faults import faults
from chocolatier.server.lanes import Lane
from chocolatier.server.metrics import Metrics
from chocolatier.server.settings import ServerSettings
from chocolatier.server.tables.writer import Writer
from chocolatier.store.appending import Write
from chocolatier.store.retention import BATCH, Lifetimes
from chocolatier.store.shelf import KeptReview
from chocolatier.store.store import Store, sqlite_url
from chocolatier.store.summaries import TableSummary, summarize
from chocolatier.table.events import Moved, TableEvent
from chocolatier.table.state import Table
from chocolatier.view.snapshots import Mark, replay, restore, write_snapshot
from chocolatier.view.story import Story

Found = TypeVar("Found")
READERS = 3
PATIENCE_SECONDS = 4.0
"""Then a database that does not answer counts as failed."""
LISTING_SECONDS = 120.0  # for a look at every table of a large database, which no guest waits for


def open_store(settings: ServerSettings) -> Store:
    """Return the store that the settings name; make the folder of the default file.

    Raise ChocolatierError if the database cannot be opened.
    """
    return Store(settings.database or sqlite_url(settings.tables_file))


@dataclass(frozen=True)
class Kept:
    """A table as it was read: its story, a mark for a snapshot, and the version of the last one."""

    story: Story
    mark: Mark | None
    snapshot: int


class Archive:
    """A store, its writer, and its failures as TableErrors that a guest understands."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self.store, self._metrics = store, metrics
        self.last_write = 0.0  # on the monotonic clock
        self._writer = Writer(store, PATIENCE_SECONDS)
        self._readers = Lane("reader", READERS)
        self._copier = Lane("checkpoint")

    async def read(self, table_id: str) -> Kept:
        """Return a stored table; raise TableError if there is none or it cannot be read."""
        return await self.ask(lambda: self._read(table_id))

    def _read(self, table_id: str) -> Kept:
        log = self.store.log(table_id)
        if log is None:
            raise TableError("no-such-table", f"there is no table {table_id}", table=table_id)
        story = restore(table_id, log.seed, log.bodies, log.snapshot)
        if story is not None and log.snapshot is not None:
            return Kept(story, None, log.snapshot.version)
        return Kept(*replay(table_id, log.seed, log.events()), 0)

    async def ask(self, question: Callable[[], Found], patience: float = PATIENCE_SECONDS) -> Found:
        """Run a question to the store in a thread; raise TableError if the database fails."""
        try:
            return await asyncio.wait_for(self._readers.run(question), patience)
        except (SQLAlchemyError, TimeoutError) as error:
            faults.report("the database cannot be read", error)
            raise TableError("not-stored", "the database does not answer, try again") from error

    async def write(self, *group: Write) -> bool:
        """Store a group of writes whole; False if its first table has a newer version.

        Raise TableError if the database fails.
        """
        self.last_write = began = time.monotonic()
        try:
            written = await self._writer.write(*group)
        except (SQLAlchemyError, TimeoutError) as error:
            faults.report("tables cannot be stored", error)
            self._metrics.failed_writes.inc()
            raise TableError("not-stored", "the table could not be saved, try again") from error
        self._metrics.writes.observe(time.monotonic() - began)
        if written:
            self._count(group)
        return written

    def _count(self, group: Sequence[Write]) -> None:
        for write in group:
            if write.seed is not None:
                self._metrics.opened.inc()
            for event in write.events:
                if isinstance(event, Moved):
                    by_person = event.level is None
                    moves = self._metrics.persons_moves if by_person else self._metrics.bots_moves
                    moves.inc()

    async def events(self, table_id: str, after: int) -> list[TableEvent]:
        """Return the events of a table after a version; raise TableError if that fails."""
        return await self.ask(lambda: self.store.events(table_id, after))

    async def summaries(self, ids: Sequence[str]) -> list[TableSummary]:
        """Return the summaries of those tables that exist."""
        return await self.ask(lambda: self.store.summaries(ids))

    async def latest(self, most: int, status: str | None) -> list[TableSummary]:
        """Return the tables that changed last, of one status or of all."""
        return await self.ask(lambda: self.store.latest(most, status), LISTING_SECONDS)

    async def summarize(self, tables: Sequence[Table]) -> None:
        """Store the summaries of tables as they are now; raise TableError if that fails."""
        made = [(summarize(table), table.version) for table in tables]
        try:
            await self._writer.run(lambda: self.store.summarize(made))
        except (SQLAlchemyError, TimeoutError) as error:
            faults.report("summaries cannot be stored", error)
            raise TableError("not-stored", "the summaries could not be saved") from error

    async def snapshot(self, marked: Sequence[tuple[Mark, Story]]) -> None:
        """Store snapshots of tables at their marks; raise TableError if that fails."""
        try:
            await self._writer.run(lambda: self._snapshot(marked))
        except (SQLAlchemyError, TimeoutError) as error:
            faults.report("snapshots cannot be stored", error)
            raise TableError("not-stored", "the snapshots could not be saved") from error

    def _snapshot(self, marked: Sequence[tuple[Mark, Story]]) -> None:
        made = []
        for mark, story in marked:
            log = self.store.log(story.table.id)
            if log is not None and len(log.bodies) >= mark.version:
                made.append(write_snapshot(mark, story, log.bodies[: mark.version]))
        self.store.snapshots.keep(made)

    async def keep_review(self, review: KeptReview) -> None:
        """Store a review: one that ended only if it was not removed since.

        Raise TableError if the database fails.
        """
        shelf = self.store.shelf
        try:
            await self._writer.run(
                lambda: shelf.keep(review) if review.status == "wanted" else shelf.end(review)
            )
        except (SQLAlchemyError, TimeoutError) as error:
            faults.report("reviews cannot be stored", error)
            raise TableError("not-stored", "the review could not be saved, try again") from error

    async def review(self, digest: str) -> KeptReview | None:
        """Return a stored review, or None if there is none."""
        return await self.ask(lambda: self.store.shelf.find(digest))

    async def wanted_reviews(self) -> list[KeptReview]:
        """Return the reviews that were begun and not ended."""
        return await self.ask(self.store.shelf.wanted)

    async def prune(
        self, lifetimes: Lifetimes, now: float, spared: Callable[[], Collection[str]]
    ) -> int:
        """Remove tables that were kept long enough, and return how many; ``spared`` stay.

        Contests whose tables are all gone go with them.
        """
        found = await self.ask(lambda: self.store.retention.find(lifetimes, now), LISTING_SECONDS)
        removed = 0
        for start in range(0, len(found), BATCH):
            some = found[start : start + BATCH]
            removed += await self.change(partial(self.store.retention.remove, some, spared()))
        await self.change(lambda: self.store.retention.remove_contests(lifetimes, now))
        return removed

    async def remove(self, table_id: str) -> bool:
        """Remove a table; return whether there was one."""
        return await self.change(lambda: self.store.retention.remove_table(table_id))

    async def change(self, change: Callable[[], Found]) -> Found:
        """Return what a change returns that the writing thread makes; raise TableError if not."""
        done: list[Found] = []
        try:
            await self._writer.run(lambda: done.append(change()))
        except (SQLAlchemyError, TimeoutError) as error:
            faults.report("the database cannot be written", error)
            raise TableError("not-stored", "the database does not answer, try again") from error
        return done[0]

    async def ping(self) -> None:
        """Raise TableError if nothing can be written, or if that takes too long."""
        try:
            await self._writer.run(self.store.ping)
        except (SQLAlchemyError, TimeoutError) as error:
            faults.report("the database cannot be written", error)
            raise TableError("not-stored", "the database does not answer, try again") from error

    async def checkpoint(self) -> None:
        """Let the database take in what was written.

        The bulk is copied beside other writes. The rest, written meanwhile, is copied between two
        of them: only then SQLite begins its log again from the start of the file, and a write to
        a file that does not grow takes half the time of the system.
        """
        try:
            await self._copier.run(self.store.checkpoint)
            await self._writer.run(self.store.checkpoint)
        except (SQLAlchemyError, TimeoutError) as error:
            faults.report("the database has no checkpoint", error)

    async def stop(self) -> None:
        """Finish the writes that wait; the store stays open."""
        await self._writer.stop()

    def close(self) -> None:
        """Close the store, unless the database hangs: then the end of the process closes it."""
        self._readers.stop()
        self._copier.stop()
        if not self._writer.hangs and not self._readers.busy and not self._copier.busy:
            self.store.close()
