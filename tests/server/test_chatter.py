"""Reactions, phrases, nudges and who looks elsewhere, over sockets; none of it is stored."""

from pathlib import Path

import pytest

from chocolatier.errors import TableError
from chocolatier.rules.seats import Seat
from chocolatier.server.limits import ServerLimits
from chocolatier.server.tables.chatter import Chatter
from chocolatier.view.messages import Nudge, Signal
from tests.server.running import Json, Player, Running, test_settings
from tests.table.tables import ANN, BEN, play, seated


def heard(player: Player, kind: str) -> Json:
    message = player.hear(kind)
    return {name: value for name, value in message.items() if name != "type"}


def refusal(player: Player) -> str:
    return str(player.hear("refusal")["error"]["code"])


def test_a_phrase_reaches_all_and_is_not_stored(server: Running) -> None:
    opened = server.open("here", "link")
    ben_token = server.join(opened, "Ben")
    with (
        server.player(opened["table"], opened["token"]) as ann,
        server.player(opened["table"], ben_token) as ben,
        server.player(opened["table"]) as watcher,
    ):
        version = ann.look()["version"]
        ben.send({"type": "signal", "seat": 2, "word": "well-played"})
        for guest in (ann, ben, watcher):
            assert heard(guest, "signalled") == {"seat": 2, "word": "well-played"}
        assert ann.look()["version"] == version
        record = server.http.get(f"/api/tables/{opened['table']}/record").text
        assert "well-played" not in record
        watcher.send({"type": "signal", "seat": 2, "word": "wow"})
        assert refusal(watcher) == "not-your-seat"
        ben.send({"type": "signal", "seat": 2, "word": "anything I like"})
        assert refusal(ben) == "bad-message"
        ben.send({"type": "nudge", "seat": 2})
        for guest in (ann, ben, watcher):
            assert heard(guest, "nudged") == {"seat": 2, "to": 1}
        ann.send({"type": "nudge", "seat": 1})
        assert refusal(ann) == "no-one-to-nudge"
        ann.move()


def test_too_many_are_refused_and_nothing_is_closed(tmp_path: Path) -> None:
    limits = ServerLimits(signal_rate=0.001, signal_burst=2)
    with Running(test_settings(tmp_path, limits=limits)) as server:
        opened = server.open("here", "link")
        ben_token = server.join(opened, "Ben")
        with server.player(opened["table"], ben_token) as ben:
            for _ in range(2):
                ben.send({"type": "signal", "seat": 2, "word": "wow"})
                heard(ben, "signalled")
            ben.send({"type": "signal", "seat": 2, "word": "wow"})
            assert refusal(ben) == "too-chatty"
        with (
            server.player(opened["table"], ben_token) as ben,
            server.player(opened["table"], opened["token"]) as ann,
        ):
            ben.send({"type": "signal", "seat": 2, "word": "wow"})
            assert refusal(ben) == "too-chatty", "another connection is still the same person"
            ann.send({"type": "signal", "seat": 1, "word": "wow"})
            assert heard(ben, "signalled") == {"seat": 1, "word": "wow"}
            for code in (None, "nudged-already"):
                ben.send({"type": "nudge", "seat": 2})
                assert (heard(ben, "nudged") and None if code is None else refusal(ben)) == code


def test_limits_end_with_time() -> None:
    now = [0.0]
    chatter = Chatter(ServerLimits(), lambda: now[0])
    table = seated("hl")
    ben = frozenset([BEN])
    assert Seat(0) == table.turn
    nudge, wow = Nudge(seat=2), Signal(seat=2, word="wow")
    for _ in range(4):
        chatter.pass_on(table, wow, ben)
    chatter.pass_on(table, nudge, ben)
    for message, code in ((wow, "too-chatty"), (nudge, "nudged-already")):
        with pytest.raises(TableError) as error:
            chatter.pass_on(table, message, ben)
        assert error.value.code == code
    assert error.value.details["seconds"] == 30
    play(table)
    ann = frozenset([ANN])
    assert chatter.pass_on(table, Nudge(seat=1), ann) == '{"type":"nudged","seat":1,"to":2}'
    now[0] = 4.0
    chatter.pass_on(table, wow, ben)
    play(table, BEN)
    now[0] = 29.0
    with pytest.raises(TableError):
        chatter.pass_on(table, nudge, ben)
    now[0] = 30.0
    chatter.pass_on(table, nudge, ben)


def test_who_looks_elsewhere_is_away(server: Running) -> None:
    opened = server.open("here", "link")
    ben_token = server.join(opened, "Ben")
    with (
        server.player(opened["table"], opened["token"]) as ann,
        server.player(opened["table"], ben_token) as ben,
    ):
        ben.send({"type": "look", "away": True})
        while ann.view["away"] != [2]:
            ann.hear("update")
        assert [seat["here"] for seat in ann.view["seats"]] == [True, True]
        with server.player(opened["table"], ben_token) as phone:
            while ann.view["away"]:
                ann.hear("update")  # the same person looks at another page
            assert phone.view["away"] == []
        while ann.view["away"] != [2]:
            ann.hear("update")
        ben.send({"type": "look", "away": False})
        while ann.view["away"]:
            ann.hear("update")
