"""Records as columns: arrays, pandas and Parquet have the same rows, and they add up."""

from pathlib import Path
from typing import Any

import numpy as np
import pandas as pd
import pyarrow.parquet as pq
import pytest

from chocolatier.cli import main
from chocolatier.errors import ChocolatierError
from chocolatier.lab import data
from chocolatier.lab.data import (
    NUMBERS,
    OWN,
    records_to_arrays,
    records_to_pandas,
    write_parquet,
)
from chocolatier.lab.simulate import simulate
from chocolatier.notation.record_lines import KINDS
from chocolatier.notation.scanning import scan_records
from chocolatier.rules.core.actions import ACTIONS
from chocolatier.rules.game import Game
from chocolatier.rules.ruleset import Rules

RULES = Rules.parse("3-free-special")
CARD = Path(__file__).parents[2] / "docs" / "data.md"


@pytest.fixture(scope="module")
def lines() -> list[str]:
    return "".join(r for _, r in simulate(RULES, ("greedy", "random"), 3, "data")).splitlines()


def test_every_line_has_game_round_and_seat(lines: list[str]) -> None:
    columns = records_to_arrays(lines)
    assert set(columns) == {*OWN, *NUMBERS}
    assert all(len(column) == len(lines) for column in columns.values())
    kinds = np.array(KINDS)[columns["kind"]]
    assert columns["game"].max() == 2
    assert (columns["line"][kinds == "game"] == 0).all()
    assert (columns["round"][kinds != "game"] >= 1).all()
    of_seats = np.isin(kinds, ["move", "boxed", "fell", "floor", "bonus"])
    assert ((columns["seat"] > 0) == of_seats).all()
    moves = kinds == "move"
    assert ((columns["action"] >= 0) == moves).all()
    assert columns["action"].max() < ACTIONS
    assert ((columns["left"] > 0) | (columns["right"] > 0)).any(), "some colours were shared"
    assert not (columns["left"] & columns["right"]).any()


def test_the_points_add_up_to_the_final_score(lines: list[str]) -> None:
    frame = records_to_pandas(lines)
    bonus = frame[frame.kind == "bonus"].set_index(["game", "seat"])
    last = frame[frame.kind == "floor"].groupby(["game", "seat"]).score.last()
    assert (last + bonus.points == bonus.final).all()
    assert set(frame[frame.seat == 1].name) == {"greedy"}
    assert (bonus[bonus.place == 1].groupby("game").size() >= 1).all()


def test_states_are_those_before_the_moves(lines: list[str]) -> None:
    columns = records_to_arrays(scan_records(lines), states=True)
    frame = records_to_pandas(lines)
    for row in np.flatnonzero(columns["action"] >= 0)[::7]:
        game = Game.from_states(columns["state"][row : row + 1])
        assert game.turn == columns["seat"][row] - 1
        assert game.is_legal(frame.text[row])


def test_parquet_is_what_pandas_has(lines: list[str], tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    assert write_parquet(path, lines) == 3
    frame = pd.read_parquet(path)
    for name, column in records_to_pandas(lines).items():
        assert (frame[name].astype(column.dtype) == column).all(), name
    assert pq.read_schema(path).metadata[b"chocolatier.columns"] == b"1"


def test_simulate_writes_parquet(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(data, "_ROWS_TOGETHER", 100)  # several groups
    path = tmp_path / "x.parquet"
    options = ["--games", "5", "--seed", "s", "--bot", "greedy", "--out"]
    assert main(["simulate", *options, str(path)]) == 0
    assert main(["simulate", *options, str(tmp_path / "x.jsonl")]) == 0
    frame = pd.read_parquet(path)
    written = (tmp_path / "x.jsonl").read_text().splitlines()
    assert len(frame) == len(written)
    assert frame.game.nunique() == 5
    assert pq.ParquetFile(path).num_row_groups > 1


def test_without_the_packages_it_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(__import__("sys").modules, "pyarrow", None)
    monkeypatch.setitem(__import__("sys").modules, "pandas", None)
    for call in (lambda: write_parquet(tmp_path / "x", []), lambda: records_to_pandas([])):
        with pytest.raises(ChocolatierError, match=r"chocolatier\[data\]"):
            call()


def test_the_card_names_every_column() -> None:
    text = CARD.read_text("utf-8")
    columns: Any = {*OWN, *NUMBERS, "rules", "name", "text"}
    assert [name for name in columns if f"| `{name}`" not in text] == []
