"""What the evaluation sees in a position, written out for fitting, training and explaining.

The search reads the same things from tables and never writes them down.
"""

import numpy as np

from chocolatier.bots.value.features import (
    BASE,
    COLOUR,
    COLUMN,
    FILL,
    NEED,
    PROMISE,
    REACH,
    REACH_DOWN,
    ROW,
    START,
    TOUCH,
)
from chocolatier.bots.value.judge import line_points
from chocolatier.bots.value.leads import lead
from chocolatier.bots.value.patterns import (
    BOTH,
    OFFER,
    longest_row,
    pattern_of_lead,
    patterns_alone,
    patterns_among,
    patterns_of_offer,
    patterns_of_stage,
    read_offer,
    stage_of_game,
)
from chocolatier.compiled import compiled, i64, inline
from chocolatier.rules.core.lookup import BITS, SPREAD
from chocolatier.rules.core.masks import column_mask, full_columns, standing
from chocolatier.rules.core.numbers import (
    COLOUR_BONUS,
    COLOURS,
    COLUMN_BONUS,
    FREE,
    GAME_OVER,
    LANE,
    LINES,
    MAX_PLAYERS,
    ROW_BONUS,
)
from chocolatier.rules.core.settling import settle
from chocolatier.rules.core.state import PLAYER, States


@inline
def count_progress(f: np.ndarray, kind: int, k: int) -> None:
    """Count a row, column or colour with k chocolates among the features of its kind."""
    if 0 < k < 5:
        f[kind + k] += 1


@inline
def box_features(p: np.record, f: np.ndarray) -> int:
    """Write the features of a box and return the bonuses that it has earned (R30)."""
    box = i64(p.box)
    colours = 0  # how many of each colour, in lanes
    everywhere = 31  # the colours that every row holds
    for i in range(LINES):
        row, column = box >> 5 * i & 31, column_mask(box, i)
        count_progress(f, ROW, i64(BITS[row]))
        count_progress(f, COLUMN, i64(BITS[column]))
        f[REACH + i + 1] += TOUCH[row]
        f[REACH_DOWN] += TOUCH[column]
        colours += i64(SPREAD[i64(p.rows[i])])
        everywhere &= i64(p.rows[i])
    for c in range(COLOURS):
        count_progress(f, COLOUR, colours >> LANE * c & 63)
    rows, columns = standing(p) & 7, i64(BITS[full_columns(box)])
    return ROW_BONUS * rows + COLUMN_BONUS * columns + COLOUR_BONUS * i64(BITS[everywhere])


@inline
def line_features(p: np.record, supply: int, free: int, f: np.ndarray) -> None:
    """Write the features of a settled board's unfinished lines."""
    for line in range(2, LINES + 1):
        room = i64(p.room[line])
        if room < line:
            colour = i64(p.colour[line])
            points = line_points(p, line, colour, free)
            f[FILL + line] += (line - room) / line
            f[PROMISE + line] += points * (line - room) / line
            f[NEED] += room / (1 + (supply >> LANE * colour & 63))


@compiled
def features_of(states: States, out: np.ndarray, scores: np.ndarray, bonuses: np.ndarray) -> int:
    """Write every seat's features, settled score and earned bonuses; return the bucket.

    The features stand in the order of ``features.NAMES``. The scores do not include the bonuses,
    not even in a finished game.
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
        f = out[seat]
        f[BASE] = 1
        bonuses[seat] = box_features(p, f)
        line_features(p, supply, free, f)
        scores[seat] = i64(p.score) - (bonuses[seat] if s.phase == GAME_OVER else 0)
    if not s.marker:
        out[i64(s.next_first), START] = 1
    return bucket


@compiled
def write_patterns(states: States, boards: np.ndarray, world: np.ndarray) -> None:
    """Write the patterns of every state, by seat and of the whole table; unused places keep 0."""
    settled = np.zeros(MAX_PLAYERS, PLAYER)
    scores = np.zeros(MAX_PLAYERS, np.int64)
    numbers, offer = np.zeros(BOTH, np.int64), np.zeros(OFFER, np.int64)
    for i in range(len(states)):
        s = states[i]
        players, free = i64(s.players), i64(s.options) & FREE
        bucket = 0
        for seat in range(players):
            settled[seat] = s.player[seat]
            settle(settled[seat], free)
            bucket = max(bucket, longest_row(settled[seat]))
            scores[seat] = settled[seat].score
        read_offer(s, offer)
        for seat in range(players):
            p = settled[seat]
            n = patterns_alone(p, free, numbers)
            boards[i, seat, :n] = numbers[:n]
            ahead = i64(lead(scores, seat, players) // (players - 1))
            boards[i, seat, n] = pattern_of_lead(ahead)
            m = patterns_among(s, seat, longest_row(p), offer, numbers)
            boards[i, seat, n + 1 : n + 1 + m] = numbers[:m]
        n = patterns_of_stage(s, stage_of_game(s, bucket), numbers)
        world[i, :n] = numbers[:n]
        m = patterns_of_offer(s, offer, numbers)
        world[i, n : n + m] = numbers[:m]
