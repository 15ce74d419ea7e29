"""Max-n: solve the rest of a round exactly for three and four players.

Every seat maximises its own lead over the others' average, and takes the action with the lowest
number among equals. All actions are searched; states met before are found in a memory. That is
worthwhile only when few actions are left.
"""

import numpy as np

from chocolatier.bots.search.control import Control, count_node
from chocolatier.bots.search.transposition import hash_state, slot_of
from chocolatier.bots.value.judge import Evaluation, judge
from chocolatier.bots.value.leads import lead
from chocolatier.bots.value.scratch import new_scratch
from chocolatier.compiled import compiled, i64
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
"""A state that was solved: its hash, every seat's value, and the best action."""


@compiled
def solve(
    states: States,
    memory: np.ndarray,
    worth: Evaluation,
    control: Control,
    values: np.ndarray,
    line: np.ndarray,
) -> None:
    """Write every seat's value and the line to the end of the round, ended by -1.

    Set ``solved`` in ``control`` unless a limit or a stop ended the search first.
    """
    c = control[0]
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
    back = False  # coming back from a child?
    while level >= 0:
        s = stack[level]
        seat = i64(s.turn)
        if back:  # ``values`` are those of the child
            own = lead(values, seat, players)
            if own > best[level]:
                best[level], chosen[level] = own, lists[level, tried[level]]
                found[level] = values
            tried[level] += 1
            back = False
        else:
            count_node(c, now)
            if c.stop:
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
    # the line: from memory, until a state that another one has pushed out
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
    c.solved = 1  # last: another thread reads the line as soon as this is set
