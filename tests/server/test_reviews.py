"""Reviews of finished games: asked for, shown as they come, kept, cancelled, refused."""

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from chocolatier.notation.record_lines import DealLine
from chocolatier.notation.records import write_record
from chocolatier.rules.game import Game
from chocolatier.rules.ruleset import Rules
from chocolatier.server.limits import ServerLimits
from chocolatier.study.reviews.jobs import Answer, Job, do_job
from tests.server.gate import Gate
from tests.server.running import PATIENCE, Json, Running, test_settings
from tests.study.games import finished

RULES = Rules(players=2)
RECORD = write_record(finished(RULES), ["Ann", "tom"])


@pytest.fixture
def served(tmp_path: Path) -> Callable[..., Running]:
    """Makes servers that share a database, with reviews of little effort."""

    def serve(student: Callable[[Job], Answer] = do_job, **changes: Any) -> Running:
        settings = test_settings(tmp_path, **changes)
        return Running(settings, student=student)

    return serve


def ask(server: Running, **wish: str) -> str:
    answer = server.http.post("/api/reviews", json=wish)
    assert answer.status_code == 200, answer.text
    return str(answer.json()["digest"])


def refused(server: Running, **wish: str) -> tuple[int, str]:
    answer = server.http.post("/api/reviews", json=wish)
    return answer.status_code, str(answer.json()["error"]["code"])


def look(server: Running, digest: str, **values: Any) -> Json:
    answer = server.http.get(f"/api/reviews/{digest}", params=values)
    found: Json = answer.json()
    return found


def until(server: Running, digest: str, enough: Callable[[Json], bool]) -> Json:
    end = time.monotonic() + PATIENCE
    while not enough(found := look(server, digest)):
        assert "error" not in found, found
        assert time.monotonic() < end, found
        time.sleep(0.02)
    return found


def is_done(found: Json) -> bool:
    return bool(found["status"] == "done")


def test_a_review_adds_up_and_is_opened_again_at_once(served: Callable[..., Running]) -> None:
    gate = Gate(100_000)
    with served(gate) as server:
        digest = ask(server, record=RECORD)
        review = until(server, digest, is_done)["review"]
        done = len(gate.done)
        assert ask(server, record=RECORD) == digest
        assert is_done(look(server, digest))
        assert len(gate.done) == done
    for i, seat in enumerate(review["seats"]):
        parts = review["start"][i] + seat["luck"] + sum(seat["decisions"])
        assert parts == pytest.approx(seat["result"], abs=1e-9)
    assert [seat["name"] for seat in review["seats"]] == ["Ann", "tom"]


def test_sentences_are_in_the_language_that_is_asked_for(served: Callable[..., Running]) -> None:
    with served() as server:
        digest = ask(server, record=RECORD)
        until(server, digest, is_done)
        english = look(server, digest)["review"]["seats"][1]["verdict"]["text"]
        czech = look(server, digest, language="cs")["review"]["seats"][1]["verdict"]["text"]
    assert english.startswith("Tom")
    assert english != czech
    assert "⟦" not in english + czech


def reasons_of(found: Json, seat: int) -> list[str]:
    """Return why the moves of a seat were not the best."""
    moves = [*(found["review"] or {}).get("moves", ())]
    moves += [move for one in found["rounds"] for move in one["moves"]]
    return [reason["text"] for move in moves if move["seat"] == seat for reason in move["reasons"]]


def test_sentences_speak_to_the_seat_that_reads_them(served: Callable[..., Running]) -> None:
    gate = Gate()
    with served(gate) as server:
        digest = ask(server, record=RECORD)
        gate.let(look(server, digest)["total"] - 1)
        for is_known in (lambda found: bool(reasons_of(found, 1)), is_done):
            until(server, digest, is_known)
            spoken = look(server, digest, you=1)
            assert any("you" in text.lower().split() for text in reasons_of(spoken, 1))
            named = look(server, digest)
            assert not any("you" in text.lower().split() for text in reasons_of(named, 1))
            assert reasons_of(spoken, 2) == reasons_of(named, 2)
            gate.let()
        assert server.http.get(f"/api/reviews/{digest}", params={"you": 5}).status_code == 422


