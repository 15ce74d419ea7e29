"""The requests and answers of the HTTP API."""

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from chocolatier.notation.record_lines import SeatNumber
from chocolatier.view.frames import Frame
from chocolatier.view.lessons.lessons import Lesson
from chocolatier.view.position import Model, PositionText, PositionView
from chocolatier.view.table_view import (
    Clock,
    LevelName,
    Name,
    Result,
    RulesView,
    SeatView,
    TableId,
    Token,
)


class NewSeat(Model):
    """Who will sit at a seat: a person at this screen, a person by link, or a bot."""

    kind: Literal["here", "link", "bot"]
    name: Name | None = None
    level: LevelName | None = None  # of a bot


class NewTable(Model):
    """A table to be opened."""

    rules: RulesView
    seats: Annotated[list[NewSeat], Field(min_length=2, max_length=4)]
    starts: SeatNumber | None = None  # None: chance decides (R5)
    clock: Clock = Clock()
    host_starts: bool = False  # else the last seat taken starts the game
    hints: bool = False  # for all people; one person among bots may have them anyway
    listed: bool = False  # open to everyone on the server
    position: PositionText | None = None  # the game goes on from there, and starts at once


class Seek(Model):
    """A wish for an opponent: a seat at an open table for two, or a new one."""

    name: Name
    rules: RulesView
    clock: Clock = Clock()


class OpenTable(Model):
    """A table on the list of those that are open to everyone."""

    table: TableId
    rules: RulesView
    clock: Clock
    seats: list[SeatView]
    host: str | None  # the name of who opened it
    since: float  # when, in seconds since 1970


class OpenTables(Model):
    """All open tables, the newest first."""

    tables: list[OpenTable]


class Join(Model):
    """Take an open seat by an invitation."""

    invite: Token
    name: Name
    seat: SeatNumber | None = None  # None: the first open one
    program: bool = False  # not a person: the seat is marked as a bot's


class Joined(Model):
    """The seat taken, and the token that holds it."""

    seat: SeatNumber
    token: Token


class LevelView(Model):
    """A level of bots; the browser's messages describe its character."""

    name: LevelName
    strength: int  # 1 is the weakest; 0 for a bot of the host's own
    own: bool = False  # a bot of the host's own, which is connected now


class Info(Model):
    """What the server offers."""

    version: str
    levels: list[LevelView]
    address: str | None  # how other devices in the network reach this server
    compiled: float  # how much is compiled, from 0 to 1; until then games run in plain Python
    stand_in: str | None  # the level that plays for stronger bots until then


class Mine(Model):
    """A request for the tables that a browser knows."""

    tables: Annotated[list[TableId], Field(max_length=200)]


class Summary(Model):
    """A table in the lobby."""

    table: TableId
    status: Literal["waiting", "playing", "over"]
    rules: RulesView
    seats: list[SeatView]
    round: int
    turn: SeatNumber | None
    scores: list[int]
    places: list[SeatNumber] | None
    started: float
    changed: float


class Summaries(Model):
    """Those of the requested tables that exist."""

    tables: list[Summary]


class Lessons(Model):
    """The tutorial."""

    lessons: list[Lesson]


Record: TypeAlias = Annotated[str, Field(max_length=1_000_000)]
"""A record as JSON lines."""


class Upload(Model):
    """A record to be replayed."""

    record: Record


class Replay(Model):
    """A whole game, frame by frame."""

    rules: RulesView
    seats: list[str]
    over: bool
    opening: PositionView | None = None  # before the first frame, if that is not the empty table
    frames: list[Frame]
    result: Result | None
    table: TableId | None = None
