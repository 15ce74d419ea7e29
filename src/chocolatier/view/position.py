"""All that lies on the table, as the browser gets it.

Seats, lines, rows, columns and factories count from 1; source 0 is the centre, target 0 the floor.
Chocolates are letters: ``T B W K R``, ``M`` the marker, ``.`` an empty cell.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import Annotated, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field

from chocolatier.notation.record_lines import Letters, SeatNumber
from chocolatier.rules.alphabet import FACE_TEXT, FaceText
from chocolatier.rules.core.lookup import PENALTY
from chocolatier.rules.core.numbers import COLOURS, LETTERS, LINES, Face, Phase
from chocolatier.rules.position import Board, Position, letters_of
from chocolatier.rules.seats import seat_number

PositionText: TypeAlias = Annotated[str, Field(max_length=2000)]
"""A position as docs/notation.md writes it."""


class Model(BaseModel):
    """Strict: a wrong type or an unknown field is an error."""

    model_config = ConfigDict(
        strict=True, extra="forbid", frozen=True, json_schema_serialization_defaults_required=True
    )


class Thin(Model):
    """A model that is sent without the fields that have their default."""

    model_config = ConfigDict(json_schema_serialization_defaults_required=False)


class SourceView(Model):
    """The centre (slot 0) or a factory; ``gone``: its tile lies beside a floor (R43)."""

    slot: Annotated[int, Field(ge=0, le=9)]
    chocolates: Letters
    face: FaceText | None = None
    gone: bool = False


FiveDigits: TypeAlias = Annotated[str, Field(pattern=r"^[0-5]{5}$")]


class BoardView(Model):
    """One seat's board."""

    score: int
    lines: list[Letters]  # five: what lies on each
    box: list[str]  # five rows of five letters or dots
    floor: str  # from the left, letters and M
    spare: str | None = None  # None without the spare factory, else what lies on it
    cost: int  # points that the floor costs as it lies (R23)
    room: FiveDigits  # how many chocolates each line still takes
    filled: Annotated[str, Field(pattern=r"^[0-5]{15}$")]  # cells of each row, column, colour (R30)


PhaseText: TypeAlias = Literal["draft", "share", "box", "deal", "over"]
PHASE_TEXT: dict[Phase, PhaseText] = {
    Phase.DRAFT: "draft",
    Phase.SHARE: "share",
    Phase.BOX: "box",
    Phase.DEAL: "deal",
    Phase.OVER: "over",
}


class PositionView(Model):
    """All that lies on the table."""

    round: int
    phase: PhaseText
    turn: SeatNumber | None  # None when no seat is to move
    first: SeatNumber
    marker: bool  # in the centre
    sources: list[SourceView]
    boards: list[BoardView]
    bag: Annotated[str, Field(pattern=r"^[TBWKR]*$")]
    lid: Annotated[str, Field(pattern=r"^[TBWKR]*$")]


def _digits(numbers: Iterable[int]) -> str:
    return "".join(map(str, numbers))


@lru_cache(maxsize=4096)
def room_of(lines: tuple[str, ...]) -> str:
    """Return how many chocolates each line still takes, as digits."""
    return _digits(line - len(held) for line, held in enumerate(lines, 1))


@lru_cache(maxsize=4096)
def filled_of(box: tuple[str, ...]) -> str:
    """Return how many cells of each row, each column and each colour are filled, as digits."""
    rows = (COLOURS - row.count(".") for row in box)
    columns = (LINES - column.count(".") for column in zip(*box, strict=True))
    colours = (sum(row.count(letter) for row in box) for letter in LETTERS)
    return _digits([*rows, *columns, *colours])


@lru_cache(maxsize=4096)
def _board_view(board: Board) -> BoardView:
    """Return the view of a board; most boards have not changed since the last look."""
    return BoardView.model_construct(
        score=board.score,
        lines=list(board.lines),
        box=list(board.box),
        floor=board.floor,
        spare=board.spare,
        cost=int(PENALTY[len(board.floor)]),
        room=room_of(board.lines),
        filled=filled_of(board.box),
    )


def _source_views(position: Position) -> list[SourceView]:
    gone = None
    if position.spare_holder is not None:
        gone = next((slot for slot, face in position.gold.items() if face is Face.SPARE), None)
    return [
        SourceView.model_construct(
            slot=slot,
            chocolates=letters_of(counts),
            face=FACE_TEXT[position.gold[slot]] if slot in position.gold else None,
            gone=slot == gone,
        )
        for slot, counts in enumerate(position.sources)
    ]


def turn_of(position: Position, settled: bool = True) -> int | None:
    """Return the seat to move, from 1; None in a deal, at the end, and if it is not ``settled``.

    A position within a move, which something still follows, is not settled.
    """
    if settled and position.phase not in (Phase.DEAL, Phase.OVER):
        return seat_number(position.turn)
    return None


def position_view(position: Position, settled: bool = True) -> PositionView:
    """Return the view of a position; no seat is to move in one that is not ``settled``."""
    return PositionView.model_construct(
        round=position.round,
        phase=PHASE_TEXT[position.phase],
        turn=turn_of(position, settled),
        first=seat_number(position.first),
        marker=position.marker,
        sources=_source_views(position),
        boards=[_board_view(board) for board in position.boards],
        bag=letters_of(position.bag),
        lid=letters_of(position.lid),
    )
