"""Alpha-beta: search inside a round, where the game has no chance and no secrets.

One seat, the root, maximises its points minus the others' average; all other seats minimise it.
With two players that is the game itself. With three and four it is a cautious view, in which
everybody plays against the root.

The tree ends where the round ends, or at the depth of the iteration, and ``judge`` values its
leaves. The search deepens iteratively, with a transposition table and principal variations, and
searches late actions less deeply first. An iteration in which the depth cut off no leaf has
solved the round.
"""

import numpy as np

from chocolatier.bots.search.control import Control, count_node
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
from chocolatier.bots.value.leads import others_total
from chocolatier.bots.value.scratch import new_scratch
from chocolatier.compiled import compiled, i64, inline, shared
from chocolatier.rules.core.actions import (
    ACTIONS,
    SHARE_ACTION,
    colour_of,
    source_of,
    target_of,
)
from chocolatier.rules.core.calls import advance
from chocolatier.rules.core.legal import list_actions
from chocolatier.rules.core.numbers import DEALING, FLOOR, LANE, MAX_PLAYERS
from chocolatier.rules.core.state import STATE, States

MAX_DEPTH = 62
LONGEST_LINE = MAX_DEPTH + 2
"""Space for the longest line of actions and the -1 that ends it."""
INFINITE = 1 << 30
REDUCED, NARROW, FULL = range(3)  # how an action is searched: see ``open_child``

FRAME = np.dtype(
    (
        np.record,
        [
            ("depth", np.int64),  # how deep to search below this node
            ("alpha", np.int64),  # the window, as the root sees it
            ("beta", np.int64),
            ("side", np.int64),  # 1 where the root moves, else -1
            ("low", np.int64),  # the window as the mover sees it; ``low`` rises with the best
            ("high", np.int64),
            ("low_before", np.int64),  # ``low`` before any action was searched
            ("first", np.int64),  # the table's best action, or -1
            ("count", np.int64),  # how many actions there are
            ("next", np.int64),  # which of them is searched now; -1 in a new node
            ("stage", np.int64),  # how it is searched: REDUCED, NARROW or FULL
            ("best", np.int64),  # the best value so far, for the mover
            ("action", np.int64),  # the action that has it
            ("cut", np.int64),  # the control record's ``cut`` when the node was entered
            ("key", np.uint64),
        ],
    )
)
"""One node on the path from the root: its window, what was found, and the action under way."""


@shared
def default_root(players: int, turn: int) -> int:
    """Return the seat whose value to seek for the seat to move.

    With two players that is always seat 0, so that both seats' searches share the table.
    """
    return 0 if players == 2 else turn


