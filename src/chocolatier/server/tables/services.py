"""What every table in memory works with: settings, store, bots and tasks."""

from dataclasses import dataclass, field

from chocolatier.server.settings import ServerSettings
from chocolatier.server.tables.archive import Archive
from chocolatier.server.tasks import Tasks
from chocolatier.server.thinkers import Thinkers


@dataclass(frozen=True)
class Services:
    """The parts of a server that know no table."""

    settings: ServerSettings
    archive: Archive
    thinkers: Thinkers
    tasks: Tasks = field(default_factory=Tasks)

    async def stop(self) -> None:
        """Store what was begun, then end everything."""
        await self.archive.stop()
        self.tasks.cancel()
        await self.thinkers.stop()
        self.archive.close()
