"""What every legal action would bring, as the core computes it."""

import numpy as np

from chocolatier.rules.core import calls
from chocolatier.rules.core.actions import ACTIONS
from chocolatier.rules.core.state import PREVIEW, States


def preview_records(states: States) -> States:
    """Return a PREVIEW for every legal action of the first state.

    There are none in a deal, when the game is over, and between a pick and its sending.
    """
    out: States = np.zeros(ACTIONS, PREVIEW)
    return out[: calls.preview(states, out)]
