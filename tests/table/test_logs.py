"""Logs: what cannot have happened is refused."""

import pytest

from chocolatier.errors import TableError
from chocolatier.table import events
from chocolatier.table.events import read_event, write_event
from chocolatier.table.state import Table
from chocolatier.view import wire
from tests.table.tables import BANK, BEN, SEED, do, play, seated


def test_broken_logs_are_refused() -> None:
    table = seated("hl")
    play(table)
    log = list(table.log)
    moved = log[-1]
    assert isinstance(moved, events.Moved)
    for broken in (
        log[1:],
        [log[0], *log],
        [*log[:-1], moved.model_copy(update={"seat": 2})],
        [*log[:-1], moved.model_copy(update={"move": "CT1"})],
        [*log, events.Over(at=0.0, seed=SEED)],
        [*log, events.Undone(at=0.0, seat=1, moves=2, to=1)],
        [*log, events.Replied(at=0.0, kind="undo", seats=[1], yes=True)],
        [log[0], events.Agreed(at=0.0)],
        [*log, events.Returned(at=0.0, seat=4)],
    ):
        with pytest.raises(TableError) as error:
            Table.load("abcdefgh", SEED, broken)
        assert error.value.code == "table-broken"
    with pytest.raises(TableError, match="commitment"):
        Table.load("abcdefgh", "another seed", log)


def test_deals_in_the_log_must_be_those_of_the_seed() -> None:
    table = seated("hl")
    started = table.log[2]
    assert isinstance(started, events.Started)
    deal = started.deal.model_copy(update={"laid": list(reversed(started.deal.laid))})
    log = [*table.log[:2], started.model_copy(update={"deal": deal})]
    with pytest.raises(TableError, match="deal is not that of the seed"):
        Table.load("abcdefgh", SEED, log)


def test_events_there_and_back() -> None:
    table = seated("hlb", clock=BANK)
    play(table)
    do(table, wire.LeaveCommand(seat=2), BEN)
    for event in table.log:
        assert read_event(write_event(event)) == event
        assert "null" not in write_event(event)
