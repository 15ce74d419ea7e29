"""Games that several people play with equal deals: what is played, who takes part, the results.

A participant is known only by the hash of a token, and by a name if one was given.
"""

import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Annotated, Literal, TypeAlias

import sqlalchemy as sa
from pydantic import Field
from sqlalchemy.exc import IntegrityError

from chocolatier.rules.ruleset import Rules
from chocolatier.store.parts import Level, RulesPart, SeatNumber, Stored
from chocolatier.store.schema import contests, entries, secrets

ContestKind: TypeAlias = Literal["daily", "challenge", "match"]
EntryStatus: TypeAlias = Literal["playing", "done", "void"]


class _Body(Stored):
    """The JSON of a contest."""

    rules: RulesPart
    levels: tuple[Level | None, ...]
    first: SeatNumber
    seed: str
    host: Annotated[str, Field(max_length=24)] | None = None


@dataclass(frozen=True)
class KeptContest:
    """A game for several people; ``rival`` are the moves of the bot that played it, in order."""

    id: str
    kind: ContestKind
    made: float
    rules: Rules
    levels: tuple[str | None, ...]
    first: int
    seed: str
    host: str | None = None  # the name of who challenged the others
    rival: str | None = None

    @property
    def seat(self) -> int:
        """The seat of the person."""
        return self.levels.index(None)


@dataclass(frozen=True)
class Entry:
    """A person's attempt, or a table of a match; the figures are 0 until it is done."""

    contest: str
    holder: str
    table_id: str
    status: EntryStatus = "playing"
    name: str | None = None
    place: int = 0
    points: int = 0
    lead: int = 0
    changed: float = 0.0


class Contests:
    """All contests in a database. The methods block; those that write belong to one thread."""

    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine

    def secret(self, name: str, fresh: str) -> str:
        """Return the secret of this name; ``fresh`` becomes it if there is none."""
        with self._engine.connect() as connection:
            found = connection.execute(_SECRET, {"name": name}).scalar()
        if found is not None:
            return str(found)
        self._insert(secrets, {"name": name, "value": fresh})
        return self.secret(name, fresh)

    def keep(self, contest: KeptContest) -> None:
        """Keep a contest, unless there is one with its id."""
        body = _Body.model_construct(
            rules=contest.rules,
            levels=contest.levels,
            first=contest.first,
            seed=contest.seed,
            host=contest.host,
        )
        text = body.model_dump_json(exclude_none=False)
        row = {"id": contest.id, "kind": contest.kind, "made": contest.made, "body": text}
        self._insert(contests, row)

    def find(self, contest: str) -> KeptContest | None:
        """Return a contest, or None if there is none."""
        with self._engine.connect() as connection:
            row = connection.execute(_CONTEST, {"id": contest}).first()
        if row is None:
            return None
        body = _Body.model_validate_json(row.body)
        return KeptContest(row.id, row.kind, row.made, **dict(body), rival=row.rival)

    def keep_rival(self, contest: str, moves: str) -> None:
        """Keep the moves of the rival's game."""
        with self._engine.begin() as connection:
            one = sa.update(contests).where(contests.c.id == contest)
            connection.execute(one.values(rival=moves))

    def enter(self, entry: Entry) -> bool:
        """Keep an entry; return False if its holder has one in this contest already."""
        return self._insert(entries, asdict(entry))

    def entry(self, contest: str, holder: str) -> Entry | None:
        """Return the entry of a holder, or None if there is none."""
        with self._engine.connect() as connection:
            row = connection.execute(_ENTRY, {"contest": contest, "holder": holder}).first()
        return None if row is None else Entry(*row)

    def entries(self, contest: str) -> list[Entry]:
        """Return all entries of a contest."""
        with self._engine.connect() as connection:
            some = sa.select(entries).where(entries.c.contest == contest)
            return [Entry(*row) for row in connection.execute(some)]

    def settle(self, settled: Entry) -> bool:
        """Write the result of an entry that is being played; return False if it has one."""
        with self._engine.begin() as connection:
            change = sa.update(entries).where(
                entries.c.contest == settled.contest,
                entries.c.holder == settled.holder,
                entries.c.status == "playing",
            )
            values = {
                name: getattr(settled, name)
                for name in ("status", "place", "points", "lead", "changed")
            }
            return connection.execute(change.values(**values)).rowcount == 1

    def rename(self, contest: str, holder: str, name: str | None) -> None:
        """Give an entry a name, or none."""
        with self._engine.begin() as connection:
            change = sa.update(entries).where(
                entries.c.contest == contest, entries.c.holder == holder
            )
            connection.execute(change.values(name=name, changed=time.time()))

    def results(self, contest: str, most: int) -> tuple[Sequence[Entry], int]:
        """Return the best results of those who gave a name, and how many results there are."""
        with self._engine.connect() as connection:
            rows = connection.execute(_RESULTS, {"contest": contest, "most": most}).all()
            count = connection.execute(_COUNT, {"contest": contest}).scalar()
        return [Entry(*row) for row in rows], int(count or 0)

    def _insert(self, table: sa.Table, row: dict[str, object]) -> bool:
        try:
            with self._engine.begin() as connection:
                connection.execute(sa.insert(table), row)
        except IntegrityError:
            return False
        return True


_SECRET = sa.select(secrets.c.value).where(secrets.c.name == sa.bindparam("name"))
_CONTEST = sa.select(contests).where(contests.c.id == sa.bindparam("id"))
_ENTRY = sa.select(entries).where(
    entries.c.contest == sa.bindparam("contest"), entries.c.holder == sa.bindparam("holder")
)
_DONE = (entries.c.contest == sa.bindparam("contest"), entries.c.status == "done")
_RESULTS = (
    sa.select(entries)
    .where(*_DONE, entries.c.name.is_not(None))
    .order_by(entries.c.lead.desc(), entries.c.points.desc(), entries.c.changed)
    .limit(sa.bindparam("most"))
)
_COUNT = sa.select(sa.func.count()).select_from(entries).where(*_DONE)
