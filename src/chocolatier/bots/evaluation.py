"""What positions of a rule set are judged by: fitted weights, and the network of ``network.npz``."""

import zipfile
from functools import cache
from importlib.resources import as_file, files
from pathlib import Path

import numpy as np

from chocolatier.bots.evaluate import Evaluation
from chocolatier.bots.network import (
    HIDDEN,
    NO_NETWORK,
    PATTERNS,
    SECOND,
    WORLD_PATTERNS,
    Network,
)
from chocolatier.bots.weights import tables_of
from chocolatier.errors import ChocolatierError
from chocolatier.rules.ruleset import Rules

FILE = "network.npz"
OFF = "off"
SHAPES = Network(
    (PATTERNS, 2 * HIDDEN), (WORLD_PATTERNS, HIDDEN), (HIDDEN + 1, SECOND), (SECOND + 1,)
)


def network_name(rules: Rules) -> str:
    """There is a network for each number of players and side."""
    return f"{rules.players}-{rules.side.name.lower()}"


@cache
def network_of(name: str, path: str | None = None) -> Network:
    """A network of our own file or another; ChocolatierError for a file that has none."""
    try:
        if path is not None:
            return _read(name, Path(path))
        with as_file(files("chocolatier.bots").joinpath(FILE)) as own:
            return _read(name, own)
    except (OSError, ValueError, KeyError, EOFError, zipfile.BadZipFile) as error:
        raise ChocolatierError(
            "bad-network", f"{path or FILE}: no network for {name} in it: {error}", path=path or FILE
        ) from None


def _read(name: str, path: Path) -> Network:
    with np.load(path, allow_pickle=False) as arrays:
        parts = {part: arrays[f"{name}/{part}"] for part in Network._fields}
    for part, shape in SHAPES._asdict().items():
        if parts[part].shape != shape or not np.isfinite(parts[part]).all():
            raise ValueError(f"{part} is not {shape} numbers")
    return Network(**{part: array.astype(np.float32) for part, array in parts.items()})


@cache
def evaluation_of(
    rules: Rules, network: str | None = None, weights: str | None = None
) -> Evaluation:
    """The evaluation for these rules; ``network`` is a file, ``off``, or None for our own."""
    found = NO_NETWORK if network == OFF else network_of(network_name(rules), network)
    return Evaluation(tables_of(rules, weights), found)
