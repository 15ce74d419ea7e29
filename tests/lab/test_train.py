"""Training: it goes on where it was, and what it learns is better than what it began with.

Most tests stand in for what torch does, so that all the rest is tested without it.
"""

import json
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from chocolatier.bots.bot import Limits
from chocolatier.bots.search.searcher import Searcher
from chocolatier.bots.value.loading import SHAPES
from chocolatier.errors import ChocolatierError
from chocolatier.lab.arena import arena
from chocolatier.lab.arena.match import MatchResult
from chocolatier.lab.arena.run import PlayedArena, play_arena
from chocolatier.lab.pool import load_extra
from chocolatier.lab.training import strength, train
from chocolatier.lab.training.games import Games, load_games
from chocolatier.lab.training.learn import Learned, write_networks
from chocolatier.lab.training.samples import Samples
from chocolatier.lab.training.selfplay import SelfPlayTask, play_games
from chocolatier.rules.game import Game

TINY = "--networks 2-coloured --generations 2 --games 40 --chunk 20 --nodes 20 40 --gate 4"


def _run(monkeypatch: pytest.MonkeyPatch, out: Path, *more: str) -> None:
    words = [*TINY.split(), "--gate-nodes", "20", "--jobs", "1", "--out", str(out), *more]
    monkeypatch.setattr(sys, "argv", ["train", *words])
    train.main()


def _files(out: Path) -> dict[str, int]:
    return {str(f.relative_to(out)): f.stat().st_mtime_ns for f in out.rglob("*.npz")}


def _steps(out: Path) -> list[tuple[int, str]]:
    return [(e["generation"], e["step"]) for e in strength.read_log(out)]


def _logged(out: Path, step: str) -> list[dict[str, Any]]:
    return [entry for entry in strength.read_log(out) if entry["step"] == step]


def _network(seed: int) -> dict[str, np.ndarray]:
    rng = np.random.default_rng(seed)
    arrays: dict[str, np.ndarray] = {
        part: rng.normal(0, 0.1, shape) for part, shape in SHAPES.items()
    }
    arrays["board"][0] = arrays["world"][0] = 0
    arrays["spread"] = np.abs(arrays["spread"]) + 5
    return arrays


def _stand_in(samples: Samples, *_: object) -> Learned:
    """Any network, as if it had been learned."""
    assert len(samples.game) > 100
    return Learned(_network(len(samples.game)), hand_error=2.0, error=1.0)


def _interrupted(*_: object) -> None:
    raise KeyboardInterrupt


@pytest.fixture
def no_torch(monkeypatch: pytest.MonkeyPatch) -> None:
    """Learning without torch."""

    def load(module: str, extra: str) -> Any:
        return None if module == "torch" else load_extra(module, extra)

    monkeypatch.setattr(train, "load_extra", load)
    monkeypatch.setattr(train, "learn", _stand_in)


@pytest.mark.usefixtures("no_torch")
def test_it_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_networks(tmp_path / "start.npz", {"2-coloured": _network(0)})
    out, start = tmp_path / "out", ("--start", str(tmp_path / "start.npz"))
    monkeypatch.setattr(train, "learn", _interrupted)
    with pytest.raises(KeyboardInterrupt):
        _run(monkeypatch, out, *start)
    before = _files(out)
    assert set(before) == {f"2-coloured/games/00-000{i}.npz" for i in range(2)}
    monkeypatch.setattr(train, "learn", _stand_in)
    _run(monkeypatch, out, *start)
    after = _files(out)
    assert {name: after[name] for name in before} == before
    steps = _steps(out)
    assert steps[:4] == [(0, "self-play"), (0, "self-play"), (0, "learn"), (0, "gate")]
    assert (1, "learn") in steps
    every = ["self-play", "self-play", "learn", "gate", "hand"]
    assert steps == [(generation, step) for generation in range(2) for step in every]
    _run(monkeypatch, out, *start)
    assert len(list(strength.read_log(out))) == len(steps)
    assert _files(out).keys() == after.keys()
    assert (out / strength.PLOT).read_text().lstrip().startswith("<?xml")
    assert (out / train.BEST).exists()


@pytest.mark.usefixtures("no_torch")
def test_two_generations_without_a_gain_end_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    passed = iter([False, True, False, False])
    monkeypatch.setattr(train.Trainer, "_passes", lambda *_: next(passed))
    _run(monkeypatch, tmp_path, "--generations", "9", "--games", "20")
    assert [generation for generation, step in _steps(tmp_path) if step == "learn"] == [0, 1, 2, 3]


@pytest.mark.usefixtures("no_torch")
def test_a_run_of_some_minutes_goes_on_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    _run(monkeypatch, tmp_path, "--generations", "1", "--minutes", "0")
    assert _steps(tmp_path) == [(0, "self-play")]
    assert "goes on from here" in capsys.readouterr().out
    _run(monkeypatch, tmp_path, "--generations", "1")
    assert _steps(tmp_path)[:3] == [(0, "self-play"), (0, "self-play"), (0, "learn")]


def test_elo() -> None:
    assert strength.elo(0.5) == 0
    assert strength.elo(0.76) == 200
    assert strength.elo(0.0) == -strength.elo(1.0)


