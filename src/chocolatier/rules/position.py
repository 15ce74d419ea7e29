"""A position spelled out in plain data, and as one line of text, as a FEN in chess.

Colours are letters here, as on paper: ``T B W K R``, ``M`` for the marker, ``.`` for an
empty cell. Counts are tuples in that order. ``docs/notation.md`` describes the text.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any, TypeAlias

from chocolatier.errors import PositionError, RulesError, quoted
from chocolatier.rules.alphabet import FACE_OF, FACE_TEXT
from chocolatier.rules.core.numbers import (
    CHOCOLATES_PER_COLOUR,
    COLOURS,
    LETTERS,
    LINES,
    Ending,
    Face,
    Phase,
)
from chocolatier.rules.ruleset import Rules
from chocolatier.rules.seats import seat_number, seat_of

Counts: TypeAlias = tuple[int, int, int, int, int]
MOST = 9999  # of rounds and points, in text too
FIELDS = ["rules", "round", "phase", "seats", "centre", "factories", "bag", "lid"]
_fail = PositionError.in_field


@dataclass(frozen=True)
class Board:
    """One player's board."""

    score: int = 0
    lines: tuple[str, ...] = ("",) * LINES  # what lies on each line, "" or "WW"
    box: tuple[str, ...] = ("." * COLOURS,) * LINES
    floor: str = ""
    spare: str | None = None  # None without the spare factory (R43), else what lies on it


@dataclass(frozen=True)
class Position:
    """Everything that is known about a game between two actions."""

    rules: Rules
    boards: tuple[Board, ...]
    sources: tuple[Counts, ...]  # the centre first, then the factories
    bag: Counts
    lid: Counts
    round: int = 1
    phase: Phase = Phase.DRAFT
    turn: int = 0
    first: int = 0
    next_first: int = 0
    marker: bool = True  # in the centre
    gold: Mapping[int, Face] = field(default_factory=dict)  # slot -> face
    ending: Ending = Ending.NONE

    @property
    def spare_holder(self) -> int | None:
        """The seat that has the spare factory beside its floor; None without one."""
        return next((i for i, b in enumerate(self.boards) if b.spare is not None), None)

    @property
    def chocolates(self) -> Counts:
        """How many of each colour there are in all; 20 in a possible position (R4)."""
        loose = [letters_of(counts) for counts in (self.bag, self.lid, *self.sources)]
        for board in self.boards:
            loose += [*board.lines, *board.box, board.floor, board.spare or ""]
        return counts_of("".join(loose))

    def replace(self, **changes: Any) -> Position:
        """Return a copy with other fields, whose bag holds every chocolate that lies nowhere else.

        The bag is left alone if it is among the changes. Raise PositionError if more than 20
        chocolates of a colour lie outside the bag (R4), TypeError for a field that is unknown.
        """
        changed = replace(self, **changes)
        if "bag" in changes:
            return changed
        outside = replace(changed, bag=(0, 0, 0, 0, 0)).chocolates
        for letter, n in zip(LETTERS, outside, strict=True):
            if n > CHOCOLATES_PER_COLOUR:
                raise _fail("chocolates", f"{n} of {letter}, but there are 20 of each colour (R4)")
        t, b, w, k, r = (CHOCOLATES_PER_COLOUR - n for n in outside)
        return replace(changed, bag=(t, b, w, k, r))

    @classmethod
    def parse(cls, text: str) -> Position:
        """Return the position that a text writes; raise PositionError, naming the wrong field.

        Only the text is checked here; ``Game.from_position`` checks whether the position is
        possible.
        """
        if not isinstance(text, str):
            raise _fail("position", f"{quoted(text)} is not text")
        fields = text.split()
        if len(fields) < len(FIELDS) + 1:
            needed = " ".join(FIELDS)
            raise _fail("position", f"{len(fields)} fields; it needs {needed}, then boards")
        try:
            rules = Rules.parse(fields[0])
        except RulesError as error:
            raise _fail("rules", str(error)) from None
        if not re.fullmatch(r"[0-9]{1,4}", fields[1]):
            raise _fail("round", f"{quoted(fields[1])} must be a number")
        phase, ending = _read_phase(fields[2])
        turn, first, next_first = (seat_of(number) for number in _integers("seats", fields[3], 3))
        centre = _letters("centre", fields[4], LETTERS + "M")
        if centre.count("M") > 1:
            raise _fail("centre", "there is one start marker (R8)")
        contents, gold = _read_factories(fields[5])
        return cls(
            rules=rules,
            boards=tuple(
                _read_board(f"board {number}", board)
                for number, board in enumerate(fields[len(FIELDS) :], 1)
            ),
            sources=(counts_of(centre), *contents),
            bag=_counts("bag", fields[6]),
            lid=_counts("lid", fields[7]),
            round=int(fields[1]),
            phase=phase,
            turn=turn,
            first=first,
            next_first=next_first,
            marker="M" in centre,
            gold=gold,
            ending=ending,
        )

    def __str__(self) -> str:
        """Return the line of text that ``parse`` reads."""
        phase = self.phase.name.lower()
        if self.phase is Phase.OVER:
            phase += f":{self.ending.name.lower()}"
        seats = (self.turn, self.first, self.next_first)
        factories = []
        for slot, counts in enumerate(self.sources[1:], 1):
            face = self.gold.get(slot)
            gold = "" if face is None else "+" + FACE_TEXT[face]
            factories.append((letters_of(counts) or "-") + gold)
        fields = [
            str(self.rules),
            str(self.round),
            phase,
            ".".join(str(seat_number(seat)) for seat in seats),
            letters_of(self.sources[0]) + ("M" if self.marker else "") or "-",
            "/".join(factories),
            ".".join(map(str, self.bag)),
            ".".join(map(str, self.lid)),
        ]
        return " ".join(fields + [_write_board(board) for board in self.boards])

    def __repr__(self) -> str:
        return f"Position.parse('{self}')"


