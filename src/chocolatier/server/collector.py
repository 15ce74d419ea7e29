"""When Python collects garbage: often among new objects, seldom among all of them.

By default Python counts allocations less deallocations, so a collection comes only when many new
objects have gathered. With 500 tables that stopped everything for 0.1 s (a young collection) to
0.3 s (a full one). Here a task collects on the clock instead.
"""

import asyncio
import gc
import time

from chocolatier.server.tables.archive import Archive

YOUNG_SECONDS = 0.25
QUIET_SECONDS = 2.0
ALL_SECONDS = 60.0
ALL_AT_LAST_SECONDS = 900.0
NO_THRESHOLD = 1_000_000_000


def take_over() -> None:
    """Leave collecting to ``collect``, and never look again at what is loaded already."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(NO_THRESHOLD)


async def collect(archive: Archive) -> None:
    """Collect for ever: everything once a quiet minute or, without one, after 15 minutes."""
    everything = time.monotonic()
    while True:
        await asyncio.sleep(YOUNG_SECONDS)
        now = time.monotonic()
        quiet = now - archive.last_write > QUIET_SECONDS
        if now - everything > (ALL_SECONDS if quiet else ALL_AT_LAST_SECONDS):
            everything = now
            gc.collect()
        else:
            gc.collect(1)
