"""Compile the search before anything is timed: a first compilation takes longer than a review."""

import pytest

from chocolatier.bots.preload import load


@pytest.fixture(scope="session", autouse=True)
def compiled_search() -> None:
    load()
