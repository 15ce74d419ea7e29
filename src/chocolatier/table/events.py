"""The lines of a table's log. A table is the fold of its events.

Events are JSON in the store. Seats count from 1, as on the wire. Tokens are never in them, only
their hashes; the seed is only in ``over``, which reveals it.
"""

from typing import Annotated, Literal, TypeAlias

from pydantic import Field, TypeAdapter

from chocolatier.notation.record_lines import DealLine, Seat
from chocolatier.view.position import Model
from chocolatier.view.wire import Clock, LevelName, RulesView, TableId

Kind: TypeAlias = Literal["undo", "end"]
Holder: TypeAlias = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]
"""The SHA-256 of a token, in hex."""


class Happened(Model):
    """Something happened, ``at`` seconds since 1970."""

    at: float


class Chair(Model):
    """A seat as a table begins; ``stand_in`` plays for a person who had left before a rematch."""

    kind: Literal["person", "bot", "open"]
    name: str | None = None
    level: LevelName | None = None
    holder: Holder | None = None
    stand_in: LevelName | None = None


class Created(Happened):
    """The first event of every table; ``after`` is the table that it is the rematch of."""

    type: Literal["created"] = "created"
    rules: RulesView
    seats: list[Chair]
    starts: Seat | None = None
    clock: Clock = Clock()
    after: TableId | None = None


class Seated(Happened):
    """Somebody took an open seat."""

    type: Literal["seated"] = "seated"
    seat: Seat
    name: str
    holder: Holder


class Started(Happened):
    """No seat is open: the first deal lies on the table."""

    type: Literal["started"] = "started"
    first: Seat
    commitment: str
    deal: DealLine


class Moved(Happened):
    """A move, the seconds it took, the bot that played it, and the deal that followed it."""

    type: Literal["moved"] = "moved"
    seat: Seat
    move: str
    seconds: float
    level: LevelName | None = None
    deal: DealLine | None = None


class Asked(Happened):
    """A question to the others; ``agreed`` are the seats of whoever asks."""

    type: Literal["asked"] = "asked"
    kind: Kind
    seat: Seat
    agreed: list[Seat]


class Replied(Happened):
    """The seats of one holder answered; no closes the question."""

    type: Literal["replied"] = "replied"
    kind: Kind
    seats: list[Seat]
    yes: bool


class Undone(Happened):
    """``moves`` moves were taken back; the story is ``to`` entries long again."""

    type: Literal["undone"] = "undone"
    seat: Seat
    moves: int
    to: int


class Left(Happened):
    """A bot plays on for a person, or took an open seat; ``by`` is who handed it over."""

    type: Literal["left"] = "left"
    seat: Seat
    level: LevelName
    by: Seat


class Returned(Happened):
    """A person took the seat back."""

    type: Literal["returned"] = "returned"
    seat: Seat


class Replaced(Happened):
    """A bot failed; another plays on."""

    type: Literal["replaced"] = "replaced"
    seat: Seat
    level: LevelName


class TimedOut(Happened):
    """A clock ran out: a bot plays this one move, or on from here."""

    type: Literal["timed-out"] = "timed-out"
    seat: Seat
    level: LevelName
    for_good: bool


class Resumed(Happened):
    """The server was away: the time since the last event is on nobody's clock."""

    type: Literal["resumed"] = "resumed"


class Agreed(Happened):
    """Everybody agreed to end and score the game."""

    type: Literal["agreed"] = "agreed"


class Over(Happened):
    """The game is over; the seed opens the commitment."""

    type: Literal["over"] = "over"
    seed: str


class Rematched(Happened):
    """The same table was opened again."""

    type: Literal["rematched"] = "rematched"
    table: TableId


Event: TypeAlias = (
    Created
    | Seated
    | Started
    | Moved
    | Asked
    | Replied
    | Undone
    | Left
    | Returned
    | Replaced
    | TimedOut
    | Resumed
    | Agreed
    | Over
    | Rematched
)
EVENT: TypeAdapter[Event] = TypeAdapter(Annotated[Event, Field(discriminator="type")])


def read_event(text: str) -> Event:
    """The event of one line of a log."""
    return EVENT.validate_json(text)


def write_event(event: Event) -> str:
    """One line of a log."""
    return event.model_dump_json(exclude_none=True)
