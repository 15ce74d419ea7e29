"""What a game was for each seat: its luck, its decisions, its moments, and one sentence."""

import math
from collections import Counter
from collections.abc import Sequence
from itertools import accumulate

from chocolatier.rules.core.numbers import COLOUR_BONUS, COLUMN_BONUS, ROW_BONUS
from chocolatier.rules.events import Bonuses
from chocolatier.rules.game import Game
from chocolatier.study.reviews.chance import WHOLE, Change, result_of
from chocolatier.study.reviews.message import Message
from chocolatier.study.reviews.review import (
    BLUNDER,
    DealReview,
    Kind,
    Moment,
    MoveReview,
    Points,
    SeatReview,
)

HALVING = 100_000
"""The loss, in millionths, by which a move counts half: accuracy is the mean over all moves."""
MOMENTS = 3


def seat_reviews(
    game: Game,
    deals: Sequence[DealReview],
    moves: Sequence[MoveReview],
    unseen: Change,
    agreed: Change | None,
) -> tuple[SeatReview, ...]:
    """Return the review of every seat of a finished game.

    ``unseen`` is what the chances changed by besides deals, what moves gave away, and ``agreed``,
    what an agreement to end the game changed.
    """
    return tuple(
        _seat_review(game, seat, deals, moves, decisions_of(seat, moves, unseen, agreed))
        for seat in range(game.rules.players)
    )


def _seat_review(
    game: Game,
    seat: int,
    deals: Sequence[DealReview],
    moves: Sequence[MoveReview],
    decisions: Change,
) -> SeatReview:
    own = [move for move in moves if move.seat == seat]
    chosen = [move.loss for move in own if move.kind is not Kind.FORCED]
    counted = Counter(move.kind for move in own)
    luck = sum(deal.luck[seat] for deal in deals)
    result = result_of(game)[seat]
    gained = [one.scores[seat].total for one in game.rounds]
    return SeatReview(
        luck=luck,
        decisions=decisions,
        result=result,
        accuracy=accuracy(chosen),
        mean_loss=round(sum(chosen) / len(chosen)) if chosen else 0,
        kinds={kind: counted[kind] for kind in Kind},
        moments=moments(seat, deals, moves),
        scores=tuple(accumulate(gained, initial=game.opening.boards[seat].score))[1:],
        points=points_of(game, seat),
        verdict=verdict(seat, luck, decisions, result, deals, own),
    )


def decisions_of(
    seat: int, moves: Sequence[MoveReview], unseen: Change, agreed: Change | None
) -> Change:
    """Return what every seat's moves did to this one; its own are what they gave away.

    What no search saw is the other seats' doing, an agreement everyone's, in equal parts. What
    does not divide evenly counts to the first of them.
    """
    found = [0] * len(unseen)
    for move in moves:
        found[move.seat] += move.effect[seat]
    others = [other for other in range(len(unseen)) if other != seat]
    for sharers, what in ((others, unseen), (range(len(unseen)), agreed)):
        if what is None:
            continue
        each, over = divmod(what[seat], len(sharers))
        for i, other in enumerate(sharers):
            found[other] += each + (i < over)
    return tuple(found)


def accuracy(losses: Sequence[int]) -> float:
    """Return the accuracy of moves with these losses, from 0 to 100; without any it is 100.

    A move that gives nothing away counts 100, one that gives away a tenth counts 50, and so on.
    """
    if not losses:
        return 100.0
    kept = [math.exp2(-loss / HALVING) for loss in losses]
    return 100 * sum(kept) / len(kept)


def moments(
    seat: int, deals: Sequence[DealReview], moves: Sequence[MoveReview]
) -> tuple[Moment, ...]:
    """Return what changed a seat's chance most, in the order of the game; at most three."""
    found = [
        (deal.round, -1, Moment("deal", index, deal.luck[seat])) for index, deal in enumerate(deals)
    ]
    found += [
        (move.round, index, Moment("move", index, move.effect[seat]))
        for index, move in enumerate(moves)
    ]
    greatest = sorted(found, key=lambda one: -abs(one[2].change))[:MOMENTS]
    return tuple(one for _, _, one in sorted(greatest, key=lambda one: one[:2]) if one.change)


def points_of(game: Game, seat: int) -> Points:
    """Return where a seat's points came from; what it had at the beginning counts as boxed."""
    scores = [one.scores[seat] for one in game.rounds]
    bonus = next(
        (e for e in game.history if isinstance(e, Bonuses) and e.seat == seat),
        Bonuses(seat, 0, 0, 0, 0),
    )
    return Points(
        boxed=game.opening.boards[seat].score + sum(score.boxed for score in scores),
        floor=sum(score.floor for score in scores),
        rows=ROW_BONUS * bonus.rows,
        columns=COLUMN_BONUS * bonus.columns,
        colours=COLOUR_BONUS * bonus.colours,
    )


def whole_per_cent(chance: int) -> int:
    """Return millionths in whole per cent."""
    return round(100 * chance / WHOLE)


def verdict(
    seat: int,
    luck: int,
    decisions: Change,
    result: int,
    deals: Sequence[DealReview],
    moves: Sequence[MoveReview],
) -> Message:
    """Return what cost a seat the game, or what won it, in one sentence.

    ``moves`` are the seat's own.
    """
    own, play = decisions[seat], sum(decisions)
    if result:
        name = "review-won-moves" if play >= luck else "review-won-luck"
        return Message(name, {"seat": seat, "percent": whole_per_cent(max(play, luck, 0))})
    if deals and luck <= play:
        return _unlucky(seat, luck, deals)
    if play - own < own or not moves:
        return Message("review-lost-rivals", {"seat": seat, "percent": whole_per_cent(own - play)})
    move = max(moves, key=lambda one: one.loss)
    if move.loss < BLUNDER and 2 * move.loss < -own:
        return Message("review-lost-moves", {"seat": seat, "percent": whole_per_cent(-own)})
    return Message(
        "review-lost-move",
        {
            "seat": seat,
            "percent": whole_per_cent(move.loss),
            "round": move.round,
            "move": str(move.move),
            "pieces": move.pieces,
            "best": str(move.best),
            "best_pieces": move.best_pieces,
        },
    )


def _unlucky(seat: int, luck: int, deals: Sequence[DealReview]) -> Message:
    deal = min(deals, key=lambda one: one.luck[seat])
    if 2 * deal.luck[seat] > luck:
        return Message("review-lost-luck", {"seat": seat, "percent": whole_per_cent(-luck)})
    return Message(
        "review-lost-deal",
        {"seat": seat, "percent": whole_per_cent(-deal.luck[seat]), "round": deal.round},
    )
