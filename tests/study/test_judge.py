"""The tool that judges reviews: its figures, and that it goes on where it stopped."""

import sys
from dataclasses import replace
from pathlib import Path

import pytest
from tools import judge
from tools.judge import Found, Trial, mean_of, rank_correlation, ranks, try_game

TRIAL = Trial("2-coloured-plain", "mila", 0, nodes=100, deals=3, top=50, rejudged=1, seed="judge")


def test_ranks_and_their_correlation() -> None:
    assert ranks([3.0, 1.0, 3.0, 2.0]) == [3.5, 1, 3.5, 2]
    assert rank_correlation([1, 2, 3, 4], [10, 20, 30, 40]) == pytest.approx(1)
    assert rank_correlation([1, 2, 3, 4], [4, 3, 2, 1]) == pytest.approx(-1)
    assert rank_correlation([1, 2, 3, 4], [1, 2, 4, 3]) == pytest.approx(0.8)
    assert rank_correlation([1, 1], [1, 2]) == 0


def test_a_mean_and_its_interval() -> None:
    mean, width = mean_of([1.0, 2.0, 3.0, 4.0])
    assert mean == pytest.approx(2.5)
    assert width == pytest.approx(1.96 * (5 / 3 / 4) ** 0.5)


def test_a_game_is_played_and_reviewed() -> None:
    found = try_game(TRIAL)
    assert (found.rules, found.level, found.game) == ("2-coloured-plain", "mila", 0)
    assert 20 < found.moves < 200
    assert found.loss > 0
    assert 0 <= found.confirmed <= found.rejudged <= 1
    assert sum(found.luck) == pytest.approx(0, abs=1e-5)
    assert found == try_game(TRIAL)


def test_it_goes_on_where_it_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    tried: list[Trial] = []
    whole = Found("2-coloured-plain", "mila", 0, 30, 0.6, 1, 1, 1, (0.1, -0.1), 4, 1.0, 0.9)

    def pretend(trial: Trial) -> Found:
        tried.append(trial)
        return replace(whole, level=trial.level, game=trial.game)

    monkeypatch.setattr(judge, "FOLDER", tmp_path)
    monkeypatch.setattr(judge, "try_game", pretend)
    arguments = ["judge", "2-coloured-plain", "--jobs", "1", "--levels", "mila", "tom", "--games"]
    monkeypatch.setattr(sys, "argv", [*arguments, "2"])
    judge.main()
    assert len(tried) == 4
    (journal,) = tmp_path.iterdir()
    with journal.open("a") as file:
        file.write('{"rules": "2-colo')  # cut off
    monkeypatch.setattr(sys, "argv", [*arguments, "3"])
    judge.main()
    assert [(trial.level, trial.game) for trial in tried[4:]] == [("mila", 2), ("tom", 2)]
    printed = capsys.readouterr().out
    assert "rank correlation with the ladder: 0.000" in printed
    assert "the sum is exact in all 6 games" in printed
