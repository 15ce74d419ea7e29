"""Solve the rest of a round exactly: alpha-beta to its end, without any evaluation.

One seat, the root, seeks the most; all others play against it as one. What a leaf is worth depends
on the goal: see ``PuzzleGoal``. Whatever the search returns within its window is proven, because no
leaf is judged before the round is over.
"""

from enum import IntEnum

import numpy as np

from chocolatier.bots.search.transposition import EXACT, LOWER, UPPER, new_table, slot_of
from chocolatier.compiled import compiled, i64, inline
from chocolatier.rules.core.actions import ACTIONS, SHARE_ACTION, colour_of, source_of, target_of
from chocolatier.rules.core.calls import advance
from chocolatier.rules.core.legal import list_actions
from chocolatier.rules.core.masks import standing
from chocolatier.rules.core.numbers import DEALING, FLOOR, GAME_OVER, LANE, MAX_PLAYERS
from chocolatier.rules.core.state import PLAYER, STATE, States, empty_state

INFINITE = 1 << 20
TOO_MANY = 1 << 30
"""The answer when the search would need more nodes than it may."""
DEEPEST = 120
TABLE_BITS = 17


class PuzzleGoal(IntEnum):
    """What a leaf is worth to the root."""

    LEAD = 0  # its points minus those of the best of the others, bonuses included if the game ends
    SURE = 1  # WON, SHARED or LOST; a game that goes on counts as lost
    HOPED = 2  # the same, but a game that goes on counts as won


LEAD, SURE, HOPED = map(int, PuzzleGoal)
LOST, SHARED, WON = range(3)

FRAME = np.dtype(
    (
        np.record,
        [
            ("low", np.int64),  # the window, as the root sees it
            ("high", np.int64),
            ("low_before", np.int64),
            ("high_before", np.int64),
            ("best", np.int64),
            ("action", np.int64),
            ("count", np.int64),
            ("next", np.int64),
            ("mine", np.int64),  # 1 where the root moves
            ("key", np.uint64),
        ],
    )
)


def _weights() -> np.ndarray:
    """Return which bits of a state count: what lies on floors and in the lid changes no result.

    How many items lie on a floor is kept apart. What the lid and the floors hold together follows
    from the rest, because every chocolate lies somewhere, and only that sum decides whether a row
    can still be filled (R28).
    """
    mask = np.zeros(1, STATE)
    mask.view(np.uint8)[:] = 255
    mask["player"]["floor"] = 0
    mask["lid"] = 0
    return mask.view(np.uint64).copy()


COUNTED = _weights()
assert len(COUNTED) * 8 == STATE.itemsize
assert PLAYER.fields is not None


@inline
def hash_words(words: np.ndarray, counted: np.ndarray, salt: int) -> np.uint64:
    """Return a 64-bit hash of what counts in a state."""
    k = np.uint64(0x9E3779B97F4A7C15)
    a = np.uint64(0x452821E638D01377) + np.uint64(salt)
    b = np.uint64(0xBE5466CF34E90C6C)
    for i in range(0, len(words), 2):
        a = (a ^ (words[i] & counted[i])) * k
        b = (b ^ (words[i + 1] & counted[i + 1])) * k
        a ^= a >> np.uint64(32)
        b ^= b >> np.uint64(29)
    a = (a ^ (b >> np.uint64(17)) ^ b) * k
    return np.uint64(a ^ a >> np.uint64(29))


@inline
def leaf_value(s: np.record, root: int, goal: int) -> int:
    """Return what the end of a round is worth to the root."""
    if goal == LEAD:
        other = i64(-INFINITE)
        for seat in range(i64(s.players)):
            if seat != root:
                other = max(other, i64(s.player[seat].score))
        return i64(s.player[root].score) - other
    if s.phase != GAME_OVER:
        return i64(LOST if goal == SURE else WON)
    own, result = standing(s.player[root]), i64(WON)
    for seat in range(i64(s.players)):
        if seat != root:
            other = standing(s.player[seat])
            if other > own:
                return i64(LOST)
            if other == own:
                result = i64(SHARED)
    return result


@inline
def sort_actions(s: np.record, actions: np.ndarray, scores: np.ndarray, n: int, first: int) -> None:
    """Put likely good actions first: what fits a line exactly, then what falls least."""
    p = s.player[i64(s.turn)]
    for i in range(n):
        action, score = i64(actions[i]), i64(0)
        if action < SHARE_ACTION:
            target = target_of(action)
            count = i64(s.source[source_of(action)]) >> LANE * colour_of(action) & 63
            surplus = count - i64(p.room[target])
            if target == FLOOR:
                score = -30 * count
            else:
                score = 12 - 10 * surplus if surplus >= 0 else 4 * surplus + target
        scores[i] = INFINITE if action == first else score
    for i in range(1, n):  # few, and mostly in order
        score, action = i64(scores[i]), i64(actions[i])
        j = i - 1
        while j >= 0 and scores[j] < score:
            scores[j + 1], actions[j + 1] = scores[j], actions[j]
            j -= 1
        scores[j + 1], actions[j + 1] = score, action