@inline
def value_for_root(
    values: np.ndarray, players: int, kind: int, goal: np.ndarray, c: np.record
) -> int:
    """Return the root's value minus ``c.others`` percent of the others' average.

    With a goal, return what that lead is worth instead (see ``chances``).
    """
    others = others_total(values, c.root, players)
    lead = i64(values[c.root] - others * c.others // (100 * (players - 1)))
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
    """Score every action; the sooner a good one is searched, the more of the tree is cut."""
    p = s.player[i64(s.turn)]
    seat = i64(s.turn)
    for i in range(n):
        action = i64(actions[i])
        score = i64(history[seat, action])
        if action < SHARE_ACTION:
            target = target_of(action)
            count = i64(s.source[source_of(action)]) >> LANE * colour_of(action) & 63
            room = i64(p.room[target])
            # An exact fit is best. Every chocolate too many falls, every one too few leaves the
            # line unfinished, which is worse for a short line than for a long one.
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
    """Swap the best of the remaining actions into place i and return it."""
    best = i
    for j in range(i + 1, n):
        if scores[j] > scores[best]:
            best = j
    actions[i], actions[best] = actions[best], actions[i]
    scores[i], scores[best] = scores[best], scores[i]
    return i64(actions[i])


@inline
def enter(f: np.record, depth: int, alpha: int, beta: int) -> None:
    """Open a frame: search this deep for a value between alpha and beta, as the root sees it."""
    f.depth, f.alpha, f.beta = depth, alpha, beta
    f.next = -1


@inline
def known_value(f: np.record, entry: np.record, c: np.record) -> bool:
    """Set ``f.best`` from the table and return True if its entry is good enough for this frame.

    Any entry of this state sets ``f.first``.
    """
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
            return False  # in an open window: the expected line would end here
        c.cut += i64(entry.depth < COMPLETE)
        f.best = known
        return True
    return False


@inline
def open_child(f: np.record, child: np.record) -> None:
    """Open the frame of the action under way, as its stage says.

    REDUCED is less deep with an empty window, NARROW as deep with an empty window, FULL as deep
    with the whole window. What beats ``low`` in one stage is searched again in the next.
    """
    bottom = f.side * f.low
    top = f.side * (f.high if f.stage == FULL else f.low + 1)
    depth = f.depth - 1
    if f.stage == REDUCED:
        depth -= reduction(f.depth, f.next)
    enter(child, depth, min(bottom, top), max(bottom, top))


@inline
def reduction(depth: int, i: int) -> int:
    """Return how much less deep the i-th action is searched at first."""
    return 1 + i64(i >= 12) + i64(i >= 30) if depth >= 3 and i >= 4 else 0


@inline
def fade(history: np.ndarray) -> None:
    """Let the cuts of earlier iterations count less."""
    for seat in range(MAX_PLAYERS):
        for action in range(ACTIONS):
            history[seat, action] //= 4


@inline
def keep_line(pv: np.ndarray, ply: int, action: int) -> None:
    """Write the expected line from this ply: an action, then the line of the next ply."""
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
    control: Control,
    line: np.ndarray,
) -> None:
    """Search deeper and deeper until a limit, a stop, or the round is solved.

    After every iteration ``control`` holds its depth and value, and ``line`` the expected
    actions, ended by -1.

    This is one function because Numba compiles the callees of a compiled function once more for
    each caller, and has no recursion because Numba crashes when it loads a recursive function
    from its disk cache.
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
    c = control[0]
    root, players = c.root, i64(states[0].players)
    depth, deepest = c.first_depth, min(MAX_DEPTH, c.depth_limit)
    stack[0] = states[0]
    while depth <= deepest:
        c.cut = 0
        enter(frames[0], depth, -INFINITE, i64(INFINITE))
        ply, result = i64(0), i64(0)
        while ply >= 0:
            f = frames[ply]
            s = stack[ply]
            if f.next < 0:  # a new node
                count_node(c, now)
                if c.stop and depth > 1:  # depth 1 is always finished, so there is a move
                    return
                pv[ply, 0] = -1
                # 1. judge a leaf
                if s.phase >= DEALING or f.depth <= 0:
                    c.cut += i64(s.phase < DEALING)
                    kind = judge(s, worth, scratch, values)
                    result = value_for_root(values, players, kind, worth.goal, c)
                    ply -= 1
                    continue
                # 2. look into the table
                f.side = 1 if i64(s.turn) == root else -1
                f.low, f.high = (f.alpha, f.beta) if f.side > 0 else (-f.beta, -f.alpha)
                f.first = -1
                f.key = hash_state(words[ply], players, root)
                if known_value(f, table[slot_of(f.key, table)], c):
                    result = f.side * f.best
                    ply -= 1
                    continue
                # 3. list and order the actions
                f.count = list_actions(s, lists[ply])
                order_actions(s, lists[ply], orders[ply], f.count, f.first, history)
                f.cut, f.low_before, f.best = c.cut, f.low, -INFINITE
                f.action = f.next = 0
            else:  # back from a child
                value = f.side * result
                if value > f.low and f.stage < FULL and not (f.stage == NARROW and value >= f.high):
                    f.stage += 1
                    open_child(f, frames[ply + 1])
                    ply += 1
                    continue
                if value > f.best:
                    f.best, f.action = value, lists[ply, f.next]
                    if f.high - f.low_before > 1:
                        keep_line(pv, ply, i64(f.action))
                    f.low = max(f.low, value)
                    if f.low >= f.high:
                        history[i64(s.turn), f.action] += f.depth * f.depth
                        f.count = 0
                f.next += 1
            # 4. search the next action, or store the result and go back
            if f.next < f.count:
                action = pick_next(lists[ply], orders[ply], f.next, f.count)
                stack[ply + 1] = s
                advance(stack[ply + 1], action)
                f.stage = FULL if f.next == 0 else REDUCED if reduction(f.depth, f.next) else NARROW
                open_child(f, frames[ply + 1])
                ply += 1
            else:
                bound = LOWER if f.best >= f.high else UPPER if f.best <= f.low_before else EXACT
                searched = COMPLETE if c.cut == f.cut else f.depth
                store(table, f.key, f.best, searched, bound, f.action)
                result = f.side * f.best
                ply -= 1
        # 5. publish a complete iteration
        line[:] = pv[0, : len(line)]
        c.value = result
        c.depth = depth  # after the line: another thread reads the line when the depth has grown
        if c.cut == 0:
            c.solved = 1
            return
        depth += 1
        fade(history)
