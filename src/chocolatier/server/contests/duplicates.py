"""Duplicate games: others play the deals of a finished table, or two teams sit crosswise.

The result is a difference, so that the luck of the deals cancels, as far as they could be equal.
"""

from chocolatier.errors import TableError
from chocolatier.rules.deal import first_seat, fresh_seed
from chocolatier.rules.game import Game
from chocolatier.rules.seats import seat_number
from chocolatier.server.contests.entering import (
    Entries,
    match_holder,
    no_such_contest,
    team_lead,
    was_played_fairly,
)
from chocolatier.server.tables.hub import Hub
from chocolatier.server.tables.ids import fresh_table_id
from chocolatier.store.contests import Entry, KeptContest
from chocolatier.store.players import NO_NAME
from chocolatier.study.contests.contest import check_exact, lead, unequal_round
from chocolatier.table.commands import SeatSetup, TableSetup
from chocolatier.table.seats import hash_token
from chocolatier.table.state import RunningTable, Table, running
from chocolatier.view.commands import rules_of
from chocolatier.view.contests import (
    ChallengeWish,
    DuplicateLine,
    DuplicateView,
    MatchTable,
    MatchWish,
    OwnEntry,
    PlayWish,
)
from chocolatier.view.guest import rules_view
from chocolatier.view.table_view import Opened

MOST_ENTRIES = 50  # of a challenge
TEAMS = ((1, 2, 1, 2), (2, 1, 2, 1))
"""The team of every seat, at the first table and at the second one."""


