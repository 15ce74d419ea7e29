"""The one thread that writes: groups that wait while it works share the next transaction."""

import asyncio
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import SimpleQueue
from typing import TypeAlias

from chocolatier.store.appending import Write
from chocolatier.store.store import Store

WriteGroup = Sequence[Write]
_Waiting: TypeAlias = "tuple[WriteGroup | Callable[[], None], asyncio.Future[bool]]"


class Writer:
    """Group commit for a store, by a thread that the end of the process does not wait for."""

    def __init__(self, store: Store, patience: float) -> None:
        """Write to a store; one that has not answered within ``patience`` seconds has failed."""
        self._store, self._patience = store, patience
        self._queue: SimpleQueue[_Waiting | None] = SimpleQueue()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._waiting: dict[asyncio.Future[bool], float] = {}  # since when; the oldest first
        self._timer: asyncio.TimerHandle | None = None
        self._busy = False
        self._stopping = False

    @property
    def hangs(self) -> bool:
        """Whether the thread is still at work after everyone who waited was served or refused."""
        return self._busy and not self._waiting

    def write(self, *group: Write) -> "asyncio.Future[bool]":
        """Write a group whole; the future is False if its first table has a newer version.

        It raises what the store raises, and TimeoutError if the database hangs; then the group
        may still be written later. After ``stop`` it is TimeoutError at once.
        """
        return self._put(group)

    async def run(self, work: Callable[[], None]) -> None:
        """Run something else that writes to the store; raise what it raises."""
        await self._put(work)

    def _put(self, work: WriteGroup | Callable[[], None]) -> "asyncio.Future[bool]":
        if self._loop is None:
            self._loop = asyncio.get_running_loop()
            threading.Thread(target=self._work, name="writer", daemon=True).start()
        done: asyncio.Future[bool] = self._loop.create_future()
        if self._stopping:  # no thread would write it, and who insists would keep ``stop`` waiting
            done.set_exception(TimeoutError("the server stops"))
            return done
        self._waiting[done] = time.monotonic()
        if self._timer is None:
            self._timer = self._loop.call_later(self._patience, self._check)
        self._queue.put((work, done))
        return done

    async def stop(self) -> None:
        """Finish the writes that wait, then end the thread; give up if the database hangs."""
        if self._loop is None:
            return
        self._stopping = True
        self._queue.put(None)
        if self._waiting:
            await asyncio.wait(self._waiting)
        if self._timer is not None:
            self._timer.cancel()

    # --- in the event loop ------------------------------------------------------------------

    def _check(self) -> None:
        """Refuse those who have waited too long, and look again when the next one will have."""
        self._timer = None
        now = time.monotonic()
        for done, since in list(self._waiting.items()):
            if now - since < self._patience:
                assert self._loop is not None
                wait = since + self._patience - now
                self._timer = self._loop.call_later(wait, self._check)
                return
            del self._waiting[done]
            if not done.done():
                done.set_exception(TimeoutError("the database does not answer"))

    def _deliver(self, batch: list[_Waiting], written: list[bool] | Exception) -> None:
        for number, (_, done) in enumerate(batch):
            self._waiting.pop(done, None)
            if done.done():
                continue
            if isinstance(written, Exception):
                done.set_exception(written)
            else:
                done.set_result(written[number])

    # --- in the thread ----------------------------------------------------------------------

    def _work(self) -> None:
        while True:
            taken = [self._queue.get()]
            while not self._queue.empty():  # no other thread takes anything
                taken.append(self._queue.get())
            batch: list[_Waiting] = []
            for waiting in taken:
                if waiting is not None and not callable(waiting[0]):
                    batch.append(waiting)
                    continue
                if batch:
                    self._commit(batch)
                    batch = []
                if waiting is None:
                    return
                self._run(waiting)
            if batch:
                self._commit(batch)

    def _commit(self, batch: list[_Waiting]) -> None:
        written: list[bool] | Exception
        self._busy = True
        try:
            written = self._store.write([group for group, _ in batch if not callable(group)])
        except Exception as error:  # for those who wait
            written = error
        self._report(batch, written)

    def _run(self, waiting: _Waiting) -> None:
        written: list[bool] | Exception = [True]
        self._busy = True
        try:
            assert callable(waiting[0])
            waiting[0]()
        except Exception as error:  # for the one who waits
            written = error
        self._report([waiting], written)

    def _report(self, batch: list[_Waiting], written: list[bool] | Exception) -> None:
        assert self._loop is not None
        self._busy = False
        with suppress(RuntimeError):  # the loop has ended
            self._loop.call_soon_threadsafe(self._deliver, batch, written)
