"""Measure the search, with the network and without.

It prints positions judged per second, nodes of alpha-beta on one thread and on two, and playouts
of the trees.
"""

import argparse
import json
import random
import time
from pathlib import Path

import numpy as np

from chocolatier.bots.bot import Limits
from chocolatier.bots.search import puct
from chocolatier.bots.search.control import new_control
from chocolatier.bots.search.runs import EXPLORE
from chocolatier.bots.search.searcher import Method, Searcher
from chocolatier.bots.value.judge import judge_all
from chocolatier.bots.value.loading import OFF, evaluation_of
from chocolatier.rules.core.numbers import MAX_PLAYERS
from chocolatier.rules.core.state import copy_state
from chocolatier.rules.game import Game
from chocolatier.rules.ruleset import RULE_SETS, Rules

SECONDS = 1.0
POSITIONS = 3
GAMES = 50
NETWORKS = {"network": None, "hand-made": OFF}


def judging_speed(rules: Rules, network: str | None) -> float:
    """Return the positions judged per second, over all positions of some random games."""
    choose = random.Random(0)
    met = []
    for seed in range(GAMES):
        game = Game(rules, seed)
        while not game.is_over:
            met.append(copy_state(game.state))
            game.play(choose.choice(game.legal_moves))
    states = np.concatenate(met)
    values, kinds = np.zeros((len(met), MAX_PLAYERS), np.int64), np.zeros(len(met), np.int64)
    worth = evaluation_of(rules, network)
    judge_all(states[:1], worth, values, kinds)
    began = time.perf_counter()
    judge_all(states, worth, values, kinds)
    return len(met) / (time.perf_counter() - began)


def search_speed(rules: Rules, threads: int, network: str | None = None) -> float:
    """Return the nodes per second over the first positions of a few games."""
    nodes = seconds = 0.0
    for seed in range(POSITIONS):
        searcher = Searcher(threads, method=Method.ALPHABETA, network=network)
        thought = searcher.think(Game(rules, seed), Limits(seconds=SECONDS))
        nodes += thought.nodes
        seconds += thought.seconds
    return nodes / seconds


def tree_speed(rules: Rules, method: int) -> float:
    """Return the playouts per second from a first position."""
    control = new_control(node_limit=20_000, method=method)
    tree = np.zeros(3_000_000, puct.NODE)
    began = time.perf_counter()
    puct.grow(
        Game(rules, 1).state,
        tree,
        evaluation_of(rules),
        np.ones(1, np.uint64),
        control,
        EXPLORE[method],
    )
    return float(control["nodes"][0]) / (time.perf_counter() - began)


def main() -> None:
    """Measure everything and print it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", type=Path)
    options = parser.parse_args()
    Searcher(table_bits=10).think(Game(seed=0), Limits(nodes=10))
    tree_speed(Rules(), puct.PUCT)
    figures: dict[str, float] = {}
    for rules in RULE_SETS:
        line = f"{rules!s:<20}"
        for name, network in NETWORKS.items():
            judged, nodes = judging_speed(rules, network), search_speed(rules, 1, network)
            figures[f"{rules} {name} judged/s"], figures[f"{rules} {name} nodes/s"] = judged, nodes
            line += f"  {name}{judged:>11,.0f} judged/s{nodes:>11,.0f} nodes/s"
        print(line, flush=True)
    two = search_speed(Rules(), 2)
    figures["two threads / one"] = two / figures[f"{Rules()} network nodes/s"]
    print(f"two threads: {two:,.0f} nodes/s, {figures['two threads / one']:.2f} times one")
    for name, method in (("uct", puct.UCT), ("puct", puct.PUCT)):
        figures[f"{name} playouts/s"] = tree_speed(Rules(), method)
        print(f"{name}: {figures[f'{name} playouts/s']:,.0f} playouts/s")
    if options.json:
        options.json.write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
