"""Hints and the coach over the socket: what is said, who may ask, what is counted and kept."""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from chocolatier.rules.game import Game
from chocolatier.server.limits import NO_LIMITS, ServerLimits
from chocolatier.study.reviews.jobs import Answer, HintJob, Job, MoveJob, do_job
from tests.server.gate import Gate
from tests.server.running import Json, Player, Running, test_settings


@pytest.fixture
def served(tmp_path: Path) -> Callable[..., Running]:
    """Makes servers that share a database, with searches of little effort."""

    def serve(student: Callable[[Job], Answer] = do_job, **changes: Any) -> Running:
        return Running(test_settings(tmp_path, **changes), student=student)

    return serve


@pytest.fixture(scope="module")
def one(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A server for tests that change nothing but their own tables."""
    folder = tmp_path_factory.mktemp("hints")
    settings = test_settings(folder, limits=NO_LIMITS)
    with Running(settings) as running:
        yield running


def ask(guest: Player, about: str = "hint", seat: int = 1, **more: Any) -> int:
    """Ask the coach, and return the number of the question."""
    ask.number += 1  # type: ignore[attr-defined]
    number: int = ask.number  # type: ignore[attr-defined]
    wish = {"id": number, "version": guest.view["version"], "seat": seat, "about": about}
    guest.send({"type": "advise", **wish, **more})
    return number


ask.number = 0  # type: ignore[attr-defined]


def advised(guest: Player, about: str = "hint", seat: int = 1, **more: Any) -> Json:
    """Ask the coach, and return the answer."""
    number = ask(guest, about, seat, **more)
    advice = guest.hear("advice")
    assert advice["id"] == number
    return advice


def refused(guest: Player, about: str = "hint", seat: int = 1, **more: Any) -> str:
    return str(advised(guest, about, seat, **more)["error"]["code"])


def my_turn(guest: Player) -> None:
    while guest.view["options"] is None:
        guest.hear("update")


def worst_move(guest: Player, hint: Json) -> str:
    """A move that gives away much: chocolates that a line would take go to the floor."""
    best = hint["move"]["best"]
    game_moves = [
        f"{'C' if pick['source'] == 0 else pick['source']}{pick['colour']}-"
        for pick in guest.view["options"]["picks"]
    ]
    return max((move for move in game_moves if move != best), key=len)


def test_a_hint_in_three_steps_and_in_two_languages(one: Running) -> None:
    opened = one.open("here", "tom")
    with one.player(opened["table"], opened["token"]) as ann:
        assert ann.view["hints"]
        advice = advised(ann)
        hint = advice["hint"]
        assert (advice["error"], advice["verdict"]) == (None, None)
        assert hint["look"].startswith("Look at ")
        moves = {str(move) for move in _game(one, opened["table"]).legal_moves}
        assert {hint["move"]["best"], hint["move"]["move"]} <= moves
        assert hint["move"]["best"] != hint["move"]["move"]
        assert hint["move"]["loss"] >= 0
        assert hint["move"]["parts"]
        texts = [reason["text"] for reason in hint["move"]["reasons"]]
        assert not any("Seat 1" in text or "⟦" in text for text in texts), "it is said to Ann"
        czech = advised(ann, language="cs")["hint"]
        assert czech["move"]["best"] == hint["move"]["best"], "the same position, the same hint"
        assert czech["look"].startswith("Podívej se na ")
        assert [event["type"] for event in _events(ann)].count("hinted") == 1


def _game(server: Running, table: str) -> Game:
    game: Game = server.app.state.hub._tables[table].table.game
    return game


def _events(guest: Player) -> list[Json]:
    """All events of the table's log."""
    guest.look()
    events: list[Json] = guest.heard[-1]["events"]
    return events


def test_a_hint_for_the_choice_of_a_column(one: Running) -> None:
    opened = one.open("here", "here", hints=True, rules={"side": "free"})
    with one.player(opened["table"], opened["token"]) as ann:
        rng = random.Random(1)
        while not ann.view["options"]["columns"]:
            ann.move(rng)
        seat = ann.view["options"]["seat"]
        hint = advised(ann, seat=seat)["hint"]
        assert "@" in hint["move"]["best"]
        assert hint["look"].startswith("Look at row ")


def test_the_coach_remarks_a_bad_move_and_it_can_be_taken_back(one: Running) -> None:
    opened = one.open("here", "mila")
    with one.player(opened["table"], opened["token"]) as ann:
        bad = worst_move(ann, advised(ann)["hint"])
        ann.done({"type": "move", "seat": 1, "move": bad})
        my_turn(ann)
        advice = advised(ann, "judge")
        assert advice["hint"] is None, "a remark does not name the better move"
        assert advice["verdict"]["kind"] in ("mistake", "blunder")
        assert advice["verdict"]["loss"] >= 0.08
        better = advised(ann, "better")["hint"]["move"]
        assert better["move"] == bad
        assert better["best"] != bad
        assert better["loss"] == advice["verdict"]["loss"]
        ann.done({"type": "undo", "seat": 1})
        assert ann.view["story_length"] == 1
        ann.done({"type": "move", "seat": 1, "move": better["best"]})
        my_turn(ann)
        assert advised(ann, "judge")["verdict"] is None
        ann.done({"type": "end", "seat": 1})
        hints = [seat["hints"] for seat in ann.view["result"]["seats"]]
        assert hints == [1, 0], "it was one position all the time"


def test_hints_are_kept_and_counted_over_a_restart(served: Callable[..., Running]) -> None:
    with served() as server:
        opened = server.open("here", "mila")
        with server.player(opened["table"], opened["token"]) as ann:
            advised(ann)
            ann.move()
            my_turn(ann)
    with served() as server, server.player(opened["table"], opened["token"]) as ann:
        advised(ann)
        ann.done({"type": "end", "seat": 1})
        assert [seat["hints"] for seat in ann.view["result"]["seats"]] == [2, 0]
        record = server.http.get(f"/api/tables/{opened['table']}/record").text
        replay = server.http.get(f"/api/tables/{opened['table']}/replay").json()
        upload = server.http.post("/api/replay", json={"record": record}).json()
        for shown in (replay, upload):
            assert [seat["hints"] for seat in shown["result"]["seats"]] == [2, 0]


def test_people_who_did_not_agree_have_no_hints(one: Running) -> None:
    opened = one.open("here", "link", "tom")
    token = one.join(opened, "Ben")
    with (
        one.player(opened["table"], opened["token"]) as ann,
        one.player(opened["table"], token) as ben,
    ):
        assert not ann.view["hints"]
        for about in ("hint", "judge", "better"):
            assert refused(ann, about) == "no-hints"
        assert refused(ben, seat=2) == "no-hints"
        assert all(event["type"] != "hinted" for event in _events(ann))
    shared = one.open("here", "here")
    with one.player(shared["table"], shared["token"]) as both:
        assert refused(both) == "no-hints", "people at one screen have to agree, too"


def test_people_who_agreed_see_it_before_they_sit_down(one: Running) -> None:
    opened = one.open("here", "link", hints=True)
    with one.player(opened["table"], opened["token"]) as ann:
        with one.player(opened["table"]) as visitor:
            assert visitor.view["waiting"]["hints"]
        token = one.join(opened, "Ben")
        with one.player(opened["table"], token) as ben:
            ann.wait("playing")
            assert advised(ann)["hint"]
            hinted = [event for event in _next_events(ben) if event["type"] == "hinted"]
            assert [event["seat"] for event in hinted] == [1]
            assert refused(ben, seat=1) == "not-your-seat"
            assert refused(ben, seat=2) == "not-your-turn"
    again = one.open("here", "link", host_starts=True)
    token = one.join(again, "Ben")
    with one.player(again["table"], again["token"]) as ann:
        view = ann.view
        seats = [{"kind": "keep", "seat": 1}, {"kind": "keep", "seat": 2}]
        arrange = {"type": "arrange", "rules": view["rules"], "seats": seats, "hints": True}
        assert ann.refused(arrange) == "hints-late"


def _next_events(guest: Player) -> list[Json]:
    while True:
        message = guest.hear()
        if message.get("events"):
            events: list[Json] = message["events"]
            return events


def test_other_refusals(one: Running) -> None:
    waiting = one.open("here", "link", hints=True)
    with one.player(waiting["table"], waiting["token"]) as ann:
        assert refused(ann) == "table-waiting"
    opened = one.open("here", "mila")
    with one.player(opened["table"]) as visitor:
        assert refused(visitor) == "not-your-seat"
        assert refused(visitor, seat=2) == "not-your-seat"
        assert refused(visitor, seat=3) == "no-such-seat"
    with one.player(opened["table"], opened["token"]) as ann:
        assert refused(ann, "judge") == "nothing-to-judge"
        version = ann.view["version"]
        ann.move()
        my_turn(ann)
        assert refused(ann, version=version) == "stale"
        assert refused(ann, "better", version=version) == "stale"
        ann.done({"type": "end", "seat": 1})
        assert refused(ann) == "table-over"
        ann.send({"type": "advise", "id": 1, "version": 1, "seat": 1, "about": "everything"})
        assert ann.hear("refusal")["error"]["code"] == "bad-message"


def _answered(guest: Player, number: int) -> Json:
    """The answer to a question, which may have been heard already."""
    while True:
        for message in guest.heard:
            if message["type"] == "advice" and message["id"] == number:
                return message
        guest.hear("advice")


def test_a_move_overtakes_the_hint(served: Callable[..., Running]) -> None:
    gate = Gate()
    with served(gate) as server:
        opened = server.open("here", "here", hints=True)
        with server.player(opened["table"], opened["token"]) as ann:
            number = ask(ann)
            assert refused(ann) == "already-asked"
            ann.move()
            advice = _answered(ann, number)
            assert advice["error"]["code"] == "stale"
            gate.let()
            assert advised(ann, seat=2)["hint"]
            ann.done({"type": "end", "seat": 1})
            assert [seat["hints"] for seat in ann.view["result"]["seats"]] == [0, 1]


def test_the_budget_of_an_address_and_what_is_known_already(
    served: Callable[..., Running],
) -> None:
    gate = Gate(100)
    with served(gate, limits=ServerLimits(hint_burst=2, hint_rate=0)) as server:
        opened = server.open("here", "mila")
        with server.player(opened["table"], opened["token"]) as ann:
            for _ in range(3):
                assert advised(ann)["hint"], "the same position costs nothing"
            ann.move()
            my_turn(ann)
            assert advised(ann, "judge")["error"] is None
            assert advised(ann, "better")["hint"]
            assert refused(ann) == "too-many-hints"
    assert [type(job) for job in gate.done] == [HintJob, MoveJob]


def test_a_search_that_fails(served: Callable[..., Running]) -> None:
    def fails(job: Job) -> Answer:
        raise ValueError(f"job {job.number}")

    with served(fails) as server:
        opened = server.open("here", "mila")
        with server.player(opened["table"], opened["token"]) as ann:
            assert refused(ann) == "hint-failed"
            ann.move()


def test_a_question_ends_with_its_socket(served: Callable[..., Running]) -> None:
    gate = Gate()
    with served(gate) as server:
        opened = server.open("here", "mila")
        with server.player(opened["table"], opened["token"]) as ann:
            ask(ann)
        gate.let()
        with server.player(opened["table"], opened["token"]) as ann:
            assert advised(ann)["hint"]
            assert [e["type"] for e in _events(ann)].count("hinted") == 1
