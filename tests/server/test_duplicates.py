"""Duplicate games: equal play gives equal tables, the result is the difference."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from chocolatier.server.limits import NO_LIMITS, ServerLimits
from chocolatier.store.store import Store
from tests.offers import moves_of
from tests.server.running import Json, Running, a_move, test_settings
from tests.server.test_daily import ANN, BEN, play

CAT = "cat-holds-this-token"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that lets people play as fast as they can."""
    swift = ServerLimits(
        address_rate=10_000, address_burst=10_000, socket_rate=10_000, socket_burst=10_000
    )
    with Running(test_settings(tmp_path_factory.mktemp("swift"), limits=swift)) as running:
        yield running


def post(server: Running, path: str, **body: Any) -> Json:
    answer = server.http.post(f"/api/duplicates/{path}", json=body)
    found: Json = answer.json()
    return found


def code(server: Running, path: str, **body: Any) -> tuple[int, str]:
    found = server.http.post(f"/api/duplicates/{path}", json=body)
    return found.status_code, str(found.json()["error"]["code"])


def challenge(opened: Json) -> Json:
    return {"table": opened["table"], "token": opened["token"], "holder": ANN, "name": "Ann"}


def play_last(server: Running, opened: Json) -> None:
    """Play the last move that is offered, again and again."""
    with server.player(opened["table"], opened["token"]) as player:
        while player.view["status"] != "over":
            options = player.view["options"]
            if options is None:
                player.hear("update")
                continue
            move = moves_of(options)[-1]
            player.done({"type": "move", "seat": options["seat"], "move": move})


def test_equal_play_is_equal_and_the_result_is_the_difference(server: Running) -> None:
    opened = server.open("here", "tom")
    wish = challenge(opened)
    assert code(server, "challenge", **wish) == (409, "challenge-early")
    play(server, opened)
    assert code(server, "challenge", **{**wish, "token": BEN}) == (409, "not-seated")
    made = post(server, "challenge", **wish)
    path = f"of/{made['contest']}"
    before = post(server, path, holder=BEN)
    assert [line["table"] for line in before["lines"]] == [None]  # it would show the deals
    same = post(server, f"{path}/table", holder=BEN, name="Ben")
    play(server, same)
    other = post(server, f"{path}/table", holder=CAT, name="Cat")
    play_last(server, other)
    assert code(server, f"{path}/table", holder=CAT, name="Cat") == (409, "contest-played")
    found = post(server, path, holder=CAT)
    lines = {line["name"]: line for line in found["lines"]}
    assert lines["Ben"]["difference"] == 0
    assert lines["Ben"]["unequal"] is None
    assert lines["Ben"]["points"] == lines["Ann"]["points"]
    assert lines["Cat"]["difference"] == lines["Cat"]["lead"] - lines["Ann"]["lead"] != 0
    deals = [_deals(server, lines[name]["table"]) for name in ("Ann", "Cat")]
    differ = [n for n, (a, b) in enumerate(zip(*deals, strict=False), 1) if a != b]
    assert lines["Cat"]["unequal"] == (differ[0] if differ else None)
    assert deals[0][:5] == deals[1][:5]  # the bag alone fills five rounds of two players


def _deals(server: Running, table: str) -> list[Any]:
    frames = server.http.get(f"/api/tables/{table}/replay").json()["frames"]
    lines = [frame["entry"]["line"] for frame in frames]
    return [line["laid"] for line in lines if line["type"] == "deal"]


def test_where_supplies_differ_the_round_is_named(server: Running) -> None:
    opened = server.open("here", "tom", "tom", "tom")
    play(server, opened)
    made = post(server, "challenge", **challenge(opened))
    path = f"of/{made['contest']}"
    play_last(server, post(server, f"{path}/table", holder=BEN, name="Ben"))
    lines = {line["name"]: line for line in post(server, path, holder=BEN)["lines"]}
    deals = [_deals(server, lines[name]["table"]) for name in ("Ann", "Ben")]
    differ = [n for n, (a, b) in enumerate(zip(*deals, strict=False), 1) if a != b]
    assert differ[0] >= 3  # 36 a round: the lid goes in while the third is dealt
    assert lines["Ben"]["unequal"] == differ[0]


def test_what_cannot_be_a_challenge(server: Running) -> None:
    together = server.open("here", "here")
    with server.player(together["table"], together["token"]) as player:
        player.done({"type": "end", "seat": 1})
    assert code(server, "challenge", **challenge(together)) == (409, "challenge-alone")
    ended = server.open("here", "tom")
    with server.player(ended["table"], ended["token"]) as player:
        player.done({"type": "end", "seat": 1})
    assert code(server, "challenge", **challenge(ended)) == (409, "challenge-alone")
    assert code(server, "of/nosuchcontest", holder=ANN) == (404, "no-such-contest")
    assert code(server, "of/daily-2026-11-17", holder=ANN) == (404, "no-such-contest")


def test_two_teams_sit_crosswise(server: Running) -> None:
    rules = {"players": 2}
    made = post(server, "match", holder=ANN, rules=rules)
    path = f"of/{made['contest']}"
    assert [table["teams"] for table in made["tables"]] == [[1, 2], [2, 1]]
    assert code(server, f"{path}/table", holder=ANN, name="Ann") == (409, "match-sit-down")
    assert code(server, "match", holder=ANN, rules={"players": 3}) == (409, "match-players")
    for table, names in zip(made["tables"], (("Ann", "Ben"), ("Cat", "Dan")), strict=True):
        tokens = [server.join(table, name) for name in names]
        rng = random.Random(5)  # the same moves at both tables
        with server.player(table["table"], *tokens) as player:
            assert player.view["contest"] == made["contest"]
            assert player.refused({"type": "undo", "seat": 1}) in ("in-contest", "stale")
            while player.view["status"] != "over":
                player.done(a_move(player.view, rng))
    found = post(server, path, holder=ANN)
    (one, other) = (table["scores"] for table in found["tables"])
    assert one == other  # the same moves on the same deals
    assert found["difference"] == (one[0] - one[1]) + (other[1] - other[0]) == 0
    assert found["unequal"] is None


def test_contests_are_in_a_backup(tmp_path: Path) -> None:
    with Running(test_settings(tmp_path, limits=NO_LIMITS)) as first:
        opened = first.open("here", "tom")
        play(first, opened)
        made = post(first, "challenge", **challenge(opened))
        first.app.state.hub.services.archive.store.backups.write(tmp_path / "backup.gz")
    url = f"sqlite:///{tmp_path / 'restored.db'}"
    store = Store(url)
    contents = store.backups.restore(tmp_path / "backup.gz")
    assert contents.rows >= 2
    store.close()
    with Running(test_settings(tmp_path, database=url)) as second:
        assert post(second, f"of/{made['contest']}", holder=ANN) == made


@pytest.mark.parametrize("path", ["challenge", "match", "of/abcdefgh", "of/abcdefgh/table"])
def test_forged_requests_are_refused(server: Running, path: str) -> None:
    answer = server.http.post(f"/api/duplicates/{path}", json={"holder": ANN, "points": 99})
    assert answer.status_code == 422
