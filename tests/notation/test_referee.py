"""A record suffices to referee a game: the naive model replays it from the JSON alone."""

import hashlib
import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

from chocolatier.notation.records import write_record
from chocolatier.rules.game import Game
from chocolatier.rules.ruleset import RULE_SETS, Rules
from tests.naive import NaiveGame
from tests.notation.games import played

OPTIONS = ("2-coloured-special+faces-once", "4-free-special+marker-falls+limit-3")
KEYS = {
    "boxed": ("row", "column", "colour", "across", "down", "points"),
    "fell": ("row", "colour", "count"),
    "floor": ("items", "penalty", "score"),
    "bonus": ("rows", "columns", "colours", "points"),
}


def small_actions(text: str) -> Iterator[tuple[Any, ...]]:
    """A move of the record in the naive model's words."""
    if "@" in text:
        row, column = text.split("@")
        yield "box", int(row), int(column)
        return
    match = re.fullmatch(r"(?:(.)(.)(.))?(?:<(\w+))?(?:>(\w+))?", text)
    assert match
    source, colour, target, left, right = match.groups("")
    if source:
        number = 0 if source == "C" else int(source)
        yield "draft", number, colour, 0 if target == "-" else int(target)
    for letter in sorted(left + right, key="TBWKR".index):
        yield "share", letter, "left" if letter in left else "right"


def event_of(line: dict[str, Any]) -> tuple[Any, ...]:
    name = "dead line" if line["type"] == "fell" else line["type"]
    return (name, line["seat"] - 1, *(line[key] for key in KEYS[line["type"]]))


def start(header: dict[str, Any]) -> NaiveGame:
    name, *options = header["rules"].split("+")
    players, side, kind = name.split("-")
    limits = [int(option[6:]) for option in options if option.startswith("limit-")]
    return NaiveGame(
        int(players),
        side,
        kind == "special",
        faces_once="faces-once" in options,
        spare_catches_marker="marker-falls" not in options,
        round_limit=limits[0] if limits else 100,
        first=header["first"] - 1,
    )


def digest_of(record: str, final: str) -> str:
    """The digest as docs/notation.md describes it: the lines as they stand, and the position."""
    *lines, _ = record.splitlines()
    return hashlib.sha256("".join(f"{text}\n" for text in [*lines, final]).encode()).hexdigest()


def referee(record: str, final: str) -> set[str]:
    """Replay a record in the naive model and compare all it says; the kinds of its lines.

    ``final`` is the last position as text, for the digest.
    """
    lines = [json.loads(line) for line in record.splitlines()]
    header, end = lines[0], lines[-1]
    assert (header["type"], header["format"], end["type"]) == ("game", 1, "end")
    naive = start(header)
    events: list[tuple[Any, ...]] = []
    for line in lines[1:-1]:
        if line["type"] == "deal":
            gold = {
                int(slot): re.sub("^magnet", "magnet-", face)
                for slot, face in line.get("gold", {}).items()
            }
            assert naive.events == events
            naive.deal(gold, line["laid"], line.get("extra"))
            events = []
            assert naive.round == line["round"]
            offer = ["".join(sorted(s, key="TBWKR".index)) for s in naive.sources[1:]]
            assert offer == line["offer"]
        elif line["type"] == "move":
            assert naive.turn == line["seat"] - 1
            for action in small_actions(line["move"]):
                naive.do(action)
        else:
            events.append(event_of(line))
            assert naive.events[: len(events)] == events
    assert naive.events == events
    assert (naive.phase, naive.ending, naive.round) == ("over", end["ending"], end["rounds"])
    assert [board.score for board in naive.boards] == end["scores"]
    assert naive.ranking() == end["ranking"]
    assert end["digest"] == digest_of(record, final)
    return {line["type"] for line in lines}


def _refereed(game: Game) -> set[str]:
    names = [f'Zoë "\\\t\x1f\x7f\x85\u2028 {seat}' for seat in range(game.rules.players)]
    return referee(write_record(game, names), str(game.position))


@pytest.mark.parametrize("name", [*map(str, RULE_SETS), *OPTIONS])
def test_the_naive_model_agrees_with_every_line(name: str) -> None:
    rules = Rules.parse(name)
    kinds = set[str]()
    for index in range(4):
        kinds |= _refereed(played(rules, f"referee {index}"))
    expected = {"game", "deal", "move", "boxed", "floor", "bonus", "end"}
    assert kinds - {"fell"} == expected


def test_a_line_that_falls_is_in_some_record() -> None:
    rules = Rules.parse("2-free-plain")
    kinds = [_refereed(played(rules, f"fell {index}")) for index in range(12)]
    assert any("fell" in found for found in kinds)
