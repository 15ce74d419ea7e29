"""The story of a game grows with its table, and is cut when moves are taken back."""

import json

from chocolatier.rules.seats import Seat
from chocolatier.table.commands import AskEnd, AskUndo, HandOver, PlayMove, TakeSeat
from chocolatier.table.decide import decide
from chocolatier.table.opening import take_seat
from chocolatier.table.state import RunningTable
from chocolatier.view.frames import StoryEntry, frames_of
from chocolatier.view.story import News, Story
from tests.client import Client, read_story
from tests.table.tables import ANN, BEN, do, new_table, opened, play, seated, some_move


def entries_of(story: Story) -> list[StoryEntry]:
    """The entries of a story, read as a client reads them."""
    return read_story([json.loads(entry) for entry in story.entries])


def test_a_story_begins_with_the_start() -> None:
    story = Story(opened(new_table("hl")))
    assert story.entries == []
    wish = TakeSeat(story.table.invite, "Ben")
    client = Client()
    client.follow(story.follow(take_seat(story.table, wish, BEN, 0.0)))
    assert isinstance(story.table, RunningTable)
    assert client.frames == frames_of(story.table.game)
    assert [entry.line.type for entry in entries_of(story)] == ["deal"]


def test_a_move_adds_its_entries() -> None:
    table = seated("hl")
    story = Story(table)
    command = PlayMove(Seat(0), some_move(table))
    news = story.follow(decide(table, command, frozenset([ANN]), table.version, 0.0))
    assert (news.kept, news.base, len(news.frames)) == (1, None, 1)
    assert entries_of(story) == [frame.entry for frame in frames_of(table.game)]


def test_what_only_the_table_does_adds_nothing() -> None:
    table = seated("hl")
    story = Story(table)
    leave = decide(table, HandOver(Seat(0), "tom"), frozenset([ANN]), table.version, 0.0)
    assert story.follow(leave) == News(1)
    assert len(story.entries) == table.story_length == 1


def test_an_undo_and_an_end_in_one_decision() -> None:
    table = seated("hl")
    play(table)
    do(table, AskEnd(Seat(0)))
    do(table, AskUndo(Seat(0)))
    story = Story(table)
    assert len(story.entries) == 2
    leave = decide(table, HandOver(Seat(1), "tom"), frozenset([BEN]), table.version, 0.0)
    client = Client()
    client.story = entries_of(story)
    news = story.follow(leave)
    client.follow(news)
    assert news.kept == 1
    kinds = [frame.entry.line.type for frame in client.frames]
    assert kinds == ["agreed", "bonus", "bonus", "end"]
    assert client.frames == frames_of(table.game)[1:]
    assert entries_of(story) == client.story == [frame.entry for frame in frames_of(table.game)]
    assert len(story.entries) == table.story_length
