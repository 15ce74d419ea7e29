"""Games that the command has simulated."""

from pathlib import Path

import pytest

from tests.cli.running import Capture, says


@pytest.fixture
def games(tmp_path: Path, capsys: Capture) -> Path:
    """Return a file of three games."""
    path = tmp_path / "games.jsonl"
    out, _ = says(capsys, 0, "simulate", "--games", "3", "--seed", "cli", "--out", path)
    assert out == ""
    return path
