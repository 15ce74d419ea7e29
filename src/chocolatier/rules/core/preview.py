"""What every legal action would bring, without playing it."""

from typing import Any

import numpy as np

from chocolatier.compiled import i64, inline
from chocolatier.rules.core.actions import colour_of, column_of, source_of, target_of
from chocolatier.rules.core.drafting import pick
from chocolatier.rules.core.legal import list_actions
from chocolatier.rules.core.lookup import SELECT
from chocolatier.rules.core.masks import open_columns
from chocolatier.rules.core.numbers import BOXING, DRAFTING, FLOOR, FREE, LINES
from chocolatier.rules.core.settling import cell_points, settle


@inline
def killed_lines(p: np.record, line: int, column: int, sure: np.ndarray) -> int:
    """Return the full lines below that lose their last cell to this column (R35).

    They have a cell now and will fall, whatever is chosen for the lines between. ``sure`` is room
    for 2 x 32 numbers: for each set of columns that the colour may have taken by then, the lines
    that fall in every way to get there, or -1.
    """
    colour = i64(p.colour[line])
    sure[:] = -1
    sure[0, 1 << column] = 0
    now = 0
    for lower in range(line + 1, LINES + 1):
        if not i64(p.full) >> lower & 1 or p.colour[lower] != colour:
            continue
        columns = open_columns(p, lower, colour)
        if columns == 0:
            continue
        sure[1 - now] = -1
        for taken in range(32):
            falls = sure[now, taken]
            if falls < 0:
                continue
            left = columns & ~taken
            if left == 0:
                sure[1 - now, taken] = (falls | 1 << lower) & sure[1 - now, taken]
            while left:
                then = taken | left & -left
                left &= left - 1
                sure[1 - now, then] = falls & sure[1 - now, then]
        now = 1 - now
    killed = -1
    for taken in range(32):
        if sure[now, taken] >= 0:
            killed &= sure[now, taken]
    return killed


@inline
def preview_pick(
    s: np.record, action: int, log: Any, scratch: np.ndarray, board: np.ndarray, out: np.record
) -> None:
    """Write what a pick would do, its points apart: those of the board after it."""
    logs, _, _ = log
    logs[0].count = 0
    scratch[0] = s
    pick(scratch[0], source_of(action), colour_of(action), target_of(action), log)
    for i in range(16):
        out.took[i] = logs[0].event[0, i]
    seat, free = i64(s.turn), i64(s.options) & FREE
    board[0] = scratch[0].player[seat]
    points, cost = settle(board[0], free)
    out.gain, out.loss = points, cost
    line, colour = target_of(action), colour_of(action)
    dead = free and line != FLOOR and open_columns(s.player[seat], line, colour) == 0
    out.dead = 1 if dead else 0


@inline
def preview_actions(
    s: np.record,
    actions: np.ndarray,
    log: Any,
    scratch: np.ndarray,
    board: np.ndarray,
    sure: np.ndarray,
    out: np.ndarray,
) -> int:
    """Write the preview of every legal action into out; return how many there are.

    There are none in a deal, at the end, and between a pick and its sending.
    """
    if s.phase != DRAFTING and s.phase != BOXING:
        return 0
    n = list_actions(s, actions)
    p = s.player[i64(s.turn)]
    if s.phase == BOXING:
        line = i64(SELECT[i64(p.full), 0])
        for i in range(n):
            column = column_of(i64(actions[i])) - 1
            out[i].action = actions[i]
            out[i].points = cell_points(i64(p.box), line - 1, column)
            out[i].kills = killed_lines(p, line, column, sure)
        return n
    board[0] = p
    points, cost = settle(board[0], i64(s.options) & FREE)
    for i in range(n):
        out[i].action = actions[i]
        preview_pick(s, i64(actions[i]), log, scratch, board, out[i])
        out[i].gain -= points
        out[i].loss -= cost
    return n
