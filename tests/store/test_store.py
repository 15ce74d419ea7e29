"""The store: versions, reopening, groups, schemas."""

import os
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError

from chocolatier.errors import ChocolatierError, TableError
from chocolatier.rules.seats import Seat
from chocolatier.store.appending import Write
from chocolatier.store.store import Store, sqlite_url
from chocolatier.store.summaries import summarize
from chocolatier.table import opening
from chocolatier.table.commands import AskEnd
from chocolatier.table.decide import decide
from chocolatier.table.state import RunningTable, Table
from tests.postgres import Postgres
from tests.table.tables import ANN, SEED, new_table, opened, play, seated


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return sqlite_url(tmp_path / "new folder" / "tables.db")


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest) -> str:
    if request.param == "sqlite":
        return str(request.getfixturevalue("sqlite"))
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.fresh()


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    store = Store(url)
    yield store
    store.close()


@pytest.fixture
def lite(sqlite: str) -> Iterator[Store]:
    store = Store(sqlite)
    yield store
    store.close()


def first(table: Table) -> Write:
    return Write(table.id, 0, table.log, summarize(table), SEED)


@pytest.mark.skipif(os.name != "posix", reason="other systems have other permissions")
def test_only_the_owner_can_read_the_seeds(tmp_path: Path) -> None:
    before = os.umask(0o022)
    try:
        store = Store(sqlite_url(tmp_path / "tables.db"))
        table = seated("hb")
        assert store.write([[first(table)]]) == [True]
        modes = {file.name: file.stat().st_mode & 0o777 for file in tmp_path.iterdir()}
        store.close()
    finally:
        os.umask(before)
    assert "tables.db-wal" in modes
    assert set(modes.values()) == {0o600}


def test_a_table_comes_back_as_it_was(store: Store, url: str) -> None:
    table = seated("hb")
    assert store.write([[first(table)]]) == [True]
    after = table.version
    play(table)
    play(table)
    assert store.write([[Write(table.id, after, table.log[after:], summarize(table))]]) == [True]
    store.close()
    again = Store(url)
    found = again.load(table.id)
    assert found is not None
    assert isinstance(found, RunningTable)
    assert (found.log, found.game, found.seed) == (table.log, table.game, SEED)
    assert again.summaries([table.id, "unknown"]) == [summarize(table)]
    assert again.load("unknown") is None
    again.ping()
    again.close()


def test_a_write_at_an_old_version_is_refused(store: Store) -> None:
    table = seated("hb")
    store.write([[first(table)]])
    after = table.version
    play(table)
    write = Write(table.id, after, table.log[after:], summarize(table))
    for old in (after - 1, after + 1):
        assert store.write([[Write(table.id, old, table.log[after:], summarize(table))]]) == [False]
    assert store.write([[write], [write]]) == [True, False], "the second of two at once"
    found = store.load(table.id)
    assert found is not None
    assert found.version == table.version


def test_a_group_is_written_whole_or_not_at_all(store: Store) -> None:
    table = opened(new_table("hb"))
    store.write([[first(table)]])
    after = table.version
    table.follow(decide(table, AskEnd(Seat(0)), frozenset([ANN]), after, 1.0))
    decision, new = opening.rematch(table, frozenset([ANN]), "rematched", "seed", 2.0)
    old = Write(table.id, after, decision.events, summarize(table))
    again = Write("rematched", 0, new.log, summarize(new), "seed")
    assert store.write([[old, again]]) == [True]
    other = Write("rematched2", 0, new.log, summarize(new), "seed")
    assert store.write([[old, other]]) == [False]
    assert store.load("rematched") is not None
    assert store.load("rematched2") is None


@pytest.mark.parametrize(
    "url",
    [
        "sqlite:////proc/no/such.db",
        "nonsense",
        "postgresql://localhost:1/none",
        "postgresql+asyncpg://user:word@localhost:1/none",
    ],
)
def test_databases_that_cannot_be_opened(url: str) -> None:
    with pytest.raises(ChocolatierError) as error:
        Store(url)
    assert error.value.code == "no-database"


