"""Monte-Carlo tree search with a value per seat, in two kinds.

UCT     the plain kind: UCB1, and random games played to their end from every new leaf
PUCT    priors and leaves from ``evaluate``: a new node judges all its children at once

The tree ends where the round ends: what a deal brings cannot be searched, only averaged.
"""

import math

import numpy as np

from chocolatier.bots.search.deadline import is_late
from chocolatier.bots.value.chances import win_chances
from chocolatier.bots.value.features import MILLI
from chocolatier.bots.value.judge import Evaluation, judge
from chocolatier.bots.value.network import new_scratch
from chocolatier.compiled import compiled, i64, inline
from chocolatier.rules.core.actions import ACTIONS
from chocolatier.rules.core.calls import advance
from chocolatier.rules.core.dealing import deal
from chocolatier.rules.core.legal import list_actions, random_action
from chocolatier.rules.core.masks import full_rows
from chocolatier.rules.core.numbers import DEALING, GAME_OVER, MAX_PLAYERS
from chocolatier.rules.core.state import DEAL, STATE, Generator, States

NODE = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("visits", np.int32),
                ("first", np.int32),  # first child
                ("value", np.float32),  # sum of rewards for the seat that moved into the node
                ("prior", np.float32),
                ("guess", np.float32),  # the reward expected before the first visit
                ("count", np.int16),  # children; 0 before it is expanded
                ("action", np.int16),
                ("seat", np.uint8),  # the seat that moved into the node
            ],
            align=True,
        ),
    )
)
UCT, PUCT = 0, 1
SCALE = 12.0  # points: a lead of this much is worth about three quarters
SHARPNESS = 2.0  # points: how quickly priors fall off behind the best child
MAX_PATH = 128

# ``control``
STOP, DEADLINE, PLAYOUTS, PLAYOUT_LIMIT, SIZE, KIND = range(6)
CONTROL = 6


@inline
def rewards_of_values(values: np.ndarray, players: int, spread: float, rewards: np.ndarray) -> None:
    """Rewards between 0 and 1 from expected points.

    With a spread the chances to win, else a seat's lead over the others' average.
    """
    if spread > 0.0:
        win_chances(values, players, spread, rewards)
        return
    total = 0.0
    for seat in range(players):
        total += values[seat]
    for seat in range(players):
        lead = (values[seat] - (total - values[seat]) / (players - 1)) / MILLI
        rewards[seat] = 0.5 + 0.5 * math.tanh(lead / SCALE)


@inline
def rewards_of_result(s: np.record, rewards: np.ndarray) -> None:
    """1 for the winner, shared when the win is (R31)."""
    players = i64(s.players)
    best = sharing = 0
    for seat in range(players):
        rows = full_rows(i64(s.player[seat].box))
        key = 8 * i64(s.player[seat].score) + (rows * 0x108421 >> 20 & 31)
        rewards[seat] = key
        if key > best or seat == 0:
            best, sharing = key, 0
        sharing += i64(key == best)
    for seat in range(players):
        rewards[seat] = 1.0 / sharing if rewards[seat] == best else 0.0


@compiled
def play_to_end(s: np.record, rng: Generator, d: np.record, rewards: np.ndarray) -> None:
    """A random game from here; its rewards."""
    while s.phase != GAME_OVER:
        if s.phase == DEALING:
            deal(s, rng, d)
        random_action(s, rng)
    rewards_of_result(s, rewards)


@inline
def add_children(tree: np.ndarray, node: int, size: int, s: np.record, out: np.ndarray) -> int:
    """Append the node's children, all alike; the new size.

    Somebody who reads the tree meanwhile must not meet what was in its room before: the node
    has children only when they are complete.
    """
    n = list_actions(s, out)
    tree[node].first = size
    for i in range(n):
        child = tree[size + i]
        child.visits = child.first = child.count = 0
        child.value = 0.0
        child.guess = 0.5
        child.prior = 1.0 / n
        child.action = out[i]
        child.seat = s.turn
    tree[node].count = n
    return size + n


