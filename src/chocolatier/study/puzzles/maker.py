"""Make puzzles: bots play games, and late positions in which one move is right are proven."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby

import numpy as np

from chocolatier.bots.levels import LEVELS, Rater, Setting
from chocolatier.bots.search.searcher import colours_apart
from chocolatier.rules.codec import read_state
from chocolatier.rules.core import calls
from chocolatier.rules.core.numbers import Phase, Side
from chocolatier.rules.core.state import States, copy_state, empty_deal, empty_state
from chocolatier.rules.game import Game
from chocolatier.rules.ruleset import Rules
from chocolatier.study.puzzles.checking import BruteForce, TooLargeError
from chocolatier.study.puzzles.difficulty import difficulty_of, finders, weak_find
from chocolatier.study.puzzles.proof import RightMove, grow, right_move
from chocolatier.study.puzzles.puzzle import Puzzle, PuzzleKind, Solution
from chocolatier.study.puzzles.solving import RoundSolver, TooManyError

DOUBTS = (0.3, 0.6, 1.0, 1.6)
"""How sure the players are, in points: from good to careless, so that positions differ."""
PROOF_NODES = 150_000
CHECKED_STATES = 250_000
"""What the check of a puzzle may take: all that ship are proven by brute force again."""
FEWEST_LINES = 2
"""A position with fewer picks left is no puzzle on the coloured side."""
MOST_LINES = {
    (2, Side.COLOURED): 9,
    (3, Side.COLOURED): 7,
    (4, Side.COLOURED): 7,
    (2, Side.FREE): 5,
    (3, Side.FREE): 3,
    (4, Side.FREE): 2,
}
"""How many picks may be left, so that most proofs stay within their nodes."""


@dataclass(frozen=True)
class MadePuzzle:
    """A puzzle and which levels find it."""

    puzzle: Puzzle
    found: str


class PuzzleMaker:
    """Makes puzzles of any rule set, game by game; the same seed gives the same puzzles."""

    def __init__(self) -> None:
        self._solver = RoundSolver(PROOF_NODES)
        self._checker = BruteForce(CHECKED_STATES)
        self._raters = [Rater(Setting(doubt=doubt)) for doubt in DOUBTS]

    def from_game(self, rules: Rules, seed: str, *, easy: bool = True) -> Iterator[MadePuzzle]:
        """Play a game and yield its puzzles, at most one of each round; easy ones if asked for."""
        rng = random.Random(seed)
        late = MOST_LINES[rules.players, rules.side]
        least = FEWEST_LINES if rules.side is Side.COLOURED else 1
        positions = [
            states
            for states in self._positions(rules, rng)
            if least <= colours_apart(states) <= late
        ]
        for _, of_round in groupby(positions, lambda states: int(states["rounds"][0])):
            made = self._first_of(list(of_round), easy)
            if made is not None:
                yield made

    def _positions(self, rules: Rules, rng: random.Random) -> Iterator[States]:
        """Yield every position of a game in which a seat is to pick."""
        states, deals = empty_state(), empty_deal()
        words = np.array([rng.getrandbits(64) | 1], np.uint64)
        first = rng.randrange(rules.players)
        calls.start(states, rules.players, rules.options, rules.round_limit, first)
        seats = [rng.choice(self._raters) for _ in range(rules.players)]
        while (phase := int(states["phase"][0])) != Phase.OVER:
            if phase == Phase.DEAL:
                calls.draw(states, words, deals)
                calls.lay(states, deals)
                continue
            if phase == Phase.DRAFT:
                yield copy_state(states)
            calls.apply(states, seats[int(states["turn"][0])].decide(states, rng))

    def _first_of(self, positions: list[States], easy: bool) -> MadePuzzle | None:
        """Return the puzzle of the first position that makes one."""
        for states in positions:
            self._solver.refill()
            try:
                right = right_move(states, self._solver)
                if right is None:
                    continue
                if not easy and weak_find(Game.from_states(states), right.move):
                    continue
                solution = grow(states, right, self._solver)
                made = self._finished(states, right, solution)
            except (TooManyError, TooLargeError):
                continue
            if made is not None and (easy or graded(made) > 1):
                return made
        return None

    def _finished(self, states: States, right: RightMove, solution: Solution) -> MadePuzzle | None:
        """Return the puzzle with its difficulty, or None if it is not worth asking.

        The best lead of a round is worth asking only where one of the two strongest levels
        would play for it too: else the round's points cost more in the rounds after it.
        """
        position = read_state(states)
        text = str(position)
        puzzle = Puzzle(
            id=hashlib.sha256(text.encode()).hexdigest()[:8],
            kind=right.kind,
            text=text,
            solution=solution,
            best=right.best if right.kind is PuzzleKind.ROUND else 0,
            second=right.second if right.kind is PuzzleKind.ROUND else 0,
        )
        wrong = self._checker.check(puzzle)
        if wrong:
            raise AssertionError(f"{text}: {'; '.join(wrong)}")
        found = finders(Game.from_states(states), solution)
        assert len(found) == len(LEVELS)
        if right.kind is PuzzleKind.ROUND and "1" not in found[-2:]:
            return None
        return MadePuzzle(puzzle, found)


def graded(made: MadePuzzle) -> int:
    """Return the difficulty of a puzzle."""
    return difficulty_of(made.found)
