"""Positions as one line of text, as a FEN in chess; ``docs/notation.md`` describes it."""

import re

from chocolatier.errors import PositionError, RulesError, quoted
from chocolatier.notation.alphabet import FACE_OF, FACE_TEXT
from chocolatier.rules.core.numbers import (
    CHOCOLATES_PER_COLOUR,
    COLOURS,
    LETTERS,
    LINES,
    Ending,
    Face,
    Phase,
)
from chocolatier.rules.position import Board, Counts, Position, counts_of, letters_of
from chocolatier.rules.ruleset import Rules
from chocolatier.rules.seats import seat_number, seat_of

FIELDS = ["rules", "round", "phase", "seats", "centre", "factories", "bag", "lid"]
_fail = PositionError.in_field


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


def write_position(position: Position) -> str:
    """Return a position as one line of text."""
    phase = position.phase.name.lower()
    if position.phase is Phase.OVER:
        phase += f":{position.ending.name.lower()}"
    seats = (position.turn, position.first, position.next_first)
    factories = []
    for slot, counts in enumerate(position.sources[1:], 1):
        face = position.gold.get(slot)
        gold = "" if face is None else "+" + FACE_TEXT[face]
        factories.append((letters_of(counts) or "-") + gold)
    fields = [
        str(position.rules),
        str(position.round),
        phase,
        ".".join(str(seat_number(seat)) for seat in seats),
        letters_of(position.sources[0]) + ("M" if position.marker else "") or "-",
        "/".join(factories),
        ".".join(map(str, position.bag)),
        ".".join(map(str, position.lid)),
    ]
    return " ".join(fields + [_write_board(board) for board in position.boards])


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


def parse_position(text: str) -> Position:
    """Return the position that a text writes; raise PositionError, naming the wrong field.

    Only the text is checked here; ``Game.from_position`` checks whether the position is possible.
    """
    if not isinstance(text, str):
        raise _fail("position", f"{quoted(text)} is not text")
    fields = text.split()
    if len(fields) < len(FIELDS) + 1:
        raise _fail("position", f"{len(fields)} fields; it needs {' '.join(FIELDS)}, then boards")
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
    return Position(
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
