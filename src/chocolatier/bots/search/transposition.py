"""The transposition table: what a search already knows about states it meets again."""

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
                ("value", np.int32),
                ("action", np.int16),
                ("depth", np.int8),
                ("bound", np.uint8),
            ],
            align=True,
        ),
    )
)
NO_ENTRY, EXACT, LOWER, UPPER = range(4)
COMPLETE = 100
"""The depth of an entry whose subtree was searched to the end of the round everywhere."""

WORDS = STATE.itemsize // 8
_TAIL = (8 + MAX_PLAYERS * PLAYER.itemsize) // 8  # the first word after the boards
_ONE_PLAYER = PLAYER.itemsize


def new_table(bits: int) -> np.ndarray:
    """An empty table of 2**bits entries."""
    return np.zeros(1 << bits, ENTRY)


@inline
def hash_state(words: np.ndarray, players: int, root: int) -> np.uint64:
    """A 64-bit hash of a state, given as words, and of the seat whose value is sought."""
    k = np.uint64(0x9E3779B97F4A7C15)
    a = np.uint64(0x243F6A8885A308D3)
    b = np.uint64(0x13198A2E03707344) + np.uint64(root)
    boards = (8 + _ONE_PLAYER * players + 7) // 8
    for i in range(0, boards - 1, 2):
        a = (a ^ words[i]) * k
        b = (b ^ words[i + 1]) * k
        a ^= a >> np.uint64(32)
        b ^= b >> np.uint64(29)
    if boards & 1:
        a = (a ^ words[boards - 1]) * k
        a ^= a >> np.uint64(32)
    for i in range(_TAIL, WORDS - 1, 2):
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
    """Where a key belongs."""
    return i64(key & np.uint64(len(table) - 1))


@inline
def store(
    table: np.ndarray, key: np.uint64, value: int, depth: int, bound: int, action: int
) -> None:
    """Keep what was found; a shallower result does not push out a deeper one of the same state."""
    e = table[slot_of(key, table)]
    if e.key == key and e.depth > depth and e.bound == EXACT:
        return
    e.key = key
    e.value = value
    e.depth = depth
    e.bound = bound
    e.action = action
