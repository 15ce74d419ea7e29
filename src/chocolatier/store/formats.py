"""The JSON of stored events and summaries, with seats from 1. It depends on nothing that is sent.

A log is never rewritten. Most events have format 1, which is not written down; those of a later
format carry a ``format``. Those without one must stay readable. Format 2 brought ``arranged``, and
``created`` of tables whose host starts them; format 3 brought ``hinted``, and ``created`` and
``arranged`` of tables with hints; format 4 brought ``listed``, and ``created`` of tables that are
listed; format 5 brought programs that join, in ``seated`` and among the seats of ``created`` and
``arranged``; format 6 brought ``created`` of tables that go on from a position, and their
``started`` within a round; format 7 brought ``created`` of tables whose game counts in a contest.
A summary follows from its log, so there is only one format of summaries, numbered in
``StoredSummary``: a migration rewrites older ones.
"""

import re
from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from chocolatier.rules.seats import seat_number, seat_of
from chocolatier.store.parts import (
    ChairPart,
    ClockPart,
    DealPart,
    Holder,
    Kind,
    Level,
    RulesPart,
    SeatNumber,
    SeatPart,
    Stored,
)
from chocolatier.store.summaries import TableSummary
from chocolatier.table import events
from chocolatier.table.clock import TimeControl
from chocolatier.table.events import TableEvent

# --- events -----------------------------------------------------------------------------


class StoredEvent(Stored):
    """What all events have."""

    at: float


class StoredCreated(StoredEvent):
    """The JSON of ``Created``; one without hints, host's start, list and position has no format."""

    type: Literal["created"] = "created"
    format: Literal[2, 3, 4, 5, 6, 7] | None = None
    host_starts: Literal[True] | None = None
    hints: Literal[True] | None = None
    listed: Literal[True] | None = None
    position: Annotated[str, Field(max_length=2000)] | None = None
    contest: str | None = None
    rules: RulesPart
    seats: tuple[ChairPart, ...]
    starts: SeatNumber | None = None
    clock: ClockPart = TimeControl()
    after: str | None = None


class StoredArranged(StoredEvent):
    """The JSON of ``Arranged``."""

    type: Literal["arranged"] = "arranged"
    format: Literal[2, 3, 5] = 2
    hints: Literal[True] | None = None
    rules: RulesPart
    seats: tuple[ChairPart, ...]
    starts: SeatNumber | None = None
    clock: ClockPart


class StoredListed(StoredEvent):
    """The JSON of ``Listed``."""

    type: Literal["listed"] = "listed"
    format: Literal[4] = 4
    listed: bool


class StoredSeated(StoredEvent):
    """The JSON of ``Seated``."""

    type: Literal["seated"] = "seated"
    format: Literal[5] | None = None
    seat: SeatNumber
    name: str
    holder: Holder
    program: Literal[True] | None = None


class StoredStarted(StoredEvent):
    """The JSON of ``Started``."""

    type: Literal["started"] = "started"
    format: Literal[6] | None = None
    first: SeatNumber
    commitment: str
    deal: DealPart | None = None


class StoredMoved(StoredEvent):
    """The JSON of ``Moved``."""

    type: Literal["moved"] = "moved"
    seat: SeatNumber
    move: str
    seconds: float
    level: Level | None = None
    deal: DealPart | None = None


class StoredAsked(StoredEvent):
    """The JSON of ``Asked``."""

    type: Literal["asked"] = "asked"
    kind: Kind
    seat: SeatNumber
    agreed: tuple[SeatNumber, ...]


class StoredReplied(StoredEvent):
    """The JSON of ``Replied``."""

    type: Literal["replied"] = "replied"
    kind: Kind
    seats: tuple[SeatNumber, ...]
    yes: bool


class StoredUndone(StoredEvent):
    """The JSON of ``Undone``."""

    type: Literal["undone"] = "undone"
    seat: SeatNumber
    moves: int
    to: int


class StoredHinted(StoredEvent):
    """The JSON of ``Hinted``."""

    type: Literal["hinted"] = "hinted"
    format: Literal[3] = 3
    seat: SeatNumber
    length: Annotated[int, Field(ge=0)]


class StoredLeft(StoredEvent):
    """The JSON of ``Left``."""

    type: Literal["left"] = "left"
    seat: SeatNumber
    level: Level
    by: SeatNumber


class StoredReturned(StoredEvent):
    """The JSON of ``Returned``."""

    type: Literal["returned"] = "returned"
    seat: SeatNumber


class StoredReplaced(StoredEvent):
    """The JSON of ``Replaced``."""

    type: Literal["replaced"] = "replaced"
    seat: SeatNumber
    level: Level


class StoredTimedOut(StoredEvent):
    """The JSON of ``TimedOut``."""

    type: Literal["timed-out"] = "timed-out"
    seat: SeatNumber
    level: Level
    for_good: bool


class StoredResumed(StoredEvent):
    """The JSON of ``Resumed``."""

    type: Literal["resumed"] = "resumed"


class StoredEndAgreed(StoredEvent):
    """The JSON of ``EndAgreed``."""

    type: Literal["agreed"] = "agreed"


