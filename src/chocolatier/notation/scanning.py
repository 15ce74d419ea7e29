"""Records read on trust, for data: no rule is checked, and no game is replayed.

``records`` referees every line; this reader only takes the lines apart, which is many times
faster. Use it for files that were refereed before, such as those that ``simulate`` writes.
"""

import json
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property
from itertools import islice
from typing import Any

from pydantic_core import from_json

from chocolatier.errors import RecordError
from chocolatier.rules.alphabet import FACE_OF
from chocolatier.rules.core import calls
from chocolatier.rules.core.state import States, empty_log, empty_state, empty_trail
from chocolatier.rules.deal import Deal, write_deal
from chocolatier.rules.game import Game
from chocolatier.rules.move import Move
from chocolatier.rules.position import Position
from chocolatier.rules.ruleset import Rules
from chocolatier.rules.seats import seat_of

TOGETHER = 2000  # lines that are parsed at a time
Fields = dict[str, Any]


@dataclass(frozen=True)
class ScannedRecord:
    """A game as it is written: ``lines`` are its lines as dictionaries, ``line`` its first one's.

    The first is the header and the last one the end, unless the file stops before.
    """

    lines: list[Fields]
    line: int

    @property
    def header(self) -> Fields:
        """The first line: rules, seats, first, and the seed if it is known."""
        return self.lines[0]

    @cached_property
    def rules(self) -> Rules:
        """The rules; raise RulesError if there are none such."""
        return Rules.parse(self.header["rules"])

    @property
    def seats(self) -> list[str]:
        """The names at the seats."""
        seats: list[str] = self.header["seats"]
        return seats

    @property
    def end(self) -> Fields | None:
        """The last line: ending, rounds, scores, ranking; None if the file stops before."""
        return self.lines[-1] if self.lines[-1]["type"] == "end" else None

    @property
    def moves(self) -> list[str]:
        """The moves, as text."""
        return [line["move"] for line in self.lines if line["type"] == "move"]

    @property
    def opening_round(self) -> int:
        """The round that the game began in: 0 before the first deal, or that of a position."""
        position = self.header.get("position")
        return Position.parse(position).round if position else 0

    def _opening(self) -> States:
        """Return the state before the first line."""
        if position := self.header.get("position"):
            return Game.from_text(position).state
        states, rules = empty_state(), self.rules
        first = seat_of(self.header["first"])
        calls.start(states, rules.players, rules.options, rules.round_limit, first)
        return states

    def states(self) -> Iterator[tuple[int, States]]:
        """Yield every move's number among the lines, and the state before it.

        The core plays the game without checking it. The state is the same array each time: copy
        what you keep.
        """
        states = self._opening()
        for number, line in enumerate(self.lines):
            kind = line["type"]
            if kind == "move":
                yield number, states
                for action in Move.parse(line["move"]).actions:
                    calls.apply(states, action)
            elif kind == "deal":
                calls.lay(states, write_deal(deal_of(line)))
            elif kind == "agreed":
                calls.agree_to_end(states, empty_log(), empty_trail())


def deal_of(line: Fields) -> Deal:
    """Return the deal of a line."""
    gold = {int(slot): FACE_OF[face] for slot, face in (line.get("gold") or {}).items()}
    return Deal(tuple(line["laid"]), gold, line.get("extra"))


def scan_records(lines: Iterable[str]) -> Iterator[ScannedRecord]:
    """Yield every game of JSON lines, on trust: nothing is refereed.

    A game that stops before its end line is yielded as far as it goes. Raise RecordError for a
    line that is not a JSON object, and for one that belongs to no game.
    """
    found: list[Fields] = []
    start = number = 0
    for parsed in _parsed(lines):
        for line in parsed:
            number += 1
            if line is None:
                continue
            kind = line.get("type")
            if kind == "game":
                if found:
                    yield ScannedRecord(found, start)
                found, start = [line], number
                continue
            if not found:
                raise RecordError(
                    "record-line", f"line {number}: it belongs to no game", line=number
                )
            found.append(line)
            if kind == "end":
                yield ScannedRecord(found, start)
                found = []
    if found:
        yield ScannedRecord(found, start)


def _parsed(lines: Iterable[str]) -> Iterator[list[Fields | None]]:
    """Yield the content of many lines at a time, None for empty ones."""
    rest = iter(lines)
    before = 0
    while some := list(islice(rest, TOGETHER)):
        parsed = None
        with suppress(ValueError):
            parsed = from_json(f"[{','.join(some)}]")
        if parsed is None or len(parsed) != len(some) or {*map(type, parsed)} != {dict}:
            parsed = [_parse_one(number, text) for number, text in enumerate(some, before + 1)]
        yield parsed
        before += len(some)


def _parse_one(number: int, text: str) -> Fields | None:
    if not text.strip():
        return None
    try:
        line: Fields = json.loads(text)
    except ValueError as error:
        raise RecordError("record-json", f"line {number}: {error}", line=number) from None
    if not isinstance(line, dict):
        raise RecordError("record-json", f"line {number}: it is not a JSON object", line=number)
    return line
