"""What is stored: events and summaries there and back, and what is not one of them."""

import json
import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest

from chocolatier.errors import RulesError
from chocolatier.rules.game import Game
from chocolatier.rules.ruleset import Rules
from chocolatier.rules.seats import Seat
from chocolatier.store.formats import read_event, read_summary, write_event, write_summary
from chocolatier.store.summaries import summarize
from chocolatier.table import opening
from chocolatier.table.advising import present_subject, shown
from chocolatier.table.commands import Arrange, HandOver, KeptSeat, TakeSeat
from chocolatier.table.loading import load_table
from chocolatier.table.questions import end_now
from chocolatier.table.state import RunningTable, running
from tests.table.tables import ANN, BANK, BEN, SEED, SETUPS, do, new_table, opened, play, seated

OLD = Path(__file__).parent.parent / "data" / "tables-0.1.0.sqlite3"


def test_events_there_and_back() -> None:
    table = seated("hlb", clock=BANK)
    play(table)
    do(table, HandOver(Seat(1), "tom"), BEN)
    for event in table.log:
        assert read_event(write_event(event)) == event
        assert "null" not in write_event(event)


def test_events_of_the_waiting_room_have_format_2() -> None:
    table = opened(replace(new_table("hl", BANK), host_starts=True))
    arranged = Arrange(Rules(players=3), (KeptSeat(Seat(1)), KeptSeat(Seat(0)), SETUPS["b"]))
    do(table, arranged)
    for event in table.log:
        text = write_event(event)
        assert json.loads(text)["format"] == 2
        assert read_event(text) == event
        with pytest.raises(ValueError, match="format"):
            read_event(text.replace('"format":2', '"format":9'))
    assert "host_starts" not in write_event(opened(new_table("hl")).log[0])


def test_events_of_hints_have_format_3() -> None:
    table = opened(replace(new_table("hl"), hints=True))
    do(table, Arrange(Rules(players=2), (KeptSeat(Seat(1)), KeptSeat(Seat(0))), hints=True))
    alone = seated("hb")
    alone.follow(shown(alone, present_subject(alone, Seat(0), frozenset([ANN]), 2), 1.0))
    texts = [write_event(event) for event in (*table.log, alone.log[-1])]
    assert [json.loads(text)["type"] for text in texts] == ["created", "arranged", "hinted"]
    for event, text in zip((*table.log, alone.log[-1]), texts, strict=True):
        assert json.loads(text)["format"] == 3
        assert read_event(text) == event
        with pytest.raises(ValueError, match="format"):
            read_event(text.replace('"format":3', '"format":9'))
    do(table, Arrange(Rules(players=2), (KeptSeat(Seat(0)), KeptSeat(Seat(1)))))
    assert json.loads(write_event(table.log[-1]))["format"] == 2
    assert "hints" not in write_event(table.log[-1])


def test_events_of_programs_that_join_have_format_5() -> None:
    table = opened(new_table("hl"))
    wish = TakeSeat(table.invite, "Bo", program=True)
    decision = opening.take_seat(table, wish, BEN, 1.0)
    playing = table.follow(decision)
    playing = playing.follow(end_now(running(playing), 2.0))
    assert summarize(playing).seats[1].program
    assert read_summary(playing.id, write_summary(summarize(playing))) == summarize(playing)
    _, again = opening.rematch(playing, frozenset([BEN]), "bcdefghi", "s", 3.0)
    assert [state.program for state in again.seats] == [False, True]
    for event in (decision.events[0], again.log[0]):
        text = write_event(event)
        assert json.loads(text)["format"] == 5
        assert read_event(text) == event
    person = opening.take_seat(opened(new_table("hl")), replace(wish, program=False), BEN, 1.0)
    assert "program" not in write_event(person.events[0])
    assert "format" not in write_event(person.events[0])


def test_tables_from_a_position_have_format_6() -> None:
    game = Game(Rules(players=2), seed=7)
    game.play(game.legal_moves[0])
    position = str(game.position)
    table = opened(replace(new_table("hb", starts=None), position=position, hints=True))
    texts = [write_event(event) for event in table.log]
    assert [json.loads(text)["type"] for text in texts] == ["created", "started"]
    for event, text in zip(table.log, texts, strict=True):
        assert json.loads(text)["format"] == 6
        assert read_event(text) == event
        with pytest.raises(ValueError, match="format"):
            read_event(text.replace('"format":6', '"format":9'))
    loaded = load_table(table.id, SEED, [read_event(text) for text in texts])
    assert isinstance(loaded, RunningTable)
    assert str(loaded.game.opening) == position
    assert loaded.log == table.log


def test_events_of_0_1_0_are_read_and_written_as_they_were() -> None:
    with sqlite3.connect(f"file:{OLD}?mode=ro", uri=True) as connection:
        bodies = [body for (body,) in connection.execute("select body from events")]
    connection.close()
    assert len({json.loads(body)["type"] for body in bodies}) >= 14
    for body in bodies:
        assert write_event(read_event(body)) == body


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{}",
        '{"at":0.0,"type":"nothing"}',
        '{"at":0.0,"type":"returned"}',
        '{"at":0.0,"type":"returned","seat":0}',
        '{"at":0.0,"type":"returned","seat":5}',
        '{"at":0.0,"type":"returned","seat":"1"}',
        '{"at":0.0,"type":"returned","seat":1,"more":1}',
        '{"at":"0","type":"resumed"}',
        '{"at":0.0,"type":"seated","seat":1,"name":"Ann","holder":"a token"}',
        '{"at":0.0,"type":"created","rules":{"players":5},"seats":[]}',
    ],
)
def test_what_is_not_an_event_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="validation error"):
        read_event(text)


def test_rules_that_do_not_go_together_are_refused() -> None:
    with pytest.raises(RulesError):
        read_event('{"at":0.0,"type":"created","rules":{"players":2,"faces_once":true},"seats":[]}')


def test_summaries_there_and_back() -> None:
    over = seated("hb")
    while over.status == "playing":
        play(over)
    for table in (opened(new_table("hl", BANK)), seated("hl", BANK), over):
        summary = summarize(table)
        assert read_summary(table.id, write_summary(summary)) == summary
    with pytest.raises(ValueError, match="format"):
        read_summary("abcdefgh", write_summary(summary).replace('"format":2', '"format":3'))


def test_summaries() -> None:
    summary = summarize(opened(new_table("hl")))
    assert (summary.status, summary.round, summary.scores) == ("waiting", 0, ())
    summary = summarize(seated("hl"))
    assert (summary.status, summary.turn, summary.places) == ("playing", 0, None)
