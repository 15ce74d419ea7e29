"""Hints: at which tables, for whom, about what, and how they are counted."""

import json
from dataclasses import replace

import pytest

from chocolatier.errors import TableError
from chocolatier.notation.records import read_records
from chocolatier.rules.core.state import restore_state
from chocolatier.rules.game import Game
from chocolatier.rules.seats import Seat
from chocolatier.table import events, opening
from chocolatier.table.advising import (
    Subject,
    hints_allowed,
    last_subject,
    present_subject,
    shown,
    still_there,
)
from chocolatier.table.commands import (
    Arrange,
    AskEnd,
    AskUndo,
    HandOver,
    KeptSeat,
    SeatSetup,
    TakeSeat,
)
from chocolatier.table.loading import load_table
from chocolatier.table.state import RunningTable, Table
from chocolatier.view.guest import record_of
from tests.table.tables import (
    ANN,
    BANK,
    BEN,
    SEED,
    again,
    do,
    happen,
    new_table,
    opened,
    play,
    refused,
    seated,
    stored,
)


def agreed(kinds: str = "hl") -> RunningTable:
    """A table whose people agreed on hints; Ben took the open seat."""
    table = opened(replace(new_table(kinds), hints=True))
    if table.status == "waiting":
        wish = TakeSeat(table.invite, "Ben")
        table = table.follow(stored(opening.take_seat(table, wish, BEN, 0.0)))
    assert isinstance(table, RunningTable)
    return table


def present(table: Table, seat: int = 0, holder: str = ANN, version: int | None = None) -> Subject:
    version = table.version if version is None else version
    return present_subject(table, Seat(seat), frozenset([holder]), version)


def last(table: Table, seat: int = 0, holder: str = ANN, version: int | None = None) -> Subject:
    version = table.version if version is None else version
    return last_subject(table, Seat(seat), frozenset([holder]), version)


def show(table: RunningTable, subject: Subject) -> list[str]:
    return happen(table, shown(table, subject, 1.0))


def code_of(ask: object, *how: object, **more: object) -> str:
    with pytest.raises(TableError) as error:
        ask(*how, **more)  # type: ignore[operator]
    return error.value.code


@pytest.mark.parametrize(
    ("kinds", "alone"), [("hb", True), ("hbbb", True), ("hh", False), ("hl", False), ("hlb", False)]
)
def test_a_person_alone_with_bots_has_hints_and_people_must_agree(kinds: str, alone: bool) -> None:
    assert hints_allowed(seated(kinds)) is alone
    assert hints_allowed(agreed(kinds))


def test_a_table_that_waits_has_the_hints_that_its_people_will_have() -> None:
    assert not hints_allowed(opened(new_table("hl")))
    assert hints_allowed(opened(replace(new_table("hl"), hints=True)))


def test_a_person_who_left_may_come_back_and_did_not_agree() -> None:
    table = seated("hl")
    do(table, HandOver(Seat(1), "tom"), BEN)
    assert not hints_allowed(table)
    assert code_of(present, table) == "no-hints"


def test_each_refusal_has_its_code() -> None:
    strangers = seated("hl")
    assert code_of(present, strangers) == code_of(last, strangers) == "no-hints"
    waiting = opened(replace(new_table("hl"), hints=True))
    assert code_of(present, waiting) == "table-waiting"
    table = agreed("hlb")
    assert code_of(present, table, 1) == "not-your-seat"
    assert code_of(present, table, 1, BEN) == "not-your-turn"
    assert code_of(present, table, 4) == "no-such-seat"
    assert code_of(last, table) == "nothing-to-judge"
    play(table)
    assert code_of(present, table) == "not-your-turn"
    assert code_of(present, table, 1, BEN, table.version - 1) == "stale"
    assert code_of(last, table, version=table.version - 1) == "stale"
    do(table, HandOver(Seat(1), "tom"), BEN)
    assert code_of(present, table, 1, BEN) == "seat-left"
    alone = seated("hb")
    do(alone, AskEnd(Seat(0)))
    assert code_of(present, alone) == code_of(last, alone) == "table-over"


def test_what_a_hint_and_a_remark_are_about() -> None:
    table = seated("hb")
    subject = present(table)
    assert restore_state(subject.state) == table.game.state
    assert (subject.length, subject.move) == (table.game.length, None)
    move = table.game.legal_moves[0]
    play(table)
    play(table)  # the bot
    judged = last(table)
    assert judged == replace(subject, move=str(move))
    Game.from_states(restore_state(judged.state)).play(move)


