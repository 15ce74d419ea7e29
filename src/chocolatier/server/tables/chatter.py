"""Reactions, phrases and nudges of one table: how often, and what is sent of them.

They change nothing at the table and are not stored.
"""

import math
import time
from collections.abc import Callable

from pydantic import TypeAdapter

from chocolatier.errors import TableError
from chocolatier.rules.seats import Seat, seat_number, seat_of
from chocolatier.server.limits import Bucket, ServerLimits
from chocolatier.table.commands import Holders
from chocolatier.table.signals import check_signal, nudged_seat
from chocolatier.table.state import Table
from chocolatier.view import messages

_PASSED_ON: TypeAdapter[messages.Signalled | messages.Nudged] = TypeAdapter(
    messages.Signalled | messages.Nudged
)


class Chatter:
    """What people show each other at one table; limited for each of them."""

    def __init__(self, limits: ServerLimits, clock: Callable[[], float] = time.monotonic) -> None:
        self._limits, self._clock = limits, clock
        self._buckets: dict[str | None, Bucket] = {}  # by holder
        self._nudged: dict[Seat, float] = {}  # when each seat was nudged last

    def pass_on(
        self, table: Table, message: messages.Signal | messages.Nudge, holders: Holders
    ) -> str:
        """Return a reaction, phrase or nudge as it is sent; raise TableError if it is refused."""
        if isinstance(message, messages.Nudge):
            return self._nudge(table, message, holders).model_dump_json()
        seat = seat_of(message.seat)
        check_signal(table, seat, holders)
        self._count(table.seats[seat].holder)
        return messages.Signalled(seat=message.seat, word=message.word).model_dump_json()

    def note(self, table: Table, text: str) -> None:
        """Count what was passed on at another server."""
        said = _PASSED_ON.validate_json(text)
        if isinstance(said, messages.Nudged):
            self._nudged[seat_of(said.to)] = self._clock()
        else:
            self._bucket(table.seats[seat_of(said.seat)].holder).charge(1)

    def _nudge(self, table: Table, nudge: messages.Nudge, holders: Holders) -> messages.Nudged:
        turn = nudged_seat(table, seat_of(nudge.seat), holders)
        now = self._clock()
        left = self._nudged.get(turn, -math.inf) + self._limits.nudge_seconds - now
        if left > 0:
            raise TableError(
                "nudged-already", "this seat was nudged a moment ago", seconds=math.ceil(left)
            )
        self._nudged[turn] = now
        return messages.Nudged(seat=nudge.seat, to=seat_number(turn))

    def _bucket(self, holder: str | None) -> Bucket:
        if holder not in self._buckets:
            rate, burst = self._limits.signal_rate, self._limits.signal_burst
            self._buckets[holder] = Bucket(rate, burst, self._clock)
        return self._buckets[holder]

    def _count(self, holder: str | None) -> None:
        if not self._bucket(holder).take():
            raise TableError("too-chatty", "too many reactions and phrases: wait a few seconds")
