"""Attempts at contests: a table for each, one that counts for each person, results as they end.

The server plays the table itself, so a result is what its own log says. An entry whose end was not
noted, because the server stopped just then, is settled when it is looked at.
"""

import time
from collections.abc import Callable

from chocolatier.errors import ChocolatierError, TableError
from chocolatier.rules.core.numbers import Ending
from chocolatier.rules.game import Game
from chocolatier.rules.seats import Seat
from chocolatier.server.contests.rivals import Rivals
from chocolatier.server.tables.hub import Hub
from chocolatier.store.contests import Entry, EntryStatus, KeptContest
from chocolatier.study.contests.contest import lead, round_scores
from chocolatier.table.commands import SeatSetup, TableSetup
from chocolatier.table.events import Moved, Replaced
from chocolatier.table.seats import hash_token
from chocolatier.table.state import RunningTable, running
from chocolatier.view.contests import PlayedLine
from chocolatier.view.table_view import Opened


def no_such_contest(contest: str) -> TableError:
    """Return the error for a contest that does not exist, or not any more."""
    return TableError("no-such-contest", "there is no such challenge", contest=contest)


def setup_of_contest(contest: KeptContest, name: str | None, *, counts: bool) -> TableSetup:
    """Return the table of one person who plays a contest."""
    return TableSetup(
        rules=contest.rules,
        seats=tuple(
            SeatSetup("here", name) if level is None else SeatSetup("bot", level=level)
            for level in contest.levels
        ),
        starts=Seat(contest.first),
        contest=contest.id if counts else None,
    )


def game_line(game: Game, seat: int) -> PlayedLine:
    """Return a finished game as it is sent."""
    return PlayedLine(
        scores=list(game.scores),
        rounds=[list(scores) for scores in round_scores(game)],
        place=game.ranking[seat],
        lead=lead(game.scores, seat),
    )


def was_played_fairly(table: RunningTable) -> bool:
    """Return whether every seat was played by whom the contest has there, to the end."""
    levels = [chair.level for chair in table.created.seats]
    for event in table.log:
        if isinstance(event, Replaced):
            return False
        if isinstance(event, Moved) and event.level != levels[event.seat]:
            return False
    return table.game.ending is not Ending.AGREEMENT


class Entries:
    """Opens the tables of contests, and notes how their games end."""

    def __init__(self, hub: Hub, rivals: Rivals, clock: Callable[[], float] = time.time) -> None:
        self._hub, self.rivals, self.clock = hub, rivals, clock
        self._archive = hub.services.archive
        self._store = self._archive.store.contests

    async def find(self, contest: str) -> KeptContest | None:
        """Return a contest, or None if there is none."""
        return await self._archive.ask(lambda: self._store.find(contest))

    def check_ready(self) -> None:
        """Raise TableError while weaker bots play for those that are not compiled yet."""
        if self._hub.compiled < 1:
            raise TableError("contest-compiling", "the bots are not ready yet")

    async def begin(self, contest: KeptContest, token: str, name: str | None) -> Opened:
        """Open the table of an attempt; who was faster elsewhere keeps the first table."""
        setup = setup_of_contest(contest, name, counts=True)
        opened = await self._hub.open_setup(setup, contest.seed, token)
        holder, now = hash_token(token), self.clock()
        listed = name if contest.kind == "challenge" else None
        entry = Entry(contest.id, holder, opened.table, name=listed, changed=now)
        if await self._archive.change(lambda: self._store.enter(entry)):
            return opened
        await self._hub.remove(opened.table)
        first = await self._archive.ask(lambda: self._store.entry(contest.id, holder))
        if first is None:  # the contest was removed in this moment
            raise no_such_contest(contest.id)
        return Opened(table=first.table_id, token=token, invite=None)

    async def note_end(self, table: RunningTable) -> None:
        """Settle the entry of a table whose game is over."""
        contest = None if table.created.contest is None else await self.find(table.created.contest)
        if contest is None:
            return
        settled = _result(contest, table, self.clock())
        if settled is not None:
            await self._archive.change(lambda: self._store.settle(settled))
        if contest.kind == "daily":
            self.rivals.want(contest)

    async def settled(self, contest: KeptContest, holder: str) -> Entry | None:
        """Return an entry; one whose game is over has its result."""
        entry = await self._archive.ask(lambda: self._store.entry(contest.id, holder))
        if entry is None or entry.status != "playing":
            return entry
        table = await self.table(entry)
        if table is None or table.status != "over":
            return entry
        await self.note_end(table)
        return await self._archive.ask(lambda: self._store.entry(contest.id, holder))

    async def table(self, entry: Entry) -> RunningTable | None:
        """Return the table of an entry; None before its game, or if it was removed since."""
        try:
            return await (await self._hub.find(entry.table_id)).read(running)
        except ChocolatierError as error:
            if error.code not in ("no-such-table", "table-waiting"):
                raise
            return None


def _result(contest: KeptContest, table: RunningTable, now: float) -> Entry | None:
    """Return the result of a game: of its person or, in a match, of the first team there."""
    game = table.game
    status: EntryStatus = "done" if was_played_fairly(table) else "void"
    if contest.kind == "match":
        points = team_lead(game.scores)
        holder = match_holder(table.id)
        return Entry(contest.id, holder, table.id, status, lead=points, changed=now)
    seat = next((seat for seat, one in table.each_seat() if one.kind == "person"), None)
    holder_of = None if seat is None else table.seats[seat].holder
    if seat is None or holder_of is None:
        return None
    return Entry(
        contest.id,
        holder_of,
        table.id,
        status,
        place=game.ranking[seat],
        points=game.scores[seat],
        lead=lead(game.scores, seat),
        changed=now,
    )


def match_holder(table_id: str) -> str:
    """Return what stands for a table of a match where others have the hash of a token."""
    return f"table {table_id}"


def team_lead(scores: tuple[int, ...]) -> int:
    """Return the points of the odd seats of a table (1, 3) less those of the even ones."""
    return sum(scores[0::2]) - sum(scores[1::2])
