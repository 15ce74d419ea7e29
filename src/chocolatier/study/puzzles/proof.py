"""Prove that one move of a position is right, and grow the tree of the moves after it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice

from chocolatier.rules.core import calls
from chocolatier.rules.core.numbers import Phase
from chocolatier.rules.core.state import States, copy_state
from chocolatier.rules.legal_moves import LegalMoves
from chocolatier.rules.move import Move
from chocolatier.study.puzzles.puzzle import MARGIN, Defence, PuzzleKind, Solution
from chocolatier.study.puzzles.solving import (
    INFINITE,
    LOST,
    SHARED,
    WON,
    PuzzleGoal,
    RoundSolver,
    TooManyError,
)

MOST_REPLIES = 2
"""How many replies of the others the tree of a solution follows."""
MOST_DEFENCES = 16
"""How many are looked at for that."""
MOST_STEPS = 4
"""How many right moves a line of the tree has at most."""


@dataclass(frozen=True)
class RightMove:
    """The one right move of a position, with what it and the next best force."""

    kind: PuzzleKind
    move: Move
    best: int
    second: int


@dataclass(frozen=True)
class Choice:
    """A move and the state after it."""

    move: Move
    states: States


def children(states: States) -> list[Choice]:
    """Return every whole move with the state after it."""
    found = []
    for move in LegalMoves(states):
        after = copy_state(states)
        for action in move.actions:
            calls.apply(after, action)
        found.append(Choice(move, after))
    return found


def goal_of(kind: PuzzleKind) -> PuzzleGoal:
    """Return what a puzzle of this kind makes its solver seek."""
    return PuzzleGoal.LEAD if kind is PuzzleKind.ROUND else PuzzleGoal.SURE


def may_end(states: States) -> bool:
    """Return whether a row may be filled in this round: one lacks a single cell."""
    players = int(states["players"][0])
    rows: list[int] = states["player"]["rows"][0, :players].ravel().tolist()
    return any(row.bit_count() >= 4 for row in rows)


def right_move(
    states: States, solver: RoundSolver, only: PuzzleKind | None = None
) -> RightMove | None:
    """Return the right move of the seat to move, or None if none stands out.

    With ``only`` it must be right in this sense. Raise TooManyError if that can't be proven
    within the solver's nodes.
    """
    moves = children(states)
    if len(moves) < 2:
        return None
    if only is not PuzzleKind.ROUND and may_end(states):
        found, decided = _deciding(states, moves, solver)
        if found is not None or decided:
            return found if only in (None, found.kind if found else None) else None
    return _leading(states, moves, solver) if only in (None, PuzzleKind.ROUND) else None


def _deciding(
    states: States, moves: list[Choice], solver: RoundSolver
) -> tuple[RightMove | None, bool]:
    """Return the only move that wins or shares, and whether the game is won anyway."""
    root = int(states["turn"][0])
    sure = solver.value(states, root, PuzzleGoal.SURE, LOST - 1, WON + 1)
    if sure == LOST:
        return None, False
    able = []
    for child in moves:
        if solver.at_least(child.states, root, PuzzleGoal.HOPED, sure):
            able.append(child)
            if len(able) > 1:
                return None, sure == WON
    [child] = able
    if sure == WON:
        return RightMove(PuzzleKind.WIN, child.move, WON, LOST), True
    if solver.at_least(child.states, root, PuzzleGoal.HOPED, WON):
        return None, False
    return RightMove(PuzzleKind.SHARE, child.move, SHARED, LOST), True


def _leading(states: States, moves: list[Choice], solver: RoundSolver) -> RightMove | None:
    """Return the move that forces a lead better by MARGIN than any other, or None."""
    root = int(states["turn"][0])
    best = solver.value(states, root, PuzzleGoal.LEAD)
    right: Choice | None = None
    second = -INFINITE
    for child in moves:
        value = solver.value(child.states, root, PuzzleGoal.LEAD, second, best)
        if value >= best and right is None:
            right = child
        elif value > best - MARGIN:
            return None
        else:
            second = max(second, value)
    return None if right is None else RightMove(PuzzleKind.ROUND, right.move, best, second)


def grow(
    states: States, right: RightMove, solver: RoundSolver, steps: int = MOST_STEPS
) -> Solution:
    """Return the tree that begins with a right move: the best defences and the next right moves.

    A line ends where no move stands out, or where proving one would take too many nodes.
    """
    after = _after(states, right.move)
    root = int(states["turn"][0])
    replies = []
    if steps > 1:
        try:
            defences = _defences(after, root, right, solver)
            for moves, position in islice(defences, MOST_DEFENCES):
                following = right_move(position, solver, right.kind)
                if following is not None and following.best == right.best:
                    then = grow(position, following, solver, steps - 1)
                    replies.append(Defence(moves, then))
                    if len(replies) == MOST_REPLIES:
                        break
        except TooManyError:
            pass
    replies.sort(key=lambda reply: -reply.then.depth)
    return Solution(right.move, tuple(replies))


def _after(states: States, move: Move) -> States:
    after = copy_state(states)
    for action in move.actions:
        calls.apply(after, action)
    return after


def _defences(
    states: States, root: int, right: RightMove, solver: RoundSolver
) -> Iterator[tuple[tuple[Move, ...], States]]:
    """Yield the others' moves until the root moves again, as long as they defend best."""
    phase, turn = int(states["phase"][0]), int(states["turn"][0])
    if phase >= Phase.DEAL:
        return
    if turn == root:
        yield (), states
        return
    goal = goal_of(right.kind)
    for child in children(states):
        if not solver.at_least(child.states, root, goal, right.best + 1):
            for moves, position in _defences(child.states, root, right, solver):
                yield (child.move, *moves), position
