"""What every table in memory works with: the store, the writer, the bots, and tasks."""

import asyncio
import logging
import secrets
import string
import time
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from sqlalchemy.exc import SQLAlchemyError

from chocolatier.bots.levels import LEVELS
from chocolatier.errors import ChocolatierError, TableError
from chocolatier.rules.deal import fresh_seed
from chocolatier.server.settings import Settings
from chocolatier.server.thinkers import Thinkers
from chocolatier.server.writer import Writer
from chocolatier.store.store import Store, Write
from chocolatier.table.state import Table
from chocolatier.view.story import Story

Result = TypeVar("Result")
log = logging.getLogger(__name__)
ID_LETTERS = string.ascii_lowercase + string.digits
ID_LENGTH = 12
LEVEL_NAMES = tuple(level.name for level in LEVELS)


class Services:
    """The server's parts, without its tables."""

    def __init__(self, settings: Settings, store: Store, thinkers: Thinkers) -> None:
        self.settings = settings
        self.store = store
        self.thinkers = thinkers
        self.writer = Writer(store)
        self.adopt: Callable[[Table], None] = lambda _: None  # a new table: the hub's
        self.wrote = 0.0  # when something last happened
        self._tasks: set[asyncio.Task[Any]] = set()

    async def read(self, table_id: str) -> Story:
        """A table from the store; TableError if there is none, or if it cannot be read."""
        return await self.ask(lambda: self._read(table_id))

    def _read(self, table_id: str) -> Story:
        table = self.store.load(table_id)
        if table is None:
            raise TableError("no-such-table", f"there is no table {table_id}", table=table_id)
        return Story(table)

    async def ask(self, question: Callable[[], Result]) -> Result:
        """What the store answers, asked in a thread; TableError if the database fails."""
        try:
            return await asyncio.to_thread(question)
        except SQLAlchemyError as error:
            log.exception("the database cannot be read")
            raise TableError("not-stored", "the database does not answer, try again") from error

    async def write(self, *group: Write) -> bool:
        """Store a group of writes; TableError if the database fails."""
        self.wrote = time.monotonic()
        try:
            return await self.writer.write(*group)
        except SQLAlchemyError as error:
            log.exception("table %s: not stored", group[0].table_id)
            raise TableError("not-stored", "the table could not be saved, try again") from error

    def fresh(self) -> tuple[str, str]:
        """The id and the seed of a new table."""
        return "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH)), fresh_seed()

    def check_level(self, level: str | None) -> None:
        """TableError for a level that no bot has."""
        if level is not None and level not in LEVEL_NAMES:
            raise TableError(
                "no-such-level",
                f"there is no bot '{level}'; there are {', '.join(LEVEL_NAMES)}",
                level=level,
            )

    def spawn(self, work: Coroutine[Any, Any, Result]) -> asyncio.Task[Result]:
        """Run something on its own; what goes wrong is logged."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, ChocolatierError):
            log.error("a task failed", exc_info=error)

    async def finish(self, work: Coroutine[Any, Any, Result]) -> Result:
        """Run to the end, even if whoever waits is cancelled."""
        return await asyncio.shield(self.spawn(work))

    async def stop(self) -> None:
        """Let what was begun be stored, then end everything."""
        await self.writer.stop()
        for task in self._tasks:
            task.cancel()
        await self.thinkers.stop()
        self.store.close()
