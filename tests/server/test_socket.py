"""The socket of a table: hello, commands, answers, resending, and what each may see."""

import asyncio
import json
import random
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from chocolatier.server.direct import EXTENSION
from chocolatier.server.endpoints.sockets import Socket
from chocolatier.server.limits import ServerLimits
from chocolatier.server.settings import ServerSettings
from tests.server.conftest import ROOM
from tests.server.running import Json, Player, Running, a_move, run_apart, test_settings


def closed_with(player: Player) -> int:
    """Hear until the socket is closed; its code."""
    with pytest.raises(ConnectionClosed) as error:
        player.hear_all()
    assert error.value.rcvd is not None
    return error.value.rcvd.code


def last_code(player: Player) -> str:
    return str(player.heard[-1]["error"]["code"])


# --- hello --------------------------------------------------------------------------------


def test_hello_brings_the_state(server: Running) -> None:
    opened = server.open("here", "here")
    with server.player(opened["table"], opened["token"]) as ann:
        view = ann.view
        assert (view["status"], view["version"], view["story_length"]) == ("playing", 2, 1)
        assert [seat["mine"] for seat in view["seats"]] == [True, True]
        assert [seat["here"] for seat in view["seats"]] == [True, True]
        assert view["options"]["seat"] == 1
        state = ann.heard[0]
        assert [event["type"] for event in state["events"]] == ["created", "started"]
        assert len(state["story"]) == 1


@pytest.mark.parametrize(
    ("first", "code", "closing"),
    [
        ({"type": "ping"}, "no-hello", 4408),
        ({"type": "hello", "tokens": ["short"]}, "no-hello", 4408),
        ("nonsense", "no-hello", 4408),
        (b"\x00\xff", "no-hello", 4408),
        ("x" * 20_000, "too-large", 1009),
    ],
)
def test_what_is_no_hello(
    server: Running, first: Json | str | bytes, code: str, closing: int
) -> None:
    opened = server.open("here", "here")
    with server.socket(opened["table"]) as ann:
        with suppress(ConnectionClosed):
            ann.send(first)
        assert closed_with(ann) == closing
        assert last_code(ann) == code


def test_no_hello_at_all(tmp_path: Path) -> None:
    with Running(test_settings(tmp_path, limits=ServerLimits(hello_seconds=0.2))) as server:
        opened = server.open("here", "here")
        with server.socket(opened["table"]) as ann:
            assert closed_with(ann) == 4408
            assert last_code(ann) == "no-hello"


def test_an_unknown_table(server: Running) -> None:
    for name in ("nosuchtable", "NO", "x" * 100):
        with server.socket(name) as ann:
            with suppress(ConnectionClosed):
                ann.send({"type": "hello", "tokens": []})
            assert closed_with(ann) == 4404
            assert last_code(ann) == "no-such-table"


def test_a_wrong_origin_is_refused(server: Running) -> None:
    opened = server.open("here", "here")
    for origin in ("http://evil.example", "null", f"http://{server.host}.evil.example"):
        with pytest.raises(InvalidStatus) as refused:
            server.socket(opened["table"], origin=origin)
        assert refused.value.response.status_code == 403
        assert json.loads(refused.value.response.body)["error"]["code"] == "bad-origin"
    server.socket(opened["table"], origin=f"http://{server.host}").close()


def test_hello_again_changes_who_one_is(server: Running) -> None:
    opened = server.open("here", "here")
    with server.player(opened["table"]) as guest:
        assert guest.view["options"] is None
        guest.hello(opened["token"])
        assert guest.view["options"] is not None


# --- commands -----------------------------------------------------------------------------


def test_a_move_brings_an_update_and_then_the_answer(server: Running) -> None:
    opened = server.open("here", "here")
    with server.player(opened["table"], opened["token"]) as ann:
        ann.move()
        update, answer = ann.heard[-2:]
        assert (update["type"], answer["type"]) == ("update", "answer")
        assert (update["version"], answer["version"]) == (3, 3)
        assert (update["kept"], len(update["frames"])) == (1, 1)
        assert [event["version"] for event in update["events"]] == [3]
        assert update["frames"][0]["entry"]["line"]["type"] == "move"


def test_refused_commands(server: Running) -> None:
    opened = server.open("here", "link", "link")
    with server.player(opened["table"], opened["token"]) as ann:
        assert ann.refused({"type": "move", "seat": 1, "move": "1T1"}) == "table-waiting"
        ben, cleo = (server.join(opened, name) for name in ("Ben", "Cleo"))
        ann.wait("playing")
        version = ann.view["version"]
        move = a_move(ann.view)
        with server.player(opened["table"], ben) as other, server.player(opened["table"]) as guest:
            for player in (other, guest):
                assert player.refused(move) == "not-your-seat"
                assert player.view["options"] is None
            assert other.refused({**move, "seat": 2}) == "not-your-turn"
            assert guest.refused({"type": "rematch"}) == "not-seated"
            assert guest.refused({"type": "reply", "kind": "undo", "yes": True}) == "not-seated"
        assert ann.refused({**move, "seat": 4}) == "no-such-seat"
        assert ann.refused({**move, "move": "9T1"}) == "no-such-source"
        assert ann.refused({**move, "move": "nonsense"}) == "move-text"
        assert ann.refused({"type": "leave", "seat": 1, "level": "deep"}) == "no-such-level"
        assert ann.refused({"type": "leave", "seat": 1, "level": "engine"}) == "no-such-level"
        assert ann.refused({"type": "rematch"}) == "not-over"
        assert ann.view["version"] == version
        ann.done(move)
        assert ann.refused(move, version) == "stale"
        assert ann.refused({"type": "undo", "seat": 1}, 10_000) == "stale"
    assert cleo


