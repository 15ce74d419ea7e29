"""What a box holds: masks of rows and columns, runs, and who stands better (R21, R29-R33)."""

import numpy as np

from chocolatier.compiled import i64, inline
from chocolatier.rules.core.lookup import RUN
from chocolatier.rules.core.numbers import LINES


@inline
def column_mask(box: int, column: int) -> int:
    """The five bits of a box column, the top row lowest; column counts from 0."""
    return (box >> column & 0x108421) * 0x111110 >> 20 & 31


@inline
def columns_holding(p: np.record, colour: int) -> int:
    """The set of columns that hold a colour, bit 0 the first column."""
    mask = 0
    for i in range(LINES):
        mask |= 1 << (i64(p.cells[i]) >> 3 * colour & 7)
    return mask >> 1


@inline
def open_columns(p: np.record, line: int, colour: int) -> int:
    """The legal columns for a full line of the free side (R33)."""
    taken = i64(p.box) >> 5 * (line - 1) & 31
    return ~(taken | columns_holding(p, colour)) & 31


@inline
def full_columns(box: int) -> int:
    """The set of full columns (R30)."""
    return box & box >> 5 & box >> 10 & box >> 15 & box >> 20 & 31


@inline
def full_rows(box: int) -> int:
    """The set of full rows, one bit in five (R29, R30)."""
    return box & box >> 1 & box >> 2 & box >> 3 & box >> 4 & 0x108421


@inline
def runs_through(box: int, row: int, column: int) -> tuple[int, int]:
    """Return the lengths of the runs across and down through a cell; both count from 0 (R21)."""
    across = i64(RUN[box >> 5 * row & 31, column])
    down = i64(RUN[column_mask(box, column), row])
    return across, down


@inline
def run_points(across: int, down: int) -> int:
    """Return what a chocolate scores with these runs through it (R21)."""
    return across + down if across > 1 and down > 1 else max(across, down)


@inline
def standing(p: np.record) -> int:
    """Return the key by which seats are ranked: the score, then the full rows (R31)."""
    rows = full_rows(i64(p.box))
    # full_rows has bits 0, 5, 10, 15 and 20: the product adds them up in bits 20-22
    return i64(p.score) << 3 | (rows * 0x108421 >> 20) & 7
