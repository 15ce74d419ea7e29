"""The command ``chocolatier arena``: its files, its refusals, and a real kill."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from chocolatier.cli import parse
from chocolatier.compiled import cache_folder
from chocolatier.errors import ChocolatierError
from chocolatier.lab import pool
from chocolatier.lab.arena.plot import running_rate
from chocolatier.notation.records import read_record_file

ENVIRONMENT = os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
SCRIPT = """
import sys
from tests.lab.test_arena_command import arena
if __name__ == "__main__":
    arena(*sys.argv[1:])
"""


def arena(*arguments: object) -> int:
    """Run the command."""
    options = parse(["arena", *map(str, arguments)])
    status: int = options.run(options)
    return status


@pytest.fixture(autouse=True)
def cache(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Keep journals without a name here; compiled code was found when Numba was imported."""
    folder = tmp_path_factory.mktemp("cache")
    monkeypatch.setenv("CHOCOLATIER_CACHE", str(folder))
    cache_folder().mkdir(parents=True)
    (cache_folder() / "complete").touch()
    return folder


def test_files_of_two_bots(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    result, out, plot = tmp_path / "r.json", tmp_path / "r.jsonl", tmp_path / "r.svg"
    options = ["--json", result, "--out", out, "--plot", plot, "--jobs", 1, "--nodes", 100]
    assert arena("greedy", "random", "--games", 3, "--sprt", 0.5, 0.6, *options) == 0
    printed = capsys.readouterr()
    assert "greedy" in printed.out
    assert "4 games in 2 mirrored sets of 2" in printed.out
    assert "test: undecided" in printed.out
    assert "4/4" in printed.err
    content = json.loads(result.read_text())
    assert content["parameters"]["bots"] == ["greedy", "random"]
    assert content["parameters"]["nodes"] == 100
    assert (content["games"], content["sets"], content["even"]) == (4, 2, 0.5)
    assert sum(content["endings"].values()) == 4
    assert content["sprt"]["verdict"] == "undecided"
    greedy, random = content["bots"]
    assert greedy["win_rate"]["value"] + random["win_rate"]["value"] == 1
    assert greedy["margin"]["low"] < greedy["margin"]["value"] == -random["margin"]["value"]
    assert 0 < greedy["seconds_per_move"] <= greedy["slowest_move"]
    assert (greedy["overrun"], greedy["forfeits"]) == (None, 0)
    assert greedy["rating"]["elo"] == pytest.approx(-random["rating"]["elo"])
    assert greedy["rating"]["low"] < greedy["rating"]["elo"] < greedy["rating"]["high"]
    games = content["results"]
    assert [game["seats"] for game in games[:2]] == [["greedy", "random"], ["random", "greedy"]]
    assert games[0]["deal"] == games[1]["deal"] != games[2]["deal"]
    found = list(read_record_file(out))
    assert [list(r.game.scores) for r in found] == [game["scores"] for game in games]
    assert [r.seats for r in found] == [game["seats"] for game in games]
    assert plot.read_text().lstrip().startswith("<?xml")
    assert sorted(f.name for f in tmp_path.iterdir()) == [
        *("r.json", "r.json.journal", "r.jsonl", "r.svg")
    ]


def test_files_of_three_bots(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    result, plot = tmp_path / "r.json", tmp_path / "r.png"
    options = ["--players", 3, "--side", "free", "--special", "--time", 500, "--jobs", 1]
    arena("greedy", "random", "random", *options, "--games", 6, "--json", result, "--plot", plot)
    assert "rating" in capsys.readouterr().out
    content = json.loads(result.read_text())
    assert content["parameters"]["rules"] == "3-free-special"
    assert content["parameters"]["seconds"] == 0.5
    assert content["bots"][0]["rating"]["elo"] > content["bots"][1]["rating"]["elo"]
    assert content["bots"][0]["overrun"] is not None
    assert plot.read_bytes().startswith(b"\x89PNG")


def test_all_options_of_the_rules(tmp_path: Path) -> None:
    result = tmp_path / "r.json"
    options = ["--special", "--faces-once", "--marker-falls", "--round-limit", 3]
    arena("greedy", "random", *options, "--games", 2, "--jobs", 1, "--json", result)
    content = json.loads(result.read_text())
    assert content["parameters"]["rules"] == "2-coloured-special+faces-once+marker-falls+limit-3"
    assert max(game["rounds"] for game in content["results"]) <= 3


def test_a_second_run_plays_nothing(cache: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arena("greedy", "random", "--games", 2, "--jobs", 1)
    first = capsys.readouterr().out
    arena("greedy", "random", "--games", 2, "--jobs", 1, "--out", "/dev/null")
    second = capsys.readouterr()
    assert second.out == first
    assert "2 games are read back from" in second.err
    assert len(list((cache / "arenas").iterdir())) == 1


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["greedy"], "at least two bots"),
        (["greedy", "nobody"], "unknown bot 'nobody'"),
        (["greedy", "random:x=1"], "unknown setting 'x'"),
        (["greedy", "random", "--time", "5", "--nodes", "5"], "not both"),
        (["greedy", "random", "--time", "0"], "above 0"),
        (["greedy", "random", "--nodes", "-1"], "above 0"),
        (["greedy", "random", "--games", "0"], r"games must be at least 1 \(got 0\)"),
        (["greedy", "random", "--jobs", "0"], r"--jobs must be at least 1 \(got 0\)"),
        (["greedy", "random", "--sprt", "0.6", "0.5"], "LOW < HIGH"),
        (["greedy", "random", "random", "--sprt", "0.5", "0.6"], "two bots"),
        (["greedy", "random", "--json", "/no/where.json"], "/no/where.json: cannot be written"),
        (["greedy", "random", "--out", "/"], "cannot be written"),
        (["greedy", "random", "--plot", "plot.pdf"], r"an \.svg or a \.png"),
    ],
)
def test_bad_input(arguments: list[str], message: str) -> None:
    with pytest.raises(ChocolatierError, match=message):
        arena(*arguments)


