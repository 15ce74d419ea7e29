"""Measure the environments: steps per second and core, beside others of their kind.

``make bench-envs`` runs this. PettingZoo's connect_four, OpenSpiel's backgammon and pgx's games are
measured in the same run. Figures are by processor time, so that several threads count as several
cores, except where the table says that a clock was read.
"""

import argparse
import random
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from statistics import median
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

from chocolatier.envs.aec import env
from chocolatier.envs.batch import Batch
from chocolatier.lab.pool import load_extra
from chocolatier.rules.game import Game
from chocolatier.rules.ruleset import Rules

GAMES = 1024
REPEATS = 7


def best(run: Callable[[], int], repeats: int = REPEATS) -> float:
    """Return the most steps per processor second of several runs; a run returns its steps."""
    run()
    rates = []
    for _ in range(repeats):
        began = time.process_time()
        steps = run()
        rates.append(steps / (time.process_time() - began))
    return max(rates)


def in_turns(runs: Sequence[Callable[[], int]], repeats: int = 100) -> list[list[float]]:
    """Return the steps per second of the runs by the clock, measured in turns.

    So whatever else the machine does slows all of them down. Many short runs, so that the best are
    free of it.
    """
    rates: list[list[float]] = [[] for _ in runs]
    for run in runs:
        run()
    for _ in range(repeats):
        for run, found in zip(runs, rates, strict=True):
            began = time.perf_counter()
            steps = run()
            found.append(steps / (time.perf_counter() - began))
    return rates


def batch_run(batch: Batch, mask: bool, observe: bool, steps: int = 200) -> Callable[[], int]:
    """Return a run of random legal actions in all games of a batch."""
    actions, masks, seen = batch.random_actions(), batch.masks(), batch.observe()

    def run() -> int:
        for _ in range(steps):
            batch.random_actions(actions)
            done = batch.step(actions)
            if done.any():
                batch.reset(done)
            if mask:
                batch.masks(masks)
            if observe:
                batch.observe(seen)
        return steps * batch.games

    return run


def pass_run(batch: Batch, steps: int = 10) -> Callable[[], int]:
    """Return a run of random legal actions in all games, with masks and observations, by passes."""
    actions, masks, seen = batch.random_actions(), batch.masks(), batch.observe()

    def run() -> int:
        for _ in range(steps):
            batch.step_and_reset(batch.random_actions(actions), masks=masks, seen=seen)
        return steps * batch.games

    return run


def apart_run(rules: Rules, threads: int, pool: ThreadPoolExecutor) -> Callable[[], int]:
    """Return a run of as many Python threads, each with a batch of its own and equal work."""
    runs = [pass_run(Batch(rules, GAMES, seed=seed), steps=50) for seed in range(threads)]

    def run() -> int:
        return sum(pool.map(lambda one: one(), runs))

    return run


def thread_rows(rules: Rules) -> list[tuple[str, float]]:
    """Return the best rates of one thread and of two, and how they compare."""
    rows = []
    with ThreadPoolExecutor(2) as pool:
        pairs = [
            (f"{GAMES} games a thread", [apart_run(rules, n, pool) for n in (1, 2)]),
            *(
                (f"{games} games", [pass_run(Batch(rules, games, 1, threads=n)) for n in (1, 2)])
                for games in (GAMES, GAMES * 8, GAMES * 32)
            ),
        ]
        for name, runs in pairs:
            one, two = in_turns(runs)
            best_gain, gain = max(two) / max(one), median(two) / median(one)
            rows += [
                (f"{name}, one thread (wall)", max(one)),
                (f"{name}, two (wall): {best_gain:.2f} times one; median {gain:.2f}", max(two)),
            ]
    return rows


def aec_run(table: object, steps: int = 3000) -> Callable[[], int]:
    """Return a run of random legal actions through PettingZoo's interface."""
    zoo = load_extra("pettingzoo", "envs")
    assert isinstance(table, zoo.AECEnv)
    choose = random.Random(1)

    def run() -> int:
        table.reset(seed=1)
        for _ in range(steps):
            seen, _, over, cut, _ = table.last()
            if over or cut:
                table.reset()
                continue
            legal = np.flatnonzero(seen["action_mask"])
            table.step(int(legal[choose.randrange(len(legal))]))
        return steps

    return run


