"""The texts of a portrait are those of the models of the messages, for every guest."""

import random

import pytest

from chocolatier.rules.seats import Seat
from chocolatier.server.tables.portrait import Portrait
from chocolatier.table.commands import AskEnd, AskUndo, Command, PlayMove, Reply
from chocolatier.table.decide import decide
from chocolatier.table.state import Decision
from chocolatier.view.frames import Frame
from chocolatier.view.guest import event_view, picture_of, view_of
from chocolatier.view.messages import State, Update
from chocolatier.view.story import Story
from tests.table.tables import ANN, BANK, BEN, holder_of, new_table, opened, seated, some_move

HOLDINGS: tuple[tuple[Seat, ...], ...] = ((), (Seat(0),), (Seat(1),), (Seat(0), Seat(1)))
NOW = 7.5


def check(story: Story, kept: int, frames: list[Frame], since: int) -> None:
    """The portrait's texts say what the models say."""
    table, portrait, here = story.table, Portrait(story), {Seat(1)}
    events = [event_view(n, event) for n, event in enumerate(table.log[since:], since + 1)]
    for mine in HOLDINGS:
        view = view_of(table, picture_of(table), mine, here, NOW)
        text = portrait.view(mine, here, NOW)
        state = State(view=view, story=story.entries, events=events)
        assert State.model_validate_json(portrait.state(text, since)) == state
        update = Update(view=view, kept=kept, frames=frames, events=events)
        news = portrait.news(kept, frames, since)
        assert Update.model_validate_json(portrait.update(text, news)) == update


def follow(story: Story, decision: Decision) -> None:
    since = story.table.version
    kept, frames = story.follow(decision)
    check(story, kept, frames, since)


def do(story: Story, command: Command, holder: str = ANN) -> None:
    version = story.table.version
    follow(story, decide(story.table, command, frozenset([holder]), version, NOW))


def test_a_waiting_table() -> None:
    check(Story(opened(new_table("hl"))), 0, [], 0)


@pytest.mark.parametrize("rules", ["coloured-plain", "free-special"])
def test_a_whole_game_with_questions(rules: str) -> None:
    rng, table = random.Random(6), seated("hl", BANK, rules=rules)
    story = Story(table)
    check(story, 0, [], 0)
    for number in range(500):
        if table.status == "over":
            break
        assert table.turn is not None
        seat, holder = table.turn, holder_of(table)
        do(story, PlayMove(seat, some_move(table, rng)), holder)
        if number == 5:
            do(story, AskUndo(seat), holder)
            do(story, Reply("undo", yes=True), ANN if holder == BEN else BEN)
        if number == 8:
            do(story, AskEnd(Seat(0)), ANN)
    assert table.status == "over"


def test_a_portrait_shows_one_version_only() -> None:
    table = seated("hl")
    story = Story(table)
    portrait = Portrait(story)
    assert portrait.shows(story)
    do(story, PlayMove(Seat(0), some_move(table)))
    assert not portrait.shows(story)
    assert not portrait.shows(Story(seated("hl")))
