"""The story of a table's game as it grows: what to send to those who watch."""

from collections.abc import Iterable

from chocolatier.rules.game import Game
from chocolatier.table import events
from chocolatier.table.events import Event
from chocolatier.table.state import Table, rules_of
from chocolatier.view.frames import all_frames, frames_of
from chocolatier.view.position import Frame, Told


class Story:
    """A table and the entries of its story, which grow and shrink together."""

    def __init__(self, table: Table) -> None:
        self.table = table
        game = table.game
        self.told: list[Told] = [] if game is None else [f.told for f in all_frames(game)]

    def apply(self, happened: Iterable[Event]) -> tuple[int, list[Frame]]:
        """Apply events to the table: how many entries stay, and the new ones with positions."""
        kept, new = len(self.told), list[Frame]()
        for event in happened:
            if isinstance(event, events.Undone):
                kept, new = min(kept, event.to), []
                del self.told[event.to :]
            frames = self._frames(event)
            self.told += [frame.told for frame in frames]
            new += frames
        return kept, new

    def _frames(self, event: Event) -> list[Frame]:
        """Apply one event; the frames that it brings."""
        table = self.table
        game = table.game
        if isinstance(event, events.Started):
            game = Game.waiting(rules_of(table.rules), event.first - 1)
        elif not isinstance(event, events.Moved | events.Agreed):
            game = None
        if game is None:
            table.apply(event)
            return []
        before, length = game.position, len(game.history)
        table.apply(event)
        assert table.game is not None
        return frames_of(before, table.game, length + 1)