def test_messages_that_cannot_be_read_do_not_close(server: Running) -> None:
    opened = server.open("here", "here")
    bad: list[Json | str | bytes] = [
        "",
        "{",
        "[" * 5_000,
        "null",
        b"binary",
        {"type": "do"},
        {"type": "do", "id": 1, "version": 2, "command": {"type": "win"}},
        {"type": "do", "id": -1, "version": 2, "command": {"type": "rematch"}},
        {"type": "do", "id": 1, "version": 2, "command": {"type": "rematch"}, "extra": 1},
        {"type": "sync", "since": -1},
        {"type": "sync", "since": "1"},
        '{"type":"ping","type":1}',
        '{"type":"hello","tokens":["\\ud800"]}',
    ]
    with server.player(opened["table"], opened["token"]) as ann:
        for message in bad:
            ann.send(message)
            refusal = ann.hear()
            assert (refusal["type"], refusal["error"]["code"]) == ("refusal", "bad-message")
        ann.send({"type": "ping"})
        assert ann.hear() == {"type": "pong"}
        ann.move()


def test_an_oversized_message_closes(server: Running) -> None:
    opened = server.open("here", "here")
    for size in (16_385, 200_000):
        with server.player(opened["table"], opened["token"]) as ann:
            with suppress(ConnectionClosed):
                ann.send("x" * size)
            assert closed_with(ann) == 1009


def test_states_cost_more_than_other_messages(tmp_path: Path) -> None:
    limits = ServerLimits(socket_rate=0.001, socket_burst=40, state_bytes=100)
    with Running(test_settings(tmp_path, limits=limits)) as server:
        opened = server.open("here", "here")
        with server.player(opened["table"], opened["token"]) as ann:
            for _ in range(20):
                ann.send({"type": "ping"})
                ann.hear("pong")
            ann.send({"type": "sync", "since": 0})
            assert len(json.dumps(ann.hear("state"))) > 20 * limits.state_bytes
            ann.send({"type": "ping"})
            assert closed_with(ann) == 4429


def test_a_flood_closes(server: Running) -> None:
    opened = server.open("here", "here")
    with server.player(opened["table"], opened["token"]) as ann:
        with suppress(ConnectionClosed):
            for _ in range(500):
                ann.send({"type": "ping"})
        assert closed_with(ann) == 4429
        assert last_code(ann) == "too-fast"
    with server.player(opened["table"], opened["token"]) as ann:
        ann.move()


def test_a_table_has_room_for_so_many(server: Running) -> None:
    opened = server.open("here", "here")
    with ExitStack() as crowd:
        for _ in range(ROOM):
            crowd.enter_context(server.player(opened["table"]))
        with server.socket(opened["table"]) as late:
            late.send({"type": "hello", "tokens": []})
            assert closed_with(late) == 4500
            assert last_code(late) == "too-many-sockets"
        with server.player(opened["table"], opened["token"]) as ann:
            ann.move()


def test_holders_of_seats_take_no_room_from_spectators(server: Running) -> None:
    opened = server.open("here", "here")
    with ExitStack() as crowd:
        for _ in range(ROOM + 1):
            crowd.enter_context(server.player(opened["table"], opened["token"]))
        guest = crowd.enter_context(server.player(opened["table"]))
        assert guest.view["status"] == "playing"


def test_a_fault_leaves_no_task_behind() -> None:
    async def receive() -> Json:
        return {"type": "websocket.receive", "text": '{"type":"hello"}'}

    async def find(_: str) -> None:
        raise ValueError("a bug")

    async def serve() -> set[asyncio.Task[Any]]:
        hub: Any = SimpleNamespace(services=SimpleNamespace(settings=ServerSettings()), find=find)
        scope = {"extensions": {EXTENSION: None}}
        websocket: Any = SimpleNamespace(receive=receive, scope=scope)
        with pytest.raises(ValueError, match="a bug"):
            await Socket(websocket, hub, lambda: None).run("abcdefgh")
        return asyncio.all_tasks() - {asyncio.current_task()}

    assert run_apart(serve()) == set()


# --- gaps ---------------------------------------------------------------------------------


