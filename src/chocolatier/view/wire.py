"""What goes over the wire: the models of the HTTP API and of the socket.

The browser knows no rules: with every view it gets the legal moves and what each would do, and it
sends one of them back. ``web/src/wire.ts`` is made from these models by ``make wire``.
"""

from typing import Annotated, Any, Literal, TypeAlias

from pydantic import Field

from chocolatier.notation.record_lines import Seat
from chocolatier.view.frames import Frame, StoryEntry
from chocolatier.view.lessons import Lesson
from chocolatier.view.options import Options
from chocolatier.view.position import Model, PositionView

Name: TypeAlias = Annotated[str, Field(min_length=1, max_length=24, pattern=r"^\S(.*\S)?$")]
TableId: TypeAlias = Annotated[str, Field(pattern=r"^[a-z0-9]{8,32}$")]
Token: TypeAlias = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{16,64}$")]
Version: TypeAlias = Annotated[int, Field(ge=0, le=1_000_000)]
LevelName: TypeAlias = Annotated[str, Field(pattern=r"^[a-z]{1,20}$")]
SideText: TypeAlias = Literal["coloured", "free"]


# --- the table --------------------------------------------------------------------------


class RulesView(Model):
    """Which game is played; the options of special factories need them."""

    players: Annotated[int, Field(ge=2, le=4)]
    side: SideText = "coloured"
    special: bool = False
    faces_once: bool = False
    spare_catches_marker: bool = True
    round_limit: Annotated[int, Field(ge=0, le=255)] = 100


class Clock(Model):
    """``move``: seconds for every move; ``bank``: for the game, and some more after each move."""

    kind: Literal["none", "move", "bank"] = "none"
    seconds: Annotated[int, Field(ge=5, le=86_400)] = 60
    increment: Annotated[int, Field(ge=0, le=600)] = 0


class NewSeat(Model):
    """Who will sit here: a person at this screen, a person by link, or a bot."""

    kind: Literal["here", "link", "bot"]
    name: Name | None = None
    level: LevelName | None = None  # of a bot


class NewTable(Model):
    """A table to be opened."""

    rules: RulesView
    seats: Annotated[list[NewSeat], Field(min_length=2, max_length=4)]
    starts: Seat | None = None  # None: chance decides (R5)
    clock: Clock = Clock()


class Opened(Model):
    """The answer to a new table: keep ``token``, give ``invite`` away."""

    table: TableId
    token: Token | None  # holds all seats of this screen; None if there is none
    invite: Token | None  # takes an open seat; None if there is none


class Join(Model):
    """Take an open seat by an invitation."""

    invite: Token
    name: Name
    seat: Seat | None = None  # None: the next one


class Joined(Model):
    """The seat taken, and the token that holds it."""

    seat: Seat
    token: Token


class SeatView(Model):
    """Who sits at a seat."""

    seat: Seat
    kind: Literal["person", "bot", "open"]
    name: str | None
    level: LevelName | None  # of the bot, or of the bot that stands in for a person
    stand_in: bool  # a bot plays for the person who left
    lost: bool = False  # the time ran out: no return; summaries that were stored early lack it
    here: bool  # somebody who holds the seat is connected
    mine: bool  # held by whoever gets this view
    left: float | None  # seconds on the clock when the view was made; None without one


class Ask(Model):
    """A question to the others that is open: take a move back, or end and score now."""

    kind: Literal["undo", "end"]
    seat: Seat  # who asks
    agreed: list[Seat]
    waiting: list[Seat]
    mine: bool  # an answer from this view's holder is waited for


class SeatResult(Model):
    """Where a seat's points came from."""

    seat: Seat
    place: Seat
    total: int
    boxed: int
    floor: int
    rows: int  # how many full ones, 2 points each (R30)
    columns: int
    colours: int
    bonus: int


class Result(Model):
    """How the game ended; ``seed`` opens the commitment."""

    ending: Literal["row", "dead", "empty", "limit", "agreement"]
    rounds: int
    seats: list[SeatResult]
    seed: str


class TableView(Model):
    """A table as one of its guests sees it."""

    table: TableId
    version: Version
    status: Literal["waiting", "playing", "over"]
    rules: RulesView
    clock: Clock
    seats: list[SeatView]
    invite: Token | None  # for who holds a seat, while one is open
    commitment: str | None  # SHA-256 of the seed in hex, from the start on
    position: PositionView | None  # None until the game starts
    options: Options | None  # only for who holds the seat to move
    thinking: Seat | None  # a bot at work
    undo: bool  # this view's holder may ask to take a move back
    asks: list[Ask]
    result: Result | None
    rematch: TableId | None
    told: int  # how long the story is


# --- the socket -------------------------------------------------------------------------


class MoveCommand(Model):
    """Play a move: one of those offered."""

    type: Literal["move"] = "move"
    seat: Seat
    move: Annotated[str, Field(max_length=20)]


