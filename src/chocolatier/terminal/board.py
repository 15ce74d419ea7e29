"""A game as coloured text."""

import re
from collections.abc import Mapping

from rich.text import Text

from chocolatier.notation.drawing import draw_position
from chocolatier.rules.move import Move
from chocolatier.rules.position import Position
from chocolatier.terminal.phrases import labels_of
from chocolatier.words import Words

STYLES = {
    "T": "bold cyan",
    "B": "bold yellow",
    "W": "bold white",
    "K": "bold magenta",
    "R": "bold red",
    "M": "bold black on yellow",
}
_CHOCOLATE = re.compile(r"(?<![^\W\d_])[TBWKRM](?![^\W\d_])")  # not inside a word


def paint(text: str, styles: Mapping[str, str] = STYLES) -> Text:
    """Return text with the letters of chocolates in their colours."""
    painted = Text(text)
    for match in _CHOCOLATE.finditer(text):
        painted.stylize(styles[match[0]], match.start(), match.end())
    return painted


def paint_move(text: str, move: Move, styles: Mapping[str, str] = STYLES) -> Text:
    """Return text in which only the move is painted: in Polish, W is also a word."""
    before, written, after = text.rpartition(str(move))
    letters = [(letter, styles.get(letter, "")) for letter in written]
    return Text.assemble(before, *letters, after)


def board_text(position: Position, words: Words) -> Text:
    """Return the whole table, drawn and painted."""
    return paint(draw_position(position, labels_of(words)))
