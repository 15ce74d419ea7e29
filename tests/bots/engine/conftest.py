"""An engine that a test types to, and that ends with it."""

from collections.abc import Iterator

import pytest

from tests.bots.engine.conversation import Session


@pytest.fixture
def session() -> Iterator[Session]:
    opened = Session()
    yield opened
    opened.end()
