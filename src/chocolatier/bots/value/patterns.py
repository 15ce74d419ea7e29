"""The small patterns of a position, each with a number of its own: what the network sees.

Of a settled board alone: every row with its line, every column and every colour with the cells
that lines aim at; on the free side also the shape of every row and the columns that hold a colour.

Of a board among others: what its lines lack and what is left of the colour, in all and in the bag,
its lead, and who starts next; inside a round also the floor, a spare factory beside it, whose turn
it is, how many groups are left to take, what the offer has for each line, and what fits none.

Of the whole table: special factories or not, the longest row with the round, what is left of every
colour, in all, in the bag and on offer, and which gold faces still have chocolates.
"""

import numpy as np

from chocolatier.compiled import i64, inline
from chocolatier.rules.core.lanes import total
from chocolatier.rules.core.lookup import BITS, SELECT, SPREAD, SPREAD_WIDE
from chocolatier.rules.core.masks import columns_holding, home_column
from chocolatier.rules.core.numbers import (
    CHOCOLATES_PER_COLOUR,
    COLOURS,
    FACES,
    LANE,
    LINES,
    ONE,
    SPARE_EMPTY,
    SPECIAL,
    WIDE,
)
from chocolatier.rules.core.settling import best_column

SUPPLIES = CHOCOLATES_PER_COLOUR + 1  # how much of a colour bag and lid may hold
MOST_LEAD = 30  # points; more counts as this
OFFERED = 41  # chocolates on offer; more counts as 40
ROUNDS = 12  # the last stands for all later ones
PICKS = 40  # groups left to take; more count as 39
WANTED = 10  # chocolates on offer of a begun line's colour; more count as 9
USABLE, CHOICES = 16, 10  # chocolates and groups on offer for an empty line, likewise
STUCK, LUMPS = 16, 8  # chocolates and groups of colours that no line accepts, likewise
SURPLUS, TURNS = 20, 20  # chocolates beyond what the lines can hold, and picks, likewise

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
BAG_AT = CHANCE_AT + 2 * LINES * 5 * 8
WANTED_AT = BAG_AT + 4 * 4 * SUPPLIES
USABLE_AT = WANTED_AT + 4 * 4 * WANTED
PICKS_AT = USABLE_AT + LINES * USABLE * CHOICES
SPARE_AT = PICKS_AT + 2 * PICKS
STUCK_AT = SPARE_AT + 2
SURPLUS_AT = STUCK_AT + 2 * STUCK * LUMPS
PATTERNS = SURPLUS_AT + 2 * SURPLUS * TURNS
ALONE, AMONG = 28, 29  # the most patterns of a board alone, and of one among others with its lead
BOTH = ALONE + AMONG

SUPPLY_AT = 1 + 2 * 6 * ROUNDS
LEFT_AT = SUPPLY_AT + COLOURS * SUPPLIES
AMOUNT_AT = LEFT_AT + COLOURS * SUPPLIES
FACE_AT = AMOUNT_AT + COLOURS * SUPPLIES
WORLD_PATTERNS = FACE_AT + FACES
WORLD = 28  # the most patterns of the whole table

SLOTS = np.array(
    [
        *ROW_AT,
        *range(COLUMN_AT, SHAPE_AT, 243),
        *range(SHAPE_AT, HELD_AT, 64),
        *range(HELD_AT, NEED_AT, 32),
        *range(NEED_AT, LEAD_AT, 4 * SUPPLIES),
        *(LEAD_AT, START_AT, FLOOR_AT, TURN_AT),
        *range(CHANCE_AT, BAG_AT, 5 * 8),
        *range(BAG_AT, WANTED_AT, 4 * SUPPLIES),
        *range(WANTED_AT, USABLE_AT, 4 * WANTED),
        *range(USABLE_AT, PICKS_AT, USABLE * CHOICES),
        *(PICKS_AT, SPARE_AT, STUCK_AT, SURPLUS_AT),
    ]
)
"""Where the slots of a board's patterns begin: it has at most one pattern of each."""
WORLD_SLOTS = np.array([1, *range(SUPPLY_AT, FACE_AT, SUPPLIES), *range(FACE_AT, WORLD_PATTERNS)])

AMOUNTS, GROUPS, CHOCOLATES, LEFT = range(COLOURS, COLOURS + 4)
OFFER = COLOURS + 4
"""What ``read_offer`` writes: by colour the group sizes on offer, as bits; by colour in lanes the
chocolates and the groups; how many chocolates, and how many groups, there are in all."""

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
def read_offer(s: np.record, offer: np.ndarray) -> None:
    """Write what is on offer: sizes of groups, amounts and groups."""
    present = i64(s.present)
    amounts = groups = 0
    for c in range(COLOURS):
        sources = present >> WIDE * c & 1023
        mask = 0
        while sources:
            n = i64(s.source[i64(SELECT[sources, 0])]) >> LANE * c & 63
            sources &= sources - 1  # without its lowest bit
            amounts += n << LANE * c
            groups += 1 << LANE * c
            mask |= 1 << n
        offer[c] = mask
    offer[AMOUNTS], offer[GROUPS] = amounts, groups
    offer[CHOCOLATES], offer[LEFT] = total(amounts), total(groups)


@inline
def pattern_of_lead(ahead: int) -> int:
    """Return the pattern of a lead in settled points."""
    return LEAD_AT + MOST_LEAD + max(-MOST_LEAD, min(MOST_LEAD, ahead))


