"""Nodes per second of the search on one thread and on two, and of the Monte-Carlo trees."""

import argparse
import json
import time
from pathlib import Path

import numpy as np

from chocolatier.bots import tree as mcts
from chocolatier.bots.bot import Limits
from chocolatier.bots.evaluation import evaluation_of
from chocolatier.bots.runs import EXPLORE
from chocolatier.bots.searcher import Method, Searcher
from chocolatier.rules.game import Game
from chocolatier.rules.ruleset import RULE_SETS, Rules

SECONDS = 1.0
POSITIONS = 3


def search_speed(rules: Rules, threads: int) -> float:
    """Nodes per second over the first positions of a few games."""
    nodes = seconds = 0.0
    for seed in range(POSITIONS):
        thought = Searcher(threads, method=Method.ALPHABETA).think(
            Game(rules, seed), Limits(seconds=SECONDS)
        )
        nodes += thought.nodes
        seconds += thought.seconds
    return nodes / seconds


def tree_speed(rules: Rules, kind: int) -> float:
    """Playouts per second from a first position."""
    control = np.zeros(mcts.CONTROL, np.int64)
    control[mcts.SIZE], control[mcts.KIND], control[mcts.PLAYOUT_LIMIT] = 1, kind, 20_000
    tree = np.zeros(3_000_000, mcts.NODE)
    began = time.perf_counter()
    mcts.grow(
        Game(rules, 1).state,
        tree,
        evaluation_of(rules),
        np.ones(1, np.uint64),
        control,
        EXPLORE[kind],
    )
    return float(control[mcts.PLAYOUTS]) / (time.perf_counter() - began)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", type=Path)
    options = parser.parse_args()
    Searcher(table_bits=10).think(Game(seed=0), Limits(nodes=10))
    tree_speed(Rules(), mcts.PUCT)
    figures: dict[str, float] = {}
    for rules in RULE_SETS:
        figures[f"{rules} nodes/s"] = search_speed(rules, 1)
        print(f"{rules!s:<20}{figures[f'{rules} nodes/s']:>12,.0f} nodes/s", flush=True)
    two = search_speed(Rules(), 2)
    figures["two threads / one"] = two / figures[f"{Rules()} nodes/s"]
    print(f"two threads: {two:,.0f} nodes/s, {figures['two threads / one']:.2f} times one")
    for name, kind in (("uct", mcts.UCT), ("puct", mcts.PUCT)):
        figures[f"{name} playouts/s"] = tree_speed(Rules(), kind)
        print(f"{name}: {figures[f'{name} playouts/s']:,.0f} playouts/s")
    if options.json:
        options.json.write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