def test_gaps_in_a_log_are_found(lite: Store, tmp_path: Path) -> None:
    table = seated("hb")
    lite.write([[first(table)]])
    with sqlite3.connect(tmp_path / "new folder" / "tables.db") as connection:
        connection.execute("delete from events where version = 1")
    connection.close()
    with pytest.raises(TableError) as error:
        lite.load(table.id)
    assert error.value.code == "table-broken"


def test_a_damaged_summary_spoils_no_other(
    lite: Store, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    table = seated("hb")
    lite.write([[first(table)]])
    lite.write([[Write("otherone", 0, table.log, summarize(table), SEED)]])
    with closing(sqlite3.connect(tmp_path / "new folder" / "tables.db")) as connection, connection:
        connection.execute("update tables set summary = '{broken' where id = 'otherone'")
    found = lite.summaries([table.id, "otherone"])
    assert [summary.table for summary in found] == [table.id]
    assert "otherone" in caplog.text


def test_a_ping_writes(lite: Store) -> None:
    """So it fails when only reading is possible, as on a full disk."""
    lite.ping()
    with lite._engine.connect() as connection:
        connection.exec_driver_sql("PRAGMA query_only = ON")
    with pytest.raises(OperationalError):
        lite.ping()


def test_durability_settings(lite: Store) -> None:
    with lite._engine.connect() as connection:
        for setting, value in (("journal_mode", "wal"), ("synchronous", 2)):
            assert connection.exec_driver_sql(f"PRAGMA {setting}").scalar() == value


def test_a_checkpoint_takes_the_log_into_the_database(sqlite: str, tmp_path: Path) -> None:
    store = Store(sqlite)
    store.checkpoint()  # of the empty tables
    store.write([[first(seated("hb"))]])
    file, alone = tmp_path / "new folder" / "tables.db", tmp_path / "alone.db"

    def written() -> int:
        """Return the tables in the file itself, without SQLite's log beside it."""
        alone.write_bytes(file.read_bytes())
        with closing(sqlite3.connect(alone)) as connection:
            return int(connection.execute("SELECT count(*) FROM tables").fetchone()[0])

    assert written() == 0
    store.checkpoint()
    assert written() == 1
    store.close()


def test_a_database_without_a_log_of_its_own_needs_no_checkpoint(postgres: Postgres) -> None:
    store = Store(postgres.fresh())
    store.checkpoint()
    store.close()


@pytest.mark.parametrize("summarized", [True, False])
def test_a_move_that_comes_alone_is_written_like_others(
    store: Store, url: str, summarized: bool
) -> None:
    table = seated("hb")
    store.write([[first(table)]])
    for _ in range(3):
        after = table.version
        play(table)
        summary = summarize(table) if summarized else None
        write = Write(table.id, after, table.log[after:], summary)
        assert len(write.events) == 1
        assert store.write([[write]]) == [True]
        assert store.write([[write]]) == [False], "it is there already"
    late = Write(table.id, table.version + 1, write.events, write.summary)
    unknown = Write("unknown", 0, write.events, write.summary)
    assert store.write([[late]]) == store.write([[unknown]]) == [False]
    store.close()
    again = Store(url)
    found = again.load(table.id)
    assert found is not None
    assert found.log == table.log
    assert again.summaries([table.id]) == [summarize(table)]
    again.close()


def test_a_move_alone_waits_for_another_process(sqlite: str, tmp_path: Path) -> None:
    """Such as one that makes a backup, or a second server by mistake."""
    store, table = Store(sqlite), seated("hb")
    store.write([[first(table)]])
    after = table.version
    play(table)
    with closing(sqlite3.connect(tmp_path / "new folder" / "tables.db")) as other:
        other.isolation_level = None
        other.execute("BEGIN IMMEDIATE")
        done: list[list[bool]] = []
        move = Write(table.id, after, table.log[after:], None)
        writing = threading.Thread(target=lambda: done.append(store.write([[move]])))
        writing.start()
        writing.join(0.3)
        assert not done
        other.execute("COMMIT")
        writing.join()
        assert done == [[True]]
    store.close()
