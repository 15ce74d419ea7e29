"""Alpha-beta: inside a round the game has no chance and no secrets.

One seat, the root, wants its points minus the others' average as high as possible, all others
as low as possible: with two players that is the game itself, with three and four it is the
cautious view in which everybody plays against the root.

The tree ends where a round ends (or the depth), and its leaves are worth what ``evaluate``
says. Iterative deepening with a transposition table; principal-variation search; late actions
are searched less deeply first. An iteration in which no leaf was cut off by the depth has
solved the round.
"""

import numpy as np

from chocolatier.bots.search.deadline import is_late
from chocolatier.bots.search.transposition import (
    COMPLETE,
    EXACT,
    LOWER,
    NO_ENTRY,
    UPPER,
    hash_state,
    slot_of,
    store,
)
from chocolatier.bots.value.chances import pursue
from chocolatier.bots.value.judge import Evaluation, judge
from chocolatier.bots.value.network import new_scratch
from chocolatier.compiled import compiled, i64, inline
from chocolatier.rules.core.actions import ACTIONS, SHARE_ACTION
from chocolatier.rules.core.calls import advance
from chocolatier.rules.core.legal import list_actions
from chocolatier.rules.core.numbers import DEALING, FLOOR, LANE, MAX_PLAYERS
from chocolatier.rules.core.state import STATE, States

MAX_DEPTH = 62
INFINITE = 1 << 30
REDUCED, NARROW, FULL = range(3)  # how an action is searched: see ``open_child``

FRAME = np.dtype(
    (
        np.record,
        [
            (name, np.int64)
            for name in ["depth", "alpha", "beta", "low", "high", "floor", "side", "first"]
        ]
        + [(name, np.int64) for name in ["best", "action", "next", "count", "stage", "cut"]]
        + [("key", np.uint64)],
    )
)
"""One node on the way down: its window, what was found, and the action under way."""

# ``control``: what the search and its owner tell each other
STOP, DEADLINE, NODES, NODE_LIMIT, DEPTH_LIMIT, CUT, DEPTH, VALUE, BEST = range(9)
OFFSET, SOLVED, ROOT, OTHERS = range(9, 13)
CONTROL = 13
CLOCK_EVERY = 256  # nodes, a power of two


