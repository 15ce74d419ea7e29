"""The value of a position for every seat, in thousandths of a point of the final score."""

from typing import NamedTuple

import numpy as np

from chocolatier.bots.value.features import BUCKETS, FEATURES, MILLI, TOUCH
from chocolatier.bots.value.network import (
    BUCKET,
    HIDDEN,
    KEPT,
    LONGEST,
    SCORE,
    VALUE,
    Network,
    Scratch,
    add_corrections,
    add_rows,
    board_key,
    clear_row,
    new_scratch,
)
from chocolatier.bots.value.patterns import (
    BOTH,
    longest_row,
    offered_sizes,
    patterns_alone,
    patterns_among,
    patterns_of_world,
)
from chocolatier.compiled import compiled, i64, inline
from chocolatier.rules.core.lookup import BITS, SPREAD
from chocolatier.rules.core.masks import column_mask, full_rows
from chocolatier.rules.core.numbers import (
    COLOUR_BONUS,
    COLUMN_BONUS,
    DEALING,
    FREE,
    GAME_OVER,
    LANE,
    LINES,
    MAX_PLAYERS,
    ROW_BONUS,
)
from chocolatier.rules.core.settling import best_column, cell_points, settle
from chocolatier.rules.core.state import PLAYER, States

INSIDE, OVER = BUCKETS, 2 * BUCKETS
KINDS = OVER + 1
"""Positions by the longest row at the end of a round, then the same inside a round, then over."""


class Evaluation(NamedTuple):
    """What a position is worth: hand-made tables, the network that corrects them, and by kind of
    position how many points' lead make a win likely (0: only points count)."""

    tables: np.ndarray
    network: Network
    spread: np.ndarray
    goal: np.ndarray  # what alpha-beta makes of a lead: see ``chances``


@inline
def line_points(p: np.record, line: int, colour: int, free: int) -> int:
    """What an unfinished line would score if it were full now; 0 without a legal cell."""
    column = best_column(p, line, colour) if free else (colour + line - 1) % 5
    return cell_points(i64(p.box), line - 1, column) if column >= 0 else 0


@inline
def settled_value(p: np.record, t: np.record, free: int) -> int:
    """The value of a settled board, without what its lines lack."""
    box = i64(p.box)
    value = MILLI * i64(p.score) + i64(t.base)
    colours = 0
    for i in range(LINES):
        value += i64(t.row[i, box >> 5 * i & 31]) + i64(t.column[column_mask(box, i)])
        colours += i64(SPREAD[i64(p.rows[i])])
    for c in range(5):
        value += i64(t.colour[colours >> LANE * c & 63])
    for line in range(2, LINES + 1):
        room = i64(p.room[line])
        if room < line:
            points = line_points(p, line, i64(p.colour[line]), free)
            value += i64(t.line[line, line - room, points])
    return value


@inline
def need_value(p: np.record, t: np.record, supply: int) -> int:
    """What the lines that were begun lack, against what is left of their colours."""
    value = 0
    for line in range(2, LINES + 1):
        room = i64(p.room[line])
        if 0 < room < line:
            value += i64(t.need[room, supply >> LANE * i64(p.colour[line]) & 63])
    return value


@inline
def place_of(p: np.record, seat: int, worth: Evaluation, scratch: Scratch, free: int) -> int:
    """Where the board is kept, settled; it is put there if it is new."""
    key = board_key(p)
    place = seat * KEPT + i64(key >> np.uint64(40) & np.uint64(KEPT - 1))
    if scratch.keys[place] == key:
        return place
    scratch.keys[place] = key
    scratch.boards[place] = p
    board = scratch.boards[place]
    settle(board, free)
    marks = scratch.marks
    marks[place, SCORE], marks[place, LONGEST] = i64(board.score), longest_row(board)
    marks[place, BUCKET] = -1
    if len(worth.network.board):
        n = patterns_alone(board, free, scratch.numbers)
        clear_row(scratch.sums, place, 2 * HIDDEN)
        add_rows(worth.network.board, scratch.numbers, n, 2 * HIDDEN, scratch.sums, place)
    return place


