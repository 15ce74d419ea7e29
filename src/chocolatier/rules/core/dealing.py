"""Setting up a game, drawing a deal, and laying it out (R1-R6, R25-R27, R37-R40)."""

import numpy as np

from chocolatier.compiled import i64, inline
from chocolatier.rules.core.actions import LEFT, RIGHT
from chocolatier.rules.core.lanes import BYTE_HIGH, BYTE_ONE, colours, narrow, total, widen
from chocolatier.rules.core.lookup import SPREAD_WIDE
from chocolatier.rules.core.numbers import (
    CHOCOLATES_PER_COLOUR,
    COLOURS,
    DEALING,
    DRAFTING,
    FACES,
    FACES_ONCE,
    LANE,
    LINES,
    MAX_PLAYERS,
    ONE,
    SOURCES,
    SPECIAL,
    Face,
)
from chocolatier.rules.core.random import scale, step
from chocolatier.rules.core.ring import factories, neighbour
from chocolatier.rules.core.state import Generator

EXTRA, MAGNET = int(Face.EXTRA), int(Face.MAGNET_TEAL)


@inline
def set_up(s: np.record, players: int, options: int, limit: int, first: int) -> None:
    """Set up an empty table with everything in the bag, waiting for its first deal (R5).

    Implements R1, R4.
    """
    s.present = 0
    s.bag = CHOCOLATES_PER_COLOUR * ONE
    s.lid = 0
    s.rounds = 0
    s.players = players
    s.options = options
    s.limit = limit
    s.phase = DEALING
    s.turn = s.first = s.next_first = first
    s.marker = s.gone = s.pending = s.ending = 0
    for source in range(SOURCES):
        s.source[source] = 0
    for face in range(FACES):
        s.where[face] = 0
    for seat in range(MAX_PLAYERS):
        p = s.player[seat]
        p.accepts = 63 * ONE
        p.box = p.floor = p.score = p.full = p.fallen = p.spare = 0
        p.room[0] = p.colour[0] = 0
        for i in range(LINES):
            p.cells[i] = p.rows[i] = 0
            p.room[i + 1] = i + 1
            p.colour[i + 1] = 0


@inline
def draw_faces(s: np.record, word: np.uint64, d: np.record) -> np.uint64:
    """Turn random factories gold side up, as many as there are players. Implements R37."""
    for face in range(FACES):
        d.where[face] = 0
    ring = factories(i64(s.players))
    slots = 0  # sets of what is taken
    faces = 0
    for _ in range(i64(s.players)):
        word = step(word)
        slot = scale(word, ring)
        while slots >> slot & 1:
            word = step(word)
            slot = scale(word, ring)
        word = step(word)
        face = scale(word, FACES)
        while faces >> face & 1:
            word = step(word)
            face = scale(word, FACES)
        slots |= 1 << slot
        faces |= 1 << face
        d.where[face] = slot + 1
    return word


@inline
def draw(s: np.record, rng: Generator, d: np.record) -> None:
    """Draw the next round's deal into d without touching the state (R37).

    Implements R6, R25-R27, R39.
    """
    word = rng[0]
    n = factories(i64(s.players))
    extra = 0
    if i64(s.options) & SPECIAL:
        if i64(s.options) & FACES_ONCE and s.rounds > 0:
            for face in range(FACES):
                d.where[face] = s.where[face]
        else:
            word = draw_faces(s, word, d)
        extra = i64(d.where[EXTRA] != 0)
    d.extra = 0
    prefix = widen(i64(s.bag)) * BYTE_ONE  # byte c: chocolates of the colours up to c
    left = prefix >> 32 & 0xFF
    lid = i64(s.lid)
    for slot in range(1, n + 1 + extra):
        drawn = 0  # byte c: chocolates of the colours from c on
        for _ in range(4 if slot <= n else 1):
            if left == 0:  # R26: the lid goes in only now
                prefix = widen(lid) * BYTE_ONE
                left = prefix >> 32 & 0xFF
                lid = 0
                if left == 0:  # R27
                    break
            word = step(word)
            # the k-th chocolate has the first colour whose prefix is above k; taking it lowers
            # that prefix and all later ones by 1. A byte's top bit shows that it was above k.
            k = scale(word, left)
            beyond = (prefix + 127 * BYTE_ONE - k * BYTE_ONE & BYTE_HIGH) >> 7  # prefixes above k
            prefix -= beyond
            drawn += beyond
            left -= 1
        laid = narrow(drawn - (drawn << 8))  # a byte less the one below it: one colour alone
        if slot <= n:
            d.laid[slot] = laid
        else:
            d.extra = laid
    rng[0] = word


@inline
def attract(s: np.record) -> None:
    """Let every magnet pull one chocolate of its colour from each neighbour. Implements R40."""
    for colour in range(COLOURS):
        slot = i64(s.where[MAGNET + colour])
        if slot:
            one = 1 << LANE * colour
            for side in (LEFT, RIGHT):
                beside = neighbour(s, slot, side)
                if i64(s.source[beside]) >> LANE * colour & 63:
                    s.source[beside] -= one
                    s.source[slot] += one


@inline
def lay(s: np.record, d: np.record) -> None:
    """Lay out the deal d and open the round (R6, R25-R27, R39, R40). Implements R8."""
    n = factories(i64(s.players))
    special = i64(s.options) & SPECIAL
    drawn = i64(d.extra)
    for slot in range(1, n + 1):
        laid = i64(d.laid[slot])
        s.source[slot] = laid
        drawn += laid
    bag = i64(s.bag)
    if total(drawn) > total(bag):  # R26
        bag += i64(s.lid)
        s.lid = 0
    s.bag = bag - drawn
    if special:
        for face in range(FACES):
            s.where[face] = d.where[face]
        if d.extra:
            s.source[i64(d.where[EXTRA])] += i64(d.extra)
        attract(s)
    present = 0
    for slot in range(1, n + 1):
        present |= SPREAD_WIDE[colours(i64(s.source[slot]))] << slot
    s.present = present
    s.marker = 1
    s.turn = s.first = s.next_first
    s.rounds += 1
    s.phase = DRAFTING


@inline
def deal(s: np.record, rng: Generator, d: np.record) -> None:
    """Draw a deal into d and lay it out."""
    draw(s, rng, d)
    lay(s, d)
