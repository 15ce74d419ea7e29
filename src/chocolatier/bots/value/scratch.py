"""Space for judging states, which also keeps boards that were judged before.

A round has far fewer different boards than positions. So a settled board, its hand-made value and
the sum of its network's rows are kept and found again by the board's key.
"""

from typing import NamedTuple

import numpy as np

from chocolatier.bots.value.network import HIDDEN, add_rows, clear_row
from chocolatier.bots.value.patterns import (
    BOTH,
    OFFER,
    longest_row,
    patterns_alone,
    patterns_among,
    patterns_of_offer,
    patterns_of_stage,
    read_offer,
    stage_of_game,
)
from chocolatier.compiled import cold, i64, inline
from chocolatier.rules.core.numbers import (
    FACES,
    LINES,
    MAX_PLAYERS,
    SOURCES,
    SPARE_EMPTY,
    SPECIAL,
)
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


OFFER_AT = BOTH
SCORES_AT = OFFER_AT + OFFER
STAGE_AT = SCORES_AT + MAX_PLAYERS
SEEN_AT = STAGE_AT + 3
BOARDS_AT = SEEN_AT + SOURCES + 4
NUMBERS = BOARDS_AT + 2 * MAX_PLAYERS
"""Where in ``numbers`` the offer begins, the scores by seat, and what is known of the rows that are
kept: those of the stage, of the offer, and of every seat's board among others."""

TABLE_ROW, STAGE_ROW, OFFER_ROW, AMONG_ROWS = range(MAX_PLAYERS, MAX_PLAYERS + 4)
SUMS = AMONG_ROWS + MAX_PLAYERS
"""Rows of ``seats`` behind those of the seats: the whole table's, and those that are kept: of the
stage, of the offer, and of every seat's board among others without its lead."""


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
    numbers: np.ndarray  # patterns, then see ``OFFER_AT``
    seats: np.ndarray  # by seat: all rows added up; then see ``TABLE_ROW``
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
        np.zeros(NUMBERS, np.int64),
        np.zeros((SUMS, 2 * HIDDEN), np.int16),
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

    ``rows`` are those of the network's patterns of a board.
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


@inline
def keep_stage(s: np.record, bucket: int, rows: np.ndarray, scratch: Scratch) -> None:
    """Add up the rows of the whole table that picks do not change, unless that sum is kept."""
    kept, stage = scratch.numbers[STAGE_AT:], stage_of_game(s, bucket)
    if kept[0] == stage + 1 and kept[1] == s.bag and kept[2] == s.lid:
        return
    kept[0], kept[1], kept[2] = stage + 1, s.bag, s.lid
    n = patterns_of_stage(s, stage, scratch.numbers)
    clear_row(scratch.seats, i64(STAGE_ROW), i64(HIDDEN))
    add_rows(rows, scratch.numbers, n, i64(HIDDEN), scratch.seats, i64(STAGE_ROW))


@inline
def note_offer(s: np.record, scratch: Scratch) -> bool:
    """Note all that patterns read of the table; return whether it was so in the state before."""
    kept = scratch.numbers[SEEN_AT:]
    faces = 0
    if i64(s.options) & SPECIAL:
        for face in range(FACES):
            faces = faces << 4 | i64(s.where[face])
    kinds = i64(s.turn) | i64(s.marker) << 8 | i64(s.next_first) << 16 | i64(s.options) << 24
    same = kept[0] == s.bag and kept[1] == s.lid and kept[2] == kinds and kept[3] == faces
    kept[0], kept[1], kept[2], kept[3] = s.bag, s.lid, kinds, faces
    for i in range(SOURCES):
        same = same and kept[4 + i] == s.source[i]
        kept[4 + i] = s.source[i]
    return bool(same)


@inline
def keep_offer(s: np.record, rows: np.ndarray, scratch: Scratch) -> bool:
    """Read the offer and add up its rows, unless they are kept; return whether they are."""
    if note_offer(s, scratch):
        return True
    offer = scratch.numbers[OFFER_AT:]
    read_offer(s, offer)
    n = patterns_of_offer(s, offer, scratch.numbers)
    clear_row(scratch.seats, i64(OFFER_ROW), i64(HIDDEN))
    add_rows(rows, scratch.numbers, n, i64(HIDDEN), scratch.seats, i64(OFFER_ROW))
    return False


@inline
def keep_among(s: np.record, seat: int, kept: bool, rows: np.ndarray, scratch: Scratch) -> int:
    """Add up the rows of a seat's board among others, its lead apart; return where they are.

    They are kept as long as the board and all that lies between the seats stay. Moves from one
    position differ in one board only, and often in where the same pick was put.
    """
    to, place = i64(AMONG_ROWS + seat), scratch.places[seat]
    p, known = s.player[seat], scratch.numbers[BOARDS_AT + 2 * seat :]
    board = i64(scratch.keys[place] >> np.uint64(1))  # whose lowest bit is always 1
    if kept and known[0] == board and known[1] == p.spare:
        return to
    known[0], known[1] = board, p.spare
    offer, longest = scratch.numbers[OFFER_AT:], scratch.marks[place].longest
    n = patterns_among(s, seat, longest, offer, scratch.numbers)
    for j in range(2 * HIDDEN):
        scratch.seats[to, j] = scratch.sums[place, j]
    add_rows(rows, scratch.numbers, n, 2 * HIDDEN, scratch.seats, to)
    return to
