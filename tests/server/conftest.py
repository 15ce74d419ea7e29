"""One server for all tests that do not need their own."""

from collections.abc import Iterator

import pytest

from chocolatier.server.faults import faults
from chocolatier.server.limits import ServerLimits
from tests.server.running import Running, test_settings

ROOM = 10  # for spectators of a table
GENEROUS = ServerLimits(address_rate=10_000, address_burst=10_000, spectators_per_table=ROOM)


@pytest.fixture(autouse=True)
def _every_fault_is_logged() -> None:
    faults.forget()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    settings = test_settings(tmp_path_factory.mktemp("server"), limits=GENEROUS)
    with Running(settings) as running:
        yield running
