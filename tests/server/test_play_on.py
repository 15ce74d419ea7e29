"""Tables that go on from a position: started, stored, recorded, verified, reviewed."""

import random
from pathlib import Path
from typing import Any

from chocolatier.notation.records import read_records
from chocolatier.rules.core.numbers import Phase
from chocolatier.rules.game import Game
from chocolatier.rules.ruleset import Rules
from chocolatier.server.settings import ServerSettings
from tests.server.running import Json, Running, a_move, test_settings
from tests.server.test_reviews import ask, is_done, until


def position_after(moves: int, rules: Rules, *, dealt: bool = True) -> str:
    """The text of a position after some random moves, or of one that waits for a deal."""
    game, rng = Game(rules, seed="play on"), random.Random(5)
    for _ in range(moves):
        game.play(rng.choice(game.legal_moves))
    if not dealt:
        game = Game.from_position(game.position)
        while game.phase is not Phase.DEAL:
            game.play(rng.choice(game.legal_moves))
    return str(game.position)


def settings(folder: Path) -> ServerSettings:
    return test_settings(folder)


def opened(server: Running, text: str, *seats: str, **options: Any) -> Json:
    return server.open(*seats, position=text, starts=None, **options)


def refused(server: Running, text: str, **changes: Any) -> str:
    body = {
        "rules": {"players": 2},
        "seats": [{"kind": "here"}, {"kind": "bot", "level": "tom"}],
        "position": text,
        **changes,
    }
    answer = server.http.post("/api/tables", json=body)
    assert answer.status_code in (409, 422), answer.text
    return str(answer.json()["error"]["code"])


def play_out(server: Running, table: Json, moves: int) -> Json:
    """Play so many moves for every seat at this screen, then agree to end."""
    rng = random.Random(1)
    with server.player(table["table"], table["token"]) as player:
        while moves and player.view["status"] == "playing":
            if player.view["options"] is None:
                player.hear("update")
                continue
            player.done(a_move(player.view, rng))
            moves -= 1
        while player.view["status"] == "playing":
            if player.view["options"] is None:
                player.hear("update")
                continue
            player.done({"type": "end", "seat": player.view["options"]["seat"]})
        return player.wait("over")


def test_a_table_goes_on_from_a_position_and_survives_a_restart(tmp_path: Path) -> None:
    text = position_after(9, Rules(players=2))
    with Running(settings(tmp_path)) as server:
        table = opened(server, text, "here", "here")
        view = server.http.get(f"/api/tables/{table['table']}").json()
        assert view["position"]["round"] == Game.from_text(text).round
        assert view["status"] == "playing"
    with Running(settings(tmp_path)) as server:
        over = play_out(server, table, 30)
        shown = server.http.get(f"/api/tables/{table['table']}/replay").json()
        assert shown["opening"]["round"] == Game.from_text(text).round
        for seat in over["result"]["seats"]:
            assert seat["boxed"] - seat["floor"] + seat["bonus"] == seat["total"]
        record = server.http.get(f"/api/tables/{table['table']}/record").text
        (read,) = read_records(record.splitlines())
        assert str(read.game.opening) == text
        assert read.header.format == 2
        digest = ask(server, record=record)
        review = until(server, digest, is_done)["review"]
        for i, seat in enumerate(review["seats"]):
            total = review["start"][i] + seat["luck"] + sum(seat["decisions"])
            assert abs(total - seat["result"]) < 1e-9
        first = server.http.post("/api/study", json={"review": digest, "entry": 0}).json()
        assert first["text"] == text
        assert first["rest"][0]["move"] == review["moves"][0]["move"]


def test_a_table_that_waits_for_a_deal_gets_one(tmp_path: Path) -> None:
    text = position_after(3, Rules(players=2), dealt=False)
    with Running(settings(tmp_path)) as server:
        table = opened(server, text, "here", "here")
        view = server.http.get(f"/api/tables/{table['table']}").json()
        assert view["position"]["phase"] == "draft"
        play_out(server, table, 4)
        record = server.http.get(f"/api/tables/{table['table']}/record").text
        (read,) = read_records(record.splitlines())
        assert str(read.game.opening) == text


def test_bots_play_on(tmp_path: Path) -> None:
    rules = Rules(players=3)
    with Running(settings(tmp_path)) as server:
        table = opened(server, position_after(11, rules), "here", "mila", "mila")
        play_out(server, table, 2)


def test_what_cannot_go_on_is_refused(tmp_path: Path) -> None:
    text = position_after(9, Rules(players=2))
    over = Game.from_text(text)
    over.agree_to_end()
    link = [{"kind": "here"}, {"kind": "link"}]
    with Running(settings(tmp_path)) as server:
        assert refused(server, "nonsense") == "position-field"
        assert refused(server, str(over.position)) == "position-phase"
        assert refused(server, text, rules={"players": 2, "side": "free"}) == "position-rules"
        assert refused(server, text, seats=link) == "position-seats"
        assert refused(server, text, host_starts=True) == "position-seats"


def test_a_record_of_a_running_table_is_not_reviewed(tmp_path: Path) -> None:
    text = position_after(9, Rules(players=2))
    with Running(settings(tmp_path)) as server:
        table = opened(server, text, "here", "here")
        record = server.http.get(f"/api/tables/{table['table']}/record").text
        answer = server.http.post("/api/study", json={"record": record})
        assert answer.json()["error"]["code"] == "review-too-early"
