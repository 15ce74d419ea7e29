"""Fitting the hand-made evaluation: what were a board's features worth in games to their end?

``python -m chocolatier.lab.training.fit --games 2000`` plays games of the search against itself
with some random moves, looks at every board at the end of every round, and fits points still to
come on its features by ridge regression, one set of weights for each number of players and side,
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

from chocolatier.bots.search import alphabeta as ab
from chocolatier.bots.search.transposition import new_table
from chocolatier.bots.value.features import BUCKETS, FEATURES, NAMES
from chocolatier.bots.value.judge import Evaluation, features_of
from chocolatier.bots.value.loading import plain_evaluation
from chocolatier.bots.value.weights import FILE, tables_of, weights_of
from chocolatier.compiled import compiled, i64
from chocolatier.lab.files import replacing
from chocolatier.lab.pool import run_ordered
from chocolatier.rules.core import calls
from chocolatier.rules.core.actions import ACTIONS
from chocolatier.rules.core.dealing import deal
from chocolatier.rules.core.legal import list_actions
from chocolatier.rules.core.numbers import DEALING, GAME_OVER, MAX_PLAYERS, Side
from chocolatier.rules.core.random import below
from chocolatier.rules.core.state import DEAL, Generator, States, empty_state
from chocolatier.rules.ruleset import Rules

MAX_ROUNDS = 64
CHUNK = 25
RIDGE = 30.0
FITTED_TOGETHER = [
    [Rules(players, side, special) for special in (False, True)]
    for players in (2, 3, 4)
    for side in Side
]


@compiled
def self_play(
    states: States,
    table: np.ndarray,
    worth: Evaluation,
    rng: Generator,
    nodes: int,
    percent_random: int,
    features: np.ndarray,
    buckets: np.ndarray,
    scores: np.ndarray,
    bonuses: np.ndarray,
) -> int:
    """Play a game to its end; the number of rounds whose end was written down.

    What stands at i in ``features``, ``scores``, ``bonuses`` and ``buckets`` describes all seats
    at the end of round i+1.
    """
    s = states[0]
    deals = np.zeros(1, DEAL)
    control = np.zeros(ab.CONTROL, np.int64)
    line = np.zeros(ab.MAX_DEPTH + 2, np.int16)
    out = np.zeros(ACTIONS, np.int16)
    rounds = 0
    while s.phase != GAME_OVER:
        if s.phase == DEALING:
            if s.rounds > 0 and rounds < MAX_ROUNDS:
                buckets[rounds] = features_of(
                    states, features[rounds], scores[rounds], bonuses[rounds]
                )
                rounds += 1
            deal(s, rng, deals[0])
            continue
        n = list_actions(s, out)
        action = i64(out[below(rng, n)])
        if n > 1 and below(rng, 100) >= percent_random:
            control[:] = 0
            control[ab.NODE_LIMIT], control[ab.DEPTH_LIMIT] = nodes, ab.MAX_DEPTH
            control[ab.OTHERS] = 100
            control[ab.ROOT] = 0 if s.players == 2 else i64(s.turn)
            ab.deepen(states, table, worth, control, line)
            if control[ab.DEPTH]:
                action = i64(line[0])
        calls.advance(s, action)
    return rounds


@dataclass(frozen=True)
class Samples:
    """Boards at the end of rounds: features, bucket, and the points still to come."""

    features: np.ndarray
    buckets: np.ndarray
    future: np.ndarray


@dataclass(frozen=True)
class _Task:
    rules: Rules
    seed: str
    games: int
    nodes: int
    percent_random: int


def _play(task: _Task) -> Samples:
    table = new_table(18)
    worth = plain_evaluation(tables_of(task.rules))
    word = random.Random(task.seed).getrandbits(64) | 1
    rng = np.array([word], np.uint64)
    features = np.zeros((MAX_ROUNDS, MAX_PLAYERS, FEATURES))
    buckets = np.zeros(MAX_ROUNDS, np.int64)
    scores, bonuses = (np.zeros((MAX_ROUNDS, MAX_PLAYERS)) for _ in range(2))
    rows, where, future = [], [], []
    players = task.rules.players
    for game in range(task.games):
        states = empty_state()
        calls.start(states, players, task.rules.options, task.rules.round_limit, game % players)
        n = self_play(
            states,
            table,
            worth,
            rng,
            task.nodes,
            task.percent_random,
            features,
            buckets,
            scores,
            bonuses,
        )
        final = states["player"]["score"][0, :players]
        for i in range(n):
            rows.append(features[i, :players].copy())
            where.append(np.full(players, buckets[i]))
            future.append(final - (scores + bonuses)[i, :players])
    return Samples(np.concatenate(rows), np.concatenate(where), np.concatenate(future))


def fit(samples: Samples, prior: np.ndarray) -> tuple[np.ndarray, float]:
    """Weights of shape (BUCKETS, FEATURES), drawn towards the prior, and the share explained."""
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


def _tasks(kinds: list[Rules], options: argparse.Namespace) -> Iterator[_Task]:
    """The games of rules that are fitted together, in chunks, by turns of each."""
    games = max(1, options.games // len(kinds))
    for i, begin in enumerate(range(0, games, CHUNK)):
        for rules in kinds:
            seed, size = f"{options.seed}/{rules}/{i}", min(CHUNK, games - begin)
            yield _Task(rules, seed, size, options.nodes, options.random)


def _join(parts: Iterable[Samples]) -> Samples:
    every = list(parts)
    return Samples(
        np.concatenate([part.features for part in every]),
        np.concatenate([part.buckets for part in every]),
        np.concatenate([part.future for part in every]),
    )


def main() -> None:
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
    # one run for all, so that its processes load what is compiled only once
    with closing(run_ordered(_play, chain.from_iterable(tasks), options.jobs)) as played:
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
