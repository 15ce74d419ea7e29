"""What a player looks at on a board, as numbers; the weights make points of them.

A board is judged as if the round ended now: full lines are boxed (on the free side into the
column that scores most), the floor is paid. What remains is a guess at the points to come:

rows, columns, colours   how many hold 1, 2, 3 or 4 chocolates: bonuses within reach
fill, promise            per unfinished line: how full it is, and that times what it would score
need                     per unfinished line: what is missing, over what bag and lid still hold
reach                    per row, and for all columns: how much the empty cells would touch
start                    who begins the next round
"""

import numpy as np

LONGEST = 5  # buckets: chocolates in the longest row of any box; 5 means the game ends now
BUCKETS = LONGEST + 1
MILLI = 1000
"""Values are whole thousandths of a point, so that a search is exact and repeatable."""

NAMES = (
    "base",
    *(f"row {k}" for k in range(1, 5)),
    *(f"column {k}" for k in range(1, 5)),
    *(f"colour {k}" for k in range(1, 5)),
    *(f"fill {t}" for t in range(2, 6)),
    *(f"promise {t}" for t in range(2, 6)),
    "need",
    *(f"reach {r}" for r in range(1, 6)),
    "reach down",
    "start",
)
INDEX = {name: i for i, name in enumerate(NAMES)}
FEATURES = len(NAMES)
PARTS = {
    "progress": tuple(i for n, i in INDEX.items() if n.split()[0] in ("row", "column", "colour")),
    "lines": tuple(i for n, i in INDEX.items() if n.split()[0] in ("fill", "promise", "need")),
    "reach": tuple(i for n, i in INDEX.items() if n.startswith("reach")),
    "tempo": (INDEX["start"],),
}

TABLES = np.dtype(
    (
        np.record,
        [
            ("row", np.int32, (5, 32)),  # by row and its five bits
            ("column", np.int32, 32),  # by its five bits; a full one has its 7 points
            ("colour", np.int32, 6),  # by how many stand in the box; five have their 10
            ("line", np.int32, (6, 6, 11)),  # by line, chocolates on it, points it would score
            ("need", np.int32, (6, 21)),  # by chocolates missing and supply of that colour
            ("start", np.int32),
            ("base", np.int32),
        ],
    )
)
"""The weights of one bucket, multiplied out: judging a board is a few look-ups."""


def _touch(mask: int) -> int:
    """How many chocolates the empty cells of five would touch in a straight run, summed."""
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
    """The tables of every bucket for weights of shape (BUCKETS, FEATURES), in points."""
    out = np.zeros(BUCKETS, TABLES)
    for bucket in range(BUCKETS):
        w = {name: float(weights[bucket, i]) for name, i in INDEX.items()}
        t = out[bucket]
        for mask in range(32):
            k = mask.bit_count()
            down = w["reach down"] * TOUCH[mask] + (7.0 if k == 5 else w.get(f"column {k}", 0.0))
            t["column"][mask] = round(MILLI * down)
            for row in range(5):
                across = w[f"reach {row + 1}"] * TOUCH[mask]
                across += 2.0 if k == 5 else w.get(f"row {k}", 0.0)
                t["row"][row, mask] = round(MILLI * across)
        for k in range(6):
            t["colour"][k] = round(MILLI * (10.0 if k == 5 else w.get(f"colour {k}", 0.0)))
        for line in range(2, 6):
            for n in range(1, line):
                for points in range(11):
                    value = w[f"fill {line}"] + w[f"promise {line}"] * points
                    t["line"][line, n, points] = round(MILLI * value * n / line)
        for missing in range(6):
            for supply in range(21):
                t["need"][missing, supply] = round(MILLI * w["need"] * missing / (1 + supply))
        t["start"] = round(MILLI * w["start"])
        t["base"] = round(MILLI * w["base"])
    return out
