"""The network: what the hand-made evaluation does not see, learned from self-play.

Every pattern (see ``patterns``) has a learned row of numbers. A seat adds up the rows of its own
patterns, of the others' (a second half of each row, averaged over the others) and of the whole
table; what is positive of that, weighted, is the points by which the hand-made value is corrected.

A round has far fewer different boards than positions, so a board's sum and its hand-made value
are kept and found again by its key. All is strict float32 in a fixed order, without fastmath: the
same on every machine.
"""

from typing import NamedTuple

import numpy as np

from chocolatier.bots.value.features import MILLI
from chocolatier.bots.value.patterns import BOTH, offered_sizes, patterns_among, patterns_of_world
from chocolatier.compiled import i64, inline
from chocolatier.rules.core.numbers import COLOURS, LINES, MAX_PLAYERS, SPARE_EMPTY
from chocolatier.rules.core.state import PLAYER

HIDDEN = 32
KEPT = 256  # boards per seat
ZERO = np.float32(0)
SCORE, LONGEST, BUCKET, VALUE = range(4)


class Network(NamedTuple):
    """Learned numbers; without any rows it is off."""

    board: np.ndarray  # (PATTERNS or 0, 2 * HIDDEN)
    world: np.ndarray  # (WORLD_PATTERNS, HIDDEN)
    last: np.ndarray  # (HIDDEN + 1): the last one is added


NO_NETWORK = Network(
    np.zeros((0, 2 * HIDDEN), np.float32), np.zeros((0, HIDDEN), np.float32), ZERO.reshape(1)
)


class Scratch(NamedTuple):
    """What judging states writes into and finds again; one per thread and evaluation."""

    keys: np.ndarray  # of the boards kept, by place
    boards: np.ndarray  # the boards, settled
    marks: np.ndarray  # their score, longest row, and value for a bucket
    sums: np.ndarray  # their rows added up, without what depends on the others
    places: np.ndarray  # of every seat's board, now
    numbers: np.ndarray  # patterns; after them the group sizes on offer
    seats: np.ndarray  # all rows added up, by seat; then the total for the others
    layers: np.ndarray  # the table's rows added up; a seat's last layer


@inline
def new_scratch() -> Scratch:
    """Room for judging states."""
    places = KEPT * MAX_PLAYERS
    return Scratch(
        np.zeros(places, np.uint64),
        np.zeros(places, PLAYER),
        np.zeros((places, 4), np.int64),
        np.zeros((places, 2 * HIDDEN), np.float32),
        np.zeros(MAX_PLAYERS, np.int64),
        np.zeros(BOTH + COLOURS, np.int64),
        np.zeros((MAX_PLAYERS + 1, 2 * HIDDEN), np.float32),
        np.zeros((2, HIDDEN), np.float32),
    )


@inline
def board_key(p: np.record) -> np.uint64:
    """A hash of all that a board is judged by; never 0."""
    k = np.uint64(0x9E3779B97F4A7C15)
    lines = 0
    for line in range(1, LINES + 1):
        lines = lines << 6 | i64(p.room[line]) << 3 | i64(p.colour[line])
    catches = i64(p.spare == SPARE_EMPTY)
    a = np.uint64(catches << 48 | i64(p.box) | i64(p.fallen) << 25 | i64(p.score) << 28) * k
    b = np.uint64(lines | i64(p.cells[4]) << 30 | i64(p.cells[3]) << 45)
    c = np.uint64(i64(p.cells[0]) | i64(p.cells[1]) << 15 | i64(p.cells[2]) << 30)
    a = (a ^ a >> np.uint64(29) ^ b) * k
    a = (a ^ a >> np.uint64(32) ^ c) * k
    return np.uint64((a ^ a >> np.uint64(32)) | np.uint64(1))


@inline
def add_rows(
    rows: np.ndarray, numbers: np.ndarray, n: int, width: int, sums: np.ndarray, to: int
) -> None:
    """Add some rows to a sum, four at a time, which halves the time."""
    for k in range(0, n, 4):
        a, b, c, d = numbers[k], numbers[k + 1], numbers[k + 2], numbers[k + 3]
        for j in range(width):
            sums[to, j] += (rows[a, j] + rows[b, j]) + (rows[c, j] + rows[d, j])


@inline
def clear_row(sums: np.ndarray, row: int, width: int) -> None:
    """Begin a sum."""
    for j in range(width):
        sums[row, j] = ZERO


@inline
def add_corrections(
    s: np.record, network: Network, bucket: int, scratch: Scratch, values: np.ndarray
) -> None:
    """Add the network's points to every seat's value; the boards are at their places."""
    players = i64(s.players)
    numbers, seats, layers = scratch.numbers, scratch.seats, scratch.layers
    sizes = numbers[BOTH:]
    offered = offered_sizes(s, sizes)
    total = 0
    for seat in range(players):
        total += scratch.marks[scratch.places[seat], SCORE]
    for seat in range(players):
        place = scratch.places[seat]
        lead = (players * scratch.marks[place, SCORE] - total) // (players - 1)
        longest = scratch.marks[place, LONGEST]
        n = patterns_among(s, seat, lead, longest, sizes, offered, numbers)
        for j in range(2 * HIDDEN):
            seats[seat, j] = scratch.sums[place, j]
        add_rows(network.board, numbers, n, 2 * HIDDEN, seats, seat)
    n = patterns_of_world(s, bucket, numbers)
    clear_row(layers, i64(0), i64(HIDDEN))
    add_rows(network.world, numbers, n, i64(HIDDEN), layers, i64(0))
    clear_row(seats, i64(MAX_PLAYERS), i64(HIDDEN))
    for seat in range(players):
        for j in range(HIDDEN):
            seats[MAX_PLAYERS, j] += seats[seat, HIDDEN + j]
    share = np.float32(1) / np.float32(players - 1)
    for seat in range(players):
        for j in range(HIDDEN):
            others = (seats[MAX_PLAYERS, j] - seats[seat, HIDDEN + j]) * share
            x = (layers[0, j] + seats[seat, j]) + others
            layers[1, j] = (x if x > ZERO else ZERO) * network.last[j]
        # folded in halves: a running sum would wait for itself
        for j in range(16):
            layers[1, j] += layers[1, j + 16]
        for j in range(8):
            layers[1, j] += layers[1, j + 8]
        for j in range(4):
            layers[1, j] += layers[1, j + 4]
        points = (layers[1, 0] + layers[1, 2]) + (layers[1, 1] + layers[1, 3])
        values[seat] += i64(np.rint((points + network.last[HIDDEN]) * np.float32(MILLI)))