def test_rounds_are_shown_as_they_come(served: Callable[..., Running]) -> None:
    gate = Gate()
    with served(gate) as server:
        digest = ask(server, record=RECORD)
        begun = look(server, digest)
        assert (begun["status"], begun["done"], begun["rounds"]) == ("waiting", 0, [])
        gate.let(begun["total"] - 1)
        known = until(server, digest, lambda found: found["done"] == begun["total"] - 1)
        assert known["status"] == "running"
        assert known["rounds"]
        assert known["review"] is None
        later = look(server, digest, since=1)["rounds"]
        assert later == known["rounds"][1:]
        gate.let()
        review = until(server, digest, is_done)["review"]
    shown = [move for one in known["rounds"] for move in one["moves"]]
    assert review["moves"][: len(shown)] == shown


def test_the_game_of_a_review_can_be_replayed(served: Callable[..., Running]) -> None:
    with served(Gate()) as server:
        digest = ask(server, record=RECORD)
        replay = server.http.get(f"/api/reviews/{digest}/replay").json()
    assert replay["seats"] == ["Ann", "tom"]
    assert replay["over"]
    moves = [frame for frame in replay["frames"] if frame["entry"]["line"]["type"] == "move"]
    assert len(moves) == len(finished(RULES).moves)


def test_a_finished_table_and_its_record_have_one_review(served: Callable[..., Running]) -> None:
    with served(Gate()) as server:
        opened = server.open("mila", "mila")
        with server.player(opened["table"]) as guest:
            guest.wait("over")
        digest = ask(server, table=opened["table"])
        record = server.http.get(f"/api/tables/{opened['table']}/record").text
        assert ask(server, record=record) == digest


def test_a_running_game_is_not_reviewed(served: Callable[..., Running]) -> None:
    with served() as server:
        opened = server.open("here", "here")
        assert refused(server, table=opened["table"]) == (409, "review-too-early")
        record = server.http.get(f"/api/tables/{opened['table']}/record").text
        assert refused(server, record=record) == (409, "review-too-early")
        assert refused(server, record=_ended_early(record)) == (409, "review-too-early")


def _ended_early(record: str) -> str:
    """A record of a game that goes on, as if its players had agreed to end it."""
    lines = [json.loads(line) for line in record.splitlines()]
    game = Game.waiting(Rules.parse(lines[0]["rules"]), lines[0]["first"] - 1)
    game.deal(DealLine.model_validate(lines[1]).deal())
    game.play(game.legal_moves[0])
    game.agree_to_end()
    return write_record(game, reveal_seed=False)


def test_records_that_cannot_be_reviewed(served: Callable[..., Running]) -> None:
    lines = RECORD.splitlines()
    unfinished = "\n".join(lines[:6])
    with served() as server:
        assert refused(server, record=unfinished) == (422, "review-unfinished")
        assert refused(server, record="\n".join([*lines[:3], *lines[5:]]))[0] == 422
        assert refused(server, record="") == (422, "record-empty")
        assert refused(server) == (422, "bad-request")
        assert refused(server, record=RECORD, table="a" * 12) == (422, "bad-request")
        assert refused(server, table="a" * 12) == (404, "no-such-table")


def test_links_that_lead_nowhere(served: Callable[..., Running]) -> None:
    with served() as server:
        for path in ("", "/replay"):
            answer = server.http.get(f"/api/reviews/{'0' * 24}{path}")
            assert (answer.status_code, answer.json()["error"]["code"]) == (404, "no-such-review")
        assert server.http.get("/api/reviews/short").status_code == 422


def test_a_cancelled_review_can_be_made_again(served: Callable[..., Running]) -> None:
    gate = Gate()
    with served(gate) as server:
        digest = ask(server, record=RECORD)
        cancel = f"/api/reviews/{digest}/cancel"
        assert server.http.post(cancel).status_code == 200
        gate.let()
        assert look(server, digest)["error"]["code"] == "review-cancelled"
        assert server.http.post(cancel).json()["error"]["code"] == "review-not-running"
        assert len(gate.done) <= 1, "the jobs that were not begun are dropped"
        assert ask(server, digest=digest) == digest
        until(server, digest, is_done)


