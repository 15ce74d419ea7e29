"""What changes with a move, as text: entries of the story, and parts of the position.

Guests who know a position are sent only what the next one has that it had not. The models describe
the texts, which are made here without them; a test compares both.
"""

from collections.abc import Iterable
from typing import Required

from pydantic import ConfigDict, Field, with_config
from typing_extensions import TypedDict

from chocolatier.notation.record_lines import Letters, SeatNumber, end_line, entry_line
from chocolatier.rules.alphabet import FACE_TEXT
from chocolatier.rules.core.lookup import PENALTY
from chocolatier.rules.core.numbers import LETTERS, Face
from chocolatier.rules.events import Took
from chocolatier.rules.game import Game
from chocolatier.rules.history import Entry, Played
from chocolatier.rules.position import Board, Position, letters_of
from chocolatier.rules.seats import seat_number
from chocolatier.view.frames import Cell, RecordLine, TookView, begins_step, scored_cells
from chocolatier.view.position import (
    PHASE_TEXT,
    FiveDigits,
    PhaseText,
    SourceView,
    Thin,
    filled_of,
    room_of,
    turn_of,
)

_PARTIAL = ConfigDict(strict=True, extra="forbid")


class ShortTook(TookView, Thin):
    """What a draft did, without what has its default."""


class ShortEntry(Thin):
    """An entry of the story; its number and its round follow from those before it."""

    line: RecordLine
    took: ShortTook | None = None
    cells: list[Cell] = Field(default_factory=list)


class ShortSource(SourceView, Thin):
    """The centre or a factory, without what has its default."""


@with_config(_PARTIAL)
class BoardChange(TypedDict, total=False):
    """What changed on a board."""

    seat: Required[SeatNumber]
    score: int
    lines: list[Letters]
    box: list[str]
    floor: str
    spare: str | None
    cost: int
    room: FiveDigits
    filled: str


@with_config(_PARTIAL)
class PositionChange(TypedDict, total=False):
    """What changed in a position; ``sources`` and ``boards`` are those that changed."""

    round: int
    phase: PhaseText
    turn: SeatNumber | None
    first: SeatNumber
    marker: bool
    sources: list[ShortSource]
    boards: list[BoardChange]
    bag: str
    lid: str


class FrameChange(Thin):
    """An entry, and how the position before it changed."""

    entry: ShortEntry
    position: PositionChange


# --- entries ----------------------------------------------------------------------------

_TOOK_MARKS = ("marker", "spare")
_TOOK_LETTERS = ("fell", "centre", "left", "right")


def _took(took: Took) -> str:
    parts = [
        f'"source":{took.source},"colour":"{LETTERS[took.colour]}","count":{took.count},'
        f'"target":{took.target}'
    ]
    if took.placed:
        parts.append(f'"placed":{took.placed}')
    if took.lid:
        parts.append(f'"lid":{took.lid}')
    if took.caught is not None:
        parts.append(f'"caught":"{took.caught}"')
    parts += [f'"{name}":true' for name in _TOOK_MARKS if getattr(took, name)]
    parts += [f'"{name}":"{letters}"' for name in _TOOK_LETTERS if (letters := getattr(took, name))]
    if took.left_slot is not None:
        parts.append(f'"left_slot":{took.left_slot},"right_slot":{took.right_slot}')
    return f"{{{','.join(parts)}}}"


def entry_text(entry: Entry) -> str:
    """Return the JSON of a ShortEntry."""
    if isinstance(entry, Played):
        line = f'{{"type":"move","seat":{seat_number(entry.seat)},"move":"{entry.move}"}}'
        return (
            f'{{"line":{line}}}'
            if entry.took is None
            else (f'{{"line":{line},"took":{_took(entry.took)}}}')
        )
    line = entry_line(entry).model_dump_json()
    cells = [list(cell) for cell in scored_cells(entry)]
    return f'{{"line":{line},"cells":{cells}}}' if cells else f'{{"line":{line}}}'


def end_text(game: Game) -> str:
    """Return the ShortEntry that closes the story of a game that is over."""
    return f'{{"line":{end_line(game).model_dump_json()}}}'


