"""How processes are started: on Linux as copies of one that has loaded the bots.

To load the compiled bots takes seconds of processor time and some 100 MB. A copy takes neither:
it has what the first process has loaded, and shares its memory.
"""

import sys
from multiprocessing import get_context
from multiprocessing.context import ForkServerContext, SpawnContext

PRELOADED = ("chocolatier.server.thinking.preloaded",)


def process_context() -> ForkServerContext | SpawnContext:
    """Return the context in which processes are made; elsewhere each loads everything itself."""
    if sys.platform != "linux":
        return get_context("spawn")
    forking = get_context("forkserver")
    forking.set_forkserver_preload(list(PRELOADED))
    return forking
