"""The searcher: runs searches in threads that can be watched and stopped."""

import random
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import Enum
from functools import cached_property

import numpy as np

from chocolatier.bots.bot import Bot, Limits
from chocolatier.bots.search.alphabeta import default_root
from chocolatier.bots.search.deadline import NEVER, READABLE, deadline_in
from chocolatier.bots.search.memory import clear_memory, take_memory
from chocolatier.bots.search.puct import PUCT, UCT
from chocolatier.bots.search.runs import AlphaBetaRun, MaxnRun, SearchRun, TreeRun
from chocolatier.bots.search.transposition import ENTRY, new_table
from chocolatier.bots.turns import whole_turn
from chocolatier.bots.value.chances import expect
from chocolatier.bots.value.judge import Evaluation
from chocolatier.bots.value.leads import lead
from chocolatier.bots.value.loading import WIN, evaluation_of
from chocolatier.errors import ChocolatierError
from chocolatier.rules.core import calls
from chocolatier.rules.core.numbers import COLOURS, WIDE, Phase
from chocolatier.rules.core.state import States, copy_state
from chocolatier.rules.game import Game
from chocolatier.rules.move import Move
from chocolatier.rules.ruleset import Rules

TABLE_BITS = 20
POLL = 0.002  # seconds between two looks at a search that runs in other threads
SHORT = 2.0  # seconds that an interrupt from the keyboard may wait
FOLLOW_UP_NODES = 2_000
SOLVABLE = 7  # picks: max-n tries to solve a round that can last no longer
SOLVING_NODES = 400_000


@dataclass(frozen=True)
class Thought:
    """What a search found: a move, and what to expect after it."""

    move: Move
    values: tuple[float, ...]  # every seat's expected final points
    depth: int
    nodes: int
    seconds: float
    solved: bool
    line: tuple[Move, ...]  # the expected moves, beginning with this one
    chances: tuple[float, ...] = ()  # every seat's chance of winning

    def lead(self, seat: int) -> float:
        """Return a seat's expected points minus the others' average."""
        players = len(self.values)
        return lead(self.values, seat, players) / (players - 1)


Report = Callable[[Thought], None]


