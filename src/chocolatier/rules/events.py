"""What happened in a game, as objects that say it in words, read from the core's log."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from struct import Struct
from typing import TypeAlias

from chocolatier.rules.codec import ITEMS, read_counts
from chocolatier.rules.core.narrate import (
    AGREED,
    BONUS,
    BOXED,
    CAUGHT,
    CHOSE,
    COLOUR,
    COMPLETES,
    COUNT,
    DEAD_LINE,
    FELL,
    FLAGS,
    FLOORED,
    LEFT_SLOT,
    MARKER_CAME,
    MARKER_FELL,
    OVER,
    PLACED,
    REST,
    REST_AT,
    RIGHT_SLOT,
    SENT,
    SOURCE,
    SPARE_CAME,
    TARGET,
    TOOK,
)
from chocolatier.rules.core.numbers import CENTRE, LETTERS, Colour
from chocolatier.rules.core.state import LOG_COLUMNS, STATE
from chocolatier.rules.position import letters_of
from chocolatier.rules.seats import seat_number

Cell: TypeAlias = tuple[int, int]
"""Row and column, from 1."""


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
    cells: tuple[Cell, ...] = field(default=(), compare=False)  # of the runs that score

    def __str__(self) -> str:
        runs = [
            f"{length} {way}"
            for length, way in ((self.across, "across"), (self.down, "down"))
            if length > 1
        ]
        return (
            f"Seat {seat_number(self.seat)}: {self.colour.name.lower()} to row {self.row}, "
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
            f"Seat {seat_number(self.seat)}: line {self.row} has no cell for "
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
            f"Seat {seat_number(self.seat)}: {self.items} on the floor: -{self.penalty}, "
            f"score {self.score}"
        )


@dataclass(frozen=True, slots=True)
class Bonuses:
    """The bonuses at the end (R30): how many rows, columns and colours."""

    seat: int
    rows: int
    columns: int
    colours: int
    points: int
    cells: tuple[Cell, ...] = field(default=(), compare=False)  # that earn them

    def __str__(self) -> str:
        return (
            f"Seat {seat_number(self.seat)}: {self.rows} rows, {self.columns} columns, "
            f"{self.colours} colours: +{self.points}"
        )


Event: TypeAlias = Boxed | LineFell | FloorPaid | Bonuses
"""What phase B, or the end of the game, did to a seat."""


@dataclass(frozen=True, slots=True)
class Took:
    """What a pick did; letters are chocolates, M is the marker."""

    source: int
    colour: Colour
    target: int
    count: int
    placed: int
    completes: bool  # the line
    marker: bool  # came along (R11)
    spare: bool  # the spare factory came along (R43)
    fell: str  # onto the floor, in order, M included
    caught: str | None  # by the spare factory (R43)
    lid: int  # chocolates that found no space on the floor (R17)
    centre: str  # leftovers that went to the centre (R10)
    keeps: str  # leftovers that stay on the keep factory (R41)
    shares: str  # leftovers of the share factory, and its neighbours (R42)
    left_slot: int | None
    right_slot: int | None
    left: str = ""  # leftovers that were sent there
    right: str = ""


Row: TypeAlias = Sequence[int]
"""One row of a log, as ``core.narrate`` writes it."""


_COLOURS = tuple(Colour)
_ROW_BYTES = Struct(f"={LOG_COLUMNS}i")


def fallen_letters(row: Row) -> str:
    """Return what fell onto the floor, in order, by a TOOK row."""
    return "M" * bool(row[FLAGS] & MARKER_FELL) + LETTERS[row[COLOUR]] * row[FELL]


def caught_letter(row: Row) -> str | None:
    """Return what the spare factory caught, by a TOOK row."""
    return ITEMS[row[CAUGHT]] if row[CAUGHT] else None


def read_took(row: Row) -> Took:
    """Return what a TOOK row says; what was sent is in the rows after it."""
    rest = letters_of(read_counts(row[REST]))
    shares = row[LEFT_SLOT] != 0
    stays = row[REST_AT] != CENTRE
    return Took(
        source=row[SOURCE],
        colour=_COLOURS[row[COLOUR]],
        target=row[TARGET],
        count=row[COUNT],
        placed=row[PLACED],
        completes=bool(row[COMPLETES]),
        marker=bool(row[FLAGS] & MARKER_CAME),
        spare=bool(row[FLAGS] & SPARE_CAME),
        fell=fallen_letters(row),
        caught=caught_letter(row),
        lid=row[OVER],
        centre="" if stays else rest,
        keeps=rest if stays and not shares else "",
        shares=rest if shares else "",
        left_slot=row[LEFT_SLOT] or None,
        right_slot=row[RIGHT_SLOT] or None,
    )


def _with_sent(took: Took, rows: Sequence[Row]) -> Took:
    """Return a pick with what was sent to the left and to the right after it."""
    sent = {took.left_slot: "", took.right_slot: ""}
    for _, _, colour, count, slot, *_ in rows:
        sent[slot] += LETTERS[colour] * count
    return replace(took, left=sent[took.left_slot], right=sent[took.right_slot])


def _cells(mask: int) -> tuple[Cell, ...]:
    """Return the cells of a set of bits, as in a compiled box."""
    return tuple((bit // 5 + 1, bit % 5 + 1) for bit in range(25) if mask >> bit & 1)


def _event(row: Row) -> Event:
    kind, seat, a, b, c, d, e, f, cells, *_ = row
    if kind == BOXED:
        return Boxed(seat, a, b, Colour(c), d, e, f, _cells(cells))
    if kind == DEAD_LINE:
        return LineFell(seat, a, Colour(b), c)
    if kind == FLOORED:
        return FloorPaid(seat, a, b, c)
    assert kind == BONUS
    return Bonuses(seat, a, b, c, d, _cells(cells))


@dataclass(frozen=True, slots=True)
class Logged:
    """A log, read: what a pick did, what followed, and the state after each of them.

    The first state is that after the move itself, the others are those after the events.
    """

    took: Took | None
    events: list[Event]
    states: list[bytes]


def read_log(log: bytes, trail: bytes) -> Logged:
    """Return what one move or agreement did, by the rows that it logged and the states after them.

    ``performing`` takes both from the core's room for them.
    """
    if len(log) == _ROW_BYTES.size:  # nothing followed, as after most moves
        row = _ROW_BYTES.unpack(log)
        return Logged(read_took(row) if row[0] == TOOK else None, [], [trail])
    rows = list(_ROW_BYTES.iter_unpack(log))
    own = sum(row[0] in (TOOK, SENT, CHOSE, AGREED) for row in rows)
    took = None
    if rows and rows[0][0] == TOOK:
        took = read_took(rows[0])
        if own > 1:
            took = _with_sent(took, rows[1:own])
    size = STATE.itemsize
    states = [trail[at : at + size] for at in range((own - 1) * size, len(trail), size)]
    return Logged(took, [_event(row) for row in rows[own:]], states)


@dataclass(frozen=True, slots=True)
class SeatScore:
    """Where a seat's points came from; the parts add up to ``total``."""

    boxed: int
    floor: int  # what was really lost: a score never goes below 0 (R23)
    bonus: int

    @property
    def total(self) -> int:
        """What the score changed by."""
        return self.boxed - self.floor + self.bonus


def seat_scores(events: list[Event], before: tuple[int, ...]) -> tuple[SeatScore, ...]:
    """Return the breakdown of one round or of many, for seats that stood at these scores before."""
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
