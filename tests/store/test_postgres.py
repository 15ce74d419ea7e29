"""PostgreSQL that dies, hangs and comes back: what was written is written once."""

import threading
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError, SQLAlchemyError

from chocolatier.store.appending import Write
from chocolatier.store.postgres import Wire
from chocolatier.store.shelf import KeptReview
from chocolatier.store.snapshots import Snapshot
from chocolatier.store.store import Store
from chocolatier.store.summaries import summarize
from chocolatier.table.state import RunningTable
from tests.postgres import FAST, Postgres
from tests.table.tables import SEED, play, seated


@pytest.fixture
def mortal() -> Iterator[Postgres]:
    """A server for one test that kills it."""
    with Postgres(**FAST) as server:
        yield server


def move(store: Store, table: RunningTable) -> None:
    """Play a move and write it."""
    after = table.version
    play(table)
    write = Write(table.id, after, table.log[after:], summarize(table))
    assert store.write([[write]]) == [True]


def test_a_write_whose_answer_was_lost_is_not_doubled(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = Store(postgres.fresh())
    table = seated("hb")
    fetch = Wire.fetch
    lost: list[object] = []

    async def fetch_and_lose(wire: Wire, statement: str, *values: object) -> list[Any]:
        rows = await fetch(wire, statement, *values)
        if len(lost) < 2:
            lost.append(rows)
            raise OperationalError(statement, None, OSError("the connection is lost"))
        return rows

    monkeypatch.setattr(Wire, "fetch", fetch_and_lose)
    assert store.write([[Write(table.id, 0, table.log, summarize(table), SEED)]]) == [True]
    lost.clear()
    move(store, table)
    assert len(lost) == 2
    found = store.load(table.id)
    assert found is not None
    assert found.log == table.log
    store.close()


def test_writes_outlive_the_database(mortal: Postgres) -> None:
    """A write waits while the database starts again. One that hangs is refused."""
    store = Store(mortal.fresh())
    table = seated("hb")
    store.write([[Write(table.id, 0, table.log, summarize(table), SEED)]])
    move(store, table)
    mortal.kill()
    again = threading.Thread(target=mortal.start)
    again.start()
    move(store, table)
    again.join()
    move(store, table)
    mortal.pause()
    try:
        with pytest.raises(SQLAlchemyError):
            store.load(table.id)
        with pytest.raises(SQLAlchemyError):
            store.ping()
    finally:
        mortal.resume()
    move(store, table)
    found = store.load(table.id)
    assert found is not None
    assert found.log == table.log
    store.close()


def test_two_servers_keep_the_same_snapshot_and_review_at_once(postgres: Postgres) -> None:
    url = postgres.fresh()
    stores = [Store(url), Store(url)]
    table, ids = seated("hb"), [f"table{number}" for number in range(20)]
    for name in ids:
        stores[0].write([[Write(name, 0, table.log, summarize(table), SEED)]])
    together, failed = threading.Barrier(2), list[Exception]()

    def keep(store: Store) -> None:
        for name in ids:
            together.wait()
            try:
                store.snapshots.keep([Snapshot(name, 1, "a format", b"a body")])
                store.shelf.keep(KeptReview(name, "done", "a record", "a body"))
            except SQLAlchemyError as error:
                failed.append(error)

    threads = [threading.Thread(target=keep, args=[store]) for store in stores]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not failed
    stores[0].snapshots.keep([Snapshot(ids[0], 0, "a format", b"an older one")])
    log = stores[1].log(ids[0])
    assert log is not None
    assert log.snapshot == Snapshot(ids[0], 1, "a format", b"a body")
    assert stores[1].shelf.find(ids[0]) is not None
    for store in stores:
        store.close()
