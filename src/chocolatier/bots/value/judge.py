"""The value of a position for every seat, in thousandths of a point of the final score.

The hand-made value of each board comes from tables (see ``features``); the network corrects it.
"""

from typing import NamedTuple

import numpy as np

from chocolatier.bots.value.features import BUCKETS, MILLI
from chocolatier.bots.value.leads import lead
from chocolatier.bots.value.network import HIDDEN, ZERO, Network, clear_row, fold
from chocolatier.bots.value.patterns import aimed_column, pattern_of_lead
from chocolatier.bots.value.scratch import (
    OFFER_ROW,
    SCORES_AT,
    STAGE_ROW,
    TABLE_ROW,
    Scratch,
    keep_among,
    keep_board,
    keep_offer,
    keep_stage,
    new_scratch,
)
from chocolatier.compiled import borrowing, compiled, i64, inline
from chocolatier.rules.core.lookup import SPREAD
from chocolatier.rules.core.masks import column_mask, standing
from chocolatier.rules.core.numbers import (
    COLOURS,
    DEALING,
    FREE,
    GAME_OVER,
    LANE,
    LINES,
)
from chocolatier.rules.core.settling import cell_points
from chocolatier.rules.core.state import States

INSIDE, OVER = BUCKETS, 2 * BUCKETS
KINDS = OVER + 1
"""Kinds of positions: at the end of a round by bucket, inside a round by bucket, and over."""


class Evaluation(NamedTuple):
    """What positions are judged by: hand-made tables, a network, and what a lead is worth.

    ``spread`` says for each kind of position how many points' lead make a win likely; where it is
    0, only points count.
    """

    tables: np.ndarray  # features.TABLES, by bucket
    network: Network
    spread: np.ndarray
    goal: np.ndarray  # what alpha-beta makes of a lead: see ``chances``


@inline
def line_points(p: np.record, line: int, colour: int, free: int) -> int:
    """Return what an unfinished line would score if it were full now; 0 without a legal cell."""
    column = aimed_column(p, line, colour, free)
    return cell_points(i64(p.box), line - 1, column) if column >= 0 else 0


@inline
def settled_value(p: np.record, t: np.record, free: int) -> int:
    """Return the hand-made value of a settled board, without what its lines lack."""
    box = i64(p.box)
    value = MILLI * i64(p.score) + i64(t.constant)
    colours = 0  # how many of each colour the box holds, in lanes
    for i in range(LINES):
        value += i64(t.row[i, box >> 5 * i & 31]) + i64(t.column[column_mask(box, i)])
        colours += i64(SPREAD[i64(p.rows[i])])
    for c in range(COLOURS):
        value += i64(t.colour[colours >> LANE * c & 63])
    for line in range(2, LINES + 1):
        room = i64(p.room[line])
        if room < line:
            points = line_points(p, line, i64(p.colour[line]), free)
            value += i64(t.line[line, line - room, points])
    return value


@inline
def need_value(p: np.record, t: np.record, supply: int) -> int:
    """Return the value of what unfinished lines lack, given the supply of every colour."""
    value = 0
    for line in range(2, LINES + 1):
        room = i64(p.room[line])
        if 0 < room < line:
            value += i64(t.need[room, supply >> LANE * i64(p.colour[line]) & 63])
    return value


@inline
def add_corrections(
    s: np.record, network: Network, bucket: int, scratch: Scratch, values: np.ndarray
) -> None:
    """Add the network's points to every seat's value; all boards must be at their places."""
    players = i64(s.players)
    seats, layers, scores = scratch.seats, scratch.layers, scratch.numbers[SCORES_AT:]
    for seat in range(players):
        scores[seat] = scratch.marks[scratch.places[seat]].score
    kept = keep_offer(s, network.world, scratch)
    for seat in range(players):
        among = keep_among(s, seat, kept, network.board, scratch)
        ahead = pattern_of_lead(i64(lead(scores, seat, players) // (players - 1)))
        for j in range(2 * HIDDEN):
            seats[seat, j] = seats[among, j] + network.board[ahead, j]
    keep_stage(s, bucket, network.world, scratch)
    for j in range(HIDDEN):
        seats[TABLE_ROW, j] = seats[STAGE_ROW, j] + seats[OFFER_ROW, j]
    clear_row(layers, i64(0), i64(HIDDEN))
    for seat in range(players):
        for j in range(HIDDEN):
            layers[0, j] += np.float32(seats[seat, HIDDEN + j])
    share = np.float32(1) / np.float32(players - 1)
    for seat in range(players):
        for j in range(HIDDEN):
            others = (layers[0, j] - np.float32(seats[seat, HIDDEN + j])) * share
            own = np.float32(seats[TABLE_ROW, j]) + np.float32(seats[seat, j])
            x = own + others
            layers[1, j] = (x if x > ZERO else ZERO) * network.last[j]
        points = fold(layers) + network.last[HIDDEN]
        values[seat] += i64(np.rint(points * np.float32(MILLI)))


@borrowing
def judge(s: np.record, worth: Evaluation, scratch: Scratch, values: np.ndarray) -> int:
    """Write every seat's value and return the kind of position.

    The value of a finished game is the score, with a thousandth for every full row, which break
    ties (R31).
    """
    players = i64(s.players)
    if s.phase == GAME_OVER:
        for seat in range(players):
            key = standing(s.player[seat])  # the score, then three bits for the full rows
            values[seat] = MILLI * (key >> 3) + (key & 7)
        return OVER
    free = i64(s.options) & FREE
    marks = scratch.marks
    bucket = i64(0)  # a plain 0 has another type, and compiles what it is passed to twice
    for seat in range(players):
        place = keep_board(s.player[seat], seat, worth.network.board, scratch, free)
        scratch.places[seat] = place
        bucket = max(bucket, marks[place].longest)
    t = worth.tables[bucket]
    supply = i64(s.bag) + i64(s.lid)
    for seat in range(players):
        place = scratch.places[seat]
        mark = marks[place]
        if mark.bucket != bucket:
            mark.bucket = bucket
            mark.value = settled_value(scratch.boards[place], t, free)
        values[seat] = mark.value + need_value(s.player[seat], t, supply)
    if not s.marker:
        values[i64(s.next_first)] += i64(t.start)
    if len(worth.network.board):
        add_corrections(s, worth.network, bucket, scratch, values)
    return i64(bucket if s.phase == DEALING else INSIDE + bucket)


@compiled
def values_of(states: States, worth: Evaluation, values: np.ndarray) -> int:
    """Write every seat's value of the first state and return the kind of position."""
    scratch = new_scratch()
    return judge(states[0], worth, scratch, values)


@compiled
def judge_all(states: States, worth: Evaluation, values: np.ndarray, kinds: np.ndarray) -> None:
    """Write every seat's value of every state, and the states' kinds."""
    scratch = new_scratch()
    for i in range(len(states)):
        kinds[i] = judge(states[i], worth, scratch, values[i])


assert BUCKETS == 6  # ``patterns`` numbers the buckets by sixes
