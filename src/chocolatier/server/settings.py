"""How a server is configured: one object, made by the command or by a program.

``configuration.py`` reads it from flags, the environment and files. A field with a description can
be set there; one without is for programs only. A field that ``repr`` leaves out is a secret.
"""

import os
from pathlib import Path
from typing import Annotated, Literal, Self, TypeAlias

from platformdirs import user_data_path
from pydantic import (
    AfterValidator,
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    field_validator,
    model_validator,
)

from chocolatier.bots.levels import LEVELS
from chocolatier.rules.ruleset import Rules
from chocolatier.server.limits import ServerLimits
from chocolatier.store.retention import Lifetimes
from chocolatier.study.reviews.outlook import Effort, usual_effort

DEFAULT_PORT = 8642
MOST_BY_DEFAULT = 8
MOST_WORKERS = 256


def default_workers() -> int:
    """Return how many processes bots get: one processor is left for the tables."""
    return max(1, min(MOST_BY_DEFAULT, (os.cpu_count() or 1) - 1))


def _split(value: object) -> object:
    """Return the words of a text such as that of an environment variable."""
    return value.replace(",", " ").split() if isinstance(value, str) else value


def _not_a_level(name: str) -> str:
    if any(name == level.name for level in LEVELS):
        raise ValueError(f"{name} is the name of a level")
    return name


Words: TypeAlias = Annotated[tuple[str, ...], BeforeValidator(_split)]
"""Several texts; in one text they stand between commas or spaces."""
BotName: TypeAlias = Annotated[str, Field(pattern=r"^[a-z]{1,20}$"), AfterValidator(_not_a_level)]
BotToken: TypeAlias = Annotated[str, Field(min_length=16)]
Port: TypeAlias = Annotated[int, Field(ge=0, le=65_535)]
Seconds: TypeAlias = Annotated[float, Field(ge=0)]


class LogSettings(BaseModel):
    """What the server writes to its standard error."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    level: Literal["debug", "info", "warning", "error"] = Field(
        default="warning", description="debug, info, warning or error"
    )
    format: Literal["text", "json"] = Field(
        default="text", description="text, or json: an object a line"
    )


class MetricsSettings(BaseModel):
    """Where Prometheus reads figures; nowhere by default."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    port: Port | None = Field(default=None, description="a port of its own for Prometheus")
    host: str = Field(default="127.0.0.1", description="where that port listens")
    token: Annotated[str, Field(min_length=16)] | None = Field(
        default=None, description="opens /api/metrics: `Authorization: Bearer TOKEN`", repr=False
    )


class KeepSettings(BaseModel):
    """How long tables are kept after their last change, in days."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    finished: Annotated[float, Field(ge=0)] | Literal["forever"] | None = Field(
        default=None,
        description="days, or forever; until it is set, no table of any kind is removed",
    )
    unfinished: Annotated[float, Field(ge=0)] = Field(
        default=30.0, description="days for a game that was begun and left"
    )
    empty: Annotated[float, Field(ge=0)] = Field(
        default=1.0, description="days for a table whose game never started"
    )

    @property
    def lifetimes(self) -> Lifetimes | None:
        """The same for the store; None if nothing is removed."""
        if self.finished is None:
            return None
        over = None if self.finished == "forever" else self.finished
        return Lifetimes(waiting=self.empty, playing=self.unfinished, over=over)


class ServerSettings(BaseModel):
    """Everything that can be set."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    host: str = Field(
        default="127.0.0.1", description="where to listen; 0.0.0.0 is the whole network"
    )
    port: Port | None = Field(
        default=None, description=f"0 takes any free one; by default the first from {DEFAULT_PORT}"
    )
    database: str | None = Field(
        default=None, description="a URL, such as postgresql://user@host/name", repr=False
    )
    database_file: Path | None = Field(
        default=None, description="a file that holds the database's URL"
    )
    data: Path | None = Field(
        default=None, description="the folder of tables.db, if no database is named"
    )
    processes: int = Field(
        default=1,
        ge=1,
        le=MOST_WORKERS,
        description="server processes at one port; more than 1 needs PostgreSQL",
    )
    workers: int = Field(
        default_factory=default_workers,
        ge=0,
        le=MOST_WORKERS,
        description="processes for bots; with 0 a thread of the server chooses their moves",
    )
    address: str | None = Field(default=None, description="how others reach the server, for links")
    origins: Words = Field(
        default=(), description="other pages that may use the API and the sockets"
    )
    host_names: Words = Field(
        default=(), description="names under which the server is reached, beside its address"
    )
    proxies: Words = Field(
        default=("127.0.0.1", "::1"),
        description="addresses or networks of proxies, whose X-Forwarded-For is believed",
    )
    blocked: Words = Field(default=(), description="addresses or networks that are refused")
    admin: Path | None = Field(
        default=None, description="the folder of the sockets by which `chocolatier admin` asks"
    )
    idle_seconds: Seconds = Field(
        default=120.0, description="then a table without guests leaves the memory"
    )
    absent_seconds: Seconds = Field(
        default=15.0, description="then others may hand the seat of an absent person to a bot"
    )
    bot_seconds: Seconds = Field(default=20.0, description="then a bot has failed")
    review_effort: Annotated[float, Field(gt=0, le=100)] = Field(
        default=1.0, description="how much reviews and hints search: 0.5 is half of the usual"
    )
    bots: dict[BotName, BotToken] = Field(
        default={}, description="own bots: bots.NAME is the token of the bot NAME", repr=False
    )
    keep: KeepSettings = KeepSettings()
    metrics: MetricsSettings = MetricsSettings()
    log: LogSettings = LogSettings()
    limits: ServerLimits = ServerLimits()

    page: Path = Path(__file__).parent / "page"

    @field_validator("database_file")
    @classmethod
    def _is_a_file(cls, file: Path | None) -> Path | None:
        if file is not None and not file.is_file():
            raise ValueError(f"there is no file {file}")
        return file

    @model_validator(mode="after")
    def _read_database_file(self) -> Self:
        if self.database is None and self.database_file is not None:
            text = self.database_file.read_text(encoding="utf-8").strip()
            self.__dict__["database"] = text  # the object is frozen for everyone else
        return self

    def effort(self, rules: Rules) -> Effort:
        """Return the effort of a review under these rules."""
        return usual_effort(rules).times(self.review_effort)

    @property
    def admin_folder(self) -> Path:
        """The folder of the admin's sockets, for `chocolatier serve` and `admin`."""
        return self.admin or self.tables_file.parent / "admin"

    @property
    def tables_file(self) -> Path:
        """The file that keeps the tables if no database is named."""
        folder = self.data or user_data_path("chocolatier", appauthor=False)
        return folder / "tables.db"
