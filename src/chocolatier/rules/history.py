"""What a game consists of: its entries, each with the state after it, and its rounds."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple, Protocol, TypeAlias, overload

import numpy as np

from chocolatier.rules.codec import read_position
from chocolatier.rules.core.state import DEAL
from chocolatier.rules.deal import Deal, read_deal
from chocolatier.rules.events import Event, SeatScore, Took, read_log, seat_scores
from chocolatier.rules.move import Move
from chocolatier.rules.position import letters_of
from chocolatier.rules.seats import seat_number


@dataclass(frozen=True)
class Dealt:
    """A deal was laid out; ``offer`` is what then lay on the factories, extra and magnets done."""

    round: int
    deal: Deal
    offer: tuple[str, ...]

    def __str__(self) -> str:
        return f"Round {self.round}: {self.deal}"


@dataclass(frozen=True)
class Played:
    """A seat played a move; ``took`` is what it did, if it was a pick."""

    seat: int
    move: Move
    took: Took | None = field(default=None, compare=False, repr=False)

    def __str__(self) -> str:
        return f"Seat {seat_number(self.seat)}: {self.move}"


@dataclass(frozen=True)
class Agreed:
    """The players agreed to end and score the game."""

    def __str__(self) -> str:
        return "All agreed to end the game"


Entry: TypeAlias = Dealt | Played | Agreed | Event
"""Anything that happened in a game."""


class Step(NamedTuple):
    """An entry of a game and the state that it led to, as bytes."""

    entry: Entry
    state: bytes


# --- what happened, read when it is asked for ------------------------------------------


class Passage(Protocol):
    """What one move, deal or agreement did; ``read`` finds out, the first time it is asked."""

    def read(self) -> list[Step]:
        """Return its entries, each with the state after it."""


class _Passage:
    """A passage that is read once."""

    __slots__ = ("_steps",)

    def __init__(self) -> None:
        self._steps: list[Step] | None = None

    def read(self) -> list[Step]:
        if self._steps is None:
            self._steps = self._read()
        return self._steps

    def _read(self) -> list[Step]:
        return []


class MovePassage(_Passage):
    """A move (or, without one, the agreement to end) as the core logged it, and what followed.

    ``rows`` and ``trail`` are the bytes of the log's rows and of the state after each of them;
    ``after`` is the state in the end.
    """

    __slots__ = ("after", "move", "rows", "seat", "trail")

    def __init__(
        self, seat: int, move: Move | None, rows: bytes, trail: bytes, after: bytes
    ) -> None:
        super().__init__()
        self.seat, self.move, self.rows, self.trail, self.after = seat, move, rows, trail, after

    def _read(self) -> list[Step]:
        logged = read_log(self.rows, self.trail)
        first = Agreed() if self.move is None else Played(self.seat, self.move, logged.took)
        states = [*logged.states[:-1], self.after]
        return list(map(Step, [first, *logged.events], states))


class DealPassage(_Passage):
    """A deal as the core laid it out: its bytes, or as it was given from outside."""

    __slots__ = ("after", "deal")

    def __init__(self, deal: bytes | Deal, after: bytes) -> None:
        super().__init__()
        self.deal, self.after = deal, after

    def _read(self) -> list[Step]:
        position = read_position(self.after)
        deal = self.deal
        if isinstance(deal, bytes):
            deal = read_deal(np.frombuffer(deal, DEAL), position.rules.factories)
        offer = tuple(letters_of(counts) for counts in position.sources[1:])
        return [Step(Dealt(position.round, deal, offer), self.after)]


class Consequences(Sequence[Entry]):
    """What a move brought: itself, the events of phase B, the next deal. Read when looked at."""

    __slots__ = ("_passages",)

    def __init__(self, passages: Sequence[Passage]) -> None:
        self._passages = passages

    @property
    def _entries(self) -> list[Entry]:
        return [step.entry for passage in self._passages for step in passage.read()]

    def __len__(self) -> int:
        return len(self._entries)

    @overload
    def __getitem__(self, index: int) -> Entry: ...
    @overload
    def __getitem__(self, index: slice) -> list[Entry]: ...
    def __getitem__(self, index: int | slice) -> Entry | list[Entry]:
        return self._entries[index]

    def __iter__(self) -> Iterator[Entry]:
        return iter(self._entries)

    def __repr__(self) -> str:
        return repr(self._entries)


class Diary:
    """Everything that happened in a game since its opening, in order.

    A game that was resumed knows its last entries; the others are fetched when they are asked for.
    """

    __slots__ = ("_before", "_opening", "_past", "_steps", "_unread")

    def __init__(self, opening: bytes) -> None:
        self._opening = opening
        self._steps: list[Step] = []
        self._unread: list[Passage] = []
        self._before = 0  # entries before those steps
        self._past: Callable[[], Diary] | None = None  # returns the diary up to them

    @classmethod
    def resumed(cls, step: Step, before: int, past: Callable[[], Diary]) -> Diary:
        """Return a diary that goes on after a step; ``past`` returns the one up to it."""
        diary = cls(step.state)
        diary._steps, diary._before, diary._past = [step], before, past
        return diary

    def append(self, passage: Passage) -> None:
        """Add what happened last."""
        self._unread.append(passage)

    @property
    def _recent(self) -> list[Step]:
        """The steps that are known without fetching the past."""
        if self._unread:
            for passage in self._unread:
                self._steps += passage.read()
            self._unread = []
        return self._steps

    @property
    def steps(self) -> list[Step]:
        """Every entry with the state after it; not to be changed."""
        if self._past is not None:
            past, recent = self._past(), self._recent
            self._opening, self._steps = past.opening, past.steps[:-1] + recent
            self._before, self._past = 0, None
        return self._recent

    @property
    def opening(self) -> bytes:
        """The state that the first entry began from."""
        _ = self.steps  # fetches the past
        return self._opening

    @property
    def length(self) -> int:
        """How many entries there are."""
        return self._before + len(self._recent)

    def since(self, start: int) -> list[Step]:
        """Return the steps from an entry on."""
        return self.steps[start:] if start < self._before else self._recent[start - self._before :]

    def backwards(self) -> Iterator[Step]:
        """Yield the steps, the last one first; the past is fetched only if it is reached."""
        yield from reversed(self._recent)
        if before := self._before:
            yield from reversed(self.steps[:before])

    def take_back(self) -> tuple[Move, bytes] | None:
        """Forget the last move and what followed; return it and the state before; None if none."""
        recent = self._recent
        steps = recent if any(isinstance(s.entry, Played) for s in recent) else self.steps
        for at in reversed(range(len(steps))):
            entry = steps[at].entry
            if isinstance(entry, Played):
                self._steps = steps[:at]
                return entry.move, steps[at - 1].state if at else self.opening
        return None

    def copy(self) -> Diary:
        """Return an independent copy."""
        twin = Diary(self._opening)
        twin._steps, twin._unread = self._steps.copy(), self._unread.copy()
        twin._before, twin._past = self._before, self._past
        return twin


# --- rounds ----------------------------------------------------------------------------


@dataclass(frozen=True)
class Round:
    """What one round brought: its deal, what phase B did, and the points of every seat.

    The deal is None in the first round of a game that began from a position.
    """

    deal: Deal | None
    events: tuple[Event, ...]
    scores: tuple[SeatScore, ...]


def rounds_of(entries: Iterable[Entry], scores: tuple[int, ...]) -> list[Round]:
    """Return every round begun so far, for seats that stood at these scores before."""
    chapters: list[tuple[Deal | None, list[Event]]] = []
    for entry in entries:
        if isinstance(entry, Dealt):
            chapters.append((entry.deal, []))
        elif not chapters:
            chapters.append((None, []))
        if isinstance(entry, Event):
            chapters[-1][1].append(entry)
    rounds = []
    for deal, events in chapters:
        gained = seat_scores(events, scores)
        scores = tuple(a + b.total for a, b in zip(scores, gained, strict=True))
        rounds.append(Round(deal, tuple(events), gained))
    return rounds
