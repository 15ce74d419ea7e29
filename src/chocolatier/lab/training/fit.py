"""Fit the hand-made evaluation: the points that a board's features bring by the end.

``python -m chocolatier.lab.training.fit --games 2000`` plays games of the search against itself
with some random moves, takes every board at the end of every round, and fits the points still to
come to its features by ridge regression: one set of weights for each number of players and side,
and for each length of the longest row.
"""

import argparse
import json
import random
from collections.abc import Iterable, Iterator
from contextlib import closing
from dataclasses import dataclass
from importlib.resources import files
from itertools import chain, islice
from pathlib import Path

import numpy as np
from rich.progress import track

from chocolatier.bots.search.transposition import new_table
from chocolatier.bots.value.features import BUCKETS, FEATURES, NAMES
from chocolatier.bots.value.loading import plain_evaluation
from chocolatier.bots.value.readout import features_of
from chocolatier.bots.value.weights import FILE, tables_of, weights_of
from chocolatier.lab.files import replacing
from chocolatier.lab.pool import run_ordered
from chocolatier.lab.training.selfplay import EVERY_ROUND, NO_TREE, Conduct, play_game, start_game
from chocolatier.rules.core.numbers import MAX_PLAYERS, Side
from chocolatier.rules.core.state import STATE
from chocolatier.rules.ruleset import Rules

MOST_ROUNDS = 64  # that are looked at
TABLE_BITS = 18
CHUNK = 25
RIDGE = 30.0
FITTED_TOGETHER = [
    [Rules(players, side, special) for special in (False, True)]
    for players in (2, 3, 4)
    for side in Side
]


@dataclass(frozen=True)
class RoundEnds:
    """Boards at the end of rounds: features, bucket, and the points still to come."""

    features: np.ndarray
    buckets: np.ndarray
    future: np.ndarray


@dataclass(frozen=True)
class FitTask:
    """Some games of one rule set; it determines everything about them."""

    rules: Rules
    seed: str
    games: int
    nodes: int
    percent_random: int


def play_boards(task: FitTask) -> RoundEnds:
    """Play a task's games and return the boards at the end of their rounds."""
    table = new_table(TABLE_BITS)
    worth = plain_evaluation(tables_of(task.rules))
    rng = np.array([random.Random(task.seed).getrandbits(64) | 1], np.uint64)
    conduct = Conduct(task.nodes, EVERY_ROUND, task.percent_random, 0, all_rounds=True)
    kept = np.zeros(MOST_ROUNDS + 1, STATE)
    found = []
    for index in range(task.games):
        start = start_game(task.rules, index)
        n = play_game(start, table, NO_TREE, worth, rng, conduct, kept)
        found.append(_round_ends(kept[:n], task.rules.players))
    return _join(found)


def _round_ends(states: np.ndarray, players: int) -> RoundEnds:
    """Return the boards of a game's states, of which the last is its end."""
    rounds = len(states) - 1
    features = np.zeros((rounds, MAX_PLAYERS, FEATURES))
    scores, bonuses = np.zeros((2, rounds, MAX_PLAYERS))
    buckets = [
        features_of(states[i : i + 1], features[i], scores[i], bonuses[i]) for i in range(rounds)
    ]
    final = states["player"]["score"][-1]
    return RoundEnds(
        features[:, :players].reshape(-1, FEATURES),
        np.repeat(np.array(buckets, np.int64), players),
        (final - (scores + bonuses))[:, :players].reshape(-1),
    )


def fit(samples: RoundEnds, prior: np.ndarray) -> tuple[np.ndarray, float]:
    """Return weights (BUCKETS, FEATURES), drawn towards the prior, and the share they explain."""
    weights = prior.copy()
    left = 0.0
    for bucket in range(BUCKETS - 1):
        chosen = samples.buckets == bucket
        x, y = samples.features[chosen], samples.future[chosen]
        residual = y - x @ prior[bucket]
        penalty = RIDGE * np.eye(FEATURES)
        penalty[0, 0] = 1e-6  # the base is free
        weights[bucket] += np.linalg.solve(x.T @ x + penalty, x.T @ residual)
        left += float(((y - x @ weights[bucket]) ** 2).sum())
    spread = float(((samples.future - samples.future.mean()) ** 2).sum())
    return weights, 1 - left / spread


def _write(path: Path, by_rules: dict[str, np.ndarray], about: str) -> None:
    data = {
        "about": about,
        "weights": {
            name: {
                feature: [round(float(w), 4) for w in weights[: BUCKETS - 1, i]]
                for i, feature in enumerate(NAMES)
            }
            for name, weights in by_rules.items()
        },
    }
    with replacing(path) as file:
        file.write(json.dumps(data, indent=1) + "\n")


def _tasks(kinds: list[Rules], options: argparse.Namespace) -> Iterator[FitTask]:
    """Yield the games of rules that are fitted together, in chunks, each of them in turn."""
    games = max(1, options.games // len(kinds))
    for i, begin in enumerate(range(0, games, CHUNK)):
        for rules in kinds:
            seed, size = f"{options.seed}/{rules}/{i}", min(CHUNK, games - begin)
            yield FitTask(rules, seed, size, options.nodes, options.random)


def _join(parts: Iterable[RoundEnds]) -> RoundEnds:
    every = list(parts)
    return RoundEnds(
        np.concatenate([part.features for part in every]),
        np.concatenate([part.buckets for part in every]),
        np.concatenate([part.future for part in every]),
    )


def main() -> None:
    """Play, fit and write the weights."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000, help="per number of players and side")
    parser.add_argument("--nodes", type=int, default=600)
    parser.add_argument("--random", type=int, default=8, help="percent of random actions")
    parser.add_argument("--seed", default="fit")
    parser.add_argument("--jobs", type=int, default=2)
    own = Path(str(files("chocolatier.bots.value").joinpath(FILE)))
    parser.add_argument("--out", type=Path, default=own, metavar="FILE", help="default: our own")
    options = parser.parse_args()
    found: dict[str, np.ndarray] = {}
    tasks = [list(_tasks(kinds, options)) for kinds in FITTED_TOGETHER]
    # One run for all, so that its processes load the compiled code only once.
    with closing(run_ordered(play_boards, chain.from_iterable(tasks), options.jobs)) as played:
        for kinds, batch in zip(FITTED_TOGETHER, tasks, strict=True):
            name, n = f"{kinds[0].players} {kinds[0].side.name}", len(batch)
            samples = _join(track(islice(played, n), name, total=n))
            weights, explained = fit(samples, weights_of(kinds[0]))
            print(f"{name}: {len(samples.future)} boards, {explained:.3f}")
            for rules in kinds:
                found[str(rules)] = weights
    about = (
        f"Fitted on {options.games} self-play games per number of players and side, "
        f"{options.nodes} nodes a move, {options.random} % random actions"
    )
    _write(options.out, found, about)


if __name__ == "__main__":
    main()
