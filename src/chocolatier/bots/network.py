"""The network: what the hand-made evaluation does not see, learned from self-play.

A board is a list of small patterns: every row with its line, every column, every colour, what a
line lacks against what is left of its colour, and inside a round what the offer holds for each
line. Each pattern has a learned row of numbers; a seat adds up its own rows, the others' rows (a
second half, averaged over the others) and those of the whole table. A small layer after that gives
the points by which the hand-made value is corrected.

Everything is strict float32 in a fixed order (no fastmath): the same on every machine.
"""

from typing import NamedTuple

import numpy as np

from chocolatier.bots.greed import best_column
from chocolatier.compiled import i64, inline
from chocolatier.rules.box import column_mask, columns_holding
from chocolatier.rules.layout import (
    BITS,
    COLOURS,
    FREE,
    LANE,
    LINES,
    MAX_PLAYERS,
    SELECT,
    SPECIAL,
    WIDE,
)
from chocolatier.rules.state import PLAYER

HIDDEN = 32  # numbers per pattern, for its owner; as many again for the others
SECOND = 16
SUPPLY = 21  # 0 to 20 chocolates of a colour in bag and lid
MOST_LEAD = 30
OFFERED = 41
ROUNDS = 12

# --- where the patterns of a kind begin; 0 is no pattern, and its row is zero -----------------
LINE_STATES = tuple(1 + COLOURS * row for row in range(LINES))
ROW_AT = tuple(1 + 32 * sum(LINE_STATES[:row]) for row in range(LINES))
COLUMN_AT = 1 + 32 * sum(LINE_STATES)
COLOUR_AT = COLUMN_AT + 5 * 243
NEED_AT = COLOUR_AT + 5 * 243
SHAPE_AT = NEED_AT + 4 * 5 * SUPPLY
HELD_AT = SHAPE_AT + 5 * 64
LEAD_AT = HELD_AT + 5 * 32
START_AT = LEAD_AT + 2 * MOST_LEAD + 1
FLOOR_AT = START_AT + 3 * 6
TURN_AT = FLOOR_AT + 32 * 8
CHANCE_AT = TURN_AT + 2 * OFFERED
PATTERNS = CHANCE_AT + 2 * LINES * 6 * 8
MOST_PATTERNS = 40

SUPPLY_AT = 1 + 2 * 6 * ROUNDS  # of the table's patterns: special, longest row and round; then supply
WORLD_PATTERNS = SUPPLY_AT + COLOURS * SUPPLY

TERNARY = np.array([sum(3**i for i in range(5) if m >> i & 1) for m in range(32)], np.int64)
POWER = np.array([3**i for i in range(5)], np.int64)
ROW_STARTS = np.array(ROW_AT, np.int64)
STATES_OF_LINE = np.array(LINE_STATES, np.int64)
ZERO = np.float32(0)


class Scratch(NamedTuple):
    """What judging a state writes into; one per thread."""

    boards: np.ndarray  # the settled boards of all seats
    patterns: np.ndarray  # of one seat; after them the group sizes on offer
    sums: np.ndarray  # by seat: the sums of its own rows, and of those for the others
    layers: np.ndarray  # the table's row sums, a seat's hidden layer, its second layer


@inline
def new_scratch() -> Scratch:
    """Room for judging states."""
    return Scratch(
        np.zeros(MAX_PLAYERS, PLAYER),
        np.zeros(MOST_PATTERNS + COLOURS, np.int64),
        np.zeros((MAX_PLAYERS + 1, 2 * HIDDEN), np.float32),
        np.zeros((3, HIDDEN), np.float32),
    )


@inline
def offer_sizes(s: np.record, sizes: np.ndarray) -> int:
    """For every colour the set of group sizes on offer, as bits; how many chocolates lie out."""
    present = i64(s.present)
    total = 0
    for c in range(COLOURS):
        sources = present >> WIDE * c & 1023
        mask = 0
        while sources:
            source = i64(SELECT[sources, 0])
            sources &= sources - 1
            n = i64(s.source[source]) >> LANE * c & 63
            total += n
            mask |= 1 << n
        sizes[c] = mask
    return total


