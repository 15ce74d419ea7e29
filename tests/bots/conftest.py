"""Compile the search before anything is timed: a first compilation takes longer than a move."""

import pytest

from chocolatier.bots.steps import compile_steps


@pytest.fixture(scope="session", autouse=True)
def compiled_search() -> None:
    for _, load in compile_steps():
        load()
