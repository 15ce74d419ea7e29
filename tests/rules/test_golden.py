"""The golden playthroughs: the game answers today what was checked by hand against the rules."""

from pathlib import Path

import pytest

from tests.golden import FILES, replay


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_game_answers_as_written(path: Path) -> None:
    text = path.read_text()
    assert replay(text) == text, "if the new answers are right: python -m tests.golden"


def test_the_playthroughs_stay_few_and_short() -> None:
    assert len(FILES) >= 12
    for path in FILES:
        assert len(path.read_text().splitlines()) <= 100, path.name
