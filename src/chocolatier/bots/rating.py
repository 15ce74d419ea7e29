"""Every action of a position with its value: what weaker players choose from."""

import numpy as np

from chocolatier.bots import alphabeta as ab
from chocolatier.bots.evaluate import Evaluation
from chocolatier.bots.network import new_scratch
from chocolatier.compiled import compiled, i64
from chocolatier.rules.core import advance
from chocolatier.rules.layout import ACTIONS, MAX_PLAYERS
from chocolatier.rules.moves import list_actions
from chocolatier.rules.state import STATE, States


@compiled
def rate_actions(
    states: States,
    depth: int,
    table: np.ndarray,
    worth: Evaluation,
    control: np.ndarray,
    actions: np.ndarray,
    ratings: np.ndarray,
) -> int:
    """Write every legal action and its value for the seat to move; how many there are.

    An action is worth what a search to ``depth - 1`` finds behind it.
    """
    stack = np.zeros(ab.MAX_DEPTH + 4, STATE)
    words = stack.view(np.uint64).reshape(len(stack), -1)
    history = np.zeros((MAX_PLAYERS, ACTIONS), np.int64)
    pv = np.full((len(stack) + 1, len(stack) + 1), -1, np.int16)
    scratch = new_scratch()
    control[ab.ROOT] = i64(states[0].turn)
    n = list_actions(states[0], actions)
    for i in range(n):
        stack[0] = states[0]
        advance(stack[0], i64(actions[i]))
        ratings[i] = ab.search(stack, words, depth - 1, table, worth, history, control, pv, scratch)
    return n
