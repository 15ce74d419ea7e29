"""The tests read what English says, whatever language their machine speaks."""

import os
from collections.abc import Iterator

import pytest

from tests.postgres import FAST, Postgres

os.environ["LC_ALL"] = "C.UTF-8"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server of this process of the tests, which starts with its first use."""
    with Postgres(**FAST) as server:
        yield server
