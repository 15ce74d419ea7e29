"""Import this to load the compiled bots: the process that all others are copies of does.

It has no thread but this one, as a copy would have no other, and no open file but its own.
"""

import gc
import os
import signal
import sys

from chocolatier.bots import preload
from chocolatier.compiled import PLAIN
from chocolatier.server.thinking import worker
from chocolatier.server.thinking.origin import SERVER

__all__ = ["worker"]  # its imports are the other half of what is loaded


def _end_with_server() -> None:
    """End this process if its server has ended, which it would find out only after loading."""
    if os.getppid() != SERVER:
        sys.exit()


signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends it
if not PLAIN:
    preload.load(_end_with_server)
gc.collect()
gc.freeze()  # else a collection in a copy would touch, and so copy, all of that memory
