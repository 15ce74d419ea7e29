"""What reviews of a person's games say: accuracy and luck, and where points are given away."""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass

from chocolatier.study.reviews.review import BAD
from chocolatier.study.reviews.written import WrittenReview

_BAD = {kind.value for kind in BAD}
DENIAL = "deny"
"""What was left to the others, whichever seat got it."""
UNNAMED = frozenset(["insight"])
"""What only the network sees: no one can do better next time by hearing of it."""


@dataclass(frozen=True)
class SeatFigures:
    """A reviewed game for one seat: shares from 0 to 1, accuracy from 0 to 100."""

    rules: str
    seat: int  # from 1
    accuracy: float
    luck: float
    mean_loss: float
    result: float
    bad: int  # moves that were mistakes of any size
    lost: dict[str, float]  # points that bad moves gave away, by part; below 0 where they gained


def reviewed_game(review: WrittenReview, seat: int) -> SeatFigures:
    """Return what a review says about a seat, which counts from 1."""
    bad = [move for move in review.moves if move.seat == seat and move.kind in _BAD]
    lost: defaultdict[str, float] = defaultdict(float)
    for move in bad:
        for part, points in move.parts.items():
            lost[part.split()[0]] -= points
    own = review.seats[seat - 1]
    return SeatFigures(
        review.rules,
        seat,
        own.accuracy,
        own.luck,
        own.mean_loss,
        own.result,
        len(bad),
        dict(lost),
    )


def favourite_mistakes(games: Iterable[SeatFigures], most: int) -> list[tuple[str, float]]:
    """Return the parts in which bad moves gave away most, with points a game, the worst first."""
    total: dict[str, float] = {}
    count = 0
    for game in games:
        count += 1
        for part, points in game.lost.items():
            if part not in UNNAMED:
                total[part] = total.get(part, 0.0) + points
    worst = sorted(((points / count, part) for part, points in total.items()), reverse=True)
    return [(part, points) for points, part in worst[:most] if points >= 0.05]
