"""A game cut into rounds, as a review needs it, and a round with everything found about it."""

from collections.abc import Sequence
from dataclasses import dataclass

from chocolatier.bots.value.chances import place_chances
from chocolatier.rules.codec import read_counts
from chocolatier.rules.core.state import restore_state
from chocolatier.rules.game import Game
from chocolatier.rules.history import Agreed, Dealt, Played
from chocolatier.rules.move import Draft, Move
from chocolatier.study.chance import WHOLE, Chances, in_millionths, mean
from chocolatier.study.decision import JudgedMove
from chocolatier.study.explain import later
from chocolatier.study.jobs import DEALS_AT_ONCE, DealAnswer, DealJob, Job, MoveJob
from chocolatier.study.outlook import Effort, Outlook
from chocolatier.study.review import INACCURACY, DealReview, Kind, MoveReview, Proof, kind_of_loss

EQUAL = 0.002
"""Moves whose chances differ by less are equally good."""


@dataclass(frozen=True)
class Turn:
    """A move of the game and the state before it."""

    seat: int
    move: Move
    state: bytes


@dataclass(frozen=True)
class Chapter:
    """A round: the state that its deal followed, if there was one, and its moves."""

    round: int
    dealt_from: bytes | None
    turns: tuple[Turn, ...]

    def jobs(self, number: int, effort: Effort) -> list[Job]:
        """Return its jobs, with numbers from this one on: its sampled deals, then its moves."""
        jobs: list[Job] = []
        if self.dealt_from is not None:
            for first in range(0, effort.deals, DEALS_AT_ONCE):
                count = min(DEALS_AT_ONCE, effort.deals - first)
                jobs.append(DealJob(number + len(jobs), self.dealt_from, first, count, effort))
        for turn in self.turns:
            jobs.append(MoveJob(number + len(jobs), turn.state, str(turn.move), effort))
        return jobs


def chapters_of(game: Game) -> tuple[Chapter, ...]:
    """Return the rounds of a game that have a deal or a move."""
    chapters: list[tuple[int, bytes | None, list[Turn]]] = []
    for state, entry in game.moments():
        if isinstance(entry, Dealt):
            chapters.append((entry.round, state, []))
        elif not chapters:
            chapters.append((game.opening.round, None, []))
        if isinstance(entry, Played):
            chapters[-1][2].append(Turn(entry.seat, entry.move, state))
    return tuple(Chapter(number, state, tuple(turns)) for number, state, turns in chapters)


def agreed_at(game: Game) -> bytes | None:
    """Return the state in which the players agreed to end the game; None if they did not."""
    return next((state for state, entry in game.moments() if isinstance(entry, Agreed)), None)


@dataclass(frozen=True)
class StudiedRound:
    """A round with all chances: before its deal, and around its moves.

    ``shift`` are the points that the evaluation missed at its end, by seat.
    """

    deal: DealReview | None
    moves: tuple[MoveReview, ...]
    shift: tuple[float, ...]


def study_round(
    chapter: Chapter,
    dealt: Sequence[DealAnswer],
    decisions: Sequence[JudgedMove],
    end: Chances,
    reached: Outlook | None,
) -> StudiedRound:
    """Return the chances of a round, found from its end backwards.

    ``dealt`` are the answers about its deal, ``end`` the chances after its last move. Where
    sampled deals gave those, ``reached`` is how the evaluation sees that end: what it missed there
    it is taken to miss in all positions of the round, so that moves are compared by one measure.
    """
    players = len(end)
    shift = (0.0,) * players
    if reached is not None:
        shift = reached.shift_to([one / WHOLE for one in end])
    moves: list[MoveReview] = []
    after = end
    for turn, decision in zip(reversed(chapter.turns), reversed(decisions), strict=True):
        before = chances_before(decision, after, shift)
        moves.append(_move_review(chapter.round, turn, decision, before, after))
        after = before
    deal = None
    if chapter.dealt_from is not None:
        sampled, judged = mean_of(dealt), in_millionths(dealt[0].before.shares)
        deal = DealReview(chapter.round, in_millionths(sampled), after, judged)
    return StudiedRound(deal, tuple(reversed(moves)), shift)


def mean_of(dealt: Sequence[DealAnswer]) -> tuple[float, ...]:
    """Return the mean chances over all sampled deals of a round."""
    return mean([shares for answer in dealt for shares in answer.shares])


def chances_before(decision: JudgedMove, after: Chances, shift: Sequence[float]) -> Chances:
    """Return the chances before a move, from those after it.

    They are those after it, unless the best move is better in two ways: better than what a search
    of the same effort expected of the move that was played, and better than what came of it. The
    smaller of the two is what the move gave away.
    """
    seat = decision.seat
    best, played = decision.best.shifted(shift), decision.played.shifted(shift)
    came = after[seat] / WHOLE
    ahead = best[seat] - came
    loss = min(best[seat] - played[seat], ahead)
    if loss < EQUAL:
        return after
    part = loss / ahead
    return in_millionths(
        [(1 - part) * now / WHOLE + part * then for now, then in zip(after, best, strict=True)]
    )


def _move_review(
    number: int, turn: Turn, decision: JudgedMove, before: Chances, after: Chances
) -> MoveReview:
    loss = before[turn.seat] - after[turn.seat]
    better = loss > 0
    chosen = decision.best if better else decision.played
    parts = decision.parts if better else None
    lost = -parts.total if parts else 0.0
    reasons = decision.reasons or (later(turn.seat, lost),)
    return MoveReview(
        round=number,
        seat=turn.seat,
        move=turn.move,
        before=before,
        after=after,
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
