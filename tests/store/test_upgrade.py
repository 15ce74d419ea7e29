"""Databases of older versions are migrated whole or not at all; newer ones are refused."""

import json
import shutil
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

from chocolatier.errors import ChocolatierError
from chocolatier.store.postgres import dsn_of, migrate
from chocolatier.store.schema import metadata
from chocolatier.store.store import Store, sqlite_url
from chocolatier.store.upgrade import MIGRATIONS, REVISION
from tests.postgres import Postgres
from tests.server.running import run_apart

OLD = Path(__file__).parent.parent / "data" / "tables-0.1.0.sqlite3"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A copy of a database of version 0.1.0."""
    return Path(shutil.copy(OLD, tmp_path / "tables.db"))


@contextmanager
def database(file: Path) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(file)) as connection, connection:
        yield connection


def dump(file: Path) -> list[str]:
    with database(file) as connection:
        return list(connection.iterdump())


def logs(file: Path) -> list[tuple[str, int, str]]:
    with database(file) as connection:
        return connection.execute("select * from events order by table_id, version").fetchall()


def open_and_close(file: Path) -> None:
    Store(sqlite_url(file)).close()


def test_an_old_database_is_migrated_and_keeps_its_logs(file: Path) -> None:
    before = logs(file)
    assert len(before) > 100
    open_and_close(file)
    assert logs(file) == before
    migrated = dump(file)
    assert f"INSERT INTO \"alembic_version\" VALUES('{REVISION}');" in migrated
    open_and_close(file)
    assert dump(file) == migrated, "nothing is migrated twice"


def test_version_0_1_0_refuses_what_was_migrated(file: Path) -> None:
    open_and_close(file)
    with database(file) as connection:
        (found,) = connection.execute("select version from schema").fetchone()
    assert found != 1


def test_summaries_from_before_seats_could_be_lost_are_read(file: Path) -> None:
    with database(file) as connection:
        found = connection.execute("select id, summary from tables").fetchall()
        for table_id, text in found:
            summary = json.loads(text)
            for seat in summary["seats"]:
                seat["lost"] = False
            text = json.dumps(summary)
            connection.execute("update tables set summary = ? where id = ?", (text, table_id))
    ids = [table_id for table_id, _ in found]
    without = Path(shutil.copy(file, file.parent / "without.db"))
    with database(without) as connection:
        connection.execute("update tables set summary = replace(summary, '\"lost\": false,', '')")
        kept = connection.execute("select count(*) from tables where summary like '%\"lost\"%'")
        assert kept.fetchone() == (0,)
    stores = [Store(sqlite_url(one)) for one in (file, without)]
    first, second = (store.summaries(ids) for store in stores)
    assert first == second
    assert len(first) == len(ids)
    for store in stores:
        store.close()


def test_a_failed_migration_leaves_everything_as_it_was(file: Path) -> None:
    with database(file) as connection:
        (last,) = connection.execute("select max(id) from tables").fetchone()
        connection.execute("update tables set summary = '{broken' where id = ?", (last,))
    before = dump(file)
    with pytest.raises(ChocolatierError) as error:
        open_and_close(file)
    assert error.value.code == "no-database"
    assert dump(file) == before


@pytest.mark.parametrize("how", ["update schema set version = 99", "stamp"])
def test_a_newer_database_is_refused_with_that_message(file: Path, how: str) -> None:
    if how == "stamp":
        open_and_close(file)
        how = "update alembic_version set version_num = '99'"
    with database(file) as connection:
        connection.execute(how)
    before = dump(file)
    with pytest.raises(ChocolatierError, match="newer version of Chocolatier, please") as error:
        open_and_close(file)
    assert (error.value.code, error.value.details) == (
        "newer-database",
        {"found": 99, "known": REVISION},
    )
    assert dump(file) == before


def test_the_migrations_make_the_schema_that_the_store_uses(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path / "new.db")
    Store(url).close()
    engine = sa.create_engine(url)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


def test_they_make_it_in_postgresql_too(postgres: Postgres) -> None:
    """Also if three servers start at an empty database at the same time."""
    url = postgres.fresh()
    with ThreadPoolExecutor(3) as threads:
        for store in threads.map(Store, [url] * 3):
            store.close()

    def compare(connection: sa.Connection) -> None:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []

    run_apart(migrate(dsn_of(sa.make_url(url)), compare))


def test_the_newest_revision_is_the_last_file() -> None:
    assert ScriptDirectory(str(MIGRATIONS)).get_heads() == [str(REVISION)]
    files = sorted(file.name for file in (MIGRATIONS / "versions").glob("r*.py"))
    assert [file.split("_")[0] for file in files] == [f"r{n}" for n in range(1, REVISION + 1)]
