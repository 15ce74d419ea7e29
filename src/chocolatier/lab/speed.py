"""The speed of uniformly random games on one processor core."""

import time
from dataclasses import dataclass

import numpy as np

from chocolatier.rules.core import calls
from chocolatier.rules.core.state import empty_state
from chocolatier.rules.ruleset import Rules

SEED_WORD = 88172645463325252


@dataclass(frozen=True)
class Speed:
    """Complete random games and their actions per second of CPU time."""

    games_per_second: float
    moves_per_second: float


def measure(rules: Rules, games: int = 20_000, repeats: int = 5) -> Speed:
    """Return the best of several runs over the same games."""
    states = empty_state()
    calls.start(states, rules.players, rules.options, rules.round_limit, 0)
    best = float("inf")
    moves = 0
    for _ in range(repeats):
        tally = np.zeros(13, np.int64)
        tally[0] = games
        rng = np.array([SEED_WORD], np.uint64)
        began = time.thread_time()
        calls.play_out(states, rng, tally)
        best = min(best, time.thread_time() - began)
        moves = int(tally[1])
    return Speed(games / best, moves / best)
