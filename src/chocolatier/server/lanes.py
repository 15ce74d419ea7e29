"""Threads for work that blocks: each kind of work has a lane of its own.

So none waits for another. All threads here are daemons: a database that hangs keeps no
process from ending, as it would in asyncio's own threads.
"""

import asyncio
import threading
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from typing import Any, TypeVar

Done = TypeVar("Done")


class Lane:
    """A few threads that do one kind of work, first come, first served."""

    def __init__(self, name: str, threads: int = 1) -> None:
        self._name, self._threads = name, threads
        self._started = 0
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self.busy = 0
        """How many jobs wait or are under way."""

    async def run(self, work: Callable[[], Done]) -> Done:
        """Return what a function returns that may block; raise what it raises.

        A caller who is cancelled does not stop the work.
        """
        self.busy += 1
        if self._started < min(self.busy, self._threads):
            self._started += 1
            name = f"{self._name}-{self._started}"
            threading.Thread(target=self._serve, name=name, daemon=True).start()
        loop = asyncio.get_running_loop()
        job = _Job(work, loop, loop.create_future(), self)
        self._jobs.put(job)
        done: Done = await job.future
        return done

    def stop(self) -> None:
        """Let the threads end after the work that waits."""
        for _ in range(self._started):
            self._jobs.put(None)

    def _serve(self) -> None:
        while (job := self._jobs.get()) is not None:
            job.do()


class _Job:
    """Work that waits, and who waits for it."""

    def __init__(
        self,
        work: Callable[[], Any],
        loop: asyncio.AbstractEventLoop,
        future: "asyncio.Future[Any]",
        lane: Lane,
    ) -> None:
        self._work, self._loop, self.future, self._lane = work, loop, future, lane

    def do(self) -> None:
        """Do the work, in a thread of the lane."""
        result, error = None, None
        try:
            result = self._work()
        except Exception as raised:  # handed on to the caller
            error = raised
        with suppress(RuntimeError):  # the loop has ended
            self._loop.call_soon_threadsafe(self._settle, result, error)

    def _settle(self, result: Any, error: Exception | None) -> None:
        self._lane.busy -= 1
        if self.future.done():
            return  # the caller was cancelled
        if error is None:
            self.future.set_result(result)
        else:
            self.future.set_exception(error)
