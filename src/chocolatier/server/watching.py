"""What metrics look up: tables, guests, bots and reviews as they are now."""

from collections import Counter

from chocolatier.server.reviewing.desk import Desk
from chocolatier.server.tables.hub import Hub


class Watch:
    """The present figures of a server; asked from another thread, so it only reads."""

    def __init__(self, hub: Hub, desk: Desk) -> None:
        self._hub, self._desk = hub, desk

    def tables_by_status(self) -> dict[str, int]:
        """Return how many tables are in memory, by their status."""
        return Counter(live.table.status for live in self._hub.tables)

    def guests(self) -> int:
        """Return how many sockets are at tables."""
        return sum(len(live.audience.guests) for live in self._hub.tables)

    def bots_waiting(self) -> int:
        """Return how many bots wait for a process."""
        return self._hub.services.thinkers.waiting

    def bots_thinking(self) -> int:
        """Return how many bots choose a move now."""
        return self._hub.services.thinkers.thinking

    def reviews_waiting(self) -> int:
        """Return how many reviews are wanted or under way."""
        return self._desk.under_way
