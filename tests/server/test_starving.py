"""One bad guest, or a bad database, stops nothing for the others."""

import asyncio
import logging
import socket
import threading
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from chocolatier.notation.records import write_record
from chocolatier.rules.game import Game
from chocolatier.rules.ruleset import Rules
from chocolatier.server import logs
from chocolatier.server.faults import QUIET_SECONDS, Faults
from chocolatier.server.limits import ServerLimits
from chocolatier.server.tables import archive
from chocolatier.server.uploads import Uploads
from chocolatier.table import refusals
from tests.server.running import PATIENCE, Player, Running, a_move, run_apart, test_settings


@contextmanager
def blocked(monkeypatch: pytest.MonkeyPatch, owner: object, name: str) -> Iterator[threading.Event]:
    """Let a method hang until the end of the block; the event says that it does."""
    begun, go_on = threading.Event(), threading.Event()
    whole = getattr(owner, name)

    def wait(*args: Any) -> Any:
        begun.set()
        assert go_on.wait(PATIENCE)
        return whole(*args)

    monkeypatch.setattr(owner, name, wait)
    try:
        yield begun
    finally:
        go_on.set()


# --- a database that hangs ------------------------------------------------------------------


def test_a_database_that_hangs_is_one_that_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Commands are refused, health says so, other tables are read, and the server still stops."""
    monkeypatch.setattr(archive, "PATIENCE_SECONDS", 0.5)
    with ExitStack() as hanging, Running(test_settings(tmp_path)) as server:
        opened = server.open("here", "here")
        other = server.open("here", "here")
        with server.player(opened["table"], opened["token"]) as ann:
            store = server.app.state.hub.services.archive.store
            hanging.enter_context(blocked(monkeypatch, store, "write"))
            assert ann.refused(a_move(ann.view)) == "not-stored"
            assert server.http.get("/api/health").status_code == 503
            assert server.http.get(f"/api/tables/{other['table']}").status_code == 200
        # here the server has stopped, although the database still hangs


def test_a_read_that_hangs_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Running(test_settings(tmp_path)) as server:
        opened = server.open("here", "here")
    monkeypatch.setattr(archive, "PATIENCE_SECONDS", 0.5)
    with ExitStack() as hanging, Running(test_settings(tmp_path)) as server:
        store = server.app.state.hub.services.archive.store
        hanging.enter_context(blocked(monkeypatch, store, "log"))
        answer = server.http.get(f"/api/tables/{opened['table']}")
        assert (answer.status_code, answer.json()["error"]["code"]) == (503, "not-stored")


def test_an_unreadable_event_is_named(tmp_path: Path) -> None:
    settings = test_settings(tmp_path)
    with Running(settings) as server:
        opened = server.open("here", "here")
    assert settings.database is not None
    engine = sa.create_engine(settings.database)
    with engine.begin() as connection:
        connection.execute(sa.text("UPDATE events SET body = '{}' WHERE version = 2"))
    engine.dispose()
    with Running(settings) as server:
        answer = server.http.get(f"/api/tables/{opened['table']}")
        assert (answer.status_code, answer.json()["error"]["code"]) == (500, "table-broken")
        with server.socket(opened["table"]) as ann:
            ann.send({"type": "hello", "tokens": []})
            assert ann.hear("refusal")["error"]["code"] == "table-broken"


def test_a_fault_is_logged_once_a_minute(caplog: pytest.LogCaptureFixture) -> None:
    now = 0.0
    faults = Faults(lambda: now)
    for _ in range(1000):
        faults.report("it failed", OSError("disk full\nand more"))
    faults.report("another")
    now += QUIET_SECONDS
    faults.report("it failed", OSError("disk full"))
    lines = [record.getMessage() for record in caplog.records if record.levelno == logging.ERROR]
    assert lines == [
        "it failed: OSError: disk full",
        "another",
        "it failed: OSError: disk full (and 999 times since the last such line)",
    ]


@pytest.fixture
def quiet() -> Iterator[None]:
    """What uvicorn writes, as in a server of its own."""
    logger = logging.getLogger(logs.UVICORN)
    logger.addFilter(logs.once_a_minute)
    yield
    logger.removeFilter(logs.once_a_minute)


@pytest.mark.usefixtures("quiet")
def test_nonsense_of_guests_is_logged_once_a_minute(
    server: Running, caplog: pytest.LogCaptureFixture
) -> None:
    opened, (name, port) = server.open("here", "tom"), server.host.split(":")
    url = f"ws://{server.host}/api/tables/{opened['table']}/socket"
    for _ in range(5):
        with connect(url, proxy=None) as guest:
            guest.send(b"\xfe", text=True)
            with pytest.raises(ConnectionClosed):
                guest.recv(PATIENCE)
        with socket.create_connection((name, int(port))) as raw:
            raw.sendall(b"no request\r\n\r\n")
            while raw.recv(1000):
                pass
    found = [record for record in caplog.records if record.name == logs.UVICORN]
    assert sorted(record.getMessage() for record in found) == [
        "Invalid HTTP request received.",
        "Invalid UTF-8 sequence received from client.",
    ]
    assert not any(record.exc_info for record in found), "no fault of the program"


def test_faults_at_two_places_are_two(caplog: pytest.LogCaptureFixture) -> None:
    def fail(number: int) -> None:
        if number:
            raise ValueError("one")
        raise ValueError("another")

    logger = logging.getLogger("a server")
    logger.addFilter(logs.once_a_minute)
    for number in (0, 1, 0, 1):
        try:
            fail(number)
        except ValueError:
            logger.exception("Exception in ASGI application\n")
    assert [str(record.exc_info[1]) for record in caplog.records if record.exc_info] == [
        "another",
        "one",
    ]


def test_a_summary_that_is_behind_is_made_again(tmp_path: Path) -> None:
    """Within a round only the log is written; a server that was killed left it like that."""
    settings = test_settings(tmp_path)
    with Running(settings) as server:
        opened = server.open("here", "here")
        with server.player(opened["table"], opened["token"]) as ann:
            for _ in range(3):
                ann.move()
            turn = ann.view["position"]["turn"]
            [line] = server.http.post("/api/mine", json={"tables": [opened["table"]]}).json()[
                "tables"
            ]
            assert line["turn"] == turn
            database = sa.create_engine(settings.database or "")
            with database.begin() as connection:
                row = connection.execute(sa.text("SELECT version, summarized FROM tables")).one()
                assert (row.version, row.summarized) == (5, 2)
            stored = server.app.state.hub.services.archive.store.summaries([opened["table"]])
            assert stored[0].turn == turn - 1
    with database.begin() as connection:
        row = connection.execute(sa.text("SELECT version, summarized FROM tables")).one()
        assert row.version == row.summarized, "a server that stops writes it"
    database.dispose()


# --- connections ----------------------------------------------------------------------------


def raw(server: Running, data: bytes, source: str = "127.0.0.1") -> socket.socket:
    """A connection that has sent some bytes."""
    host, port = server.host.split(":")
    connection = socket.create_connection((host, int(port)), PATIENCE, (source, 0))
    connection.sendall(data)
    return connection


HALF_HEAD = b"GET /api/info HTTP/1.1\r\nHost: localhost\r\n"
HALF_BODY = (
    b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\ncontent-type: application/json\r\n"
    b"content-length: 100\r\n\r\n{"
)


@pytest.mark.parametrize("data", [b"", HALF_HEAD, HALF_BODY])
def test_half_a_request_is_broken_off(tmp_path: Path, data: bytes) -> None:
    limits = ServerLimits(head_seconds=0.3, body_seconds=0.3)
    with (
        Running(test_settings(tmp_path, limits=limits)) as server,
        closing(raw(server, data)) as half,
    ):
        with suppress(ConnectionError):
            assert half.recv(100) == b""
        assert server.http.get("/api/info").status_code == 200


def test_a_second_request_may_be_late_too(tmp_path: Path) -> None:
    limits = ServerLimits(head_seconds=0.3)
    with Running(test_settings(tmp_path, limits=limits)) as server:
        whole = HALF_HEAD + b"\r\n"
        with closing(raw(server, whole)) as connection:
            assert b"200 OK" in connection.recv(100_000)
            connection.sendall(HALF_HEAD)
            with suppress(ConnectionError):
                while connection.recv(100_000):
                    pass


def test_an_address_has_so_many_connections(tmp_path: Path) -> None:
    limits = ServerLimits(connections_per_address=3)
    with Running(test_settings(tmp_path, limits=limits)) as server, ExitStack() as crowd:
        for _ in range(3):
            crowd.enter_context(closing(raw(server, HALF_HEAD, "127.0.0.2")))
        with closing(raw(server, b"", "127.0.0.2")) as late:
            assert b"503" in late.recv(1000)
        assert server.http.get("/api/info").status_code == 200, "others, and proxies, go on"


def test_there_are_so_many_connections(tmp_path: Path) -> None:
    settings = test_settings(tmp_path, limits=ServerLimits(connections=2))
    with Running(settings) as server, ExitStack() as crowd:
        for _ in range(2):
            crowd.enter_context(closing(raw(server, HALF_HEAD)))
        with closing(raw(server, b"")) as late:
            assert b"503" in late.recv(1000)


def test_a_flood_of_pings_closes(server: Running) -> None:
    opened = server.open("here", "here")
    with server.player(opened["table"], opened["token"]) as ann:
        with suppress(ConnectionClosed):
            for _ in range(500):
                ann.ping()
        with pytest.raises(ConnectionClosed) as closed:
            ann.hear_all()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4429


# --- hosts and names --------------------------------------------------------------------------


def test_a_foreign_host_is_refused(tmp_path: Path) -> None:
    settings = test_settings(
        tmp_path, host_names=("games.example",), address="https://play.example/"
    )
    with Running(settings) as server:
        for name in ("localhost", "192.168.1.7:80", "[::1]:9", "shop.local", "games.example:443"):
            assert server.http.get("/api/info", headers={"host": name}).status_code == 200, name
        assert server.http.get("/api/info", headers={"host": "play.example"}).status_code == 200
        for name in ("evil.example", "games.example.evil.example", "[", "x y"):
            answer = server.http.get("/api/info", headers={"host": name})
            assert (answer.status_code, answer.json()["error"]["code"]) == (421, "bad-host"), name
        opened = server.open("here", "here")
        with pytest.raises(InvalidStatus) as refused:
            Player(
                f"ws://evil.example/api/tables/{opened['table']}/socket",
                sock=raw(server, b""),
            )
        assert refused.value.response.status_code == 421


@pytest.mark.parametrize(
    "name", ["a\u202eb", "\u200b", "\u3164", "x\u2066y", "\u2800", "a\x07", "\ue000"]
)
def test_a_name_is_seen(server: Running, name: str) -> None:
    seats = [{"kind": "here", "name": name}, {"kind": "bot", "level": "tom"}]
    answer = server.http.post("/api/tables", json={"rules": {"players": 2}, "seats": seats})
    assert (answer.status_code, answer.json()["error"]["code"]) == (422, "bad-request")


@pytest.mark.parametrize(
    "name", ["Ann", "Зоя", "אבי", "نور", "ميم\u200cن", "👩\u200d🍳", "7", "O’Neil"]
)
def test_names_of_all_languages_are_welcome(server: Running, name: str) -> None:
    seats = [{"kind": "here", "name": name}, {"kind": "bot", "level": "tom"}]
    answer = server.http.post("/api/tables", json={"rules": {"players": 2}, "seats": seats})
    assert answer.status_code == 201, answer.text


# --- long games -------------------------------------------------------------------------------


def a_record(moves: int) -> str:
    game = Game(Rules(players=2), seed=1)
    for _ in range(moves):
        game.play(game.legal_moves[0])
    return write_record(game, ["Ann", "Ben"])


def test_an_uploaded_game_has_so_many_moves(tmp_path: Path) -> None:
    limits = ServerLimits(upload_moves=5, upload_rate=0, upload_burst=5_000)
    with Running(test_settings(tmp_path, limits=limits)) as server:
        for path in ("/api/replay", "/api/reviews"):
            long = server.http.post(path, json={"record": a_record(6)})
            assert (long.status_code, long.json()["error"]["code"]) == (422, "record-too-long")
        assert server.http.post("/api/replay", json={"record": a_record(5)}).status_code == 200
        codes = [
            server.http.post("/api/replay", json={"record": a_record(6)}).status_code
            for _ in range(10)
        ]
        assert codes[-1] == 429, "the budget of the address is used"


def test_uploads_do_not_stop_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = test_settings(tmp_path, limits=ServerLimits(uploads_waiting=4))
    with Running(settings) as server:
        stored = server.open("here", "here")
    with Running(settings) as server:

        async def upload(client: httpx.AsyncClient) -> httpx.Response:
            return await client.post("/api/replay", json={"record": a_record(3)}, timeout=PATIENCE)

        async def scene() -> list[int]:
            async with httpx.AsyncClient(base_url=f"http://{server.host}") as client:
                with blocked(monkeypatch, Uploads, "_read") as begun:
                    asked = [asyncio.create_task(upload(client)) for _ in range(20)]
                    while not begun.is_set():
                        await asyncio.sleep(0.01)
                    for path in (f"/api/tables/{stored['table']}", "/api/health"):
                        assert (await client.get(path, timeout=PATIENCE)).status_code == 200
                    while sum(task.done() for task in asked) < 16:
                        await asyncio.sleep(0.01)
                    refused = [task.result() for task in asked if task.done()]
                    assert {answer.json()["error"]["code"] for answer in refused} == {"too-busy"}
                return [(await task).status_code for task in asked]

        codes = run_apart(scene())
    assert sorted(codes) == [200] * 4 + [503] * 16


def test_a_table_ends(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    seats = [{"kind": "here"}, {"kind": "here"}]
    for limit, status in ((0, 422), (101, 422), (100, 201)):
        body = {"rules": {"players": 2, "round_limit": limit}, "seats": seats}
        assert server.http.post("/api/tables", json=body).status_code == status
    opened = server.open("here", "here")
    with server.player(opened["table"], opened["token"]) as ann:
        monkeypatch.setattr(refusals, "MOST_EVENTS", 4)
        for _ in range(2):
            ann.move()
        assert ann.refused({"type": "undo", "seat": 1}) == "log-full"
        ann.move()
        monkeypatch.setattr(refusals, "MOST_EVENTS", 2)
        assert ann.refused(a_move(ann.view)) == "log-full"
