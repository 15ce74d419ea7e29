"""The best moves of a position, found in short slices of work, so that it can stop after any.

With two players every move is searched by alpha-beta, one action deeper at each stage. What an
unfinished search found is in the table, so the next slice soon is where the last one stopped. With
more players every move gets a tree of its own, twice as large at each stage, unless the rest of
the round can be solved. The first stages compare all moves, later ones only the best of them.
"""

import time
from collections.abc import Generator, Iterator
from typing import TypeAlias

import numpy as np

from chocolatier.bots.analysis.analyse import (
    check_moves,
    found_behind,
    game_after,
    judge_at_once,
    merit,
)
from chocolatier.bots.bot import Limits
from chocolatier.bots.search.alphabeta import MAX_DEPTH
from chocolatier.bots.search.deadline import deadline_in
from chocolatier.bots.search.puct import PUCT
from chocolatier.bots.search.runs import MaxnRun, TreeRun
from chocolatier.bots.search.searcher import SOLVABLE, Searcher, Thought, colours_apart
from chocolatier.rules.game import Game
from chocolatier.rules.move import Move

TABLE_BITS = 18
MOST_TREES = 24  # with more than two players: the others are dropped at first sight
SPARE_MOVES = 3  # that are searched beside those that are shown: one may turn out to be better
FIRST_PLAYOUTS = 25
TREE_STAGES = 8  # so the last trees have 3,200 playouts; larger ones would need much memory
SOLVING_NODES = 60_000
LEAST = 0.001  # seconds of a search
Work: TypeAlias = Generator[None, None, Thought]
"""A search that yields whenever its slice is over, and returns what it found."""


class LiveAnalysis:
    """A position under analysis: let it ``work`` until it is ``done``, and look at its thoughts.

    Raise ChocolatierError if there is nothing to decide.
    """

    def __init__(self, game: Game, moves: int) -> None:
        check_moves(game, moves)
        self._game, self._moves = game, moves
        self._searcher = Searcher(table_bits=TABLE_BITS)
        self._merit = merit(game.turn)
        self._found = [judge_at_once(game, move, self._searcher) for move in game.legal_moves]
        self._sort()
        self._end = 0.0
        self._rng = np.array([1], np.uint64)
        self._work = self._do_stages()
        self._tried: set[Move] = set()  # to solve
        self.nodes = 0
        self.stage = 0
        """How many stages are complete."""
        self.done = False

    @property
    def thoughts(self) -> list[Thought]:
        """The best moves as far as they are known, the best one first."""
        return self._found[: self._moves]

    def work(self, seconds: float) -> None:
        """Search for about so long, or until nothing is left to find."""
        self._end = time.perf_counter() + seconds
        while not self.done and self._left() > LEAST:
            try:
                next(self._work)
            except StopIteration:
                self.done = True

    def _left(self) -> float:
        return max(LEAST, self._end - time.perf_counter())

    def _sort(self) -> None:
        self._found.sort(key=self._merit, reverse=True)

    def _do_stages(self) -> Iterator[None]:
        two = self._game.rules.players == 2
        least = self._moves + SPARE_MOVES
        if not two:
            del self._found[MOST_TREES:]
        for stage in range(1, (MAX_DEPTH if two else TREE_STAGES) + 1):
            if all(thought.solved for thought in self._found):
                break
            if two:
                yield from self._bring_up(stage)
            search = self._search_deeper if two else self._grow
            deeper = []
            for thought in self._found:
                deeper.append(thought if thought.solved else (yield from search(thought, stage)))
            self._found = deeper
            self._sort()
            del self._found[max(least, (len(deeper) + 1) // 2) :]
            self.stage = stage

    def _bring_up(self, stage: int) -> Iterator[None]:
        """Let a search of all moves find the best one, and add it if it was dropped."""
        while True:
            limits = Limits(seconds=self._left(), depth=stage + 1)
            best = self._searcher.think(self._game, limits)
            self.nodes += best.nodes
            if best.depth > stage or best.solved:
                break
            yield
        if all(thought.move != best.move for thought in self._found):
            self._found.append(judge_at_once(self._game, best.move, self._searcher))

    def _search_deeper(self, thought: Thought, depth: int) -> Work:
        """Return a move searched to a depth behind it."""
        after = game_after(self._game, thought.move)
        while True:
            limits = Limits(seconds=self._left(), depth=depth)
            found = self._searcher.think(after, limits)
            self.nodes += found.nodes
            if found.depth >= depth or found.solved:
                return found_behind(thought, found)
            yield

    def _grow(self, thought: Thought, stage: int) -> Work:
        """Return a move with a tree behind it, or solved up to the end of the round."""
        after = game_after(self._game, thought.move)
        states, worth = after.state, self._searcher.worth(after.rules)
        began = time.perf_counter()
        if colours_apart(states) <= SOLVABLE and thought.move not in self._tried:
            self._tried.add(thought.move)
            solving = MaxnRun(states, Limits(nodes=SOLVING_NODES), worth)
            solving.work(0)
            self.nodes += solving.nodes
            if solving.solved:
                return found_behind(thought, self._searcher.thought_of(after, solving, began))
            yield
        limits = Limits(nodes=FIRST_PLAYOUTS << stage - 1)
        run = TreeRun(states, limits, worth, 1, PUCT, self._rng, None, deadline_in(self._left()))
        while True:
            before = run.nodes
            run.work(0)
            self.nodes += run.nodes - before
            if limits.nodes is not None and run.nodes >= limits.nodes:
                return found_behind(thought, self._searcher.thought_of(after, run, began))
            yield
            run.go_on(deadline_in(self._left()))
