"""A game as coloured text."""

import re

from rich.text import Text

from chocolatier.rules.drawing import draw_position
from chocolatier.rules.position import Position

STYLES = {
    "T": "bold cyan",
    "B": "bold yellow",
    "W": "bold white",
    "K": "bold magenta",
    "R": "bold red",
    "M": "bold black on yellow",
}
_CHOCOLATE = re.compile(r"(?<![A-Za-z])[TBWKRM](?![A-Za-z])")


def paint(text: str) -> Text:
    """Text whose chocolate letters carry their colour; the letters stay, for every eye."""
    painted = Text(text)
    for match in _CHOCOLATE.finditer(text):
        painted.stylize(STYLES[match[0]], match.start(), match.end())
    return painted


def board_text(position: Position) -> Text:
    """The whole table."""
    return paint(draw_position(position))
