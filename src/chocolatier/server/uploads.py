"""Games that are read or written whole: a lane of their own, a budget, and a longest game.

To referee a record takes a millisecond for a few moves. Nothing here shares a thread with tables,
and of those who wait only a few are let in.
"""

from collections.abc import Callable
from typing import TypeVar

from chocolatier.errors import ChocolatierError
from chocolatier.notation.records import Record, read_records
from chocolatier.server.lanes import Lane
from chocolatier.server.limits import Addresses, ServerLimits

Done = TypeVar("Done")


class Uploads:
    """One thread for whole games."""

    def __init__(self, limits: ServerLimits, addresses: Addresses) -> None:
        self._limits, self._addresses = limits, addresses
        self._lane = Lane("uploads")

    async def run(self, work: Callable[[], Done]) -> Done:
        """Return what a function makes of a whole game; raise ChocolatierError if too many wait."""
        if self._lane.busy >= self._limits.uploads_waiting:
            raise ChocolatierError("too-busy", "too many games are being read: try again later")
        return await self._lane.run(work)

    async def referee(self, text: str, address: str) -> Record:
        """Return the first game of a record; it may stop before its end.

        Raise RecordError if it breaks a rule or is too long, ChocolatierError if the address has
        used its budget or too many wait.
        """
        self._addresses.take_upload(address, len(text))
        return await self.run(lambda: self._read(text))

    def _read(self, text: str) -> Record:
        most = self._limits.upload_moves
        return next(read_records(text.splitlines(), unfinished=True, most_moves=most))

    def stop(self) -> None:
        """Let the thread end."""
        self._lane.stop()
