"""What a table asks of the other servers at its database. A server with SQLite is alone."""

from collections.abc import Callable, Mapping
from typing import Protocol

from chocolatier.store.members import Presence

LOBBY = "lobby"
"""Instead of a table's id: the message concerns the list of open tables."""
Presences = Mapping[str, Presence]
"""The guests of a table at other servers, by server."""


class Neighbours(Protocol):
    """The other servers. Only the one that has the lease of a table acts for bots and clocks.

    A review has a lease too, by the name of ``lease_of_review``.
    """

    @property
    def alone(self) -> bool:
        """Whether there can be no other server."""

    def acts_for(self, table_id: str, *, watched: bool) -> bool:
        """Return whether this server has the lease; if not, try to get it, and plan again then.

        ``watched`` says that it has guests at the table: then it gets the lease from a server
        that has none.
        """

    def rest(self, table_id: str) -> None:
        """Note that there is nothing to act for at a table; a lease is kept."""

    async def takes_over(self, table_id: str) -> bool:
        """Return whether no other server acts for a table; if so, this one has the lease now."""

    def forget(self, table_id: str) -> None:
        """Give up the lease of a table that leaves the memory."""

    def meet(self, table_id: str) -> None:
        """Find out who is at a table that came into the memory."""

    def announce(self, table_id: str, guests: Presence) -> None:
        """Say who is at a table here."""

    def tell(self, table_id: str, text: str) -> None:
        """Show a reaction, a phrase or a nudge to the guests at other servers."""

    async def version(self, table_id: str) -> int:
        """Return the stored version of a table; 0 if no other server can have changed it."""

    def tell_all(self, kind: str, text: str) -> None:
        """Notify all servers, this one too, of something that is not a table's."""

    def listen(self, kind: str, hear: Callable[[str], None]) -> None:
        """Call a function with each notification of this kind."""

    async def stop(self) -> None:
        """Give everything back, because this server stops."""


def lease_of_review(digest: str) -> str:
    """Return the name of a review's lease."""
    return f"review/{digest}"


class Alone:
    """The only server at its database: it acts for every table."""

    alone = True

    def acts_for(self, table_id: str, *, watched: bool) -> bool:  # noqa: ARG002
        """Return True."""
        return True

    def rest(self, table_id: str) -> None:
        """Do nothing."""

    async def takes_over(self, table_id: str) -> bool:  # noqa: ARG002
        """Return True."""
        return True

    def forget(self, table_id: str) -> None:
        """Do nothing."""

    def meet(self, table_id: str) -> None:
        """Do nothing."""

    def announce(self, table_id: str, guests: Presence) -> None:
        """Do nothing."""

    def tell(self, table_id: str, text: str) -> None:
        """Do nothing."""

    async def version(self, table_id: str) -> int:  # noqa: ARG002
        """Return 0."""
        return 0

    def tell_all(self, kind: str, text: str) -> None:
        """Do nothing."""

    def listen(self, kind: str, hear: Callable[[str], None]) -> None:
        """Do nothing."""

    async def stop(self) -> None:
        """Do nothing."""
