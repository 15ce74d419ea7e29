"""The leases of one server: what it acts for, and what it would act for if it could."""

import asyncio
from collections.abc import Callable
from contextlib import suppress

from sqlalchemy.exc import SQLAlchemyError

from chocolatier.store.members import Members

RETRY_SECONDS = 2.0  # what makes a lease free is notified, so this is for lost notifications


class Leases:
    """Leases by name. A lease counts only while this server counts as alive."""

    def __init__(
        self, members: Members, alive: Callable[[], bool], got: Callable[[str], None]
    ) -> None:
        """Call ``got`` for each lease that this server gets after it wanted it."""
        self._members, self._alive, self._got = members, alive, got
        self._mine: dict[str, int] = {}  # epochs by name
        self._wanted: dict[str, bool] = {}  # by name: whether to take it from an absent owner
        self._news = asyncio.Event()

    def has(self, name: str) -> bool:
        """Return whether this server has a lease."""
        return name in self._mine and self._alive()

    def want(self, name: str, *, from_absent: bool = False) -> None:
        """Try to get a lease, again and again until it is got or not wanted any more."""
        if self._wanted.get(name) is not from_absent:
            self._wanted[name] = from_absent
            self._news.set()

    def unwant(self, name: str) -> None:
        """Stop trying."""
        self._wanted.pop(name, None)

    async def take(self, name: str) -> bool:
        """Try once to get a lease that no living server has; return whether that worked.

        Raise SQLAlchemyError if the database fails.
        """
        self._mine |= await self._members.claim([name], [])
        return self.has(name)

    async def release(self, name: str) -> None:
        """Give up a lease, wanted or had."""
        self.unwant(name)
        if self._mine.pop(name, None) is not None:
            await self._members.release([name])

    def lose(self, name: str, epoch: int) -> bool:
        """Note that another server got a lease; return whether this one had it."""
        if self._mine.get(name, epoch) >= epoch:
            return False  # an old story: it is ours since then
        del self._mine[name]
        return True

    def lose_all(self) -> list[str]:
        """Note that others may have taken everything; return what this server had."""
        lost, self._mine = list(self._mine), {}
        return lost

    def retry(self) -> None:
        """Try at once, because a lease may be free now."""
        self._news.set()

    async def run(self) -> None:
        """Try to get what is wanted, until cancelled."""
        while True:
            if not self._wanted:
                await self._news.wait()
            else:
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._news.wait(), RETRY_SECONDS)
            self._news.clear()
            if self._wanted and self._alive():
                await self._claim()

    async def _claim(self) -> None:
        wanted = dict(self._wanted)
        absent = [name for name, from_absent in wanted.items() if from_absent]
        try:
            claimed = await self._members.claim(wanted, absent)
        except SQLAlchemyError:
            return  # the next try follows
        self._mine |= claimed
        for name in claimed:
            if self._wanted.pop(name, None) is not None:
                self._got(name)