def test_a_review_that_others_want_goes_on(served: Callable[..., Running]) -> None:
    gate = Gate()
    with served(gate) as server:
        digest = ask(server, record=RECORD)
        under_way = server.app.state.desk._under_way[digest]
        under_way.askers.add("another address")
        assert server.http.post(f"/api/reviews/{digest}/cancel").status_code == 200
        again = server.http.post(f"/api/reviews/{digest}/cancel")
        assert (again.status_code, again.json()["error"]["code"]) == (403, "review-not-yours")
        gate.let()
        until(server, digest, is_done)


def test_what_was_under_way_is_begun_again_after_a_restart(
    served: Callable[..., Running],
) -> None:
    gate = Gate(5)
    with served(gate) as server:
        digest = ask(server, record=RECORD)
        until(server, digest, lambda found: found["done"] == 5)
        gate.let(1)
    with served() as server:
        until(server, digest, is_done)
    stopped = Gate()
    with served(stopped) as server:
        assert is_done(look(server, digest))
    assert not stopped.done


def test_what_another_version_wanted_is_not_made(served: Callable[..., Running]) -> None:
    with served(Gate()) as server:
        digest = ask(server, record=RECORD)
        shelf = server.app.state.hub.services.archive.store.shelf
        kept = shelf.find(digest)
        shelf.keep(type(kept)("f" * 24, "wanted", kept.record))
        server.app.state.desk._under_way.clear()
    with served() as server:
        until(server, digest, is_done)
        assert look(server, "f" * 24)["error"]["code"] == "review-cancelled"


def test_a_review_of_another_format(served: Callable[..., Running]) -> None:
    with served() as server:
        digest = ask(server, record=RECORD)
        until(server, digest, is_done)
        shelf = server.app.state.hub.services.archive.store.shelf
        kept = shelf.find(digest)
        shelf.keep(type(kept)(digest, "done", kept.record, '{"format": 0}'))
        answer = server.http.get(f"/api/reviews/{digest}")
        assert (answer.status_code, answer.json()["error"]["code"]) == (410, "review-other-version")
        assert ask(server, digest=digest) == digest
        until(server, digest, is_done)


def test_the_budget_of_an_address(served: Callable[..., Running]) -> None:
    limits = ServerLimits(review_burst=2, review_rate=0)
    with served(Gate(), limits=limits) as server:
        records = [write_record(finished(RULES), [name, "tom"]) for name in ("A", "B", "C")]
        first = ask(server, record=records[0])
        ask(server, record=records[1])
        assert refused(server, record=records[2]) == (429, "too-many-reviews")
        assert ask(server, record=records[0]) == first, "what is there already is free"


def test_addresses_take_turns(served: Callable[..., Running]) -> None:
    gate = Gate()
    with served(gate) as server:
        names = {ask(server, record=write_record(finished(RULES), [n, "tom"])): n for n in "ABC"}
        desk = server.app.state.desk
        desk._under_way[next(d for d, n in names.items() if n == "C")].address = "another"
        ahead = {names[digest]: look(server, digest)["ahead"] for digest in names}
        assert ahead == {"A": 0, "B": 1, "C": 2}
        gate.let(10)
        done: dict[str, int] = {}
        end = time.monotonic() + PATIENCE
        while sum(done.values()) < 10:
            done = {names[digest]: look(server, digest)["done"] for digest in names}
            assert time.monotonic() < end
        gate.let()
        for digest in names:
            until(server, digest, is_done)
    assert done["B"] == 0, "the reviews of one address are made one after the other"
    assert done["C"] >= 4, "another address does not wait for them"


def test_a_search_that_fails(served: Callable[..., Running]) -> None:
    def fails(job: Job) -> Answer:
        raise ValueError(f"job {job.number}")

    with served(fails) as server:
        digest = ask(server, record=RECORD)
        end = time.monotonic() + PATIENCE
        while "error" not in (found := look(server, digest)):
            assert time.monotonic() < end
            time.sleep(0.02)
        assert found["error"]["code"] == "review-failed"
