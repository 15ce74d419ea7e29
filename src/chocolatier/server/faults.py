"""Faults in the log: each kind once a minute, however often it happens."""

import logging
import time
from collections.abc import Callable

QUIET_SECONDS = 60.0
MOST_KINDS = 1_000
log = logging.getLogger("chocolatier.server")


class Faults:
    """Which faults were logged, and how often they have happened since."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._last: dict[str, float] = {}
        self._since: dict[str, int] = {}

    def report(self, kind: str, error: BaseException | None = None, *, trace: bool = False) -> None:
        """Log a fault, unless one of this kind was logged less than a minute ago.

        ``trace`` adds where an error came from, for faults of the program itself.
        """
        often = self.often(kind)
        if often is None:
            return
        why = "" if error is None else f": {_first_line(error)}"
        log.error("%s%s%s", kind, why, often, exc_info=error if trace else None)

    def often(self, kind: str) -> str | None:
        """Return how often a kind has happened since its last line, as words for the next line.

        None means that there was a line less than a minute ago, so this one is only counted.
        """
        now = self._clock()
        if now - self._last.get(kind, -QUIET_SECONDS) < QUIET_SECONDS:
            self._since[kind] = self._since.get(kind, 0) + 1
            return None
        if len(self._last) >= MOST_KINDS:
            self.forget()
        self._last[kind] = now
        again = self._since.pop(kind, 0)
        return f" (and {again} times since the last such line)" if again else ""

    def forget(self) -> None:
        """Forget what was logged, so that the next fault of any kind is."""
        self._last.clear()
        self._since.clear()


def _first_line(error: BaseException) -> str:
    """Return the reason in one line; SQLAlchemy adds the statement in further ones."""
    reason = getattr(error, "orig", None) or error
    lines = str(reason).splitlines()
    return f"{type(reason).__name__}: {lines[0]}" if lines else type(reason).__name__


faults = Faults()
"""The faults of this process."""
