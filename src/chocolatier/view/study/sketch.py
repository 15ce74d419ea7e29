"""A position that is being edited: it may be impossible, and then it says why.

The browser moves chocolates from place to place; what then remains for the bag, which phase that
is, whether it is possible and how it is written is found here.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Annotated, TypeAlias

from pydantic import Field

from chocolatier.errors import ChocolatierError, PositionError
from chocolatier.notation.links import read_link, remaining, write_link
from chocolatier.notation.record_lines import SeatNumber
from chocolatier.rules.alphabet import FACE_OF, FACE_TEXT, FaceText
from chocolatier.rules.core.numbers import (
    COLOURS,
    FLOOR_SPACES,
    LETTERS,
    LINES,
    Ending,
    Phase,
    Side,
)
from chocolatier.rules.position import MOST, Board, Position, counts_of, letters_of
from chocolatier.rules.ruleset import Rules
from chocolatier.rules.seats import seat_number, seat_of
from chocolatier.rules.validity import check_shape, checked_state
from chocolatier.view.guest import rules_view
from chocolatier.view.position import (
    PHASE_TEXT,
    Model,
    PhaseText,
    PositionText,
    PositionView,
    position_view,
)
from chocolatier.view.study.study import EndingText, start_game
from chocolatier.view.table_view import Problem, RulesView

Score: TypeAlias = Annotated[int, Field(ge=0, le=MOST)]
Line: TypeAlias = Annotated[str, Field(pattern=rf"^[{LETTERS}]*$", max_length=LINES)]
Row: TypeAlias = Annotated[str, Field(pattern=rf"^[{LETTERS}.]{{{COLOURS}}}$")]
Floor: TypeAlias = Annotated[str, Field(pattern=rf"^[{LETTERS}M]*$", max_length=FLOOR_SPACES)]
Heap: TypeAlias = Annotated[str, Field(pattern=rf"^[{LETTERS}]*$", max_length=100)]
Link: TypeAlias = Annotated[str, Field(max_length=700)]


class SketchBoard(Model):
    """One seat's board."""

    score: Score = 0
    lines: Annotated[list[Line], Field(min_length=LINES, max_length=LINES)]
    box: Annotated[list[Row], Field(min_length=LINES, max_length=LINES)]
    floor: Floor = ""
    spare: Annotated[str, Field(pattern=rf"^[{LETTERS}M]?$")] | None = None


class SketchSource(Model):
    """The centre, which comes first, or a factory."""

    chocolates: Heap = ""
    face: FaceText | None = None


class Sketch(Model):
    """Everything that can be edited; what is nowhere else is in the bag."""

    rules: RulesView
    round: Annotated[int, Field(ge=0, le=MOST)] = 1
    phase: PhaseText = "draft"
    ending: EndingText | None = None
    turn: SeatNumber = 1
    first: SeatNumber = 1  # started this round
    next: SeatNumber = 1  # starts the next one as things stand
    marker: bool = True  # in the centre
    sources: Annotated[list[SketchSource], Field(max_length=10)]
    lid: Heap = ""
    boards: Annotated[list[SketchBoard], Field(max_length=4)]


class SketchWish(Model):
    """What to edit: exactly one of a sketch, a text, and the text of a link."""

    sketch: Sketch | None = None
    text: PositionText | None = None
    link: Link | None = None


class SketchView(Model):
    """A sketch as it can be drawn, and what it is worth."""

    sketch: Sketch
    position: PositionView
    left: Annotated[list[int], Field(min_length=COLOURS, max_length=COLOURS)]  # for the bag
    text: str | None  # None if it is impossible
    link: str | None
    problem: Problem | None  # why it is impossible


def sketch_of(position: Position) -> Sketch:
    """Return a position as a sketch."""
    return Sketch.model_validate(
        {
            "rules": rules_view(position.rules),
            "round": position.round,
            "phase": PHASE_TEXT[position.phase],
            "ending": position.ending.name.lower() if position.ending else None,
            "turn": seat_number(position.turn),
            "first": seat_number(position.first),
            "next": seat_number(position.next_first),
            "marker": position.marker,
            "sources": [
                SketchSource(
                    chocolates=letters_of(counts),
                    face=FACE_TEXT[position.gold[slot]] if slot in position.gold else None,
                )
                for slot, counts in enumerate(position.sources)
            ],
            "lid": letters_of(position.lid),
            "boards": [
                SketchBoard(
                    score=board.score,
                    lines=list(board.lines),
                    box=list(board.box),
                    floor=board.floor,
                    spare=board.spare,
                )
                for board in position.boards
            ],
        }
    )


