"""The events of a table's log. A table is the fold of its events.

Tokens are never in them, only their hashes; the seed is only in ``GameEnded``, which reveals it.
``store.formats`` gives each event its stored form, ``view.guest`` the form in which it is sent.
"""

from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from chocolatier.rules.history import Dealt
from chocolatier.rules.ruleset import Rules
from chocolatier.rules.seats import Seat
from chocolatier.table.clock import TimeControl
from chocolatier.table.seats import Chair

QuestionKind: TypeAlias = Literal["undo", "end"]


@dataclass(frozen=True, kw_only=True)
class Happened:
    """What all events have: when they happened, in seconds since 1970."""

    at: float


@dataclass(frozen=True, kw_only=True)
class Arrangement(Happened):
    """What events that set the table have: everything that must be known before the start."""

    rules: Rules
    seats: tuple[Chair, ...]
    starts: Seat | None = None  # None: chance decides (R5)
    clock: TimeControl = field(default_factory=TimeControl)
    hints: bool = False  # taking a seat means to agree that all may have hints


@dataclass(frozen=True, kw_only=True)
class Created(Arrangement):
    """The table was opened; ``after`` is the table that it is a rematch of.

    With ``host_starts`` the game begins when the host wants it to, else with the last seat taken.
    A ``listed`` table is open to everyone on the server. With a ``position``, as text, the game
    goes on from there; such a table starts at once. The game
    of a ``contest`` counts there: it is played elsewhere with the same deals.
    """

    after: str | None = None
    host_starts: bool = False
    listed: bool = False
    position: str | None = None
    contest: str | None = None


@dataclass(frozen=True, kw_only=True)
class Arranged(Arrangement):
    """The host changed rules, seats, their order or the clock before the start."""


@dataclass(frozen=True, kw_only=True)
class Listed(Happened):
    """The host opened a waiting table to everyone on the server, or no longer does."""

    listed: bool


@dataclass(frozen=True, kw_only=True)
class Seated(Happened):
    """A person, or a program that joined as people do, took an open seat."""

    seat: Seat
    name: str
    holder: str
    program: bool = False


@dataclass(frozen=True, kw_only=True)
class Started(Happened):
    """All seats are taken: the game began, with its first deal unless it goes on within a round."""

    first: Seat
    commitment: str
    deal: Dealt | None = None


@dataclass(frozen=True, kw_only=True)
class Moved(Happened):
    """A seat played a move in ``seconds``; ``level`` is the bot's that chose it.

    ``deal`` is the deal that followed the move, if it ended a round.
    """

    seat: Seat
    move: str
    seconds: float
    level: str | None = None
    deal: Dealt | None = None


@dataclass(frozen=True, kw_only=True)
class Asked(Happened):
    """A seat asked the others a question; ``agreed`` are all seats of the same holder."""

    kind: QuestionKind
    seat: Seat
    agreed: tuple[Seat, ...]


@dataclass(frozen=True, kw_only=True)
class Replied(Happened):
    """The seats of one holder answered a question; a no closes it."""

    kind: QuestionKind
    seats: tuple[Seat, ...]
    yes: bool


@dataclass(frozen=True, kw_only=True)
class Undone(Happened):
    """``moves`` moves were taken back; the game's history is ``to`` entries long again."""

    seat: Seat
    moves: int
    to: int


@dataclass(frozen=True, kw_only=True)
class Hinted(Happened):
    """A seat was shown a better move; the game's history had ``length`` entries before it."""

    seat: Seat
    length: int


@dataclass(frozen=True, kw_only=True)
class Left(Happened):
    """A bot plays on for a person, or took an open seat; ``by`` is the seat that handed it over."""

    seat: Seat
    level: str
    by: Seat


@dataclass(frozen=True, kw_only=True)
class Returned(Happened):
    """A person took the seat back from the bot."""

    seat: Seat


@dataclass(frozen=True, kw_only=True)
class Replaced(Happened):
    """A bot failed, and another plays on."""

    seat: Seat
    level: str


@dataclass(frozen=True, kw_only=True)
class TimedOut(Happened):
    """A clock ran out: a bot plays this one move or, ``for_good``, all that follow."""

    seat: Seat
    level: str
    for_good: bool


@dataclass(frozen=True, kw_only=True)
class Resumed(Happened):
    """The server was away: the time since the last event is on no clock."""


@dataclass(frozen=True, kw_only=True)
class EndAgreed(Happened):
    """The players agreed to end and score the game."""


@dataclass(frozen=True, kw_only=True)
class GameEnded(Happened):
    """The game is over; the seed opens the commitment."""

    seed: str


@dataclass(frozen=True, kw_only=True)
class Rematched(Happened):
    """The same table was opened again, as ``table``."""

    table: str


TableEvent: TypeAlias = (
    Created
    | Arranged
    | Listed
    | Seated
    | Started
    | Moved
    | Asked
    | Replied
    | Undone
    | Hinted
    | Left
    | Returned
    | Replaced
    | TimedOut
    | Resumed
    | EndAgreed
    | GameEnded
    | Rematched
)