def test_since_resends_only_what_is_new(server: Running) -> None:
    opened = server.open("here", "here")
    with server.player(opened["table"], opened["token"]) as ann:
        for _ in range(3):
            ann.move()
        ann.send({"type": "sync", "since": 3})
        state = ann.hear("state")
        assert [event["version"] for event in state["events"]] == [4, 5]
        assert len(state["story"]) == state["view"]["story_length"]
    with server.player(opened["table"], opened["token"], since=4) as ann:
        assert [event["version"] for event in ann.heard[0]["events"]] == [5]
    with server.player(opened["table"], opened["token"], since=999) as ann:
        assert len(ann.heard[0]["events"]) == 5, "a version from nowhere: everything"


def test_commands_at_once_are_taken_one_after_the_other(server: Running) -> None:
    opened = server.open("here", "here")
    with (
        server.player(opened["table"], opened["token"]) as ann,
        server.player(opened["table"], opened["token"]) as twin,
        ThreadPoolExecutor(2) as threads,
    ):
        move, version = a_move(ann.view), ann.view["version"]
        asked = [threads.submit(player.do, move, version) for player in (ann, twin)]
        errors = [one.result()["error"] for one in asked]
        assert sorted(error["code"] if error else "" for error in errors) == ["", "stale"]


# --- people -------------------------------------------------------------------------------


def test_two_viewers_see_only_their_own_options(server: Running) -> None:
    opened = server.open("here", "link")
    with server.player(opened["table"], opened["token"]) as ann:
        assert ann.view["invite"] == opened["invite"]
        token = server.join(opened, "Ben")
        ann.wait("playing")
        assert ann.view["invite"] is None
        with server.player(opened["table"], token) as ben, server.player(opened["table"]) as guest:
            ann.hear("update")  # Ben is here
            rng = random.Random(1)
            for mover, waiter in ((ann, ben), (ben, ann)) * 3:
                mover.move(rng)
                for other in (waiter, guest):
                    while other.view["version"] < mover.view["version"]:
                        other.hear("update")
                assert waiter.view["options"]["seat"] == waiter.view["position"]["turn"]
                assert mover.view["options"] is None
                assert guest.view["options"] is None
                assert not any(seat["mine"] for seat in guest.view["seats"])
                assert waiter.view["undo"] or waiter.view["version"] == 4
                assert not guest.view["undo"]


def test_presence(server: Running) -> None:
    opened = server.open("here", "link")
    token = server.join(opened, "Ben")
    with server.player(opened["table"], opened["token"]) as ann:
        assert [seat["here"] for seat in ann.view["seats"]] == [True, False]
        with server.player(opened["table"], token):
            update = ann.hear("update")
            assert (update["events"], update["frames"]) == ([], [])
            assert [seat["here"] for seat in ann.view["seats"]] == [True, True]
            assert ann.refused({"type": "leave", "seat": 2}) == "seat-present"
        ann.hear("update")
        assert [seat["here"] for seat in ann.view["seats"]] == [True, False]
        assert ann.refused({"type": "leave", "seat": 2}) == "seat-present"
        live = server.app.state.hub._tables[opened["table"]]
        live.audience._gone[1] -= 60  # he left a minute ago
        ann.done({"type": "leave", "seat": 2})
        assert ann.view["seats"][1]["stand_in"]
    with server.player(opened["table"], token) as ben:
        ben.done({"type": "return", "seat": 2})
        assert not ben.view["seats"][1]["stand_in"]


def test_undo_by_consent(server: Running) -> None:
    opened = server.open("here", "link")
    token = server.join(opened, "Ben")
    with (
        server.player(opened["table"], opened["token"]) as ann,
        server.player(opened["table"], token) as ben,
    ):
        ann.move()
        ann.done({"type": "undo", "seat": 1})
        while not ben.view["asks"]:
            ben.hear("update")
        assert ben.view["asks"][0]["mine"]
        ben.done({"type": "reply", "kind": "undo", "yes": True})
        update = ben.heard[-2]
        assert [event["type"] for event in update["events"]] == ["replied", "undone"]
        assert (update["kept"], update["frames"], ben.view["story_length"]) == (1, [], 1)
        while ann.view["version"] < ben.view["version"]:
            ann.hear("update")
        assert ann.view["options"] is not None


def test_a_game_to_its_end_and_a_rematch(server: Running) -> None:
    opened = server.open("here", "link")
    token = server.join(opened, "Ben")
    with (
        server.player(opened["table"], opened["token"]) as ann,
        server.player(opened["table"], token) as ben,
    ):
        rng = random.Random(5)
        for _ in range(4):
            ann.move(rng)
            ben.move(rng)
        ben.done({"type": "end", "seat": 2})
        while not ann.view["asks"]:
            ann.hear("update")
        ann.done({"type": "reply", "kind": "end", "yes": True})
        assert ann.view["result"]["ending"] == "agreement"
        ben.wait("over")
        first = ann.done({"type": "rematch"})["opened"]
        second = ben.done({"type": "rematch"})["opened"]
        assert first == second
        assert first["token"] is None
        while ben.view["rematch"] is None:
            ben.hear("update")
        assert ben.view["rematch"] == first["table"]
    with server.player(first["table"], token) as ben:
        assert ben.view["status"] == "playing"
        assert [seat["mine"] for seat in ben.view["seats"]] == [False, True]
        assert ben.view["position"]["turn"] == 2, "the next seat starts"