def counts_of(letters: str) -> Counts:
    """Return how many of each colour these letters hold."""
    t, b, w, k, r = (letters.count(letter) for letter in LETTERS)
    return (t, b, w, k, r)


@lru_cache(maxsize=65_536)
def letters_of(counts: Counts) -> str:
    """Return counts as letters in the colours' order: (2, 0, 1, 0, 0) is TTW."""
    return "".join(letter * n for letter, n in zip(LETTERS, counts, strict=True))


# --- as text ---------------------------------------------------------------------------


def _write_row(row: str) -> str:
    return re.sub(r"\.+", lambda run: str(len(run[0])), row)


def _write_board(board: Board) -> str:
    parts = [
        str(board.score),
        "/".join(line or "-" for line in board.lines),
        "/".join(map(_write_row, board.box)),
        board.floor or "-",
    ]
    if board.spare is not None:
        parts.append(board.spare or "_")
    return ":".join(parts)


def _integers(field: str, text: str, count: int) -> list[int]:
    parts = text.split(".")
    if len(parts) != count or not all(re.fullmatch(r"[0-9]{1,3}", part) for part in parts):
        raise _fail(field, f"{quoted(text)} must be {count} numbers joined by dots")
    return [int(part) for part in parts]


def _counts(field: str, text: str) -> Counts:
    t, b, w, k, r = _integers(field, text, COLOURS)
    if max(t, b, w, k, r) > CHOCOLATES_PER_COLOUR:
        raise _fail(field, "there are 20 chocolates of each colour (R4)")
    return (t, b, w, k, r)


def _letters(field: str, text: str, alphabet: str) -> str:
    if text == "-":
        return ""
    if not text or set(text) - set(alphabet):
        raise _fail(field, f"{quoted(text)} must be letters of {alphabet}, or - for nothing")
    return text


def _read_row(field: str, text: str) -> str:
    row = re.sub(r"[1-5]", lambda digit: "." * int(digit[0]), text)
    if len(row) != COLOURS or set(row) - set(LETTERS + "."):
        reason = f"box row {quoted(text)} must be {COLOURS} cells: letters, digits for gaps"
        raise _fail(field, reason)
    return row


def _read_board(field: str, text: str) -> Board:
    parts = text.split(":")
    if not 4 <= len(parts) <= 5:
        raise _fail(field, f"{quoted(text)} must be score:lines:box:floor, or with :spare")
    score, lines, box, floor = parts[:4]
    if not re.fullmatch(r"[0-9]{1,4}", score):
        raise _fail(field, f"score {quoted(score)} must be a number")
    line_texts, box_texts = lines.split("/"), box.split("/")
    if len(line_texts) != LINES or len(box_texts) != LINES:
        raise _fail(field, "lines and box have 5 rows each, joined by /")
    spare = None
    if len(parts) == 5:
        if len(parts[4]) != 1:
            raise _fail(field, "the spare factory holds one thing, or _ for nothing (R43)")
        spare = "" if parts[4] == "_" else _letters(field, parts[4], LETTERS + "M")
    return Board(
        score=int(score),
        lines=tuple(_letters(field, line, LETTERS) for line in line_texts),
        box=tuple(_read_row(field, row) for row in box_texts),
        floor=_letters(field, floor, LETTERS + "M"),
        spare=spare,
    )


def _read_factories(text: str) -> tuple[list[Counts], dict[int, Face]]:
    contents, gold = [], {}
    for slot, factory in enumerate(text.split("/"), 1):
        letters, plus, face = factory.partition("+")
        if plus:
            if face not in FACE_OF:
                reason = f"unknown gold face {quoted(face)}; choose from {', '.join(FACE_OF)}"
                raise _fail("factories", reason)
            gold[slot] = FACE_OF[face]
        contents.append(counts_of(_letters("factories", letters, LETTERS)))
    return contents, gold


def _read_phase(text: str) -> tuple[Phase, Ending]:
    name, colon, how = text.partition(":")
    try:
        if text != text.lower():
            raise KeyError(text)
        ending = Ending[how.upper()] if colon else Ending.NONE
        return Phase[name.upper()], ending
    except KeyError:
        raise _fail(
            "phase", f"{quoted(text)} is not draft, share, box, deal, or over:row and the like"
        ) from None


_PHASES = {
    Phase.DRAFT: "drafting",
    Phase.SHARE: "sharing",
    Phase.BOX: "boxing",
    Phase.DEAL: "waiting for the deal",
    Phase.OVER: "over",
}


def headline(position: Position) -> str:
    """Return rules, round, phase, seat to move and scores in one line."""
    parts = [str(position.rules), f"round {position.round}", _PHASES[position.phase]]
    if position.phase < Phase.DEAL:
        parts.append(f"seat {seat_number(position.turn)} to move")
    if position.phase is Phase.OVER:
        parts[-1] = f"over ({position.ending.name.lower()})"
    scores = ":".join(str(board.score) for board in position.boards)
    return ", ".join([*parts, f"score {scores}"])