class Method(Enum):
    """How to search; AUTO takes the method that won the matches in docs/search.md."""

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
        solving: int | None = None,
    ) -> None:
        """Make a searcher; ``solving`` replaces the nodes that max-n may search."""
        self._threads, self._solving = threads, solving
        self._table_size = 1 << table_bits
        self._method, self._explore = method, explore
        self._weights, self._network, self._goal = weights, network, goal
        self._rng = np.array([random.Random(seed).getrandbits(64) | 1], np.uint64)
        self._stopping = threading.Lock()  # guards the next two
        self._stopped = False
        self._run: SearchRun | None = None

    def clear(self) -> None:
        """Forget what was searched before; with equal limits the answer is then the same."""
        if "_table" in self.__dict__:
            clear_memory(self._table)

    def stop(self) -> None:
        """Stop the search under way, or the next one if none is; it answers with what it has.

        The request holds until a search has ended or ``withdraw_stop`` is called.
        """
        with self._stopping:
            self._stopped = True
            if self._run is not None:
                self._run.stop()

    def withdraw_stop(self) -> None:
        """Forget a stop that came too late for the search that it was meant for."""
        with self._stopping:
            self._stopped = False

    def think(
        self,
        game: Game,
        limits: Limits,
        report: Report | None = None,
        root: int | None = None,
    ) -> Thought:
        """Search the position and return what was found.

        ``report`` is called whenever the search has got deeper. ``root`` is the seat whose value
        alpha-beta seeks with three or four players, by default the seat to move.
        Raise ChocolatierError if there is nothing to decide.
        """
        if game.phase >= Phase.DEAL:
            raise ChocolatierError("nothing-to-decide", "no seat has a move in this position")
        began = time.perf_counter()
        try:
            for run, share in self._runs(game, limits, root, began):
                self._enter(run)
                if report is None and _is_short(run, share):
                    self._work(run)
                else:
                    self._watch(game, run, share, began, report)
                if run.solved:
                    break
        finally:
            self._leave()
        return self.thought_of(game, run, began)

    def worth(self, rules: Rules) -> Evaluation:
        """Return what it judges positions by."""
        return evaluation_of(rules, self._network, self._weights, self._goal)

    @cached_property
    def _table(self) -> np.ndarray:
        """The table, made when a search needs it: trees do without."""
        return take_memory(self, self._table_size, ENTRY)

    # --- one search ---------------------------------------------------------------------

    def _enter(self, run: SearchRun) -> None:
        """Let ``stop`` reach this run; one that was asked for already ends it at once."""
        with self._stopping:
            self._run = run
            if self._stopped:
                run.stop()

    def _leave(self) -> None:
        with self._stopping:
            self._run, self._stopped = None, False

    def _runs(
        self, game: Game, limits: Limits, root: int | None, began: float
    ) -> Iterator[tuple[SearchRun, Limits]]:
        """Yield the searches to make, each with its limits, until one solves the round."""
        states, players = copy_state(game.state), game.rules.players
        worth = self.worth(game.rules)
        method = self._method
        if method is Method.AUTO:
            # a tree can be held neither to a depth nor to another seat's view
            by_depth = players == 2 or limits.depth is not None or root is not None
            method = Method.ALPHABETA if by_depth else Method.PUCT
            if not by_depth and colours_apart(states) <= SOLVABLE:
                share = _solving_share(limits, self._solving)
                yield MaxnRun(states, share, worth, _deadline(share, began)), share
        end, threads = _deadline(limits, began), self._threads
        if method is Method.ALPHABETA:
            seat = default_root(players, game.turn if root is None else root)
            yield AlphaBetaRun(states, limits, seat, worth, self._table, threads, end), limits
        else:
            kind = PUCT if method is Method.PUCT else UCT
            yield (
                TreeRun(states, limits, worth, threads, kind, self._rng, self._explore, end),
                limits,
            )

    def _work(self, run: SearchRun) -> None:
        """Search in this thread and in helpers until the run's deadline.

        This thread need not wake up in time to stop the search.
        """
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
        self, game: Game, run: SearchRun, limits: Limits, began: float, report: Report | None
    ) -> None:
        """Search in other threads until the limit, and report whenever the search got deeper.

        This thread still receives an interrupt from the keyboard.
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
                    thought = self.thought_of(game, run, began)
                    depth = max(depth + 1, thought.depth)
                    report(thought)
        finally:
            run.stop()
            for worker in workers:
                worker.join()

    def _complete(self, states: States, line: list[int]) -> list[int]:
        """Return the actions of the whole move that begins a line, with its sendings (R42).

        Where the line holds no legal sending, a short search finds one.
        """
        first, *rest = line

        def sending(after: States) -> int:
            nonlocal rest
            if not rest or not calls.is_legal(after, rest[0]):
                rest = self._follow_up(after)
            return rest.pop(0)

        return whole_turn(states, first, sending)

    def _follow_up(self, states: States) -> list[int]:
        """Return the line of a short search."""
        game = Game.from_states(states)
        root = default_root(game.rules.players, game.turn)
        worth = self.worth(game.rules)
        run = AlphaBetaRun(states, Limits(nodes=FOLLOW_UP_NODES), root, worth, new_table(12), 1)
        run.work(0)
        return run.line()

    def thought_of(self, game: Game, run: SearchRun, began: float) -> Thought:
        """Return what a run has found so far."""
        line = run.line()
        actions = self._complete(copy_state(game.state), line)
        moves, leaf = expected_line(game, actions, line)
        values, chances = expect(leaf, self.worth(game.rules))
        if (found := run.chances) is not None:
            # the end of the line had few visits; the mean over all playouts varies much less
            chances = tuple(found[: game.rules.players].tolist())
        return Thought(
            move=moves[0],
            values=values,
            depth=run.depth,
            nodes=run.nodes,
            seconds=time.perf_counter() - began,
            solved=run.solved,
            line=tuple(moves),
            chances=chances,
        )


def colours_apart(states: States) -> int:
    """Return how many picks the round can still last: one for every colour of every source."""
    present = int(states["present"][0])
    return sum((present >> WIDE * c & 1023).bit_count() for c in range(COLOURS))


def _is_short(run: SearchRun, limits: Limits) -> bool:
    """Return whether a run ends by itself before an interrupt has waited too long."""
    if limits.seconds is not None:
        return READABLE and limits.seconds <= SHORT
    return limits.nodes is not None and limits.nodes <= run.SHORT_NODES


def _deadline(limits: Limits, began: float) -> int:
    """Return when a search with these limits must end."""
    if limits.seconds is None:
        return NEVER
    return deadline_in(began + limits.seconds - time.perf_counter())


def _solving_share(limits: Limits, solving: int | None) -> Limits:
    """Return the limits for solving the round before a tree is grown."""
    nodes = SOLVING_NODES if limits.nodes is None else min(SOLVING_NODES, limits.nodes)
    nodes = nodes if solving is None else solving
    return Limits(None if limits.seconds is None else limits.seconds / 3, nodes)


def expected_line(game: Game, actions: list[int], line: list[int]) -> tuple[list[Move], States]:
    """Return the expected moves and the state they lead to.

    ``actions`` are those of the first move. If the line begins with them it is followed to its
    end, or to an action that is not legal.
    """
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
            moves.append(Move.of(whole))
            whole = []
    return moves, states


class SearchBot(Bot):
    """A bot that plays what a search finds."""

    def __init__(self, limits: Limits, searcher: Searcher) -> None:
        self._limits, self._searcher = limits, searcher

    def choose(self, game: Game) -> Move:
        """Return the best move found within the limits."""
        return self._searcher.think(game, self._limits).move

    def close(self) -> None:
        """Stop the search."""
        self._searcher.stop()
