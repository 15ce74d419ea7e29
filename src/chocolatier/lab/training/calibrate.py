"""Calibrated win chances: fit their spread, and measure their error.

``python -m chocolatier.lab.training.calibrate --games 1000 --plot docs/calibration.svg`` plays
games of every rule set that no network has learned from, and compares the chances in them with
what happened. What was found of a rule set is kept in ``build/calibrate``, so the same command
goes on where it stopped.
"""

import argparse
import hashlib
import json
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from chocolatier.bots.value.chances import place_chances
from chocolatier.bots.value.features import MILLI
from chocolatier.bots.value.judge import KINDS, OVER, judge_all
from chocolatier.bots.value.loading import arrays_of, evaluation_of, network_name
from chocolatier.compiled import cache_folder
from chocolatier.lab.files import replacing_bytes
from chocolatier.lab.pool import load_extra, run_ordered
from chocolatier.lab.training.games import Games, place_parts, standings
from chocolatier.lab.training.selfplay import SelfPlayTask, play_games
from chocolatier.rules.core.numbers import MAX_PLAYERS, Phase
from chocolatier.rules.ruleset import RULE_SETS, Rules

USUAL, CERTAIN = 8.0, 0.1  # points
ENOUGH = 150  # positions
WIDEST = 12.5  # points; a wider spread comes from few positions and would blunt the search
BINS = 10
FOLDER = Path("build/calibrate")


def shares(values: np.ndarray, spread: np.ndarray) -> np.ndarray:
    """Return chances by position and seat, from values and from a spread per position."""
    x = (values - values.max(axis=1, keepdims=True)) / (MILLI * spread[:, np.newaxis])
    parts: np.ndarray = np.exp(x)
    parts /= parts.sum(axis=1, keepdims=True)
    return parts


def fit_spread(values: np.ndarray, wins: np.ndarray, kinds: np.ndarray) -> np.ndarray:
    """Return the spread of every kind of position that makes what happened most likely.

    A kind with few positions gets that of the kind before it; the end of the game a fixed one.
    """
    tried = np.geomspace(1.0, WIDEST, 60)
    spread = np.full(KINDS, USUAL)
    for kind in range(OVER):
        chosen = kinds == kind
        if chosen.sum() < ENOUGH:
            spread[kind] = spread[kind - 1] if kind else USUAL
            continue
        losses = []
        for one in tried:
            chances = shares(values[chosen], np.full(chosen.sum(), one))
            losses.append(-(wins[chosen] * np.log(chances + 1e-12)).sum())
        spread[kind] = tried[int(np.argmin(losses))]
    spread[OVER] = CERTAIN
    return spread


@dataclass(frozen=True)
class Reliability:
    """Chances in bins: their mean, how often they came true, and their number."""

    said: np.ndarray
    happened: np.ndarray
    count: np.ndarray

    @property
    def error(self) -> float:
        """Return the expected calibration error: the mean distance of the two, by count."""
        return float((abs(self.said - self.happened) * self.count).sum() / self.count.sum())


def reliability(chances: np.ndarray, wins: np.ndarray) -> Reliability:
    """Return how chances compare with parts of the win, or of places."""
    chances, wins = chances.reshape(-1), wins.reshape(-1)
    where = np.minimum((chances * BINS).astype(int), BINS - 1)
    count = np.bincount(where, minlength=BINS)
    said = np.bincount(where, chances, BINS) / np.maximum(count, 1)
    happened = np.bincount(where, wins, BINS) / np.maximum(count, 1)
    return Reliability(said, happened, count)


def chances_in(games: Games, network: str | None) -> tuple[np.ndarray, np.ndarray]:
    """Return every seat's chance in all positions before the end, and its part of the win."""
    rules, n = games.rules, len(games.states)
    values, kinds = np.zeros((n, MAX_PLAYERS), np.int64), np.zeros(n, np.int64)
    worth = evaluation_of(rules, network)
    judge_all(games.states, worth, values, kinds)
    going = kinds != OVER
    chances = shares(values[going, : rules.players], worth.spread[kinds[going]])
    return chances, games.wins[games.game[going], : rules.players]


