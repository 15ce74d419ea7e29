"""The messages of a table's socket, in both directions.

The browser knows no rules: with every view it gets the legal moves and what each would do, and it
sends one of them back. ``make wire`` makes the browser's types from these models.
"""

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from chocolatier.notation.record_lines import SeatNumber
from chocolatier.table.signals import Phrase, Reaction
from chocolatier.view.advice import Advice, Advise, AskId
from chocolatier.view.changes import FrameChange, ShortEntry
from chocolatier.view.position import Model, PositionView, Thin
from chocolatier.view.table_view import (
    Clock,
    LevelName,
    Name,
    Opened,
    Problem,
    RulesView,
    TableId,
    TableView,
    Token,
    Version,
    ViewChange,
)


class MoveCommand(Model):
    """Play one of the moves that were offered."""

    type: Literal["move"] = "move"
    seat: SeatNumber
    move: Annotated[str, Field(max_length=20)]


class UndoCommand(Model):
    """Ask to take back the last move of a seat, and all that followed it in this round."""

    type: Literal["undo"] = "undo"
    seat: SeatNumber


class EndCommand(Model):
    """Ask to end and score the game now."""

    type: Literal["end"] = "end"
    seat: SeatNumber


class ReplyCommand(Model):
    """Answer an open question for all seats of the guest; the asker withdraws it with a no."""

    type: Literal["reply"] = "reply"
    kind: Literal["undo", "end"]
    yes: bool


class LeaveCommand(Model):
    """Hand a seat to a bot."""

    type: Literal["leave"] = "leave"
    seat: SeatNumber
    level: LevelName = "tom"


class ReturnCommand(Model):
    """Take a seat back from the bot that stands in."""

    type: Literal["return"] = "return"
    seat: SeatNumber


class ArrangedSeat(Model):
    """A seat of a waiting table.

    ``keep``: as seat ``seat`` is now, with another ``name`` if it is the guest's own. The other
    kinds are new: a person at this screen, a person by link, or a bot.
    """

    kind: Literal["keep", "here", "link", "bot"]
    seat: SeatNumber | None = None
    name: Name | None = None
    level: LevelName | None = None  # of a bot


class ArrangeCommand(Model):
    """Change a waiting table; its seats in the order in which they will sit."""

    type: Literal["arrange"] = "arrange"
    rules: RulesView
    seats: Annotated[list[ArrangedSeat], Field(min_length=2, max_length=4)]
    starts: SeatNumber | None = None  # None: chance decides (R5)
    clock: Clock = Clock()
    hints: bool = False  # for all people


class ListCommand(Model):
    """Open a waiting table to everyone on the server, or no longer."""

    type: Literal["list"] = "list"
    listed: bool


class StartCommand(Model):
    """Start with those who are seated; open seats are removed."""

    type: Literal["start"] = "start"


class RematchCommand(Model):
    """Open the same table again; seats keep their holders, and the next seat starts."""

    type: Literal["rematch"] = "rematch"


AnyCommand: TypeAlias = Annotated[
    MoveCommand
    | UndoCommand
    | EndCommand
    | ReplyCommand
    | LeaveCommand
    | ReturnCommand
    | ArrangeCommand
    | ListCommand
    | StartCommand
    | RematchCommand,
    Field(discriminator="type"),
]


class Hello(Model):
    """The first message of a socket; ``since`` is the last version that the guest has seen.

    With ``turns`` the guest gets a ``YourTurn`` whenever one of its seats is to move.
    """

    type: Literal["hello"] = "hello"
    tokens: Annotated[list[Token], Field(max_length=8, default_factory=list)]
    since: Version | None = None
    turns: bool = False


class Do(Model):
    """A command, and the version of the table that the guest saw; a stale one is refused."""

    type: Literal["do"] = "do"
    id: AskId
    version: Version
    command: AnyCommand


class Sync(Model):
    """A request for everything after a version, to close a gap."""

    type: Literal["sync"] = "sync"
    since: Version


class Signal(Model):
    """A reaction or a ready-made phrase, shown to all; not stored."""

    type: Literal["signal"] = "signal"
    seat: SeatNumber
    word: Reaction | Phrase


class Nudge(Model):
    """A gentle call for the person to move; not stored."""

    type: Literal["nudge"] = "nudge"
    seat: SeatNumber


class Look(Model):
    """Whether the guest looks at the page or, for a while, at something else."""

    type: Literal["look"] = "look"
    away: bool


class Ping(Model):
    """A question whether the other side is there."""

    type: Literal["ping"] = "ping"


ToServer: TypeAlias = Annotated[
    Hello | Do | Sync | Advise | Signal | Nudge | Look | Ping, Field(discriminator="type")
]


class EventView(Thin):
    """One event of the table's log, without what guests may not see."""

    version: Version
    at: float  # seconds since 1970
    type: str
    seat: SeatNumber | None = None
    name: str | None = None
    level: LevelName | None = None
    move: str | None = None
    to: int | None = None  # undone: the story's length afterwards
    kind: Literal["undo", "end"] | None = None  # asked, replied
    yes: bool | None = None  # replied
    table: TableId | None = None  # rematched: the new one


class State(Model):
    """Everything that the guest may see; the answer to ``hello`` and ``sync``."""

    type: Literal["state"] = "state"
    view: TableView
    story: list[ShortEntry]
    events: list[EventView]  # those after ``since``, or all


class Update(Thin):
    """What changed since the last message. The story keeps its first ``kept`` entries."""

    type: Literal["update"]
    version: Version
    view: ViewChange
    kept: int
    base: PositionView | None = None  # that the first frame changes; None: the one before this
    frames: list[FrameChange]  # the new entries
    events: list[EventView]


class YourTurn(Model):
    """It is the guest's turn: all that a program needs to choose a move.

    It follows the state or the update that brought the turn, for those who asked for it.
    """

    type: Literal["turn"] = "turn"
    version: Version
    seat: SeatNumber
    position: str
    moves: list[str]  # all legal ones


class Answer(Model):
    """The one answer to a command."""

    type: Literal["answer"] = "answer"
    id: int
    version: Version
    error: Problem | None = None
    opened: Opened | None = None  # of a rematch


class Refusal(Model):
    """The answer to a message that can't be read or served."""

    type: Literal["refusal"] = "refusal"
    error: Problem


class Signalled(Model):
    """A reaction or a phrase of a seat; the browser has its words."""

    type: Literal["signalled"] = "signalled"
    seat: SeatNumber
    word: Reaction | Phrase


class Nudged(Model):
    """Seat ``seat`` nudges seat ``to``, which is to move."""

    type: Literal["nudged"] = "nudged"
    seat: SeatNumber
    to: SeatNumber


class Announced(Model):
    """A message of the server's host, in the host's own words; not stored."""

    type: Literal["announced"] = "announced"
    text: str


class Pong(Model):
    """The answer to a ping."""

    type: Literal["pong"] = "pong"


FromServer: TypeAlias = Annotated[
    State | Update | YourTurn | Answer | Advice | Refusal | Signalled | Nudged | Announced | Pong,
    Field(discriminator="type"),
]