@compiled
def judge(s: np.record, worth: Evaluation, scratch: Scratch, values: np.ndarray) -> int:
    """Write every seat's value; the kind of position.

    When the game is over the value is the score, and full rows break ties (R31).
    """
    players = i64(s.players)
    if s.phase == GAME_OVER:
        for seat in range(players):
            p = s.player[seat]
            rows = full_rows(i64(p.box))
            ties = (rows * 0x108421 >> 20) & 31
            values[seat] = MILLI * i64(p.score) + ties
        return OVER
    free = i64(s.options) & FREE
    marks = scratch.marks
    bucket = i64(0)  # a plain 0 compiles what it is given to twice
    for seat in range(players):
        place = place_of(s.player[seat], seat, worth, scratch, free)
        scratch.places[seat] = place
        bucket = max(bucket, marks[place, LONGEST])
    t = worth.tables[bucket]
    supply = i64(s.bag) + i64(s.lid)
    for seat in range(players):
        place = scratch.places[seat]
        if marks[place, BUCKET] != bucket:
            marks[place, BUCKET] = bucket
            marks[place, VALUE] = settled_value(scratch.boards[place], t, free)
        values[seat] = marks[place, VALUE] + need_value(s.player[seat], t, supply)
    if not s.marker:
        values[i64(s.next_first)] += i64(t.start)
    if len(worth.network.board):
        add_corrections(s, worth.network, bucket, scratch, values)
    return i64(bucket if s.phase == DEALING else INSIDE + bucket)


@compiled
def values_of(states: States, worth: Evaluation, values: np.ndarray) -> int:
    """Write every seat's value of the first state; the kind of position."""
    scratch = new_scratch()
    return judge(states[0], worth, scratch, values)


@compiled
def judge_all(states: States, worth: Evaluation, values: np.ndarray, kinds: np.ndarray) -> None:
    """Write every seat's value of every state, and the states' kinds."""
    scratch = new_scratch()
    for i in range(len(states)):
        kinds[i] = judge(states[i], worth, scratch, values[i])


@compiled
def features_of(states: States, out: np.ndarray, scores: np.ndarray, bonuses: np.ndarray) -> int:
    """Write every seat's features, settled score and bonuses earned; return the bucket.

    The order is that of ``features.NAMES``.
    """
    s = states[0]
    players = i64(s.players)
    free = i64(s.options) & FREE
    boards = np.zeros(MAX_PLAYERS, PLAYER)
    bucket = 0
    supply = i64(s.bag) + i64(s.lid)
    out[:, :] = 0
    for seat in range(players):
        boards[seat] = s.player[seat]
        p = boards[seat]
        if s.phase != GAME_OVER:
            settle(p, free)
        bucket = max(bucket, longest_row(p))
        box = i64(p.box)
        f = out[seat]
        f[0] = 1
        bonus = colours = 0
        for i in range(LINES):
            row, column = box >> 5 * i & 31, column_mask(box, i)
            k, j = i64(BITS[row]), i64(BITS[column])
            if 0 < k < 5:
                f[k] += 1
            if 0 < j < 5:
                f[4 + j] += 1
            f[22 + i] += TOUCH[row]
            f[27] += TOUCH[column]
            colours += i64(SPREAD[i64(p.rows[i])])
            bonus += ROW_BONUS * i64(k == 5) + COLUMN_BONUS * i64(j == 5)
        for c in range(5):
            k = colours >> LANE * c & 63
            if 0 < k < 5:
                f[8 + k] += 1
            elif k == 5:
                bonus += COLOUR_BONUS
        for line in range(2, LINES + 1):
            room = i64(p.room[line])
            if room < line:
                colour = i64(p.colour[line])
                points = line_points(p, line, colour, free)
                f[11 + line] += (line - room) / line
                f[15 + line] += points * (line - room) / line
                f[21] += room / (1 + (supply >> LANE * colour & 63))
        bonuses[seat] = bonus
        scores[seat] = i64(p.score) - (bonus if s.phase == GAME_OVER else 0)
    if not s.marker:
        out[i64(s.next_first), FEATURES - 1] = 1
    return bucket


@compiled
def describe(states: States, boards: np.ndarray, world: np.ndarray) -> None:
    """Write the patterns of every state, by seat and of the table; what is not there is 0.

    For training: the search never writes them down.
    """
    settled = np.zeros(MAX_PLAYERS, PLAYER)
    numbers, sizes = np.zeros(BOTH, np.int64), np.zeros(5, np.int64)
    for i in range(len(states)):
        s = states[i]
        players, free = i64(s.players), i64(s.options) & FREE
        bucket = total = 0
        for seat in range(players):
            settled[seat] = s.player[seat]
            settle(settled[seat], free)
            bucket = max(bucket, longest_row(settled[seat]))
            total += i64(settled[seat].score)
        offered = offered_sizes(s, sizes)
        for seat in range(players):
            p = settled[seat]
            n = patterns_alone(p, free, numbers)
            boards[i, seat, :n] = numbers[:n]
            lead = (players * i64(p.score) - total) // (players - 1)
            m = patterns_among(s, seat, lead, longest_row(p), sizes, offered, numbers)
            boards[i, seat, n : n + m] = numbers[:m]
        n = patterns_of_world(s, bucket, numbers)
        world[i, :n] = numbers[:n]


assert BUCKETS == 6
