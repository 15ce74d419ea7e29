"""Thinking: a search in threads of its own that can be watched and stopped."""

import random
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import Enum
from functools import cached_property

import numpy as np

from chocolatier.bots.bot import Limits
from chocolatier.bots.search.deadline import NEVER, READABLE, deadline_in
from chocolatier.bots.search.memory import clear_room, take_room
from chocolatier.bots.search.puct import PUCT, UCT
from chocolatier.bots.search.runs import AlphaBetaRun, MaxnRun, Run, TreeRun
from chocolatier.bots.search.transposition import ENTRY, new_table
from chocolatier.bots.value.features import MILLI
from chocolatier.bots.value.judge import Evaluation, values_of
from chocolatier.bots.value.loading import WIN, evaluation_of
from chocolatier.bots.value.outlook import winning_chances
from chocolatier.errors import ChocolatierError
from chocolatier.rules.core import calls
from chocolatier.rules.core.numbers import COLOURS, MAX_PLAYERS, WIDE, Phase
from chocolatier.rules.core.state import States, copy_state
from chocolatier.rules.game import Game
from chocolatier.rules.move import Move, move_of
from chocolatier.rules.ruleset import Rules

TABLE_BITS = 20
POLL = 0.002
SHORT = 2.0  # seconds that an interrupt from the keyboard may wait
FOLLOW_UP_NODES = 2_000
SOLVABLE = 7
SOLVING_NODES = 400_000


@dataclass(frozen=True)
class Thought:
    """What a search found: values are expected final points, the line is in whole moves.

    ``chances`` are every seat's of winning.
    """

    move: Move
    values: tuple[float, ...]
    depth: int
    nodes: int
    seconds: float
    solved: bool
    line: tuple[Move, ...]
    chances: tuple[float, ...] = ()


Report = Callable[[Thought], None]


class Method(Enum):
    """How to search; AUTO takes what won the matches: see docs/search.md."""

    AUTO = "auto"
    ALPHABETA = "alphabeta"
    PUCT = "puct"
    UCT = "uct"


