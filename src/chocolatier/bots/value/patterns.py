"""The small patterns of a position, each with a number of its own: what the network sees.

Of a settled board alone: every row with its line, every column and every colour with the cells
that lines aim at; on the free side also the shape of every row and the columns that hold a colour.

Of a board among others: what its lines lack and what is left of the colour, its lead, and who
starts next; inside a round also the floor, whose turn it is, and what the offer has for each line.

Of the whole table: special factories or not, the longest row with the round, and what is left of
every colour.
"""

import numpy as np

from chocolatier.compiled import i64, inline
from chocolatier.rules.core.lookup import BITS, SELECT, SPREAD_WIDE
from chocolatier.rules.core.masks import columns_holding, home_column
from chocolatier.rules.core.numbers import (
    CHOCOLATES_PER_COLOUR,
    COLOURS,
    LANE,
    LINES,
    SPECIAL,
    WIDE,
)
from chocolatier.rules.core.settling import best_column

SUPPLIES = CHOCOLATES_PER_COLOUR + 1  # how much of a colour bag and lid may hold
MOST_LEAD = 30  # points; more counts as this
OFFERED = 41  # chocolates on offer; more counts as 40
ROUNDS = 12  # the last stands for all later ones

# --- where each kind of pattern begins; number 0 is no pattern ---------------------------------
LINE_STATES = tuple(1 + COLOURS * row for row in range(LINES))
ROW_AT = tuple(1 + 32 * sum(LINE_STATES[:row]) for row in range(LINES))
COLUMN_AT = 1 + 32 * sum(LINE_STATES)
COLOUR_AT = COLUMN_AT + 5 * 243  # five cells, each empty, filled or aimed at: 3 ** 5
SHAPE_AT = COLOUR_AT + 5 * 243
HELD_AT = SHAPE_AT + 5 * 64
NEED_AT = HELD_AT + 5 * 32
LEAD_AT = NEED_AT + 4 * 4 * SUPPLIES
START_AT = LEAD_AT + 2 * MOST_LEAD + 1
FLOOR_AT = START_AT + 3 * 6
TURN_AT = FLOOR_AT + 32 * 8
CHANCE_AT = TURN_AT + 2 * OFFERED
PATTERNS = CHANCE_AT + 2 * LINES * 5 * 8
ALONE, AMONG = 28, 16  # the most patterns of a board alone, and of one among others
BOTH = ALONE + AMONG

SUPPLY_AT = 1 + 2 * 6 * ROUNDS
WORLD_PATTERNS = SUPPLY_AT + COLOURS * SUPPLIES
WORLD = 8  # the most patterns of the whole table

SLOTS = np.array(
    [
        *ROW_AT,
        *range(COLUMN_AT, SHAPE_AT, 243),
        *range(SHAPE_AT, HELD_AT, 64),
        *range(HELD_AT, NEED_AT, 32),
        *range(NEED_AT, LEAD_AT, 4 * SUPPLIES),
        *(LEAD_AT, START_AT, FLOOR_AT, TURN_AT),
        *range(CHANCE_AT, PATTERNS, 5 * 8),
    ]
)
"""Where the slots of a board's patterns begin: it has at most one pattern of each."""
WORLD_SLOTS = np.array([1, *range(SUPPLY_AT, WORLD_PATTERNS, SUPPLIES)])

POWER = np.array([3**i for i in range(5)], np.int64)
ROW_STARTS = np.array(ROW_AT, np.int64)
STATES_OF_LINE = np.array(LINE_STATES, np.int64)


@inline
def pad(out: np.ndarray, n: int) -> int:
    """Fill up with pattern 0 to a multiple of four, as ``add_rows`` needs it; return the count."""
    while n & 3:
        out[n] = 0
        n += 1
    return n


@inline
def aimed_column(p: np.record, line: int, colour: int, free: int) -> int:
    """Return the column, from 0, that a line's chocolate would go to; -1 if none is legal.

    On the coloured side it is the colour's own (R2), on the free side the one that scores most.
    """
    return best_column(p, line, colour) if free else home_column(line, colour) - 1


