"""What a puzzle is about, found by what happens after the right move and after the next best."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from chocolatier.rules.core.numbers import LETTERS, Face
from chocolatier.rules.events import Took
from chocolatier.rules.game import Game
from chocolatier.rules.move import Draft, Move
from chocolatier.rules.position import Position
from chocolatier.study.puzzles.outcomes import line_after, proven_moves
from chocolatier.study.puzzles.puzzle import Puzzle, Theme
from chocolatier.study.puzzles.solving import RoundSolver
from chocolatier.study.reviews.happenings import LineStory, in_column, of_colour, story_of

FLOODED = 4
"""Points more that an opponent pays for its floor after the right move."""
DENIED = 3
"""Points less that an opponent scores after the right move."""
FULL = 5


def rival_move(puzzle: Puzzle, solver: RoundSolver) -> Move:
    """Return the best of the wrong moves."""
    found = proven_moves(puzzle, puzzle.game(), solver)
    return next(one.move for one in found if one.move != puzzle.solution.move)


def stories(puzzle: Puzzle, wrong: Move, solver: RoundSolver) -> tuple[LineStory, LineStory]:
    """Return what happens after the right move and after a wrong one, with best play of all."""
    game = puzzle.game()
    right = line_after(puzzle, game, main_moves(puzzle), solver)
    other = line_after(puzzle, game, [wrong], solver)
    return story_of(game, right), story_of(game, other)


def main_moves(puzzle: Puzzle) -> list[Move]:
    """Return the first line of the solution, the others' moves included."""
    moves: list[Move] = []
    for step in puzzle.solution.main_line():
        moves.append(step.move)
        if step.replies:
            moves += step.replies[0].moves
    return moves


def themes_of(puzzle: Puzzle, solver: RoundSolver) -> tuple[Theme, ...]:
    """Return the themes of a puzzle, in the order of ``Theme``; raise TooManyError if it can't."""
    right, other = stories(puzzle, rival_move(puzzle, solver), solver)
    found = {*_of_lines(puzzle, right, other), *_of_moves(puzzle)}
    return tuple(theme for theme in Theme if theme in found) or (Theme.PLACE,)


def _of_lines(puzzle: Puzzle, right: LineStory, other: LineStory) -> Iterator[Theme]:
    position, own = puzzle.position, puzzle.solver
    for seat in range(position.rules.players):
        after, instead = right.seats[seat], other.seats[seat]
        if after.fallen or instead.fallen:
            yield Theme.DEAD_LINE
        yield from _of_takes(position, after.takes)
        if seat != own:
            if after.floor - instead.floor >= FLOODED:
                yield Theme.FLOOD
            if instead.scored - after.scored >= DENIED:
                yield Theme.DENIAL
    taken = [any(took.marker for took in story.seats[own].takes) for story in (right, other)]
    if taken[0] != taken[1]:
        yield Theme.MARKER
    before, now = position.boards[own], right.boards[own]
    if any(in_column(before, c) < in_column(now, c) == FULL for c in range(1, FULL + 1)):
        yield Theme.COLUMN
    if any(of_colour(before, c) < of_colour(now, c) == FULL for c in LETTERS):
        yield Theme.COLOUR


def _of_takes(position: Position, takes: Sequence[Took]) -> Iterator[Theme]:
    """Yield the faces that act in picks of the line after the right move."""
    for took in takes:
        if took.keeps:
            yield Theme.KEEP
        if took.shares:
            yield Theme.SHARE
        if took.spare or took.caught:
            yield Theme.SPARE
        face = position.gold.get(took.source)
        if face is not None and face >= Face.MAGNET_TEAL:
            yield Theme.MAGNET


def _of_moves(puzzle: Puzzle) -> Iterator[Theme]:
    """Yield what the first right move is."""
    move = puzzle.solution.move
    assert isinstance(move, Draft)
    if move.target == 0:
        yield Theme.DROP
    if puzzle.position.gold.get(move.source) is Face.KEEP:
        yield Theme.KEEP


def game_after(puzzle: Puzzle, moves: list[Move]) -> Game:
    """Return the game after some moves; raise ChocolatierError for one that is not legal."""
    game = puzzle.game()
    for move in moves:
        game.play(move)
    return game
