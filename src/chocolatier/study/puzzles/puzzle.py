"""What a puzzle is: a position, a question, and a proven answer as a tree of moves."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from typing import Any, TypeAlias

from chocolatier.rules.game import Game
from chocolatier.rules.move import Move
from chocolatier.rules.position import Position
from chocolatier.rules.ruleset import Rules

MARGIN = 3
"""How many points a right move of a *round* puzzle must bring more than any other."""
HARDEST = 5

Written: TypeAlias = list[Any]
"""A tree as plain lists: the move, then a pair for each reply: the others' moves and a tree."""


class PuzzleKind(StrEnum):
    """What the right move does, against every reply of all others together."""

    WIN = "win"  # it alone wins, and the game ends this round
    SHARE = "share"  # it alone saves a shared win
    ROUND = "round"  # it alone brings the best lead at the end of the round, by MARGIN or more


class Theme(StrEnum):
    """What happens in a puzzle."""

    FLOOD = "flood"  # an opponent must take far more than fits
    DENIAL = "denial"  # the right move takes what an opponent needed
    MARKER = "marker"  # the right move takes the marker, or leaves it to the others
    COLUMN = "column"  # it fills a column
    COLOUR = "colour"  # it boxes the last chocolate of a colour
    DEAD_LINE = "dead-line"  # a line without a legal cell falls (R35)
    KEEP = "keep"
    SHARE = "share"
    SPARE = "spare"
    MAGNET = "magnet"
    DROP = "drop"  # the right move drops its chocolates on the own floor
    PLACE = "place"  # none of the others: where to put what is taken


@dataclass(frozen=True)
class Solution:
    """A right move, and what the others may reply: each reply leads to the next right move."""

    move: Move
    replies: tuple[Defence, ...] = ()

    def written(self) -> Written:
        """Return the tree as plain lists."""
        return [str(self.move), *(reply.written() for reply in self.replies)]

    @classmethod
    def read(cls, written: Written) -> Solution:
        """Return the tree that ``written`` wrote."""
        move, *replies = written
        return cls(Move.parse(move), tuple(Defence.read(*reply) for reply in replies))

    @property
    def depth(self) -> int:
        """How many right moves the longest line has."""
        return 1 + max((reply.then.depth for reply in self.replies), default=0)

    def main_line(self) -> Iterator[Solution]:
        """Yield the right moves of the first line."""
        yield self
        if self.replies:
            yield from self.replies[0].then.main_line()


@dataclass(frozen=True)
class Defence:
    """The best defence of the others: their moves until the solver moves again."""

    moves: tuple[Move, ...]
    then: Solution

    def written(self) -> Written:
        """Return the reply as plain lists."""
        return [[str(move) for move in self.moves], self.then.written()]

    @classmethod
    def read(cls, moves: list[str], then: Written) -> Defence:
        """Return the reply that ``written`` wrote."""
        return cls(tuple(map(Move.parse, moves)), Solution.read(then))


@dataclass(frozen=True)
class Puzzle:
    """A position in which one move is right, and that is proven."""

    id: str
    kind: PuzzleKind
    text: str  # the position
    solution: Solution
    themes: tuple[Theme, ...] = ()
    difficulty: int = 1  # 1 easy to HARDEST
    best: int = 0  # round: the lead in points that the right move forces
    second: int = 0  # round: the best lead that any other move forces

    @cached_property
    def position(self) -> Position:
        """The position."""
        return Position.parse(self.text)

    @property
    def rules(self) -> Rules:
        """The rules that it is played by."""
        return self.position.rules

    @property
    def solver(self) -> int:
        """The seat that is to find the move."""
        return self.position.turn

    def game(self) -> Game:
        """Return a game that goes on from the position."""
        return Game.from_position(self.position)
