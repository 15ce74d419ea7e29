"""What every legal action would bring, as the core computes it, in plain numbers."""

from typing import NamedTuple

import numpy as np

from chocolatier.rules.core import calls
from chocolatier.rules.core.actions import ACTIONS
from chocolatier.rules.core.state import PREVIEW, States
from chocolatier.rules.events import Row


class Preview(NamedTuple):
    """What one action would bring; ``took`` is for picks, ``points`` and ``kills`` for columns."""

    action: int
    gain: int  # points that a pick adds if the round ends then, the floor apart
    loss: int  # points that the floor would cost more
    dead: int  # 1 if no column can take the line's chocolate (R34)
    points: int  # of the cell
    kills: int  # bit t when line t would lose its last cell (R35)
    took: Row  # for ``events.read_took``


_NUMBERS = Preview._fields[:-1]


def previews_of(states: States) -> list[Preview]:
    """Return the preview of every legal action of the first state, in the order of the actions.

    There are none in a deal, when the game is over, and between a pick and its sending.
    """
    out: States = np.zeros(ACTIONS, PREVIEW)
    found = out[: calls.preview(states, out)]
    columns = [found[name].tolist() for name in _NUMBERS]
    return list(map(Preview, *columns, found["took"].tolist()))
