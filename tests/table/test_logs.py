"""Logs: what can't have happened is refused."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from chocolatier.errors import TableError
from chocolatier.rules.seats import Seat
from chocolatier.table import events
from chocolatier.table.loading import load_table
from tests.table.tables import SEED, new_table, opened, play, seated


def _check_broken(log: Sequence[events.TableEvent]) -> None:
    with pytest.raises(TableError) as error:
        load_table("abcdefgh", SEED, log)
    assert error.value.code == "table-broken"


def test_broken_logs_are_refused() -> None:
    table = seated("hl")
    play(table)
    log = list(table.log)
    moved = log[-1]
    assert isinstance(moved, events.Moved)
    for broken in (
        log[1:],
        [log[0], *log],
        [*log[:-1], replace(moved, seat=Seat(1))],
        [*log[:-1], replace(moved, move="CT1")],
        [*log, events.GameEnded(at=0.0, seed=SEED)],
        [*log, events.Undone(at=0.0, seat=Seat(0), moves=2, to=1)],
        [*log, events.Replied(at=0.0, kind="undo", seats=(Seat(0),), yes=True)],
        [log[0], events.EndAgreed(at=0.0)],
        [*log, events.Returned(at=0.0, seat=Seat(3))],
        [*log, log[1]],
        [*log, log[2]],
        [],
    ):
        _check_broken(broken)
    with pytest.raises(TableError, match="commitment"):
        load_table("abcdefgh", "another seed", log)


def test_a_finished_log_reveals_its_own_seed() -> None:
    table = seated("hl")
    ended = [*table.log, events.EndAgreed(at=0.0)]
    load_table("abcdefgh", SEED, [*ended, events.GameEnded(at=0.0, seed=SEED)])
    _check_broken([*ended, events.GameEnded(at=0.0, seed="another seed")])


def test_deals_in_the_log_must_be_those_of_the_seed() -> None:
    table = seated("hl")
    started = table.log[2]
    assert isinstance(started, events.Started)
    dealt = started.deal
    assert dealt is not None
    deal = replace(dealt, deal=replace(dealt.deal, laid=tuple(reversed(dealt.deal.laid))))
    log = [*table.log[:2], replace(started, deal=deal)]
    with pytest.raises(TableError, match="deal is not that of the seed"):
        load_table("abcdefgh", SEED, log)


def test_a_waiting_table_is_loaded_as_one() -> None:
    table = opened(new_table("hl"))
    again = load_table(table.id, SEED, table.log)
    assert (again.status, again.seats, again.log) == ("waiting", table.seats, table.log)