@inline
def patterns_among(
    s: np.record, seat: int, longest: int, offer: np.ndarray, out: np.ndarray
) -> int:
    """Write the patterns of a board among others, without that of its lead; return how many.

    ``longest`` is the board's own longest row when settled.
    """
    p = s.player[seat]
    bag = i64(s.bag)
    supply = bag + i64(s.lid)
    mine = i64(i64(s.turn) == seat)
    amounts, groups = i64(offer[AMOUNTS]), i64(offer[GROUPS])
    n = 0
    for row in range(LINES):
        line = row + 1
        room = i64(p.room[line])
        begun = i64(0 < room < line)
        fits = 0
        if begun:
            lane = LANE * i64(p.colour[line])
            lack = (row - 1) * 4 + room - 1
            out[n] = NEED_AT + lack * SUPPLIES + (supply >> lane & 63)
            out[n + 1] = BAG_AT + lack * SUPPLIES + (bag >> lane & 63)
            n += 2
            if amounts:
                out[n] = WANTED_AT + lack * WANTED + min(amounts >> lane & 63, WANTED - 1)
                n += 1
                fits = i64(offer[i64(p.colour[line])])
        elif room > 0 and amounts:
            fitting = 31 & ~i64(p.rows[row])  # the colours that the row does not hold
            lanes = 63 * i64(SPREAD[fitting])
            usable = min(total(amounts & lanes), USABLE - 1)
            out[n] = USABLE_AT + (row * USABLE + usable) * CHOICES
            out[n] += min(total(groups & lanes), CHOICES - 1)
            n += 1
            for c in range(COLOURS):
                if fitting >> c & 1:
                    fits |= i64(offer[c])
        if amounts and room > 0:
            chance = fits >> room & 1  # a group that fills the line exactly
            chance += 2 * i64(fits & (1 << room) - 1 != 0)  # a smaller one
            chance += 4 * i64(fits >> room + 1 != 0)  # a larger one
            out[n] = CHANCE_AT + ((mine * LINES + row) * 5 + begun * room) * 8 + chance
            n += 1
    start = 2 if s.marker else i64(i64(s.next_first) == seat)
    out[n] = START_AT + 6 * start + longest
    n += 1
    if amounts:
        out[n] = FLOOR_AT + 8 * (i64(p.full) >> 1) + i64(p.fallen)
        out[n + 1] = TURN_AT + OFFERED * mine + min(i64(offer[CHOCOLATES]), OFFERED - 1)
        out[n + 2] = PICKS_AT + PICKS * mine + min(i64(offer[LEFT]), PICKS - 1)
        n = patterns_of_excess(p, mine, offer, n + 3, out)
        if p.spare:
            out[n] = SPARE_AT + i64(p.spare != SPARE_EMPTY)
            n += 1
    return pad(out, n)


@inline
def patterns_of_excess(p: np.record, mine: int, offer: np.ndarray, n: int, out: np.ndarray) -> int:
    """Write what is on offer beyond a board's lines after n patterns; return the new count."""
    accepts, amounts, groups = i64(p.accepts), i64(offer[AMOUNTS]), i64(offer[GROUPS])
    fitting = capacity = 0  # by colour in lanes
    for line in range(1, LINES + 1):
        accepting = accepts >> line & ONE
        fitting |= accepting
        capacity += accepting * i64(p.room[line])
    stuck = 63 * (ONE ^ fitting)
    amount = min(total(amounts & stuck), STUCK - 1)
    lumps = min(total(groups & stuck), LUMPS - 1)
    more = (amounts | 32 * ONE) - capacity  # a lane keeps its highest bit unless it is too small
    surplus = min(total(more & 31 * (more >> 5 & ONE)), SURPLUS - 1)
    picks = min(i64(offer[LEFT]), TURNS - 1)
    out[n] = STUCK_AT + (mine * STUCK + amount) * LUMPS + lumps
    out[n + 1] = SURPLUS_AT + (mine * SURPLUS + surplus) * TURNS + picks
    return n + 2


@inline
def stage_of_game(s: np.record, bucket: int) -> int:
    """Return a number for special factories or not, the longest row, and the round."""
    special = i64(i64(s.options) & SPECIAL != 0)
    return (special * 6 + bucket) * ROUNDS + min(i64(s.rounds), ROUNDS - 1)


@inline
def patterns_of_stage(s: np.record, stage: int, out: np.ndarray) -> int:
    """Write the patterns of the whole table that picks do not change; return how many."""
    bag = i64(s.bag)
    supply = bag + i64(s.lid)
    out[0] = 1 + stage
    for c in range(COLOURS):
        out[1 + c] = SUPPLY_AT + SUPPLIES * c + (supply >> LANE * c & 63)
        out[6 + c] = LEFT_AT + SUPPLIES * c + (bag >> LANE * c & 63)
    return pad(out, 11)


@inline
def patterns_of_offer(s: np.record, offer: np.ndarray, out: np.ndarray) -> int:
    """Write the patterns of the whole table that picks change and return how many."""
    amounts = i64(offer[AMOUNTS])
    if not amounts:
        return 0
    for c in range(COLOURS):
        out[c] = AMOUNT_AT + SUPPLIES * c + (amounts >> LANE * c & 63)
    n = COLOURS
    if i64(s.options) & SPECIAL:
        for face in range(FACES):
            slot = i64(s.where[face])
            if slot and s.source[slot]:
                out[n] = FACE_AT + face
                n += 1
    return pad(out, n)


@inline
def longest_row(p: np.record) -> int:
    """Return how many chocolates are in the fullest row."""
    longest = 0
    for i in range(LINES):
        longest = max(longest, i64(BITS[i64(p.rows[i])]))
    return longest
