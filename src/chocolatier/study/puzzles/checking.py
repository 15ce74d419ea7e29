"""Prove a puzzle by brute force: every action to the end of the round, nothing cut off.

Nothing here comes from ``solving`` or from the bots' search. It asks the core for the legal actions
and for what each does, counts points and winners itself, and remembers states by all their bytes.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from chocolatier.compiled import compiled, i64
from chocolatier.rules.core.actions import ACTIONS
from chocolatier.rules.core.calls import advance
from chocolatier.rules.core.legal import list_actions
from chocolatier.rules.core.numbers import DEALING, GAME_OVER, LINES
from chocolatier.rules.core.state import STATE, States
from chocolatier.rules.game import Game
from chocolatier.rules.move import Move
from chocolatier.study.puzzles.puzzle import MARGIN, Puzzle, PuzzleKind, Solution

LEVELS = 120
MEMORY_BITS = 21
MOST_STATES = 2_000_000
LEAD, SURE, HOPED = range(3)  # the three values of a position, each with best play of all
KNOWN = np.dtype((np.record, [("key", np.uint64), ("values", np.int64, 3)]))


@compiled
def exhaust(states: States, root: int, memory: np.ndarray, most: int, out: np.ndarray) -> int:
    """Write the root's three values into ``out``; return how many states that took, or -1.

    -1 stands for more than ``most``. The root takes the most of each value, all others the least.
    """
    stack = np.zeros(LEVELS, STATE)
    words = stack.view(np.uint64).reshape(LEVELS, -1)
    lists = np.zeros((LEVELS, ACTIONS), np.int16)
    left = np.zeros(LEVELS, np.int64)
    keys = np.zeros(LEVELS, np.uint64)
    values = np.zeros((LEVELS + 1, 3), np.int64)
    result = np.zeros(3, np.int64)
    stack[0] = states[0]
    level, seen = i64(0), i64(0)
    down = True
    while level >= 0:
        s = stack[level]
        if down:
            seen += 1
            if seen > most:
                return i64(-1)
            if s.phase >= DEALING:
                # points, and full rows to break ties (R31)
                own, ahead, level_with, best_other = i64(0), i64(0), i64(0), i64(-10000)
                for seat in range(i64(s.players)):
                    full = i64(0)
                    for row in range(LINES):
                        full += i64(i64(s.player[seat].box) >> 5 * row & 31 == 31)
                    rank = i64(s.player[seat].score) * 8 + full
                    if seat == root:
                        own = rank
                for seat in range(i64(s.players)):
                    full = i64(0)
                    for row in range(LINES):
                        full += i64(i64(s.player[seat].box) >> 5 * row & 31 == 31)
                    rank = i64(s.player[seat].score) * 8 + full
                    if seat != root:
                        best_other = max(best_other, i64(s.player[seat].score))
                        ahead += i64(rank > own)
                        level_with += i64(rank == own)
                result[LEAD] = i64(s.player[root].score) - best_other
                if s.phase == GAME_OVER:
                    result[SURE] = 0 if ahead else 1 if level_with else 2
                    result[HOPED] = result[SURE]
                else:
                    result[SURE], result[HOPED] = 0, 2
                level, down = level - 1, False
                continue
            key = np.uint64(14695981039346656037) + np.uint64(root)
            for word in words[level]:
                key = (key ^ word) * np.uint64(0xD6E8FEB86659FD93)
                key = key ^ key >> np.uint64(32)
            keys[level] = key
            known = memory[i64(key >> np.uint64(7)) & len(memory) - 1]
            if known.key == key:
                result[:] = known.values
                level, down = level - 1, False
                continue
            left[level] = list_actions(s, lists[level])
            values[level, :] = -10000 if i64(s.turn) == root else 10000
        else:
            for i in range(3):
                if i64(s.turn) == root:
                    values[level, i] = max(values[level, i], result[i])
                else:
                    values[level, i] = min(values[level, i], result[i])
        if left[level] == 0:
            known = memory[i64(keys[level] >> np.uint64(7)) & len(memory) - 1]
            known.key = keys[level]
            known.values[:] = values[level]
            result[:] = values[level]
            level, down = level - 1, False
            continue
        left[level] -= 1
        stack[level + 1] = s
        advance(stack[level + 1], i64(lists[level, left[level]]))
        level, down = level + 1, True
    out[:] = result
    return seen


class TooLargeError(Exception):
    """Raised when brute force would meet too many states."""


@dataclass(frozen=True)
class Outcomes:
    """What a position is worth to the solver, with best play of all."""

    lead: int
    sure: int
    hoped: int


class BruteForce:
    """Checks puzzles; ``seen`` counts the states that it met."""

    def __init__(self, most: int = MOST_STATES) -> None:
        self._memory = np.zeros(1 << MEMORY_BITS, KNOWN)
        self._out = np.zeros(3, np.int64)
        self._most = most
        self._left = most
        self.seen = 0

    def check(self, puzzle: Puzzle) -> list[str]:
        """Return what is wrong with a puzzle, nothing if it is proven.

        Raise TooLargeError if that takes too many states.
        """
        self._left = self._most
        return self._check_step(puzzle, puzzle.game(), puzzle.solution, True)

    def values(self, game: Game, root: int) -> Outcomes:
        """Return a position's values; raise TooLargeError if there are too many states."""
        count = int(exhaust(game.state, root, self._memory, self._left, self._out))
        if count < 0:
            raise TooLargeError
        self._left -= count
        self.seen += count
        return Outcomes(*self._out.tolist())

    def _check_step(self, puzzle: Puzzle, game: Game, step: Solution, first: bool) -> list[str]:
        if game.turn != puzzle.solver:
            return [f"{step.move}: seat {game.turn} is to move, not the solver"]
        if step.move not in game.legal_moves:
            return [f"{step.move} is not legal"]
        found = {move: self.values(_after(game, move), puzzle.solver) for move in game.legal_moves}
        wrong = _judge(puzzle, step.move, found, first)
        for reply in step.replies:
            there = _after(game, step.move)
            for move in reply.moves:
                if there.turn == puzzle.solver or move not in there.legal_moves:
                    return [*wrong, f"{move} is no reply to {step.move}"]
                there = _after(there, move)
            wrong += self._check_step(puzzle, there, reply.then, False)
        return wrong


def _after(game: Game, move: Move) -> Game:
    after = Game.from_states(game.state)
    after.play(move)
    return after


def _judge(puzzle: Puzzle, move: Move, found: dict[Move, Outcomes], first: bool) -> list[str]:
    """Return what is wrong with calling this move the only right one."""
    right = found[move]
    others = [values for other, values in found.items() if other != move]
    if not others:
        return [f"{move} is the only legal move"]
    if puzzle.kind is PuzzleKind.WIN:
        proven = right.sure == 2 and all(values.hoped < 2 for values in others)
        return [] if proven else [f"{move} is not the only move that wins"]
    if puzzle.kind is PuzzleKind.SHARE:
        proven = right.sure == right.hoped == 1 and all(values.hoped == 0 for values in others)
        return [] if proven else [f"{move} is not the only move that shares the win"]
    second = max(values.lead for values in others)
    wrong = []
    if right.lead - second < MARGIN:
        wrong.append(f"{move} leads by {right.lead}, another move by {second}")
    if right.lead != puzzle.best or (first and second != puzzle.second):
        wrong.append(f"{move}: {right.lead} and {second}, not {puzzle.best} and {puzzle.second}")
    return wrong
