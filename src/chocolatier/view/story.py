"""The story of a table's game as it grows: what to send to those who watch."""

from dataclasses import dataclass
from itertools import islice

from chocolatier.rules.game import Game
from chocolatier.rules.position import Position
from chocolatier.table import events
from chocolatier.table.state import Decision, RunningTable, Table
from chocolatier.view.changes import Walk, end_text, entry_text
from chocolatier.view.position import position_view, turn_of


@dataclass(frozen=True)
class News:
    """What a decision brought, as text: fields of an Update."""

    kept: int  # entries of the story that stay
    base: str | None = None  # the position that the first frame changes, if guests have not seen it
    frames: tuple[str, ...] = ()


class Story:
    """A table and the entries of its story as text, which grow and shrink together."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.entries: list[str] = []
        self.known, self.lines = 0, ""  # the first events as lines of the log, if they are known
        self._walk: Walk | None = None
        self._retold = False  # since the last step of the walk
        if isinstance(table, RunningTable):
            self.entries += map(entry_text, table.game.history)
            if table.game.is_over:
                self.entries.append(end_text(table.game))
            self._walk = Walk(table.game.position, turn_of(table.game.position))

    @classmethod
    def resumed(cls, table: RunningTable, entries: list[str], lines: str) -> "Story":
        """Return the story of a resumed game, whose entries and lines are known."""
        story = cls.__new__(cls)
        story.table, story.entries = table, entries
        story.known, story.lines = table.version, lines
        story._walk, story._retold = None, True
        return story

    def retell(self, decision: Decision) -> None:
        """Let the table follow a decision whose news no one waits for."""
        self.table = table = self.table.follow(decision)
        if decision.game is None or not isinstance(table, RunningTable):
            return
        for event in decision.events:
            if isinstance(event, events.Undone):
                del self.entries[event.to :]
        new = table.game.length - len(self.entries)
        self.entries += reversed([*map(entry_text, islice(table.game.latest(), new))])
        if table.game.is_over:
            self.entries.append(end_text(table.game))
        self._retold = True

    def follow(self, decision: Decision) -> News:
        """Let the table follow a decision, and return what it brought."""
        if self._retold and isinstance(self.table, RunningTable):
            position = self.table.game.position
            self._walk, self._retold = Walk(position, turn_of(position)), False
        self.table = table = self.table.follow(decision)
        kept = len(self.entries)
        if decision.game is None or not isinstance(table, RunningTable):
            return News(kept)
        for event in decision.events:
            if isinstance(event, events.Undone):
                kept, self._walk = event.to, None
        base = None
        if self._walk is None:  # the game began, or goes back
            del self.entries[kept:]
            position = _position_after(table.game, kept)
            base = position_view(position).model_dump_json()
            self._walk = Walk(position, turn_of(position))
        frames = self._walk.frames(table.game, kept)
        self.entries += [entry for entry, _ in frames]
        texts = (f'{{"entry":{entry},"position":{change}}}' for entry, change in frames)
        return News(kept, base, tuple(texts))


def _position_after(game: Game, entries: int) -> Position:
    """Return the position after the first entries of a game's history."""
    return next(game.replay(entries - 1))[1] if entries else game.opening
