"""A review as JSON: what ``docs/notation.md`` describes, with its types.

Seats count from 1; chances, luck and losses are from 0 to 1 with six decimals.
"""

from collections.abc import Sequence

from pydantic import BaseModel

from chocolatier.rules.seats import seat_number
from chocolatier.study.reviews.chance import WHOLE
from chocolatier.study.reviews.message import Message
from chocolatier.study.reviews.review import (
    DealReview,
    Moment,
    MoveReview,
    PointerKind,
    Proof,
    Reason,
    Review,
    SeatReview,
)
from chocolatier.study.reviews.wording import say_message
from chocolatier.words import Words

REVIEW_FORMAT = 1


class WrittenMessage(BaseModel):
    """A sentence, as the name of a message with its values, and as text."""

    name: str
    values: dict[str, str | int]
    text: str


class WrittenPointer(BaseModel):
    """What to show on the board: a source, a colour on it, a part of a board, the marker."""

    what: PointerKind
    seat: int | None
    number: int
    colour: str | None = None
    column: int | None = None


class WrittenReason(WrittenMessage):
    """A reason, and what to show on the board for it."""

    shows: list[WrittenPointer]


class WrittenDeal(BaseModel):
    """A deal: every seat's chance before and after it, and their difference."""

    round: int
    chances: list[float]
    luck: list[float]


class WrittenMove(BaseModel):
    """A move, the chances before it, and the best move."""

    round: int
    seat: int
    move: str
    chances: list[float]
    places: list[list[float]] | None  # with three and four players
    loss: float
    kind: str
    proven: str | None  # round or game
    best: str
    line: list[str]
    played_line: list[str]
    points: float  # lost
    parts: dict[str, float]
    reasons: list[WrittenReason]


class WrittenMoment(BaseModel):
    """A deal or a move, counted from 0 in its list, and what it changed."""

    what: str
    index: int
    change: float


class WrittenPoints(BaseModel):
    """Where points came from."""

    boxed: int
    floor: int
    rows: int
    columns: int
    colours: int


class WrittenSeat(BaseModel):
    """What the game was for one seat."""

    name: str
    luck: float
    decisions: list[float]
    result: float
    accuracy: float
    mean_loss: float
    kinds: dict[str, int]
    moments: list[WrittenMoment]
    scores: list[int]
    points: WrittenPoints
    verdict: WrittenMessage


class WrittenReview(BaseModel):
    """The review of a game."""

    format: int
    rules: str
    nodes: int
    sampled_deals: int
    start: list[float]
    deals: list[WrittenDeal]
    moves: list[WrittenMove]
    agreed: list[float] | None
    seats: list[WrittenSeat]


class ReviewWriter:
    """Writes reviews for these names, with sentences in this language, said to seat ``you``."""

    def __init__(self, words: Words, names: Sequence[str], you: int | None = None) -> None:
        self._words, self._names, self._you = words, names, you

    def review(self, review: Review) -> WrittenReview:
        """Return a whole review."""
        return WrittenReview(
            format=REVIEW_FORMAT,
            rules=str(review.rules),
            nodes=review.effort.nodes,
            sampled_deals=review.effort.deals,
            start=_chances(review.start),
            deals=[self.deal(deal) for deal in review.deals],
            moves=[self.move(move) for move in review.moves],
            agreed=None if review.agreed is None else _chances(review.agreed),
            seats=[self.seat(i, seat) for i, seat in enumerate(review.seats)],
        )

    def deal(self, deal: DealReview) -> WrittenDeal:
        """Return a deal."""
        return WrittenDeal(
            round=deal.round, chances=_chances(deal.before), luck=_chances(deal.luck)
        )

    def move(self, move: MoveReview) -> WrittenMove:
        """Return a move."""
        places = [[round(one, 6) for one in row] for row in move.places]
        denial = {f"deny {seat_number(seat)}": part for seat, part in move.denial.items()}
        return WrittenMove(
            round=move.round,
            seat=seat_number(move.seat),
            move=str(move.move),
            chances=_chances(move.before),
            places=places if len(places) > 2 else None,
            loss=move.loss / WHOLE,
            kind=move.kind.value,
            proven=None if move.proof is Proof.NONE else move.proof.value,
            best=str(move.best),
            line=[str(one) for one in move.line],
            played_line=[str(one) for one in move.played_line],
            points=round(move.lost, 3),
            parts={part: round(one, 3) for part, one in (dict(move.parts) | denial).items()},
            reasons=[self.reason(reason) for reason in move.reasons],
        )

    def seat(self, index: int, seat: SeatReview) -> WrittenSeat:
        """Return what the game was for a seat."""
        points = seat.points
        return WrittenSeat(
            name=self._names[index],
            luck=seat.luck / WHOLE,
            decisions=_chances(seat.decisions),
            result=seat.result / WHOLE,
            accuracy=round(seat.accuracy, 1),
            mean_loss=seat.mean_loss / WHOLE,
            kinds={kind.value: count for kind, count in seat.kinds.items()},
            moments=[_moment(moment) for moment in seat.moments],
            scores=list(seat.scores),
            points=WrittenPoints(
                boxed=points.boxed,
                floor=points.floor,
                rows=points.rows,
                columns=points.columns,
                colours=points.colours,
            ),
            verdict=self.message(seat.verdict),
        )

    def reason(self, reason: Reason) -> WrittenReason:
        """Return a reason with what to show for it."""
        said = self.message(reason.message)
        shows = [
            WrittenPointer(
                what=one.what,
                seat=None if one.seat is None else seat_number(one.seat),
                number=one.number,
                colour=one.colour,
                column=one.column,
            )
            for one in reason.shows
        ]
        return WrittenReason(name=said.name, values=said.values, text=said.text, shows=shows)

    def message(self, message: Message) -> WrittenMessage:
        """Return a sentence; seats among its values count from 1."""
        values = {
            name: seat_number(int(value)) if name in ("seat", "rival") else value
            for name, value in message.values.items()
        }
        text = say_message(self._words, message, self._names, self._you)
        return WrittenMessage(name=message.name, values=values, text=text)


def _chances(chances: Sequence[int]) -> list[float]:
    return [one / WHOLE for one in chances]


def _moment(moment: Moment) -> WrittenMoment:
    return WrittenMoment(what=moment.what, index=moment.index, change=moment.change / WHOLE)
