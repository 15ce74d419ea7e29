"""The server is killed a few times during play; ``make kill`` does it 50 times."""

from pathlib import Path

import pytest
from tools.kill import TABLES, kill_again_and_again


@pytest.mark.early
def test_no_acknowledged_move_is_lost(tmp_path: Path) -> None:
    moves, tables = kill_again_and_again(tmp_path, 2, lambda _: None)
    assert moves >= 2
    assert tables >= TABLES
