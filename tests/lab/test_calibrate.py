"""Chances compared with what happened: of winning, and of each place."""

import json
import sys
from pathlib import Path

import numpy as np
import pytest

from chocolatier.bots.value.chances import winning_chances
from chocolatier.bots.value.features import MILLI
from chocolatier.bots.value.judge import values_of
from chocolatier.bots.value.loading import evaluation_of
from chocolatier.lab.training import calibrate
from chocolatier.lab.training.calibrate import (
    Reliability,
    chances_in,
    places_in,
    reliability,
)
from chocolatier.lab.training.games import Games, place_parts, standings
from chocolatier.lab.training.selfplay import SelfPlayTask, play_games
from chocolatier.rules.core.numbers import MAX_PLAYERS, Phase
from chocolatier.rules.core.state import STATE
from chocolatier.rules.ruleset import Rules

NAMES = ("2-coloured-plain", "3-free-special")


def _games(rules: Rules) -> Games:
    return play_games(SelfPlayTask(rules, "calibrate", 6, (20, 20), 20, None))


@pytest.mark.parametrize("name", NAMES)
def test_chances_are_those_of_the_search(name: str) -> None:
    rules = Rules.parse(name)
    games = _games(rules)
    chances, wins = chances_in(games, None)
    going = np.flatnonzero(games.states["phase"] != Phase.OVER)
    assert chances.shape == wins.shape == (len(going), rules.players)
    assert wins.sum(axis=1) == pytest.approx(1)
    worth, values = evaluation_of(rules), np.zeros(MAX_PLAYERS, np.int64)
    for at, i in enumerate(going):
        kind = values_of(games.states[i : i + 1], worth, values)
        points = tuple((values[: rules.players] / MILLI).tolist())
        assert chances[at] == pytest.approx(winning_chances(points, kind, worth))
        assert list(wins[at]) == list(games.wins[games.game[i], : rules.players])


def test_the_error_is_the_mean_distance() -> None:
    exact = reliability(np.array([[0.25, 0.75]] * 4), np.array([[1.0, 0.0]] + [[0.0, 1.0]] * 3))
    assert list(np.flatnonzero(exact.count)) == [2, 7]
    assert exact.error == pytest.approx(0)
    said, happened = np.array([0.2, 0.8, 0.0]), np.array([0.3, 0.6, 0.0])
    assert Reliability(said, happened, np.array([3, 1, 0])).error == pytest.approx(0.125)
    surest = reliability(np.array([[1.0, 0.0]]), np.array([[0.0, 1.0]]))
    assert surest.count[-1] == surest.count[0] == 1
    assert surest.error == pytest.approx(1)


def _finished(scores: np.ndarray, full_rows: np.ndarray) -> np.ndarray:
    """Return states whose seats have these scores and this number of full rows."""
    states = np.zeros(len(scores), STATE)
    states["players"] = scores.shape[1]
    boards = states["player"][:, : scores.shape[1]]
    boards["score"] = scores
    boards["box"] = (1 << 5 * full_rows) - 1
    return states


def test_equal_seats_share_their_places() -> None:
    scores = np.array([[30, 20, 20], [10, 10, 10], [5, 5, 9], [1, 2, 3]])
    full_rows = np.array([[0, 1, 1], [2, 2, 2], [1, 2, 0], [0, 0, 0]])
    parts = place_parts(standings(_finished(scores, full_rows)))
    assert parts[0].tolist() == [[1, 0, 0], [0, 0.5, 0.5], [0, 0.5, 0.5]]
    assert parts[1] == pytest.approx(np.full((3, 3), 1 / 3))
    assert parts[2].tolist() == [[0, 0, 1], [0, 1, 0], [1, 0, 0]]
    assert parts[3].tolist() == [[0, 0, 1], [0, 1, 0], [1, 0, 0]]


def test_the_first_place_is_the_win() -> None:
    rules = Rules.parse("4-coloured-plain")
    games = _games(rules)
    chances, wins = chances_in(games, None)
    said, parts = places_in(games, chances)
    assert said.shape == parts.shape == (len(chances), 4, 4)
    assert said[:, :, 0] == pytest.approx(chances, abs=1e-6)
    assert parts[:, :, 0] == pytest.approx(wins)
    for of_all in (said, parts):
        assert of_all.sum(axis=1) == pytest.approx(1)
        assert of_all.sum(axis=2) == pytest.approx(1)


def test_the_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    plot = tmp_path / "calibration.svg"
    options = ["--rules", *NAMES, "--games", "6", "--nodes", "20", "--playouts", "4"]
    options += ["--plot", str(plot)]
    monkeypatch.setattr(sys, "argv", ["calibrate", *options])
    monkeypatch.setattr(calibrate, "FOLDER", tmp_path / "kept")
    calibrate.main()
    printed = capsys.readouterr().out
    monkeypatch.setattr(calibrate, "calibrate", None)  # nothing is played again
    calibrate.main()
    assert capsys.readouterr().out == printed
    *lines, last = printed.splitlines()
    two, three = map(json.loads, lines)
    assert last.startswith("the largest error: ")
    assert (two["rules"], three["rules"]) == NAMES
    assert "place_error" not in two
    for figures in (two, three):
        assert figures["games"] == 6
        assert figures["positions"] > 6
        assert 0 < figures["error"] < 1
    assert 0 < three["place_error"] < 1
    assert plot.read_text().lstrip().startswith("<?xml")
