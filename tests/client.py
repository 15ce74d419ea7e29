"""The memory of a client: whole views and frames, put together from what the server sends."""

import json
from typing import Any

from chocolatier.view.frames import Frame, StoryEntry
from chocolatier.view.story import News

Json = dict[str, Any]


def changed_position(before: Json, change: Json) -> Json:
    """Return a position after a change."""
    rest = {name: value for name, value in change.items() if name not in ("sources", "boards")}
    after = {**before, **rest, "sources": [*before["sources"]], "boards": [*before["boards"]]}
    for source in change.get("sources", []):
        after["sources"][source["slot"]] = {"face": None, "gone": False, **source}
    for board in change.get("boards", []):
        index = board["seat"] - 1
        parts = {name: value for name, value in board.items() if name != "seat"}
        after["boards"][index] = {**before["boards"][index], **parts}
    return after


def read_entry(number: int, round_number: int, entry: Json) -> StoryEntry:
    """Return an entry with what was left out; ``round_number`` is that of the entry before it."""
    line = entry["line"]
    whole = {
        "took": None,
        "cells": [],
        **entry,
        "number": number,
        "round": line["round"] if line["type"] == "deal" else round_number,
    }
    return StoryEntry.model_validate_json(json.dumps(whole))


def read_story(entries: list[Json]) -> list[StoryEntry]:
    """Return the story in a state."""
    story: list[StoryEntry] = []
    for number, entry in enumerate(entries, 1):
        story.append(read_entry(number, story[-1].round if story else 0, entry))
    return story


class Client:
    """What a client knows of a table."""

    def __init__(self) -> None:
        self.view: Json = {}
        self.story: list[StoryEntry] = []
        self.frames: list[Frame] = []  # since the last state

    def take(self, message: Json) -> None:
        """Take a state or an update."""
        if message["type"] == "state":
            self.view, self.frames = message["view"], []
            self.story = read_story(message["story"])
        elif message["type"] == "update":
            position = message.get("base") or self.view["position"]
            self.tell(message["kept"], position, message["frames"])
            self.view = {**self.view, **message["view"], "version": message["version"]}

    def tell(self, kept: int, position: Json, frames: list[Json]) -> None:
        """Cut the story, and go on from a position."""
        began = len(self.story) - len(self.frames)
        del self.story[kept:]
        del self.frames[max(0, kept - began) :]
        for frame in frames:
            position = changed_position(position, frame["position"])
            entry = read_entry(len(self.story) + 1, position["round"], frame["entry"])
            self.story.append(entry)
            text = json.dumps({"entry": entry.model_dump(), "position": position})
            self.frames.append(Frame.model_validate_json(text))
        self.view = {**self.view, "position": position, "story_length": len(self.story)}

    def follow(self, news: News) -> None:
        """Take what a story brought."""
        position = self.view.get("position") if news.base is None else json.loads(news.base)
        self.tell(news.kept, position or {}, [json.loads(frame) for frame in news.frames])
