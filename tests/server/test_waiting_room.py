"""The waiting room over sockets: the host changes things, the others see it and cannot."""

from tests.server.running import Json, Running


def arrange(*seats: Json, **rules: object) -> Json:
    return {
        "type": "arrange",
        "rules": {"players": len(seats), **rules},
        "seats": list(seats),
    }


def kept(seat: int) -> Json:
    return {"kind": "keep", "seat": seat}


BOT = {"kind": "bot", "level": "mila"}


def test_the_host_arranges_and_all_see_it(server: Running) -> None:
    opened = server.open("here", "link", "link", host_starts=True)
    with server.player(opened["table"], opened["token"]) as ann:
        assert ann.view["waiting"] == {
            "host": 1,
            "mine": True,
            "starts": 1,
            "host_starts": True,
            "hints": False,
            "listed": False,
        }
        ben_token = server.join(opened, "Ben")
        with (
            server.player(opened["table"], ben_token) as ben,
            server.player(opened["table"]) as watcher,
        ):
            assert ben.view["waiting"]["mine"] is watcher.view["waiting"]["mine"] is False
            assert ben.refused(arrange(kept(1), kept(2))) == "not-host"
            assert ben.refused({"type": "start"}) == "not-host"
            assert watcher.refused({"type": "start"}) == "not-host"
            assert ann.refused(arrange(kept(1), BOT), ann.look()["version"]) == "seat-held"
            assert (
                ann.refused(arrange(kept(1), kept(2), {"kind": "bot", "level": "deep"}))
                == "no-such-level"
            )
            assert ann.refused(arrange(kept(1), kept(2), faces_once=True)) == (
                "rules-option-needs-special"
            )
            ann.done(arrange(kept(2), BOT, kept(1), side="free"))
            for guest in (ben, watcher):
                update = guest.hear("update")
                assert [event["type"] for event in update["events"]] == ["arranged"]
                assert guest.view["rules"]["side"] == "free"
                assert [seat["name"] or seat["level"] for seat in guest.view["seats"]] == [
                    "Ben",
                    "mila",
                    None,
                ]
                assert guest.view["waiting"]["host"] == 3
            assert [seat["mine"] for seat in ben.view["seats"]] == [True, False, False]
            ann.done({"type": "start"})
            assert ben.wait("playing")["waiting"] is None
            assert ann.view["status"] == "playing"
            assert ann.refused(arrange(kept(1), kept(2))) == "table-started"


def test_a_table_waits_for_its_host_even_if_it_is_full(server: Running) -> None:
    opened = server.open("here", "link", host_starts=True)
    with server.player(opened["table"], opened["token"]) as ann:
        assert ann.refused({"type": "start"}) == "too-few-players"
        server.join(opened, "Ben")
        answer = server.http.post(
            f"/api/tables/{opened['table']}/seats",
            json={"invite": opened["invite"], "name": "Cleo"},
        )
        assert answer.json()["error"]["code"] == "no-open-seat"
        view = ann.look()
        assert (view["status"], view["invite"]) == ("waiting", opened["invite"])
        summary = server.http.post("/api/mine", json={"tables": [opened["table"]]}).json()
        assert summary["tables"][0]["status"] == "waiting"
        ann.done({"type": "start"})
        assert ann.view["status"] == "playing"
