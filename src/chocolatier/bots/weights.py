"""The weights of the evaluation: fitted by ``lab.fit``, kept in ``weights.json``."""

import json
from functools import cache
from importlib.resources import files

import numpy as np

from chocolatier.bots.features import BUCKETS, FEATURES, NAMES, tables
from chocolatier.rules.ruleset import Rules

FILE = "weights.json"


def basic_name(rules: Rules) -> str:
    """The rule set without its options: there are twelve."""
    side = rules.side.name.lower()
    return f"{rules.players}-{side}-{'special' if rules.special else 'plain'}"


@cache
def _all_weights() -> dict[str, dict[str, list[float]]]:
    text = files("chocolatier.bots").joinpath(FILE).read_text(encoding="utf-8")
    weights: dict[str, dict[str, list[float]]] = json.loads(text)["weights"]
    return weights


def weights_of(rules: Rules) -> np.ndarray:
    """Points per feature, of shape (BUCKETS, FEATURES)."""
    by_name = _all_weights()[basic_name(rules)]
    weights = np.zeros((BUCKETS, FEATURES))
    for i, name in enumerate(NAMES):
        values = by_name[name]
        weights[: len(values), i] = values
    return weights


@cache
def tables_of(rules: Rules) -> np.ndarray:
    """The evaluation's tables for these rules."""
    return tables(weights_of(rules))
