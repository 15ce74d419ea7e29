"""The guests of one table: who is here, and what each of them is sent.

A picture of the table is made once for each version, and texts once for all guests who see the
same. Callers hold the table's lock.
"""

import time
from collections.abc import Iterable

from pydantic import TypeAdapter

from chocolatier.errors import ChocolatierError
from chocolatier.rules.seats import Seat
from chocolatier.server.guest import Guest
from chocolatier.server.settings import ServerSettings
from chocolatier.table.state import Table
from chocolatier.view import messages
from chocolatier.view.frames import Frame
from chocolatier.view.guest import (
    Picture,
    event_view,
    own_view,
    picture_of,
    spectator_view,
    view_of,
)
from chocolatier.view.story import Story
from chocolatier.view.table_view import TableView

_FRAMES = TypeAdapter(list[Frame])
_EVENTS = TypeAdapter(list[messages.EventView])


class Audience:
    """Everyone connected to one table."""

    def __init__(self, settings: ServerSettings) -> None:
        self.guests: set[Guest] = set()
        self._settings = settings
        self._began = time.monotonic()
        self._away: dict[Seat, float] = {}  # seats whose holders went away, and when
        self._picture: tuple[Table, int, Picture] | None = None  # with its table and version

    # --- who is here ------------------------------------------------------------------------

    def enter(self, guest: Guest, table: Table) -> bool:
        """Add a guest; return whether a seat's holder came back by this.

        Raise ChocolatierError if too many watch already; holders of seats always find room.
        """
        if not table.held_by(guest.holders) and self._spectators(table) >= self._room:
            raise ChocolatierError("too-many-sockets", "too many watch this table")
        before = self.here(table)
        self.guests.add(guest)
        came = self.here(table) - before
        for seat in came:
            self._away.pop(seat, None)
        return bool(came)

    def leave(self, guest: Guest, table: Table) -> bool:
        """Remove a guest; return whether a seat has no holder here any more."""
        before = self.here(table)
        self.guests.discard(guest)
        gone = before - self.here(table)
        self._away.update(dict.fromkeys(gone, time.monotonic()))
        return bool(gone)

    @property
    def _room(self) -> int:
        return self._settings.limits.spectators_per_table

    def _spectators(self, table: Table) -> int:
        return sum(not table.held_by(guest.holders) for guest in self.guests)

    def here(self, table: Table) -> set[Seat]:
        """Return the seats whose holders are connected."""
        holders = {holder for guest in self.guests for holder in guest.holders}
        return {seat for seat, state in table.each_seat() if state.holder in holders}

    def absent(self, table: Table) -> set[Seat]:
        """Return the seats whose holders have been away for a while."""
        limit = time.monotonic() - self._settings.absent_seconds
        here = self.here(table)
        return {
            seat
            for seat, _ in table.each_seat()
            if seat not in here and self._away.get(seat, self._began) < limit
        }

    # --- what they are sent -----------------------------------------------------------------

    def view(self, table: Table, mine: tuple[Seat, ...] = ()) -> TableView:
        """Return the table as the holder of the seats ``mine`` sees it."""
        return view_of(table, self._seen(table), mine, self.here(table), time.time())

    def show(self, guest: Guest, story: Story, since: int | None = None) -> None:
        """Send everything to one guest, with the events after version ``since``."""
        table = story.table
        since = 0 if since is None or since > table.version else since
        view = self.view(table, tuple(table.held_by(guest.holders)))
        state = messages.State(view=view, story=story.entries, events=_events(table, since))
        guest.send(state.model_dump_json())

    def show_all(self, story: Story) -> None:
        """Send everything to every guest."""
        for guest in self.guests:
            self.show(guest, story)

    def publish(self, story: Story, kept: int, frames: list[Frame], since: int) -> None:
        """Send what is new after version ``since`` to every guest, to each as they may see it."""
        self._update(self.guests, story.table, kept, frames, since)

    def publish_presence(self, story: Story, unless: Guest | None = None) -> None:
        """Send who is here to every guest but one, who knows it already."""
        table = story.table
        others = self.guests - {unless}
        self._update(others, table, len(story.entries), [], table.version)

    def _update(
        self, guests: Iterable[Guest], table: Table, kept: int, frames: list[Frame], since: int
    ) -> None:
        picture = self._seen(table)
        common = spectator_view(table, picture, self.here(table), time.time())
        rest = _update_rest(kept, frames, _events(table, since))
        texts: dict[tuple[Seat, ...], str] = {}
        for guest in guests:
            mine = tuple(table.held_by(guest.holders))
            if mine not in texts:
                view = own_view(common, table, picture, mine)
                texts[mine] = f'{{"type":"update","view":{view.model_dump_json()},{rest}'
            guest.send(texts[mine])

    def _seen(self, table: Table) -> Picture:
        """Return the picture of the table's present version."""
        kept = self._picture
        if kept is None or kept[0] is not table or kept[1] != table.version:
            kept = self._picture = (table, table.version, picture_of(table))
        return kept[2]


def _events(table: Table, since: int) -> list[messages.EventView]:
    return [
        event_view(version, event) for version, event in enumerate(table.log[since:], since + 1)
    ]


def _update_rest(kept: int, frames: list[Frame], events: list[messages.EventView]) -> str:
    """Return all of an update but the view; it is long, and the same for all guests."""
    frames_text, events_text = _FRAMES.dump_json(frames), _EVENTS.dump_json(events)
    return f'"kept":{kept},"frames":{frames_text.decode()},"events":{events_text.decode()}}}'
