"""The parts of the screen that are looked at and clicked: sources, boards, the scrubber."""

from rich.text import Text
from textual.events import Click
from textual.message import Message
from textual.widget import Widget

from chocolatier.rules.core.numbers import Colour, Phase
from chocolatier.rules.position import Position
from chocolatier.terminal.tui.painting import (
    BOARD_WIDTH,
    board_rows,
    column_at,
    line_at,
    scrubbed_to,
    scrubber_text,
    source_at,
    sources_text,
)
from chocolatier.words import Words


class Chosen(Message):
    """Something was clicked: ``key`` is what could have been typed for it."""

    def __init__(self, key: str) -> None:
        super().__init__()
        self.key = key


class Scrubbed(Message):
    """The scrubber was clicked: show so many entries."""

    def __init__(self, at: int) -> None:
        super().__init__()
        self.at = at


class SourcesPanel(Widget):
    """The factories and the centre; a click on a chocolate picks its colour."""

    DEFAULT_CSS = "SourcesPanel { height: auto; width: 1fr; }"

    def __init__(self, words: Words) -> None:
        super().__init__(id="sources")
        self._words = words
        self._position: Position | None = None
        self._pick: tuple[int, Colour] | None = None

    def show(self, position: Position, pick: tuple[int, Colour] | None) -> None:
        """Show a position, with what is picked."""
        self._position, self._pick = position, pick
        self.refresh(layout=True)

    def render(self) -> Text:
        """Return the rows."""
        if self._position is None:
            return Text()
        return Text("\n").join(sources_text(self._position, self._words, self._pick))

    def on_click(self, event: Click) -> None:
        """Pick what is under the pointer."""
        if self._position is not None and (key := source_at(self._position, event.x, event.y)):
            self.post_message(Chosen(key))


class BoardPanel(Widget):
    """A seat's board; a click on a line of the seat to move chooses it."""

    DEFAULT_CSS = f"BoardPanel {{ width: {BOARD_WIDTH + 1}; height: 8; }}"

    def __init__(self, seat: int, name: str) -> None:
        super().__init__(id=f"board-{seat}")
        self._seat, self._sitter = seat, name
        self._position: Position | None = None
        self._target: int | None = None

    def show(self, position: Position, target: int | None) -> None:
        """Show a position; ``target`` is a line to mark, 0 the floor."""
        self._position, self._target = position, target
        self.refresh()

    def render(self) -> Text:
        """Return the rows."""
        if self._position is None:
            return Text()
        rows = board_rows(self._position, self._seat, self._sitter, self._target)
        return Text("\n").join(rows)

    def on_click(self, event: Click) -> None:
        """Choose the line or, on the free side, the column under the pointer."""
        if self._position is None or self._position.turn != self._seat:
            return
        if self._position.phase is Phase.BOX:
            key = column_at(event.x)
            if key is not None:
                self.post_message(Chosen(str(key)))
        elif (line := line_at(event.y)) is not None:
            self.post_message(Chosen(line))


class Scrubber(Widget):
    """Where in the game the screen is; a click leads elsewhere."""

    DEFAULT_CSS = "Scrubber { height: 1; width: 1fr; }"

    def __init__(self) -> None:
        super().__init__(id="scrubber")
        self._at = self._last = 0

    def show(self, at: int, last: int) -> None:
        """Show a place among the entries of the story."""
        self._at, self._last = at, last
        self.refresh()

    def render(self) -> Text:
        """Return the bar."""
        return scrubber_text(self._at, self._last, self.size.width)

    def on_click(self, event: Click) -> None:
        """Go where the pointer is."""
        self.post_message(Scrubbed(scrubbed_to(event.x, self._last, self.size.width)))