@inline
def set_guess(
    child: np.record, players: int, values: np.ndarray, rewards: np.ndarray, best: np.ndarray
) -> None:
    """What a child promises its mover; ``best`` takes over the rewards if they are better.

    The prior is the lead until ``set_priors`` has seen all of them.
    """
    seat = i64(child.seat)
    total = 0
    for other in range(players):
        total += values[other]
    child.guess = rewards[seat]
    child.prior = (values[seat] - (total - values[seat]) / (players - 1)) / MILLI
    if rewards[seat] > best[seat]:
        for other in range(players):
            best[other] = rewards[other]


@inline
def set_priors(tree: np.ndarray, node: int) -> None:
    """Turn the leads of a node's children into priors."""
    first, n = i64(tree[node].first), i64(tree[node].count)
    furthest, everything = -1e9, 0.0
    for i in range(first, first + n):
        furthest = max(furthest, tree[i].prior)
    for i in range(first, first + n):
        tree[i].prior = math.exp((tree[i].prior - furthest) / SHARPNESS)
        everything += tree[i].prior
    for i in range(first, first + n):
        tree[i].prior /= everything


@inline
def select_child(tree: np.ndarray, node: int, kind: int, explore: float) -> int:
    """The child to visit next."""
    first, n = i64(tree[node].first), i64(tree[node].count)
    parent = max(1, i64(tree[node].visits))
    width = explore * math.sqrt(parent) if kind == PUCT else explore * math.sqrt(math.log(parent))
    best, chosen = -1e30, first
    for i in range(first, first + n):
        child = tree[i]
        visits = i64(child.visits)
        if kind == PUCT:
            score = width * child.prior / (1 + visits)
            score += child.value / visits if visits else child.guess
        else:
            score = child.value / visits + width / math.sqrt(visits) if visits else 1e20 - i
        if score > best:
            best, chosen = score, i
    return chosen


@compiled
def grow(
    states: States,
    tree: np.ndarray,
    worth: Evaluation,
    rng: Generator,
    control: np.ndarray,
    explore: float,
) -> None:
    """Add playouts to the tree until a limit or a stop; ``tree[0]`` is the root."""
    stack = np.zeros(2, STATE)
    s = stack[0]
    deals = np.zeros(1, DEAL)
    scratch, values = new_scratch(), np.zeros(MAX_PLAYERS, np.int64)
    now = np.zeros(2, np.int64)
    rewards, leaf = np.zeros(MAX_PLAYERS), np.zeros(MAX_PLAYERS)
    out = np.zeros(ACTIONS, np.int16)
    path = np.zeros(MAX_PATH, np.int64)
    kind, players = control[KIND], i64(states[0].players)
    size = control[SIZE]
    while control[PLAYOUTS] < 2 or (
        not control[STOP] and control[PLAYOUTS] < control[PLAYOUT_LIMIT]
    ):
        stack[0] = states[0]
        node, depth = i64(0), 0
        # 1. down the tree
        while tree[node].count and depth < MAX_PATH:
            node = select_child(tree, node, kind, explore)
            advance(s, i64(tree[node].action))
            path[depth] = node
            depth += 1
        # 2. a new leaf
        room = size + ACTIONS < len(tree)
        if s.phase >= DEALING or not room:
            if kind == UCT:
                play_to_end(s, rng, deals[0], leaf)
            else:
                kind_of_leaf = judge(s, worth, scratch, values)
                rewards_of_values(values, players, worth.spread[kind_of_leaf], leaf)
        elif kind == PUCT:
            first, size = size, add_children(tree, node, size, s, out)
            leaf[i64(s.turn)] = -1.0
            for i in range(first, size):  # here: a helper would compile what it calls once more
                stack[1] = s
                advance(stack[1], i64(tree[i].action))
                kind_of_child = judge(stack[1], worth, scratch, values)
                rewards_of_values(values, players, worth.spread[kind_of_child], rewards)
                set_guess(tree[i], players, values, rewards, leaf)
            set_priors(tree, node)
        else:
            if node == 0 or tree[node].visits:
                size = add_children(tree, node, size, s, out)
            play_to_end(s, rng, deals[0], leaf)
        # 3. up again
        tree[0].visits += 1
        for i in range(depth):
            visited = tree[path[i]]
            visited.visits += 1
            visited.value += leaf[i64(visited.seat)]
        control[PLAYOUTS] += 1
        control[SIZE] = size
        if is_late(control[DEADLINE], now):
            control[STOP] = 1
