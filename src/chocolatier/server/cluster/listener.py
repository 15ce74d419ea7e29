"""A connection that listens: says that this server is alive, and hears what the others say.

It is opened again whenever it is lost. What was said meanwhile is not heard, so that everything
must be looked up after each new beginning.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from chocolatier.store.members import BEAT
from chocolatier.store.postgres import CHANNEL, connect, is_failure

if TYPE_CHECKING:
    import asyncpg

BEAT_SECONDS = 0.5
ALIVE_SECONDS = 2.5  # after its last beat a server counts as alive for so long
FIRST_PAUSE = 0.05  # before a lost connection is opened again; each pause is twice the one before
LONGEST_PAUSE = 1.0
log = logging.getLogger(__name__)


class Listener:
    """Listens for ever, and knows which servers are alive."""

    def __init__(
        self,
        dsn: str,
        me: str,
        *,
        hear: Callable[[str], None],
        begin: Callable[[], Awaitable[None]],
        count: Callable[[frozenset[str], bool], None],
    ) -> None:
        """Call ``hear`` for each notification, ``begin`` after each new beginning.

        ``count`` is called after every beat: with the other servers that are alive, and whether
        this one did not count as alive for a while.
        """
        self._dsn, self._me = dsn, me
        self._hear, self._begin, self._count = hear, begin, count
        self._lost = asyncio.Event()
        self._alive_until = 0.0  # on the monotonic clock

    @property
    def alive(self) -> bool:
        """Whether the others count this server as alive."""
        return time.monotonic() < self._alive_until

    async def run(self) -> None:
        """Listen until cancelled."""
        pause = FIRST_PAUSE
        while True:
            began = time.monotonic()
            try:
                await self._listen()
            except Exception as error:
                if not is_failure(error) and not is_failure(error.__cause__ or error):
                    log.exception("listening to the other servers failed")
                elif pause == FIRST_PAUSE:
                    log.warning("the other servers cannot be heard: %r", error)
            if time.monotonic() - began > LONGEST_PAUSE:
                pause = FIRST_PAUSE
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _listen(self) -> None:
        connection = await connect(self._dsn, soft=True)
        try:
            self._lost.clear()
            connection.add_termination_listener(lambda _: self._lost.set())
            await connection.add_listener(CHANNEL, self._heard)
            await self._beat(connection)
            await self._begin()
            while not self._lost.is_set():
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._lost.wait(), BEAT_SECONDS)
                    return
                await self._beat(connection)
        finally:
            connection.terminate()

    def _heard(self, _connection: Any, _process: int, _channel: str, text: Any) -> None:
        self._hear(str(text))

    async def _beat(self, connection: "asyncpg.Connection[Any]") -> None:
        now = time.monotonic()
        rows = await connection.fetch(BEAT, self._me, ALIVE_SECONDS, timeout=ALIVE_SECONDS)
        lapsed = now > self._alive_until
        self._alive_until = now + ALIVE_SECONDS
        self._count(frozenset(row["id"] for row in rows), lapsed)
