"""Phase B: full lines into the box, then the floor (R19-R24, R33-R35, R44)."""

from typing import Any

import numpy as np

from chocolatier.compiled import cold, i64, inline
from chocolatier.rules.core.ending import add_bonuses, close_round
from chocolatier.rules.core.lookup import FLOOR_COUNTS, PENALTY, REPEAT, SELECT, SPREAD
from chocolatier.rules.core.masks import (
    home_column,
    open_columns,
    run_cells,
    run_points,
    runs_through,
)
from chocolatier.rules.core.narrate import BOXED, DEAD_LINE, FLOORED, UNUSED, write_event
from chocolatier.rules.core.numbers import (
    BOXING,
    FLOOR_SPACES,
    FREE,
    GAME_OVER,
    LANE,
    MARKER_ITEM,
    SPARE_EMPTY,
    SPARE_NONE,
)


@inline
def fall(p: np.record, item: int, n: int) -> int:
    """Let n equal items fall; return how many found no space. Implements R17, R43."""
    if p.spare == SPARE_EMPTY and n:
        p.spare = SPARE_EMPTY + item
        n -= 1
    fallen = i64(p.fallen)
    landed = min(n, FLOOR_SPACES - fallen)
    # REPEAT holds a 1 in each of the lowest n items, so the product is the item n times
    p.floor = i64(p.floor) | REPEAT[landed] * item << 3 * fallen
    p.fallen = fallen + landed
    return n - landed


@inline
def empty_line(p: np.record, line: int) -> None:
    """Empty a line: it accepts again what its row does not hold (R14). Implements R34."""
    p.room[line] = line
    p.colour[line] = 0
    # SPREAD has the lowest bit of the lane of every colour; a lane's bit ``line`` is this line
    p.accepts = i64(p.accepts) | SPREAD[i64(p.rows[line - 1]) ^ 31] << line


@inline
def fill_cell(p: np.record, line: int, column: int) -> tuple[int, int]:
    """Put a full line's colour into its row and score it; return its runs (R19-R21)."""
    colour = i64(p.colour[line])
    box = i64(p.box) | 1 << 5 * (line - 1) + column
    across, down = runs_through(box, line - 1, column)
    p.box = box
    p.score += run_points(across, down)
    p.cells[line - 1] = i64(p.cells[line - 1]) | column + 1 << 3 * colour
    p.rows[line - 1] = i64(p.rows[line - 1]) | 1 << colour
    return across, down


@inline
def box_chocolate(s: np.record, seat: int, line: int, column: int, log: Any) -> None:
    """Move a full line's chocolate to its cell, and the others to the lid (R19).

    Implements R20, R22.
    """
    p = s.player[seat]
    colour = i64(p.colour[line])
    across, down = fill_cell(p, line, column)
    empty_line(p, line)
    s.lid += (line - 1) << LANE * colour
    if log is not None:
        points = run_points(across, down)
        cells = run_cells(i64(p.box), line - 1, column, across, down)
        write_event(log, s, BOXED, seat, line, column + 1, colour, across, down, points, cells)


@inline
def drop_line(s: np.record, seat: int, line: int, log: Any) -> None:
    """Let all chocolates of a line without a legal cell fall. Implements R35."""
    p = s.player[seat]
    colour = i64(p.colour[line])
    s.lid += fall(p, colour + 1, line) << LANE * colour
    empty_line(p, line)
    if log is not None:
        write_event(log, s, DEAD_LINE, seat, line, colour, line, UNUSED, UNUSED, UNUSED, UNUSED)


@inline
def pay_floor(p: np.record) -> None:
    """Take what the floor costs from the score, which stops at 0. Implements R23."""
    p.score = max(0, i64(p.score) - PENALTY[i64(p.fallen)])


@inline
def clear_floor(s: np.record, seat: int) -> None:
    """Move what lies on the floor and on the spare factory to the lid. Implements R24, R44."""
    p = s.player[seat]
    if p.fallen:
        floor = i64(p.floor)  # three bits per item, and a table for three items at once
        s.lid += (
            FLOOR_COUNTS[floor & 511] + FLOOR_COUNTS[floor >> 9 & 511] + FLOOR_COUNTS[floor >> 18]
        )
        p.floor = p.fallen = 0
    if p.spare != SPARE_NONE:
        item = i64(p.spare) - SPARE_EMPTY
        if 0 < item < MARKER_ITEM:
            s.lid += 1 << LANE * (item - 1)
        p.spare = SPARE_NONE
        s.gone = 0


@inline
def box_lines(s: np.record, log: Any) -> None:
    """Go on with phase B from the seat whose turn it is, until a column must be chosen.

    Seats clockwise from the starting player, lines from top to bottom, then the floor (R23);
    on the free side one legal column is forced, and without any the line falls (R33, R35).

    Implements R19.
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
            column = home_column(line, colour) - 1
            if free:
                columns = open_columns(p, line, colour)
                if columns & columns - 1:  # more than one: the seat chooses
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
        items = i64(p.fallen)
        if items:
            pay_floor(p)
        clear_floor(s, seat)
        following = seat + 1 if seat + 1 < s.players else 0
        if following == first:
            close_round(s)
        if log is not None:
            write_event(
                log,
                s,
                FLOORED,
                seat,
                items,
                PENALTY[items],
                i64(p.score),
                UNUSED,
                UNUSED,
                UNUSED,
                UNUSED,
            )
        seat = following
        if seat == first:
            break
    if s.phase == GAME_OVER:
        add_bonuses(s, log)


@cold
def box_lines_logged(s: np.record, log: Any) -> None:
    """Go on with phase B as ``box_lines`` does."""
    box_lines(s, log)


@inline
def go_on_boxing(s: np.record, log: Any) -> None:
    """Go on with phase B; only without a log is speed worth a copy of the code for each caller."""
    if log is None:
        box_lines(s, None)
    else:
        box_lines_logged(s, log)
