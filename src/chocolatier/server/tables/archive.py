"""The store as the event loop uses it: asked in threads, written in groups by one thread."""

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from typing import TypeVar

from sqlalchemy.exc import SQLAlchemyError

from chocolatier.errors import TableError
from chocolatier.server.settings import ServerSettings
from chocolatier.server.tables.writer import Writer
from chocolatier.store.appending import Write
from chocolatier.store.shelf import KeptReview
from chocolatier.store.store import Store, sqlite_url
from chocolatier.store.summaries import TableSummary
from chocolatier.view.story import Story

Found = TypeVar("Found")
log = logging.getLogger(__name__)
PING_SECONDS = 4.0


def open_store(settings: ServerSettings) -> Store:
    """Return the store that the settings name; make the folder of the default file.

    Raise ChocolatierError if the database cannot be opened.
    """
    return Store(settings.database or sqlite_url(settings.database_file))


class Archive:
    """A store, its writer, and its failures as TableErrors that a guest understands."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.last_write = 0.0  # on the monotonic clock
        self._writer = Writer(store)

    async def read(self, table_id: str) -> Story:
        """Return a stored table; raise TableError if there is none or it cannot be read."""
        return await self._ask(lambda: self._read(table_id))

    def _read(self, table_id: str) -> Story:
        table = self.store.load(table_id)
        if table is None:
            raise TableError("no-such-table", f"there is no table {table_id}", table=table_id)
        return Story(table)

    async def _ask(self, question: Callable[[], Found]) -> Found:
        """Run a question to the store in a thread; raise TableError if the database fails."""
        try:
            return await asyncio.to_thread(question)
        except SQLAlchemyError as error:
            log.exception("the database cannot be read")
            raise TableError("not-stored", "the database does not answer, try again") from error

    async def write(self, *group: Write) -> bool:
        """Store a group of writes whole; False if its first table has a newer version.

        Raise TableError if the database fails.
        """
        self.last_write = time.monotonic()
        try:
            return await self._writer.write(*group)
        except SQLAlchemyError as error:
            log.exception("table %s: not stored", group[0].table_id)
            raise TableError("not-stored", "the table could not be saved, try again") from error

    async def summaries(self, ids: Sequence[str]) -> list[TableSummary]:
        """Return the summaries of those tables that exist."""
        return await self._ask(lambda: self.store.summaries(ids))

    async def keep_review(self, review: KeptReview) -> None:
        """Store a review; raise TableError if the database fails."""
        try:
            await self._writer.run(lambda: self.store.shelf.keep(review))
        except SQLAlchemyError as error:
            log.exception("review %s: not stored", review.digest)
            raise TableError("not-stored", "the review could not be saved, try again") from error

    async def review(self, digest: str) -> KeptReview | None:
        """Return a stored review, or None if there is none."""
        return await self._ask(lambda: self.store.shelf.find(digest))

    async def wanted_reviews(self) -> list[KeptReview]:
        """Return the reviews that were begun and not ended."""
        return await self._ask(self.store.shelf.wanted)

    async def ping(self) -> None:
        """Raise TableError if nothing can be written, or if that takes too long."""
        try:
            await asyncio.wait_for(self._writer.run(self.store.ping), PING_SECONDS)
        except (SQLAlchemyError, TimeoutError) as error:
            log.error("the database cannot be written: %s", error)
            raise TableError("not-stored", "the database does not answer, try again") from error

    async def stop(self) -> None:
        """Finish the writes that wait; the store stays open."""
        await self._writer.stop()

    def close(self) -> None:
        """Close the store."""
        self.store.close()
