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
