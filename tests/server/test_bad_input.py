"""Bad input: only refusals with names, never an error of the server, never another's seat."""

import json
import logging
import random
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from typing import Any

import psutil  # type: ignore[import-untyped]
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.specs.openapi.checks import positive_data_acceptance
from websockets.exceptions import ConnectionClosed

from chocolatier.server.app import create_app
from chocolatier.server.settings import Settings
from tests.server.fuzz import message
from tests.server.running import NO_LIMITS, Running, test_settings

LIMITS = replace(NO_LIMITS, hello_seconds=1.0)
MESSAGES = 1500
SAME = 64 * 2**20  # bytes: what the memory may grow by before something is leaking

api = schemathesis.openapi.from_dict(
    create_app(Settings(database="sqlite://", workers=0)).openapi()
)


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(test_settings(tmp_path_factory.mktemp("bad"), limits=LIMITS)) as server:
        yield server


@api.parametrize()
@settings(
    max_examples=40,
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)
def test_the_api_answers_everything(case: Any, target: Running) -> None:
    response = case.call(base_url=f"http://{target.host}", timeout=30)
    assert response.status_code < 500, response.text
    if response.status_code >= 400:
        assert set(json.loads(response.content)) == {"error"}
    if response.status_code == 413:
        return  # which schemathesis does not count as a refusal
    case.validate_response(response, excluded_checks=[positive_data_acceptance])


def test_a_socket_survives_nonsense(target: Running, caplog: pytest.LogCaptureFixture) -> None:
    rng = random.Random(4)
    opened = target.open("here", "here", "link")
    token = target.join(opened, "Ben")
    process = psutil.Process()
    with target.player(opened["table"], token) as ben:
        before = 0
        for number in range(MESSAGES):
            if number == MESSAGES // 3:
                before = process.memory_info().rss
            ben.send(message(rng, ben.view["version"]))
            ben.send({"type": "ping"})
            while True:
                heard = ben.hear()
                if heard["type"] == "pong":
                    break
                error = heard.get("error")
                assert error is None or error["code"] not in ("internal", "table-broken"), heard
        assert process.memory_info().rss - before < SAME
        moved = [
            event["seat"]
            for heard in ben.heard
            for event in heard.get("events", [])
            if event["type"] == "moved" and event["level"] is None
        ]
        assert set(moved) <= {3}, "only Ben's own seat, and only by chance"
    assert [r for r in caplog.records if r.levelno >= logging.ERROR] == []
    with target.player(opened["table"], opened["token"]) as ann:
        assert ann.view["seats"][0]["mine"]


def test_random_hellos(target: Running) -> None:
    rng = random.Random(5)
    opened = target.open("here", "here")
    for _ in range(40):
        with target.socket(opened["table"]) as guest:
            guest.send(message(rng, 2))
            with suppress(ConnectionClosed):  # the server may have closed it by now
                guest.send({"type": "ping"})
            try:
                heard = guest.hear()
            except ConnectionClosed:
                continue
            assert heard["type"] in ("state", "refusal"), heard
            if heard["type"] == "state":
                assert heard["view"]["options"] is None
