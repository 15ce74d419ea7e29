"""Three servers and their database die while guests play; ``make cluster-test`` does it longer."""

from tools.cluster import KINDS, play_and_break

from tests.postgres import FAST


def test_nothing_is_lost_when_servers_and_database_break() -> None:
    report = play_and_break(150, 3, pause=0.3, say=lambda _: None, settings=FAST)
    assert report.moves >= 150
    assert len(report.breaks) == KINDS
