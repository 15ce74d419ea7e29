"""When Python looks for garbage: often among what is new, seldom among everything.

Left to itself it counts what was made less what was given back, and so waits until what is new
has grown large: with 500 tables it stopped everything for 0.1 s (the young) to 0.3 s (all).
"""

import asyncio
import gc
import time

from chocolatier.server.services import Services

YOUNG_SECONDS = 0.25
QUIET_SECONDS = 2.0
ALL_SECONDS = 60.0
ALL_AT_LAST_SECONDS = 900.0
NEVER = 1_000_000_000


def take_over() -> None:
    """From now on only ``collect`` looks; what libraries made is no garbage."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(NEVER)


async def collect(services: Services) -> None:
    """Look for garbage, again and again: among everything only when nothing happens, or at last."""
    everything = time.monotonic()
    while True:
        await asyncio.sleep(YOUNG_SECONDS)
        now = time.monotonic()
        quiet = now - services.wrote > QUIET_SECONDS
        if now - everything > (ALL_SECONDS if quiet else ALL_AT_LAST_SECONDS):
            everything = now
            gc.collect()
        else:
            gc.collect(1)
