"""Puzzles graded by people: how many of them find each one at the first try."""

import asyncio
import time

from chocolatier.server.tables.archive import Archive
from chocolatier.study.puzzles.shelf import Puzzles, shelf

FRESH_SECONDS = 300.0
"""So long the grades stay as they are: no one waits for them."""


class PuzzleGrades:
    """All puzzles, with the difficulty that people's first tries give them."""

    def __init__(self, archive: Archive) -> None:
        self._archive, self._puzzles = archive, Puzzles([])
        self._until = float("-inf")  # on the monotonic clock

    async def puzzles(self) -> Puzzles:
        """Return all puzzles; what people found lately may not count yet."""
        if time.monotonic() >= self._until:
            tries = await self._archive.ask(self._archive.store.tries.every)
            self._puzzles = await asyncio.to_thread(lambda: shelf().graded(tries))
            self._until = time.monotonic() + FRESH_SECONDS
        return self._puzzles

    async def count(self, puzzle: str, right: bool) -> tuple[int, int]:
        """Count someone's first try; return how many there are, and how many were right."""
        return await self._archive.change(lambda: self._archive.store.tries.count(puzzle, right))
