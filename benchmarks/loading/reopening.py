"""Long tables after a restart: what it costs the server to open them all."""

import asyncio
import random
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import sqlalchemy as sa

from chocolatier.rules.ruleset import RULE_SETS
from chocolatier.server import collector
from chocolatier.server.app import load_rules
from chocolatier.server.metrics import Metrics
from chocolatier.server.own_bots import OwnBots
from chocolatier.server.settings import ServerSettings
from chocolatier.server.tables.archive import Archive, open_store
from chocolatier.server.tables.guest import Guest
from chocolatier.server.tables.hub import Hub
from chocolatier.server.tables.services import Services
from chocolatier.server.thinking.thinkers import Thinkers
from chocolatier.store.formats import write_event, write_summary
from chocolatier.store.schema import events, snapshots, tables
from chocolatier.store.snapshots import Snapshot
from chocolatier.store.store import sqlite_url
from chocolatier.store.summaries import summarize
from chocolatier.table import opening
from chocolatier.table.commands import SeatSetup, TableSetup
from chocolatier.table.moves import person_moves
from chocolatier.table.state import RunningTable
from chocolatier.view.snapshots import mark, write_snapshot
from chocolatier.view.story import Story

GAMES = 24  # different ones, of all rule sets; the rest are copies


class Nowhere:
    """Where a guest's messages go."""

    clogged = False

    def __init__(self) -> None:
        self.sent = 0

    def write(self, frame: bytes) -> None:
        """Count a message."""
        self.sent += len(frame)

    def end(self, code: int) -> None:
        """Do nothing."""


def _long_game(number: int) -> tuple[Story, Snapshot]:
    """Return a game of random moves just before its end, and its snapshot."""
    rng = random.Random(number)
    rules = list(RULE_SETS)[number % len(RULE_SETS)]
    setup = TableSetup(rules, (SeatSetup("here", "Ann"),) * rules.players)
    story = Story(opening.open_table(setup, "f" * 64, "x" * 16, f"seed {number}", 0.0))
    taken = None
    while True:
        table = story.table
        assert isinstance(table, RunningTable)
        assert table.turn is not None
        move = str(rng.choice(table.game.legal_moves))
        decision = person_moves(table, table.turn, move, float(table.version))
        if decision.game is None or decision.game.is_over:
            break
        story.follow(decision)
        taken = mark(story) or taken
    assert taken is not None
    bodies = [write_event(event) for event in story.table.log[: taken.version]]
    return story, write_snapshot(taken, story, bodies)


def _rows(count: int) -> Iterator[tuple[dict[str, object], list[dict[str, object]], Snapshot]]:
    games = [_long_game(number) for number in range(GAMES)]
    for number in range(count):
        story, snapshot = games[number % GAMES]
        table, name = story.table, f"long{number:08}"
        row: dict[str, object] = {
            "id": name,
            "seed": table.seed,
            "version": table.version,
            "summary": write_summary(summarize(table)),
            "summarized": table.version,
        }
        log: list[dict[str, object]] = [
            {"table_id": name, "version": version, "body": write_event(event)}
            for version, event in enumerate(table.log, 1)
        ]
        yield row, log, Snapshot(name, snapshot.version, snapshot.format, snapshot.body)


def _fill(url: str, count: int) -> int:
    """Store so many tables, and return how many events they have."""
    engine, total = sa.create_engine(url), 0
    with engine.begin() as connection:
        for row, log, kept in _rows(count):
            connection.execute(sa.insert(tables), row)
            connection.execute(sa.insert(events), log)
            connection.execute(sa.insert(snapshots), vars(kept))
            total += len(log)
    engine.dispose()
    return total


async def _open_all(settings: ServerSettings, count: int) -> float:
    """Open every table, show it to a guest, and return the processor seconds of that."""
    metrics = Metrics()
    archive = Archive(open_store(settings), metrics)
    services = Services(settings, archive, Thinkers(0, 20), metrics, OwnBots({}, 20))
    hub, outlet = Hub(services), Nowhere()
    hub.ready.set()
    before = time.process_time()
    for number in range(count):
        live = await hub.find(f"long{number:08}")
        await live.enter(Guest(frozenset(), 200, outlet), None)
    spent = time.process_time() - before
    await services.stop()
    return spent


def reopen(count: int) -> None:
    """Print what opening so many tables costs, with snapshots and without."""
    load_rules()
    collector.take_over()  # as a server does
    with tempfile.TemporaryDirectory() as folder:
        settings = ServerSettings(database=sqlite_url(Path(folder) / "tables.db"), workers=0)
        assert settings.database is not None
        open_store(settings).close()
        total = _fill(settings.database, count)
        print(f"{count} tables just before their end, {total / count:.0f} events each")
        spent = asyncio.run(_open_all(settings, count))
        print(
            f"opened and shown to a guest, with snapshots: {spent:.1f} s of processor time, "
            f"{1000 * spent / count:.2f} ms each"
        )
        engine = sa.create_engine(settings.database)
        with engine.begin() as connection:
            connection.execute(sa.delete(snapshots))
        engine.dispose()
        some = max(1, count // 10)
        spent = asyncio.run(_open_all(settings, some))
        print(f"{some} of them without: {spent:.1f} s, {1000 * spent / some:.2f} ms each")