class StoredGameEnded(StoredEvent):
    """The JSON of ``GameEnded``."""

    type: Literal["over"] = "over"
    seed: str


class StoredRematched(StoredEvent):
    """The JSON of ``Rematched``."""

    type: Literal["rematched"] = "rematched"
    table: str


_FORMS: dict[type[TableEvent], type[StoredEvent]] = {
    events.Created: StoredCreated,
    events.Arranged: StoredArranged,
    events.Listed: StoredListed,
    events.Seated: StoredSeated,
    events.Started: StoredStarted,
    events.Moved: StoredMoved,
    events.Asked: StoredAsked,
    events.Replied: StoredReplied,
    events.Undone: StoredUndone,
    events.Hinted: StoredHinted,
    events.Left: StoredLeft,
    events.Returned: StoredReturned,
    events.Replaced: StoredReplaced,
    events.TimedOut: StoredTimedOut,
    events.Resumed: StoredResumed,
    events.EndAgreed: StoredEndAgreed,
    events.GameEnded: StoredGameEnded,
    events.Rematched: StoredRematched,
}
_EVENTS = {form: event for event, form in _FORMS.items()}
_ANY: TypeAdapter[StoredEvent] = TypeAdapter(
    Annotated[
        StoredCreated
        | StoredArranged
        | StoredListed
        | StoredSeated
        | StoredStarted
        | StoredMoved
        | StoredAsked
        | StoredReplied
        | StoredUndone
        | StoredHinted
        | StoredLeft
        | StoredReturned
        | StoredReplaced
        | StoredTimedOut
        | StoredResumed
        | StoredEndAgreed
        | StoredGameEnded
        | StoredRematched,
        Field(discriminator="type"),
    ]
)


_MOVED = re.compile(
    r'\{"at":(\d+\.\d+),"type":"moved","seat":([1-4]),"move":"([0-9A-Z@<>-]{1,20})",'
    r'"seconds":(\d+\.\d+)(?:,"level":"([a-z]{1,20})")?\}',
    re.ASCII,
)


def read_event(text: str) -> TableEvent:
    """Return the event of a stored text; raise ValueError or RulesError if it is not one.

    Most are moves within a round as ``write_event`` writes them, and short work, too.
    """
    if found := _MOVED.fullmatch(text):
        at, seat, move, seconds, level = found.groups()
        return events.Moved(
            at=float(at), seat=seat_of(int(seat)), move=move, seconds=float(seconds), level=level
        )
    stored = _ANY.validate_json(text)
    fields = {
        name: value
        for name, value in stored
        if value is not None and name not in ("type", "format")
    }
    return _EVENTS[type(stored)](**fields)


def write_event(event: TableEvent) -> str:
    """Return an event as it is stored; most are moves within a round, and short work."""
    if type(event) is events.Moved and event.deal is None:
        level = "" if event.level is None else f',"level":"{event.level}"'
        return (
            f'{{"at":{event.at},"type":"moved","seat":{seat_number(event.seat)},'
            f'"move":"{event.move}","seconds":{event.seconds}{level}}}'
        )
    fields = vars(event)
    if isinstance(event, events.Arrangement):
        fields = {**fields, "hints": event.hints or None, "format": _arrangement_format(event)}
    if isinstance(event, events.Created):
        fields["host_starts"] = event.host_starts or None
        fields["listed"] = event.listed or None
        if event.listed and fields["format"] != 5:
            fields["format"] = 4
        if event.position is not None:
            fields["format"] = 6
        if event.contest is not None:
            fields["format"] = 7
    if isinstance(event, events.Started) and event.deal is None:
        fields = {**fields, "format": 6}
    if isinstance(event, events.Seated):
        mark = {"format": 5, "program": True} if event.program else {"program": None}
        fields = {**fields, **mark}
    return _FORMS[type(event)].model_construct(**fields).model_dump_json(exclude_none=True)


def _arrangement_format(event: events.Arrangement) -> int | None:
    if any(chair.program for chair in event.seats):
        return 5
    if event.hints:
        return 3
    return None if isinstance(event, events.Created) and not event.host_starts else 2


# --- summaries --------------------------------------------------------------------------


class StoredSummary(Stored):
    """The JSON of ``TableSummary``; the table's id has a column of its own."""

    format: Literal[2] = 2
    status: Literal["waiting", "playing", "over"]
    rules: RulesPart
    seats: tuple[SeatPart, ...]
    round: int
    turn: SeatNumber | None = None
    scores: tuple[int, ...]
    places: tuple[int, ...] | None = None
    started: float
    changed: float


def read_summary(table_id: str, text: str) -> TableSummary:
    """Return a table's summary; raise ValueError or RulesError if the text is not one."""
    stored = StoredSummary.model_validate_json(text)
    return TableSummary(table_id, **{name: value for name, value in stored if name != "format"})


def write_summary(summary: TableSummary) -> str:
    """Return a summary as it is stored."""
    fields = {name: value for name, value in vars(summary).items() if name != "table"}
    return StoredSummary.model_construct(**fields).model_dump_json(exclude_none=True)