@pytest.mark.usefixtures("no_torch")
def test_every_chunk_is_logged_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[SelfPlayTask] = []

    def interrupted(task: SelfPlayTask) -> Games:
        if played:
            raise KeyboardInterrupt
        played.append(task)
        return play_games(task)

    monkeypatch.setattr(train, "play_games", interrupted)
    with pytest.raises(KeyboardInterrupt):
        _run(monkeypatch, tmp_path, "--generations", "1")
    assert _steps(tmp_path) == [(0, "self-play")]
    monkeypatch.setattr(train, "play_games", play_games)
    _run(monkeypatch, tmp_path, "--generations", "1")
    chunks = _logged(tmp_path, "self-play")
    assert [chunk["games"] for chunk in chunks] == [20, 20]
    assert all(chunk["seconds"] >= 0 for chunk in chunks)


def _stopped_after(games: int) -> Callable[..., PlayedArena]:
    """Return a function that interrupts a match after this number of games."""

    def play(*arguments: Any) -> PlayedArena:
        contest, whole, journal, work, watch, sprt = arguments

        def stop(results: Mapping[int, MatchResult]) -> None:
            watch(results)
            if len(results) == games:
                raise KeyboardInterrupt

        return play_arena(contest, whole, journal, work, stop, sprt)

    return play


@pytest.mark.usefixtures("no_torch")
def test_an_interrupted_gate_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(train, "play_arena", _stopped_after(2))
    with pytest.raises(KeyboardInterrupt):
        _run(monkeypatch, tmp_path)
    journal = tmp_path / "2-coloured" / "00.gate.journal"
    before = journal.read_bytes()
    assert before.count(b"\n") == 3
    assert not _logged(tmp_path, "gate")
    monkeypatch.setattr(train, "play_arena", play_arena)
    _run(monkeypatch, tmp_path)
    assert journal.read_bytes().startswith(before)
    assert journal.read_bytes().count(b"\n") == 5
    gates = _logged(tmp_path, "gate")
    assert [(gate["generation"], gate["games"]) for gate in gates] == [(0, 4), (1, 4)]
    assert [gate["rules"] for gate in gates] == ["2-coloured-plain", "2-coloured-special"]
    header = json.loads((tmp_path / "2-coloured" / "01.gate.journal").read_text().splitlines()[0])
    assert header["rules"] == "2-coloured-special"
    assert gates[0]["low"] <= gates[0]["rate"] <= gates[0]["high"]
    _run(monkeypatch, tmp_path)
    assert _logged(tmp_path, "gate") == gates


@pytest.mark.usefixtures("no_torch")
def test_a_match_of_another_program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    _run(monkeypatch, tmp_path, "--generations", "1")
    journal = tmp_path / "2-coloured" / "00.gate.journal"
    monkeypatch.setattr(arena, "sources_hash", lambda: "another")
    with pytest.raises(ChocolatierError, match="its program changed; delete the file") as error:
        _run(monkeypatch, tmp_path, "--generations", "1")
    assert str(journal) in str(error.value)
    assert "--journal" not in str(error.value)
    assert (error.value.code, error.value.details["key"]) == ("other-arena", "program")
    journal.unlink()
    _run(monkeypatch, tmp_path, "--generations", "1", "--gate", "6")
    assert [gate["games"] for gate in _logged(tmp_path, "gate")] == [4, 6]


@pytest.mark.long
@pytest.mark.usefixtures("no_torch")
def test_the_same_on_ray(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    _run(monkeypatch, here, "--generations", "1")
    _run(monkeypatch, there, "--generations", "1", "--ray", "local")
    names = [
        sorted(str(f.relative_to(out)) for f in out.rglob("*") if f.is_file())
        for out in (here, there)
    ]
    assert names[0] == names[1]
    for chunk in (here / "2-coloured" / "games").iterdir():
        again = load_games(there / "2-coloured" / "games" / chunk.name)
        assert again.states.tobytes() == load_games(chunk).states.tobytes()
    (gate,), (other,) = _logged(here, "gate"), _logged(there, "gate")
    assert other | {"seconds": 0} == gate | {"seconds": 0}


def test_networks_are_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        _run(monkeypatch, tmp_path, "--networks", "2-coloured", "5-free")
    message = capsys.readouterr().err
    assert "5-free" in message
    for name in ("2-coloured", "3-coloured", "4-coloured", "2-free", "3-free", "4-free"):
        assert name in message.splitlines()[-1]
    assert not list(tmp_path.iterdir())


def test_what_was_learned_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("torch")
    _run(monkeypatch, tmp_path)
    learned = [json.loads(line) for line in (tmp_path / strength.LOG).read_text().splitlines()]
    assert any(entry["step"] == "learn" and entry["samples"] > 100 for entry in learned)
    network = str(tmp_path / "2-coloured" / "00.npz")
    game = Game(seed=1)
    assert game.is_legal(
        Searcher(table_bits=12, network=network).think(game, Limits(nodes=50)).move
    )


def test_without_torch_it_says_what_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    with pytest.raises(Exception, match=r"chocolatier\[train\]"):
        _run(monkeypatch, tmp_path)
