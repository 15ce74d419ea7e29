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

from chocolatier.bots.evaluate import judge
from chocolatier.bots.table import (
    COMPLETE,
    EXACT,
    LOWER,
    NO_ENTRY,
    UPPER,
    hash_state,
    slot_of,
    store,
)
from chocolatier.compiled import compiled, i64, inline
from chocolatier.rules.core import advance
from chocolatier.rules.layout import ACTIONS, FLOOR, LANE, MAX_PLAYERS, SHARE_ACTION, Phase
from chocolatier.rules.moves import allows, list_actions
from chocolatier.rules.state import PLAYER, STATE, States

DEALING = int(Phase.DEAL)
MAX_DEPTH = 62
INFINITE = 1 << 30

# ``control``: what the search and its owner tell each other
STOP, NODES, NODE_LIMIT, DEPTH_LIMIT, CUT, DEPTH, VALUE, BEST, OFFSET, SOLVED, ROOT = range(11)
CONTROL = 11


@inline
def difference(
    s: np.record, root: int, tables: np.ndarray, boards: np.ndarray, values: np.ndarray
) -> int:
    """The value of a state for the root: its points minus the others' average."""
    judge(s, tables, boards, values)
    others = 0
    for seat in range(i64(s.players)):
        others += values[seat]
    others -= values[root]
    if s.players == 2:
        return i64(values[root] - others)
    return i64(values[root] - others // (i64(s.players) - 1))


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


@compiled
def search(
    stack: np.ndarray,
    words: np.ndarray,
    ply: int,
    depth: int,
    alpha: int,
    beta: int,
    table: np.ndarray,
    tables: np.ndarray,
    work: tuple[np.ndarray, ...],
    control: np.ndarray,
) -> int:
    """The value of stack[ply] for the root, if it lies between alpha and beta; else a bound."""
    boards, values, lists, orders, history = work
    s = stack[ply]
    control[NODES] += 1
    if control[NODES] >= control[NODE_LIMIT]:
        control[STOP] = 1
    root = control[ROOT]
    if s.phase >= DEALING:
        return difference(s, root, tables, boards, values)
    if depth <= 0:
        control[CUT] += 1
        return difference(s, root, tables, boards, values)
    turn = i64(s.turn)
    side = 1 if turn == root else -1
    low, high = (alpha, beta) if side > 0 else (-beta, -alpha)  # from here on for this seat
    # 1. what is known
    key = hash_state(words[ply], i64(s.players), root)
    entry = table[slot_of(key, table)]
    first = -1
    if entry.key == key and entry.bound != NO_ENTRY:
        first = i64(entry.action)
        if entry.depth >= depth:
            known, bound = i64(entry.value), i64(entry.bound)
            if (
                bound == EXACT
                or (bound == LOWER and known >= high)
                or (bound == UPPER and known <= low)
            ):
                control[CUT] += i64(entry.depth < COMPLETE)
                return side * known
    # 2. the actions, best guess first
    cut_before = control[CUT]
    actions, scores = lists[ply], orders[ply]
    n = list_actions(s, actions)
    order_actions(s, actions, scores, n, first, history)
    best, best_action, floor = -INFINITE, 0, low
    for i in range(n):
        action = pick_next(actions, scores, i, n)
        stack[ply + 1] = s
        advance(stack[ply + 1], action)
        # 3. late actions: less deep, then full depth, both with an empty window, then in full
        less = depth - 1
        if depth >= 3 and i >= 4:
            less -= 1 + i64(i >= 12) + i64(i >= 30)
        stage = 2 if i == 0 else 1 if less == depth - 1 else 0
        value = 0
        while stage <= 2:
            bottom = side * low
            top = side * (high if stage == 2 else low + 1)
            value = side * search(
                stack,
                words,
                ply + 1,
                less if stage == 0 else depth - 1,
                min(bottom, top),
                max(bottom, top),
                table,
                tables,
                work,
                control,
            )
            if control[STOP] or value <= low or (stage == 1 and value >= high):
                break
            stage += 1
        if control[STOP]:
            return 0
        if value > best:
            best, best_action = value, action
            low = max(low, best)
            if low >= high:
                history[turn, action] += depth * depth
                break
    # 4. remember
    bound = LOWER if best >= high else UPPER if best <= floor else EXACT
    known_depth = COMPLETE if control[CUT] == cut_before else depth
    store(table, key, best, known_depth, bound, best_action)
    return side * best


@compiled
def deepen(
    states: States,
    table: np.ndarray,
    tables: np.ndarray,
    control: np.ndarray,
    line: np.ndarray,
) -> None:
    """Search deeper and deeper until a limit, a stop, or the round is solved.

    After every iteration ``control`` holds its depth, value for the root and best action, and
    ``line`` the expected actions, ended by -1.
    """
    stack = np.zeros(MAX_DEPTH + 4, STATE)
    words = stack.view(np.uint64).reshape(len(stack), -1)
    work = (
        np.zeros(4, PLAYER),
        np.zeros(4, np.int64),
        np.zeros((len(stack), ACTIONS), np.int16),
        np.zeros((len(stack), ACTIONS), np.int64),
        np.zeros((MAX_PLAYERS, ACTIONS), np.int64),
    )
    depth = 1 + control[OFFSET]
    while depth <= min(MAX_DEPTH, control[DEPTH_LIMIT]):
        stack[0] = states[0]
        control[CUT] = 0
        value = search(stack, words, 0, depth, -INFINITE, INFINITE, table, tables, work, control)
        if control[STOP]:
            break
        stack[0] = states[0]
        n = 0
        while n < len(line) - 1 and stack[0].phase < DEALING:
            key = hash_state(words[0], i64(states[0].players), control[ROOT])
            entry = table[slot_of(key, table)]
            if entry.key != key or entry.bound == NO_ENTRY or not allows(stack[0], entry.action):
                break
            line[n] = entry.action
            advance(stack[0], i64(entry.action))
            n += 1
        line[n] = -1
        control[DEPTH], control[VALUE] = depth, value
        control[BEST] = line[0]
        if control[CUT] == 0:
            control[SOLVED] = 1
            break
        depth += 1
        for seat in range(MAX_PLAYERS):
            for action in range(ACTIONS):
                work[4][seat, action] //= 4  # what cut an iteration ago counts less
