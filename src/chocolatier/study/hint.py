"""A hint: the best move of a position, and why it is better than the move that tempts most."""

from collections.abc import Callable
from dataclasses import replace

from chocolatier.bots.simple import ActionBot, greedy_action
from chocolatier.rules.game import Game
from chocolatier.rules.move import Draft, Move
from chocolatier.study.reviews.decision import JudgedMove, compare_parts, look_behind, reasons_of
from chocolatier.study.reviews.explain import LEAST
from chocolatier.study.reviews.outlook import Looker

LATER = "review-why-later"


def find_hint(game: Game, looker: Looker) -> JudgedMove:
    """Return the best move that a search found, compared with a tempting one as if that was played.

    What tempts is the move that brings most at once or, if that is the best one, the next best of
    another source or colour. The same position gives always the same hint.
    """
    seat = game.turn
    found = looker.look(game)
    if len(game.legal_moves) == 1:
        return JudgedMove(seat, True, found, found, found.solved)
    first = found.line[0]
    both = (look_behind(game, move, looker) for move in (first, _tempting(game, first, looker)))
    best, other = sorted(both, key=lambda one: one.shares[seat], reverse=True)
    parts = compare_parts(game, other, best)
    judged = JudgedMove(seat, False, best, other, found.solved, parts)
    reasons = reasons_of(game, judged, looker)
    if -parts.total < LEAST:
        reasons = tuple(reason for reason in reasons if reason.message.name != LATER)
    return replace(judged, reasons=reasons)


def _tempting(game: Game, best: Move, looker: Looker) -> Move:
    """Return the move that the best one is compared with."""
    greedy = ActionBot(greedy_action, "hint").choose(game)
    if greedy != best:
        return greedy
    others = [move for move in game.legal_moves if move != best]
    elsewhere = [move for move in others if _idea(move) != _idea(best)]
    return max(elsewhere or others, key=_at_once(game, looker))


def _idea(move: Move) -> object:
    """Return what a pick takes, whatever its line; another move is an idea of its own."""
    return (move.source, move.colour) if isinstance(move, Draft) else move


def _at_once(game: Game, looker: Looker) -> Callable[[Move], float]:
    return lambda move: looker.judge(game, (move,)).shares[game.turn]
