"""Training: it goes on where it was, and what it learns is better than what it began with."""

import json
import sys
from pathlib import Path

import pytest

from chocolatier.bots.bot import Limits
from chocolatier.bots.searcher import Searcher
from chocolatier.lab import train
from chocolatier.lab.learn import learn
from chocolatier.rules.game import Game

TINY = "--networks 2-coloured --generations 2 --games 40 --chunk 20 --nodes 20 40 --gate 4"


def _run(monkeypatch: pytest.MonkeyPatch, out: Path) -> None:
    words = [*TINY.split(), "--gate-nodes", "20", "--jobs", "1", "--out", str(out)]
    monkeypatch.setattr(sys, "argv", ["train", *words])
    train.main()


def _files(out: Path) -> dict[str, int]:
    return {str(f.relative_to(out)): f.stat().st_mtime_ns for f in out.rglob("*.npz")}


def test_it_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("torch")

    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(train, "learn", interrupted)
    with pytest.raises(KeyboardInterrupt):
        _run(monkeypatch, tmp_path)
    before = _files(tmp_path)
    assert set(before) == {f"2-coloured/games/00-000{i}.npz" for i in range(2)}
    monkeypatch.setattr(train, "learn", learn)
    _run(monkeypatch, tmp_path)
    after = _files(tmp_path)
    assert {name: after[name] for name in before} == before
    steps = [(e["generation"], e["step"]) for e in train.read_log(tmp_path)]
    assert steps[:3] == [(0, "self-play"), (0, "learn"), (0, "gate")]
    assert (1, "learn") in steps
    _run(monkeypatch, tmp_path)
    assert len(list(train.read_log(tmp_path))) == len(steps)
    assert (tmp_path / train.PLOT).exists()


def test_what_was_learned_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("torch")
    _run(monkeypatch, tmp_path)
    learned = [json.loads(line) for line in (tmp_path / train.LOG).read_text().splitlines()]
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
