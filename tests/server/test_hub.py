"""Tables in the memory of a server: on their way there, and while the database fails."""

import asyncio
import json
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from chocolatier.errors import TableError
from chocolatier.server.metrics import Metrics
from chocolatier.server.own_bots import OwnBots
from chocolatier.server.settings import ServerSettings
from chocolatier.server.tables.archive import Archive, open_store
from chocolatier.server.tables.guest import Guest
from chocolatier.server.tables.hub import Hub
from chocolatier.server.tables.neighbours import Alone
from chocolatier.server.tables.services import Services
from chocolatier.server.thinking.thinkers import Thinkers
from chocolatier.store.appending import Write
from chocolatier.store.members import Presence
from chocolatier.store.retention import DAY, Expired, Lifetimes
from chocolatier.store.store import sqlite_url
from chocolatier.table.seats import hash_token
from chocolatier.table.state import running
from chocolatier.view.http import Join, NewSeat, NewTable
from chocolatier.view.messages import MoveCommand
from chocolatier.view.table_view import RulesView
from tests.server.running import run_apart

IDLE = 0.02
TWO = NewTable(
    rules=RulesView(players=2),
    seats=[NewSeat(kind="here", name="Ann"), NewSeat(kind="here", name="Ben")],
)
BY_LINK = TWO.model_copy(update={"seats": [TWO.seats[0], NewSeat(kind="link")]})


class SlowNeighbours(Alone):
    """A database that takes longer to compare a version than an idle table stays in memory."""

    async def version(self, table_id: str) -> int:  # noqa: ARG002
        """Return 0, late."""
        await asyncio.sleep(10 * IDLE)
        return 0


class Heard:
    """An outlet that keeps the messages."""

    clogged = False

    def __init__(self) -> None:
        self.messages: list[dict[str, Any]] = []

    def write(self, frame: bytes) -> None:
        self.messages.append(json.loads(frame[frame.index(b"{") :]))

    def end(self, code: int) -> None:
        raise AssertionError(code)


@asynccontextmanager
async def _services(folder: Path, idle: float = 60.0) -> AsyncIterator[Services]:
    database = sqlite_url(folder / "tables.db")
    settings = ServerSettings(database=database, workers=0, idle_seconds=idle)
    metrics = Metrics()
    archive = Archive(open_store(settings), metrics)
    thinkers, own_bots = Thinkers(0, 20), OwnBots({}, 20)
    services = Services(settings, archive, thinkers, metrics, own_bots, neighbours=SlowNeighbours())
    yield services
    await services.stop()


def _hub(services: Services) -> Hub:
    hub = Hub(services)
    hub.ready.set()
    return hub


async def _find_while_sweeping(folder: Path) -> None:
    async with _services(folder, IDLE) as services:
        opened = await _hub(services).open(TWO)
        hub = _hub(services)
        sweeping = asyncio.create_task(hub.sweep())
        live = await hub.find(opened.table)
        assert hub.live(opened.table) is live
        sweeping.cancel()
        with suppress(asyncio.CancelledError):
            await sweeping


def test_a_table_that_is_read_slowly_stays_until_it_is_found(tmp_path: Path) -> None:
    run_apart(_find_while_sweeping(tmp_path))


async def _prune_slowly(folder: Path, monkeypatch: pytest.MonkeyPatch) -> int:
    async with _services(folder) as services:
        await _hub(services).open(TWO)
        find = services.archive.store.retention.find

        def find_slowly(lifetimes: Lifetimes, now: float) -> list[Expired]:
            time.sleep(10 * IDLE)
            return find(lifetimes, now)

        monkeypatch.setattr(services.archive.store.retention, "find", find_slowly)
        late = time.time() + 2 * DAY
        return await services.archive.prune(Lifetimes(1, 1, 1), late, set)


def test_a_large_database_has_the_time_to_be_pruned(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Archive.ask, "__defaults__", (IDLE,))
    assert run_apart(_prune_slowly(tmp_path, monkeypatch)) == 1


async def _meet_after_a_failed_write(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise OperationalError("a write", {}, Exception("disk full"))

    async with _services(folder) as services:
        hub, outlet = _hub(services), Heard()
        opened = await hub.open(BY_LINK)
        joined = await hub.join(opened.table, Join(invite=opened.invite or "", name="Ben"))
        live = await hub.find(opened.table)
        ann, ben = hash_token(opened.token or ""), hash_token(joined.token)
        await live.enter(Guest(frozenset([ann]), 100, outlet), None)
        both = Guest(frozenset([ann, ben]), 100, Heard())
        stored, game = live.table.version, running(live.table).game
        command = MoveCommand(seat=game.turn + 1, move=str(game.legal_moves[0]))
        with monkeypatch.context() as patch:
            patch.setattr(services.archive.store, "write", fail)
            with pytest.raises(TableError, match="could not be saved"):
                await live.obey(both, command, stored)
        await live.meet({"another server": Presence(here=0b10, looking=0b10)})
        versions = {
            message["version"] if message["type"] == "update" else message["view"]["version"]
            for message in outlet.messages
        }
        assert versions == {stored}


def test_news_of_another_server_show_nothing_that_was_not_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run_apart(_meet_after_a_failed_write(tmp_path, monkeypatch))


async def _leave_while_a_move_is_stored(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with _services(folder) as services:
        hub = _hub(services)
        opened = await hub.open(TWO)
        live = await hub.find(opened.table)
        stays, leaves = Heard(), Heard()
        guests = [
            Guest(frozenset([hash_token(opened.token or "")]), 20, outlet)
            for outlet in (stays, leaves)
        ]
        for guest in guests:
            await live.enter(guest, None)
        heard = len(stays.messages), len(leaves.messages)
        write, storing, stored = services.archive.write, asyncio.Event(), asyncio.Event()

        async def write_later(*group: Write) -> bool:
            storing.set()
            await stored.wait()
            return await write(*group)

        monkeypatch.setattr(services.archive, "write", write_later)
        game = running(live.table).game
        move = MoveCommand(seat=game.turn + 1, move=str(game.legal_moves[0]))
        moving = asyncio.create_task(live.obey(guests[0], move, live.table.version))
        await storing.wait()
        assert (len(stays.messages), len(leaves.messages)) == heard
        live.leave(guests[1])
        stored.set()
        await moving
        assert len(leaves.messages) == heard[1]
        update = stays.messages[heard[0]]
        assert update["type"] == "update"
        assert update["events"][0]["move"] == move.move


def test_a_move_is_shown_once_it_is_stored_to_those_who_are_still_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run_apart(_leave_while_a_move_is_stored(tmp_path, monkeypatch))
