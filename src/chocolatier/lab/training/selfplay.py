"""Self-play: games of the search against itself, written down as states with what became of them.

A game first explores: for some rounds some of its actions are random. What is written down begins
after the last random action, so that every outcome is that of good play. From there on every state
at the end of a round is kept, and some inside a round.
"""

import random
from dataclasses import dataclass

import numpy as np

from chocolatier.bots.search import alphabeta as ab
from chocolatier.bots.search.control import CONTROL, renew
from chocolatier.bots.search.transposition import new_table
from chocolatier.bots.value.judge import Evaluation
from chocolatier.bots.value.loading import evaluation_of
from chocolatier.compiled import compiled, i64
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


@dataclass(frozen=True)
class Task:
    """Some games of one rule set; everything follows from this."""

    rules: Rules
    seed: str
    games: int
    nodes: tuple[int, int]
    inside: int  # percent of the positions inside a round that are kept
    network: str | None  # a file, ``off``, or None for our own


@dataclass(frozen=True)
class Games:
    """States in the order in which they were met; ``scores`` and ``wins`` are by game and seat.

    The last state of a game is its end.
    """

    states: np.ndarray
    game: np.ndarray
    scores: np.ndarray
    wins: np.ndarray


@compiled
def play_game(
    states: States,
    table: np.ndarray,
    worth: Evaluation,
    rng: Generator,
    nodes: int,
    explored: int,
    percent_random: int,
    percent_inside: int,
    kept: np.ndarray,
) -> int:
    """Play a game to its end; how many states were kept."""
    s = states[0]
    deals = np.zeros(1, DEAL)
    control = np.zeros(1, CONTROL)
    line = np.zeros(ab.LONGEST_LINE, np.int16)
    out = np.zeros(ACTIONS, np.int16)
    n = 0
    while s.phase != GAME_OVER:
        if s.phase == DEALING:
            if s.rounds > 0 and n < MOST_KEPT - 1:
                kept[n] = s
                n += 1
            deal(s, rng, deals[0])
            continue
        count = list_actions(s, out)
        action = i64(out[below(rng, count)])
        if i64(s.rounds) <= explored and below(rng, 100) < percent_random:
            n = 0
        elif count > 1:
            if below(rng, 100) < percent_inside and n < MOST_KEPT - 1:
                kept[n] = s
                n += 1
            renew(control[0], nodes, ab.default_root(i64(s.players), i64(s.turn)))
            ab.deepen(states, table, worth, control, line)
            action = i64(line[0])
        calls.advance(s, action)
    kept[n] = s
    return n + 1


def play_games(task: Task) -> Games:
    """Play a task's games."""
    table = new_table(TABLE_BITS)
    worth = evaluation_of(task.rules, task.network)
    choose = random.Random(task.seed)
    rng = np.array([choose.getrandbits(64) | 1], np.uint64)
    kept = np.zeros(MOST_KEPT, STATE)
    players = task.rules.players
    states, game, scores, wins = [], [], [], []
    low, high = task.nodes
    for index in range(task.games):
        start = empty_state()
        calls.start(start, players, task.rules.options, task.rules.round_limit, index % players)
        nodes = round(low * (high / low) ** choose.random())
        explored = choose.randint(0, LATEST_RANDOM_ROUND)
        n = play_game(
            start,
            table,
            worth,
            rng,
            nodes,
            explored,
            choose.randint(1, MOST_RANDOM),
            task.inside,
            kept,
        )
        states.append(kept[:n].copy())
        game.append(np.full(n, index, np.int32))
        scores.append(start["player"]["score"][0].astype(np.int16))
        wins.append(win_shares(start))
    return Games(np.concatenate(states), np.concatenate(game), np.array(scores), np.array(wins))


def win_shares(states: States) -> np.ndarray:
    """Every seat's part of the win of a finished game (R31)."""
    players = int(states["players"][0])
    keys = []
    for seat in range(players):
        board = states["player"][0, seat]
        full = sum(int(row) == 31 for row in board["rows"])
        keys.append((int(board["score"]), full))
    shares = np.zeros(MAX_PLAYERS, np.float32)
    winners = [seat for seat in range(players) if keys[seat] == max(keys)]
    shares[winners] = 1 / len(winners)
    return shares
