"""A database of version 0.1.0 opens, replays, verifies and plays on.

``data/tables-0.1.0.sqlite3`` was written by the server of that version;
``data/tables-0.1.0.json`` says what it holds and has the tokens to play on.
"""

import hashlib
import json
import shutil
from pathlib import Path

import pytest

from chocolatier.notation.records import read_records
from chocolatier.store.store import Store, sqlite_url
from chocolatier.table.state import RunningTable, Table
from chocolatier.view.guest import record_of
from tests.server.running import Json, Player, Running, test_settings

DATA = Path(__file__).parent.parent / "data"
TABLES: dict[str, Json] = json.loads((DATA / "tables-0.1.0.json").read_text(encoding="utf-8"))
END_FIELDS = ("type", "ending", "rounds", "scores", "ranking")


@pytest.fixture
def database(tmp_path: Path) -> str:
    """The URL of a copy."""
    copy = tmp_path / "tables.db"
    shutil.copy(DATA / "tables-0.1.0.sqlite3", copy)
    return sqlite_url(copy)


def load(database: str, table_id: str) -> Table:
    """Return a table as the store reads it."""
    store = Store(database)
    try:
        table = store.load(table_id)
    finally:
        store.close()
    assert table is not None
    return table


def serve(database: str, tmp_path: Path) -> Running:
    """Return a server of the database, to be entered."""
    return Running(test_settings(tmp_path, database=database))


def with_status(status: str) -> list[str]:
    return [table_id for table_id, kept in TABLES.items() if kept["status"] == status]


def sit(server: Running, table_id: str, *seats: int) -> Player:
    """Connect as the holder of these seats; without any, of all seats that persons hold."""
    tokens = TABLES[table_id]["tokens"]
    chosen = [tokens[str(seat)] for seat in seats] or tokens.values()
    return server.player(table_id, *dict.fromkeys(chosen))


def download(server: Running, table_id: str) -> str:
    answer = server.http.get(f"/api/tables/{table_id}/record")
    assert answer.status_code == 200, answer.text
    return answer.text


def as_0_1_0(record: str) -> str:
    """Return a record as version 0.1.0 wrote it: later ones may add fields to its end line."""
    first, *lines = record.splitlines()
    game = json.loads(first) | {"program": "chocolatier 0.1.0"}
    last = json.loads(lines[-1])
    if last["type"] == "end":
        lines[-1] = compact({field: last[field] for field in END_FIELDS})
    return "".join(line + "\n" for line in (compact(game), *lines))


def compact(line: Json) -> str:
    return json.dumps(line, ensure_ascii=False, separators=(",", ":"))


# --- what the store reads -----------------------------------------------------------------


@pytest.mark.parametrize("table_id", TABLES)
def test_a_table_is_as_it_was_left(database: str, table_id: str) -> None:
    kept = TABLES[table_id]
    table = load(database, table_id)
    assert (table.status, table.version) == (kept["status"], kept["version"])
    assert str(table.rules) == kept["rules"]
    assert (table.story_length, table.rematch) == (kept["story"], kept["rematch"])
    if not isinstance(table, RunningTable):
        assert (kept["scores"], kept["position"]) == ([], None)
    else:
        assert list(table.game.scores) == kept["scores"]
        assert str(table.game.position) == kept["position"]


@pytest.mark.parametrize("table_id", with_status("playing") + with_status("over"))
def test_a_record_is_the_same_and_verifies(database: str, table_id: str) -> None:
    kept = TABLES[table_id]
    over = kept["status"] == "over"
    record = record_of(load(database, table_id))
    old = as_0_1_0(record)
    assert hashlib.sha256(old.encode()).hexdigest() == kept["record"]
    for text in (record, old):
        (read,) = read_records(text.splitlines(), unfinished=not over)
        assert (read.game.is_over, read.header.seed is not None) == (over, over)
        assert list(read.game.scores) == kept["scores"]
        assert str(read.game.position) == kept["position"]


# --- what the server shows ----------------------------------------------------------------


def _as_listed(summary: Json) -> Json:
    """Return a summary of the old version with what has been added since."""
    return summary | {"seats": [seat | {"program": False} for seat in summary["seats"]]}