def places_in(games: Games, chances: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Return every seat's chance of each place before the end, and its parts of the places.

    ``chances`` are those of winning in these positions.
    """
    over = games.states["phase"] == Phase.OVER
    parts = place_parts(standings(games.states[over]))
    said = np.array([place_chances(tuple(winning)) for winning in chances.tolist()])
    return said, parts[games.game[~over]]


def draw_reliability(path: Path, found: dict[str, Reliability]) -> None:
    """Draw the reliability plot, in which said and happened should be equal."""
    figure = load_extra("matplotlib.figure", "plot").Figure((5.5, 5), layout="constrained")
    axes = figure.subplots()
    axes.plot([0, 100], [0, 100], color="grey", linewidth=0.8)
    for name, one in found.items():
        there = one.count > 0
        label = f"{name}, off by {100 * one.error:.1f} %"
        axes.plot(100 * one.said[there], 100 * one.happened[there], marker="o", label=label)
    axes.set(xlabel="chance of winning that was given, %", ylabel="won, %")
    axes.legend()
    figure.savefig(path)


@dataclass(frozen=True)
class CalibrationTask:
    """Games of one rule set that no network has learned from; a seed of their own deals them."""

    rules: Rules
    games: int
    nodes: int  # of every search with two players
    playouts: int  # of every tree with three and four
    network: str | None
    seed: str = "calibration"

    @property
    def file(self) -> Path:
        """Where what is found of it is kept: named by the games and by what plays them."""
        arrays = arrays_of(network_name(self.rules), self.network)
        digest = hashlib.sha256(f"{cache_folder().name} {self}".encode())
        for part in sorted(arrays):
            digest.update(arrays[part].tobytes())
        return FOLDER / f"{self.rules}-{digest.hexdigest()[:12]}.npz"


@dataclass(frozen=True)
class Calibration:
    """How far the chances of a rule set were off; those of places with three and four players."""

    rules: Rules
    games: int
    winning: Reliability
    places: Reliability | None

    def figures(self) -> dict[str, str | float]:
        """Return the errors in a form for JSON."""
        positions = int(self.winning.count.sum()) // self.rules.players
        found: dict[str, str | float] = {
            "rules": str(self.rules),
            "games": self.games,
            "positions": positions,
            "error": round(self.winning.error, 4),
        }
        if self.places is not None:
            found["place_error"] = round(self.places.error, 4)
        return found


def calibrate(task: CalibrationTask) -> Calibration:
    """Play games as the bots play them, and compare the chances in them with what happened."""
    rules, tree = task.rules, task.rules.players > 2
    nodes = task.playouts if tree else task.nodes
    played = SelfPlayTask(
        rules, f"{task.seed}/{rules}", task.games, (nodes, nodes), 20, task.network, tree
    )
    games = play_games(played)
    chances, wins = chances_in(games, task.network)
    places = reliability(*places_in(games, chances)) if tree else None
    return Calibration(rules, task.games, reliability(chances, wins), places)


def calibrated(task: CalibrationTask) -> Calibration:
    """Return what was found of a task before, or find it and keep it."""
    if task.file.exists():
        with np.load(task.file) as kept:
            winning, *places = (Reliability(*one) for one in kept["found"])
        return Calibration(task.rules, task.games, winning, places[0] if places else None)
    found = calibrate(task)
    kept = [(one.said, one.happened, one.count) for one in (found.winning, found.places) if one]
    FOLDER.mkdir(parents=True, exist_ok=True)
    with replacing_bytes(task.file) as file:
        np.savez(file, found=np.array(kept))
    return found


def main() -> None:
    """Play games, print how far off the chances in them were, and plot it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rules", nargs="+", type=Rules.parse, default=RULE_SETS)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--nodes", type=int, default=600)
    parser.add_argument("--playouts", type=int, default=30, help="with three and four players")
    parser.add_argument("--network", help="a file; default: our own")
    parser.add_argument("--seed", default="calibration", help="another one deals other games")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--plot", type=Path)
    options = parser.parse_args()
    tasks = [
        CalibrationTask(
            rules, options.games, options.nodes, options.playouts, options.network, options.seed
        )
        for rules in options.rules
    ]
    found = []
    for one in run_ordered(calibrated, tasks, options.jobs):
        found.append(one)
        print(json.dumps(one.figures()), flush=True)
    print(f"the largest error: {100 * max(one.winning.error for one in found):.2f} %")
    if options.plot:
        draw_reliability(options.plot, {str(one.rules): one.winning for one in found})


if __name__ == "__main__":
    main()
