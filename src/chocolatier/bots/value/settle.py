"""What a board would score if the round ended now, and the action that makes most of it."""

import numpy as np

from chocolatier.compiled import compiled, i64, inline
from chocolatier.rules.core.actions import ACTIONS
from chocolatier.rules.core.calls import advance
from chocolatier.rules.core.legal import list_actions
from chocolatier.rules.core.lookup import PENALTY, RUN, SELECT
from chocolatier.rules.core.masks import column_mask, open_columns
from chocolatier.rules.core.numbers import FREE
from chocolatier.rules.core.random import below
from chocolatier.rules.core.state import PLAYER, STATE, Generator, States


@inline
def cell_points(box: int, row: int, column: int) -> int:
    """What a chocolate in this cell scores; row and column count from 0 (R21)."""
    box |= 1 << 5 * row + column
    across = i64(RUN[box >> 5 * row & 31, column])
    down = i64(RUN[column_mask(box, column), row])
    return across + down if across > 1 and down > 1 else max(across, down)


@inline
def best_column(p: np.record, line: int, colour: int) -> int:
    """The legal column that scores most, counted from 0, or -1 (R33)."""
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
def settle(p: np.record, free: int) -> int:
    """Box the full lines of a scratch board and pay its floor, as if the round ended now.

    Returns the score as it would be if it could go below 0.
    """
    full = i64(p.full)
    score = i64(p.score)
    fallen = i64(p.fallen)
    while full:
        line = i64(SELECT[full, 0])
        full &= full - 1
        colour = i64(p.colour[line])
        column = best_column(p, line, colour) if free else (colour + line - 1) % 5
        p.room[line] = line
        if column < 0:
            fallen = min(7, fallen + line)
            continue
        score += cell_points(i64(p.box), line - 1, column)
        p.box = i64(p.box) | 1 << 5 * (line - 1) + column
        p.cells[line - 1] = i64(p.cells[line - 1]) | column + 1 << 3 * colour
        p.rows[line - 1] = i64(p.rows[line - 1]) | 1 << colour
    p.full = 0
    score -= i64(PENALTY[fallen])
    p.score = max(0, score)
    return score


@compiled
def best_action(states: States, rng: Generator) -> int:
    """Return the action after which the seat to move would score most if the round ended now.

    Ties are drawn from the generator.
    """
    out = np.zeros(ACTIONS, np.int16)
    scratch = np.zeros(1, STATE)
    board = np.zeros(1, PLAYER)
    seat = i64(states[0].turn)
    free = i64(states[0].options) & FREE
    n = list_actions(states[0], out)
    best = -(1 << 30)
    chosen = ties = 0
    for i in range(n):
        scratch[0] = states[0]
        advance(scratch[0], i64(out[i]))
        board[0] = scratch[0].player[seat]
        score = settle(board[0], free)
        if score > best:
            best, ties = score, 0
        if score == best:
            ties += 1
            if below(rng, ties) == 0:
                chosen = i64(out[i])
    return chosen