def _sketched(sketch: Sketch) -> Position:
    """Return the position of a sketch, with an empty bag."""
    given = sketch.rules.model_dump()
    rules = Rules(**{**given, "side": Side[given["side"].upper()]})
    sources = sketch.sources[: rules.factories + 1]
    faces = {slot: FACE_OF[one.face] for slot, one in enumerate(sources) if slot and one.face}
    return Position(
        rules=rules,
        boards=tuple(
            Board(board.score, tuple(board.lines), tuple(board.box), board.floor, board.spare)
            for board in sketch.boards
        ),
        sources=tuple(counts_of(one.chocolates) for one in sources),
        bag=counts_of(""),
        lid=counts_of(sketch.lid),
        round=sketch.round,
        phase=Phase[sketch.phase.upper()],
        turn=seat_of(sketch.turn),
        first=seat_of(sketch.first),
        next_first=seat_of(sketch.next),
        marker=sketch.marker,
        gold=faces,
        ending=Ending[(sketch.ending or "none").upper()],
    )


def _marker_holder(position: Position) -> int | None:
    return next(
        (i for i, b in enumerate(position.boards) if "M" in b.floor + (b.spare or "")), None
    )


def _readings(position: Position) -> list[Position]:
    """Return what a sketch can mean, the likeliest first.

    While chocolates lie out, a round is played; if none do, the next deal is awaited or the game
    is over. Who starts the next round follows from the marker, wherever it lies.
    """
    lies_out = any(map(sum, position.sources))
    holder = _marker_holder(position)
    if holder is not None:
        position = replace(position, next_first=holder)
    elif position.marker and lies_out:
        position = replace(position, next_first=position.first)
    going = replace(position, ending=Ending.NONE)
    readings = []
    if position.phase in (Phase.SHARE, Phase.BOX):
        readings.append(going)
    if lies_out:
        readings.append(replace(going, phase=Phase.DRAFT, round=max(1, position.round)))
    else:
        between = replace(going, phase=Phase.DEAL, marker=False)
        readings.append(between)
        endings = (Ending.ROW, Ending.DEAD, Ending.EMPTY, Ending.LIMIT)
        readings += [replace(between, phase=Phase.OVER, ending=ending) for ending in endings]
    if position.ending is Ending.AGREEMENT:
        readings.insert(0, replace(position, phase=Phase.OVER))
    return readings


def _problem(position: Position) -> PositionError | None:
    """Return why a position is impossible; None if it is not."""
    try:
        checked_state(position)
    except PositionError as error:
        return error
    return None


def view_sketch(position: Position, problem_of: Callable[[PositionError], Problem]) -> SketchView:
    """Return a position with the bag that belongs to it, as it is edited and drawn."""
    left = remaining(position)
    t, b, w, k, r = (max(0, count) for count in left)
    readings = _readings(replace(position, bag=(t, b, w, k, r)))
    found = next((one for one in readings if _problem(one) is None), None)
    shown = found or readings[0]
    problem = None if found else _problem(shown)
    return SketchView(
        sketch=sketch_of(shown),
        position=position_view(shown),
        left=list(left),
        text=str(found) if found else None,
        link=write_link(found) if found else None,
        problem=problem_of(problem) if problem else None,
    )


def read_sketch(wish: SketchWish) -> Position:
    """Return the position of a wish, possible or not.

    Raise ChocolatierError if it cannot be read, or has no drawing.
    """
    match wish:
        case SketchWish(sketch=Sketch() as sketch, text=None, link=None):
            position = _sketched(sketch)
        case SketchWish(sketch=None, text=str(text), link=None):
            starts = text.split()[:1] == ["start"]
            position = start_game(text).position if starts else Position.parse(text)
        case SketchWish(sketch=None, text=None, link=str(link)):
            position = read_link(link)
        case _:
            reason = "exactly one of sketch, text and link must be given"
            raise ChocolatierError("bad-request", reason, field="body", reason=reason)
    check_shape(position)
    return position
