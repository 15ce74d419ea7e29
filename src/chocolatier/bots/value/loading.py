"""Loading what positions of a rule set are judged by: its weights and its network."""

import zipfile
from functools import cache
from importlib.resources import as_file, files
from pathlib import Path

import numpy as np

from chocolatier.bots.value.chances import NO_GOAL, NO_SPREAD, goal_table
from chocolatier.bots.value.judge import KINDS, Evaluation
from chocolatier.bots.value.network import HIDDEN, NO_NETWORK, packed
from chocolatier.bots.value.patterns import PATTERNS, WORLD_PATTERNS
from chocolatier.bots.value.weights import tables_of
from chocolatier.errors import ChocolatierError
from chocolatier.rules.ruleset import Rules

NETWORK_FILE = "network.npz"
OFF = "off"
WIN, POINTS = "win", "points"
SHAPES = {
    "board": (PATTERNS, 2 * HIDDEN),
    "world": (WORLD_PATTERNS, HIDDEN),
    "last": (HIDDEN + 1,),
    "spread": (KINDS,),
}


def network_name(rules: Rules) -> str:
    """Return the name of the rules' network: there is one for each number of players and side."""
    return f"{rules.players}-{rules.side.name.lower()}"


@cache
def arrays_of(name: str, path: str | None = None) -> dict[str, np.ndarray]:
    """Return a network's arrays from our own file or another.

    Raise ChocolatierError if the file has no such network.
    """
    try:
        if path is not None:
            return _read(name, Path(path))
        with as_file(files("chocolatier.bots.value").joinpath(NETWORK_FILE)) as own:
            return _read(name, own)
    except (OSError, ValueError, KeyError, EOFError, zipfile.BadZipFile) as error:
        where = path or NETWORK_FILE
        raise ChocolatierError(
            "bad-network", f"{where}: it has no network for {name}: {error}", path=where
        ) from None


def _read(name: str, path: Path) -> dict[str, np.ndarray]:
    with np.load(path, allow_pickle=False) as stored:
        arrays = {part: stored[f"{name}/{part}"].astype(np.float32) for part in SHAPES}
    for part, shape in SHAPES.items():
        if arrays[part].shape != shape or not np.isfinite(arrays[part]).all():
            raise ValueError(f"{part} is not {shape} numbers")
    return arrays


def plain_evaluation(tables: np.ndarray) -> Evaluation:
    """Return an evaluation without a network, for which only points count."""
    return Evaluation(tables, NO_NETWORK, NO_SPREAD, NO_GOAL)


@cache
def evaluation_of(
    rules: Rules, network: str | None = None, weights: str | None = None, goal: str = WIN
) -> Evaluation:
    """Return the evaluation for these rules.

    ``network`` and ``weights`` are files, or None for our own; ``network`` may also be OFF. The
    goal is WIN, to win, or POINTS, to win by as many points as possible.
    """
    tables = tables_of(rules, weights)
    if network == OFF:
        return plain_evaluation(tables)
    arrays = arrays_of(network_name(rules), network)
    found = packed(arrays["board"], arrays["world"], arrays["last"])
    if goal == POINTS:
        return Evaluation(tables, found, NO_SPREAD, NO_GOAL)
    spread = arrays["spread"].astype(np.float64)
    return Evaluation(tables, found, spread, goal_table(spread) if rules.players == 2 else NO_GOAL)