def test_the_lobby_lists_all_tables(database: str, tmp_path: Path) -> None:
    with serve(database, tmp_path) as server:
        answer = server.http.post("/api/mine", json={"tables": list(TABLES)})
    newest_first = sorted(TABLES.values(), key=lambda kept: -kept["summary"]["changed"])
    assert answer.json()["tables"] == [_as_listed(kept["summary"]) for kept in newest_first]


def test_games_replay_from_the_first_deal(database: str, tmp_path: Path) -> None:
    with serve(database, tmp_path) as server:
        for table_id in with_status("playing") + with_status("over"):
            kept = TABLES[table_id]
            replay = server.http.get(f"/api/tables/{table_id}/replay").json()
            assert len(replay["frames"]) == kept["story"]
            assert replay["over"] == (kept["status"] == "over")
            boards = replay["frames"][-1]["position"]["boards"]
            assert [board["score"] for board in boards] == kept["scores"]
            places = (
                [seat["place"] for seat in replay["result"]["seats"]] if replay["over"] else None
            )
            assert places == kept["summary"]["places"]


# --- playing on ---------------------------------------------------------------------------


def test_running_tables_play_on_and_keep_it(database: str, tmp_path: Path) -> None:
    reached: dict[str, tuple[int, str]] = {}
    with serve(database, tmp_path) as server:
        for table_id in with_status("playing"):
            before = download(server, table_id)
            with sit(server, table_id) as player:
                seen = player.view["version"]
                resumed = seen - TABLES[table_id]["version"]
                assert resumed == (player.view["clock"]["kind"] != "none"), "no clock ran meanwhile"
                player.move()
                assert player.view["version"] > seen
                reached[table_id] = player.view["version"], download(server, table_id)
            assert reached[table_id][1].startswith(before)
            assert reached[table_id][1] != before
    with serve(database, tmp_path) as server:
        for table_id, (version, record) in reached.items():
            assert server.http.get(f"/api/tables/{table_id}").json()["version"] >= version
            assert download(server, table_id).startswith(record)
            assert list(read_records(record.splitlines(), unfinished=True))


def test_open_seats_are_taken_by_the_old_invitations(database: str, tmp_path: Path) -> None:
    with serve(database, tmp_path) as server:
        for table_id in with_status("waiting"):
            invite = TABLES[table_id]["invite"]
            with sit(server, table_id) as player:
                assert player.view["invite"] == invite
                server.join({"table": table_id, "invite": invite}, "Dora")
                assert player.wait("playing")["position"]["round"] == 1


def test_open_questions_are_answered(database: str, tmp_path: Path) -> None:
    brought = {}
    with serve(database, tmp_path) as server:
        for table_id in (table_id for table_id, kept in TABLES.items() if kept["asks"]):
            (ask,) = TABLES[table_id]["asks"]
            with sit(server, table_id, *ask["waiting"]) as player:
                assert [{key: found[key] for key in ask} for found in player.view["asks"]] == [ask]
                player.done({"type": "reply", "kind": ask["kind"], "yes": True})
                brought[ask["kind"]] = [event["type"] for event in player.heard[-2]["events"]]
    assert brought == {"end": ["replied", "agreed", "over"], "undo": ["replied", "undone"]}


def test_a_seat_left_is_taken_back_unless_its_time_ran_out(database: str, tmp_path: Path) -> None:
    with serve(database, tmp_path) as server:
        with sit(server, "leftandback1", 2) as ben:
            ben.done({"type": "return", "seat": 2})
            assert not ben.view["seats"][1]["stand_in"]
        with sit(server, "banklostseat", 1) as ann:
            assert ann.refused({"type": "return", "seat": 1}) == "time-lost"


def test_a_rematch_is_found_or_opened(database: str, tmp_path: Path) -> None:
    with serve(database, tmp_path) as server:
        with sit(server, "rematchold01") as ann:
            assert ann.done({"type": "rematch"})["opened"]["table"] == "rematchnew01"
        with sit(server, "rowfreespec1") as ann:
            assert ann.done({"type": "rematch"})["opened"]["table"] not in TABLES
