"""One move against the best one: what it gives away, in chances and in points."""

from dataclasses import dataclass

from chocolatier.bots.analysis.reasons import Comparison, compare, judge_move
from chocolatier.bots.search.searcher import Thought
from chocolatier.rules.game import Game
from chocolatier.rules.move import Move
from chocolatier.study.outlook import Looker, Outlook, state_after


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

    @property
    def move(self) -> Move:
        """The move that was played."""
        return self.played.line[0]

    @property
    def gain(self) -> float:
        """What the mover's chance would be more after the best move, from 0 to 1."""
        return self.best.shares[self.seat] - self.played.shares[self.seat]


def judge_played(game: Game, move: Move, looker: Looker) -> JudgedMove:
    """Return a legal move compared with the best one; the game is not changed."""
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
    return JudgedMove(seat, False, best, played, found.solved, parts)


def look_behind(game: Game, move: Move, looker: Looker) -> Outlook:
    """Return what to expect after a move; the line begins with it."""
    found = looker.look(Game.from_states(state_after(game, [move])))
    return looker.judge(game, (move, *found.line), solved=found.solved)


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
