"""What every table in memory works with: settings, store, bots, tasks and the other servers."""

from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any

from chocolatier.server.metrics import Metrics
from chocolatier.server.own_bots import OwnBots
from chocolatier.server.settings import ServerSettings
from chocolatier.server.tables.archive import Archive
from chocolatier.server.tables.neighbours import Alone, Neighbours
from chocolatier.server.tasks import Tasks
from chocolatier.server.thinking.jobs import check_level
from chocolatier.server.thinking.thinkers import Thinkers
from chocolatier.table.state import RunningTable


@dataclass(frozen=True)
class Services:
    """The parts of a server that know no table."""

    settings: ServerSettings
    archive: Archive
    thinkers: Thinkers
    metrics: Metrics
    own_bots: OwnBots
    tasks: Tasks = field(default_factory=Tasks)
    neighbours: Neighbours = field(default_factory=Alone)
    on_over: list[Callable[[RunningTable], Coroutine[Any, Any, None]]] = field(default_factory=list)
    """Called when a game ends that counts in a contest."""

    def check_level(self, level: str | None) -> None:
        """Raise TableError if there is no such bot, or if it is not connected."""
        if level is None or level not in self.own_bots.present:
            check_level(level)

    async def stop(self) -> None:
        """Store what was begun, then end everything."""
        await self.archive.stop()
        await self.neighbours.stop()
        self.tasks.cancel()
        await self.thinkers.stop()
        self.archive.close()