class UndoCommand(Model):
    """Ask to take back the last move of a seat, and all that followed it in this round."""

    type: Literal["undo"] = "undo"
    seat: Seat


class EndCommand(Model):
    """Ask to end and score the game now."""

    type: Literal["end"] = "end"
    seat: Seat


class ReplyCommand(Model):
    """Answer the open question for all seats of this holder; the asker may withdraw with no."""

    type: Literal["reply"] = "reply"
    kind: Literal["undo", "end"]
    yes: bool


class LeaveCommand(Model):
    """Hand a seat to a bot."""

    type: Literal["leave"] = "leave"
    seat: Seat
    level: LevelName = "tom"


class ReturnCommand(Model):
    """Take a seat back from the bot that stands in."""

    type: Literal["return"] = "return"
    seat: Seat


class RematchCommand(Model):
    """Open the same table again, with the next seat starting; seats keep their holders."""

    type: Literal["rematch"] = "rematch"


Command: TypeAlias = Annotated[
    MoveCommand
    | UndoCommand
    | EndCommand
    | ReplyCommand
    | LeaveCommand
    | ReturnCommand
    | RematchCommand,
    Field(discriminator="type"),
]


class Hello(Model):
    """The first message of a socket; ``since``: the last version seen, for resending."""

    type: Literal["hello"] = "hello"
    tokens: Annotated[list[Token], Field(max_length=8, default_factory=list)]
    since: Version | None = None


class Do(Model):
    """A command, and the version it was given at; stale commands are refused."""

    type: Literal["do"] = "do"
    id: Annotated[int, Field(ge=0, le=2**53)]
    version: Version
    command: Command


class Sync(Model):
    """Ask for everything after a version, when a gap was seen."""

    type: Literal["sync"] = "sync"
    since: Version


class Ping(Model):
    """Are you there?"""

    type: Literal["ping"] = "ping"


ToServer: TypeAlias = Annotated[Hello | Do | Sync | Ping, Field(discriminator="type")]


class Problem(Model):
    """What was wrong: ``code`` finds the words in every language, ``message`` is English."""

    code: str
    message: str
    details: dict[str, Any] = Field(default_factory=dict)


class EventView(Model):
    """One line of the table's log."""

    version: Version
    at: float  # seconds since 1970
    type: str
    seat: Seat | None = None
    name: str | None = None
    level: LevelName | None = None
    move: str | None = None
    to: int | None = None  # undone: how long the story is afterwards
    kind: Literal["undo", "end"] | None = None  # asked, replied
    yes: bool | None = None  # replied
    table: TableId | None = None  # rematched: the new one


class State(Model):
    """The whole truth: after hello, and after sync."""

    type: Literal["state"] = "state"
    view: TableView
    story: list[StoryEntry]
    events: list[EventView]  # those after ``since``; all without it


class Update(Model):
    """New events; ``frames`` are the story's new entries, after it was cut to ``kept`` entries."""

    type: Literal["update"] = "update"
    view: TableView
    kept: int
    frames: list[Frame]
    events: list[EventView]


class Answer(Model):
    """The one answer to a command."""

    type: Literal["answer"] = "answer"
    id: int
    version: Version
    error: Problem | None = None
    opened: Opened | None = None  # of a rematch


class Refusal(Model):
    """A message that could not be taken at all."""

    type: Literal["refusal"] = "refusal"
    error: Problem


class Pong(Model):
    """I am."""

    type: Literal["pong"] = "pong"


FromServer: TypeAlias = Annotated[
    State | Update | Answer | Refusal | Pong, Field(discriminator="type")
]


# --- the rest of the API ----------------------------------------------------------------


class LevelView(Model):
    """A bot's level, weakest first; its character is told by the browser's messages."""

    name: LevelName
    strength: int  # 1 the weakest


class Info(Model):
    """What this server offers."""

    version: str
    levels: list[LevelView]
    address: str | None  # how other devices in the network reach this server
    ready: bool  # False while the rules are compiled; opening a table then takes a while


class Mine(Model):
    """Ask about tables this browser knows."""

    tables: Annotated[list[TableId], Field(max_length=200)]


class Summary(Model):
    """A table in the lobby."""

    table: TableId
    status: Literal["waiting", "playing", "over"]
    rules: RulesView
    seats: list[SeatView]
    round: int
    turn: Seat | None
    scores: list[int]
    places: list[Seat] | None
    started: float
    changed: float


class Summaries(Model):
    """Those of the asked tables that exist."""

    tables: list[Summary]


class Lessons(Model):
    """The tutorial."""

    lessons: list[Lesson]


class Upload(Model):
    """A record to be replayed: JSON lines."""

    record: Annotated[str, Field(max_length=1_000_000)]


class Replay(Model):
    """A whole game, frame by frame."""

    rules: RulesView
    seats: list[str]
    over: bool
    frames: list[Frame]
    result: Result | None
    table: TableId | None = None
