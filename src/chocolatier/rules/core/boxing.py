"""Phase B: full lines into the box, then the floor (R19-R24, R33-R35, R44)."""

from typing import Any

import numpy as np

from chocolatier.compiled import i64, inline
from chocolatier.rules.core.ending import close_round
from chocolatier.rules.core.lookup import FLOOR_COUNTS, PENALTY, REPEAT, SELECT, SPREAD
from chocolatier.rules.core.masks import open_columns, run_points, runs_through
from chocolatier.rules.core.narrate import write_event
from chocolatier.rules.core.numbers import (
    BOXING,
    FLOOR_SPACES,
    FREE,
    LANE,
    MARKER_ITEM,
    SPARE_EMPTY,
    SPARE_NONE,
)
from chocolatier.rules.core.state import BOXED, DEAD_LINE, FLOORED


@inline
def fall(p: np.record, item: int, n: int) -> int:
    """Let n equal items fall; how many found no space (R17, R43)."""
    if p.spare == SPARE_EMPTY and n:
        p.spare = SPARE_EMPTY + item
        n -= 1
    fallen = i64(p.fallen)
    landed = min(n, FLOOR_SPACES - fallen)
    p.floor = i64(p.floor) | REPEAT[landed] * item << 3 * fallen
    p.fallen = fallen + landed
    return n - landed


@inline
def empty_line(p: np.record, line: int) -> None:
    """The line accepts again what its row does not hold (R14)."""
    p.room[line] = line
    p.colour[line] = 0
    p.accepts = i64(p.accepts) | SPREAD[i64(p.rows[line - 1]) ^ 31] << line


@inline
def box_chocolate(s: np.record, seat: int, line: int, column: int, log: Any) -> None:
    """Move a full line's chocolate to its row, score it, empty the line (R19-R21)."""
    p = s.player[seat]
    colour = i64(p.colour[line])
    box = i64(p.box) | 1 << 5 * (line - 1) + column
    across, down = runs_through(box, line - 1, column)
    points = run_points(across, down)
    p.box = box
    p.score += points
    p.cells[line - 1] = i64(p.cells[line - 1]) | column + 1 << 3 * colour
    row = i64(p.rows[line - 1]) | 1 << colour
    p.rows[line - 1] = row
    empty_line(p, line)
    s.lid += (line - 1) << LANE * colour  # R20
    if log is not None:
        write_event(log, BOXED, seat, line, column + 1, colour, across, down, points)


@inline
def drop_line(s: np.record, seat: int, line: int, log: Any) -> None:
    """All chocolates of a line without a legal cell fall (R35)."""
    p = s.player[seat]
    colour = i64(p.colour[line])
    s.lid += fall(p, colour + 1, line) << LANE * colour
    empty_line(p, line)
    if log is not None:
        write_event(log, DEAD_LINE, seat, line, 0, colour, line, 0, 0)


@inline
def settle_floor(s: np.record, seat: int, log: Any) -> None:
    """Pay for the floor and clear it, the spare factory too (R23, R24, R44)."""
    p = s.player[seat]
    fallen = i64(p.fallen)
    if fallen:
        floor = i64(p.floor)
        s.lid += (
            FLOOR_COUNTS[floor & 511] + FLOOR_COUNTS[floor >> 9 & 511] + FLOOR_COUNTS[floor >> 18]
        )
        p.score = max(0, i64(p.score) - PENALTY[fallen])
        p.floor = p.fallen = 0
    if p.spare != SPARE_NONE:
        item = i64(p.spare) - SPARE_EMPTY
        if 0 < item < MARKER_ITEM:
            s.lid += 1 << LANE * (item - 1)
        p.spare = SPARE_NONE
        s.gone = 0
    if log is not None:
        write_event(log, FLOORED, seat, fallen, PENALTY[fallen], i64(p.score), 0, 0, 0)


@inline
def box_lines(s: np.record, log: Any) -> None:
    """Go on with phase B from the seat whose turn it is, until somebody must choose a column.

    Seats clockwise from the starting player, lines from top to bottom, then the floor (R19, R23);
    on the free side one legal column is forced, and without any the line falls (R33, R35).
    """
    free = i64(s.options) & FREE
    first = i64(s.first)
    seat = i64(s.turn)
    while True:
        p = s.player[seat]
        full = i64(p.full)
        while full:
            line = i64(SELECT[full, 0])
            colour = i64(p.colour[line])
            column = colour + line - 1 if colour + line <= 5 else colour + line - 6  # R2
            if free:
                columns = open_columns(p, line, colour)
                if columns & columns - 1:
                    p.full = full
                    s.turn = seat
                    s.phase = BOXING
                    return
                column = i64(SELECT[columns, 0]) if columns else -1
            full &= full - 1
            if column >= 0:
                box_chocolate(s, seat, line, column, log)
            else:
                drop_line(s, seat, line, log)
        p.full = 0
        settle_floor(s, seat, log)
        seat = seat + 1 if seat + 1 < s.players else 0
        if seat == first:
            break
    close_round(s, log)
