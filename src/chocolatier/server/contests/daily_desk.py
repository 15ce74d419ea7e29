"""The daily deal: one game a day, the same for everyone here; one attempt counts."""

from collections.abc import Sequence
from datetime import date
from secrets import token_hex

from chocolatier.errors import TableError
from chocolatier.rules.game import Game
from chocolatier.rules.seats import seat_number
from chocolatier.server.contests.entering import Entries, game_line, setup_of_contest
from chocolatier.server.contests.rivals import rival_game
from chocolatier.server.tables.hub import Hub
from chocolatier.store.contests import Entry, KeptContest
from chocolatier.study.contests.contest import RIVAL
from chocolatier.study.contests.daily import (
    FIRST_DAY,
    daily_plan,
    day_of,
    midnight_after,
    read_day,
)
from chocolatier.table.seats import hash_token
from chocolatier.view.contests import (
    DailyView,
    DailyWish,
    NameWish,
    OwnEntry,
    PlayedLine,
    ResultLine,
)
from chocolatier.view.guest import rules_view
from chocolatier.view.table_view import Opened

MOST_RESULTS = 1000  # in the table of a day
SECRET = "daily"
TODAY = "today"


class DailyDesk:
    """Opens tables of the day, notes their results, and shows them."""

    def __init__(self, hub: Hub, entries: Entries) -> None:
        self._hub, self._entries = hub, entries
        self._archive = hub.services.archive
        self._store = self._archive.store.contests
        self._secret: str | None = None

    # --- what is played -----------------------------------------------------------------------

    def _day(self, text: str) -> tuple[date, date]:
        """Return the day that is meant, and today; raise ChocolatierError if there is none."""
        today = day_of(self._entries.clock())
        return (today if text == TODAY else read_day(text, today)), today

    async def _contest(self, day: date) -> KeptContest:
        """Return the contest of a day, as it was when it was first looked at."""
        found = await self._entries.find(f"daily-{day}")
        if found is not None:
            return found
        if self._secret is None:
            self._secret = await self._archive.change(
                lambda: self._store.secret(SECRET, token_hex(32))
            )
        plan = daily_plan(self._secret, day)
        kept = KeptContest(f"daily-{day}", "daily", self._entries.clock(), **vars(plan))
        await self._archive.change(lambda: self._store.keep(kept))
        found = await self._entries.find(kept.id)
        assert found is not None, "it was just kept"
        return found

    async def play(self, text: str, wish: DailyWish) -> Opened:
        """Open the table of an attempt, or the one that was begun.

        Raise ChocolatierError if it would count, but the day is over or was played.
        """
        await self._hub.wait_ready()
        day, today = self._day(text)
        self._entries.check_ready()
        contest = await self._contest(day)
        if not wish.counts:
            setup = setup_of_contest(contest, wish.name, counts=False)
            return await self._hub.open_setup(setup, contest.seed)
        entry = await self._entries.settled(contest, hash_token(wish.holder))
        if entry is not None and entry.status == "playing":
            return Opened(table=entry.table_id, token=wish.holder, invite=None)
        if entry is not None:
            raise TableError("daily-played", "this day was played: only the first attempt counts")
        if day != today:
            raise TableError("daily-over", f"today is {today}", today=today.isoformat())
        return await self._entries.begin(contest, wish.holder, wish.name)

    # --- results ------------------------------------------------------------------------------

    async def rename(self, text: str, wish: NameWish) -> DailyView:
        """Put an attempt under a name into the table of results, or take it out."""
        day, _ = self._day(text)
        contest = await self._contest(day)
        holder = hash_token(wish.holder)
        if await self._entries.settled(contest, holder) is None:
            raise TableError("contest-not-played", "only who has played can give a name")
        await self._archive.change(lambda: self._store.rename(contest.id, holder, wish.name))
        return await self.show(text, wish.holder)

    async def rival(self, text: str, token: str) -> tuple[Game, list[str]]:
        """Return the rival's game and who sat there; raise TableError to who must play first."""
        day, today = self._day(text)
        contest = await self._contest(day)
        if not await self._may_see(contest, day == today, hash_token(token)):
            raise TableError("contest-first-play", "play first: this shows the deals")
        game = rival_game(contest)
        if game is None:
            self._entries.rivals.want(contest)
            raise TableError("rival-not-yet", "the rival's game is not over yet")
        return game, [level or RIVAL for level in contest.levels]

    async def _may_see(self, contest: KeptContest, is_today: bool, holder: str) -> bool:
        entry = await self._entries.settled(contest, holder)
        return not is_today or (entry is not None and entry.status != "playing")

    async def show(self, text: str, token: str) -> DailyView:
        """Return a day as one person sees it."""
        await self._hub.wait_ready()
        day, today = self._day(text)
        contest, holder = await self._contest(day), hash_token(token)
        entry = await self._entries.settled(contest, holder)
        listed, players = await self._archive.ask(
            lambda: self._store.results(contest.id, MOST_RESULTS)
        )
        played = entry is not None and entry.status != "playing"
        rival = rival_game(contest) if played or day != today else None
        if played and rival is None:
            self._entries.rivals.want(contest)
        results = _ranked(listed, holder)
        return DailyView(
            day=day.isoformat(),
            today=today.isoformat(),
            earliest=FIRST_DAY.isoformat(),
            until=midnight_after(day),
            rules=rules_view(contest.rules),
            seats=list(contest.levels),
            starts=seat_number(contest.first),
            counts=day == today and (entry is None or entry.status == "playing"),
            mine=None if entry is None else _own(entry, results),
            own=await self._own_game(contest, entry) if played else None,
            rival=None if rival is None else game_line(rival, contest.seat),
            rival_comes=self._entries.rivals.comes(contest.id),
            results=results,
            players=players,
        )

    async def _own_game(self, contest: KeptContest, entry: Entry | None) -> PlayedLine | None:
        """Return a person's finished game; None if its table was removed since."""
        if entry is None:
            return None
        table = await self._entries.table(entry)
        return None if table is None else game_line(table.game, contest.seat)


def _own(entry: Entry, results: list[ResultLine]) -> OwnEntry:
    return OwnEntry(
        table=entry.table_id,
        status=entry.status,
        name=entry.name,
        rank=next((line.rank for line in results if line.mine), None),
        place=entry.place,
        points=entry.points,
        lead=entry.lead,
    )


def _ranked(entries: Sequence[Entry], holder: str) -> list[ResultLine]:
    """Return the lines of a table of results; equal results share a rank."""
    lines: list[ResultLine] = []
    for number, entry in enumerate(entries, 1):
        before = lines[-1] if lines else None
        equal = before is not None and (before.lead, before.points) == (entry.lead, entry.points)
        line = ResultLine.model_construct(
            rank=before.rank if before is not None and equal else number,
            name=entry.name or "",
            place=entry.place,
            points=entry.points,
            lead=entry.lead,
            mine=entry.holder == holder,
        )
        lines.append(line)
    return lines
