"""In every lesson of strategy the accepted moves are the best ones, and all others are worse."""

import os
import subprocess
import sys

import pytest
from tools.lesson_worth import by_brute_force, by_engine, game_of, strategy_tasks

from chocolatier.bots.registry import make_bot
from chocolatier.rules.core.numbers import LETTERS
from chocolatier.rules.game import Game
from chocolatier.rules.position import Position
from chocolatier.view.lessons.lessons import Scene, lessons
from chocolatier.view.lessons.strategy import COUNTING

TASKS = strategy_tasks()
SCENES = {scene.name: scene for lesson in lessons() for scene in lesson.scenes}
EXACT = [name for name in TASKS if not SCENES[name].expected]
GAMES = 20
# The same boards with far fewer teal chocolates out of the game.
PLENTY = (
    "2-coloured-plain 4 draft 1.1.2 - TR/-/-/-/- 0.6.5.4.5 10.10.7.13.9"
    " 34:-/-/-/RRR/TTTT:T1W1R/1T2K/2T1W/3TB/5:-"
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


def _lead_after(start: str, move: str) -> float:
    """Return the learner's average lead at the end of games that bots play on after a move."""
    leads = []
    for seed in range(GAMES):
        game = Game.from_position(Position.parse(start), seed=seed)
        game.play(move)
        bot = make_bot("tom", seed=str(seed))
        while not game.is_over:
            game.play(bot.choose(game))
        leads.append(game.scores[0] - game.scores[1])
    return sum(leads) / GAMES


def _advantage(start: str) -> float:
    """Return how much better it is to take teal now than to take red now."""
    return _lead_after(start, "1T5") - _lead_after(start, "1R4")


def test_counting_is_about_what_is_left() -> None:
    """Played out, teal now is far better, and less so where more teal is left."""
    scarce = _advantage(COUNTING)
    assert scarce > 10
    assert _advantage(PLENTY) < scarce - 5


def test_the_engine_counts_too() -> None:
    found = by_engine(game_of(TASKS["count-left"]))
    best, *others = sorted(found, key=lambda move: -_lead(found[move]))
    assert best == "1T5"
    assert all(_lead(found[best]) > _lead(found[move]) + 1 for move in others)
    assert next(iter(_shown(SCENES["count-left"]))) == "1T5"


def test_the_text_of_counting_has_the_right_numbers() -> None:
    points = by_brute_force(game_of(TASKS["count-left"]))
    assert points["1T5"][0] == points["1R4"][0] == 34 + 5, "both bring five points now"
    position = Position.parse(COUNTING)
    left = {c: position.bag[i] + position.lid[i] for i, c in enumerate(LETTERS)}
    assert (position.bag[0], position.lid[0], left["R"]) == (0, 3, 14)


@pytest.mark.parametrize("seed", range(5))
def test_no_teal_comes_in_the_round_after_counting(seed: int) -> None:
    game = Game.from_position(Position.parse(COUNTING), seed=seed)
    for move in ("1T5", "CR1"):
        game.play(move)
    offer = "".join(source.upper() for source in map(str, game.history[-1].offer))  # type: ignore[union-attr]
    assert offer.count("T") == 0
    assert offer.count("R") == 5


@pytest.mark.long
def test_lessons_are_the_same_in_plain_python() -> None:
    code = "from chocolatier.view.lessons.lessons import lessons; print(lessons())"
    plain = subprocess.run(
        [sys.executable, "-c", code],
        env=os.environ | {"NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert plain.stdout.strip() == str(lessons())