# --- positions --------------------------------------------------------------------------


def _gone_slot(position: Position) -> int | None:
    """Return the slot of the spare factory while its tile lies beside a floor (R43)."""
    if not position.gold or position.spare_holder is None:
        return None
    return next(slot for slot, face in position.gold.items() if face is Face.SPARE)


def _sources(before: Position, after: Position) -> list[str]:
    """Return the sources that changed."""
    same_tiles = before.gold == after.gold
    was_gone, gone = _gone_slot(before), _gone_slot(after)
    changed = []
    for slot, counts in enumerate(after.sources):
        if (
            counts == before.sources[slot]
            and (same_tiles or before.gold.get(slot) is after.gold.get(slot))
            and (slot == was_gone) == (slot == gone)
        ):
            continue
        text = f'{{"slot":{slot},"chocolates":"{letters_of(counts)}"'
        if slot in after.gold:
            text += f',"face":"{FACE_TEXT[after.gold[slot]]}"'
        changed.append(text + (',"gone":true}' if slot == gone else "}"))
    return changed


def _board(seat: int, before: Board, after: Board) -> str:
    """Return what changed on a board, and what follows from it."""
    text = f'{{"seat":{seat_number(seat)}'
    if before.score != after.score:
        text += f',"score":{after.score}'
    if before.lines != after.lines:
        text += f',"lines":{_strings(after.lines)},"room":"{room_of(after.lines)}"'
    if before.box != after.box:
        text += f',"box":{_strings(after.box)},"filled":"{filled_of(after.box)}"'
    if before.floor != after.floor:
        text += f',"floor":"{after.floor}","cost":{PENALTY[len(after.floor)]}'
    if before.spare != after.spare:
        text += ',"spare":null' if after.spare is None else f',"spare":"{after.spare}"'
    return text + "}"


def _strings(letters: Iterable[str]) -> str:
    """Return letters as a list in JSON."""
    joined = '","'.join(letters)
    return f'["{joined}"]'


def _seat(turn: int | None) -> str:
    return "null" if turn is None else str(turn)


def position_change(before: Position, after: Position, was: int | None, turn: int | None) -> str:
    """Return the JSON of a PositionChange; ``was`` and ``turn`` are the seats to move, from 1."""
    parts = []
    if before.round != after.round:
        parts.append(f'"round":{after.round}')
    if before.phase is not after.phase:
        parts.append(f'"phase":"{PHASE_TEXT[after.phase]}"')
    if was != turn:
        parts.append(f'"turn":{_seat(turn)}')
    if before.first != after.first:
        parts.append(f'"first":{seat_number(after.first)}')
    if before.marker != after.marker:
        parts.append(f'"marker":{"true" if after.marker else "false"}')
    if sources := _sources(before, after):
        parts.append(f'"sources":[{",".join(sources)}]')
    boards = [
        _board(seat, old, new)
        for seat, (old, new) in enumerate(zip(before.boards, after.boards, strict=True))
        if old is not new and old != new
    ]
    if boards:
        parts.append(f'"boards":[{",".join(boards)}]')
    if before.bag != after.bag:
        parts.append(f'"bag":"{letters_of(after.bag)}"')
    if before.lid != after.lid:
        parts.append(f'"lid":"{letters_of(after.lid)}"')
    return f"{{{','.join(parts)}}}"


# --- frames -----------------------------------------------------------------------------


class Walk:
    """Steps through a game, remembering the position that guests have seen last."""

    def __init__(self, position: Position, turn: int | None) -> None:
        self._position, self._turn = position, turn

    def frames(self, game: Game, start: int) -> list[tuple[str, str]]:
        """Return entry and position change of each entry of the history from ``start`` on.

        A game that is over has one more: its end.
        """
        steps = list(game.replay(start))
        found = []
        for number, (entry, position) in enumerate(steps, 1):
            settled = number == len(steps) or begins_step(steps[number][0])
            turn = turn_of(position, settled)
            change = position_change(self._position, position, self._turn, turn)
            found.append((entry_text(entry), change))
            self._position, self._turn = position, turn
        if game.is_over:
            found.append((end_text(game), "{}"))
        return found
