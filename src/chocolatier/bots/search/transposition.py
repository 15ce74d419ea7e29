"""The transposition table: what a search knows about states that it meets again.

Threads share it without a lock. An entry that two of them write at once may mix both results.
That is rare and does little harm: the action only helps to order the others, so that no illegal
one is ever played, and the next iteration writes the value again.
"""

import numpy as np

from chocolatier.compiled import i64, inline
from chocolatier.rules.core.numbers import MAX_PLAYERS
from chocolatier.rules.core.state import PLAYER, STATE

ENTRY = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("key", np.uint64),
                ("value", np.int32),  # for the seat to move
                ("action", np.int16),  # the best one found
                ("depth", np.int8),  # how deep it was searched, or COMPLETE
                ("bound", np.uint8),  # whether the value is exact: see below
            ],
            align=True,
        ),
    )
)
NO_ENTRY, EXACT, LOWER, UPPER = range(4)
"""What an entry's value is: unset, exact, a lower bound, an upper bound."""
COMPLETE = 100
"""The depth of an entry whose whole subtree was searched to the end of the round."""

WORDS = STATE.itemsize // 8
_BOARDS_AT = 8  # bytes: ``present`` stands before the boards
_AFTER_BOARDS = (_BOARDS_AT + MAX_PLAYERS * PLAYER.itemsize) // 8  # the first word after them
_BOARD = PLAYER.itemsize


def new_table(bits: int) -> np.ndarray:
    """Return an empty table of 2**bits entries."""
    return np.zeros(1 << bits, ENTRY)


@inline
def hash_state(words: np.ndarray, players: int, root: int) -> np.uint64:
    """Return a 64-bit hash of a state, given as words, and of the seat whose value is sought.

    Boards beyond the number of players are left out. Two sums take turns, because one would have
    to wait for its own multiplication at every word.
    """
    k = np.uint64(0x9E3779B97F4A7C15)
    a = np.uint64(0x243F6A8885A308D3)
    b = np.uint64(0x13198A2E03707344) + np.uint64(root)
    boards = (_BOARDS_AT + _BOARD * players + 7) // 8  # words
    for i in range(0, boards - 1, 2):
        a = (a ^ words[i]) * k
        b = (b ^ words[i + 1]) * k
        a ^= a >> np.uint64(32)
        b ^= b >> np.uint64(29)
    if boards & 1:
        a = (a ^ words[boards - 1]) * k
        a ^= a >> np.uint64(32)
    for i in range(_AFTER_BOARDS, WORDS - 1, 2):
        a = (a ^ words[i]) * k
        b = (b ^ words[i + 1]) * k
        a ^= a >> np.uint64(32)
        b ^= b >> np.uint64(29)
    a = (a ^ words[WORDS - 1]) * k
    a ^= b >> np.uint64(17)
    a = (a ^ (a >> np.uint64(31)) ^ b) * k
    return np.uint64(a ^ a >> np.uint64(29))


@inline
def slot_of(key: np.uint64, table: np.ndarray) -> int:
    """Return the place of a key: its low bits, because the size is a power of two."""
    return i64(key & np.uint64(len(table) - 1))


@inline
def store(
    table: np.ndarray, key: np.uint64, value: int, depth: int, bound: int, action: int
) -> None:
    """Keep a result, unless a deeper exact one of the same state is there already."""
    e = table[slot_of(key, table)]
    if e.key == key and e.depth > depth and e.bound == EXACT:
        return
    e.key = key
    e.value = value
    e.depth = depth
    e.bound = bound
    e.action = action
