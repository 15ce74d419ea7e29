"""What the server does by the clock: copy what was written, remove tables kept long enough."""

import asyncio
import logging
import time

from chocolatier.errors import TableError
from chocolatier.server.tables.archive import Archive
from chocolatier.server.tables.hub import Hub

CHECKPOINT_SECONDS = 2.0
FIRST_SECONDS = 600.0
HOUR_SECONDS = 3600.0
log = logging.getLogger(__name__)


async def checkpoint(archive: Archive) -> None:
    """Let SQLite take in what was written, for ever; return if the database is another one.

    It would do so within a write, which then waits for the disk.
    """
    done = 0.0
    while archive.store.dsn is None:
        await asyncio.sleep(CHECKPOINT_SECONDS)
        if archive.last_write > done:
            done = archive.last_write
            await archive.checkpoint()


async def prune(hub: Hub) -> None:
    """Remove old tables for ever, those in memory excepted; return if the settings keep all."""
    lifetimes = hub.services.settings.keep.lifetimes
    if lifetimes is None:
        return
    await asyncio.sleep(FIRST_SECONDS)
    while True:
        try:
            removed = await hub.services.archive.prune(lifetimes, time.time(), hub.ids)
        except TableError as error:
            log.warning("old tables are not removed: %s", error)
        else:
            log.info("%d old tables removed", removed)
        await asyncio.sleep(HOUR_SECONDS)
