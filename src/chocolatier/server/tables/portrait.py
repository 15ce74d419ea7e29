"""One version of a table as JSON text: each part is made once, for all guests who see it alike."""

from collections.abc import Collection
from functools import cached_property
from typing import Any

from pydantic_core import to_json

from chocolatier.rules.seats import Seat
from chocolatier.table.events import Moved
from chocolatier.view.guest import Picture, event_text, moved_fields, own_fields
from chocolatier.view.story import News, Story

Fields = dict[str, Any]
"""What a guest sees, by the names of a view's fields; options are text already."""


def _json(fields: Fields) -> str:
    """Return fields as the inside of an object."""
    texts = []
    for name, value in fields.items():
        text = value or "null" if name == "options" else to_json(value).decode()
        texts.append(f'"{name}":{text}')
    return ",".join(texts)


class Portrait:
    """A table at its present version.

    Nothing is validated here: a test compares the texts with the models of the messages.
    """

    def __init__(self, story: Story) -> None:
        self._story = story
        self._table, self._version = story.table, story.table.version
        self.picture = Picture(story.table)

    def shows(self, story: Story) -> bool:
        """Return whether this is still the present version of the story's table."""
        return self._table is story.table and self._version == story.table.version

    def fields(
        self, mine: tuple[Seat, ...], here: set[Seat], now: float, away: Collection[Seat] = ()
    ) -> Fields:
        """Return what a guest who holds ``mine`` sees, while ``here`` are connected."""
        own = own_fields(self._table, mine, here, now, away)
        options = self.picture.options if self._table.turn in mine else None
        return {**self.picture.common, **own, "options": options}

    def only_moved(self, since: int) -> bool:
        """Return whether there were only moves after version ``since``, in a game without clocks.

        Then most of what a guest sees is the same as before.
        """
        table = self._table
        if table.turn is None or table.clocks.control.kind != "none":
            return False
        news = table.log[since:]
        return bool(news) and all(type(event) is Moved for event in news)

    def moved_fields(self, known: Fields, mine: tuple[Seat, ...]) -> Fields:
        """Return what a guest sees who saw ``known`` before moves, and holds the same."""
        options = self.picture.options if self._table.turn in mine else None
        return {**known, **moved_fields(self._table, mine), "options": options}

    @cached_property
    def _position(self) -> str:
        position = self.picture.position
        return "null" if position is None else position.model_dump_json()

    @cached_property
    def _entries(self) -> str:
        return ",".join(self._story.entries)

    def state(self, fields: Fields, since: int) -> str:
        """Return a State with the events after version ``since``."""
        view = (
            f'{{{_json(fields)},"version":{self._version},"position":{self._position},'
            f'"story_length":{len(self._story.entries)}}}'
        )
        return (
            f'{{"type":"state","view":{view},"story":[{self._entries}],'
            f'"events":{self._events(since)}}}'
        )

    def news(self, news: News, since: int) -> str:
        """Return the fields of an Update that are the same for all guests."""
        base = "" if news.base is None else f'"base":{news.base},'
        return (
            f'"version":{self._version},"kept":{news.kept},{base}'
            f'"frames":[{",".join(news.frames)}],"events":{self._events(since)}'
        )

    def update(self, known: Fields, fields: Fields, news: str) -> str:
        """Return an Update for a guest who knows ``known`` and now sees ``fields``."""
        changed = {
            name: value
            for name, value in fields.items()
            if value is not (before := known[name]) and value != before
        }
        return f'{{"type":"update",{news},"view":{{{_json(changed)}}}}}'

    def _events(self, since: int) -> str:
        texts = []
        if since == 0 and self._story.known:
            since, texts = self._story.known, [self._story.lines]
        events = self._table.log[since:]
        texts += [event_text(version, event) for version, event in enumerate(events, since + 1)]
        return f"[{','.join(texts)}]"
