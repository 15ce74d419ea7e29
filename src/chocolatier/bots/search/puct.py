"""Monte-Carlo tree search with a value per seat, by one of two methods.

UCT     UCB1, and a random game to its end from every new leaf
PUCT    priors and leaf values from ``judge``: a new node judges all its children at once

The tree ends where the round ends: a deal could only be averaged over, not searched.
"""

import math

import numpy as np

from chocolatier.bots.search.control import Control
from chocolatier.bots.search.deadline import is_late
from chocolatier.bots.value.chances import share_out
from chocolatier.bots.value.features import MILLI
from chocolatier.bots.value.judge import Evaluation, judge
from chocolatier.bots.value.leads import lead
from chocolatier.bots.value.scratch import new_scratch
from chocolatier.compiled import compiled, i64, inline
from chocolatier.rules.core.actions import ACTIONS
from chocolatier.rules.core.calls import advance
from chocolatier.rules.core.dealing import deal
from chocolatier.rules.core.legal import list_actions, random_action
from chocolatier.rules.core.masks import standing
from chocolatier.rules.core.numbers import DEALING, GAME_OVER, MAX_PLAYERS
from chocolatier.rules.core.state import DEAL, STATE, Generator, States

NODE = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("visits", np.int32),
                ("first", np.int32),  # where its children begin in the tree
                ("value", np.float32),  # sum of rewards for the seat that moved into the node
                ("prior", np.float32),
                ("guess", np.float32),  # the reward expected before the first visit
                ("count", np.int16),  # how many children; 0 until it is expanded
                ("action", np.int16),
                ("seat", np.uint8),  # the seat that moved into the node
            ],
            align=True,
        ),
    )
)
UCT, PUCT = 0, 1
SCALE = 12.0  # points: a lead of this size gives a reward of 0.88
SHARPNESS = 2.0  # points: how quickly priors fall off behind the best child
MAX_PATH = 128


@inline
def points_ahead(values: np.ndarray, seat: int, players: int) -> float:
    """Return a seat's lead over the others' average, in points."""
    return lead(values, seat, players) / (players - 1) / MILLI


@inline
def rewards_of_values(values: np.ndarray, players: int, spread: float, rewards: np.ndarray) -> None:
    """Write rewards between 0 and 1 for expected points.

    With a spread they are chances of winning, else they grow with the lead.
    """
    if spread > 0.0:
        share_out(values, players, MILLI * spread, rewards)
        return
    for seat in range(players):
        rewards[seat] = 0.5 + 0.5 * math.tanh(points_ahead(values, seat, players) / SCALE)


@inline
def rewards_of_result(s: np.record, rewards: np.ndarray) -> None:
    """Write 1 for the winner of a finished game; several winners share it (R31)."""
    players = i64(s.players)
    best = sharing = 0
    for seat in range(players):
        key = standing(s.player[seat])
        rewards[seat] = key
        if key > best or seat == 0:
            best, sharing = key, 0
        sharing += i64(key == best)
    for seat in range(players):
        rewards[seat] = 1.0 / sharing if rewards[seat] == best else 0.0


@compiled
def play_to_end(s: np.record, rng: Generator, d: np.record, rewards: np.ndarray) -> None:
    """Play random actions to the end of the game and write its rewards."""
    while s.phase != GAME_OVER:
        if s.phase == DEALING:
            deal(s, rng, d)
        random_action(s, rng)
    rewards_of_result(s, rewards)


@inline
def add_children(tree: np.ndarray, node: int, size: int, s: np.record, out: np.ndarray) -> int:
    """Append the node's children, all alike, and return the tree's new size.

    Another thread may read the tree, whose memory is not clear: publish ``count`` only after all
    children are initialised.
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
    """Set a child's guess, and copy its rewards to ``best`` if they are better for its mover.

    Its prior is the mover's lead until ``set_priors`` has seen all children.
    """
    seat = i64(child.seat)
    child.guess = rewards[seat]
    child.prior = points_ahead(values, seat, players)
    if rewards[seat] > best[seat]:
        for other in range(players):
            best[other] = rewards[other]


@inline
def set_priors(tree: np.ndarray, node: int) -> None:
    """Turn the leads of a node's children into priors that add up to 1."""
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
def select_child(tree: np.ndarray, node: int, method: int, explore: float) -> int:
    """Return the child to visit next."""
    first, n = i64(tree[node].first), i64(tree[node].count)
    parent = max(1, i64(tree[node].visits))
    width = explore * math.sqrt(parent if method == PUCT else math.log(parent))
    best, chosen = -1e30, first
    for i in range(first, first + n):
        child = tree[i]
        visits = i64(child.visits)
        if method == PUCT:
            score = width * child.prior / (1 + visits)
            score += child.value / visits if visits else child.guess
        else:
            # each child once, in their order, before any of them twice
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
    control: Control,
    explore: float,
) -> None:
    """Add playouts to the tree until a limit or a stop; ``tree[0]`` is the root.

    At least two playouts are made, so that some action has a visit.
    """
    c = control[0]
    stack = np.zeros(2, STATE)
    s = stack[0]
    deals = np.zeros(1, DEAL)
    scratch, values = new_scratch(), np.zeros(MAX_PLAYERS, np.int64)
    now = np.zeros(2, np.int64)
    rewards, leaf = np.zeros(MAX_PLAYERS), np.zeros(MAX_PLAYERS)
    out = np.zeros(ACTIONS, np.int16)
    path = np.zeros(MAX_PATH, np.int64)
    method, players = c.method, i64(states[0].players)
    size = c.tree_size
    while c.nodes < 2 or (not c.stop and c.nodes < c.node_limit):
        stack[0] = states[0]
        node, depth = i64(0), 0
        # 1. down the tree
        while tree[node].count and depth < MAX_PATH:
            node = select_child(tree, node, method, explore)
            advance(s, i64(tree[node].action))
            path[depth] = node
            depth += 1
        # 2. a new leaf
        is_full = size + ACTIONS >= len(tree)
        if s.phase >= DEALING or is_full:
            if method == UCT:
                play_to_end(s, rng, deals[0], leaf)
            else:
                kind_of_leaf = judge(s, worth, scratch, values)
                rewards_of_values(values, players, worth.spread[kind_of_leaf], leaf)
        elif method == PUCT:
            first, size = size, add_children(tree, node, size, s, out)
            leaf[i64(s.turn)] = -1.0
            for i in range(first, size):  # not a helper: it would compile its callees once more
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
        for seat in range(players):
            c.rewards[seat] += leaf[seat]
        for i in range(depth):
            visited = tree[path[i]]
            visited.visits += 1
            visited.value += leaf[i64(visited.seat)]
        c.nodes += 1
        c.tree_size = size
        if is_late(c.deadline, now):
            c.stop = 1
