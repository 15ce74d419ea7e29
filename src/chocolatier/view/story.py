"""The story of a table's game as it grows: what to send to those who watch."""

from chocolatier.table import events
from chocolatier.table.state import Decision, RunningTable, Table
from chocolatier.view.frames import Frame, StoryEntry, frames_of


class Story:
    """A table and the entries of its story, which grow and shrink together."""

    def __init__(self, table: Table) -> None:
        self.table = table
        frames = frames_of(table.game) if isinstance(table, RunningTable) else []
        self.entries: list[StoryEntry] = [frame.entry for frame in frames]

    def follow(self, decision: Decision) -> tuple[int, list[Frame]]:
        """Let the table follow a decision.

        Return how many entries of the story stay, and the frames of the new ones.
        """
        self.table = self.table.follow(decision)
        kept = len(self.entries)
        for event in decision.events:
            if isinstance(event, events.Undone):
                kept = event.to
        frames = [] if decision.game is None else frames_of(decision.game, kept)
        self.entries[kept:] = [frame.entry for frame in frames]
        return kept, frames
