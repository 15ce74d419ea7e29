"""The best moves of one position, for Python programs."""

from chocolatier.bots.analysis.analyse import Analysis
from chocolatier.bots.analysis.analyse import analyse as compare_moves
from chocolatier.bots.bot import Limits
from chocolatier.bots.search.searcher import Searcher
from chocolatier.rules.game import Game

USUAL_SECONDS = 1.0


def analyse(
    game: Game,
    moves: int = 5,
    *,
    seconds: float | None = None,
    nodes: int | None = None,
    threads: int = 1,
) -> Analysis:
    """Return the best moves of a position, beginning with the one to play.

    ``thoughts`` of the result are the moves: each has ``values`` (every seat's expected final
    points), ``chances`` (every seat's chance of winning), the expected ``line``, and ``solved`` if
    nothing up to the end of the round was left out. The search ends after ``seconds`` or
    ``nodes``, by default after a second; comparing the moves takes as long again. With nodes alone
    and one thread the answer is always the same.
    Raise ChocolatierError if no seat has a move, and for limits that are not above 0.

    >>> from chocolatier import Game, Rules
    >>> found = analyse(Game(Rules(players=2), seed=7), moves=3, nodes=2000)
    >>> len(found.thoughts)
    3
    """
    if seconds is None and nodes is None:
        seconds = USUAL_SECONDS
    return compare_moves(game, Limits(seconds, nodes), moves, Searcher(threads))
