"""Tried a puzzle: follow its tree with the solver's moves, and say why the right move is right."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from chocolatier.rules.game import Game
from chocolatier.rules.move import Move
from chocolatier.study.puzzles.puzzle import Puzzle, PuzzleKind, Solution
from chocolatier.study.puzzles.solving import RoundSolver
from chocolatier.study.puzzles.themes import rival_move, stories
from chocolatier.study.reviews.explain import explain
from chocolatier.study.reviews.happenings import SeatStory
from chocolatier.study.reviews.review import Reason

Verdict: TypeAlias = Literal["right", "solved", "wrong"]
DECIDED = 10.0
"""Points that a move is taken to give away that gives away a win."""


@dataclass(frozen=True)
class Tried:
    """What became of the solver's moves."""

    verdict: Verdict  # of the last one; ``right`` if there are more to be found
    game: Game  # after the last right move and the reply to it
    before: int  # how long the game's history was before the last right move
    step: Solution | None  # what is to be found next; None when solved


def answer(puzzle: Puzzle, moves: list[Move]) -> Tried:
    """Return what becomes of the solver's moves; the others reply as the solution's first line.

    A wrong move is not played. Raise ChocolatierError for a move that is not legal.
    """
    game = puzzle.game()
    step: Solution | None = puzzle.solution
    before = game.length
    for move in moves:
        if step is None:
            break
        if move != step.move:
            Game.from_states(game.state).play(move)  # raises if it is not legal
            return Tried("wrong", game, game.length, step)
        before = game.length
        game.play(move)
        reply = step.replies[0] if step.replies else None
        for other in reply.moves if reply else ():
            game.play(other)
        step = reply.then if reply else None
    return Tried("solved" if step is None else "right", game, before, step)


@dataclass(frozen=True)
class Explanation:
    """Why the right move is right, beside a wrong one: reasons, and every seat's points of both."""

    wrong: Move
    reasons: tuple[Reason, ...]
    after_right: tuple[SeatStory, ...]
    after_wrong: tuple[SeatStory, ...]


def explanation(puzzle: Puzzle, solver: RoundSolver, wrong: Move | None = None) -> Explanation:
    """Return why the first right move is better than a wrong one, by default the best of them.

    Raise TooManyError if the solver's nodes are not enough.
    """
    other = rival_move(puzzle, solver) if wrong is None else wrong
    right_story, wrong_story = stories(puzzle, other, solver)
    lost = float(puzzle.best - puzzle.second) if puzzle.kind is PuzzleKind.ROUND else DECIDED
    reasons = explain(puzzle.game(), right_story, wrong_story, {}, {}, lost)
    return Explanation(other, reasons, right_story.seats, wrong_story.seats)
