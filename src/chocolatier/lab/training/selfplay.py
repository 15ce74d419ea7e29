"""Self-play: games of the search against itself, kept as states with what became of them.

The search is alpha-beta or the tree; with three and four players the bots play by the tree.

A game first explores: in some rounds some of its actions are random. What is kept begins after the
last random action, so that every outcome is that of good play. From there on the state at the end
of every round is kept, and some states inside a round.
"""

import random
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from chocolatier.bots.search import alphabeta as ab
from chocolatier.bots.search import puct
from chocolatier.bots.search.control import CONTROL, renew
from chocolatier.bots.search.runs import EXPLORE, tree_size
from chocolatier.bots.search.transposition import new_table
from chocolatier.bots.value.judge import Evaluation
from chocolatier.bots.value.loading import evaluation_of
from chocolatier.compiled import compiled, i64, inline
from chocolatier.lab.training.games import Games, place_parts, standings
from chocolatier.rules.core import calls
from chocolatier.rules.core.actions import ACTIONS
from chocolatier.rules.core.dealing import deal
from chocolatier.rules.core.legal import list_actions
from chocolatier.rules.core.numbers import DEALING, GAME_OVER, MAX_PLAYERS
from chocolatier.rules.core.random import below
from chocolatier.rules.core.state import DEAL, STATE, Generator, States, empty_state
from chocolatier.rules.ruleset import Rules

MOST_KEPT = 512
TABLE_BITS = 16
LATEST_RANDOM_ROUND = 4
MOST_RANDOM = 40  # percent of the actions while exploring
EVERY_ROUND = 1 << 16  # more rounds than a game has
PUCT_EXPLORES = EXPLORE[puct.PUCT]
NO_TREE = np.zeros(0, puct.NODE)


class Conduct(NamedTuple):
    """How a game is played, and which of its states are kept."""

    nodes: int  # of every search; playouts of a tree
    explored: int  # rounds in which some actions are random
    random: int  # percent of the actions in these rounds
    inside: int  # percent of the states inside a round that are kept
    all_rounds: bool = False
    """Keep the ends of all rounds, and only these, instead of what follows the last random
    action."""


@dataclass(frozen=True)
class SelfPlayTask:
    """Some games of one rule set; it determines everything about them."""

    rules: Rules
    seed: str
    games: int
    nodes: tuple[int, int]  # the fewest and the most nodes (playouts) of a game's searches
    inside: int  # percent of the states inside a round that are kept
    network: str | None  # a file, ``off``, or None for our own
    tree: bool = False  # search by the tree instead of alpha-beta


@inline
def keep(s: np.record, kept: np.ndarray, n: int) -> int:
    """Keep a state if there is room for it and for the end; return how many are kept."""
    if n < len(kept) - 1:
        kept[n] = s
        n += 1
    return n


@inline
def most_visited(tree: np.ndarray) -> int:
    """Return the root's most visited action, the lowest among equals as ``TreeRun`` does."""
    first = i64(tree[0].first)
    most, action = i64(0), i64(0)
    for i in range(first, first + i64(tree[0].count)):
        visits, one = i64(tree[i].visits), i64(tree[i].action)
        if visits > most or (visits == most and one < action):
            most, action = visits, one
    return action


@compiled
def play_game(
    states: States,
    table: np.ndarray,
    tree: np.ndarray,
    worth: Evaluation,
    rng: Generator,
    conduct: Conduct,
    kept: np.ndarray,
) -> int:
    """Play a game to its end; return how many states were kept, of which the last is the end.

    The search is alpha-beta with ``table``, or grows ``tree`` if that has any nodes.
    """
    s = states[0]
    deals = np.zeros(1, DEAL)
    control = np.zeros(1, CONTROL)
    line = np.zeros(ab.LONGEST_LINE, np.int16)
    out = np.zeros(ACTIONS, np.int16)
    n = 0
    while s.phase != GAME_OVER:
        if s.phase == DEALING:
            if s.rounds > 0:
                n = keep(s, kept, n)
            deal(s, rng, deals[0])
            continue
        count = list_actions(s, out)
        action = i64(out[below(rng, count)])
        # Which questions draw a random number is part of what a seed means: change none of them.
        explores = i64(s.rounds) <= conduct.explored and (count > 1 or not conduct.all_rounds)
        if explores and below(rng, 100) < conduct.random:
            if not conduct.all_rounds:
                n = 0
        elif count > 1:
            if not conduct.all_rounds and below(rng, 100) < conduct.inside:
                n = keep(s, kept, n)
            renew(control[0], conduct.nodes, ab.default_root(i64(s.players), i64(s.turn)))
            if len(tree):
                control[0].method = puct.PUCT
                tree[0].visits = tree[0].count = 0
                puct.grow(states, tree, worth, rng, control, PUCT_EXPLORES)
                action = most_visited(tree)
            else:
                ab.deepen(states, table, worth, control, line)
                action = i64(line[0])
        calls.advance(s, action)
    kept[n] = s
    return n + 1


def play_games(task: SelfPlayTask) -> Games:
    """Play a task's games."""
    table = new_table(TABLE_BITS)
    worth = evaluation_of(task.rules, task.network)
    choose = random.Random(task.seed)
    rng = np.array([choose.getrandbits(64) | 1], np.uint64)
    kept = np.zeros(MOST_KEPT, STATE)
    low, high = task.nodes
    tree = np.zeros(tree_size(high), puct.NODE) if task.tree else NO_TREE
    parts, game, ends = [], [], []
    for index in range(task.games):
        states = start_game(task.rules, index)
        conduct = Conduct(
            nodes=round(low * (high / low) ** choose.random()),
            explored=choose.randint(0, LATEST_RANDOM_ROUND),
            random=choose.randint(1, MOST_RANDOM),
            inside=task.inside,
        )
        n = play_game(states, table, tree, worth, rng, conduct, kept)
        parts.append(kept[:n].copy())
        game.append(np.full(n, index, np.int32))
        ends.append(states)
    finished = np.concatenate(ends)
    wins = np.zeros((task.games, MAX_PLAYERS), np.float32)
    wins[:, : task.rules.players] = place_parts(standings(finished))[:, :, 0]
    scores = finished["player"]["score"].astype(np.int16)
    return Games(np.concatenate(parts), np.concatenate(game), scores, wins)


def start_game(rules: Rules, index: int) -> States:
    """Return the beginning of a game; the seats take turns in starting."""
    states = empty_state()
    calls.start(states, rules.players, rules.options, rules.round_limit, index % rules.players)
    return states
