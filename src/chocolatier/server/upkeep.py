"""What the server does by the hour: remove tables that were kept long enough."""

import asyncio
import logging
import time

from chocolatier.errors import TableError
from chocolatier.server.tables.hub import Hub

FIRST_SECONDS = 600.0
HOUR_SECONDS = 3600.0
log = logging.getLogger(__name__)


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
