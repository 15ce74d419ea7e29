"""Backups, restoring, and the removal of tables that were kept long enough."""

import gzip
import json
import shutil
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from chocolatier.cli import main
from chocolatier.errors import ChocolatierError
from chocolatier.rules.ruleset import Rules
from chocolatier.store.appending import Write
from chocolatier.store.contests import Entry, KeptContest
from chocolatier.store.retention import DAY, Lifetimes
from chocolatier.store.shelf import KeptReview
from chocolatier.store.store import Store, sqlite_url
from chocolatier.store.summaries import summarize
from chocolatier.table.state import Table
from chocolatier.view.guest import record_of
from tests.postgres import Postgres
from tests.server.running import Running, test_settings
from tests.store.test_old_database import DATA, TABLES
from tests.table.tables import SEED, new_table, opened, play, seated

NOW = 1_800_000_000.0
ALL = Lifetimes(waiting=1, playing=30, over=365)


@pytest.fixture
def old(tmp_path: Path) -> Iterator[Store]:
    """The tables of version 0.1.0, in a database of today."""
    shutil.copy(DATA / "tables-0.1.0.sqlite3", tmp_path / "old.db")
    store = Store(sqlite_url(tmp_path / "old.db"))
    store.shelf.keep(KeptReview("d" * 24, "done", "a record", "a body"))
    yield store
    store.close()


@pytest.fixture
def new(tmp_path: Path) -> Iterator[Store]:
    store = Store(sqlite_url(tmp_path / "new.db"))
    yield store
    store.close()


def _bad(store: Store, file: Path) -> str:
    with pytest.raises(ChocolatierError) as caught:
        store.backups.restore(file)
    assert store.summaries(list(TABLES)) == [], "nothing is restored by halves"
    return str(caught.value)


def _rewritten(file: Path, *lines: object) -> Path:
    with gzip.open(file, "wt", encoding="utf-8") as out:
        out.writelines(json.dumps(line) + "\n" for line in lines)
    return file


def test_a_backup_brings_everything_back(old: Store, new: Store, tmp_path: Path) -> None:
    file = tmp_path / "b.gz"
    held = old.backups.write(file)
    assert (held.tables, held.reviews) == (len(TABLES), 1)
    assert file.stat().st_mode & 0o077 == 0
    assert new.backups.restore(file) == held
    for table_id in TABLES:
        before, after = old.load(table_id), new.load(table_id)
        assert before is not None
        assert after is not None
        assert (before.log, before.seed) == (after.log, after.seed)
        if before.status != "waiting":
            assert record_of(before) == record_of(after)
    assert new.summaries(list(TABLES)) == old.summaries(list(TABLES))
    assert new.shelf.find("d" * 24) == old.shelf.find("d" * 24)
    with pytest.raises(ChocolatierError, match="restore into an empty one"):
        new.backups.restore(file)


def test_summaries_of_another_schema_are_made_again(old: Store, new: Store, tmp_path: Path) -> None:
    file = tmp_path / "b.gz"
    old.backups.write(file)
    with gzip.open(file, "rt", encoding="utf-8") as text:
        head, *lines = map(json.loads, text)
    for line in lines:
        if "summary" in line:
            line["summary"] = "of another time"
    new.backups.restore(_rewritten(file, head | {"schema": 2}, *lines))
    assert new.summaries(list(TABLES)) == old.summaries(list(TABLES))


def test_what_is_no_whole_backup_is_refused(old: Store, new: Store, tmp_path: Path) -> None:
    file, other = tmp_path / "b.gz", tmp_path / "other.gz"
    old.backups.write(file)
    with gzip.open(file, "rt", encoding="utf-8") as text:
        head, *lines, end = map(json.loads, text)
    assert "cut off" in _bad(new, _rewritten(other, head, *lines))
    assert "missing" in _bad(new, _rewritten(other, head, *lines[1:], end))
    assert "newer version" in _bad(new, _rewritten(other, head | {"format": 2}, *lines, end))
    assert "newer version" in _bad(new, _rewritten(other, head | {"schema": 99}, *lines, end))
    assert "not a backup" in _bad(new, _rewritten(other, {"some": "JSON"}))
    broken = lines[0] | {"log": ["{}"]}
    assert f"table {broken['table']}" in _bad(new, _rewritten(other, head, broken, end))
    other.write_bytes(file.read_bytes()[:-20])
    assert "damaged" in _bad(new, other)
    other.write_text("plain text")
    assert "damaged" in _bad(new, other)


