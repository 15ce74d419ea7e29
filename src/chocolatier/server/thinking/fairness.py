"""Who is next: addresses take turns, then their tables; tables without a person come last."""

import asyncio
from collections import deque
from dataclasses import dataclass
from itertools import count
from typing import Generic, TypeVar

Thing = TypeVar("Thing")
MOST_REMEMBERED = 10_000


@dataclass(frozen=True)
class Asker:
    """Who waits, as far as it matters for the order."""

    address: str = ""
    table: str = ""
    alone: bool = False  # no person sits at the table


class FairQueue(Generic[Thing]):
    """Things that are lent, and those who wait for one."""

    def __init__(self) -> None:
        self._free: deque[Thing] = deque()
        self._waiting: list[tuple[Asker, asyncio.Future[Thing]]] = []
        self._ticks = count(1)
        self._served: dict[str, int] = {}  # addresses and tables: when each was last served

    def __len__(self) -> int:
        """Return how many wait."""
        return len(self._waiting)

    async def get(self, asker: Asker) -> Thing:
        """Return a free thing as soon as it is this one's turn."""
        if self._free:
            self._note(asker)
            return self._free.popleft()
        future: asyncio.Future[Thing] = asyncio.get_running_loop().create_future()
        entry = (asker, future)
        self._waiting.append(entry)
        try:
            return await future
        except asyncio.CancelledError:
            if entry in self._waiting:
                self._waiting.remove(entry)
            elif future.done() and not future.cancelled():
                self.put(future.result())
            raise

    def put(self, thing: Thing) -> None:
        """Hand a thing to the one who is next, or keep it."""
        while self._waiting:
            entry = min(self._waiting, key=self._order)
            self._waiting.remove(entry)
            if not entry[1].done():
                self._note(entry[0])
                entry[1].set_result(thing)
                return
        self._free.append(thing)

    def remove(self, thing: Thing) -> bool:
        """Take a free thing out; return False if it is not free."""
        if thing not in self._free:
            return False
        self._free.remove(thing)
        return True

    def _order(self, entry: tuple[Asker, object]) -> tuple[bool, int, int]:
        asker = entry[0]
        by_address = self._served.get(f"address {asker.address}", 0)
        return asker.alone, by_address, self._served.get(f"table {asker.table}", 0)

    def _note(self, asker: Asker) -> None:
        if len(self._served) > MOST_REMEMBERED:
            self._served.clear()
        tick = next(self._ticks)
        self._served[f"address {asker.address}"] = self._served[f"table {asker.table}"] = tick
