"""The weights of the hand-made evaluation, which ``lab.training.fit`` writes to a file."""

import json
from functools import cache
from importlib.resources import files
from pathlib import Path

import numpy as np

from chocolatier.bots.value.features import BUCKETS, FEATURES, NAMES, tables
from chocolatier.errors import ChocolatierError
from chocolatier.rules.ruleset import Rules

FILE = "weights.json"


def basic_name(rules: Rules) -> str:
    """Return the name of the rule set without its options: one of twelve."""
    side = rules.side.name.lower()
    return f"{rules.players}-{side}-{'special' if rules.special else 'plain'}"


@cache
def _all_weights(path: str | None) -> dict[str, dict[str, list[float]]]:
    try:
        source = Path(path) if path else files("chocolatier.bots.value").joinpath(FILE)
        weights: dict[str, dict[str, list[float]]] = json.loads(source.read_text("utf-8"))[
            "weights"
        ]
    except (OSError, ValueError, KeyError) as error:
        where = path or FILE
        raise ChocolatierError("bad-weights", f"{where}: not a file of weights: {error}") from None
    return weights


def weights_of(rules: Rules, path: str | None = None) -> np.ndarray:
    """Return the points per feature, of shape (BUCKETS, FEATURES), from our own file or another.

    Raise ChocolatierError if the file has no weights.
    """
    by_name = _all_weights(path)[basic_name(rules)]
    weights = np.zeros((BUCKETS, FEATURES))
    for i, name in enumerate(NAMES):
        values = by_name[name]
        weights[: len(values), i] = values
    return weights


@cache
def tables_of(rules: Rules, path: str | None = None) -> np.ndarray:
    """Return the tables of the hand-made evaluation for these rules."""
    return tables(weights_of(rules, path))
