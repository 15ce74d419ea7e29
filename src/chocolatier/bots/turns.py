"""Whole turns made of small actions."""

from collections.abc import Callable

import numpy as np

from chocolatier.rules.core import calls
from chocolatier.rules.core.actions import ACTIONS
from chocolatier.rules.core.numbers import Phase
from chocolatier.rules.core.state import States


def legal_actions(states: States) -> list[int]:
    """Return the legal actions of the seat to move."""
    out = np.zeros(ACTIONS, np.int16)
    actions: list[int] = out[: calls.actions(states, out)].tolist()
    return actions


def whole_turn(states: States, first: int, decide: Callable[[States], int]) -> list[int]:
    """Apply an action and the sendings that ``decide`` chooses after it (R42); return them all."""
    actions = [first]
    calls.apply(states, first)
    while int(states["phase"][0]) == Phase.SHARE:
        actions.append(decide(states))
        calls.apply(states, actions[-1])
    return actions