def test_a_backup_shows_one_moment_of_a_server_that_goes_on(
    new: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("chocolatier.store.backups.BATCH", 1)
    first, last = opened(new_table("hb")), opened(new_table("hb"))
    first.id, last.id = "aaaaaaaa", "zzzzzzzz"
    for table in (first, last):
        new.write([[Write(table.id, 0, table.log, summarize(table), SEED)]])
    lines = new.backups._lines
    other = Store(sqlite_url(tmp_path / "new.db"))

    def slowly(contents: object) -> Iterator[object]:
        for line in lines(contents):  # type: ignore[arg-type]
            yield line
            if line.get("table") == first.id:
                other.retention.remove_table(last.id)

    monkeypatch.setattr(new.backups, "_lines", slowly)
    assert new.backups.write(tmp_path / "b.gz").tables == 2
    assert other.load(last.id) is None
    other.close()


def _keep(store: Store, table_id: str, table: Table, days: float) -> None:
    """Store a table that changed so many days ago."""
    table.id = table_id
    object.__setattr__(table.log[-1], "at", NOW - days * DAY)
    store.write([[Write(table_id, 0, table.log, summarize(table), SEED)]])


def test_tables_that_were_kept_long_enough_are_removed(new: Store) -> None:
    _keep(new, "waitingold", opened(new_table("hl")), 1.1)
    _keep(new, "waitingnew", opened(new_table("hl")), 0.9)
    _keep(new, "playingold", seated("hb"), 31)
    _keep(new, "playingnew", seated("hb"), 29)
    found = new.retention.find(ALL, NOW)
    assert {one.table_id: one.status for one in found} == {
        "waitingold": "waiting",
        "playingold": "playing",
    }
    table = new.load("playingold")
    assert table is not None
    after = table.version
    play(table)  # type: ignore[arg-type]
    new.write([[Write("playingold", after, table.log[after:], summarize(table))]])
    assert new.retention.remove(found, spared=["waitingold"]) == 0, "one is spared, one has changed"
    assert new.retention.remove(found) == 1
    assert new.load("waitingold") is None
    assert new.load("playingold") is not None
    assert new.load("waitingnew") is not None
    assert new.retention.remove_table("waitingnew")
    assert not new.retention.remove_table("waitingnew")
    assert new.retention.find(Lifetimes(None, None, None), NOW) == []


def _contest(store: Store, name: str, days: float, *tables: str) -> None:
    """Keep a contest that was made so many days ago, with an attempt at each of these tables."""
    made = NOW - days * DAY
    plan = KeptContest(name, "challenge", made, Rules(2), (None, "tom"), 0, SEED, "Ann")
    store.contests.keep(plan)
    for table in tables:
        assert store.contests.enter(Entry(name, f"holder of {table}", table, changed=made))


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_contests_go_with_the_last_of_their_tables(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    postgres = kind == "postgresql" and request.getfixturevalue("postgres")
    store = Store(postgres.fresh() if postgres else sqlite_url(tmp_path / "tables.db"))
    try:
        _keep(store, "tablegone1", seated("hb"), 31)
        _keep(store, "tablegone2", seated("hb"), 31)
        _keep(store, "tablestays", seated("hb"), 29)
        _contest(store, "goes", 31, "tablegone1", "tablegone3")
        _contest(store, "stays", 31, "tablegone2", "tablestays")
        _contest(store, "unplayed", 2)
        _contest(store, "new", 0.5)
        names = ("goes", "stays", "unplayed", "new")
        assert store.retention.remove_contests(Lifetimes(None, None, None), NOW) == 0
        assert store.retention.remove_contests(ALL, NOW) == 1, "without tables, and a day old"
        store.retention.remove(store.retention.find(ALL, NOW))
        assert store.retention.remove_contests(ALL, NOW) == 1
        assert [name for name in names if store.contests.find(name)] == ["stays", "new"]
        assert store.contests.entries("goes") == []
        assert len(store.contests.entries("stays")) == 2
    finally:
        store.close()


def test_the_commands(old: Store, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database, copy = (f"sqlite:///{tmp_path / name}.db" for name in ("old", "copy"))
    file = str(tmp_path / "b.gz")
    old.close()
    assert main(["backup", file, "--database", database]) == 0
    assert f"{len(TABLES)} tables" in capsys.readouterr().out
    assert main(["restore", file, "--database", copy]) == 0
    assert f"Restored {len(TABLES)} tables" in capsys.readouterr().out
    assert main(["restore", file, "--database", copy]) == 2
    assert "restore into an empty one" in capsys.readouterr().err
    assert main(["prune", "--database", copy]) == 2
    assert "keep.finished" in capsys.readouterr().err
    assert main(["prune", "--keep", "1", "--database", copy, "--dry-run"]) == 0
    assert f"Would remove {len(TABLES)} tables" in capsys.readouterr().out
    assert main(["prune", "--keep", "forever", "--database", copy]) == 0
    finished = sum(kept["status"] == "over" for kept in TABLES.values())
    assert f"Removed {len(TABLES) - finished} tables" in capsys.readouterr().out
    with closing(sqlite3.connect(tmp_path / "copy.db")) as plain:
        (left,) = plain.execute("select count(*) from tables").fetchone()
        (events,) = plain.execute("select count(distinct table_id) from events").fetchone()
    assert (left, events) == (finished, finished)
    nowhere = str(tmp_path / "no" / "b.gz")
    capsys.readouterr()
    assert main(["backup", nowhere, "--database", copy]) == 2
    failed = capsys.readouterr().err
    assert failed == f"chocolatier: {nowhere}: cannot be written: No such file or directory\n"
    assert main(["restore", nowhere, "--database", sqlite_url(tmp_path / "empty.db")]) == 2
    failed = capsys.readouterr().err
    assert failed == f"chocolatier: {nowhere}: cannot be read: No such file or directory\n"


def test_a_running_server_is_backed_up_and_prunes_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("chocolatier.server.upkeep.FIRST_SECONDS", 0.01)
    shutil.copy(DATA / "tables-0.1.0.sqlite3", tmp_path / "tables.db")
    settings = test_settings(tmp_path, keep={"finished": "forever"})
    with Running(settings) as server:
        table = server.open("here", "tom")["table"]
        store = Store(settings.database or "")
        finished = [name for name, kept in TABLES.items() if kept["status"] == "over"]
        end = time.monotonic() + 60
        while len(store.summaries(list(TABLES))) > len(finished):
            assert time.monotonic() < end
            time.sleep(0.05)
        assert store.load(table) is not None
        assert store.backups.write(tmp_path / "b.gz").tables == len(finished) + 1
        store.close()


def test_a_backup_moves_tables_to_postgresql_and_back(
    old: Store, new: Store, tmp_path: Path, postgres: Postgres
) -> None:
    held = old.backups.write(tmp_path / "there.gz")
    there = Store(postgres.fresh())
    try:
        assert there.backups.restore(tmp_path / "there.gz") == held
        assert there.summaries(list(TABLES)) == old.summaries(list(TABLES))
        assert there.backups.write(tmp_path / "back.gz") == held
        found = there.retention.find(Lifetimes(1, 1, None), time.time())
        assert there.retention.remove(found) == len(found) > 0
        assert len(there.latest(100)) == len(TABLES) - len(found)
    finally:
        there.close()
    assert new.backups.restore(tmp_path / "back.gz") == held
    for table_id in TABLES:
        before, after = old.load(table_id), new.load(table_id)
        assert before is not None
        assert after is not None
        assert before.log == after.log
