"""Moves that are tried in the positions of a reviewed game."""

from pathlib import Path
from typing import Any

import pytest

from chocolatier.notation.records import write_record
from chocolatier.rules.core.state import restore_state
from chocolatier.rules.game import Game
from chocolatier.rules.history import Played
from chocolatier.rules.ruleset import Rules
from chocolatier.server.limits import ServerLimits
from tests.server.gate import Gate
from tests.server.running import Json, Running, test_settings
from tests.server.test_reviews import ask, is_done, until
from tests.study.games import finished

GAME = finished(Rules(players=2))
RECORD = write_record(GAME, ["Ann", "tom"])
BEFORE = [before for before, entry in GAME.moments() if isinstance(entry, Played)]


def attempt(server: Running, digest: str, **wish: Any) -> tuple[int, Json]:
    answer = server.http.post(f"/api/reviews/{digest}/try", json=wish)
    return answer.status_code, answer.json()


def test_better_moves_are_accepted_and_worse_ones_cost(tmp_path: Path) -> None:
    gate, limits = Gate(100_000), ServerLimits(hint_burst=1_000)
    with Running(test_settings(tmp_path, limits=limits), student=gate) as server:
        digest = ask(server, record=RECORD)
        review = until(server, digest, is_done)["review"]
        losses: list[float] = []
        looks: set[str] = set()
        for index, move in enumerate(review["moves"]):
            if move["kind"] not in ("mistake", "blunder"):
                continue
            _, best = attempt(server, digest, index=index, move=move["best"])
            known = {"index": index, "move": move["best"]}
            assert best["accepted"], move
            game = Game.from_states(restore_state(BEFORE[index]))
            for other in game.legal_moves[:6]:
                status, found = attempt(server, digest, index=index, move=str(other), language="cs")
                assert status == 200, found
                assert found["accepted"] == (found["loss"] < 0.04)
                assert (found["look"] is None) == found["accepted"]
                losses.append(found["loss"])
                looks.add(str(found["look"]))
            if len(losses) > 30:
                break
        assert min(losses) < 0.04 <= max(losses), "some are accepted, and some are not"
        assert any("nabíd" in look or "střed" in look.lower() for look in looks), looks

        done = len(gate.done)
        attempt(server, digest, **known)
        assert len(gate.done) == done, "what is known is not searched again"


def test_what_cannot_be_judged_is_refused(tmp_path: Path) -> None:
    limits = ServerLimits(hint_burst=1, hint_rate=0.0001)
    settings = test_settings(tmp_path, limits=limits)
    with Running(settings) as server:
        digest = ask(server, record=RECORD)
        until(server, digest, is_done)

        def refused(**wish: Any) -> tuple[int, str]:
            status, answer = attempt(server, digest, **wish)
            return status, str(answer["error"]["code"])

        assert refused(index=9999, move="1T1") == (404, "no-such-move")
        assert refused(index=0, move="hello") == (422, "move-text")
        assert refused(index=0, move="1@1")[0] == 422
        assert refused(index=-1, move="1T1") == (422, "bad-request")
        status, answer = attempt(server, "0" * 24, index=0, move="1T1")
        assert (status, answer["error"]["code"]) == (404, "no-such-review")
        legal = [str(move) for move in Game.from_states(restore_state(BEFORE[0])).legal_moves]
        assert attempt(server, digest, index=0, move=legal[0])[0] == 200
        assert attempt(server, digest, index=0, move=legal[0])[0] == 200, "known already"
        assert refused(index=0, move=legal[1]) == (429, "too-many-hints")


@pytest.mark.parametrize("players", [3])
def test_a_move_of_three_players_is_judged(tmp_path: Path, players: int) -> None:
    record = write_record(finished(Rules(players=players)))
    with Running(test_settings(tmp_path)) as server:
        digest = ask(server, record=record)
        review = until(server, digest, is_done)["review"]
        move = max(review["moves"], key=lambda one: one["loss"])
        index = review["moves"].index(move)
        status, found = attempt(server, digest, index=index, move=move["best"])
        assert status == 200, found
        assert found["accepted"], found
