"""How a server is configured: one object, made by the command or by a program."""

import os
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from platformdirs import user_data_path

from chocolatier.rules.ruleset import Rules
from chocolatier.server.limits import ServerLimits
from chocolatier.study.outlook import Effort, usual_effort

DEFAULT_PORT = 8642
MOST_BY_DEFAULT = 8


def default_workers() -> int:
    """Return how many processes bots get: one processor is left for the tables."""
    return max(1, min(MOST_BY_DEFAULT, (os.cpu_count() or 1) - 1))


@dataclass(frozen=True)
class ServerSettings:
    """Everything that can be set."""

    host: str = "127.0.0.1"
    port: int = DEFAULT_PORT
    database: str | None = None  # a SQLAlchemy URL; None: ``database_file``
    data: Path | None = None  # the folder of the database file; None: the user's data folder
    workers: int = field(default_factory=default_workers)  # 0: bots choose moves in a thread
    address: str | None = None  # how others reach this server, if it is behind a proxy
    origins: tuple[str, ...] = ()  # other pages that may use it; its own always may
    page: Path = Path(__file__).parent / "page"
    idle_seconds: float = 120.0  # then a table without guests leaves the memory
    absent_seconds: float = 15.0  # then others may hand the seat of an absent person to a bot
    bot_seconds: float = 20.0  # then a bot has failed
    effort: Callable[[Rules], Effort] = usual_effort  # of a review under these rules
    limits: ServerLimits = field(default_factory=ServerLimits)

    @property
    def database_file(self) -> Path:
        """The file that keeps the tables if no database is named."""
        folder = self.data or user_data_path("chocolatier", appauthor=False)
        return folder / "tables.db"
