"""Tasks that run on their own: they are kept, their failures are logged, a stop cancels them."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from chocolatier.errors import ChocolatierError
from chocolatier.server.faults import faults

Finished = TypeVar("Finished")


class Tasks:
    """The running tasks. The event loop holds tasks only weakly, so they must be kept here."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, Finished]) -> asyncio.Task[Finished]:
        """Start a coroutine as a task of its own; an unexpected error is logged."""
        task = asyncio.get_running_loop().create_task(work)
        self._running.add(task)
        task.add_done_callback(self._done)
        return task

    async def finish(self, work: Coroutine[Any, Any, Finished]) -> Finished:
        """Return what a coroutine returns; it runs to its end even if the caller is cancelled."""
        return await asyncio.shield(self.spawn(work))

    def cancel(self) -> None:
        """Cancel every running task."""
        for task in self._running:
            task.cancel()

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, ChocolatierError):
            faults.report("a task failed", error, trace=True)
