"""One version of a table as JSON text: each part is made once, for all guests who see it alike."""

from collections.abc import Collection
from functools import cached_property

from pydantic import TypeAdapter

from chocolatier.rules.seats import Seat
from chocolatier.view.frames import Frame, StoryEntry
from chocolatier.view.guest import (
    Picture,
    common_view,
    event_view,
    own_view,
    picture_of,
)
from chocolatier.view.messages import EventView
from chocolatier.view.position import PositionView
from chocolatier.view.story import Story

_FRAMES = TypeAdapter(list[Frame])
_ENTRIES = TypeAdapter(list[StoryEntry])
_EVENTS = TypeAdapter(list[EventView])


class Portrait:
    """A table at its present version; ``position`` is its view, if it is at hand.

    The texts are put together from objects that were dumped apart: ``tests`` compare them with
    the models of the messages.
    """

    def __init__(self, story: Story, position: PositionView | None = None) -> None:
        self._story, self._position = story, position
        self._table, self._version = story.table, story.table.version

    def shows(self, story: Story) -> bool:
        """Return whether this is still the present version of the story's table."""
        return self._table is story.table and self._version == story.table.version

    @cached_property
    def picture(self) -> Picture:
        """What all guests see alike of the game."""
        return picture_of(self._table, self._position)

    @cached_property
    def _common(self) -> str:
        """The fields of the view that all guests see alike."""
        return common_view(self._table, self.picture).model_dump_json()[1:-1]

    @cached_property
    def _entries(self) -> str:
        return _ENTRIES.dump_json(self._story.entries).decode()

    def view(
        self, mine: tuple[Seat, ...], here: set[Seat], now: float, away: Collection[Seat] = ()
    ) -> str:
        """Return the TableView of a guest who holds ``mine``, while ``here`` are connected."""
        own = own_view(self._table, mine, here, now, away).model_dump_json(exclude={"options"})
        offered = self.picture.options if self._table.turn in mine else None
        return f'{{{self._common},{own[1:-1]},"options":{offered or "null"}}}'

    def state(self, view: str, since: int) -> str:
        """Return a State with the events after version ``since``."""
        events = self._events(since)
        return f'{{"type":"state","view":{view},"story":{self._entries},"events":{events}}}'

    def news(self, kept: int, frames: list[Frame], since: int) -> str:
        """Return all fields of an Update but its view, which differs from guest to guest."""
        frames_text = _FRAMES.dump_json(frames).decode() if frames else "[]"
        return f'"kept":{kept},"frames":{frames_text},"events":{self._events(since)}'

    def update(self, view: str, news: str) -> str:
        """Return an Update of a view and the rest."""
        return f'{{"type":"update","view":{view},{news}}}'

    def _events(self, since: int) -> str:
        events = self._table.log[since:]
        views = [event_view(version, event) for version, event in enumerate(events, since + 1)]
        return _EVENTS.dump_json(views).decode()
