"""Thinking: a search in threads of its own that can be watched and stopped."""

import threading
import time
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from chocolatier.bots import alphabeta as ab
from chocolatier.bots.bot import Limits
from chocolatier.bots.evaluate import values_of
from chocolatier.bots.features import MILLI
from chocolatier.bots.table import new_table
from chocolatier.bots.weights import tables_of
from chocolatier.errors import ChocolatierError
from chocolatier.rules import core
from chocolatier.rules.game import Game
from chocolatier.rules.layout import ACTIONS, Phase
from chocolatier.rules.move import Move, move_of
from chocolatier.rules.state import States, copy_state

TABLE_BITS = 20
POLL = 0.002
FOLLOW_UP_NODES = 20_000


@dataclass(frozen=True)
class Thought:
    """What a search found: values are expected final points, the line is in whole moves."""

    move: Move
    values: tuple[float, ...]
    depth: int
    nodes: int
    seconds: float
    solved: bool
    line: tuple[Move, ...]


Report = Callable[[Thought], None]


class Searcher:
    """Searches one position after another; its table lives as long as it does."""

    def __init__(
        self, threads: int = 1, table_bits: int = TABLE_BITS, weights: str | None = None
    ) -> None:
        self._threads = threads
        self._weights = weights
        self._table = new_table(table_bits)
        self._controls: list[np.ndarray] = []
        self._stopped = False

    def clear(self) -> None:
        """Forget what was searched before; with equal limits the answer is then the same."""
        self._table[:] = 0

    def stop(self) -> None:
        """Stop the search that is under way; it answers with what it has."""
        self._stopped = True
        for control in self._controls:
            control[ab.STOP] = 1

    def think(
        self,
        game: Game,
        limits: Limits,
        report: Report | None = None,
        root: int | None = None,
    ) -> Thought:
        """Search the position; ChocolatierError if there is nothing to decide.

        With three or four players it is seen through the eyes of the seat ``root``, by default
        the seat to move.
        """
        if game.phase >= Phase.DEAL:
            raise ChocolatierError("nothing-to-decide", "no seat has a move in this position")
        began = time.perf_counter()
        states = copy_state(game.state)
        root = 0 if game.rules.players == 2 else game.turn if root is None else root
        try:
            best, line, controls = self._run(states, limits, began, game, report, root)
        finally:
            self.stop()
            self._stopped = False
        actions = self._complete(copy_state(states), best, line)
        return self._thought(game, actions, line, controls, began)

    # --- one search ---------------------------------------------------------------------

    def _run(
        self,
        states: States,
        limits: Limits,
        began: float,
        game: Game,
        report: Report | None,
        root: int,
    ) -> tuple[int, np.ndarray, list[np.ndarray]]:
        """Run the threads until the limit; the best action, the line and the controls."""
        tables = tables_of(game.rules, self._weights)
        lines = [np.full(ab.MAX_DEPTH + 2, -1, np.int16) for _ in range(self._threads)]
        self._controls = [_control(limits, root, i) for i in range(self._threads)]
        if self._stopped:
            self.stop()
        workers = [
            threading.Thread(
                target=ab.deepen, args=(states, self._table, tables, control, line), daemon=True
            )
            for control, line in zip(self._controls, lines, strict=True)
        ]
        for worker in workers:
            worker.start()
        end = None if limits.seconds is None else began + limits.seconds
        depth = 0
        while workers[0].is_alive():
            left = POLL if end is None else min(POLL, max(0.0, end - time.perf_counter()))
            workers[0].join(left)
            if end is not None and time.perf_counter() >= end:
                self.stop()
            if report and self._controls[0][ab.DEPTH] > depth:
                depth = int(self._controls[0][ab.DEPTH])
                line = lines[0].copy()
                actions = self._complete(copy_state(states), int(line[0]), line)
                report(self._thought(game, actions, line, self._controls, began))
        self.stop()
        for worker in workers:
            worker.join()
        # a helper that got deeper than the first thread knows better
        deepest = max(range(self._threads), key=lambda i: (self._controls[i][ab.DEPTH], -i))
        control, line = self._controls[deepest], lines[deepest]
        if control[ab.DEPTH] == 0:
            out = np.zeros(ACTIONS, np.int16)
            core.actions(states, out)
            line[0], line[1] = out[0], -1
        return int(line[0]), line, self._controls

    def _complete(self, states: States, action: int, line: np.ndarray) -> list[int]:
        """The whole move that begins with an action: its sendings come from the line (R42)."""
        actions = [action]
        core.apply(states, action)
        while int(states["phase"][0]) == Phase.SHARE:
            following = int(line[len(actions)])
            if following < 0 or not core.is_legal(states, following):
                following = self._follow_up(states)
            actions.append(following)
            core.apply(states, following)
        return actions

    def _follow_up(self, states: States) -> int:
        """A short search for a sending that the line does not tell."""
        rules_of = Game.from_states(states)
        control = _control(Limits(nodes=FOLLOW_UP_NODES), 0, 0)
        if rules_of.rules.players > 2:
            control[ab.ROOT] = rules_of.turn
        line = np.full(ab.MAX_DEPTH + 2, -1, np.int16)
        ab.deepen(states, new_table(12), tables_of(rules_of.rules, self._weights), control, line)
        return int(line[0])

    def _thought(
        self,
        game: Game,
        actions: list[int],
        line: np.ndarray,
        controls: list[np.ndarray],
        began: float,
    ) -> Thought:
        moves, leaf = expected_line(game, actions, line)
        values = np.zeros(4, np.int64)
        values_of(leaf, tables_of(game.rules, self._weights), values)
        return Thought(
            move=moves[0],
            values=tuple((values[: game.rules.players] / MILLI).tolist()),
            depth=int(max(control[ab.DEPTH] for control in controls)),
            nodes=int(sum(control[ab.NODES] for control in controls)),
            seconds=time.perf_counter() - began,
            solved=any(control[ab.SOLVED] for control in controls),
            line=tuple(moves),
        )


def _control(limits: Limits, root: int, offset: int) -> np.ndarray:
    control = np.zeros(ab.CONTROL, np.int64)
    control[ab.NODE_LIMIT] = limits.nodes if limits.nodes is not None else 1 << 62
    control[ab.DEPTH_LIMIT] = limits.depth if limits.depth is not None else ab.MAX_DEPTH
    control[ab.ROOT], control[ab.OFFSET], control[ab.OTHERS] = root, offset, 100
    return control


def expected_line(game: Game, actions: list[int], line: np.ndarray) -> tuple[list[Move], States]:
    """The expected moves, the first one given by its actions, and the state they lead to."""
    following = [int(a) for a in line[: np.argmax(line < 0)]]
    if following[: len(actions)] == actions:
        actions = following
    states = copy_state(game.state)
    moves: list[Move] = []
    whole: list[int] = []
    for action in actions:
        if not core.is_legal(states, action):
            break
        whole.append(action)
        core.apply(states, action)
        if int(states["phase"][0]) != Phase.SHARE:
            moves.append(move_of(whole))
            whole = []
    return moves, states


class SearchBot:
    """A bot that plays what a search finds."""

    def __init__(self, limits: Limits, threads: int = 1, weights: str | None = None) -> None:
        self._searcher = Searcher(threads, weights=weights)
        self._limits = limits

    def choose(self, game: Game) -> Move:
        """The best move found within the limits."""
        return self._searcher.think(game, self._limits).move

    def close(self) -> None:
        """Stop thinking."""
        self._searcher.stop()
