"""The legal actions of a state: listed, counted, and the k-th without listing (R9, R13-R16)."""

import numpy as np

from chocolatier.compiled import i64, inline
from chocolatier.rules.core.actions import (
    LEFT,
    RIGHT,
    SHARE_ACTION,
    box_action,
    colour_of,
    draft_action,
    sent_colour,
    share_action,
    source_of,
    target_of,
)
from chocolatier.rules.core.drafting import choose_column, draft, share
from chocolatier.rules.core.lookup import BITS, RECIPROCAL, SELECT
from chocolatier.rules.core.masks import open_columns
from chocolatier.rules.core.numbers import BOXING, COLOURS, DRAFTING, LANE, SHARING, WIDE
from chocolatier.rules.core.random import below
from chocolatier.rules.core.state import Generator


@inline
def list_drafts(s: np.record, out: np.ndarray) -> int:
    """Write every pick into out; return how many there are (R9, R13-R16)."""
    accepts = i64(s.player[i64(s.turn)].accepts)
    present = s.present
    n = 0
    for colour in range(COLOURS):
        sources = present >> WIDE * colour & 1023
        # SELECT[m, 0] is the lowest bit of a set m, and m & m - 1 is the set without it
        while sources:
            base = draft_action(i64(SELECT[sources, 0]), colour, 0)
            sources &= sources - 1
            targets = accepts >> LANE * colour & 63
            while targets:
                out[n] = base + i64(SELECT[targets, 0])
                targets &= targets - 1
                n += 1
    return n


@inline
def columns_to_choose(s: np.record) -> int:
    """Return the legal columns of the line that is to be boxed, in the boxing phase (R19, R33)."""
    p = s.player[i64(s.turn)]
    line = i64(SELECT[i64(p.full), 0])
    return open_columns(p, line, i64(p.colour[line]))


@inline
def list_actions(s: np.record, out: np.ndarray) -> int:
    """Write every legal action into out; return how many there are, 0 in a deal or at the end."""
    if s.phase == DRAFTING:
        return list_drafts(s, out)
    if s.phase == SHARING:
        colour = i64(SELECT[i64(s.pending), 0])
        out[0] = share_action(colour, LEFT)
        out[1] = share_action(colour, RIGHT)
        return 2
    n = 0
    if s.phase == BOXING:
        line = i64(SELECT[i64(s.player[i64(s.turn)].full), 0])
        columns = columns_to_choose(s)
        while columns:
            out[n] = box_action(line, i64(SELECT[columns, 0]) + 1)
            columns &= columns - 1
            n += 1
    return n


@inline
def allows(s: np.record, action: int) -> bool:
    """Return whether an action is legal now (R9, R14, R33, R42)."""
    if s.phase == DRAFTING:
        if not 0 <= action < SHARE_ACTION:
            return False
        accepts = i64(s.player[i64(s.turn)].accepts)
        colour = colour_of(action)
        # one bit says that the source holds the colour, the other that the target takes it
        held = s.present >> WIDE * colour + source_of(action) & 1
        return bool(held & accepts >> LANE * colour + target_of(action) & 1)
    if s.phase == SHARING:
        colour = i64(SELECT[i64(s.pending), 0])
        return sent_colour(action) == colour
    if s.phase == BOXING:
        line = i64(SELECT[i64(s.player[i64(s.turn)].full), 0])
        column = action - box_action(line, 1)
        return 0 <= column < 5 and columns_to_choose(s) >> column & 1 == 1
    return False


@inline
def count_sources(present: int) -> int:
    """Return for each wide lane the number of its set bits."""
    # sums of neighbouring bits: in pairs, in fours, then over the twelve bits of a lane
    present -= present >> 1 & 0x555555555555555
    present = (present & 0x333333333333333) + (present >> 2 & 0x333333333333333)
    return (
        (present & 0x00F00F00F00F00F)
        + (present >> 4 & 0x00F00F00F00F00F)
        + (present >> 8 & 0x00F00F00F00F00F)
    )


@inline
def count_targets(accepts: int) -> int:
    """Return for each lane the number of its set bits."""
    # sums in pairs; the top bit of a lane belongs to line 5, so three pairs make a lane
    accepts -= accepts >> 1 & 0x15555555
    return (accepts & 0x030C30C3) + (accepts >> 2 & 0x030C30C3) + (accepts >> 4 & 0x030C30C3)


@inline
def pick_draft(s: np.record, rng: Generator) -> tuple[int, int, int]:
    """Return source, colour and target of a random pick, without listing all: twice as fast."""
    present = s.present
    accepts = i64(s.player[i64(s.turn)].accepts)
    sources, targets = count_sources(present), count_targets(accepts)
    n0 = (sources & 15) * (targets & 7)
    n1 = n0 + (sources >> 12 & 15) * (targets >> 6 & 7)
    n2 = n1 + (sources >> 24 & 15) * (targets >> 12 & 7)
    n3 = n2 + (sources >> 36 & 15) * (targets >> 18 & 7)
    n4 = n3 + (sources >> 48 & 15) * (targets >> 24 & 7)
    # n0..n4 are running sums of picks by colour; k picks a colour, then a source, then a target
    k = below(rng, n4)
    colour = i64(k >= n0) + i64(k >= n1) + i64(k >= n2) + i64(k >= n3)
    # what is left of k counts the picks of this colour: k // n is the source, k % n the target
    k -= n3 if k >= n3 else n2 if k >= n2 else n1 if k >= n1 else n0 if k >= n0 else 0
    n = targets >> LANE * colour & 7
    q = k * RECIPROCAL[n] >> 10
    source = i64(SELECT[present >> WIDE * colour & 1023, q])
    target = i64(SELECT[accepts >> LANE * colour & 63, k - q * n])
    return source, colour, target


@inline
def random_action(s: np.record, rng: Generator) -> None:
    """Play one uniformly random legal action."""
    if s.phase == DRAFTING:
        source, colour, target = pick_draft(s, rng)
        draft(s, source, colour, target, None)
    elif s.phase == SHARING:
        share(s, i64(SELECT[i64(s.pending), 0]), below(rng, 2), None)
    else:
        columns = columns_to_choose(s)
        choose_column(s, i64(SELECT[columns, below(rng, BITS[columns])]), None)