@compiled
def solve(
    states: States,
    root: int,
    goal: int,
    low: int,
    high: int,
    memory: np.ndarray,
    counted: np.ndarray,
    budget: np.ndarray,
) -> int:
    """Return the root's value with best play of all, exact between ``low`` and ``high``.

    A value at or below ``low`` is an upper bound, one at or above ``high`` a lower bound. Every
    node is subtracted from ``budget``; return TOO_MANY when nothing is left of it.
    """
    stack = np.zeros(DEEPEST, STATE)
    words = stack.view(np.uint64).reshape(DEEPEST, -1)
    lists = np.zeros((DEEPEST, ACTIONS), np.int16)
    scores = np.zeros(ACTIONS, np.int64)
    frames = np.zeros(DEEPEST, FRAME)
    stack[0] = states[0]
    frames[0].low, frames[0].high = low, high
    level, result = i64(0), i64(0)
    fresh = True
    while level >= 0:
        s, f = stack[level], frames[level]
        if fresh:
            budget[0] -= 1
            if budget[0] < 0:
                return i64(TOO_MANY)
            if s.phase >= DEALING:
                result = leaf_value(s, root, goal)
                level, fresh = level - 1, False
                continue
            # 1. is the state known?
            f.key = hash_words(words[level], counted, root * 4 + goal)
            known = memory[slot_of(f.key, memory)]
            first = i64(-1)
            if known.key == f.key and known.bound != 0:
                value, bound = i64(known.value), i64(known.bound)
                first = i64(known.action)
                if (
                    bound == EXACT
                    or (bound == LOWER and value >= f.high)
                    or (bound == UPPER and value <= f.low)
                ):
                    result = value
                    level, fresh = level - 1, False
                    continue
            # 2. list its actions
            f.count = list_actions(s, lists[level])
            sort_actions(s, lists[level], scores, f.count, first)
            f.next = -1
            f.mine = i64(i64(s.turn) == root)
            f.best = -INFINITE if f.mine else INFINITE
            f.low_before, f.high_before = f.low, f.high
            f.action = first
        else:
            # 3. take a child's value
            if f.mine:
                if result > f.best:
                    f.best, f.action = result, i64(lists[level, f.next])
                f.low = max(f.low, result)
            else:
                if result < f.best:
                    f.best, f.action = result, i64(lists[level, f.next])
                f.high = min(f.high, result)
        f.next += 1
        # 4. go back if nothing is left or the rest can't matter
        if f.next == f.count or f.low >= f.high:
            bound = EXACT
            if f.best <= f.low_before:
                bound = UPPER
            elif f.best >= f.high_before:
                bound = LOWER
            known = memory[slot_of(f.key, memory)]
            known.key, known.value, known.bound, known.action = f.key, f.best, bound, f.action
            result = f.best
            level, fresh = level - 1, False
            continue
        # 5. or search the next action
        stack[level + 1] = s
        advance(stack[level + 1], i64(lists[level, f.next]))
        frames[level + 1].low, frames[level + 1].high = f.low, f.high
        level, fresh = level + 1, True
    return result


class TooManyError(Exception):
    """Raised when a proof would need more nodes than it may."""


class RoundSolver:
    """Solves positions with one memory; ``nodes`` is what one proof may take in all."""

    def __init__(self, nodes: int = 400_000) -> None:
        self._memory = new_table(TABLE_BITS)
        self._budget = np.array([nodes], np.int64)
        self._nodes = nodes

    def refill(self) -> None:
        """Allow the next proof as many nodes as the first."""
        self._budget[0] = self._nodes

    @property
    def left(self) -> int:
        """How many nodes are left."""
        return max(0, int(self._budget[0]))

    def value(
        self,
        states: States,
        root: int,
        goal: PuzzleGoal,
        low: int = -INFINITE,
        high: int = INFINITE,
    ) -> int:
        """Return the value of a position; raise TooManyError if it takes too many nodes."""
        found = int(solve(states, root, int(goal), low, high, self._memory, COUNTED, self._budget))
        if found == TOO_MANY:
            raise TooManyError
        return found

    def at_least(self, states: States, root: int, goal: PuzzleGoal, value: int) -> bool:
        """Return whether a position is worth at least this to the root."""
        return self.value(states, root, goal, value - 1, value) >= value


def compile_solver() -> None:
    """Compile the search: a position that is over needs no more than a look."""
    over = empty_state()
    over["phase"], over["players"] = GAME_OVER, 2
    RoundSolver(1).value(over, 0, PuzzleGoal.LEAD)


assert MAX_PLAYERS == 4  # two bits of the salt for the root
