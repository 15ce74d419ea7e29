"""Reactions, phrases and nudges: who may send them, and whom a nudge reaches."""

import pytest

from chocolatier.errors import TableError
from chocolatier.rules.seats import Seat
from chocolatier.table.commands import HandOver
from chocolatier.table.signals import PHRASES, REACTIONS, check_signal, nudged_seat
from chocolatier.table.state import Table
from tests.table.tables import ANN, BEN, CLEO, do, new_table, opened, play, seated


def code_of_signal(table: Table, seat: int, holder: str) -> str | None:
    try:
        check_signal(table, Seat(seat), frozenset([holder]))
    except TableError as error:
        return error.code
    return None


def code_of_nudge(table: Table, seat: int, *holders: str) -> str:
    with pytest.raises(TableError) as error:
        nudged_seat(table, Seat(seat), frozenset(holders))
    return error.value.code


def test_there_are_a_dozen_of_each() -> None:
    assert len(set(REACTIONS)) == len(set(PHRASES)) == 12
    assert not set(REACTIONS) & set(PHRASES)


def test_signals_come_from_own_seats() -> None:
    waiting = opened(new_table("hl"))
    assert code_of_signal(waiting, 0, ANN) is None, "the waiting room is a place to talk"
    assert code_of_signal(waiting, 1, ANN) == "not-your-seat"
    assert code_of_signal(waiting, 2, ANN) == "no-such-seat"
    table = seated("hlb")
    assert code_of_signal(table, 1, BEN) is None
    assert code_of_signal(table, 1, CLEO) == "not-your-seat"
    assert code_of_signal(table, 2, ANN) == "not-your-seat", "bots don't react"
    while table.status == "playing":
        play(table, ANN if table.turn == 0 else BEN)
    assert code_of_signal(table, 0, ANN) is None, "well played!"


def test_a_nudge_reaches_the_person_to_move() -> None:
    table = seated("hlb")
    assert nudged_seat(table, Seat(1), frozenset([BEN])) == 0
    assert code_of_nudge(table, 0, ANN) == "no-one-to-nudge"
    assert code_of_nudge(table, 1, ANN, BEN) == "no-one-to-nudge"
    assert code_of_nudge(table, 1, CLEO) == "not-your-seat"
    assert code_of_nudge(table, 3, BEN) == "no-such-seat"
    play(table)
    assert nudged_seat(table, Seat(0), frozenset([ANN])) == 1
    do(table, HandOver(Seat(1), "tom"), BEN)
    assert code_of_nudge(table, 0, ANN) == "no-one-to-nudge", "a bot plays now"


def test_before_and_after_the_game_there_is_no_one_to_nudge() -> None:
    assert code_of_nudge(opened(new_table("hl")), 0, ANN) == "no-one-to-nudge"
    table = seated("hl")
    while table.status == "playing":
        play(table, ANN if table.turn == 0 else BEN)
    assert code_of_nudge(table, 0, ANN) == "no-one-to-nudge"