class Searcher:
    """Searches one position after another; its table lives as long as it does."""

    def __init__(
        self,
        threads: int = 1,
        table_bits: int = TABLE_BITS,
        *,
        method: Method = Method.AUTO,
        weights: str | None = None,
        network: str | None = None,
        goal: str = WIN,
        explore: float | None = None,
        seed: str = "",
    ) -> None:
        self._threads = threads
        self._table_size = 1 << table_bits
        self._method, self._explore = method, explore
        self._weights, self._network, self._goal = weights, network, goal
        self._rng = np.array([random.Random(seed).getrandbits(64) | 1], np.uint64)
        self._run: Run | None = None
        self._stopped = False

    def clear(self) -> None:
        """Forget what was searched before; with equal limits the answer is then the same."""
        if "_table" in self.__dict__:
            clear_room(self._table)

    def stop(self) -> None:
        """Stop the search that is under way; it answers with what it has."""
        self._stopped = True
        if self._run is not None:
            self._run.stop()

    def think(
        self,
        game: Game,
        limits: Limits,
        report: Report | None = None,
        root: int | None = None,
    ) -> Thought:
        """Search the position; ChocolatierError if there is nothing to decide.

        Alpha-beta sees a position of three or four players through the eyes of the seat ``root``,
        by default the seat to move.
        """
        if game.phase >= Phase.DEAL:
            raise ChocolatierError("nothing-to-decide", "no seat has a move in this position")
        began = time.perf_counter()
        try:
            for run, share in self._runs(game, limits, root, began):
                self._run = run
                if self._stopped:
                    run.stop()
                if report is None and READABLE and (share.seconds or SHORT + 1) <= SHORT:
                    self._work(run)
                else:
                    self._watch(game, run, share, began, report)
                if run.solved:
                    break
        finally:
            self._run, self._stopped = None, False
        return self._thought(game, run, began)

    def worth(self, rules: Rules) -> Evaluation:
        """What it judges positions by."""
        return evaluation_of(rules, self._network, self._weights, self._goal)

    @cached_property
    def _table(self) -> np.ndarray:
        """Its table, made when a search needs it: a tree does not."""
        return take_room(self, self._table_size, ENTRY)

    # --- one search ---------------------------------------------------------------------

    def _runs(
        self, game: Game, limits: Limits, root: int | None, began: float
    ) -> Iterator[tuple[Run, Limits]]:
        """The searches to be done, each with its limits, until one solves the round."""
        states, players = copy_state(game.state), game.rules.players
        worth = self.worth(game.rules)
        method = self._method
        if method is Method.AUTO:
            # a tree cannot be held to a depth or to somebody else's eyes
            by_depth = players == 2 or limits.depth is not None or root is not None
            method = Method.ALPHABETA if by_depth else Method.PUCT
            if not by_depth and colours_apart(states) <= SOLVABLE:
                share = _solving_share(limits)
                yield MaxnRun(states, share, worth, _deadline(share, began)), share
        end, threads = _deadline(limits, began), self._threads
        if method is Method.ALPHABETA:
            eyes = 0 if players == 2 else game.turn if root is None else root
            yield AlphaBetaRun(states, limits, eyes, worth, self._table, threads, end), limits
        else:
            kind = PUCT if method is Method.PUCT else UCT
            yield (
                TreeRun(states, limits, worth, threads, kind, self._rng, self._explore, end),
                limits,
            )

    def _work(self, run: Run) -> None:
        """Work here and in more threads until the run's deadline: there is nobody to wake up."""
        helpers = [
            threading.Thread(target=run.work, args=(i,), daemon=True)
            for i in range(1, self._threads)
        ]
        for helper in helpers:
            helper.start()
        try:
            run.work(0)
        finally:
            run.stop()
            for helper in helpers:
                helper.join()

    def _watch(
        self, game: Game, run: Run, limits: Limits, began: float, report: Report | None
    ) -> None:
        """Work in threads until the limit, and report whenever it got deeper.

        An interrupt from the keyboard is heard meanwhile.
        """
        workers = [
            threading.Thread(target=run.work, args=(i,), daemon=True) for i in range(self._threads)
        ]
        for worker in workers:
            worker.start()
        end = None if limits.seconds is None else began + limits.seconds
        depth = 0
        try:
            while workers[0].is_alive():
                left = POLL if end is None else min(POLL, max(0.0, end - time.perf_counter()))
                workers[0].join(left)
                if end is not None and time.perf_counter() >= end:
                    run.stop()
                if report and run.depth > depth:
                    thought = self._thought(game, run, began)
                    depth = max(depth + 1, thought.depth)
                    report(thought)
        finally:
            run.stop()
            for worker in workers:
                worker.join()

    def _complete(self, states: States, line: list[int]) -> list[int]:
        """The whole move at the beginning of a line, its sendings too (R42)."""
        actions = line[:1]
        calls.apply(states, line[0])
        while int(states["phase"][0]) == Phase.SHARE:
            known = len(line) > len(actions) and calls.is_legal(states, line[len(actions)])
            if not known:
                line = actions + self._follow_up(states)
            actions.append(line[len(actions)])
            calls.apply(states, actions[-1])
        return actions

    def _follow_up(self, states: States) -> list[int]:
        """A short search for the sendings that a line does not tell."""
        game = Game.from_states(states)
        root = 0 if game.rules.players == 2 else game.turn
        worth = self.worth(game.rules)
        run = AlphaBetaRun(states, Limits(nodes=FOLLOW_UP_NODES), root, worth, new_table(12), 1)
        run.work(0)
        return run.line()

    def _thought(self, game: Game, run: Run, began: float) -> Thought:
        line = run.line()
        actions = self._complete(copy_state(game.state), line)
        moves, leaf = expected_line(game, actions, line)
        found = np.zeros(MAX_PLAYERS, np.int64)
        worth = self.worth(game.rules)
        kind = values_of(leaf, worth, found)
        values = tuple((found[: game.rules.players] / MILLI).tolist())
        return Thought(
            move=moves[0],
            values=values,
            depth=run.depth,
            nodes=run.nodes,
            seconds=time.perf_counter() - began,
            solved=run.solved,
            line=tuple(moves),
            chances=winning_chances(values, kind, worth),
        )


def colours_apart(states: States) -> int:
    """How many picks the round can still last: every colour of every source counts one."""
    present = int(states["present"][0])
    return sum((present >> WIDE * c & 1023).bit_count() for c in range(COLOURS))


def _deadline(limits: Limits, began: float) -> int:
    """When a search with these limits must end."""
    if limits.seconds is None:
        return NEVER
    return deadline_in(began + limits.seconds - time.perf_counter())


def _solving_share(limits: Limits) -> Limits:
    """What may be spent on solving the round before a tree is grown."""
    nodes = SOLVING_NODES if limits.nodes is None else min(SOLVING_NODES, limits.nodes)
    return Limits(None if limits.seconds is None else limits.seconds / 3, nodes)


def expected_line(game: Game, actions: list[int], line: list[int]) -> tuple[list[Move], States]:
    """The expected moves, the first one given by its actions, and the state they lead to."""
    if line[: len(actions)] == actions:
        actions = line
    states = copy_state(game.state)
    moves: list[Move] = []
    whole: list[int] = []
    for action in actions:
        if not calls.is_legal(states, action):
            break
        whole.append(action)
        calls.apply(states, action)
        if int(states["phase"][0]) != Phase.SHARE:
            moves.append(move_of(whole))
            whole = []
    return moves, states


class SearchBot:
    """A bot that plays what a search finds."""

    def __init__(self, limits: Limits, searcher: Searcher) -> None:
        self._limits, self._searcher = limits, searcher

    def choose(self, game: Game) -> Move:
        """The best move found within the limits."""
        return self._searcher.think(game, self._limits).move

    def close(self) -> None:
        """Stop thinking."""
        self._searcher.stop()
