"""What a box holds: masks of rows and columns, runs, and who stands better (R21, R29-R33)."""

import numpy as np

from chocolatier.compiled import i64, inline, shared
from chocolatier.rules.core.lookup import RUN, RUN_BITS
from chocolatier.rules.core.numbers import COLOURS, LINES


@shared
def home_column(row: int, colour: int) -> int:
    """Return the coloured side's column, 1-5, of a colour in row 1-5. Implements R2."""
    return row + colour if row + colour <= COLOURS else row + colour - COLOURS


@inline
def column_mask(box: int, column: int) -> int:
    """Return the five bits of a box column, the top row lowest; columns count from 0."""
    # 0x108421 keeps one bit in five; the product moves bit 5*r to bit 20 + r, and no two meet
    return (box >> column & 0x108421) * 0x111110 >> 20 & 31


@inline
def columns_holding(p: np.record, colour: int) -> int:
    """Return the set of columns that hold a colour, bit 0 the first column."""
    mask = 0
    for i in range(LINES):
        # three bits per colour: its column in this row, from 1, or 0
        mask |= 1 << (i64(p.cells[i]) >> 3 * colour & 7)
    return mask >> 1  # a row without the colour set bit 0


@inline
def open_columns(p: np.record, line: int, colour: int) -> int:
    """Return the legal columns for a full line of the free side. Implements R33."""
    taken = i64(p.box) >> 5 * (line - 1) & 31
    return ~(taken | columns_holding(p, colour)) & 31


@inline
def full_columns(box: int) -> int:
    """Return the set of full columns (R30)."""
    # bit c survives if the cells of column c are set in all five rows
    return box & box >> 5 & box >> 10 & box >> 15 & box >> 20 & 31


@inline
def full_rows(box: int) -> int:
    """Return the set of full rows, one bit in five (R29, R30)."""
    # the lowest bit of a row survives if its four neighbours are set; 0x108421 drops all others
    return box & box >> 1 & box >> 2 & box >> 3 & box >> 4 & 0x108421


@inline
def runs_through(box: int, row: int, column: int) -> tuple[int, int]:
    """Return the lengths of the runs across and down through a cell; both count from 0 (R21)."""
    across = i64(RUN[box >> 5 * row & 31, column])
    down = i64(RUN[column_mask(box, column), row])
    return across, down


@inline
def run_cells(box: int, row: int, column: int, across: int, down: int) -> int:
    """Return the cells, as in a box, of the runs that score through a cell (R21)."""
    cells = 1 << 5 * row + column
    if across > 1:
        cells |= i64(RUN_BITS[box >> 5 * row & 31, column]) << 5 * row
    if down > 1:
        rows = i64(RUN_BITS[column_mask(box, column), row])
        for r in range(LINES):
            cells |= (rows >> r & 1) << 5 * r + column
    return cells


@inline
def run_points(across: int, down: int) -> int:
    """Return what a chocolate scores with these runs through it. Implements R21."""
    return across + down if across > 1 and down > 1 else max(across, down)


@inline
def count_rows(rows: int) -> int:
    """Return how many rows a set of ``full_rows`` holds."""
    # its bits are 0, 5, 10, 15 and 20: the product adds them up in bits 20-22
    return rows * 0x108421 >> 20 & 7


@inline
def standing(p: np.record) -> int:
    """Return the key by which seats are ranked: the score, then the full rows. Implements R31."""
    return i64(p.score) << 3 | count_rows(full_rows(i64(p.box)))