@inline
def board_patterns(
    s: np.record, seat: int, p: np.record, lead: int, sizes: np.ndarray, offered: int, out: np.ndarray
) -> int:
    """Write the patterns of a seat's settled board; how many, a multiple of four."""
    free = i64(s.options) & FREE
    supply = i64(s.bag) + i64(s.lid)
    box = i64(p.box)
    raw = s.player[seat]
    blocked = i64(raw.full)
    mine = i64(i64(s.turn) == seat)
    n = longest = 0
    columns = colours = 0  # the cells that lines in progress aim at: bit 5*column + row
    for row in range(LINES):
        line = row + 1
        bits = i64(p.rows[row])
        longest = max(longest, i64(BITS[bits]))
        room = i64(p.room[line])
        state = 0
        active = 0
        fits = 0
        if room < line:
            colour = i64(p.colour[line])
            state = 1 + colour * row + line - room - 1
            column = best_column(p, line, colour) if free else (colour + row) % 5
            if column >= 0:
                columns |= 1 << 5 * column + row
                active = 1
            colours |= 1 << 5 * colour + row
            out[n] = NEED_AT + ((row - 1) * 5 + room) * SUPPLY + (supply >> LANE * colour & 63)
            n += 1
            fits = i64(sizes[colour])
        elif row > 0:
            out[n] = NEED_AT + (row - 1) * 5 * SUPPLY
            n += 1
        out[n] = ROW_STARTS[row] + bits * STATES_OF_LINE[row] + state
        n += 1
        if free:
            out[n] = SHAPE_AT + 64 * row + 2 * (box >> 5 * row & 31) + active
            n += 1
        if offered and not blocked >> line & 1:
            if room == line:
                for c in range(COLOURS):
                    if not bits >> c & 1:
                        fits |= i64(sizes[c])
            chance = i64(fits >> room & 1) + 2 * i64((fits & (1 << room) - 1) > 1)
            chance += 4 * i64(fits >> room + 1 > 0)
            out[n] = CHANCE_AT + ((mine * LINES + row) * 6 + (room if room < line else 0)) * 8 + chance
            n += 1
    for i in range(5):
        index = TERNARY[column_mask(box, i)]
        aims = columns >> 5 * i & 31
        out[n] = COLUMN_AT + 243 * i + index + 2 * TERNARY[aims]
        index = 0
        for row in range(LINES):
            index += POWER[row] * (i64(p.rows[row]) >> i & 1)
        out[n + 1] = COLOUR_AT + 243 * i + index + 2 * TERNARY[colours >> 5 * i & 31]
        n += 2
        if free:
            out[n] = HELD_AT + 32 * i + columns_holding(p, i)
            n += 1
    out[n] = LEAD_AT + MOST_LEAD + max(-MOST_LEAD, min(MOST_LEAD, lead))
    start = 2 if s.marker else i64(i64(s.next_first) == seat)
    out[n + 1] = START_AT + 6 * start + longest
    n += 2
    if offered:
        out[n] = FLOOR_AT + 8 * (blocked >> 1) + i64(raw.fallen)
        out[n + 1] = TURN_AT + OFFERED * mine + min(offered, OFFERED - 1)
        n += 2
    while n & 3:
        out[n] = 0
        n += 1
    return n


@inline
def world_patterns(s: np.record, bucket: int, out: np.ndarray) -> int:
    """Write the patterns of the table as a whole; how many, a multiple of four."""
    special = i64(i64(s.options) & SPECIAL != 0)
    out[0] = 1 + (special * 6 + bucket) * ROUNDS + min(i64(s.rounds), ROUNDS - 1)
    supply = i64(s.bag) + i64(s.lid)
    for c in range(COLOURS):
        out[1 + c] = SUPPLY_AT + SUPPLY * c + (supply >> LANE * c & 63)
    out[6] = out[7] = 0
    return 8


class Network(NamedTuple):
    """Learned numbers; without any patterns it is off."""

    board: np.ndarray  # (PATTERNS or 0, 2 * HIDDEN)
    world: np.ndarray  # (WORLD_PATTERNS, HIDDEN); its first layer's bias is in the first patterns
    second: np.ndarray  # (HIDDEN + 1, SECOND); the last row is the bias
    last: np.ndarray  # (SECOND + 1)


@inline
def add_rows(
    rows: np.ndarray, patterns: np.ndarray, n: int, width: int, sums: np.ndarray, to: int
) -> None:
    """Write the sum of some rows; four at a time, which halves the time."""
    for j in range(width):
        sums[to, j] = ZERO
    for k in range(0, n, 4):
        a, b, c, d = patterns[k], patterns[k + 1], patterns[k + 2], patterns[k + 3]
        for j in range(width):
            sums[to, j] += (rows[a, j] + rows[b, j]) + (rows[c, j] + rows[d, j])


@inline
def add_corrections(
    s: np.record, network: Network, bucket: int, scratch: Scratch, values: np.ndarray
) -> None:
    """Add the network's points to every seat's value; the boards are settled."""
    players = i64(s.players)
    boards, patterns, sums, layers = scratch.boards, scratch.patterns, scratch.sums, scratch.layers
    sizes = patterns[MOST_PATTERNS:]
    offered = offer_sizes(s, sizes)
    total = 0
    for seat in range(players):
        total += i64(boards[seat].score)
    for seat in range(players):
        p = boards[seat]
        lead = (players * i64(p.score) - total) // (players - 1)
        n = board_patterns(s, seat, p, lead, sizes, offered, patterns)
        add_rows(network.board, patterns, n, 2 * HIDDEN, sums, seat)
    n = world_patterns(s, bucket, patterns)
    add_rows(network.world, patterns, n, HIDDEN, layers, 0)
    for j in range(HIDDEN):
        others = ZERO
        for seat in range(players):
            others += sums[seat, HIDDEN + j]
        sums[MAX_PLAYERS, j] = others
    share = np.float32(1) / np.float32(players - 1)
    for seat in range(players):
        for j in range(HIDDEN):
            others = (sums[MAX_PLAYERS, j] - sums[seat, HIDDEN + j]) * share
            layers[1, j] = max(ZERO, layers[0, j] + sums[seat, j] + others)
        for k in range(SECOND):
            layers[2, k] = network.second[HIDDEN, k]
        for j in range(HIDDEN):
            x = layers[1, j]
            for k in range(SECOND):
                layers[2, k] += x * network.second[j, k]
        for k in range(SECOND):
            layers[2, k] = max(ZERO, layers[2, k]) * network.last[k]
        # folded in halves: a running sum would wait for itself
        for k in range(8):
            layers[2, k] += layers[2, k + 8]
        for k in range(4):
            layers[2, k] += layers[2, k + 4]
        points = (layers[2, 0] + layers[2, 2]) + (layers[2, 1] + layers[2, 3])
        values[seat] += i64(np.rint((points + network.last[SECOND]) * np.float32(1000)))


NO_NETWORK = Network(
    np.zeros((0, 2 * HIDDEN), np.float32),
    np.zeros((0, HIDDEN), np.float32),
    np.zeros((0, SECOND), np.float32),
    np.zeros(0, np.float32),
)
