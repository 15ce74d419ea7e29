"""Bad input: only refusals with names, never an error of the server, never another's seat."""

import json
import logging
import random
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import psutil  # type: ignore[import-untyped]
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.specs.openapi.checks import positive_data_acceptance
from websockets.exceptions import ConnectionClosed

from chocolatier.server.app import create_app
from chocolatier.server.limits import NO_LIMITS
from chocolatier.server.settings import ServerSettings
from tests.server.fuzz import message, turn
from tests.server.running import (
    PATIENCE,
    Json,
    Player,
    Running,
    a_move,
    test_settings,
)

MESSAGES = 1500
VISIT = 50  # messages: so often Ann comes and plays
LAST = 7777  # an id that no nonsense has
SAME = 64 * 2**20  # bytes: what the memory may grow by before something is leaking

api = schemathesis.openapi.from_dict(
    create_app(ServerSettings(database="sqlite://", workers=0)).openapi()
).exclude(path="/api/lobby/live")  # a stream that does not end: tests/server/test_lobby.py


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("bad")
    with Running(test_settings(folder, limits=NO_LIMITS, absent_seconds=1e9)) as server:
        yield server


@api.parametrize()
@settings(
    max_examples=15,
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)
def test_the_api_answers_everything(case: Any, target: Running) -> None:
    response = case.call(base_url=f"http://{target.host}", timeout=PATIENCE)
    assert response.status_code < 500, response.text
    if response.status_code >= 400:
        assert set(json.loads(response.content)) == {"error"}
    if response.status_code == 413:
        return  # which schemathesis does not count as a refusal
    case.validate_response(response, excluded_checks=[positive_data_acceptance])


def _hear_all(player: Player) -> Iterator[Json]:
    """All that comes before the answer to a last command; nothing of it is kept."""
    last = {"type": "end", "seat": 4}  # of a seat that is not there
    player.send({"type": "do", "id": LAST, "version": 0, "command": last})
    while (heard := player.hear()).get("id") != LAST:
        yield heard
    player.heard.clear()


def test_a_socket_survives_nonsense(target: Running, caplog: pytest.LogCaptureFixture) -> None:
    """Ben sends nonsense from the seat to move, and a move now and then; Ann plays in peace."""
    rng = random.Random(4)
    opened = target.open("here", "tom", "link", starts=3)
    token = target.join(opened, "Ben")
    process = psutil.Process()
    before = anns = 0
    codes: set[str] = set()
    moved: dict[int, int] = {}  # the seats of persons' moves, by version
    with target.player(opened["table"], token) as ben:
        for number in range(MESSAGES):
            if number == MESSAGES // 3:
                before = process.memory_info().rss
            if number % VISIT == 0:
                with target.player(opened["table"], opened["token"]) as ann:
                    if ann.view["options"] is not None:
                        ann.move(rng)
                        anns += 1
            version = ben.view["version"]
            if number == 0:  # Ben starts, so this is refused for its text alone
                wrong = {"type": "move", "seat": 3, "move": "nonsense"}
                ben.send({"type": "do", "id": 100, "version": version, "command": wrong})
            elif ben.view["options"] is not None and rng.random() < 0.1:
                ben.send(turn(rng, a_move(ben.view, rng), version))
            else:
                ben.send(message(rng, version, 3, token))
            for heard in _hear_all(ben):
                if error := heard.get("error"):
                    codes.add(error["code"])
                for event in heard.get("events", []):
                    if event["type"] == "moved" and event.get("level") is None:
                        moved[event["version"]] = event["seat"]
        assert process.memory_info().rss - before < SAME
    assert not codes & {"internal", "table-broken"}, codes
    assert {"move-text", "not-your-seat", "bad-message"} <= codes, codes
    seats = list(moved.values())
    assert set(seats) == {1, 3}
    assert seats.count(1) == anns, "only Ann moves for Ann"
    assert [r for r in caplog.records if r.levelno >= logging.ERROR] == []
    with target.player(opened["table"], opened["token"]) as ann:
        assert ann.view["seats"][0]["mine"]


def test_random_hellos(target: Running) -> None:
    rng = random.Random(5)
    opened = target.open("here", "here")
    for _ in range(40):
        with target.socket(opened["table"]) as guest:
            with suppress(ConnectionClosed):  # the server may have closed it by now
                guest.send(message(rng, 2))
                guest.send({"type": "ping"})
            try:
                heard = guest.hear()
            except ConnectionClosed:
                continue
            assert heard["type"] in ("state", "refusal"), heard
            if heard["type"] == "state":
                assert heard["view"]["options"] is None
