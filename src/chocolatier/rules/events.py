"""What phase B did, as objects that say it in words."""

from dataclasses import dataclass
from typing import TypeAlias

from chocolatier.rules.core.numbers import Colour
from chocolatier.rules.core.state import BONUS, BOXED, DEAD_LINE, FLOORED, States


@dataclass(frozen=True, slots=True)
class Boxed:
    """A chocolate went into the box (R21); across and down are its runs."""

    seat: int
    row: int
    column: int
    colour: Colour
    across: int
    down: int
    points: int

    def __str__(self) -> str:
        runs = [
            f"{length} {way}"
            for length, way in ((self.across, "across"), (self.down, "down"))
            if length > 1
        ]
        return (
            f"Seat {self.seat + 1}: {self.colour.name.lower()} to row {self.row}, "
            f"column {self.column}: +{self.points} ({' and '.join(runs) or 'alone'})"
        )


@dataclass(frozen=True, slots=True)
class LineFell:
    """A full line without a legal cell fell (R35)."""

    seat: int
    row: int
    colour: Colour
    count: int

    def __str__(self) -> str:
        return (
            f"Seat {self.seat + 1}: line {self.row} has no cell for "
            f"{self.colour.name.lower()}: {self.count} fall"
        )


@dataclass(frozen=True, slots=True)
class FloorPaid:
    """The floor was paid for (R23); the score stops at 0."""

    seat: int
    items: int
    penalty: int
    score: int

    def __str__(self) -> str:
        return (
            f"Seat {self.seat + 1}: {self.items} on the floor: -{self.penalty}, score {self.score}"
        )


@dataclass(frozen=True, slots=True)
class Bonuses:
    """The bonuses at the end (R30): how many rows, columns and colours."""

    seat: int
    rows: int
    columns: int
    colours: int
    points: int

    def __str__(self) -> str:
        return (
            f"Seat {self.seat + 1}: {self.rows} rows, {self.columns} columns, "
            f"{self.colours} colours: +{self.points}"
        )


Event: TypeAlias = Boxed | LineFell | FloorPaid | Bonuses


def _event(numbers: list[int]) -> Event:
    kind, seat, a, b, c, d, e, f = numbers
    if kind == BOXED:
        return Boxed(seat, a, b, Colour(c), d, e, f)
    if kind == DEAD_LINE:
        return LineFell(seat, a, Colour(c), d)
    if kind == FLOORED:
        return FloorPaid(seat, a, b, c)
    assert kind == BONUS
    return Bonuses(seat, a, b, c, d)


def read_log(logs: States) -> list[Event]:
    """The events that a compiled action wrote."""
    count = int(logs["count"][0])
    return [_event(row) for row in logs["event"][0, :count].tolist()] if count else []


@dataclass(frozen=True, slots=True)
class SeatScore:
    """Where a seat's points came from; the parts add up to ``total``."""

    boxed: int
    floor: int  # what was really lost: a score never goes below 0 (R23)
    bonus: int

    @property
    def total(self) -> int:
        return self.boxed - self.floor + self.bonus


def seat_scores(events: list[Event], before: tuple[int, ...]) -> tuple[SeatScore, ...]:
    """The breakdown of one round or of many, for seats that stood at these scores before."""
    boxed, floor, bonus = ([0] * len(before) for _ in range(3))
    running = list(before)
    for event in events:
        if isinstance(event, Boxed):
            boxed[event.seat] += event.points
            running[event.seat] += event.points
        elif isinstance(event, FloorPaid):
            floor[event.seat] += running[event.seat] - event.score
            running[event.seat] = event.score
        elif isinstance(event, Bonuses):
            bonus[event.seat] += event.points
    return tuple(SeatScore(*parts) for parts in zip(boxed, floor, bonus, strict=True))
