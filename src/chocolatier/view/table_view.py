"""A table as it is sent: what the socket and the HTTP API have in common."""

from typing import Annotated, Any, Literal, TypeAlias
from unicodedata import category

from pydantic import AfterValidator, ConfigDict, Field, with_config
from typing_extensions import TypedDict

from chocolatier.notation.record_lines import SeatNumber
from chocolatier.view.options import Options
from chocolatier.view.position import Model, PositionView

TABLE_ID = r"^[a-z0-9]{8,32}$"


def _is_seen(name: str) -> str:
    """Return a name; raise ValueError if it has characters that are not seen, or turn the text."""
    hidden = [c for c in name if c in BLANKS or (category(c) in HIDDEN and c not in JOINERS)]
    if hidden or not any(category(c)[0] in "LNSP" for c in name):
        raise ValueError("a name must be readable: no invisible characters")
    return name


HIDDEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
"""Control characters, formats such as direction marks, and what has no meaning."""
BLANKS = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"  # letters and symbols that show nothing
JOINERS = "\u200c\u200d"  # needed within words of some languages, and within emoji
Name: TypeAlias = Annotated[
    str,
    Field(min_length=1, max_length=24, pattern=r"^\S(.*\S)?$"),
    AfterValidator(_is_seen),
]
TableId: TypeAlias = Annotated[str, Field(pattern=TABLE_ID)]
Token: TypeAlias = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{16,64}$")]
Version: TypeAlias = Annotated[int, Field(ge=0, le=1_000_000)]
LevelName: TypeAlias = Annotated[str, Field(pattern=r"^[a-z]{1,20}$")]
Part: TypeAlias = Literal["boxed", "floor", "rows", "columns", "colours"]
"""A part of the score."""
Status: TypeAlias = Literal["waiting", "playing", "over"]
Language: TypeAlias = Literal["en", "uk", "ru", "cs", "pl"]
SideText: TypeAlias = Literal["coloured", "free"]


class Problem(Model):
    """An error; ``code`` finds its words in every language, ``message`` is English."""

    code: str
    message: str
    details: dict[str, Any] = Field(default_factory=dict)


class RulesView(Model):
    """The rules of a game; ``faces_once`` and ``spare_catches_marker`` need special factories."""

    players: Annotated[int, Field(ge=2, le=4)]
    side: SideText = "coloured"
    special: bool = False
    faces_once: bool = False
    spare_catches_marker: bool = True
    round_limit: Annotated[int, Field(ge=0, le=255)] = 100


class Clock(Model):
    """A time control.

    ``move``: ``seconds`` for every move. ``bank``: ``seconds`` for the whole game, and
    ``increment`` more after each move.
    """

    kind: Literal["none", "move", "bank"] = "none"
    seconds: Annotated[int, Field(ge=5, le=86_400)] = 60
    increment: Annotated[int, Field(ge=0, le=600)] = 0


class SeatView(Model):
    """Who sits at a seat."""

    seat: SeatNumber
    kind: Literal["person", "bot", "open"]
    name: str | None
    level: LevelName | None  # of the bot, or of the bot that stands in for a person
    stand_in: bool  # a bot plays for the person who left
    lost: bool = False  # the time ran out: the person can't return
    here: bool  # its holder is connected
    mine: bool  # the guest who gets this view holds it
    left: float | None  # seconds on the clock when the view was made; None without one
    program: bool = False  # it joined as people do, but is a program


class Ask(Model):
    """An open question to the others: to take a move back, or to end and score the game now."""

    kind: Literal["undo", "end"]
    seat: SeatNumber  # that asks
    agreed: list[SeatNumber]
    waiting: list[SeatNumber]
    mine: bool  # the guest who gets this view has to answer


class Waiting(Model):
    """What a table needs only before its start."""

    host: SeatNumber | None  # who opened it; None if that guest took no seat
    mine: bool  # the guest who gets this view may arrange and start it
    starts: SeatNumber | None  # None: chance decides (R5)
    host_starts: bool  # else the last seat taken starts the game
    hints: bool  # taking a seat means to agree that all may have hints
    listed: bool  # open to everyone on the server


class Gap(Model):
    """A part of the score in which a winner got more points than a seat."""

    part: Part
    points: Annotated[int, Field(ge=1)]


class SeatResult(Model):
    """Where a seat's points came from."""

    seat: SeatNumber
    place: SeatNumber
    total: int
    boxed: int
    floor: int
    rows: int  # how many full ones, 2 points each (R30)
    columns: int
    colours: int
    bonus: int
    short: int  # how many points it lacks to the winner's
    gaps: list[Gap]  # the largest first; a winner has none
    hints: int = 0  # that it had


class Result(Model):
    """How the game ended; ``seed`` opens the commitment."""

    ending: Literal["row", "dead", "empty", "limit", "agreement"]
    rounds: int
    seats: list[SeatResult]
    seed: str


class CommonView(Model):
    """What all guests of a table see alike; it changes only with the version."""

    table: TableId
    version: Version
    status: Status
    rules: RulesView
    clock: Clock
    hints: bool  # whether people may have hints here
    commitment: str | None  # SHA-256 of the seed in hex, from the start on
    position: PositionView | None  # None until the game starts
    thinking: SeatNumber | None  # the seat of a bot at work
    result: Result | None
    rematch: TableId | None
    story_length: int  # how many entries the story of the game has
    contest: str | None  # where the result counts


class OwnView(Model):
    """What differs from guest to guest, or changes with the time and with who is here."""

    seats: list[SeatView]
    invite: Token | None  # for guests with a seat and, if it is listed, for all; until the start
    waiting: Waiting | None  # None once the game has started
    away: list[SeatNumber]  # whose holders are connected, but look at something else
    options: Options | None  # only for the holder of the seat to move
    undo: bool  # the guest who gets this view may ask to take a move back
    asks: list[Ask]


class TableView(OwnView, CommonView):
    """A table as one of its guests sees it."""


@with_config(ConfigDict(strict=True, extra="forbid"))
class ViewChange(TypedDict, total=False):
    """What changed in a view; its version, position and story are in other fields of an update."""

    table: TableId
    status: Status
    rules: RulesView
    clock: Clock
    hints: bool
    commitment: str | None
    thinking: SeatNumber | None
    result: Result | None
    rematch: TableId | None
    contest: str | None
    seats: list[SeatView]
    invite: Token | None
    waiting: Waiting | None
    away: list[SeatNumber]
    options: Options | None
    undo: bool
    asks: list[Ask]


class Opened(Model):
    """A new table; the guest keeps ``token`` and gives ``invite`` away."""

    table: TableId
    token: Token | None  # holds all seats of this screen; None if it has none
    invite: Token | None  # takes an open seat; None if no seat is open
