"""Three servers and their database die while guests play; ``make cluster-test`` does it longer."""

from concurrent.futures import ThreadPoolExecutor

import pytest
from tools.cluster import KINDS, play_and_break

from tests.postgres import FAST


@pytest.mark.early
def test_nothing_is_lost_when_servers_and_database_break() -> None:
    with ThreadPoolExecutor(1) as thread:  # Playwright may keep a loop running in this one
        playing = thread.submit(
            play_and_break, 150, 3, pause=0.3, say=lambda _: None, settings=FAST
        )
        report = playing.result()
    assert report.moves >= 150
    assert len(report.breaks) == KINDS
