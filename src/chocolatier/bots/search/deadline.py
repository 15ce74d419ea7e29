"""The clock that a search reads itself, every few hundred nodes.

Somebody who sleeps until the time is over and then says stop wakes up late on a busy machine: by
140 to 670 ms where we measured it.
"""

import time

import numpy as np

from chocolatier.compiled import clock_gettime, i64, inline

READABLE = clock_gettime is not None
"""Whether compiled code can read the clock here; if not, searches must be told to stop."""
NEVER = 0
SECOND = 1_000_000_000
CLOCK = int(getattr(time, "CLOCK_MONOTONIC", -1))
FURTHEST = 1 << 30  # seconds


def deadline_in(seconds: float | None) -> int:
    """The time on our clock so many seconds from now, in nanoseconds; NEVER without a limit."""
    if seconds is None or not READABLE:
        return NEVER
    return time.clock_gettime_ns(CLOCK) + int(min(seconds, FURTHEST) * SECOND)


if READABLE:

    @inline
    def is_late(deadline: int, now: np.ndarray) -> bool:
        """Is it past the deadline? ``now`` is room for two numbers, which the clock fills."""
        if deadline == NEVER:
            return False
        clock_gettime(CLOCK, now.ctypes.data)
        return i64(now[0]) * SECOND + i64(now[1]) >= deadline

else:

    @inline
    def is_late(deadline: int, now: np.ndarray) -> bool:  # noqa: ARG001
        """Nobody knows."""
        return False
