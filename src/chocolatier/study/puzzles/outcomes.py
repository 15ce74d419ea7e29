"""What every move of a position leads to, proven; and how the round goes on with best play."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from chocolatier.rules.core.numbers import Phase
from chocolatier.rules.core.state import States, copy_state
from chocolatier.rules.game import Game
from chocolatier.rules.move import Move
from chocolatier.study.puzzles.proof import children, goal_of
from chocolatier.study.puzzles.puzzle import Puzzle, PuzzleKind
from chocolatier.study.puzzles.solving import (
    LOST,
    SHARED,
    WON,
    PuzzleGoal,
    RoundSolver,
)

Result: TypeAlias = Literal["wins", "shares", "loses", "open"]
"""What the solver can count on; a game that need not end this round is ``open``."""


@dataclass(frozen=True)
class ProvenMove:
    """A move with what it leads to, if all play best from there."""

    move: Move
    lead: int | None  # round: the solver's lead at the end of the round
    result: Result | None  # win and share
    best: bool  # for the seat that makes it


def proven_moves(puzzle: Puzzle, game: Game, solver: RoundSolver) -> list[ProvenMove]:
    """Return every legal move with its outcome, the best for the seat to move first.

    Raise TooManyError if a proof takes too many nodes.
    """
    root = puzzle.solver
    values = [
        (choice.move, *_value(puzzle.kind, choice.states, root, solver))
        for choice in children(game.state)
    ]
    mine = game.turn == root
    top = (max if mine else min)((worth for _, worth, _ in values), default=0)
    values.sort(key=lambda one: -one[1] if mine else one[1])
    by_lead = puzzle.kind is PuzzleKind.ROUND
    return [
        ProvenMove(move, worth if by_lead else None, result, worth == top)
        for move, worth, result in values
    ]


def _value(
    kind: PuzzleKind, states: States, root: int, solver: RoundSolver
) -> tuple[int, Result | None]:
    if kind is PuzzleKind.ROUND:
        return solver.value(states, root, PuzzleGoal.LEAD), None
    sure = solver.value(states, root, PuzzleGoal.SURE, LOST - 1, WON + 1)
    hoped = solver.value(states, root, PuzzleGoal.HOPED, LOST - 1, WON + 1)
    results: dict[int, Result] = {LOST: "loses", SHARED: "shares", WON: "wins"}
    return sure + hoped, results[sure] if sure == hoped else "open"


def line_after(puzzle: Puzzle, game: Game, moves: list[Move], solver: RoundSolver) -> list[Move]:
    """Return these moves and how the round goes on after them, with best play of all.

    Where several moves lead to the same, the mover takes the one that is better for its lead.
    """
    root, goal = puzzle.solver, goal_of(puzzle.kind)
    there = Game.from_states(game.state)
    line = list(moves)
    for move in moves:
        there.play(move)
    while there.phase < Phase.DEAL:
        best = _best_move(there.state, root, goal, solver)
        line.append(best)
        there.play(best)
    return line


def _best_move(states: States, root: int, goal: PuzzleGoal, solver: RoundSolver) -> Move:
    sign = 1 if int(states["turn"][0]) == root else -1
    options = children(copy_state(states))
    worths = [sign * solver.value(one.states, root, goal) for one in options]
    best = [one for one, worth in zip(options, worths, strict=True) if worth == max(worths)]
    if goal is PuzzleGoal.LEAD or len(best) == 1:
        return best[0].move
    leads = [sign * solver.value(one.states, root, PuzzleGoal.LEAD) for one in best]
    return best[leads.index(max(leads))].move
