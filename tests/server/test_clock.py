"""Clocks that run out while a server watches them."""

import time
from contextlib import ExitStack

import pytest

from tests.server.running import Player, Running


def happened(player: Player) -> list[str]:
    return [event["type"] for message in player.heard for event in message.get("events", [])]


def test_clocks_that_run_out(server: Running) -> None:
    per_move = server.open("here", "here", clock={"kind": "move", "seconds": 5})
    with ExitStack() as people:
        ann = people.enter_context(server.player(per_move["table"], per_move["token"]))
        assert 3 < ann.view["seats"][0]["left"] <= 5
        bank = server.open("here", "here", clock={"kind": "bank", "seconds": 5, "increment": 0})
        ben = people.enter_context(server.player(bank["table"], bank["token"]))
        for player in (ann, ben):
            while "moved" not in happened(player):
                player.hear("update")
            assert happened(player)[2:] == ["timed-out", "moved"]
            assert player.view["options"]["seat"] == 2
        assert not ann.view["seats"][0]["stand_in"], "only this one move"
        assert ben.view["seats"][0]["stand_in"], "for good"
        assert (ann.view["seats"][0]["lost"], ben.view["seats"][0]["lost"]) == (False, True)
        assert ben.refused({"type": "return", "seat": 1}) == "time-lost"
        ann.move()
        assert ann.view["seats"][0]["left"] > 3


def test_a_clock_that_is_set_back_stops_no_turn(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = server.open("here", "here", clock={"kind": "move", "seconds": 5})
    with server.player(opened["table"], opened["token"]) as ann:
        real = time.time
        monkeypatch.setattr(time, "time", lambda: real() - 2)
        while "moved" not in happened(ann):
            ann.hear("update")
        assert happened(ann)[2:] == ["timed-out", "moved"]
