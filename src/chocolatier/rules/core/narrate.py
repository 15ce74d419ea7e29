"""Writing down what phase B does, for those who want to know."""

from typing import Any

from chocolatier.compiled import inline


@inline
def write_event(
    log: Any, kind: int, seat: int, a: int, b: int, c: int, d: int, e: int, f: int
) -> None:
    """Append an event: its kind, its seat and six numbers."""
    n = log.count
    row = log.event[n]
    row[0], row[1], row[2], row[3] = kind, seat, a, b
    row[4], row[5], row[6], row[7] = c, d, e, f
    log.count = n + 1
