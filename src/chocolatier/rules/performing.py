"""Legal actions performed on a state, and what they did as bytes that can be kept."""

import threading
from collections.abc import Iterable
from typing import NamedTuple

import numpy as np

from chocolatier.rules.core import calls
from chocolatier.rules.core.state import States, empty_log, empty_trail


class _Scratch(threading.local):
    """The core's room for one log, a thread's own."""

    def __init__(self) -> None:
        self.logs, self.trail = empty_log(), empty_trail()
        self._bytes = self.logs.view(np.uint8)
        self._count, self._rows = self.logs["count"], self.logs["event"][0]

    def clear(self) -> None:
        """Empty the log."""
        self._bytes.fill(0)

    def read(self) -> tuple[bytes, bytes]:
        """Return the rows of the log and the state after each of them."""
        count = self._count.item()
        return self._rows[:count].tobytes(), self.trail[:count].tobytes()


_scratch = _Scratch()


class Begun(NamedTuple):
    """A move of which some actions were played by number, and others are still to come (R42)."""

    seat: int
    actions: tuple[int, ...]
    log: bytes
    trail: bytes
    before: bytes


def perform(states: States, actions: Iterable[int]) -> tuple[bytes, bytes]:
    """Apply legal actions; return the rows that they logged and the state after each of them."""
    scratch = _scratch
    scratch.clear()
    logs, trail = scratch.logs, scratch.trail
    for action in actions:
        calls.apply_logged(states, action, logs, trail)
    return scratch.read()


def agree(states: States) -> tuple[bytes, bytes]:
    """End and score a game as it stands; return what ``perform`` returns."""
    _scratch.clear()
    calls.agree_to_end(states, _scratch.logs, _scratch.trail)
    return _scratch.read()
