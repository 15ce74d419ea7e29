"""What a game consists of: its entries, each with the state after it, and its rounds."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import NamedTuple, TypeAlias

from chocolatier.rules.deal import Deal
from chocolatier.rules.events import Event, SeatScore, Took, seat_scores
from chocolatier.rules.move import Move


@dataclass(frozen=True)
class Dealt:
    """A deal was laid out; ``offer`` is what then lay on the factories, extra and magnets done."""

    round: int
    deal: Deal
    offer: tuple[str, ...]


@dataclass(frozen=True)
class Played:
    """A seat played a move; ``took`` is what it did, if it was a pick."""

    seat: int
    move: Move
    took: Took | None = field(default=None, compare=False)


@dataclass(frozen=True)
class Agreed:
    """The players agreed to end and score the game."""


Entry: TypeAlias = Dealt | Played | Agreed | Event


class Step(NamedTuple):
    """An entry of a game and the state that it led to, as bytes."""

    entry: Entry
    state: bytes


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
