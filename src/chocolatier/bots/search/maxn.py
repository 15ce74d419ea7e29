"""Max-n: the rest of a round solved exactly for three and four players.

Every seat takes what is best for its own lead over the others' average; among equals the first
action in the order of their numbers. All actions are searched, states that were met before are
remembered. It pays only when few actions are left.
"""

import numpy as np

from chocolatier.bots.search.deadline import is_late
from chocolatier.bots.search.transposition import hash_state, slot_of
from chocolatier.bots.value.judge import Evaluation, judge
from chocolatier.bots.value.network import new_scratch
from chocolatier.compiled import compiled, i64, inline
from chocolatier.rules.core.actions import ACTIONS
from chocolatier.rules.core.calls import advance
from chocolatier.rules.core.legal import list_actions
from chocolatier.rules.core.numbers import DEALING, MAX_PLAYERS
from chocolatier.rules.core.state import STATE, States

DEEPEST = 64
WORST = -(1 << 60)

MEMORY = np.dtype(
    (
        np.record,
        np.dtype(
            [("key", np.uint64), ("values", np.int32, MAX_PLAYERS), ("action", np.int16)],
            align=True,
        ),
    )
)

# ``control``
STOP, DEADLINE, NODES, NODE_LIMIT, SOLVED = range(5)
CONTROL = 5
CLOCK_EVERY = 256  # nodes, a power of two


@inline
def lead(values: np.ndarray, seat: int, players: int) -> int:
    """A seat's lead over the others' average, times the number of others."""
    total = 0
    for other in range(players):
        total += values[other]
    return i64(players * values[seat] - total)


@compiled
def solve(
    states: States,
    memory: np.ndarray,
    worth: Evaluation,
    control: np.ndarray,
    values: np.ndarray,
    line: np.ndarray,
) -> None:
    """Write every seat's value and the line to the end of the round, ended by -1.

    ``control[SOLVED]`` tells whether it came to an end before its limit or a stop.
    """
    stack = np.zeros(DEEPEST + 1, STATE)
    words = stack.view(np.uint64).reshape(len(stack), -1)
    lists = np.zeros((DEEPEST + 1, ACTIONS), np.int16)
    counts, tried = np.zeros(DEEPEST + 1, np.int64), np.zeros(DEEPEST + 1, np.int64)
    best, chosen = np.zeros(DEEPEST + 1, np.int64), np.zeros(DEEPEST + 1, np.int64)
    found = np.zeros((DEEPEST + 1, MAX_PLAYERS), np.int64)
    keys = np.zeros(DEEPEST + 1, np.uint64)
    scratch, now = new_scratch(), np.zeros(2, np.int64)
    players = i64(states[0].players)
    stack[0] = states[0]
    level = 0
    back = False
    while level >= 0:
        s = stack[level]
        seat = i64(s.turn)
        if back:  # values hold what the last child is worth
            own = lead(values, seat, players)
            if own > best[level]:
                best[level], chosen[level] = own, lists[level, tried[level]]
                found[level] = values
            tried[level] += 1
            back = False
        else:
            control[NODES] += 1
            if control[NODES] % CLOCK_EVERY == 0 and is_late(control[DEADLINE], now):
                control[STOP] = 1
            if control[STOP] or control[NODES] >= control[NODE_LIMIT]:
                return
            if s.phase >= DEALING:
                judge(s, worth, scratch, values)
                level, back = level - 1, True
                continue
            keys[level] = hash_state(words[level], players, i64(0))
            known = memory[slot_of(keys[level], memory)]
            if known.key == keys[level]:
                for other in range(players):
                    values[other] = known.values[other]
                level, back = level - 1, True
                continue
            counts[level] = list_actions(s, lists[level])
            lists[level, : counts[level]].sort()
            tried[level], best[level] = 0, WORST
        if tried[level] < counts[level]:
            stack[level + 1] = s
            advance(stack[level + 1], i64(lists[level, tried[level]]))
            level += 1
        else:
            known = memory[slot_of(keys[level], memory)]
            known.key, known.action = keys[level], chosen[level]
            for other in range(players):
                known.values[other] = found[level, other]
            values[:] = found[level]
            level, back = level - 1, True
    control[SOLVED] = 1
    stack[0] = states[0]
    n = 0
    while stack[0].phase < DEALING and n < len(line) - 1:
        key = hash_state(words[0], players, i64(0))
        known = memory[slot_of(key, memory)]
        if known.key != key:
            break
        line[n] = known.action
        advance(stack[0], i64(known.action))
        n += 1
    line[n] = -1
