"""Measure the environments: steps per second and core, beside others of their kind.

``make bench-envs`` runs this. PettingZoo's connect_four, OpenSpiel's backgammon and pgx's games are
measured in the same run. Figures are by processor time, so that several threads count as several
cores, except where the table says that a clock was read.
"""

import argparse
import random
import time
from collections.abc import Callable
from importlib import import_module
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


def best(
    run: Callable[[], int], clock: Callable[[], float] = time.process_time, repeats: int = REPEATS
) -> float:
    """Return the most steps per second of several runs; a run returns its steps."""
    run()
    rates = []
    for _ in range(repeats):
        began = clock()
        steps = run()
        rates.append(steps / (clock() - began))
    return max(rates)


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


def main() -> None:
    """Measure everything and print it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rules", default="2-coloured-plain")
    options = parser.parse_args()
    rules = Rules.parse(options.rules)
    one = Batch(rules, GAMES, seed=1)
    connect_four = import_module("pettingzoo.classic.connect_four_v3")
    table = Table("what", "steps/s")
    rows: list[tuple[str, float]] = [
        (f"{GAMES} games: step", best(batch_run(one, mask=False, observe=False), repeats=20)),
        (f"{GAMES} games: step, mask", best(batch_run(one, mask=True, observe=False), repeats=20)),
        (
            f"{GAMES} games: step, mask, observation",
            best(batch_run(one, mask=True, observe=True), repeats=20),
        ),
    ]
    # Many short runs, so that the best are free of whatever else the machine does.
    for games in (GAMES * 8, GAMES * 32):
        alone, both = (
            best(pass_run(Batch(rules, games, seed=1, threads=n)), time.perf_counter, 100)
            for n in (1, 2)
        )
        rows += [
            (f"{games} games, one thread (wall)", alone),
            (f"{games} games, two threads (wall): {both / alone:.2f} times one", both),
        ]
    rows += [
        ("PettingZoo", best(aec_run(env(rules)))),
        ("Game.play by numbers", best(checked_run(rules))),
        ("PettingZoo connect_four", best(aec_run(connect_four.env()))),
        ("OpenSpiel backgammon (C++)", best(spiel_run("backgammon"))),
        (f"pgx connect_four, {GAMES} games", best(pgx_run("connect_four"))),
        (f"pgx backgammon, {GAMES} games", best(pgx_run("backgammon"))),
    ]
    for name, rate in rows:
        table.add_row(name, f"{rate:,.0f}")
    Console().print(f"{rules}, numpy {np.__version__}", table)


if __name__ == "__main__":
    main()
