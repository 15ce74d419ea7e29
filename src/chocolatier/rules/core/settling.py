"""What a board would score if the round ended now, with the best columns.

The steps are those of phase B (``boxing``); only the columns of the free side are chosen here, so
that the points less the cost of the floor are the most.
"""

import numpy as np

from chocolatier.compiled import compiled, i64, inline
from chocolatier.rules.core.boxing import fall, fill_cell, pay_floor
from chocolatier.rules.core.lookup import PENALTY, SELECT
from chocolatier.rules.core.masks import (
    columns_holding,
    home_column,
    open_columns,
    run_points,
    runs_through,
)
from chocolatier.rules.core.numbers import FLOOR_SPACES, SPARE_EMPTY


@inline
def cell_points(box: int, row: int, column: int) -> int:
    """Return what a chocolate in this cell would score; row and column count from 0."""
    across, down = runs_through(box | 1 << 5 * row + column, row, column)
    return run_points(across, down)


@inline
def best_column(p: np.record, line: int, colour: int) -> int:
    """Return the legal column, from 0, that scores most for one line of the free side, or -1."""
    columns = open_columns(p, line, colour)
    best = best_points = -1
    while columns:
        column = i64(SELECT[columns, 0])
        columns &= columns - 1
        points = cell_points(i64(p.box), line - 1, column)
        if points > best_points:
            best, best_points = column, points
    return best


@inline
def floor_cost(p: np.record, more: int) -> int:
    """Return what the floor would cost if that many chocolates of dead lines fell too."""
    caught = 1 if more and p.spare == SPARE_EMPTY else 0
    return i64(PENALTY[min(i64(p.fallen) + more - caught, FLOOR_SPACES)])


@compiled
def best_columns(p: np.record, full: int) -> int:
    """Return the columns of the free side that together bring most to these full lines.

    Bits 3*line hold the column of a line, from 1, or 0 for a line that falls. Of equal ways the
    first is taken, with the upper lines' columns as far left as possible. The stack of columns
    still to be tried, the columns taken and the sums so far are packed into words: an array would
    have to be allocated.
    """
    box = i64(p.box)
    taken = i64(0)  # bit 5*colour + column: the colour went there in this way
    left = i64(0)  # bits 5*depth: columns still to be tried
    chosen = i64(0)
    scored = i64(0)  # bits 6*depth: points of the lines above
    falling = i64(0)  # bits 4*depth: chocolates that fall from the lines above
    best = best_net = best_points = i64(-1000)
    depth = i64(0)
    down = True
    while depth >= 0:
        points, fallen = scored >> 6 * depth & 63, falling >> 4 * depth & 15
        line = i64(SELECT[full, depth])
        if line == 0:  # all are placed
            net = points - floor_cost(p, fallen)
            if net > best_net or (net == best_net and points > best_points):
                best, best_net, best_points = chosen, net, points
            depth -= 1
            down = False
            continue
        colour = i64(p.colour[line])
        if down:
            row = box >> 5 * (line - 1) & 31
            columns = ~(row | columns_holding(p, colour) | taken >> 5 * colour) & 31
            dead = columns == 0
        else:  # take the last column back and try the next
            column = (chosen >> 3 * line & 7) - 1
            if column >= 0:
                box &= ~(1 << 5 * (line - 1) + column)
                taken &= ~(1 << 5 * colour + column)
                chosen &= ~(7 << 3 * line)
            columns = left >> 5 * depth & 31
            dead = False
            if columns == 0:
                depth -= 1
                continue
        if dead:
            fallen += line
        else:
            column = i64(SELECT[columns, 0])
            columns &= columns - 1
            box |= 1 << 5 * (line - 1) + column
            taken |= 1 << 5 * colour + column
            chosen |= column + 1 << 3 * line
            across, upright = runs_through(box, line - 1, column)
            points += run_points(across, upright)
        left = left & ~(31 << 5 * depth) | columns << 5 * depth
        depth += 1
        scored = scored & ~(63 << 6 * depth) | points << 6 * depth
        falling = falling & ~(15 << 4 * depth) | fallen << 4 * depth
        down = True
    return best


@compiled
def settle(p: np.record, free: int) -> tuple[int, int]:
    """Box the full lines of a scratch board and pay its floor, as if the round ended now.

    Return the points and the cost of the floor; the score stops at 0, the cost does not.
    """
    full = i64(p.full)
    before = i64(p.score)
    several = free and full & full - 1
    chosen = best_columns(p, full) if several else i64(0)
    while full:
        line = i64(SELECT[full, 0])
        full &= full - 1
        colour = i64(p.colour[line])
        if several:
            column = (chosen >> 3 * line & 7) - 1
        else:
            column = best_column(p, line, colour) if free else home_column(line, colour) - 1
        p.room[line] = line
        if column >= 0:
            fill_cell(p, line, column)
        else:
            fall(p, colour + 1, line)
    p.full = 0
    points = i64(p.score) - before
    pay_floor(p)
    return points, i64(PENALTY[i64(p.fallen)])
