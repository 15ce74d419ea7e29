"""Writing down what a move does: a log of events, and a trail of the states after them.

Compiled functions that take a ``log`` get None, and then this costs nothing, or three arrays: the
log, room for one state, and the trail, which may be empty if only the log matters. The writers are
functions of their own: inlined at every event, they would triple the time to compile a logged move.

Every event is a row of 16 numbers: its kind, its seat, then what its kind needs:

========== ===========================================================================
TOOK       source, colour, target, count, placed, flags, fell, caught item, to the lid,
           leftovers in lanes, where they lie, slots left and right of a share factory
           with leftovers, 1 if it completes a line
SENT       colour, count, slot
CHOSE      row, column
BOXED      row, column, colour, run across, run down, points, cells of the runs
DEAD_LINE  row, colour, count
FLOORED    items, penalty, score
AGREED
BONUS      rows, columns, colours, points, cells that earn them
========== ===========================================================================
"""

from typing import Any

import numpy as np

from chocolatier.compiled import cold, i64, inline
from chocolatier.rules.core.actions import LEFT, RIGHT
from chocolatier.rules.core.numbers import (
    CENTRE,
    LANE,
    MARKER_ITEM,
    SHARING,
    SPARE_EMPTY,
)
from chocolatier.rules.core.ring import neighbour

TOOK, SENT, CHOSE, BOXED, DEAD_LINE, FLOORED, AGREED, BONUS = map(i64, range(8))
"""The kinds of events, and a number that a kind does not need: not literals, for each of which
``write_event`` would be compiled once more."""
UNUSED = i64(0)
SOURCE, COLOUR, TARGET, COUNT, PLACED, FLAGS, FELL, CAUGHT, OVER, REST, REST_AT = range(2, 13)
LEFT_SLOT, RIGHT_SLOT, COMPLETES = 13, 14, 15
"""The columns of TOOK."""
MARKER_CAME, MARKER_FELL, SPARE_CAME = 1, 2, 4
"""Flags of TOOK: the marker came along, it lies on the floor, the spare factory came along."""


@cold
def write_event(
    log: Any,
    s: np.record,
    kind: int,
    seat: int,
    a: int,
    b: int,
    c: int,
    d: int,
    e: int,
    f: int,
    g: int,
) -> None:
    """Append an event of up to seven numbers, and the state as it is now."""
    logs, _, trail = log
    n = i64(logs[0].count)
    row = logs[0].event[n]
    row[0], row[1], row[2], row[3] = kind, seat, a, b
    row[4], row[5], row[6], row[7], row[8] = c, d, e, f, g
    if len(trail):
        trail[n] = s
    logs[0].count = n + 1


@inline
def begin_pick(log: Any, s: np.record) -> None:
    """Keep the state before a pick, for ``write_took``."""
    _, kept, _ = log
    kept[0] = s


@cold
def write_took(log: Any, s: np.record, source: int, colour: int, target: int, to: int) -> None:
    """Append what a pick did to the board of the seat to move.

    ``to`` is where the leftovers lie now: the source itself, or the centre.
    """
    logs, kept, trail = log
    n = i64(logs[0].count)
    row = logs[0].event[n]
    before = kept[0]
    seat = i64(s.turn)
    p, old = s.player[seat], before.player[seat]
    lane = LANE * colour
    count = i64(before.source[source]) >> lane & 63
    rest = i64(before.source[source]) & ~(63 << lane) if source != CENTRE else 0
    placed = i64(old.room[target]) - i64(p.room[target])
    came = i64(before.marker) & ~i64(s.marker)
    caught = i64(p.spare) - SPARE_EMPTY if old.spare <= SPARE_EMPTY < p.spare else 0
    # the marker falls before anything else, so it has the first new space of the floor
    first = i64(p.floor) >> 3 * i64(old.fallen) & 7
    marker_fell = came & i64(first == MARKER_ITEM)
    fell = i64(p.fallen) - i64(old.fallen) - marker_fell
    row[0], row[1] = TOOK, seat
    row[SOURCE], row[COLOUR], row[TARGET], row[COUNT] = source, colour, target, count
    row[PLACED], row[FELL], row[CAUGHT] = placed, fell, caught
    row[FLAGS] = came * MARKER_CAME | marker_fell * MARKER_FELL
    if s.gone and not before.gone:
        row[FLAGS] |= SPARE_CAME
    row[OVER] = count - placed - fell - i64(0 < caught < MARKER_ITEM)
    row[REST], row[REST_AT] = rest, to
    row[LEFT_SLOT] = row[RIGHT_SLOT] = 0
    if s.phase == SHARING:
        row[LEFT_SLOT] = neighbour(s, source, LEFT)
        row[RIGHT_SLOT] = neighbour(s, source, RIGHT)
    row[COMPLETES] = i64(i64(p.full) != i64(old.full))
    if len(trail):
        trail[n] = s
    logs[0].count = n + 1
