"""A game cut into rounds, as a review needs it, and a round with everything found about it."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise, zip_longest

from chocolatier.bots.value.chances import place_chances
from chocolatier.rules.codec import read_counts
from chocolatier.rules.core.state import restore_state
from chocolatier.rules.game import Game
from chocolatier.rules.history import Agreed, Dealt, Played
from chocolatier.rules.move import Draft, Move
from chocolatier.study.reviews.chance import (
    WHOLE,
    Chances,
    Change,
    Shares,
    change,
    in_millionths,
    mean,
)
from chocolatier.study.reviews.decision import JudgedMove
from chocolatier.study.reviews.explain import later
from chocolatier.study.reviews.jobs import DEALS_AT_ONCE, DealAnswer, DealJob, Job, LookJob, MoveJob
from chocolatier.study.reviews.outlook import Effort, Outlook
from chocolatier.study.reviews.review import (
    INACCURACY,
    DealReview,
    Kind,
    MoveReview,
    Proof,
    kind_of_loss,
)

EQUAL = 0.002
"""Moves whose chances differ by less are equally good."""


@dataclass(frozen=True)
class Turn:
    """A move of the game and the state before it."""

    seat: int
    move: Move
    state: bytes


@dataclass(frozen=True)
class DealAt:
    """The states before and after a deal."""

    before: bytes
    after: bytes


@dataclass(frozen=True)
class Chapter:
    """A round: its deal, if it has one, and its moves."""

    round: int
    deal: DealAt | None
    turns: tuple[Turn, ...]

    def jobs(self, number: int, effort: Effort, *, why: bool) -> list[Job]:
        """Return its jobs, with numbers from this one on: sampled deals, the real one, its moves.

        Every second move comes first: the others find the positions around them searched.
        """
        jobs: list[Job] = []
        if self.deal is not None:
            for first in range(0, effort.deals, DEALS_AT_ONCE):
                count = min(DEALS_AT_ONCE, effort.deals - first)
                before, after = self.deal.before, self.deal.after
                jobs.append(DealJob(number + len(jobs), before, after, first, count, effort))
            jobs.append(LookJob(number + len(jobs), self.deal.after, effort))
        moves = [
            MoveJob(number + len(jobs) + i, turn.state, str(turn.move), effort, why)
            for i, turn in enumerate(self.turns)
        ]
        return jobs + moves[1::2] + moves[::2]


def chapters_of(game: Game) -> tuple[Chapter, ...]:
    """Return the rounds of a game that have a deal or a move."""
    chapters: list[tuple[int, DealAt | None, list[Turn]]] = []
    moments = list(game.moments())
    for (state, entry), (after, _) in zip_longest(moments, moments[1:], fillvalue=moments[-1]):
        if isinstance(entry, Dealt):
            chapters.append((entry.round, DealAt(state, after), []))
        elif not chapters:
            chapters.append((game.opening.round, None, []))
        if isinstance(entry, Played):
            chapters[-1][2].append(Turn(entry.seat, entry.move, state))
    return tuple(Chapter(number, deal, tuple(turns)) for number, deal, turns in chapters)


def agreed_at(game: Game) -> bytes | None:
    """Return the state in which the players agreed to end the game; None if they did not."""
    return next((state for state, entry in game.moments() if isinstance(entry, Agreed)), None)


@dataclass(frozen=True)
class StudiedRound:
    """A round with all chances: before its deal, and around its moves.

    ``came`` says by move what came of it, in the measure in which moves are compared. ``unseen``
    is what the chances changed by from the deal to the end of the round besides what moves gave
    away: what the search after the deal did not see.
    """

    deal: DealReview | None
    moves: tuple[MoveReview, ...]
    came: tuple[Shares, ...]
    unseen: Change


@dataclass(frozen=True)
class RoundEnd:
    """How a round ended: the chances then, and those by the measure in which moves are compared.

    Two estimates of the same, if a deal follows: the mean over sampled deals, which were searched,
    and the evaluation, in which the searches of the round end.
    """

    chances: Chances
    judged: Shares


def study_round(
    chapter: Chapter,
    dealt: Sequence[DealAnswer],
    begun: Chances | None,
    decisions: Sequence[JudgedMove],
    ending: RoundEnd,
) -> StudiedRound:
    """Return the chances of a round.

    ``dealt`` are the answers about its deal, ``begun`` the chances after it.
    """
    came = [ending.judged]
    for decision in reversed(decisions):
        came.append(chances_before(decision, came[-1]))
    came.reverse()
    exact = [in_millionths(one) for one in came]
    given = [change(one, other) for one, other in pairwise(exact)]
    course = _course(came, begun, decisions, ending)
    moves = [
        move_review(chapter.round, turn, decision, around, effect, better=effect[turn.seat] < 0)
        for turn, decision, around, effect in zip(
            chapter.turns, decisions, pairwise(course), given, strict=True
        )
    ]
    unseen = change(change(exact[0], exact[-1]), change(course[0], course[-1]))
    deal = None
    if chapter.deal is not None:
        sampled, judged = mean_of(dealt), in_millionths(dealt[0].before.shares)
        deal = DealReview(chapter.round, in_millionths(sampled), course[0], judged)
    return StudiedRound(deal, tuple(moves), tuple(came[1:]), unseen)


def mean_of(dealt: Sequence[DealAnswer]) -> Shares:
    """Return the mean chances over all sampled deals of a round."""
    return mean([shares for answer in dealt for shares in answer.shares])


def chances_before(decision: JudgedMove, came: Shares) -> Shares:
    """Return the chances before a move, from those that came of it.

    They are the same, unless the best move is better in two ways: better than what a search of
    the same effort expected of the move that was played, and better than what came of it. The
    smaller of the two is what the move gave away.
    """
    seat, best = decision.seat, decision.best.shares
    ahead = best[seat] - came[seat]
    loss = min(decision.gain, ahead)
    if loss < EQUAL:
        return came
    part = loss / ahead
    return tuple((1 - part) * now + part * then for now, then in zip(came, best, strict=True))


def _course(
    came: Sequence[Shares],
    begun: Chances | None,
    decisions: Sequence[JudgedMove],
    ending: RoundEnd,
) -> list[Chances]:
    """Return the chances around all moves, from those after the deal to those at the end.

    Moves change them by what they gave away. What remains is spread evenly over the moves before
    the rest of the round is proven.
    """
    last = tuple(one / WHOLE for one in ending.chances)
    off_last = [one - other for one, other in zip(last, came[-1], strict=True)]
    off_first = off_last
    if begun is not None:
        off_first = [one / WHOLE - other for one, other in zip(begun, came[0], strict=True)]
    course = []
    proven = next((i + 1 for i in reversed(range(len(decisions))) if not decisions[i].proven), 0)
    for i, shares in enumerate(came):
        part = min(1.0, i / max(1, proven))
        course.append(
            _within(
                [
                    share + (1 - part) * first + part * then
                    for share, first, then in zip(shares, off_first, off_last, strict=True)
                ]
            )
        )
    course[-1] = ending.chances
    if begun is not None:
        course[0] = begun
    return course


def _within(shares: Sequence[float]) -> Chances:
    """Return shares as chances from 0 to WHOLE."""
    kept = [max(0.0, one) for one in shares]
    return in_millionths([one / sum(kept) for one in kept])


def move_review(
    number: int,
    turn: Turn,
    decision: JudgedMove,
    around: tuple[Chances, Chances],
    effect: Change,
    *,
    better: bool,
) -> MoveReview:
    """Return a move of round ``number`` with the chances before and after it, and its effect.

    ``better`` says whether the best move that was found counts as better.
    """
    loss = -effect[turn.seat]
    chosen = decision.best if better else decision.played
    parts = decision.parts if better else None
    lost = -parts.total if parts else 0.0
    reasons = decision.reasons or (later(turn.seat, lost),)
    before, after = around
    return MoveReview(
        round=number,
        seat=turn.seat,
        move=turn.move,
        before=before,
        after=after,
        effect=effect,
        places=place_chances(tuple(one / WHOLE for one in before), chosen.values),
        kind=Kind.FORCED if decision.forced else kind_of_loss(loss),
        proof=_proof(decision, chosen),
        best=chosen.line[0],
        line=chosen.line,
        played_line=decision.played.line,
        lost=lost,
        parts=dict(parts.own) if parts else {},
        denial=dict(parts.denial) if parts else {},
        pieces=pieces_of(turn.state, turn.move),
        best_pieces=pieces_of(turn.state, chosen.line[0]),
        reasons=reasons if loss >= INACCURACY else (),
    )


def pieces_of(state: bytes, move: Move) -> str:
    """Return what a legal move takes, as letters; nothing unless it is a pick."""
    if not isinstance(move, Draft):
        return ""
    counts = read_counts(int(restore_state(state)["source"][0, move.source]))
    return move.colour.letter * counts[move.colour]


def _proof(decision: JudgedMove, chosen: Outlook) -> Proof:
    if not decision.proven:
        return Proof.NONE
    return Proof.GAME if chosen.ends_game else Proof.ROUND