class DuplicateDesk:
    """Makes challenges and matches, lets people play them, and compares."""

    def __init__(self, hub: Hub, entries: Entries) -> None:
        self._hub, self._entries = hub, entries
        self._archive = hub.services.archive
        self._store = self._archive.store.contests

    async def challenge(self, wish: ChallengeWish) -> DuplicateView:
        """Let others play the deals of a finished table; raise TableError if that is not fair."""
        table = await (await self._hub.find(wish.table)).read(running)
        people = [seat for seat, one in table.each_seat() if one.kind == "person"]
        if not table.held_by(frozenset([hash_token(wish.token)])):
            raise TableError("not-seated", "you hold no seat at this table")
        if table.status != "over":
            raise TableError("challenge-early", "finish the game first")
        whole = table.created.position is None
        if len(people) != 1 or not whole or not was_played_fairly(table):
            raise TableError("challenge-alone", "one person must have played it against bots")
        seat, game = people[0], table.game
        levels = tuple(None if other == seat else one.level for other, one in table.each_seat())
        check_exact(levels, table.rules)
        contest = KeptContest(
            fresh_table_id(),
            "challenge",
            self._entries.clock(),
            table.rules,
            levels,
            game.opening_first,
            table.seed,
            wish.name,
        )
        host = Entry(
            contest.id,
            hash_token(wish.holder),
            table.id,
            "done",
            wish.name,
            game.ranking[seat],
            game.scores[seat],
            lead(game.scores, seat),
            self._entries.clock(),
        )
        await self._archive.change(lambda: self._keep(contest, host))
        return await self.show(contest.id, wish.holder)

    def _keep(self, contest: KeptContest, *entries: Entry) -> None:
        self._store.keep(contest)
        for entry in entries:
            self._store.enter(entry)

    async def match(self, wish: MatchWish) -> DuplicateView:
        """Open two tables with the same deals; raise TableError if no teams can sit crosswise."""
        rules = rules_of(wish.rules)
        if rules.players not in (2, 4):
            raise TableError("match-players", "two teams need two or four players at a table")
        contest_id, seed = fresh_table_id(), fresh_seed()
        first = first_seat(seed, rules.players)
        people = (SeatSetup("link"),) * rules.players
        setup = TableSetup(rules, people, starts=first, contest=contest_id)
        levels = (None,) * rules.players
        now = self._entries.clock()
        contest = KeptContest(contest_id, "match", now, rules, levels, first, seed)
        opened = [await self._hub.open_setup(setup, seed) for _ in TEAMS]
        entries = [
            Entry(contest_id, match_holder(one.table), one.table, name=str(number), changed=now)
            for number, one in enumerate(opened, 1)
        ]
        await self._archive.change(lambda: self._keep(contest, *entries))
        return await self.show(contest_id, wish.holder)

    async def _contest(self, contest: str) -> KeptContest:
        found = await self._entries.find(contest)
        if found is None or found.kind == "daily":
            raise no_such_contest(contest)
        return found

    async def play(self, contest_id: str, wish: PlayWish) -> Opened:
        """Open the table of an attempt, or the one that was begun; a second one is refused."""
        await self._hub.wait_ready()
        contest = await self._contest(contest_id)
        if contest.kind != "challenge":
            raise TableError("match-sit-down", "sit down at one of the tables of the match")
        self._entries.check_ready()
        entry = await self._entries.settled(contest, hash_token(wish.holder))
        if entry is not None and entry.status == "playing":
            return Opened(table=entry.table_id, token=wish.holder, invite=None)
        if entry is not None:
            raise TableError("contest-played", "you have played these deals already")
        if len(await self._all(contest)) >= MOST_ENTRIES:
            raise TableError("contest-full", "too many have played this", most=MOST_ENTRIES)
        return await self._entries.begin(contest, wish.holder, wish.name)

    async def _all(self, contest: KeptContest) -> list[Entry]:
        entries = await self._archive.ask(lambda: self._store.entries(contest.id))
        return sorted(entries, key=lambda entry: entry.changed)

    async def show(self, contest_id: str, token: str) -> DuplicateView:
        """Return a challenge or a match as one person sees it."""
        await self._hub.wait_ready()
        contest, holder = await self._contest(contest_id), hash_token(token)
        mine = await self._entries.settled(contest, holder)
        is_match = contest.kind == "match"
        lines = [] if is_match else await self._lines(contest, holder, mine)
        tables = await self._tables(contest) if is_match else []
        games = [table.game for table in tables if isinstance(table, RunningTable)]
        return DuplicateView(
            contest=contest.id,
            kind="match" if is_match else "challenge",
            rules=rules_view(contest.rules),
            seats=list(contest.levels),
            starts=seat_number(contest.first),
            host=contest.host,
            counts=not is_match and (mine is None or mine.status == "playing"),
            mine=None if mine is None else _own(mine),
            lines=lines,
            tables=[_match_table(one, number) for number, one in enumerate(tables) if one],
            difference=_difference(tables),
            unequal=unequal_round(*games) if len(games) == len(TEAMS) else None,
        )

    async def _lines(
        self, contest: KeptContest, holder: str, mine: Entry | None
    ) -> list[DuplicateLine]:
        """Return all games of a challenge, the best first; what was played is for players only."""
        played = mine is not None and mine.status != "playing"
        entries = [
            await self._entries.settled(contest, entry.holder) or entry
            for entry in await self._all(contest)
        ]
        host, host_game = entries[0], await self._game(entries[0])
        made = []
        for entry in entries:
            over = entry.status == "done"
            game = host_game if entry is host else await self._game(entry)
            unequal = over and game and host_game and unequal_round(host_game, game)
            line = DuplicateLine(
                name=entry.name or NO_NAME,
                host=entry is host,
                mine=entry.holder == holder,
                status=entry.status,
                table=entry.table_id if played and entry.status != "playing" and game else None,
                points=entry.points,
                lead=entry.lead,
                difference=entry.lead - host.lead if over and entry is not host else None,
                unequal=unequal or None,
            )
            made.append(line)
        return sorted(made, key=lambda line: (line.status != "done", -line.lead, -line.points))

    async def _game(self, entry: Entry) -> Game | None:
        table = await self._entries.table(entry)
        return None if table is None else table.game

    async def _tables(self, contest: KeptContest) -> list[Table | None]:
        """Return the two tables of a match, in their order; None for one that was removed."""
        entries = sorted(await self._all(contest), key=lambda entry: entry.name or "")
        return [await self._table(entry) for entry in entries]

    async def _table(self, entry: Entry) -> Table | None:
        try:
            return (await self._hub.find(entry.table_id)).table
        except TableError as error:
            if error.code != "no-such-table":
                raise
            return None


def _own(entry: Entry) -> OwnEntry:
    return OwnEntry(
        table=entry.table_id,
        status=entry.status,
        name=entry.name,
        rank=None,
        place=entry.place,
        points=entry.points,
        lead=entry.lead,
    )


def _match_table(table: Table, number: int) -> MatchTable:
    return MatchTable(
        table=table.id,
        invite=table.invite if table.status == "waiting" else None,
        status=table.status,
        names=[None if one.kind == "open" else one.name or "" for one in table.seats],
        teams=list(TEAMS[number][: len(table.seats)]),
        scores=list(table.game.scores) if isinstance(table, RunningTable) else [],
    )


def _difference(tables: list[Table | None]) -> int | None:
    """Return by how many points the first team is ahead at both tables; None until both end."""
    over = [running(table) for table in tables if table is not None and table.status == "over"]
    if len(over) != len(TEAMS):
        return None
    first, second = (team_lead(table.game.scores) for table in over)
    return first - second
