"""How processes are started: on Linux as copies of one that has loaded the bots.

To load the compiled bots takes seconds of processor time and some 100 MB. A copy takes neither:
it has what the first process has loaded, and shares its memory.
"""

import sys
import tempfile
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.context import ForkServerContext, SpawnContext

PRELOADED = ("chocolatier.server.thinking.origin", "chocolatier.server.thinking.preloaded")


def process_context() -> ForkServerContext | SpawnContext:
    """Return the context in which processes are made; elsewhere each loads everything itself."""
    if sys.platform == "linux":
        with suppress(FileNotFoundError):  # no folder for the socket by which copies are asked for
            tempfile.gettempdir()
            forking = get_context("forkserver")
            forking.set_forkserver_preload(list(PRELOADED))
            return forking
    return get_context("spawn")
