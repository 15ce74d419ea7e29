"""What is stored: events and summaries there and back, and what is not one of them."""

import json
import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest

from chocolatier.errors import RulesError
from chocolatier.rules.ruleset import Rules
from chocolatier.rules.seats import Seat
from chocolatier.store.formats import read_event, read_summary, write_event, write_summary
from chocolatier.store.summaries import summarize
from chocolatier.table.commands import Arrange, HandOver, KeptSeat
from tests.table.tables import BANK, BEN, SETUPS, do, new_table, opened, play, seated

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
            read_event(text.replace('"format":2', '"format":3'))
    assert "host_starts" not in write_event(opened(new_table("hl")).log[0])


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
