"""The thread that writes, when the server stops."""

import asyncio
import threading
from contextlib import suppress
from pathlib import Path

from chocolatier.server.tables.writer import Writer
from chocolatier.store.store import Store, sqlite_url
from tests.server.running import PATIENCE, run_apart

HANGING = 0.2  # seconds, then a database that does not answer has failed


async def _stop_while_bots_insist(store: Store) -> list[str]:
    writer, goes_on, ended = Writer(store, HANGING), threading.Event(), []

    async def insist(after: float) -> None:
        await asyncio.sleep(after)
        while True:
            with suppress(TimeoutError):
                await writer.run(lambda: ended.append("late"))
            await asyncio.sleep(HANGING / 4)

    def slow() -> None:
        goes_on.wait(PATIENCE)
        ended.append("begun")

    begun = asyncio.ensure_future(writer.run(slow))
    bots = [asyncio.ensure_future(insist(after * HANGING / 3)) for after in range(3)]
    stop = asyncio.ensure_future(writer.stop())
    asyncio.get_running_loop().call_later(HANGING / 2, goes_on.set)
    try:
        await asyncio.wait_for(stop, 20 * HANGING)
        await begun
    finally:
        for bot in bots:
            bot.cancel()
        goes_on.set()
    return ended


def test_a_writer_stops_although_bots_insist(tmp_path: Path) -> None:
    """What was begun is written; what comes later is refused at once, and keeps nothing waiting."""
    store = Store(sqlite_url(tmp_path / "tables.db"))
    assert run_apart(_stop_while_bots_insist(store)) == ["begun"]
    store.close()
