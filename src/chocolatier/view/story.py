"""The story of a table's game as it grows: what to send to those who watch."""

from collections.abc import Iterable

from chocolatier.table import events
from chocolatier.table.events import Event
from chocolatier.table.state import Table
from chocolatier.view.frames import Frame, StoryEntry, frames_of


class Story:
    """A table and the entries of its story, which grow and shrink together."""

    def __init__(self, table: Table) -> None:
        self.table = table
        game = table.game
        self.entries: list[StoryEntry] = [] if game is None else [f.entry for f in frames_of(game)]

    def apply(self, happened: Iterable[Event]) -> tuple[int, list[Frame]]:
        """Apply events to the table; return how many entries stay, and the new frames."""
        kept = len(self.entries)
        for event in happened:
            self.table.apply(event)
            if isinstance(event, events.Undone):
                kept = min(kept, event.to)
        game = self.table.game
        del self.entries[kept:]
        if game is None or self.table.story_length() == kept:
            return kept, []
        new = frames_of(game, kept)
        self.entries += [frame.entry for frame in new]
        return kept, new
