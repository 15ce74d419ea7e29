"""The texts of a portrait are those of the models of the messages, for every guest."""

import json
import random

import pytest

from chocolatier.rules.seats import Seat
from chocolatier.server.tables.portrait import Fields, Portrait
from chocolatier.table.commands import AskEnd, AskUndo, Command, PlayMove, Reply, TakeSeat
from chocolatier.table.decide import decide
from chocolatier.table.opening import take_seat
from chocolatier.table.state import Decision, RunningTable
from chocolatier.view.changes import BoardChange, PositionChange
from chocolatier.view.frames import frames_of
from chocolatier.view.guest import Picture, event_fields, view_of
from chocolatier.view.messages import EventView, State, Update
from chocolatier.view.position import BoardView, PositionView
from chocolatier.view.story import Story
from chocolatier.view.table_view import TableView, ViewChange
from tests.client import Client
from tests.table.tables import ANN, BANK, BEN, holder_of, new_table, opened, seated, some_move

HOLDINGS: tuple[tuple[Seat, ...], ...] = ((), (Seat(0),), (Seat(1),), (Seat(0), Seat(1)))
NOW = 7.5


class Guests:
    """One guest for each way to hold seats, and what they put together from the messages."""

    def __init__(self, story: Story) -> None:
        self.story = story
        self.clients = {mine: Client() for mine in HOLDINGS}
        self.known: dict[tuple[Seat, ...], Fields] = {}
        self.greet()

    def greet(self, since: int = 0) -> None:
        """All get the whole state."""
        portrait = Portrait(self.story)
        for mine, client in self.clients.items():
            self.known[mine] = portrait.fields(mine, {Seat(1)}, NOW)
            text = portrait.state(self.known[mine], since)
            state = State.model_validate_json(text)
            assert state.events == self._events(since)
            client.take(json.loads(text))
            self.check(mine)

    def follow(self, decision: Decision) -> None:
        """All get an update."""
        since = self.story.table.version
        news = self.story.follow(decision)
        portrait = Portrait(self.story)
        common = portrait.news(news, since)
        for mine, client in self.clients.items():
            fields = portrait.fields(mine, {Seat(1)}, NOW)
            if portrait.only_moved(since):
                assert portrait.moved_fields(self.known[mine], mine) == fields
            text = portrait.update(self.known[mine], fields, common)
            self.known[mine] = fields
            update = Update.model_validate_json(text)
            assert update.events == self._events(since)
            client.take(json.loads(text))
            self.check(mine)

    def _events(self, since: int) -> list[EventView]:
        log = self.story.table.log
        return [EventView(**event_fields(n, e)) for n, e in enumerate(log[since:], since + 1)]

    def check(self, mine: tuple[Seat, ...]) -> None:
        """A client has put together what the models say."""
        table, client = self.story.table, self.clients[mine]
        view = view_of(table, Picture(table), mine, {Seat(1)}, NOW)
        assert TableView.model_validate_json(json.dumps(client.view)) == view
        frames = frames_of(table.game) if isinstance(table, RunningTable) else []
        assert client.story == [frame.entry for frame in frames]
        assert client.frames == frames[len(frames) - len(client.frames) :]


def do(guests: Guests, command: Command, holder: str = ANN) -> None:
    table = guests.story.table
    guests.follow(decide(table, command, frozenset([holder]), table.version, NOW))


def test_a_waiting_table_and_its_start() -> None:
    guests = Guests(Story(opened(new_table("hl"))))
    wish = TakeSeat(guests.story.table.invite, "Ben")
    guests.follow(take_seat(guests.story.table, wish, BEN, NOW))
    assert guests.story.table.status == "playing"


@pytest.mark.parametrize("rules", ["coloured-plain", "free-special"])
def test_a_whole_game_with_questions(rules: str) -> None:
    rng, table = random.Random(6), seated("hl", BANK, rules=rules)
    guests = Guests(Story(table))
    for number in range(500):
        if table.status == "over":
            break
        assert table.turn is not None
        seat, holder = table.turn, holder_of(table)
        do(guests, PlayMove(seat, some_move(table, rng)), holder)
        if number == 5:
            do(guests, AskUndo(seat), holder)
            do(guests, Reply("undo", yes=True), ANN if holder == BEN else BEN)
        if number == 8:
            do(guests, AskEnd(Seat(0)), ANN)
        if number == 10:
            guests.greet(since=7)
    assert table.status == "over"


def test_a_change_may_have_every_field_of_a_view() -> None:
    others = {"version", "position", "story_length"}  # fields of an update itself
    assert set(ViewChange.__annotations__) == set(TableView.model_fields) - others
    assert set(PositionChange.__annotations__) == set(PositionView.model_fields)
    assert set(BoardChange.__annotations__) == {"seat", *BoardView.model_fields}


def test_a_portrait_shows_one_version_only() -> None:
    table = seated("hl")
    story = Story(table)
    portrait = Portrait(story)
    assert portrait.shows(story)
    do(Guests(story), PlayMove(Seat(0), some_move(table)))
    assert not portrait.shows(story)
    assert not portrait.shows(Story(seated("hl")))
