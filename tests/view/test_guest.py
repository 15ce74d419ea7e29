"""What guests see of a table."""

from chocolatier.rules.seats import Seat
from chocolatier.store.summaries import summarize
from chocolatier.view.guest import summary_view
from tests.table.tables import new_table, opened, seated


def test_summaries() -> None:
    summary = summary_view(summarize(opened(new_table("hl"))))
    assert (summary.status, summary.round, summary.scores) == ("waiting", 0, [])
    summary = summary_view(summarize(seated("hl")), here=[Seat(1)])
    assert (summary.status, summary.turn, summary.places) == ("playing", 1, None)
    assert [seat.here for seat in summary.seats] == [False, True]