@inline
def patterns_alone(p: np.record, free: int, out: np.ndarray) -> int:
    """Write the patterns of a settled board and return how many."""
    box = i64(p.box)
    # Five numbers in base 3, a wide lane each, whose digits are the rows: 0 for an empty cell,
    # 1 for a filled one, 2 for one that a line aims at.
    columns = colours = 0
    for row in range(LINES):
        line = row + 1
        bits, across = i64(p.rows[row]), box >> 5 * row & 31
        room = i64(p.room[line])
        state = aimed = 0
        columns += SPREAD_WIDE[across] * POWER[row]
        colours += SPREAD_WIDE[bits] * POWER[row]
        if room < line:
            colour = i64(p.colour[line])
            state = 1 + colour * row + line - room - 1
            column = aimed_column(p, line, colour, free)
            if column >= 0:
                columns += 2 * POWER[row] << WIDE * column
                aimed = 1
            colours += 2 * POWER[row] << WIDE * colour
        out[row] = ROW_STARTS[row] + bits * STATES_OF_LINE[row] + state
        out[15 + row] = SHAPE_AT + 64 * row + 2 * across + aimed
    for i in range(5):
        out[5 + i] = COLUMN_AT + 243 * i + (columns >> WIDE * i & 255)
        out[10 + i] = COLOUR_AT + 243 * i + (colours >> WIDE * i & 255)
    if not free:
        return pad(out, 15)
    for i in range(5):
        out[20 + i] = HELD_AT + 32 * i + columns_holding(p, i)
    return pad(out, 25)


@inline
def offered_sizes(s: np.record, sizes: np.ndarray) -> int:
    """Write for every colour the set of group sizes on offer, as bits.

    Return how many chocolates are on offer.
    """
    present = i64(s.present)
    total = 0
    for c in range(COLOURS):
        sources = present >> WIDE * c & 1023
        mask = 0
        while sources:
            n = i64(s.source[i64(SELECT[sources, 0])]) >> LANE * c & 63
            sources &= sources - 1  # without its lowest bit
            total += n
            mask |= 1 << n
        sizes[c] = mask
    return total


@inline
def patterns_among(
    s: np.record,
    seat: int,
    ahead: int,
    longest: int,
    sizes: np.ndarray,
    offered: int,
    out: np.ndarray,
) -> int:
    """Write the patterns of a board among others and return how many.

    ``ahead`` is the lead in settled points, ``longest`` the board's own longest row when settled.
    """
    p = s.player[seat]
    supply = i64(s.bag) + i64(s.lid)
    mine = i64(i64(s.turn) == seat)
    n = 0
    for row in range(LINES):
        line = row + 1
        room = i64(p.room[line])
        fits = 0
        begun = i64(0 < room < line)
        if begun:
            colour = i64(p.colour[line])
            left = supply >> LANE * colour & 63
            out[n] = NEED_AT + ((row - 1) * 4 + room - 1) * SUPPLIES + left
            n += 1
            fits = i64(sizes[colour])
        if offered and room > 0:
            if not begun:
                bits = i64(p.rows[row])
                for c in range(COLOURS):
                    if not bits >> c & 1:
                        fits |= i64(sizes[c])
            chance = fits >> room & 1  # a group that fills the line exactly
            chance += 2 * i64(fits & (1 << room) - 1 != 0)  # a smaller one
            chance += 4 * i64(fits >> room + 1 != 0)  # a larger one
            out[n] = CHANCE_AT + ((mine * LINES + row) * 5 + begun * room) * 8 + chance
            n += 1
    out[n] = LEAD_AT + MOST_LEAD + max(-MOST_LEAD, min(MOST_LEAD, ahead))
    start = 2 if s.marker else i64(i64(s.next_first) == seat)
    out[n + 1] = START_AT + 6 * start + longest
    n += 2
    if offered:
        out[n] = FLOOR_AT + 8 * (i64(p.full) >> 1) + i64(p.fallen)
        out[n + 1] = TURN_AT + OFFERED * mine + min(offered, OFFERED - 1)
        n += 2
    return pad(out, n)


@inline
def patterns_of_world(s: np.record, bucket: int, out: np.ndarray) -> int:
    """Write the patterns of the whole table and return how many."""
    special = i64(i64(s.options) & SPECIAL != 0)
    out[0] = 1 + (special * 6 + bucket) * ROUNDS + min(i64(s.rounds), ROUNDS - 1)
    supply = i64(s.bag) + i64(s.lid)
    for c in range(COLOURS):
        out[1 + c] = SUPPLY_AT + SUPPLIES * c + (supply >> LANE * c & 63)
    return pad(out, 1 + COLOURS)


@inline
def longest_row(p: np.record) -> int:
    """Return how many chocolates are in the fullest row."""
    longest = 0
    for i in range(LINES):
        longest = max(longest, i64(BITS[i64(p.rows[i])]))
    return longest