def test_a_hint_is_counted_once_for_each_position() -> None:
    table = seated("hb")
    assert show(table, present(table)) == ["hinted"]
    assert show(table, present(table)) == []
    play(table)
    play(table)
    assert show(table, last(table)) == [], "the same position, looked at from behind"
    assert show(table, present(table)) == ["hinted"]
    assert table.hints == [2, 0]


def test_what_was_counted_stays_when_moves_are_taken_back() -> None:
    table = seated("hb")
    play(table)
    play(table)
    assert show(table, present(table)) == ["hinted"]
    do(table, AskUndo(Seat(0)))
    assert show(table, present(table)) == ["hinted"], "the first position had no hint yet"
    assert show(table, present(table)) == []
    play(table)
    play(table)
    assert show(table, present(table)) == ["hinted"], "another game leads to this position now"
    assert table.hints == [3, 0]


def test_a_hint_of_a_position_that_is_gone_is_neither_shown_nor_counted() -> None:
    table = seated("hb")
    early = present(table)
    play(table)
    play(table)
    judged = last(table)
    assert code_of(shown, table, early, 1.0) == "stale"
    assert (still_there(table, early), still_there(table, judged)) == (False, True)
    play(table)
    play(table)
    assert not still_there(table, judged), "the seat has moved again"
    do(table, AskUndo(Seat(0)))
    assert still_there(table, judged)
    do(table, AskUndo(Seat(0)))
    assert code_of(shown, table, judged, 1.0) == "stale"
    assert still_there(table, early)
    assert table.hints == [0, 0]


def test_hints_survive_in_log_record_and_rematch() -> None:
    table = agreed("hlb")
    show(table, present(table))
    loaded = load_table(table.id, SEED, map(again, table.log))
    assert isinstance(loaded, RunningTable)
    assert (loaded.hints, loaded.was_hinted(Seat(0), 1)) == ([1, 0, 0], True)
    while table.status == "playing":
        play(table, table.seats[table.turn or 0].holder or ANN)
    text = record_of(table)
    header = json.loads(text.splitlines()[0])
    assert header["hints"] == [1, 0, 0]
    assert next(read_records(text.splitlines())).hints == [1, 0, 0]
    _, new = opening.rematch(table, frozenset([ANN]), "another1", "seed", 2.0)
    assert new.arrangement.hints


def test_a_log_with_hints_that_were_not_allowed_is_broken() -> None:
    table = seated("hl")
    hinted = events.Hinted(at=1.0, seat=Seat(0), length=1)
    with pytest.raises(TableError, match="no hints here"):
        load_table(table.id, SEED, [*table.log, hinted])
    alone = seated("hb")
    with pytest.raises(TableError, match="no such position"):
        load_table(alone.id, SEED, [*alone.log, replace(hinted, length=2)])


# --- agreeing -----------------------------------------------------------------------------


def arranged(table: Table, *, hints: bool) -> Arrange:
    seats = tuple(KeptSeat(seat) for seat, _ in table.each_seat())
    return Arrange(table.rules, seats, clock=BANK, hints=hints)


def test_the_host_allows_hints_only_before_others_sit_down() -> None:
    table = opened(replace(new_table("hll"), host_starts=True))
    do(table, arranged(table, hints=True))
    do(table, arranged(table, hints=False))
    wish = TakeSeat(table.invite, "Ben")
    table.follow(stored(opening.take_seat(table, wish, BEN, 0.0)))
    refused("hints-late", table, arranged(table, hints=True))
    do(table, arranged(table, hints=False))


def test_who_sat_down_with_hints_goes_on_with_them() -> None:
    table = opened(replace(new_table("hll"), host_starts=True, hints=True))
    wish = TakeSeat(table.invite, "Ben")
    table.follow(stored(opening.take_seat(table, wish, BEN, 0.0)))
    do(table, arranged(table, hints=True))
    do(table, arranged(table, hints=False))
    refused("hints-late", table, arranged(table, hints=True))


def test_hints_need_no_others_where_only_bots_sit() -> None:
    table = opened(replace(new_table("hb"), host_starts=True))
    assert not table.arrangement.hints
    bot = SeatSetup("bot", level="sofia")
    do(table, replace(arranged(table, hints=True), seats=(KeptSeat(Seat(0)), bot)))
    assert table.arrangement.hints
