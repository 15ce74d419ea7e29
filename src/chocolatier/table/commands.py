"""What guests ask of a table. ``decide`` turns commands into decisions or refuses them."""

from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from chocolatier.rules.ruleset import Rules
from chocolatier.rules.seats import Seat
from chocolatier.table.clock import TimeControl
from chocolatier.table.events import QuestionKind

Holders: TypeAlias = frozenset[str]
"""The hashes of a guest's tokens."""


@dataclass(frozen=True)
class SeatSetup:
    """Who will sit at a seat: a person at this screen, a person by link, or a bot."""

    kind: Literal["here", "link", "bot"]
    name: str | None = None
    level: str | None = None  # of a bot


@dataclass(frozen=True)
class TableSetup:
    """A table to be opened."""

    rules: Rules
    seats: tuple[SeatSetup, ...]
    starts: Seat | None = None  # None: chance decides (R5)
    clock: TimeControl = field(default_factory=TimeControl)
    host_starts: bool = False  # else the last seat taken starts the game
    hints: bool = False  # for all people; one person among bots has them anyway
    listed: bool = False  # open to everyone on the server
    position: str | None = None  # as text: the game goes on from there
    contest: str | None = None  # where its result counts


@dataclass(frozen=True)
class KeptSeat:
    """A seat of a waiting table that stays as it is; the host may rename an own one."""

    seat: Seat
    name: str | None = None  # None: the same


@dataclass(frozen=True)
class Arrange:
    """Change a waiting table; ``seats`` are in the order in which they will sit."""

    rules: Rules
    seats: tuple[SeatSetup | KeptSeat, ...]
    starts: Seat | None = None  # None: chance decides (R5)
    clock: TimeControl = field(default_factory=TimeControl)
    hints: bool = False


@dataclass(frozen=True)
class ListTable:
    """Open a waiting table to everyone on the server, or no longer."""

    listed: bool


@dataclass(frozen=True)
class StartGame:
    """Start with those who are seated; open seats are removed."""


@dataclass(frozen=True)
class TakeSeat:
    """Take an open seat by an invitation."""

    invite: str
    name: str
    seat: Seat | None = None  # None: the first open one
    program: bool = False  # not a person


@dataclass(frozen=True)
class PlayMove:
    """Play a move."""

    seat: Seat
    move: str


@dataclass(frozen=True)
class AskUndo:
    """Ask to take back the last move of a seat, and all that followed it in this round."""

    seat: Seat


@dataclass(frozen=True)
class AskEnd:
    """Ask to end and score the game now."""

    seat: Seat


@dataclass(frozen=True)
class Reply:
    """Answer an open question for all seats of the guest; the asker withdraws it with a no."""

    kind: QuestionKind
    yes: bool


@dataclass(frozen=True)
class HandOver:
    """Hand a seat to a bot."""

    seat: Seat
    level: str


@dataclass(frozen=True)
class ComeBack:
    """Take a seat back from the bot that stands in."""

    seat: Seat


Command: TypeAlias = (
    PlayMove | AskUndo | AskEnd | Reply | HandOver | ComeBack | Arrange | ListTable | StartGame
)
