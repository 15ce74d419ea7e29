"""What a review says: chances, luck and decisions, which add up to the result.

For every seat, in millionths and exactly:

    start + its luck in all deals + what all seats' decisions did to it = its result
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Literal, TypeAlias

from chocolatier.rules.move import Move
from chocolatier.rules.ruleset import Rules
from chocolatier.rules.seats import seat_number
from chocolatier.study.reviews.chance import Chances, Change, change
from chocolatier.study.reviews.message import Message
from chocolatier.study.reviews.outlook import Effort
from chocolatier.study.reviews.wording import per_cent, say_message, say_move
from chocolatier.words import Words, language_of, words

INACCURACY, MISTAKE, BLUNDER = 40_000, 80_000, 160_000
"""The least loss of each kind, in millionths: 4, 8 and 16 per cent of winning."""


PointerKind: TypeAlias = Literal["source", "line", "floor", "column", "cell", "marker"]


class Kind(Enum):
    """How good a move was, by the chance that it gave away."""

    FORCED = "forced"  # there was no other
    BEST = "best"  # no better one was found
    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


BAD = (Kind.INACCURACY, Kind.MISTAKE, Kind.BLUNDER)


def kind_of_loss(loss: int) -> Kind:
    """Return what a move is that gives away so many millionths."""
    for least, kind in ((BLUNDER, Kind.BLUNDER), (MISTAKE, Kind.MISTAKE)):
        if loss >= least:
            return kind
    return Kind.INACCURACY if loss >= INACCURACY else Kind.GOOD if loss else Kind.BEST


class Proof(Enum):
    """What is proven about a position: the rest of its round, or even of the game."""

    NONE = "none"
    ROUND = "round"
    GAME = "game"


@dataclass(frozen=True)
class Pointer:
    """What to show on the board.

    A ``source``, or one ``colour`` on it; a ``line``, ``floor`` or ``column`` of a seat, or the
    ``cell`` of its row ``number`` in a ``column``; the ``marker``.
    """

    what: PointerKind
    seat: int | None
    number: int  # of the source, the line, the row or the column
    colour: str | None = None  # a letter
    column: int | None = None


@dataclass(frozen=True)
class Reason:
    """Why another move was better, and what to show for it."""

    message: Message
    shows: tuple[Pointer, ...]


@dataclass(frozen=True)
class DealReview:
    """A deal: the mean chances over sampled deals, and those after the real one.

    ``judged`` are the chances before it as the evaluation alone sees them.
    """

    round: int
    before: Chances
    after: Chances
    judged: Chances

    @property
    def luck(self) -> Change:
        """What the deal gave to or took from every seat."""
        return change(self.before, self.after)


@dataclass(frozen=True)
class MoveReview:
    """A move: the chances before and after it, and the best move with what was expected of it.

    ``effect`` is what it did to every seat's chance; the best move does nothing. The chances
    around it differ by a little more or less, because what the search after the deal did not see
    is spread over the moves of the round.

    ``parts`` say what the move gave the mover more than the best one, in points of the lead over
    the others' average; ``denial`` what it took from each rival. Both are empty for a move that
    was the best. ``lost`` is their sum with the sign turned: the points that it gave away.
    """

    round: int
    seat: int
    move: Move
    before: Chances
    after: Chances
    effect: Change
    places: tuple[tuple[float, ...], ...]  # before it: by seat the chance of each place
    kind: Kind
    proof: Proof  # of what is expected before it
    best: Move
    line: tuple[Move, ...]  # expected from the best move on
    played_line: tuple[Move, ...]  # expected from the move that was played on
    lost: float
    parts: Mapping[str, float]
    denial: Mapping[int, float]  # by seat
    pieces: str = ""  # what the move took, as letters; nothing for a column
    best_pieces: str = ""
    reasons: tuple[Reason, ...] = ()  # for inaccuracies, mistakes and blunders

    @property
    def loss(self) -> int:
        """The chance that the mover gave away, in millionths; 0 or more."""
        return -self.effect[self.seat]


@dataclass(frozen=True)
class Points:
    """Where a seat's points came from; the floor is what it really lost."""

    boxed: int
    floor: int
    rows: int
    columns: int
    colours: int


@dataclass(frozen=True)
class Moment:
    """A deal or a move that changed a seat's chance much; ``index`` counts deals or moves."""

    what: str  # "deal" or "move"
    index: int
    change: int


@dataclass(frozen=True)
class SeatReview:
    """What a game was for one seat; chances are in millionths.

    ``decisions`` say by seat what that seat's moves did to this one: its own are what its moves
    gave away; those of others hold what no search saw, too. Accuracy is from 0 to 100;
    it is 100 if the seat never had a choice.
    """

    luck: int
    decisions: Change
    result: int
    accuracy: float
    mean_loss: int
    kinds: Mapping[Kind, int]
    moments: tuple[Moment, ...]
    scores: tuple[int, ...]  # after each round
    points: Points
    verdict: Message


@dataclass(frozen=True)
class Review:
    """A whole game. ``agreed`` is what an agreement to end it changed, counted to all alike."""

    rules: Rules
    effort: Effort
    start: Chances
    deals: tuple[DealReview, ...]
    moves: tuple[MoveReview, ...]
    agreed: Change | None
    seats: tuple[SeatReview, ...]

    @property
    def mistakes(self) -> tuple[MoveReview, ...]:
        """The inaccuracies, mistakes and blunders, in the order of the game."""
        return tuple(move for move in self.moves if move.kind in BAD)

    def text(self, names: Sequence[str] | None = None, language: str = "en") -> str:
        """Return the review in words: a line for every mistake, and one for every seat.

        ``names`` are those of the seats. Raise ChocolatierError for an unknown language.
        """
        said = words(language_of(language, {}))
        names = names or [f"{seat_number(seat)}" for seat in range(len(self.seats))]
        lines = [_mistake_text(move, names, said) for move in self.mistakes]
        return "\n".join(lines + [say_message(said, seat.verdict, names) for seat in self.seats])


def _mistake_text(move: MoveReview, names: Sequence[str], words: Words) -> str:
    where = words.say("review-round-title", round=move.round)
    kind = words.say(f"review-kind-{move.kind.value}")
    better = say_move(words, str(move.best), move.best_pieces)
    why = [say_message(words, reason.message, names) for reason in move.reasons]
    head = f"{where}, {names[move.seat]}: {kind}, {per_cent(-move.loss, signed=True)} %."
    return " ".join([head, words.say("review-better-move", move=better), *why])
