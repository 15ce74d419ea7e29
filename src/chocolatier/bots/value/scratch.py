"""Space for judging states, which also keeps boards that were judged before.

A round has far fewer different boards than positions. So a settled board, its hand-made value and
the sum of its network's rows are kept and found again by the board's key.
"""

from typing import NamedTuple

import numpy as np

from chocolatier.bots.value.network import HIDDEN, add_rows, clear_row
from chocolatier.bots.value.patterns import BOTH, longest_row, patterns_alone
from chocolatier.compiled import cold, i64, inline
from chocolatier.rules.core.numbers import COLOURS, LINES, MAX_PLAYERS, SPARE_EMPTY
from chocolatier.rules.core.settling import settle
from chocolatier.rules.core.state import PLAYER

BOARDS_PER_SEAT = 256  # a power of two
UNVALUED = -1

MARK = np.dtype(
    (
        np.record,
        [
            ("score", np.int64),  # of the settled board
            ("longest", np.int64),  # chocolates in its longest row
            ("bucket", np.int64),  # that ``value`` was computed for, or UNVALUED
            ("value", np.int64),  # hand-made, without what depends on other boards
        ],
    )
)
"""What is known of a board that is kept."""


SIZES_AT = BOTH
SCORES_AT = SIZES_AT + COLOURS
"""Where in ``numbers`` the group sizes on offer begin, by colour, and the scores, by seat."""


class Scratch(NamedTuple):
    """What judging states writes into and finds again; one per thread and evaluation.

    The first four arrays are by place: each seat has BOARDS_PER_SEAT places of its own. There are
    no more arrays than needed, because each takes seven words of every call to ``judge``.
    """

    keys: np.ndarray  # of the boards; 0 where there is none
    boards: np.ndarray  # settled
    marks: np.ndarray  # MARK
    sums: np.ndarray  # the network's rows added up, without what depends on other boards
    places: np.ndarray  # by seat: the place of its board now
    numbers: np.ndarray  # patterns, then the group sizes on offer, then the seats' scores
    seats: np.ndarray  # by seat: all rows added up; then those of the whole table
    layers: np.ndarray  # what all seats are to others, added up; one seat's hidden layer


@cold
def new_scratch() -> Scratch:
    """Return space for judging states, with no board in it."""
    places = BOARDS_PER_SEAT * MAX_PLAYERS
    return Scratch(
        np.zeros(places, np.uint64),
        np.zeros(places, PLAYER),
        np.zeros(places, MARK),
        np.zeros((places, 2 * HIDDEN), np.int16),
        np.zeros(MAX_PLAYERS, np.int64),
        np.zeros(SCORES_AT + MAX_PLAYERS, np.int64),
        np.zeros((MAX_PLAYERS + 1, 2 * HIDDEN), np.int16),
        np.zeros((2, HIDDEN), np.float32),
    )


@inline
def board_key(p: np.record) -> np.uint64:
    """Return a hash of everything that a board is judged by; never 0.

    The fields are packed without overlap into three words, then mixed.
    """
    k = np.uint64(0x9E3779B97F4A7C15)
    lines = 0  # six bits for each line: its room and its colour
    for line in range(1, LINES + 1):
        lines = lines << 6 | i64(p.room[line]) << 3 | i64(p.colour[line])
    catches = i64(p.spare == SPARE_EMPTY)
    a = np.uint64(i64(p.box) | i64(p.fallen) << 25 | i64(p.score) << 28 | catches << 48) * k
    b = np.uint64(lines | i64(p.cells[4]) << 30 | i64(p.cells[3]) << 45)
    c = np.uint64(i64(p.cells[0]) | i64(p.cells[1]) << 15 | i64(p.cells[2]) << 30)
    a = (a ^ a >> np.uint64(29) ^ b) * k
    a = (a ^ a >> np.uint64(32) ^ c) * k
    return np.uint64((a ^ a >> np.uint64(32)) | np.uint64(1))


@inline
def keep_board(p: np.record, seat: int, rows: np.ndarray, scratch: Scratch, free: int) -> int:
    """Return the place of a seat's board; settle it and put it there if it is new.

    ``rows`` are those of the network's patterns of a board: a whole Network, whose references are
    counted, would take a sixth more time.
    """
    key = board_key(p)
    place = seat * BOARDS_PER_SEAT + i64(key >> np.uint64(40) & np.uint64(BOARDS_PER_SEAT - 1))
    if scratch.keys[place] == key:
        return place
    scratch.keys[place] = key
    scratch.boards[place] = p
    board = scratch.boards[place]
    settle(board, free)
    mark = scratch.marks[place]
    mark.score, mark.longest, mark.bucket = i64(board.score), longest_row(board), UNVALUED
    if len(rows):
        n = patterns_alone(board, free, scratch.numbers)
        clear_row(scratch.sums, place, 2 * HIDDEN)
        add_rows(rows, scratch.numbers, n, 2 * HIDDEN, scratch.sums, place)
    return place
