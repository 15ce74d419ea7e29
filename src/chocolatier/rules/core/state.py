"""The state of a game: one numpy record of fixed size with named fields.

Copying it is a memcpy, hashing it is hashing bytes, and a batch of games is an array.
Counts per colour live in *lanes*: six bits per colour of one word, so that a sum over
the colours is one addition. Lines, rows and targets count from 1, seats from 0.
"""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from chocolatier.rules.core.numbers import FACES, LINES, MAX_PLAYERS, SOURCES

PLAYER = np.dtype(
    (
        np.record,
        [
            ("accepts", np.int32),  # lane c: bit t when target t accepts colour c (R14, R16)
            ("box", np.int32),  # bit 5*(row-1) + column-1
            ("floor", np.int32),  # three bits per item, the leftmost lowest
            ("score", np.int16),
            ("cells", np.uint16, LINES),  # row: three bits per colour, its column or 0
            ("room", np.uint8, LINES + 1),  # free spaces of each line; 0 for the floor
            ("colour", np.uint8, LINES + 1),  # colour on each line; 0 when it is empty
            ("rows", np.uint8, LINES),  # row: bit c when it holds colour c
            ("full", np.uint8),  # bit t when line t is full
            ("fallen", np.uint8),  # items on the floor
            ("spare", np.uint8),  # 0 none, 1 empty, else 1 + the item on it (R43)
        ],
    )
)
"""A board. Its score has no limit. Implements R32."""

STATE = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("present", np.int64),  # wide lane c: bit f when source f holds colour c
                ("player", PLAYER, MAX_PLAYERS),
                ("source", np.int32, SOURCES),  # chocolates per colour in lanes
                ("bag", np.int32),
                ("lid", np.int32),
                ("rounds", np.uint16),  # how many were dealt, this one included
                ("where", np.uint8, FACES),  # slot of each gold face, 0 when it is not showing
                ("players", np.uint8),
                ("options", np.uint8),
                ("limit", np.uint8),  # round limit, 0 for none
                ("phase", np.uint8),
                ("turn", np.uint8),
                ("first", np.uint8),  # who started this round
                ("next_first", np.uint8),  # who starts the next one, as things stand
                ("marker", np.uint8),  # 1 while the marker lies in the centre
                ("gone", np.uint8),  # 1 while the spare factory lies beside a floor (R43)
                ("pending", np.uint8),  # share: bit c when colour c is still to be sent
                ("ending", np.uint8),
                ("unused", np.uint8, 2),  # no byte is padding: the bytes are the state's key
            ],
            align=True,
        ),
    )
)

DEAL = np.dtype(
    (
        np.record,
        [
            ("where", np.uint8, FACES),
            ("laid", np.int32, SOURCES),  # by slot, before extra and magnets act
            ("extra", np.int32),  # what the extra factory drew
        ],
    )
)

LOG_EVENTS = 32
"""The most events of one move: 29, when the last pick of a game with four players ends it."""
LOG_COLUMNS = 16
LOG = np.dtype((np.record, [("count", np.int64), ("event", np.int32, (LOG_EVENTS, LOG_COLUMNS))]))
"""What a move did, one row for each event; ``narrate`` defines the columns."""

PREVIEW = np.dtype(
    (
        np.record,
        [
            ("took", np.int32, LOG_COLUMNS),  # of a pick: the event that it would write
            ("action", np.int16),
            ("gain", np.int16),  # points that it adds if the round ends then, the floor apart
            ("loss", np.int16),  # points that the floor would cost more
            ("dead", np.uint8),  # 1 if no column can take the line's chocolate (R34)
            ("points", np.uint8),  # of a column
            ("kills", np.uint8),  # of a column: bit t when line t would lose its last cell (R35)
        ],
    )
)

States: TypeAlias = NDArray[np.record]
"""One or more states; entry points called from Python read and write the first."""
Generator: TypeAlias = NDArray[np.uint64]
"""One word of xorshift64*, never zero."""


def empty_state() -> States:
    """Return room for one state."""
    return np.zeros(1, STATE)


def copy_state(states: States) -> States:
    """Return a copy by bytes: numpy copies field by field, which takes forty times as long."""
    return restore_state(states.tobytes())


def empty_deal() -> States:
    """Return room for one deal."""
    return np.zeros(1, DEAL)


def restore_state(raw: bytes) -> States:
    """Return the state that these bytes are a copy of."""
    return np.frombuffer(bytearray(raw), STATE)


def empty_log() -> States:
    """Return room for the events of one move."""
    return np.zeros(1, LOG)


def empty_trail() -> States:
    """Return room for the state after each event of one move."""
    return np.empty(LOG_EVENTS, STATE)
