"""The guests of one table: who is here, and what each of them is sent.

Callers hold the table's lock.
"""

import time
from collections.abc import Iterable
from typing import NamedTuple

from chocolatier.errors import ChocolatierError
from chocolatier.rules.seats import Seat
from chocolatier.server.direct import frame_of
from chocolatier.server.settings import ServerSettings
from chocolatier.server.tables.guest import Guest
from chocolatier.server.tables.neighbours import Presences
from chocolatier.server.tables.portrait import Fields, Portrait
from chocolatier.store.members import Presence
from chocolatier.table.state import RunningTable, Table
from chocolatier.view.guest import view_of
from chocolatier.view.story import News, Story
from chocolatier.view.table_view import TableView


def _bits(seats: Iterable[Seat]) -> int:
    return sum(1 << seat for seat in seats)


class Letter(NamedTuple):
    """What one guest will be sent, and what they know then."""

    guest: Guest
    mine: tuple[Seat, ...]
    known: Fields
    frame: bytes


class Audience:
    """Everyone connected to one table, here or at another server."""

    def __init__(self, settings: ServerSettings) -> None:
        self.guests: set[Guest] = set()
        self.others: Presences = {}
        self._settings = settings
        self._began = time.monotonic()
        self._gone: dict[Seat, float] = {}  # seats whose holders went away, and when
        self._portrait: Portrait | None = None  # the last one made

    # --- who is here ------------------------------------------------------------------------

    def enter(self, guest: Guest, table: Table) -> bool:
        """Add a guest; return whether a seat's holder came back, or looks again, by this.

        Raise ChocolatierError if too many watch already; holders of seats always find room.
        """
        elsewhere = sum(one.watching for one in self.others.values())
        if not table.held_by(guest.holders) and self._spectators(table) + elsewhere >= self._room:
            raise ChocolatierError("too-many-sockets", "too many watch this table")
        before, away = self.here(table), self.away(table)
        self.guests.add(guest)
        came = self.here(table) - before
        for seat in came:
            self._gone.pop(seat, None)
        return bool(came) or self.away(table) != away

    def leave(self, guest: Guest, table: Table) -> bool:
        """Remove a guest; return whether a seat has no holder here, or looking, any more."""
        before, away = self.here(table), self.away(table)
        self.guests.discard(guest)
        return self._changed(table, before, away)

    def meet(self, others: Presences, table: Table) -> bool:
        """Take who is at other servers; return whether a seat's holder came, went or looked."""
        before, away = self.here(table), self.away(table)
        self.others = others
        return self._changed(table, before, away)

    def _changed(self, table: Table, before: set[Seat], away: set[Seat]) -> bool:
        here = self.here(table)
        self._gone.update(dict.fromkeys(before - here, time.monotonic()))
        for seat in here:
            self._gone.pop(seat, None)
        return here != before or self.away(table) != away

    def presence(self, table: Table) -> Presence:
        """Return who is connected to this server, for the others."""
        here, looking = self._here(table), self._looking(table)
        return Presence(_bits(here), _bits(looking), self._spectators(table))

    @property
    def _room(self) -> int:
        return self._settings.limits.spectators_per_table

    def _spectators(self, table: Table) -> int:
        return sum(not table.held_by(guest.holders) for guest in self.guests)

    def here(self, table: Table) -> set[Seat]:
        """Return the seats whose holders are connected."""
        return self._here(table) | self._elsewhere(table, "here")

    def away(self, table: Table) -> set[Seat]:
        """Return the seats whose holders are connected, but look at something else."""
        if not self.others and not any(guest.away for guest in self.guests):
            return set()
        return self.here(table) - self._looking(table) - self._elsewhere(table, "looking")

    def _here(self, table: Table) -> set[Seat]:
        """Return the seats whose holders are connected to this server."""
        holders = {holder for guest in self.guests for holder in guest.holders}
        return {seat for seat, state in table.each_seat() if state.holder in holders}

    def _looking(self, table: Table) -> set[Seat]:
        """Return those of them whose holders look at the page."""
        looking = {holder for guest in self.guests if not guest.away for holder in guest.holders}
        return {seat for seat, state in table.each_seat() if state.holder in looking}

    def _elsewhere(self, table: Table, what: str) -> set[Seat]:
        """Return the seats that other servers have here, or looking."""
        if not self.others:
            return set()
        return {
            seat
            for seat, _ in table.each_seat()
            if any(getattr(one, what) >> seat & 1 for one in self.others.values())
        }

    def address(self, table: Table) -> str:
        """Return where a guest is connected from, one with a seat if there is one."""
        seated = [guest for guest in self.guests if table.held_by(guest.holders)]
        return min((guest.address for guest in seated or self.guests), default="")

    def send(self, text: str) -> None:
        """Send the same to every guest."""
        frame = frame_of(text)
        for guest in self.guests:
            guest.pass_on(frame)

    def absent(self, table: Table) -> set[Seat]:
        """Return the seats whose holders have been away for a while."""
        limit = time.monotonic() - self._settings.absent_seconds
        here = self.here(table)
        return {
            seat
            for seat, _ in table.each_seat()
            if seat not in here and self._gone.get(seat, self._began) < limit
        }

    # --- what they are sent -----------------------------------------------------------------

    def view(self, story: Story) -> TableView:
        """Return the table as a spectator sees it."""
        table = story.table
        picture, here, away = self._seen(story).picture, self.here(table), self.away(table)
        return view_of(table, picture, (), here, time.time(), away)

    def show(self, guest: Guest, story: Story, since: int | None = None) -> int:
        """Send everything to one guest, with the events after version ``since``.

        Return how many characters that are.
        """
        table, portrait = story.table, self._seen(story)
        mine = tuple(table.held_by(guest.holders))
        guest.known = portrait.fields(mine, self.here(table), time.time(), self.away(table))
        version = 0 if since is None or since > table.version else since
        text = portrait.state(guest.known, version)
        guest.send(text)
        guest.asked = 0
        self._ask(guest, story, mine)
        return len(text)

    def show_all(self, story: Story) -> None:
        """Send everything to every guest."""
        for guest in self.guests:
            self.show(guest, story)

    def letters(self, story: Story, news: News, since: int) -> list[Letter]:
        """Return what is new after version ``since`` for every guest, as each may see it."""
        return self._letters(self.guests, story, news, since)

    def publish(self, story: Story, letters: list[Letter]) -> None:
        """Send letters to those guests who are still here; no other may have come meanwhile."""
        for guest, mine, known, frame in letters:
            if guest in self.guests:
                guest.known = known
                guest.pass_on(frame)
                if guest.turns:
                    self._ask(guest, story, mine)

    def publish_presence(self, story: Story, unless: Guest | None = None) -> None:
        """Send who is here to every guest but one, who knows it already."""
        news = News(len(story.entries))
        guests = self.guests - {unless}
        self.publish(story, self._letters(guests, story, news, story.table.version))

    def _letters(self, guests: set[Guest], story: Story, news: News, since: int) -> list[Letter]:
        """Write what changed; guests who saw the same, and see the same now, get the same text."""
        if not guests:
            return []
        table, portrait = story.table, self._seen(story)
        common = portrait.news(news, since)
        moved = portrait.only_moved(since)
        here = away = set[Seat]()
        if not moved:
            here, away = self.here(table), self.away(table)
        now = time.time()
        seen: dict[tuple[Seat, ...], Fields] = {}
        frames: dict[tuple[int, int], bytes] = {}
        letters = []
        for guest in guests:
            mine, known = tuple(table.held_by(guest.holders)), guest.known
            fields = seen.get(mine)
            if fields is None:
                fields = seen[mine] = (
                    portrait.moved_fields(known, mine)
                    if moved
                    else portrait.fields(mine, here, now, away)
                )
            same = (id(known), id(fields))
            if same not in frames:
                frames[same] = frame_of(portrait.update(known, fields, common))
            letters.append(Letter(guest, mine, fields, frames[same]))
        return letters

    def _ask(self, guest: Guest, story: Story, mine: tuple[Seat, ...]) -> None:
        """Ask a program for its move, once in every position."""
        table = story.table
        if not guest.turns or table.turn not in mine or not isinstance(table, RunningTable):
            return
        turn = self._seen(story).picture.turn
        if turn is not None and guest.asked != table.game_version:
            guest.asked = table.game_version
            guest.send(turn)

    def _seen(self, story: Story) -> Portrait:
        """Return the portrait of the table's present version."""
        if self._portrait is None or not self._portrait.shows(story):
            self._portrait = Portrait(story)
        return self._portrait
