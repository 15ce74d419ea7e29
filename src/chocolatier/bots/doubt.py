"""Every action of a position with its value: what the weaker levels choose from, in doubt."""

from collections.abc import Collection
from typing import NamedTuple

import numpy as np

from chocolatier.bots.search.alphabeta import LONGEST_LINE, deepen
from chocolatier.bots.search.control import new_control
from chocolatier.bots.turns import legal_actions
from chocolatier.bots.value.features import NAMES, kind_of
from chocolatier.bots.value.judge import Evaluation
from chocolatier.bots.value.weights import weights_of
from chocolatier.rules.core import calls
from chocolatier.rules.core.state import States, copy_state
from chocolatier.rules.ruleset import Rules


class Rated(NamedTuple):
    """An action, its value for the seat to move, and the actions expected after it."""

    action: int
    value: int  # thousandths of a point
    line: tuple[int, ...]
    nodes: int


def seen_weights(rules: Rules, blind: Collection[str]) -> np.ndarray:
    """Return the weights, with 0 for the kinds of features that are not seen."""
    weights = weights_of(rules)
    for i, name in enumerate(NAMES):
        if kind_of(name) in blind:
            weights[:, i] = 0
    return weights


def rate_actions(
    states: States, depth: int, table: np.ndarray, worth: Evaluation, others: int
) -> list[Rated]:
    """Return every legal action with its value.

    The value is what a search to ``depth - 1`` finds after the action, for the seat to move and
    minus ``others`` percent of what the others get on average.
    """
    control = new_control(
        root=int(states["turn"][0]),
        others=others,
        first_depth=depth - 1,
        depth_limit=depth - 1,  # one iteration
    )
    line = np.zeros(LONGEST_LINE, np.int16)
    rated = []
    for action in legal_actions(states):
        child = copy_state(states)
        calls.apply(child, action)
        control["nodes"] = 0
        deepen(child, table, worth, control, line)
        after: list[int] = line.tolist()
        value, nodes = int(control["value"][0]), int(control["nodes"][0])
        rated.append(Rated(action, value, tuple(after[: after.index(-1)]), nodes))
    return rated
