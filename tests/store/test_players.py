"""Players in the database, and memories that merge without losing anything."""

from pathlib import Path
from typing import Any

import pytest
from pydantic import ValidationError

from chocolatier.store.memory import MOST_TABLES, Memory
from chocolatier.store.players import KeptPlayer
from chocolatier.store.retention import Lifetimes
from chocolatier.store.store import Store, sqlite_url
from tests.postgres import Postgres

RECEIPT = "ab" * 32


def result(table: str, at: int = 5) -> dict[str, Any]:
    return {
        "table": table,
        "seat": 1,
        "at": at,
        "rules": "2-coloured-plain",
        "levels": [None, "tom"],
        "places": [1, 2],
        "scores": [40, 30],
        "receipt": RECEIPT,
    }


def memory(**fields: Any) -> Memory:
    return Memory.model_validate(fields)


ONE = memory(
    results=[result("tableone"), result("tabletwo", 9)],
    puzzles={"0000000a": {"right": False, "at": "2026-11-17T10:00:00Z"}},
    days={"2026-11-16": True},
    streak=4,
    lessons=["lines"],
    tables={"tableone": {"tokens": ["a" * 32], "seats": [1], "at": 5, "changed": 5}},
    reviews={"a" * 24: {"seats": [1], "at": 7}},
    holders=["b" * 32],
    settings={"theme": {"value": "dark", "at": 10}, "name": {"value": "Ann", "at": 20}},
)
TWO = memory(
    results=[result("tabletwo", 9), result("tablesix", 1)],
    puzzles={"0000000a": {"right": True, "at": "2026-11-17T11:00:00Z"}},
    days={"2026-11-17": False},
    rush=7,
    lessons=["floor", "lines"],
    tables={"tableone": {"tokens": ["c" * 32], "listed": False, "at": 4, "changed": 8}},
    holders=["d" * 32],
    settings={"theme": {"value": "light", "at": 11}, "name": {"value": "An", "at": 19}},
)


def test_memories_merge_without_losing_anything() -> None:
    both = ONE.merged(TWO)
    assert [one.table for one in both.results] == ["tablesix", "tableone", "tabletwo"]
    assert both.puzzles["0000000a"].right is False  # the first try counts
    assert both.days == {"2026-11-16": True, "2026-11-17": False}
    assert (both.streak, both.rush, both.lessons) == (4, 7, ["lines", "floor"])
    table = both.tables["tableone"]
    assert (table.tokens, table.listed, table.at) == (["a" * 32, "c" * 32], False, 5)
    assert both.holders == ["b" * 32, "d" * 32]
    assert {name: one.value for name, one in both.settings.items()} == {
        "theme": "light",
        "name": "Ann",
    }
    assert both.merged(TWO) == both.merged(ONE) == both.merged(both) == both
    other_way = TWO.merged(ONE)
    assert other_way.results == both.results
    assert (other_way.puzzles, other_way.settings) == (both.puzzles, both.settings)


def test_a_memory_is_bounded_and_strict() -> None:
    many = {f"table{n:05}": {"at": n} for n in range(MOST_TABLES)}
    both = memory(tables=many).merged(memory(tables={"thenewest": {"at": 10**6}}))
    assert len(both.tables) == MOST_TABLES
    assert "thenewest" in both.tables
    assert "table00000" not in both.tables
    wrong: list[dict[str, Any]] = [{"unknown": 1}, {"results": [{}]}, {"tables": {"?": {}}}]
    for bad in (*wrong, {"streak": -1}):
        with pytest.raises(ValidationError):
            memory(**bad)


@pytest.fixture(params=["sqlite", "postgres"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Store:
    if request.param == "sqlite":
        return Store(sqlite_url(tmp_path / "tables.db"))
    postgres: Postgres = request.getfixturevalue("postgres")
    return Store(postgres.fresh())


def test_players_are_kept_found_changed_and_removed(store: Store, tmp_path: Path) -> None:
    players, ann = store.players, KeptPlayer("a" * 64, "Ann", 1, 5.0, 5.0, "{}")
    players.add(ann)
    assert players.find(ann.key) == ann
    later = KeptPlayer(ann.key, "Anna", 2, 5.0, 6.0, '{"streak":1}')
    assert players.write(later, 1)
    assert not players.write(later, 1), "another browser was faster"
    assert players.replace_key(ann.key, "b" * 64)
    assert players.find(ann.key) is None
    assert not players.replace_key(ann.key, "c" * 64)
    found = players.find("b" * 64)
    assert found is not None
    assert (found.name, found.version, found.body) == ("Anna", 2, '{"streak":1}')

    lifetimes = Lifetimes(waiting=0, playing=0, over=0)
    store.retention.remove(store.retention.find(lifetimes, 10**12))
    assert players.count() == 1, "players stay when old tables go"
    store.backups.write(tmp_path / "backup.gz")
    copy = Store(sqlite_url(tmp_path / "copy.db"))
    copy.backups.restore(tmp_path / "backup.gz")
    assert copy.players.find("b" * 64) == found
    copy.close()

    players.leave_contests(["e" * 64])
    players.drop_reviews(["f" * 24])
    assert players.remove("b" * 64)
    assert not players.remove("b" * 64)
    assert players.count() == 0
    store.close()
