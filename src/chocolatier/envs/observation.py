"""What an agent sees: the columns of an observation, for every number of players.

The seat that looks comes first, the others follow in turn order, so that one agent can play every
seat. Layouts have a version that changes only when a column does.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

import numpy as np
from numpy.typing import NDArray

from chocolatier.compiled import compiled, i64, inline
from chocolatier.rules.core.numbers import (
    COLOURS,
    FACES,
    LANE,
    LETTERS,
    LINES,
    MARKER_ITEM,
    SPARE_EMPTY,
    SPECIAL,
    Face,
    Phase,
)
from chocolatier.rules.core.ring import factories
from chocolatier.rules.core.state import States
from chocolatier.rules.ruleset import Rules

VERSION = 1
"""Of the layout; observations of equal versions have equal columns."""
MOST = 127
"""The highest number of an int8; scores and rounds beyond it look like it."""
SEAT_COLUMNS = 1 + 2 * LINES * COLOURS + 3


@dataclass(frozen=True)
class ObservationColumn:
    """One number of an observation, and the highest it can be."""

    name: str
    most: int


def _seat_columns(seat: int) -> list[ObservationColumn]:
    rows = range(1, LINES + 1)
    return [
        ObservationColumn(f"seat {seat}: score", MOST),
        *(ObservationColumn(f"seat {seat}: line {r}: {c}", r) for r in rows for c in LETTERS),
        *(
            ObservationColumn(f"seat {seat}: row {r}: column of {c}", COLOURS)
            for r in rows
            for c in LETTERS
        ),
        ObservationColumn(f"seat {seat}: things on the floor", 7),
        ObservationColumn(f"seat {seat}: marker on the floor", 1),
        ObservationColumn(f"seat {seat}: spare factory", SPARE_EMPTY + MARKER_ITEM),
    ]


@cache
def layout(players: int) -> tuple[ObservationColumn, ...]:
    """Return the columns of an observation of a game with so many players.

    Seat 0 is the seat that looks, mostly the one to move, seat 1 the next one. A line's columns
    count its chocolates; a row's columns hold the column in which a colour lies, from 1, or 0.
    A spare factory is 0 if the seat has none, 1 if it is empty, else 1 more than what lies on it
    (1 teal to 5 red, 6 the marker).

    Raise RulesError unless there are 2, 3 or 4 players.
    """
    slots = range(1, Rules(players).factories + 1)
    return (
        *(column for seat in range(players) for column in _seat_columns(seat)),
        *(ObservationColumn(f"centre: {c}", 20) for c in LETTERS),
        *(ObservationColumn(f"factory {slot}: {c}", 20) for slot in slots for c in LETTERS),
        *(
            ObservationColumn(f"factory {slot}: gold face, 1 + {Face.__name__}", FACES)
            for slot in slots
        ),
        ObservationColumn("marker in the centre", 1),
        ObservationColumn("seat that started this round", players - 1),
        ObservationColumn("seat that starts the next round", players - 1),
        *(ObservationColumn(f"bag: {c}", 20) for c in LETTERS),
        *(ObservationColumn(f"lid: {c}", 20) for c in LETTERS),
        ObservationColumn("round", MOST),
        ObservationColumn("phase", len(Phase) - 1),
        *(ObservationColumn(f"to be sent: {c}", 1) for c in LETTERS),
    )


@cache
def scales(players: int) -> NDArray[np.float32]:
    """Return what each column is multiplied with to lie between 0 and 1, as float32."""
    return np.array([1 / column.most for column in layout(players)], np.float32)


# Empty rows and factories are written like all others: to ask which are empty costs more time.


@inline
def _write_counts(lanes: int, out: np.ndarray, at: int) -> int:
    """Write the counts of five colours; return the next column."""
    for colour in range(COLOURS):
        out[at + colour] = lanes >> LANE * colour & 63
    return at + COLOURS


@inline
def _write_seat(p: np.record, out: np.ndarray, at: int) -> int:
    """Write one board; return the next column."""
    out[at] = min(i64(p.score), MOST)
    at += 1
    for line in range(1, LINES + 1):
        out[at + i64(p.colour[line])] = line - i64(p.room[line])
        at += COLOURS
    for row in range(LINES):
        cells = i64(p.cells[row])
        for c in range(COLOURS):
            out[at + c] = cells >> 3 * c & 7
        at += COLOURS
    fallen, floor = i64(p.fallen), i64(p.floor)
    for i in range(fallen):
        if floor >> 3 * i & 7 == MARKER_ITEM:
            out[at + 1] = 1
    out[at] = fallen
    out[at + 2] = i64(p.spare)
    return at + 3


@inline
def write_observation(s: np.record, seat: int, out: np.ndarray) -> None:
    """Write what a seat sees; ``layout`` names the columns."""
    out[:] = 0
    players = i64(s.players)
    slots = factories(players)
    at = i64(0)
    for k in range(players):
        other = seat + k
        at = _write_seat(s.player[other - players if other >= players else other], out, at)
    for source in range(slots + 1):
        at = _write_counts(i64(s.source[source]), out, at)
    if i64(s.options) & SPECIAL:
        for face in range(FACES):
            slot = i64(s.where[face])
            if slot:
                out[at + slot - 1] = face + 1
    at += slots
    out[at] = i64(s.marker)
    first, following = i64(s.first) - seat, i64(s.next_first) - seat
    out[at + 1] = first + players if first < 0 else first
    out[at + 2] = following + players if following < 0 else following
    at = _write_counts(i64(s.bag), out, at + 3)
    at = _write_counts(i64(s.lid), out, at)
    out[at] = min(i64(s.rounds), MOST)
    out[at + 1] = i64(s.phase)
    pending = i64(s.pending)
    if pending:
        for c in range(COLOURS):
            out[at + 2 + c] = pending >> c & 1


@compiled
def observe_batch(states: States, out: NDArray[np.int8]) -> None:
    """Write for every state what the seat to move sees."""
    for i in range(len(states)):
        write_observation(states[i], i64(states[i].turn), out[i])


@compiled
def observe_seat(states: States, seat: int, out: NDArray[np.int8]) -> None:
    """Write what a seat sees in the first state."""
    write_observation(states[0], seat, out)
