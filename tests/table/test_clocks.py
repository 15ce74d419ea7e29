"""Clocks: whose time runs, and what happens when it is over."""

from chocolatier.rules.seats import Seat
from chocolatier.table import leaving
from chocolatier.table.clock import TimeControl
from chocolatier.table.commands import AskEnd, AskUndo, ComeBack, HandOver, PlayMove
from chocolatier.table.state import Decision
from tests.table.tables import BANK, BEN, do, happen, play, refused, seated, some_move

PER_MOVE = TimeControl("move", seconds=30)


def test_without_a_clock_there_is_no_deadline() -> None:
    table = seated("hl")
    assert table.deadline is None
    assert leaving.time_out(table, 1e9) == Decision()
    assert leaving.resume(table, 1e9) == Decision()
    assert table.time_left(Seat(0), 0.0) is None


def test_per_move_clock() -> None:
    table = seated("hl", PER_MOVE, at=100.0)
    assert table.deadline == 130.0
    assert leaving.time_out(table, 129.0) == Decision()
    assert [table.time_left(seat, 110.0) for seat, _ in table.each_seat()] == [20.0, 30.0]
    assert happen(table, leaving.time_out(table, 130.0)) == ["timed-out"]
    assert table.bot_turn is not None
    refused("time-out", table, PlayMove(Seat(0), some_move(table)))
    play(table, at=131.0)
    assert (table.turn, table.deadline) == (1, 161.0)
    assert not table.seats[0].stand_in


def test_bank_clock_and_increment() -> None:
    table = seated("hl", BANK, at=0.0)
    play(table, at=10.0)
    assert table.clocks.banks == [55.0, 60.0]
    play(table, BEN, at=40.0)
    assert table.clocks.banks == [55.0, 35.0]
    assert happen(table, leaving.time_out(table, 95.0)) == ["timed-out"]
    assert (table.seats[0].lost, table.seats[0].level) == (True, "tom")
    refused("time-lost", table, ComeBack(Seat(0)))
    assert table.time_left(Seat(0), 95.0) == 0.0
    assert [state.lost for state in table.seats] == [True, False]


def test_only_a_bank_that_ran_out_loses_a_seat() -> None:
    per_move, left = seated("hl", PER_MOVE, at=0.0), seated("hl", BANK, at=0.0)
    happen(per_move, leaving.time_out(per_move, 30.0))
    do(left, HandOver(Seat(0), "tom"), at=1.0)
    for table in (per_move, left):
        assert not table.seats[0].lost


def test_undo_gives_no_increment_away() -> None:
    table = seated("hb", BANK, at=0.0)
    for at in (10.0, 20.0, 30.0):
        play(table, at=at)
        do(table, AskUndo(Seat(0)), at=at)
    assert table.clocks.banks[0] == 30.0


def test_leaving_on_the_clock_costs_the_time_used() -> None:
    table = seated("hl", BANK, at=0.0)
    do(table, HandOver(Seat(0), "tom"), at=20.0)
    do(table, ComeBack(Seat(0)), at=21.0)
    assert (table.clocks.banks[0], table.deadline) == (40.0, 61.0)


def test_a_server_that_was_away_costs_nobody_time() -> None:
    table = seated("hl", BANK, at=0.0)
    assert happen(table, leaving.resume(table, 5000.0)) == ["resumed"]
    assert table.deadline == 5060.0


def test_a_timeout_for_good_answers_open_questions() -> None:
    table = seated("hl", BANK, at=0.0)
    play(table)
    do(table, AskEnd(Seat(0)))
    assert happen(table, leaving.time_out(table, 70.0)) == ["timed-out", "agreed", "over"]
