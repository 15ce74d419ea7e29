"""How a server is configured: one object, made by the command or by a program."""

import os
from dataclasses import dataclass, field
from pathlib import Path

from platformdirs import user_data_path

from chocolatier.server.limits import Limits
from chocolatier.store.store import sqlite_url

DEFAULT_PORT = 8642
MOST_WORKERS = 8


def default_workers() -> int:
    """Processes for bots: one processor is left for the tables."""
    return max(1, min(MOST_WORKERS, (os.cpu_count() or 1) - 1))


@dataclass(frozen=True)
class Settings:
    """Everything that can be set."""

    host: str = "127.0.0.1"
    port: int = DEFAULT_PORT
    database: str | None = None  # a SQLAlchemy URL; None: a file in ``data``
    data: Path | None = None  # None: the user's data folder
    workers: int = field(default_factory=default_workers)  # 0: bots think in a thread
    address: str | None = None  # how others reach this server, if it is behind something
    origins: tuple[str, ...] = ()  # other pages that may use it; its own always may
    page: Path = Path(__file__).parent / "page"
    idle_seconds: float = 120.0  # then a table that nobody looks at leaves the memory
    absent_seconds: float = 15.0  # then others may hand a seat to a bot
    bot_seconds: float = 20.0  # then a bot has failed
    limits: Limits = field(default_factory=Limits)

    @property
    def database_url(self) -> str:
        """Where tables are kept; makes the folder of the default file."""
        if self.database is not None:
            return self.database
        folder = self.data or user_data_path("chocolatier", appauthor=False)
        return sqlite_url(folder / "tables.db")