@inline
def difference(
    values: np.ndarray, players: int, kind: int, goal: np.ndarray, control: np.ndarray
) -> int:
    """The value of a state for the root: its points minus OTHERS percent of the others' average.

    With a goal that lead becomes a chance to win.
    """
    root = control[ROOT]
    others = 0
    for seat in range(players):
        others += values[seat]
    others -= values[root]
    lead = i64(values[root] - others * control[OTHERS] // (100 * (players - 1)))
    return pursue(goal, kind, lead) if len(goal) else lead


@inline
def order_actions(
    s: np.record,
    actions: np.ndarray,
    scores: np.ndarray,
    n: int,
    first: int,
    history: np.ndarray,
) -> None:
    """Give every action a score: what is tried first cuts most."""
    p = s.player[i64(s.turn)]
    seat = i64(s.turn)
    for i in range(n):
        action = i64(actions[i])
        score = i64(history[seat, action])
        if action < SHARE_ACTION:
            target = action % 6
            count = i64(s.source[action // 30]) >> LANE * (action // 6 % 5) & 63
            room = i64(p.room[target])
            if target == FLOOR:
                score -= 3000 * count
            else:
                surplus = count - room
                score += 1200 - 1000 * surplus if surplus >= 0 else 400 * surplus + 150 * target
        if action == first:
            score = INFINITE
        scores[i] = score


@inline
def pick_next(actions: np.ndarray, scores: np.ndarray, i: int, n: int) -> int:
    """Bring the best of the remaining actions to place i."""
    best = i
    for j in range(i + 1, n):
        if scores[j] > scores[best]:
            best = j
    actions[i], actions[best] = actions[best], actions[i]
    scores[i], scores[best] = scores[best], scores[i]
    return i64(actions[i])


@inline
def enter(f: np.record, depth: int, alpha: int, beta: int) -> None:
    """Open a frame: search this deep, for a value between alpha and beta (for the root)."""
    f.depth, f.alpha, f.beta = depth, alpha, beta
    f.next = -1


@inline
def known_value(f: np.record, entry: np.record, control: np.ndarray) -> bool:
    """Does the table answer for this frame? Else the window is as it was."""
    if entry.key != f.key or entry.bound == NO_ENTRY:
        return False
    f.first = entry.action
    if entry.depth < f.depth:
        return False
    known, bound = i64(entry.value), i64(entry.bound)
    if (
        bound == EXACT
        or (bound == LOWER and known >= f.high)
        or (bound == UPPER and known <= f.low)
    ):
        if f.high - f.low > 1:
            return False  # on the expected line nothing is taken from the table
        control[CUT] += i64(entry.depth < COMPLETE)
        f.best = known
        return True
    return False


@inline
def open_child(f: np.record, child: np.record) -> None:
    """Search the frame's action: less deep, or with an empty window, or in full (its stage)."""
    bottom = f.side * f.low
    top = f.side * (f.high if f.stage == FULL else f.low + 1)
    depth = f.depth - 1
    if f.stage == REDUCED:
        depth -= reduction(f.depth, f.next)
    enter(child, depth, min(bottom, top), max(bottom, top))


@inline
def reduction(depth: int, i: int) -> int:
    """How much less deep the i-th action is tried first."""
    return 1 + i64(i >= 12) + i64(i >= 30) if depth >= 3 and i >= 4 else 0


@inline
def fade(history: np.ndarray) -> None:
    """What cut an iteration ago counts less."""
    for seat in range(MAX_PLAYERS):
        for action in range(ACTIONS):
            history[seat, action] //= 4


@inline
def keep_line(pv: np.ndarray, ply: int, action: int) -> None:
    """The expected line from here: an action, and the line after it."""
    pv[ply, 0] = action
    i = 0
    while pv[ply + 1, i] >= 0:
        pv[ply, i + 1] = pv[ply + 1, i]
        i += 1
    pv[ply, i + 1] = -1


@compiled
def deepen(
    states: States,
    table: np.ndarray,
    worth: Evaluation,
    control: np.ndarray,
    line: np.ndarray,
) -> None:
    """Search deeper and deeper until a limit, a stop, or the round is solved.

    After every iteration ``control`` holds its depth, value for the root and best action, and
    ``line`` the expected actions, ended by -1.

    One function, because a compiled caller compiles its callees anew; and without recursion,
    because a recursive function crashes when Numba loads it from its disk cache.
    """
    stack = np.zeros(MAX_DEPTH + 4, STATE)
    words = stack.view(np.uint64).reshape(len(stack), -1)
    frames = np.zeros(len(stack), FRAME)
    lists = np.zeros((len(stack), ACTIONS), np.int16)
    orders = np.zeros((len(stack), ACTIONS), np.int64)
    history = np.zeros((MAX_PLAYERS, ACTIONS), np.int64)
    pv = np.full((len(stack) + 1, len(stack) + 1), -1, np.int16)
    scratch, values = new_scratch(), np.zeros(MAX_PLAYERS, np.int64)
    now = np.zeros(2, np.int64)
    root, players = control[ROOT], i64(states[0].players)
    depth, deepest = 1 + control[OFFSET], min(MAX_DEPTH, control[DEPTH_LIMIT])
    stack[0] = states[0]
    while depth <= deepest:
        control[CUT] = 0
        enter(frames[0], depth, -INFINITE, i64(INFINITE))
        ply, result = i64(0), i64(0)
        while ply >= 0:
            f = frames[ply]
            s = stack[ply]
            if f.next < 0:  # a new node
                control[NODES] += 1
                if control[NODES] >= control[NODE_LIMIT]:
                    control[STOP] = 1
                if control[NODES] % CLOCK_EVERY == 0 and is_late(control[DEADLINE], now):
                    control[STOP] = 1
                if control[STOP] and depth > 1:  # the first iteration is always finished
                    return
                pv[ply, 0] = -1
                # 1. a leaf
                if s.phase >= DEALING or f.depth <= 0:
                    control[CUT] += i64(s.phase < DEALING)
                    kind = judge(s, worth, scratch, values)
                    result = difference(values, players, kind, worth.goal, control)
                    ply -= 1
                    continue
                # 2. what is known
                f.side = 1 if i64(s.turn) == root else -1
                f.low, f.high = (f.alpha, f.beta) if f.side > 0 else (-f.beta, -f.alpha)
                f.first = -1
                f.key = hash_state(words[ply], players, root)
                if known_value(f, table[slot_of(f.key, table)], control):
                    result = f.side * f.best
                    ply -= 1
                    continue
                # 3. the actions, best guess first
                f.count = list_actions(s, lists[ply])
                order_actions(s, lists[ply], orders[ply], f.count, f.first, history)
                f.cut, f.floor, f.best, f.action, f.next = control[CUT], f.low, -INFINITE, 0, 0
            else:  # back from a child
                value = f.side * result
                if value > f.low and f.stage < FULL and not (f.stage == NARROW and value >= f.high):
                    f.stage += 1
                    open_child(f, frames[ply + 1])
                    ply += 1
                    continue
                if value > f.best:
                    f.best, f.action = value, lists[ply, f.next]
                    if f.high - f.floor > 1:
                        keep_line(pv, ply, i64(f.action))
                    f.low = max(f.low, value)
                    if f.low >= f.high:
                        history[i64(s.turn), f.action] += f.depth * f.depth
                        f.count = 0
                f.next += 1
            # 4. the next action, or remember and go back
            if f.next < f.count:
                action = pick_next(lists[ply], orders[ply], f.next, f.count)
                stack[ply + 1] = s
                advance(stack[ply + 1], action)
                f.stage = FULL if f.next == 0 else REDUCED if reduction(f.depth, f.next) else NARROW
                open_child(f, frames[ply + 1])
                ply += 1
            else:
                bound = LOWER if f.best >= f.high else UPPER if f.best <= f.floor else EXACT
                searched = COMPLETE if control[CUT] == f.cut else f.depth
                store(table, f.key, f.best, searched, bound, f.action)
                result = f.side * f.best
                ply -= 1
        # 5. an iteration is complete
        line[:] = pv[0, : len(line)]
        control[DEPTH], control[VALUE], control[BEST] = depth, result, line[0]
        if control[CUT] == 0:
            control[SOLVED] = 1
            return
        depth += 1
        fade(history)
