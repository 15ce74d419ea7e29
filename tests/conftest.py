"""The tests read what English says, whatever language their machine speaks."""

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.chromium import launch
from tests.postgres import FAST, Postgres

os.environ["LC_ALL"] = "C.UTF-8"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server of this process of the tests, which starts with its first use."""
    with Postgres(**FAST) as server:
        yield server


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """The browser of this process of the tests; Playwright can't be started in it twice."""
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Give each tester a share of the longest tests first, so that none is left over at the end.

    At the start pytest-xdist hands out equal parts of the list, in its order.
    """
    testers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    early = [item for item in items if item.get_closest_marker("early")]
    others = [item for item in items if not item.get_closest_marker("early")]
    cuts = [tester * len(others) // testers for tester in range(testers + 1)]
    items[:] = [
        item
        for tester in range(testers)
        for item in early[tester::testers] + others[cuts[tester] : cuts[tester + 1]]
    ]
