"""Comparing moves: what the best ones promise, each searched as deep as the others."""

import time
from dataclasses import dataclass, replace

import numpy as np

from chocolatier.bots.alphabeta import MAX_DEPTH
from chocolatier.bots.bot import Limits
from chocolatier.bots.evaluate import values_of
from chocolatier.bots.features import MILLI
from chocolatier.bots.outlook import winning_chances
from chocolatier.bots.searcher import Searcher, Thought
from chocolatier.errors import ChocolatierError
from chocolatier.rules import core
from chocolatier.rules.game import Game
from chocolatier.rules.layout import MAX_PLAYERS, Phase
from chocolatier.rules.move import Move
from chocolatier.rules.state import States, copy_state

SEARCHED, SIFTED, COMPARED = 0.4, 0.5, 1.0
"""How much of the limits is spent after each step: the search, the choice of candidates, theirs."""
SIFTING_DEPTH = 3


@dataclass(frozen=True)
class Analysis:
    """The best moves of a position, best first, and what finding them took.

    ``depth`` and ``solved`` are those of the search for the best move.
    """

    seat: int
    thoughts: tuple[Thought, ...]
    depth: int
    nodes: int
    seconds: float
    solved: bool


def top_moves(game: Game, limits: Limits, k: int, searcher: Searcher) -> list[Thought]:
    """The k best moves, best first; with a clear table and a node limit always the same.

    Without limits it ends only when the round is solved for all of them.
    Raises ChocolatierError if there is nothing to decide.
    """
    return list(analyse(game, limits, k, searcher).thoughts)


def analyse(game: Game, limits: Limits, k: int, searcher: Searcher) -> Analysis:
    """The k best moves and what finding them took; ChocolatierError if nothing is to decide."""
    if k < 1:
        raise ChocolatierError("bad-top", f"{k} moves: there must be at least 1")
    budget = _Budget(limits)
    best = searcher.think(game, budget.left(SEARCHED if k > 1 else COMPARED) or limits)
    budget.pay(best.nodes)
    thoughts = [best]
    if k > 1:
        moves = [best.move] + [move for move in game.legal_moves if move != best.move]
        analyst = _Analyst(game, searcher, budget)
        deepest = MAX_DEPTH if best.solved else max(0, best.depth - 1)
        sifted = analyst.compare(moves, SIFTED, min(deepest, SIFTING_DEPTH))
        others = [thought.move for thought in sifted if thought.move != best.move]
        thoughts = analyst.compare([best.move, *others[: k - 1]], COMPARED, deepest)
    return Analysis(
        seat=game.turn,
        thoughts=tuple(thoughts),
        depth=best.depth,
        nodes=budget.nodes,
        seconds=budget.seconds,
        solved=best.solved,
    )


def lead(values: tuple[float, ...], seat: int) -> float:
    """A seat's value minus the others' average."""
    return values[seat] - (sum(values) - values[seat]) / (len(values) - 1)


class _Budget:
    """Limits for many searches together."""

    def __init__(self, limits: Limits) -> None:
        self._limits, self._began = limits, time.perf_counter()
        self.nodes = 0

    @property
    def seconds(self) -> float:
        return time.perf_counter() - self._began

    def pay(self, nodes: int) -> None:
        """Count the nodes of a search."""
        self.nodes += nodes

    def left(self, share: float, depth: int | None = None) -> Limits | None:
        """Limits for one more search within a share of the whole; None when that is spent."""
        limits, seconds, nodes = self._limits, None, None
        if limits.seconds is not None:
            seconds = limits.seconds * share - self.seconds
        if limits.nodes is not None:
            nodes = int(limits.nodes * share) - self.nodes
        if (seconds is not None and seconds <= 0) or (nodes is not None and nodes <= 0):
            return None
        return Limits(seconds, nodes, limits.depth if depth is None else depth)


class _Analyst:
    """Values the moves of one position."""

    def __init__(self, game: Game, searcher: Searcher, budget: _Budget) -> None:
        self._game, self._searcher, self._budget = game, searcher, budget

    def compare(self, moves: list[Move], share: float, deepest: int) -> list[Thought]:
        """The moves, best first, all searched to the same depth: as deep as the budget allows."""
        thoughts = [self._at_once(move) for move in moves]
        for depth in range(1, deepest + 1):
            if all(thought.solved for thought in thoughts):
                break
            deeper = [self._deeper(thought, share, depth) for thought in thoughts]
            if None in deeper:
                break
            thoughts = [thought for thought in deeper if thought]
        seat = self._game.turn
        return sorted(thoughts, key=lambda thought: -lead(thought.values, seat))

    def _after(self, move: Move) -> States:
        states = copy_state(self._game.state)
        for action in move.actions:
            core.apply(states, action)
        return states

    def _at_once(self, move: Move) -> Thought:
        """A move judged without search; solved if it ends the round."""
        states, rules = self._after(move), self._game.rules
        values = np.zeros(MAX_PLAYERS, np.int64)
        worth = self._searcher.worth(rules)
        kind = values_of(states, worth, values)
        points = tuple((values[: rules.players] / MILLI).tolist())
        return Thought(
            move=move,
            values=points,
            chances=winning_chances(points, kind, worth),
            depth=len(move.actions),
            nodes=1,
            seconds=0.0,
            solved=int(states["phase"][0]) >= Phase.DEAL,
            line=(move,),
        )

    def _deeper(self, thought: Thought, share: float, depth: int) -> Thought | None:
        """A move with what follows it searched to a depth; None if the budget is spent."""
        if thought.solved:
            return thought
        limits = self._budget.left(share, depth)
        if limits is None:
            return None
        after = Game.from_states(self._after(thought.move))
        found = self._searcher.think(after, limits, root=self._game.turn)
        self._budget.pay(found.nodes)
        if found.depth < depth and not found.solved:
            return None
        return replace(
            found,
            move=thought.move,
            depth=found.depth + len(thought.move.actions),
            nodes=thought.nodes + found.nodes,
            seconds=thought.seconds + found.seconds,
            line=(thought.move, *found.line),
        )
