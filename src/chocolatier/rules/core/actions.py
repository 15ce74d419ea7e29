"""The numbering of actions, both ways: one stable numbering for all rule sets.

``source*30 + colour*6 + target``, then ``SHARE_ACTION + colour*2 + side``, then
``BOX_ACTION + (row-1)*5 + column-1``. These functions run in Python and in compiled code.
"""

from chocolatier.compiled import shared
from chocolatier.rules.core.numbers import COLOURS, LINES, SOURCES

SHARE_ACTION = SOURCES * COLOURS * (LINES + 1)
"""The first action that sends a leftover; every action below it is a pick."""
BOX_ACTION = SHARE_ACTION + COLOURS * 2
"""The first action that chooses a column."""
ACTIONS = BOX_ACTION + LINES * COLOURS
"""How many actions there are."""
LEFT, RIGHT = 0, 1


@shared
def draft_action(source: int, colour: int, target: int) -> int:
    """Return the action that takes a colour from a source (0: centre) to a target (0: floor).

    Implements R12, R13.
    """
    return source * 30 + colour * 6 + target


@shared
def source_of(action: int) -> int:
    """Return the source of a pick."""
    return action // 30


@shared
def colour_of(action: int) -> int:
    """Return the colour of a pick."""
    return action // 6 % 5


@shared
def target_of(action: int) -> int:
    """Return the target of a pick."""
    return action % 6


@shared
def share_action(colour: int, side: int) -> int:
    """Return the action that sends a leftover colour to a side, LEFT or RIGHT."""
    return SHARE_ACTION + 2 * colour + side


@shared
def sent_colour(action: int) -> int:
    """Return the colour that a share action sends."""
    return (action - SHARE_ACTION) >> 1


@shared
def sent_side(action: int) -> int:
    """Return the side that a share action sends to."""
    return action - SHARE_ACTION & 1


@shared
def box_action(row: int, column: int) -> int:
    """Return the action that chooses a column for a full line; both count from 1."""
    return BOX_ACTION + 5 * (row - 1) + column - 1


@shared
def row_of(action: int) -> int:
    """Return the row, from 1, of a choice of column."""
    return (action - BOX_ACTION) // 5 + 1


@shared
def column_of(action: int) -> int:
    """Return the column, from 1, that an action chooses."""
    return (action - BOX_ACTION) % 5 + 1
