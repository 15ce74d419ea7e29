"""One move against the best one: what it gives away, in chances and in points."""

from dataclasses import dataclass, replace

from chocolatier.bots.analysis.reasons import Comparison, compare, judge_move
from chocolatier.bots.search.searcher import Thought
from chocolatier.rules.game import Game
from chocolatier.rules.move import Move
from chocolatier.study.reviews.chance import WHOLE
from chocolatier.study.reviews.explain import explain
from chocolatier.study.reviews.happenings import story_of
from chocolatier.study.reviews.outlook import Looker, Outlook, state_after
from chocolatier.study.reviews.review import INACCURACY, Reason

CLEAR_POINTS = 2.0


@dataclass(frozen=True)
class JudgedMove:
    """A move that was played, and the best one that a search found.

    Both are followed by a search of the same effort, so that they can be compared; if the best
    move is the one that was played, or no better than it, both outlooks are the same. ``proven``
    says that the outlook of the best move leaves nothing out up to the end of the round.
    """

    seat: int
    forced: bool  # there was no other move
    best: Outlook
    played: Outlook
    proven: bool
    parts: Comparison | None = None  # the played move against the best one, in points
    reasons: tuple[Reason, ...] = ()  # why the best one is better, if it is so clearly

    @property
    def move(self) -> Move:
        """The move that was played."""
        return self.played.line[0]

    @property
    def is_clear(self) -> bool:
        """Whether the best move is so much better that a person would ask why."""
        lost = -self.parts.total if self.parts else 0.0
        return WHOLE * self.gain >= INACCURACY / 2 or lost >= CLEAR_POINTS

    @property
    def gain(self) -> float:
        """What the mover's chance would be more after the best move, from 0 to 1."""
        return self.best.shares[self.seat] - self.played.shares[self.seat]


def judge_played(game: Game, move: Move, looker: Looker, *, why: bool = True) -> JudgedMove:
    """Return a legal move compared with the best one; the game is not changed.

    With ``why`` there are reasons if the best one is clearly better.
    """
    seat = game.turn
    if len(game.legal_moves) == 1:
        played = look_behind(game, move, looker)
        return JudgedMove(seat, True, played, played, played.solved)
    found = looker.look(game)
    if found.line[0] == move:
        return JudgedMove(seat, False, found, found, found.solved)
    best, played = look_behind(game, found.line[0], looker), look_behind(game, move, looker)
    if best.shares[seat] <= played.shares[seat]:
        return JudgedMove(seat, False, played, played, found.solved)
    parts = compare_parts(game, played, best)
    judged = JudgedMove(seat, False, best, played, found.solved, parts)
    if why and judged.is_clear:
        return replace(judged, reasons=reasons_of(game, judged, looker))
    return judged


def look_behind(game: Game, move: Move, looker: Looker) -> Outlook:
    """Return what to expect after a move; the line begins with it."""
    found = looker.look(Game.from_states(state_after(game, [move])))
    return replace(found, line=(move, *found.line))


def reasons_of(game: Game, judged: JudgedMove, looker: Looker) -> tuple[Reason, ...]:
    """Return why the best move is better than the one that was played."""
    better, played = (
        story_of(game, looker.finish(game, outlook.line))
        for outlook in (judged.best, judged.played)
    )
    parts = judged.parts
    assert parts is not None
    return explain(game, better, played, parts.own, parts.denial, -parts.total)


def compare_parts(game: Game, one: Outlook, other: Outlook) -> Comparison:
    """Return what a move gives the mover more than another, in points, part by part."""
    judged = [judge_move(game, _thought(outlook)) for outlook in (one, other)]
    return compare(judged[0], judged[1], game.turn)


def _thought(outlook: Outlook) -> Thought:
    return Thought(
        move=outlook.line[0],
        values=outlook.values,
        depth=len(outlook.line),
        nodes=0,
        seconds=0.0,
        solved=outlook.solved,
        line=outlook.line,
        chances=outlook.shares,
    )