def checked_run(rules: Rules, games: int = 20) -> Callable[[], int]:
    """Return a run of whole games through the checked door, by action numbers."""
    recorded = []
    for seed in range(games):
        game, choose = Game(rules, seed), random.Random(seed)
        while not game.is_over:
            game.play(choose.choice(game.legal_actions))
        recorded.append([action for move in game.moves for action in move.actions])

    def run() -> int:
        for seed, actions in enumerate(recorded):
            game = Game(rules, seed)
            for action in actions:
                game.play(action)
        return sum(map(len, recorded))

    return run


def spiel_run(name: str, steps: int = 20_000) -> Callable[[], int]:
    """Return a run of random legal actions of an OpenSpiel game."""
    spiel = load_extra("pyspiel", "envs")
    game = spiel.load_game(name)
    choose = random.Random(1)

    def run() -> int:
        state = game.new_initial_state()
        for _ in range(steps):
            if state.is_terminal():
                state = game.new_initial_state()
            state.apply_action(choose.choice(state.legal_actions()))
        return steps

    return run


def pgx_run(name: str, games: int = GAMES, steps: int = 100) -> Callable[[], int]:
    """Return a run of random legal actions in many games of pgx, which begin again by themselves.

    A step of pgx includes masks and observations.
    """
    jax, pgx = import_module("jax"), import_module("pgx")
    auto_reset = import_module("pgx.experimental.wrappers").auto_reset
    game = pgx.make(name)
    again = auto_reset(game.step, game.init)

    @jax.jit  # type: ignore[untyped-decorator]  # it is imported only here
    def walk(states: Any, key: Any) -> tuple[Any, Any]:
        def one(carried: tuple[Any, Any], _: None) -> tuple[tuple[Any, Any], None]:
            states, key = carried
            key, choosing, dealing = jax.random.split(key, 3)
            chances = jax.numpy.log(states.legal_action_mask.astype("float32"))
            actions = jax.random.categorical(choosing, chances, axis=-1)
            return (jax.vmap(again)(states, actions, jax.random.split(dealing, games)), key), None

        walked: tuple[Any, Any] = jax.lax.scan(one, (states, key), None, length=steps)[0]
        return walked

    states = jax.vmap(game.init)(jax.random.split(jax.random.PRNGKey(1), games))
    key = jax.random.PRNGKey(2)

    def run() -> int:
        nonlocal states, key
        states, key = walk(states, key)
        jax.block_until_ready(states)
        return games * steps

    return run


def show(rules: Rules, rows: list[tuple[str, float]]) -> None:
    """Print a table of rates."""
    table = Table("what", "steps/s")
    for name, rate in rows:
        table.add_row(name, f"{rate:,.0f}")
    Console().print(f"{rules}, numpy {np.__version__}", table)


def main() -> None:
    """Measure everything and print it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rules", default="2-coloured-plain")
    parser.add_argument("--threads", action="store_true", help="measure only one thread and two")
    options = parser.parse_args()
    rules = Rules.parse(options.rules)
    if options.threads:
        show(rules, thread_rows(rules))
        return
    one = Batch(rules, GAMES, seed=1)
    connect_four = import_module("pettingzoo.classic.connect_four_v3")
    rows: list[tuple[str, float]] = [
        (f"{GAMES} games: step", best(batch_run(one, mask=False, observe=False), repeats=20)),
        (f"{GAMES} games: step, mask", best(batch_run(one, mask=True, observe=False), repeats=20)),
        (
            f"{GAMES} games: step, mask, observation",
            best(batch_run(one, mask=True, observe=True), repeats=20),
        ),
    ]
    rows += thread_rows(rules)
    rows += [
        ("PettingZoo", best(aec_run(env(rules)))),
        ("Game.play by numbers", best(checked_run(rules))),
        ("PettingZoo connect_four", best(aec_run(connect_four.env()))),
        ("OpenSpiel backgammon (C++)", best(spiel_run("backgammon"))),
        (f"pgx connect_four, {GAMES} games", best(pgx_run("connect_four"))),
        (f"pgx backgammon, {GAMES} games", best(pgx_run("backgammon"))),
    ]
    show(rules, rows)


if __name__ == "__main__":
    main()
