"""Results of finished games, as the log of the table has them, with a receipt of the server.

A receipt is a signature with a secret of the database. So a browser can keep results for as long
as it likes, also after their tables are removed, and cannot invent one.
"""

import hashlib
import hmac
from collections.abc import Iterable, Sequence
from secrets import token_hex

from chocolatier.bots.levels import LEVELS
from chocolatier.errors import ChocolatierError
from chocolatier.rules.seats import Seat, seat_number
from chocolatier.server.tables.hub import Hub
from chocolatier.store.memory import GameResult, Why
from chocolatier.store.summaries import TableSummary
from chocolatier.table.events import (
    Arrangement,
    Created,
    EndAgreed,
    Hinted,
    Moved,
    Replaced,
    Seated,
    TableEvent,
    Undone,
)
from chocolatier.table.seats import hash_token

SECRET = "results"
_LEVELS = {level.name for level in LEVELS}


class ResultReferee:
    """Reads how games ended, and signs that."""

    def __init__(self, hub: Hub) -> None:
        self._hub, self._archive = hub, hub.services.archive
        self._secret: bytes | None = None

    async def _key(self) -> bytes:
        if self._secret is None:
            store = self._archive.store.contests
            secret = await self._archive.change(lambda: store.secret(SECRET, token_hex(32)))
            self._secret = bytes.fromhex(secret)
        return self._secret

    async def results(self, held: dict[str, list[str]]) -> tuple[list[GameResult], list[str]]:
        """Return the results of those tables that are over, and the tables that are gone.

        ``held`` has the tokens that hold seats at each table. A table at which they hold no seat,
        or more than one, has no result; nor has one whose game goes on.
        """
        key = await self._key()
        summaries = {one.table: one for one in await self._hub.summaries(list(held))}
        over = [one for one in summaries.values() if one.status == "over"]
        found = await self._archive.ask(
            lambda: [
                result
                for one in over
                if (result := self._result(one, held[one.table], key)) is not None
            ]
        )
        return found, [table for table in held if table not in summaries]

    def _result(
        self, summary: TableSummary, tokens: Iterable[str], key: bytes
    ) -> GameResult | None:
        try:
            log = self._archive.store.log(summary.table)
            events = [] if log is None else log.events()
        except ChocolatierError:  # a log that is damaged proves nothing
            return None
        if not events or summary.places is None:
            return None
        seats = _held(events, frozenset(map(hash_token, tokens)))
        if len(seats) != 1:
            return None
        seat = seats.pop()
        levels = [None if one.kind == "person" else one.level for one in summary.seats]
        unsigned = GameResult(
            table=summary.table,
            seat=seat_number(seat),
            at=int(summary.changed),
            rules=str(summary.rules),
            levels=levels,
            places=list(summary.places),
            scores=list(summary.scores),
            why=_why(events, seat, levels),
            receipt="0" * 64,
        )
        return unsigned.model_copy(update={"receipt": receipt_of(unsigned, key)})

    async def check(self, results: Sequence[GameResult]) -> None:
        """Raise ChocolatierError if this server has not signed one of these results."""
        key = await self._key()
        for one in results:
            if not hmac.compare_digest(one.receipt, receipt_of(one, key)):
                message = f"the result of table {one.table} is not one of this server"
                raise ChocolatierError("result-forged", message, table=one.table)


def receipt_of(result: GameResult, key: bytes) -> str:
    """Return the signature of a result."""
    text = result.model_dump_json(exclude={"receipt"})
    return hmac.new(key, text.encode(), hashlib.sha256).hexdigest()


def _held(events: Sequence[TableEvent], holders: frozenset[str]) -> set[Seat]:
    """Return the seats of these holders when the game was played."""
    found: set[Seat] = set()
    for event in events:
        if isinstance(event, Arrangement):  # a later arrangement takes the place of an earlier one
            found = {Seat(i) for i, chair in enumerate(event.seats) if chair.holder in holders}
        elif isinstance(event, Seated):
            if event.holder in holders:
                found.add(event.seat)
            else:
                found.discard(event.seat)
    return found


def _why(events: Sequence[TableEvent], seat: Seat, levels: Sequence[str | None]) -> Why | None:
    """Return why a game does not count; None if it does."""
    created = events[0]
    assert isinstance(created, Created)
    if created.position is not None:
        return "position"
    if any(level is None for other, level in enumerate(levels) if other != seat):
        return "people"
    if any(level is not None and level not in _LEVELS for level in levels):
        return "program"
    for event in events:
        match event:
            case Hinted(seat=one) if one == seat:
                return "hints"
            case Undone():
                return "undo"
            case EndAgreed():
                return "agreed"
            case Replaced():
                return "stand-in"
            case Moved(seat=one, level=level) if level != levels[one]:
                return "stand-in"
    return None
