"""What a player looks at on a board, as numbers; the weights turn them into points.

A board is judged as if the round ended now: full lines are boxed (on the free side into the
column that scores most) and the floor is paid. The features of what remains predict the points
still to come:

base                     always 1
row, column, colour      how many hold 1, 2, 3 or 4 chocolates: bonuses within reach
fill, promise            per unfinished line: how full it is, and that times what it would score
need                     per unfinished line: what it lacks, over what bag and lid still hold
reach                    per row, and for all columns: how many chocolates empty cells would touch
start                    whether the seat begins the next round
"""

import numpy as np

from chocolatier.rules.core.numbers import (
    CHOCOLATES_PER_COLOUR,
    COLOUR_BONUS,
    COLOURS,
    COLUMN_BONUS,
    LINES,
    ROW_BONUS,
)

LONGEST_ROW = 5
"""Chocolates in the longest row of any box, the bucket of a position; 5 means that it ends now."""
BUCKETS = LONGEST_ROW + 1
MILLI = 1000
"""Values are whole thousandths of a point, so that a search is exact and repeatable."""

NAMES = (
    "base",
    *(f"row {k}" for k in range(1, 5)),
    *(f"column {k}" for k in range(1, 5)),
    *(f"colour {k}" for k in range(1, 5)),
    *(f"fill {line}" for line in range(2, LINES + 1)),
    *(f"promise {line}" for line in range(2, LINES + 1)),
    "need",
    *(f"reach {row}" for row in range(1, LINES + 1)),
    "reach down",
    "start",
)
INDEX = {name: i for i, name in enumerate(NAMES)}
FEATURES = len(NAMES)

BASE, NEED, REACH_DOWN, START = (INDEX[name] for name in ("base", "need", "reach down", "start"))
ROW, COLUMN, COLOUR, REACH = (
    INDEX[f"{kind} 1"] - 1 for kind in ("row", "column", "colour", "reach")
)
FILL, PROMISE = (INDEX[f"{kind} 2"] - 2 for kind in ("fill", "promise"))
"""Where a numbered kind stands: ``ROW + 3`` is the index of ``row 3``."""


def kind_of(name: str) -> str:
    """Return the kind of a feature: its name without the number."""
    return name.split()[0]


def _of_kinds(*kinds: str) -> tuple[int, ...]:
    return tuple(i for name, i in INDEX.items() if kind_of(name) in kinds)


GROUPS = {
    "progress": _of_kinds("row", "column", "colour"),
    "lines": _of_kinds("fill", "promise", "need"),
    "reach": _of_kinds("reach"),
    "tempo": _of_kinds("start"),
}
"""Features that are explained together: see ``analysis.reasons``."""

MOST_CELL_POINTS = 10  # that a chocolate can score: two runs of five
TABLES = np.dtype(
    (
        np.record,
        [
            ("row", np.int32, (LINES, 32)),  # by row and its five bits; a full one has its bonus
            ("column", np.int32, 32),  # by its five bits; a full one has its bonus
            ("colour", np.int32, 6),  # by how many are in the box; five have their bonus
            (
                "line",
                np.int32,
                (6, 6, MOST_CELL_POINTS + 1),
            ),  # by line, chocolates, points
            ("need", np.int32, (6, CHOCOLATES_PER_COLOUR + 1)),  # by what is missing, and supply
            ("start", np.int32),
            ("constant", np.int32),  # the weight of ``base``, which is an attribute of numpy's
        ],
    )
)
"""The weights of one bucket, multiplied out: judging a board is a few look-ups."""


def _touch(mask: int) -> int:
    """Return how many chocolates the empty cells of five would touch in a straight run, summed."""
    total = 0
    for i in range(5):
        if not mask >> i & 1:
            for step in (-1, 1):
                j = i + step
                while 0 <= j < 5 and mask >> j & 1:
                    total += 1
                    j += step
    return total


TOUCH = np.array([_touch(mask) for mask in range(32)], np.int64)


def tables(weights: np.ndarray) -> np.ndarray:
    """Return the tables of every bucket for weights of shape (BUCKETS, FEATURES), in points."""
    out = np.zeros(BUCKETS, TABLES)
    for bucket in range(BUCKETS):
        _fill_tables(out[bucket], {name: float(weights[bucket, i]) for name, i in INDEX.items()})
    return out


def _fill_tables(t: np.record, w: dict[str, float]) -> None:
    """Multiply the weights of one bucket out, rounded to thousandths of a point."""
    for mask in range(32):
        _fill_masks(t, w, mask)
    for k in range(6):
        t["colour"][k] = round(MILLI * _progress(w, "colour", k, COLOUR_BONUS))
    for line in range(2, LINES + 1):
        for n in range(1, line):
            for points in range(MOST_CELL_POINTS + 1):
                value = w[f"fill {line}"] + w[f"promise {line}"] * points
                t["line"][line, n, points] = round(MILLI * value * n / line)
    for missing in range(6):
        for supply in range(CHOCOLATES_PER_COLOUR + 1):
            t["need"][missing, supply] = round(MILLI * w["need"] * missing / (1 + supply))
    t["start"] = round(MILLI * w["start"])
    t["constant"] = round(MILLI * w["base"])


def _fill_masks(t: np.record, w: dict[str, float], mask: int) -> None:
    """Set the value of a row or column with these five bits."""
    k = mask.bit_count()
    down = w["reach down"] * TOUCH[mask] + _progress(w, "column", k, COLUMN_BONUS)
    t["column"][mask] = round(MILLI * down)
    for row in range(LINES):
        across = w[f"reach {row + 1}"] * TOUCH[mask] + _progress(w, "row", k, ROW_BONUS)
        t["row"][row, mask] = round(MILLI * across)


def _progress(w: dict[str, float], kind: str, k: int, bonus: int) -> float:
    """Return what k of five chocolates are worth: nothing, a weight, or the bonus of all five."""
    return float(bonus) if k == COLOURS else w.get(f"{kind} {k}", 0.0)
