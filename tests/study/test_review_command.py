"""The command ``chocolatier review``: tables, JSON, and what it refuses."""

import json
from pathlib import Path
from typing import Any

import pytest

import chocolatier
from chocolatier.cli import main
from chocolatier.notation.records import write_record
from chocolatier.rules.game import Game
from chocolatier.rules.ruleset import Rules
from chocolatier.study.reviews.written import WrittenReview
from tests.study.games import finished

Capture = pytest.CaptureFixture[str]
TWO, FOUR = Rules(players=2), Rules(players=4, special=True, side="free")  # type: ignore[arg-type]
KEYS = {
    "round", "seat", "move", "chances", "loss", "kind", "best", "line", "parts",
}  # fmt: skip


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "games.jsonl"
    games = [write_record(finished(TWO), ["Ann", "Bo"]), write_record(finished(FOUR))]
    path.write_text("".join(games), encoding="utf-8")
    return path


def check_json(game: Game, found: dict[str, Any]) -> None:
    players = game.rules.players
    assert found["rules"] == str(game.rules)
    assert [move["move"] for move in found["moves"]] == [str(move) for move in game.moves]
    assert all(move.keys() >= KEYS for move in found["moves"])
    assert [len(deal["luck"]) for deal in found["deals"]] == [players] * game.round
    for seat, one in enumerate(found["seats"]):
        total = found["start"][seat] + one["luck"] + sum(one["decisions"])
        assert total == pytest.approx(one["result"], abs=1e-9)
        assert one["luck"] == pytest.approx(sum(deal["luck"][seat] for deal in found["deals"]))
        lost = sum(move["loss"] for move in found["moves"] if move["seat"] == seat + 1)
        assert one["decisions"][seat] == pytest.approx(-lost)
        assert 0 <= one["accuracy"] <= 100
        assert one["scores"][-1] == game.scores[seat]
        points = one["points"]
        bonus = points["rows"] + points["columns"] + points["colours"]
        assert points["boxed"] - points["floor"] + bonus == game.scores[seat]
        assert one["verdict"]["text"].startswith(f"{one['name']}: ")
    assert WrittenReview.model_validate(found)


@pytest.mark.early
def test_json_has_an_object_per_game(record: Path, tmp_path: Path, capsys: Capture) -> None:
    out = tmp_path / "reviews.jsonl"
    options = ["--nodes", "30", "--jobs", "1", "--language", "en"]
    page = tmp_path / "reviews.html"
    files = ["--json", str(out), "--html", str(page)]
    assert main(["review", str(record), *files, *options]) == 0
    assert page.read_text(encoding="utf-8").count('<section class="game">') == 2
    first, second = map(json.loads, out.read_text(encoding="utf-8").splitlines())
    check_json(finished(TWO), first)
    check_json(finished(FOUR), second)
    assert (first["nodes"], [seat["name"] for seat in first["seats"]]) == (30, ["Ann", "Bo"])
    assert first["moves"][0]["places"] is None
    assert len(second["moves"][0]["places"]) == 4
    printed = capsys.readouterr().out
    assert "Ann" in printed
    assert "accuracy" in printed


def test_what_it_refuses(record: Path, tmp_path: Path, capsys: Capture) -> None:
    lines = record.read_text(encoding="utf-8").splitlines(keepends=True)
    bad = tmp_path / "bad.jsonl"
    bad.write_text("".join(lines[:9]), encoding="utf-8")
    assert main(["review", str(bad)]) == 2
    assert f"{bad}: line 9: the file stops before the game's end line" in capsys.readouterr().err
    bad.write_text("".join([lines[0], *lines[2:]]), encoding="utf-8")
    assert main(["review", str(record), str(bad)]) == 2
    refused = capsys.readouterr()
    assert f"{bad}: line 2: " in refused.err
    assert refused.out == ""  # all files are refereed before the first review
    assert main(["review", str(bad), "--language", "uk"]) == 2
    assert "Рядок 2 запису" in capsys.readouterr().err
    assert main(["review", str(tmp_path / "none.jsonl")]) == 2
    assert "cannot be read" in capsys.readouterr().err
    assert main(["review", str(record), "--json", str(tmp_path)]) == 2
    assert "cannot be written" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        main(["review", str(record), "--nodes", "0"])


def test_from_python() -> None:
    game = finished(TWO)
    found = chocolatier.review(game, nodes=30)
    assert isinstance(found, chocolatier.Review)
    assert len(found.moves) == len(game.moves)
    best = chocolatier.analyse(Game(TWO, seed=1), moves=2, nodes=500)
    assert len(best.thoughts) == 2
