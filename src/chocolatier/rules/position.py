"""A position spelled out in plain data.

Colours are letters here, as on paper: ``T B W K R``, ``M`` for the marker, ``.`` for an
empty cell. Counts are tuples in that order.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import TypeAlias

from chocolatier.rules.core.numbers import COLOURS, LETTERS, LINES, Ending, Face, Phase
from chocolatier.rules.ruleset import Rules
from chocolatier.rules.seats import seat_number

Counts: TypeAlias = tuple[int, int, int, int, int]
MOST = 9999  # of rounds and points, in text too


@dataclass(frozen=True)
class Board:
    """One player's board."""

    score: int = 0
    lines: tuple[str, ...] = ("",) * LINES  # what lies on each line, "" or "WW"
    box: tuple[str, ...] = ("." * COLOURS,) * LINES
    floor: str = ""
    spare: str | None = None  # None without the spare factory (R43), else what lies on it


@dataclass(frozen=True)
class Position:
    """Everything that is known about a game between two actions."""

    rules: Rules
    boards: tuple[Board, ...]
    sources: tuple[Counts, ...]  # the centre first, then the factories
    bag: Counts
    lid: Counts
    round: int = 1
    phase: Phase = Phase.DRAFT
    turn: int = 0
    first: int = 0
    next_first: int = 0
    marker: bool = True  # in the centre
    gold: Mapping[int, Face] = field(default_factory=dict)  # slot -> face
    ending: Ending = Ending.NONE

    @property
    def spare_holder(self) -> int | None:
        """The seat that has the spare factory beside its floor; None without one."""
        return next((i for i, b in enumerate(self.boards) if b.spare is not None), None)


def counts_of(letters: str) -> Counts:
    """Return how many of each colour these letters hold."""
    t, b, w, k, r = (letters.count(letter) for letter in LETTERS)
    return (t, b, w, k, r)


@lru_cache(maxsize=65_536)
def letters_of(counts: Counts) -> str:
    """Return counts as letters in the colours' order: (2, 0, 1, 0, 0) is TTW."""
    return "".join(letter * n for letter, n in zip(LETTERS, counts, strict=True))


_PHASES = {
    Phase.DRAFT: "drafting",
    Phase.SHARE: "sharing",
    Phase.BOX: "boxing",
    Phase.DEAL: "waiting for the deal",
    Phase.OVER: "over",
}


def headline(position: Position) -> str:
    """Return rules, round, phase, seat to move and scores in one line."""
    parts = [str(position.rules), f"round {position.round}", _PHASES[position.phase]]
    if position.phase < Phase.DEAL:
        parts.append(f"seat {seat_number(position.turn)} to move")
    if position.phase is Phase.OVER:
        parts[-1] = f"over ({position.ending.name.lower()})"
    scores = ":".join(str(board.score) for board in position.boards)
    return ", ".join([*parts, f"score {scores}"])
