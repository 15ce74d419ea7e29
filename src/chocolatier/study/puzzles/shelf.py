"""The puzzles that ship with the package: one compressed file, a line of JSON for each."""

from __future__ import annotations

import hashlib
import json
import random
import zlib
from collections.abc import Iterable, Mapping
from dataclasses import replace
from datetime import date
from functools import cache, cached_property
from pathlib import Path

from chocolatier.errors import ChocolatierError
from chocolatier.study.puzzles.people import difficulty_for_people
from chocolatier.study.puzzles.puzzle import Puzzle, PuzzleKind, Solution, Theme

FILE = Path(__file__).with_name("puzzles.jsonl.z")
OF_THE_DAY = range(2, 5)
"""The difficulties that a puzzle of the day has."""


def write_puzzles(puzzles: Iterable[Puzzle], file: Path = FILE) -> None:
    """Write the file of the puzzles."""
    lines = []
    for one in puzzles:
        fields = [
            one.id,
            str(one.kind),
            one.text,
            one.solution.written(),
            [str(theme) for theme in one.themes],
            one.difficulty,
            one.best,
            one.second,
        ]
        lines.append(json.dumps(fields, separators=(",", ":")))
    file.write_bytes(zlib.compress("\n".join(lines).encode(), 9))


def read_puzzles(file: Path = FILE) -> list[Puzzle]:
    """Return the puzzles of a file."""
    puzzles = []
    for line in zlib.decompress(file.read_bytes()).decode().splitlines():
        name, kind, text, solution, themes, difficulty, best, second = json.loads(line)
        puzzles.append(
            Puzzle(
                id=name,
                kind=PuzzleKind(kind),
                text=text,
                solution=Solution.read(solution),
                themes=tuple(map(Theme, themes)),
                difficulty=difficulty,
                best=best,
                second=second,
            )
        )
    return puzzles


class Puzzles:
    """All puzzles, to be looked through."""

    def __init__(self, puzzles: list[Puzzle]) -> None:
        self.puzzles = puzzles

    @cached_property
    def _by_id(self) -> dict[str, Puzzle]:
        return {puzzle.id: puzzle for puzzle in self.puzzles}

    def find(self, name: str) -> Puzzle:
        """Return the puzzle of this id; raise ChocolatierError if there is none, or no longer."""
        if name not in self._by_id:
            raise ChocolatierError("no-such-puzzle", f"there is no puzzle '{name}'", id=name)
        return self._by_id[name]

    def of_the_day(self, day: date) -> Puzzle:
        """Return the puzzle of a day: the same on every machine with the same puzzles."""
        fitting = [one for one in self.puzzles if one.difficulty in OF_THE_DAY] or self.puzzles

        def order(puzzle: Puzzle) -> bytes:
            return hashlib.sha256(f"{day.isoformat()}/{puzzle.id}".encode()).digest()

        return min(fitting, key=order)

    def choose(
        self,
        *,
        kind: str | None = None,
        theme: str | None = None,
        rules: str | None = None,
        difficulty: int | None = None,
    ) -> list[Puzzle]:
        """Return the puzzles that are all of what is given."""
        return [
            one
            for one in self.puzzles
            if kind in (None, one.kind)
            and (theme is None or theme in one.themes)
            and (rules is None or one.text.startswith(f"{rules} "))
            and difficulty in (None, one.difficulty)
        ]

    def graded(self, tries: Mapping[str, tuple[int, int]]) -> Puzzles:
        """Return the puzzles with the difficulty that people give them.

        ``tries`` has by puzzle how many people have tried it, and how many found it at once. The
        puzzle of a day stays the one that it is here.
        """
        return Puzzles(
            [
                replace(one, difficulty=difficulty_for_people(one.difficulty, *tries[one.id]))
                if one.id in tries
                else one
                for one in self.puzzles
            ]
        )

    def rising(self, seed: str, count: int) -> list[Puzzle]:
        """Return so many puzzles that get harder step by step, as a streak or a rush wants them."""
        rng = random.Random(seed)
        by_difficulty: dict[int, list[Puzzle]] = {}
        for one in self.puzzles:
            by_difficulty.setdefault(one.difficulty, []).append(one)
        grades = sorted(by_difficulty)
        part = -(-count // len(grades))
        found: list[Puzzle] = []
        for grade in grades:
            found += rng.sample(by_difficulty[grade], min(part, len(by_difficulty[grade])))
        return found[:count]


@cache
def shelf() -> Puzzles:
    """Return the puzzles of the package."""
    return Puzzles(read_puzzles())
