"""Every action of a position with its value: what weaker players choose from."""

from collections.abc import Collection
from typing import NamedTuple

import numpy as np

from chocolatier.bots.search import alphabeta as ab
from chocolatier.bots.value.features import NAMES
from chocolatier.bots.value.judge import Evaluation
from chocolatier.bots.value.weights import weights_of
from chocolatier.rules.core import calls
from chocolatier.rules.core.actions import ACTIONS
from chocolatier.rules.core.state import States, copy_state
from chocolatier.rules.ruleset import Rules


class Rated(NamedTuple):
    """An action, its value for the seat to move, and the actions that are expected after it."""

    action: int
    value: int  # thousandths of a point
    line: tuple[int, ...]
    nodes: int


def seen_weights(rules: Rules, blind: Collection[str]) -> np.ndarray:
    """The weights of one who is blind to these kinds of features."""
    weights = weights_of(rules)
    for i, name in enumerate(NAMES):
        if name.split()[0] in blind:
            weights[:, i] = 0
    return weights


def rate_actions(
    states: States, depth: int, table: np.ndarray, worth: Evaluation, others: int
) -> list[Rated]:
    """Every legal action, rated.

    An action is worth what a search to ``depth - 1`` finds behind it; the seat minds what the
    others get by so many percent.
    """
    control = np.zeros(ab.CONTROL, np.int64)
    control[ab.NODE_LIMIT], control[ab.OTHERS] = 1 << 62, others
    control[ab.ROOT] = int(states["turn"][0])
    control[ab.OFFSET], control[ab.DEPTH_LIMIT] = depth - 2, depth - 1  # one iteration
    line = np.zeros(ab.MAX_DEPTH + 2, np.int16)
    actions = np.zeros(ACTIONS, np.int16)
    rated = []
    for action in actions[: calls.actions(states, actions)].tolist():
        child = copy_state(states)
        calls.apply(child, action)
        control[ab.NODES] = 0
        ab.deepen(child, table, worth, control, line)
        after: list[int] = line.tolist()
        value, nodes = int(control[ab.VALUE]), int(control[ab.NODES])
        rated.append(Rated(action, value, tuple(after[: after.index(-1)]), nodes))
    return rated
