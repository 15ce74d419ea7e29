"""The fit of the hand-made evaluation finds known weights again, and writes a file that is read."""

import sys
from dataclasses import replace
from importlib.resources import files
from pathlib import Path

import numpy as np
import pytest

from chocolatier.bots.search.transposition import new_table
from chocolatier.bots.value.features import BUCKETS, FEATURES
from chocolatier.bots.value.loading import plain_evaluation
from chocolatier.bots.value.weights import FILE, tables_of, weights_of
from chocolatier.lab.training import fit
from chocolatier.lab.training.selfplay import EVERY_ROUND, NO_TREE, Conduct, play_game, start_game
from chocolatier.rules.core.numbers import Phase
from chocolatier.rules.core.state import STATE
from chocolatier.rules.ruleset import RULE_SETS, Rules

TINY = "--games 2 --nodes 20 --jobs 1"


def _samples(weights: np.ndarray, boards: int, noise: float) -> fit.RoundEnds:
    """Boards whose future follows from these weights, but for some noise."""
    rng = np.random.default_rng(1)
    features = rng.normal(0, 1, (boards, FEATURES))
    features[:, 0] = 1
    buckets = rng.integers(0, BUCKETS - 1, boards)
    future = (features * weights[buckets]).sum(axis=1) + rng.normal(0, noise, boards)
    return fit.RoundEnds(features, buckets, future)


def _weights() -> np.ndarray:
    return np.random.default_rng(2).uniform(-2, 2, (BUCKETS, FEATURES))


def test_weights_are_found_again() -> None:
    truth, prior = _weights(), np.zeros((BUCKETS, FEATURES))
    found, explained = fit.fit(_samples(truth, 20_000, noise=0.1), prior)
    assert found[: BUCKETS - 1] == pytest.approx(truth[: BUCKETS - 1], abs=0.05)
    assert (found[BUCKETS - 1] == 0).all()
    assert 0.99 < explained < 1
    assert not prior.any()


def test_few_boards_change_little() -> None:
    prior = _weights()
    samples = _samples(np.zeros((BUCKETS, FEATURES)), 5, noise=1.0)
    samples.buckets[:] = 2
    found, _ = fit.fit(samples, prior)
    others = [bucket for bucket in range(BUCKETS) if bucket != 2]
    assert (found[others] == prior[others]).all()
    change = abs(found[2] - prior[2])[1:]  # the base is free
    assert 0 < change.max() < 2


@pytest.mark.parametrize("name", ["2-coloured-plain", "3-free-special"])
def test_the_same_task_gives_the_same_boards(name: str) -> None:
    task = fit.FitTask(Rules.parse(name), "fit", 3, 20, 8)
    one, two = fit.play_boards(task), fit.play_boards(task)
    other = fit.play_boards(replace(task, seed="another"))
    for part in ("features", "buckets", "future"):
        assert getattr(one, part).tobytes() == getattr(two, part).tobytes()
    assert one.features.tobytes() != other.features.tobytes()
    assert len(one.features) == len(one.buckets) == len(one.future)
    assert len(one.future) % task.rules.players == 0


def test_the_end_of_every_round_is_looked_at() -> None:
    """A game of self-play that keeps all rounds has one state for each of them, and its end."""
    rules, kept = Rules(), np.zeros(50, STATE)
    rng = np.array([5], np.uint64)
    worth = plain_evaluation(tables_of(rules))
    conduct = Conduct(20, EVERY_ROUND, 50, 0, all_rounds=True)
    n = play_game(start_game(rules, 0), new_table(10), NO_TREE, worth, rng, conduct, kept)
    phases, rounds = kept["phase"][:n].tolist(), kept["rounds"][:n].tolist()
    assert phases == [Phase.DEAL] * (n - 1) + [Phase.OVER]
    assert rounds == list(range(1, n + 1))


def test_a_tiny_run_writes_weights(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own = files("chocolatier.bots.value").joinpath(FILE)
    before, out = own.read_bytes(), tmp_path / "weights.json"
    monkeypatch.setattr(sys, "argv", ["fit", *TINY.split(), "--out", str(out)])
    fit.main()
    assert own.read_bytes() == before
    assert [file.name for file in tmp_path.iterdir()] == ["weights.json"]
    for rules in RULE_SETS:
        weights = weights_of(rules, str(out))
        assert np.isfinite(weights).all()
        assert (weights[BUCKETS - 1] == 0).all()
        assert (weights != weights_of(rules)).any()
        assert len(tables_of(rules, str(out))) == BUCKETS
    assert "Fitted on 2 self-play games" in out.read_text("utf-8")
