"""Phase A and the one door through which every action goes (R8-R18, R41-R43)."""

from typing import Any

import numpy as np

from chocolatier.compiled import i64, inline
from chocolatier.rules.core.actions import (
    BOX_ACTION,
    SHARE_ACTION,
    colour_of,
    column_of,
    sent_colour,
    sent_side,
    source_of,
    target_of,
)
from chocolatier.rules.core.boxing import box_chocolate, fall, go_on_boxing
from chocolatier.rules.core.lanes import colours
from chocolatier.rules.core.lookup import SELECT
from chocolatier.rules.core.narrate import CHOSE, SENT, UNUSED, begin_pick, write_event, write_took
from chocolatier.rules.core.numbers import (
    CENTRE,
    DRAFTING,
    FLOOR,
    LANE,
    LINE_BITS,
    MARKER_ITEM,
    ONE,
    SHARING,
    SPARE_CATCHES_MARKER,
    SPARE_EMPTY,
    SPARE_NONE,
    SPECIAL,
    WIDE,
    WIDE_ONE,
    Face,
)
from chocolatier.rules.core.ring import neighbour

KEEP, SHARE, SPARE = int(Face.KEEP), int(Face.SHARE), int(Face.SPARE)


@inline
def take_marker(s: np.record) -> None:
    """Take the marker with the first pick from the centre; it falls (R17). Implements R11."""
    p = s.player[i64(s.turn)]
    s.marker = 0
    s.next_first = s.turn
    spare = i64(p.spare)
    if spare == SPARE_EMPTY and not i64(s.options) & SPARE_CATCHES_MARKER:
        p.spare = SPARE_NONE  # hidden from the marker, which this option lets pass (R43)
        fall(p, MARKER_ITEM, 1)
        p.spare = spare
    else:
        fall(p, MARKER_ITEM, 1)


@inline
def move_leftovers(s: np.record, source: int, colour: int, rest: int) -> int:
    """Move what is left after a pick to the centre, or where the special factory says.

    Return the source that it lies in now.

    Implements R10, R41.
    """
    # the source's bit of every colour goes; ``leftover`` has the bits of the colours not taken
    present = s.present & ~(WIDE_ONE << source)
    leftover = s.present >> source & WIDE_ONE & ~(1 << WIDE * colour)
    if i64(s.options) & SPECIAL and source != CENTRE:
        keeps = source == s.where[KEEP]  # R41
        shares = source == s.where[SHARE]  # R42
        if keeps or shares:
            s.source[source] = rest
            s.present = present | leftover << source
            if shares and rest:
                s.pending = colours(rest)
                s.phase = SHARING
            return source
        if source == s.where[SPARE]:  # R43
            s.gone = 1
            s.player[i64(s.turn)].spare = SPARE_EMPTY
    s.source[source] = 0
    s.source[CENTRE] += rest
    s.present = present | leftover
    return CENTRE


@inline
def place(s: np.record, colour: int, n: int, target: int) -> None:
    """Put n chocolates on a line; the surplus falls (R13, R17). Implements R14-R16."""
    p = s.player[i64(s.turn)]
    room = i64(p.room[target])
    placed = min(n, room)
    p.room[target] = room - placed
    p.colour[target] = colour if target != FLOOR else 0
    lane = LANE * colour
    line = ONE << target & LINE_BITS  # 0 for the floor
    full = i64(room == placed)  # no branch: chance would mispredict it (measured)
    p.full = i64(p.full) | full << target & 62
    # a begun line takes its own colour only; a full one takes nothing, as full - 1 is 0
    p.accepts = i64(p.accepts) & ~line | line & 63 << lane & full - 1
    s.lid += fall(p, colour + 1, n - placed) << lane


@inline
def pass_turn(s: np.record) -> None:
    """Pass the turn clockwise (R8)."""
    turn = i64(s.turn) + 1
    s.turn = turn if turn < s.players else 0


@inline
def end_drafting(s: np.record, log: Any) -> None:
    """Begin phase B with the starting player: no source holds a chocolate. Implements R18."""
    s.turn = s.first
    go_on_boxing(s, log)


@inline
def pick(s: np.record, source: int, colour: int, target: int, log: Any) -> None:
    """Take a colour from a source and put it on a line or the floor (R10-R17). Implements R9."""
    if log is not None:
        begin_pick(log, s)
    held = i64(s.source[source])
    lane = LANE * colour
    if i64(source == CENTRE) & i64(s.marker):
        take_marker(s)
    to = move_leftovers(s, source, colour, held & ~(63 << lane))
    place(s, colour, held >> lane & 63, target)
    if log is not None:
        write_took(log, s, source, colour, target, to)


@inline
def draft(s: np.record, source: int, colour: int, target: int, log: Any) -> None:
    """Play a pick; unless leftovers must be sent first, the turn passes or the round ends (R18)."""
    pick(s, source, colour, target, log)
    if s.phase == DRAFTING:
        pass_turn(s)
        if s.present == 0:
            end_drafting(s, log)


@inline
def share(s: np.record, colour: int, side: int, log: Any) -> None:
    """Send one leftover colour of the share factory to a neighbour. Implements R42."""
    slot = i64(s.where[SHARE])
    to = neighbour(s, slot, side)
    lane = 63 << LANE * colour
    moved = i64(s.source[slot]) & lane
    s.source[slot] -= moved
    s.source[to] += moved
    s.present = s.present & ~(1 << WIDE * colour + slot) | 1 << WIDE * colour + to
    pending = i64(s.pending) & ~(1 << colour)
    s.pending = pending
    if log is not None:
        write_event(
            log,
            s,
            SENT,
            i64(s.turn),
            colour,
            moved >> LANE * colour,
            to,
            UNUSED,
            UNUSED,
            UNUSED,
            UNUSED,
        )
    if pending == 0:
        s.phase = DRAFTING
        pass_turn(s)


@inline
def choose_column(s: np.record, column: int, log: Any) -> None:
    """Box the topmost full line of the seat to move, and go on (R33)."""
    seat = i64(s.turn)
    p = s.player[seat]
    full = i64(p.full)
    line = i64(SELECT[full, 0])
    if log is not None:
        write_event(log, s, CHOSE, seat, line, column + 1, UNUSED, UNUSED, UNUSED, UNUSED, UNUSED)
    p.full = full & full - 1
    box_chocolate(s, seat, line, column, log)
    go_on_boxing(s, log)


@inline
def perform(s: np.record, action: int, log: Any) -> None:
    """Apply a legal action; nothing is checked."""
    if action < SHARE_ACTION:
        draft(s, source_of(action), colour_of(action), target_of(action), log)
    elif action < BOX_ACTION:
        share(s, sent_colour(action), sent_side(action), log)
    else:
        choose_column(s, column_of(action) - 1, log)
