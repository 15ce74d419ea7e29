"""The clock that a search reads by itself, every few hundred nodes.

A thread that sleeps until the time is over and then stops the search wakes up late on a busy
machine: 140 to 670 ms late when measured.
"""

import time

import numpy as np

from chocolatier.compiled import clock_gettime, i64, inline

READABLE = clock_gettime is not None
"""Whether compiled code can read the clock on this platform; if not, the owner must stop it."""
NEVER = 0
SECOND = 1_000_000_000
CLOCK = int(getattr(time, "CLOCK_MONOTONIC", -1))
FURTHEST_DEADLINE = 1 << 30  # seconds: nanoseconds then fit in 64 bits


def deadline_in(seconds: float | None) -> int:
    """Return the clock's time so many seconds from now, in nanoseconds; NEVER for None."""
    if seconds is None or not READABLE:
        return NEVER
    return time.clock_gettime_ns(CLOCK) + int(min(seconds, FURTHEST_DEADLINE) * SECOND)


if READABLE:

    @inline
    def is_late(deadline: int, now: np.ndarray) -> bool:
        """Return whether the deadline is past; the clock writes two numbers into ``now``."""
        if deadline == NEVER:
            return False
        clock_gettime(CLOCK, now.ctypes.data)  # seconds and nanoseconds, a C timespec
        return i64(now[0]) * SECOND + i64(now[1]) >= deadline

else:

    @inline
    def is_late(deadline: int, now: np.ndarray) -> bool:  # noqa: ARG001
        """Return False: compiled code cannot read a clock here, so the owner stops the search."""
        return False
