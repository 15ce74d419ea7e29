"""The end of the game: dead positions and bonuses (R28-R31)."""

from typing import Any

import numpy as np

from chocolatier.compiled import cold, i64, inline
from chocolatier.rules.core.lanes import colours
from chocolatier.rules.core.lookup import BITS, LACKING
from chocolatier.rules.core.masks import columns_holding, count_rows, full_columns, full_rows
from chocolatier.rules.core.narrate import AGREED, BONUS, UNUSED, write_event
from chocolatier.rules.core.numbers import (
    COLOUR_BONUS,
    COLOURS,
    COLUMN_BONUS,
    DEALING,
    FREE,
    GAME_OVER,
    LANE,
    LINES,
    ROW_BONUS,
    Ending,
)

NONE, ROW, DEAD = int(Ending.NONE), int(Ending.ROW), int(Ending.DEAD)
EMPTY, LIMIT, AGREEMENT = int(Ending.EMPTY), int(Ending.LIMIT), int(Ending.AGREEMENT)


@inline
def can_match(p: np.record, row: int) -> int:
    """Match a row's missing colours to its empty columns (R28, step 3, free side).

    Return 0 if that is impossible. ``reached`` is the set of the sets of columns that the
    colours so far can occupy: bit m stands for the five-bit set m.
    """
    taken = i64(p.box) >> 5 * (row - 1) & 31
    missing = i64(p.rows[row - 1]) ^ 31
    reached = 1 << taken
    for colour in range(COLOURS):
        if missing >> colour & 1:
            held = columns_holding(p, colour)
            further = 0
            for column in range(5):
                if not held >> column & 1:
                    # a set m without the column becomes m + 2^column, so its bit moves that far
                    further |= (reached & LACKING[column]) << (1 << column)
            reached = further
    return reached


@cold
def some_row_fillable(s: np.record) -> bool:
    """Return whether a row can still be filled in any box (R28)."""
    # 1. begun lines are locked: their chocolates come back only if the line can be filled
    supply = i64(s.bag) + i64(s.lid)
    players = i64(s.players)
    locked = 0  # bit 5*seat + line-1
    for seat in range(players):
        for line in range(1, LINES + 1):
            if s.player[seat].room[line] < line:
                locked |= 1 << 5 * seat + line - 1
    # 2. a line that the supply can fill gives back what lies on it, which may unlock another
    changed = True
    while changed:
        changed = False
        for seat in range(players):
            p = s.player[seat]
            for line in range(1, LINES + 1):
                if locked >> 5 * seat + line - 1 & 1:
                    lane = LANE * i64(p.colour[line])
                    if i64(p.room[line]) <= supply >> lane & 63:
                        supply += line - i64(p.room[line]) << lane  # the shift binds last
                        locked &= ~(1 << 5 * seat + line - 1)
                        changed = True
    # 3. a row can be filled if every colour that it lacks can fill its line and has a cell
    for seat in range(players):
        p = s.player[seat]
        for line in range(1, LINES + 1):
            fillable = not locked >> 5 * seat + line - 1 & 1
            for colour in range(COLOURS):
                if not i64(p.rows[line - 1]) >> colour & 1:
                    fillable = fillable and supply >> LANE * colour & 63 >= line
            if fillable and (not i64(s.options) & FREE or can_match(p, line) != 0):
                return True
    return False


@inline
def is_dead(s: np.record) -> bool:
    """Return whether no row can ever be filled.

    Row 1 answers nearly always: its line is never half full.

    Implements R28.
    """
    supply = colours(i64(s.bag) + i64(s.lid))
    # all five colours are left and row 1 of the coloured side needs one of each
    if not i64(s.options) & FREE and supply == 31:
        return False
    return not some_row_fillable(s)


@inline
def bonus_cells(p: np.record, rows: int, columns: int, everywhere: int) -> int:
    """Return the cells, as in a box, that earn a bonus: of full rows, columns and colours."""
    # a row's lowest bit times 31 is the whole row; a column's bit is repeated in every row
    cells = rows * 31 | columns * 0x108421
    for i in range(LINES):
        for colour in range(COLOURS):
            if everywhere >> colour & 1:
                cells |= 1 << 5 * i + (i64(p.cells[i]) >> 3 * colour & 7) - 1
    return cells


@inline
def add_bonuses(s: np.record, log: Any) -> None:
    """Add what full rows, columns and colours earn. Implements R30."""
    for seat in range(i64(s.players)):
        p = s.player[seat]
        rows = full_rows(i64(p.box))
        columns = full_columns(i64(p.box))
        everywhere = 31
        for i in range(LINES):
            everywhere &= i64(p.rows[i])
        n_rows, n_columns, n_colours = count_rows(rows), BITS[columns], BITS[everywhere]
        points = ROW_BONUS * n_rows + COLUMN_BONUS * n_columns + COLOUR_BONUS * n_colours
        p.score += points
        if log is not None:
            cells = bonus_cells(p, rows, columns, everywhere)
            write_event(
                log, s, BONUS, seat, n_rows, n_columns, n_colours, points, UNUSED, UNUSED, cells
            )


@inline
def end_game(s: np.record, ending: int) -> None:
    """End the game; its bonuses are still to be added (R29)."""
    s.ending = ending
    s.phase = GAME_OVER
    s.pending = 0


@inline
def agree(s: np.record, log: Any) -> None:
    """End and score the game as it stands."""
    end_game(s, AGREEMENT)
    if log is not None:
        write_event(log, s, AGREED, UNUSED, UNUSED, UNUSED, UNUSED, UNUSED, UNUSED, UNUSED, UNUSED)
    add_bonuses(s, log)


@inline
def ending_after_round(s: np.record) -> int:
    """Return how the game ends after this phase B, or NONE if it goes on. Implements R29."""
    rows = 0
    for seat in range(i64(s.players)):
        rows |= full_rows(i64(s.player[seat].box))
    ending = NONE
    if rows:
        ending = ROW
    elif is_dead(s):
        ending = DEAD if i64(s.bag) + i64(s.lid) else EMPTY
    elif s.limit and s.rounds >= s.limit:
        ending = LIMIT
    return ending


@inline
def close_round(s: np.record) -> None:
    """End the game, its bonuses still to be added, or wait for a deal (R25)."""
    ending = ending_after_round(s)
    s.marker = 0
    if ending == NONE:
        s.phase = DEALING
    else:
        end_game(s, ending)
