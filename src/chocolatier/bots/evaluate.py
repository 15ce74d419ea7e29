"""The value of a position for every seat, in thousandths of a point of the final score."""

from typing import NamedTuple

import numpy as np

from chocolatier.bots.features import BUCKETS, FEATURES, MILLI, TOUCH
from chocolatier.bots.greed import best_column, cell_points, settle
from chocolatier.bots.network import (
    MOST_PATTERNS,
    Network,
    Scratch,
    add_corrections,
    board_patterns,
    new_scratch,
    offer_sizes,
    world_patterns,
)
from chocolatier.compiled import compiled, i64, inline
from chocolatier.rules.box import column_mask, full_rows
from chocolatier.rules.layout import (
    BITS,
    COLOUR_BONUS,
    COLUMN_BONUS,
    FREE,
    LANE,
    LINES,
    MAX_PLAYERS,
    ROW_BONUS,
    SPREAD,
    Phase,
)
from chocolatier.rules.state import PLAYER, States

GAME_OVER = int(Phase.OVER)


class Evaluation(NamedTuple):
    """What a position is worth: the hand-made tables, and the network that corrects them."""

    tables: np.ndarray
    network: Network


@inline
def longest_row(p: np.record) -> int:
    """Chocolates in the fullest row."""
    longest = 0
    for i in range(LINES):
        longest = max(longest, i64(BITS[i64(p.rows[i])]))
    return longest


@inline
def line_points(p: np.record, line: int, colour: int, free: int) -> int:
    """What an unfinished line would score if it were full now; 0 without a legal cell."""
    column = best_column(p, line, colour) if free else (colour + line - 1) % 5
    return cell_points(i64(p.box), line - 1, column) if column >= 0 else 0


@inline
def settled_value(p: np.record, t: np.record, supply: int, free: int) -> int:
    """The value of a settled board."""
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
            colour = i64(p.colour[line])
            points = line_points(p, line, colour, free)
            value += i64(t.line[line, line - room, points])
            value += i64(t.need[room, supply >> LANE * colour & 63])
    return value


@inline
def evaluate(s: np.record, worth: Evaluation, scratch: Scratch, values: np.ndarray) -> None:
    """Write every seat's value.

    When the game is over the value is the score, and full rows break ties (R31).
    """
    players = i64(s.players)
    if s.phase == GAME_OVER:
        for seat in range(players):
            p = s.player[seat]
            rows = full_rows(i64(p.box))
            ties = (rows * 0x108421 >> 20) & 31
            values[seat] = MILLI * i64(p.score) + ties
        return
    free = i64(s.options) & FREE
    boards = scratch.boards
    bucket = 0
    for seat in range(players):
        boards[seat] = s.player[seat]
        settle(boards[seat], free)
        bucket = max(bucket, longest_row(boards[seat]))
    t = worth.tables[bucket]
    supply = i64(s.bag) + i64(s.lid)
    for seat in range(players):
        values[seat] = settled_value(boards[seat], t, supply, free)
    if not s.marker:
        values[i64(s.next_first)] += i64(t.start)
    if len(worth.network.board):
        add_corrections(s, worth.network, bucket, scratch, values)


@compiled
def judge(s: np.record, worth: Evaluation, scratch: Scratch, values: np.ndarray) -> None:
    """``evaluate`` as a function of its own, for callers that would grow too large with it."""
    evaluate(s, worth, scratch, values)


@compiled
def values_of(states: States, worth: Evaluation, values: np.ndarray) -> None:
    """Write every seat's value of the first state."""
    scratch = new_scratch()
    judge(states[0], worth, scratch, values)


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


assert BUCKETS == 6


@compiled
def describe(states: States, boards: np.ndarray, world: np.ndarray) -> None:
    """Write the patterns that a network sees in every state: by seat, and of the table.

    What is not there is 0. For training; the search never writes them down.
    """
    scratch = new_scratch()
    sizes = scratch.patterns[MOST_PATTERNS:]
    for i in range(len(states)):
        s = states[i]
        players = i64(s.players)
        bucket = total = 0
        for seat in range(players):
            scratch.boards[seat] = s.player[seat]
            settle(scratch.boards[seat], i64(s.options) & FREE)
            bucket = max(bucket, longest_row(scratch.boards[seat]))
            total += i64(scratch.boards[seat].score)
        offered = offer_sizes(s, sizes)
        for seat in range(players):
            p = scratch.boards[seat]
            lead = (players * i64(p.score) - total) // (players - 1)
            n = board_patterns(s, seat, p, lead, sizes, offered, scratch.patterns)
            boards[i, seat, :n] = scratch.patterns[:n]
        n = world_patterns(s, bucket, scratch.patterns)
        world[i, :n] = scratch.patterns[:n]


@compiled
def judge_all(states: States, worth: Evaluation, values: np.ndarray) -> None:
    """Write every seat's value of every state."""
    scratch = new_scratch()
    for i in range(len(states)):
        judge(states[i], worth, scratch, values[i])
