"""The first game of a person at a terminal shows that the rules are being compiled."""

import io
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from chocolatier.rules import first_use
from chocolatier.rules.core import calls


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.fixture
def called(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[list[str]]:
    """The steps that were taken, on a machine whose cache is empty."""
    taken: list[str] = []
    steps = [(name, lambda name=name: taken.append(name)) for name, _ in calls.compile_steps()]
    monkeypatch.setattr(calls, "compile_steps", lambda: steps)
    monkeypatch.setattr(first_use, "cache_folder", lambda: tmp_path)
    monkeypatch.setattr(first_use, "PLAIN", False)
    first_use.prepare_rules.cache_clear()
    yield taken
    first_use.prepare_rules.cache_clear()


def test_a_terminal_sees_the_bar_once(called: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    first_use.prepare_rules()
    assert tuple(called) == first_use.NEEDED
    assert "Compiling the rules" in terminal.getvalue()
    first_use.prepare_rules.cache_clear()  # another process finds the rules in the cache
    first_use.prepare_rules()
    assert tuple(called) == first_use.NEEDED


def test_a_pipe_sees_nothing(called: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    pipe = io.StringIO()
    monkeypatch.setattr(sys, "stderr", pipe)
    first_use.prepare_rules()
    assert not called
    assert not pipe.getvalue()
