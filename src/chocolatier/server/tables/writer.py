"""The one thread that writes: groups that wait while it works share the next transaction."""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor

from chocolatier.store.appending import Write
from chocolatier.store.store import Store

WriteGroup = Sequence[Write]


class Writer:
    """Group commit for a store."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self._waiting: list[tuple[WriteGroup, asyncio.Future[bool]]] = []
        self._task: asyncio.Task[None] | None = None

    async def write(self, *group: Write) -> bool:
        """Write a group whole; False if its first table has a newer version.

        Raise what the store raises.
        """
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((group, done))
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._work())
        return await done

    async def _work(self) -> None:
        loop = asyncio.get_running_loop()
        while self._waiting:
            batch, self._waiting = self._waiting, []
            groups = [group for group, _ in batch]
            try:
                written = await loop.run_in_executor(self._thread, self._store.write, groups)
            except Exception as error:
                for _, done in batch:
                    if not done.done():
                        done.set_exception(error)
                continue
            for (_, done), ok in zip(batch, written, strict=True):
                if not done.done():
                    done.set_result(ok)
        self._task = None

    async def run(self, work: Callable[[], None]) -> None:
        """Run something else that writes to the store; raise what it raises."""
        await asyncio.get_running_loop().run_in_executor(self._thread, work)

    async def stop(self) -> None:
        """Finish the writes that wait, then end the thread."""
        if self._task is not None:
            await self._task
        self._thread.shutdown()
