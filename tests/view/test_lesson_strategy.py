"""In every lesson of strategy the accepted moves are the best ones, and all others are worse."""

import os
import subprocess
import sys

import pytest
from tools.lesson_worth import by_brute_force, by_engine, game_of, strategy_tasks

from chocolatier.notation.positions import parse_position
from chocolatier.rules.core.numbers import LETTERS
from chocolatier.rules.game import Game
from chocolatier.view.lesson_strategy import COUNTING
from chocolatier.view.lesson_tasks import Task
from chocolatier.view.lessons import Scene, lessons

TASKS = strategy_tasks()
SCENES = {scene.name: scene for lesson in lessons() for scene in lesson.scenes}
EXACT = [name for name in TASKS if not SCENES[name].expected]
# The same boards with far fewer teal chocolates out of the game.
PLENTY = (
    "2-coloured-plain 4 draft 1.1.2 - TR/-/-/-/- 0.6.5.4.5 11.8.7.12.9"
    " 34:-/-/-/RRR/TTTT:T1W1R/1TB1K/3BW/3TB/2K2:-"
    " 32:-/-/K/-/WWWW:1BW2/2B1K/1R2W/3T1/B4:M"
)


def _lead(worth: tuple[float, float, list[str]]) -> float:
    return worth[0] - worth[1]


def _shown(scene: Scene) -> dict[str, tuple[float, float]]:
    return {worth.move: (worth.mine, worth.other) for worth in scene.worths}


def test_all_but_one_are_solved() -> None:
    assert set(TASKS) - set(EXACT) == {"count-left"}


@pytest.mark.parametrize("name", EXACT)
def test_accepted_moves_are_the_best_by_brute_force(name: str) -> None:
    found = by_brute_force(game_of(TASKS[name]))
    assert _shown(SCENES[name]) == {move: worth[:2] for move, worth in found.items()}
    best = max(map(_lead, found.values()))
    assert {move for move, worth in found.items() if _lead(worth) == best} == set(TASKS[name].moves)
    assert best > 0 > min(map(_lead, found.values())), "the best move wins, and not all do"


@pytest.mark.parametrize("name", EXACT)
def test_the_game_ends_as_the_points_say(name: str) -> None:
    scene = SCENES[name]
    for outcome in scene.outcomes:
        boards = outcome.frames[-1].position.boards
        assert (boards[0].score, boards[1].score) == _shown(scene)[outcome.move]


@pytest.mark.parametrize("name", EXACT)
def test_the_engine_agrees(name: str) -> None:
    found = by_engine(game_of(TASKS[name]))
    assert next(iter(found)) in TASKS[name].moves


def _advantage(start: str) -> float:
    """Return by how many points the engine prefers teal now to red now."""
    found = by_engine(game_of(Task("counting", ("1T5",), start=start)))
    return _lead(found["1T5"]) - max(_lead(w) for move, w in found.items() if move != "1T5")


def test_counting_is_about_what_is_left() -> None:
    assert _advantage(COUNTING) > 1
    assert _advantage(PLENTY) < _advantage(COUNTING) - 1
    points = by_brute_force(game_of(TASKS["count-left"]))
    assert points["1T5"][0] == points["1R4"][0], "both bring the same now"
    position = parse_position(COUNTING)
    left = {c: position.bag[i] + position.lid[i] for i, c in enumerate(LETTERS)}
    assert (position.bag[0], position.lid[0], left["R"]) == (0, 4, 14), "as the text says"


@pytest.mark.parametrize("seed", range(5))
def test_no_teal_comes_in_the_round_after_counting(seed: int) -> None:
    game = Game.from_position(parse_position(COUNTING), seed=seed)
    for move in ("1T5", "CR1"):
        game.play(move)
    offer = "".join(source.upper() for source in map(str, game.history[-1].offer))  # type: ignore[union-attr]
    assert offer.count("T") == 0
    assert offer.count("R") == 5


def test_lessons_are_the_same_in_plain_python() -> None:
    code = "from chocolatier.view.lessons import lessons; print(lessons())"
    plain = subprocess.run(
        [sys.executable, "-c", code],
        env=os.environ | {"NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert plain.stdout.strip() == str(lessons())
