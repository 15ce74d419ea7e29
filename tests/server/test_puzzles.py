"""Puzzles over HTTP: chosen, answered, explained, proven, or refused."""

from typing import Any

import pytest

from chocolatier.study.puzzles.puzzle import Puzzle
from chocolatier.study.puzzles.shelf import shelf
from tests.server.running import Json, Running


def get(server: Running, path: str, **query: Any) -> Json:
    answer = server.http.get(f"/api/puzzles{path}", params=query)
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def post(server: Running, path: str, **body: Any) -> Json:
    answer = server.http.post(f"/api/puzzles{path}", json=body)
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


@pytest.fixture(scope="module")
def puzzle() -> Puzzle:
    """A puzzle of several moves."""
    rounds = shelf().choose(kind="round", rules="2-coloured-plain")
    return max(rounds, key=lambda one: one.solution.depth)


def test_the_menu_counts_all_and_names_todays(server: Running) -> None:
    menu = get(server, "")
    assert menu["total"] == len(shelf().puzzles) == sum(menu["rules"].values())
    assert get(server, f"/day/{menu['day']}")["id"] == menu["today"]


def test_puzzles_are_chosen_by_seed(server: Running) -> None:
    first = get(server, "/choice", theme="flood", seed="a", count=5)
    assert first == get(server, "/choice", theme="flood", seed="a", count=5)
    assert first != get(server, "/choice", theme="flood", seed="b", count=5)
    assert all("flood" in shelf().find(one).themes for one in first["ids"])
    rising = get(server, "/choice", rising="true", seed="a", count=20)["ids"]
    grades = [shelf().find(one).difficulty for one in rising]
    assert grades == sorted(grades)
    assert grades[0] < grades[-1]


def test_a_puzzle_is_solved_move_by_move(server: Running, puzzle: Puzzle) -> None:
    asked = get(server, f"/{puzzle.id}")
    assert asked["text"] == puzzle.text
    assert "solution" not in asked
    assert asked["options"]["seat"] == asked["solver"]
    steps = list(puzzle.solution.main_line())
    wrong = next(move for move in puzzle.game().legal_moves if move != steps[0].move)
    refused = post(server, f"/{puzzle.id}/answer", moves=[str(wrong)])
    assert (refused["verdict"], refused["frames"], refused["line"]) == ("wrong", [], [])
    moves: list[str] = []
    for step in steps:
        moves.append(str(step.move))
        found = post(server, f"/{puzzle.id}/answer", moves=moves)
        assert found["verdict"] == ("solved" if step is steps[-1] else "right")
        assert found["frames"]
    assert found["options"] is None


def test_the_proof_can_be_walked_to_the_end_of_the_round(server: Running, puzzle: Puzzle) -> None:
    line: list[str] = []
    game = puzzle.game()
    proof = post(server, f"/{puzzle.id}/proof", moves=line)
    assert [one["move"] for one in proof["moves"] if one["best"]] == [str(puzzle.solution.move)]
    while proof["moves"]:
        shown = sorted(one["move"] for one in proof["moves"])
        assert shown == sorted(map(str, game.legal_moves)), "no move and no reply is left out"
        best = next(one for one in proof["moves"] if one["best"])
        assert best["lead"] == puzzle.best, "best play of all keeps the value"
        line.append(best["move"])
        game.play(best["move"])
        proof = post(server, f"/{puzzle.id}/proof", moves=line)
        assert proof["frames"]
    assert proof["seat"] is None
    assert proof["lead"] == puzzle.best


def test_a_solution_is_explained_in_a_language(server: Running, puzzle: Puzzle) -> None:
    english, czech = (
        post(server, f"/{puzzle.id}/explanation", language=language) for language in ("en", "cs")
    )
    assert english["line"][0] == str(puzzle.solution.move)
    assert english["best"] - english["second"] >= 3
    assert english["reasons"][0]["text"] != czech["reasons"][0]["text"]
    assert len(english["after_right"]) == 2


def test_people_make_a_puzzle_harder(server: Running) -> None:
    """Those who miss it do, one step at most; the puzzle of the day stays what it is."""
    menu = get(server, "")
    today = get(server, f"/day/{menu['day']}")
    before = today["difficulty"]
    for count in range(1, 41):
        assert post(server, f"/{today['id']}/try", right=False) == {"tried": count, "right": 0}
    assert get(server, f"/{today['id']}")["difficulty"] == before, "not at once"
    server.app.state.grades._until = 0.0  # minutes later
    assert get(server, f"/{today['id']}")["difficulty"] == before + 1
    after = get(server, "")
    assert (after["today"], after["total"]) == (menu["today"], menu["total"])
    assert after["difficulties"][str(before)] == menu["difficulties"][str(before)] - 1


def test_what_does_not_exist_is_refused(server: Running, puzzle: Puzzle) -> None:
    cases = [
        (server.http.get("/api/puzzles/00000000"), 404, "no-such-puzzle"),
        (server.http.get("/api/puzzles/day/2026-02-30"), 404, "no-such-puzzle"),
        (
            server.http.post("/api/puzzles/00000000/try", json={"right": True}),
            404,
            "no-such-puzzle",
        ),
        (server.http.post(f"/api/puzzles/{puzzle.id}/try", json={"right": 2}), 422, "bad-request"),
        (server.http.get("/api/puzzles/choice?theme=nothing"), 404, "no-puzzle-fits"),
        (
            server.http.post(f"/api/puzzles/{puzzle.id}/answer", json={"moves": ["x"]}),
            422,
            "move-text",
        ),
        (
            server.http.post(f"/api/puzzles/{puzzle.id}/proof", json={"moves": ["1@1"]}),
            422,
            "wrong-kind",
        ),
    ]
    for answer, status, code in cases:
        assert (answer.status_code, answer.json()["error"]["code"]) == (status, code)
