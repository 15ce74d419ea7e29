"""The best moves of a position, each searched as deep as the others."""

import time
from collections.abc import Callable
from dataclasses import dataclass, replace

from chocolatier.bots.bot import Limits
from chocolatier.bots.doubt import Rated
from chocolatier.bots.levels import Level, Rater, Setting
from chocolatier.bots.search.alphabeta import MAX_DEPTH
from chocolatier.bots.search.searcher import Searcher, Thought, expected_line
from chocolatier.bots.turns import whole_turn
from chocolatier.bots.value.chances import expect
from chocolatier.bots.value.judge import Evaluation
from chocolatier.errors import ChocolatierError
from chocolatier.rules.core import calls
from chocolatier.rules.core.numbers import Phase
from chocolatier.rules.core.state import States, copy_state
from chocolatier.rules.game import Game
from chocolatier.rules.move import Move

SIFTED, COMPARED = 0.2, 1.0
"""The share of its limits that a comparison may spend on choosing candidates, and in all."""
SIFTING_DEPTH = 3


@dataclass(frozen=True)
class Analysis:
    """The best moves of a position, beginning with the one to play, and what finding them took.

    ``best`` is what the search for that one found by itself; ``blind`` are the kinds of features
    that the analysis ignored.
    """

    seat: int
    best: Thought
    thoughts: tuple[Thought, ...]
    nodes: int
    seconds: float
    blind: tuple[str, ...] = ()

    def __str__(self) -> str:
        """Return a line a move: the mover's chance of winning and lead, and what is expected."""
        return "\n".join(self._line(thought) for thought in self.thoughts)

    def _line(self, thought: Thought) -> str:
        chance = f"{thought.chances[self.seat]:6.1%}" if thought.chances else ""
        expected = " ".join(map(str, thought.line))
        return f"{thought.move!s:8} {chance} {thought.lead(self.seat):+6.1f}  {expected}"


def never() -> bool:
    """Return False: an analysis that is stopped by its limits alone."""
    return False


def analyse(
    game: Game,
    limits: Limits,
    k: int,
    searcher: Searcher,
    stopped: Callable[[], bool] = never,
) -> Analysis:
    """Return the k best moves; with a clear table and a node limit always the same.

    The first is the move that the searcher finds within the limits, which is what a bot with
    these limits plays. Then all moves are compared, within the same limits once more, and the
    others follow by the mover's chance of winning, then by its lead. One of them may look better
    than the first: the comparison sees no deeper than the search, and with three and four players
    it has the cautious view of alpha-beta.

    Without limits it ends only when the round is solved for all of them, or soon after
    ``stopped`` says so and ``searcher.stop`` was called. Raise ChocolatierError if there is
    nothing to decide.
    """
    check_moves(game, k)
    began = time.perf_counter()
    best = searcher.think(game, limits)
    budget = _Budget(limits, stopped)
    thoughts = _Analyst(game, searcher, budget).compare(best, k) if k > 1 else [best]
    return Analysis(
        seat=game.turn,
        best=best,
        thoughts=tuple(thoughts),
        nodes=best.nodes + budget.nodes,
        seconds=time.perf_counter() - began,
    )


def analyse_level(game: Game, level: Level, limits: Limits, k: int) -> Analysis:
    """Return the k best moves as a level sees them, without its doubt.

    A level that searches is analysed within its own limits; given ones replace a clock. A level
    that rates actions has its moves in the order of their values.
    Raise ChocolatierError if there is nothing to decide, or for limits where it has no clock.
    """
    setting = level.setting(game.rules)
    if limits != Limits() and setting.seconds is None:
        raise ChocolatierError("bad-limit", f"{level.name} has no clock, so it takes no limits")
    if setting.searches:
        return analyse(game, setting.limits(limits), k, setting.searcher())
    return _analyse_rated(game, setting, k)


def check_moves(game: Game, k: int) -> None:
    """Raise ChocolatierError if there is nothing to compare."""
    if k < 1:
        raise ChocolatierError("bad-top", f"the number of moves must be at least 1 (got {k})")
    if game.phase >= Phase.DEAL:
        raise ChocolatierError("nothing-to-decide", "no seat has a move in this position")


def _judged(
    line: tuple[Move, ...], leaf: States, worth: Evaluation, depth: int, nodes: int
) -> Thought:
    """Return the thought of a line that is judged where it ends; solved if the round ends there."""
    values, chances = expect(leaf, worth)
    return Thought(
        move=line[0],
        values=values,
        chances=chances,
        depth=depth,
        nodes=nodes,
        seconds=0.0,
        solved=int(leaf["phase"][0]) >= Phase.DEAL,
        line=line,
    )


