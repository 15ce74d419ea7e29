"""The story of a table's game as it grows: what to send to those who watch."""

from chocolatier.rules.game import Game
from chocolatier.table import events
from chocolatier.table.state import Decision, RunningTable, Table
from chocolatier.view.frames import all_frames, frames_of
from chocolatier.view.position import Frame, Told


class Story:
    """A table and the entries of its story, which grow and shrink together."""

    def __init__(self, table: Table) -> None:
        self.table = table
        game = table.game if isinstance(table, RunningTable) else None
        self.entries: list[Told] = [] if game is None else [f.told for f in all_frames(game)]

    def follow(self, decision: Decision) -> tuple[int, list[Frame]]:
        """Let the table follow a decision.

        Return how many entries of the story stay, and the frames of the new ones.
        """
        kept, frames = self._frames(decision)
        self.table = self.table.follow(decision)
        self.entries[kept:] = [frame.told for frame in frames]
        return kept, frames

    def _frames(self, decision: Decision) -> tuple[int, list[Frame]]:
        after, kept = decision.game, len(self.entries)
        if after is None:
            return kept, []
        for event in decision.events:
            if isinstance(event, events.Undone):
                return event.to, all_frames(after)[event.to :]
        if isinstance(self.table, RunningTable):
            before = self.table.game
        else:
            before = Game.waiting(after.rules, after.opening_first)
        return kept, frames_of(before.position, after, kept + 1)