@pytest.mark.parametrize(
    ("option", "value", "extra"), [("--ray", "local", "cluster"), ("--plot", "p.svg", "plot")]
)
def test_missing_packages(
    monkeypatch: pytest.MonkeyPatch, option: str, value: str, extra: str
) -> None:
    def missing(name: str) -> None:
        raise ImportError(name)

    monkeypatch.setattr(pool, "import_module", missing)
    with pytest.raises(ChocolatierError, match=rf"pip install 'chocolatier\[{extra}\]'"):
        arena("greedy", "random", option, value)


def test_long_curves_are_thinned() -> None:
    points = running_rate([0.0, 1.0] * 1001)
    assert len(points) <= 502
    assert points[-1].sets == 2002


def test_kill_and_go_on(tmp_path: Path) -> None:
    """Kill -9 in the middle: the workers end too, and the second run completes the first."""
    result, out = tmp_path / "r.json", tmp_path / "r.jsonl"
    journal = tmp_path / "r.json.journal"
    options = ["greedy", "random", "--json", str(result), "--out", str(out), "--games"]
    process = subprocess.Popen(
        [sys.executable, "-c", SCRIPT, *options, "100000", "--jobs", "2"],
        stderr=subprocess.PIPE,
        env=ENVIRONMENT,
    )
    try:
        _wait_for(lambda: journal.exists() and journal.read_bytes().count(b"\n") > 5)
    finally:
        process.send_signal(signal.SIGKILL)
        # the workers hold the other end of this pipe: it closes when the last of them has ended
        process.communicate(timeout=60)
    assert not result.exists()
    assert not out.exists()
    kept = journal.read_bytes().rpartition(b"\n")[0].split(b"\n")
    games = len(kept) + 3
    arena(*options, games, "--jobs", 1)
    assert journal.read_bytes().split(b"\n")[: len(kept)] == kept
    content = json.loads(result.read_text())
    assert [game["index"] for game in content["results"]] == list(range(content["games"]))
    assert len(list(read_record_file(out))) == content["games"] >= games


def _wait_for(condition: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 120
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.05)