def game_after(game: Game, move: Move) -> Game:
    """Return a new game that goes on after a legal move."""
    states = copy_state(game.state)
    for action in move.actions:
        calls.apply(states, action)
    return Game.from_states(states)


def judge_at_once(game: Game, move: Move, searcher: Searcher) -> Thought:
    """Return the thought of a move that is judged without search."""
    leaf = game_after(game, move).state
    return _judged((move,), leaf, searcher.worth(game.rules), len(move.actions), 1)


def found_behind(thought: Thought, found: Thought) -> Thought:
    """Return the thought of a move after what a search has found behind it."""
    return replace(
        found,
        move=thought.move,
        depth=found.depth + len(thought.move.actions),
        nodes=thought.nodes + found.nodes,
        seconds=thought.seconds + found.seconds,
        line=(thought.move, *found.line),
    )


def merit(seat: int) -> Callable[[Thought], tuple[float, float]]:
    """Return what orders thoughts for a seat: its chance of winning, then its lead."""
    return lambda thought: (thought.chances[seat], thought.lead(seat))


def _analyse_rated(game: Game, setting: Setting, k: int) -> Analysis:
    """Return the k actions that a level rates highest, as moves."""
    check_moves(game, k)
    began = time.perf_counter()
    rater = Rater(setting)
    rated = sorted(rater.rate(game.state), key=lambda one: -one.value)
    thoughts = tuple(_rated_move(game, rater, one) for one in rated[:k])
    return Analysis(
        seat=game.turn,
        best=thoughts[0],
        thoughts=thoughts,
        nodes=sum(one.nodes for one in rated),
        seconds=time.perf_counter() - began,
        blind=setting.blind,
    )


def _rated_move(game: Game, rater: Rater, one: Rated) -> Thought:
    """Return a rated action as a whole move, with the sendings that are rated highest (R42)."""
    actions = whole_turn(copy_state(game.state), one.action, rater.favourite)
    moves, leaf = expected_line(game, actions, [one.action, *one.line])
    return _judged(tuple(moves), leaf, rater.worth(game.rules), 1 + len(one.line), one.nodes)


class _Budget:
    """Limits that many searches share."""

    def __init__(self, limits: Limits, stopped: Callable[[], bool]) -> None:
        self._limits, self._began = limits, time.perf_counter()
        self._stopped = stopped
        self.nodes = 0

    def pay(self, nodes: int) -> None:
        """Count the nodes of a search."""
        self.nodes += nodes

    def left(self, share: float, depth: int) -> Limits | None:
        """Return limits for one more search within a share of the whole; None if it is spent."""
        if self._stopped():
            return None
        limits, seconds, nodes = self._limits, None, None
        if limits.seconds is not None:
            seconds = limits.seconds * share - (time.perf_counter() - self._began)
        if limits.nodes is not None:
            nodes = int(limits.nodes * share) - self.nodes
        if (seconds is not None and seconds <= 0) or (nodes is not None and nodes <= 0):
            return None
        return Limits(seconds, nodes, depth)


class _Analyst:
    """Compares the moves of one position."""

    def __init__(self, game: Game, searcher: Searcher, budget: _Budget) -> None:
        self._game, self._searcher, self._budget = game, searcher, budget

    def compare(self, best: Thought, k: int) -> list[Thought]:
        """Return the move that a search found, then the k - 1 others that look best."""
        deepest = MAX_DEPTH if best.solved else max(0, best.depth - 1)
        others = [move for move in self._game.legal_moves if move != best.move]
        sifted = self._rank([best.move, *others], SIFTED, min(deepest, SIFTING_DEPTH))
        return self._rank([thought.move for thought in sifted[:k]], COMPARED, deepest)

    def _rank(self, moves: list[Move], share: float, deepest: int) -> list[Thought]:
        """Return the first move, then the others in order, as deep as the budget allows for all."""
        thoughts = [judge_at_once(self._game, move, self._searcher) for move in moves]
        for depth in range(1, deepest + 1):
            if all(thought.solved for thought in thoughts):
                break
            deeper = [self._deeper(thought, share, depth) for thought in thoughts]
            if None in deeper:
                break
            thoughts = [thought for thought in deeper if thought]
        return [thoughts[0], *sorted(thoughts[1:], key=merit(self._game.turn), reverse=True)]

    def _deeper(self, thought: Thought, share: float, depth: int) -> Thought | None:
        """Return a move searched to a depth behind it; None if the budget is spent."""
        if thought.solved:
            return thought
        limits = self._budget.left(share, depth)
        if limits is None:
            return None
        after = game_after(self._game, thought.move)
        found = self._searcher.think(after, limits, root=self._game.turn)
        self._budget.pay(found.nodes)
        if found.depth < depth and not found.solved:
            return None
        return found_behind(thought, found)
