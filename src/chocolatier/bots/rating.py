"""Every action of a position with its value: what weaker players choose from."""

import numpy as np

from chocolatier.bots import alphabeta as ab
from chocolatier.bots.evaluate import Evaluation
from chocolatier.rules import core
from chocolatier.rules.layout import ACTIONS
from chocolatier.rules.state import States, copy_state


def rate_actions(
    states: States, depth: int, table: np.ndarray, worth: Evaluation, others: int
) -> list[tuple[int, int]]:
    """Every legal action with its value for the seat to move.

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
    for action in actions[: core.actions(states, actions)].tolist():
        child = copy_state(states)
        core.apply(child, action)
        ab.deepen(child, table, worth, control, line)
        rated.append((action, int(control[ab.VALUE])))
    return rated
