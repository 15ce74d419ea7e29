"""A game as the browser gets it: positions, what happened, and what can be done.

Seats, lines, rows, columns and factories count from 1; source 0 is the centre, target 0 the floor.
Chocolates are letters: ``T B W K R``, ``M`` the marker, ``.`` an empty cell.
"""

from typing import Annotated, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field

from chocolatier.notation.record_lines import (
    AgreedLine,
    BonusLine,
    BoxedLine,
    DealLine,
    EndLine,
    FaceText,
    FellLine,
    FloorLine,
    Letter,
    Letters,
    MoveLine,
    Place,
    Seat,
)


class Model(BaseModel):
    """Strict: a wrong type or an unknown field is an error."""

    model_config = ConfigDict(
        strict=True, extra="forbid", frozen=True, json_schema_serialization_defaults_required=True
    )


# --- the position -----------------------------------------------------------------------


class SourceView(Model):
    """The centre (slot 0) or a factory; ``gone``: its tile lies beside somebody's floor (R43)."""

    slot: Annotated[int, Field(ge=0, le=9)]
    chocolates: Letters
    face: FaceText | None = None
    gone: bool = False


class BoardView(Model):
    """One seat's board."""

    score: int
    lines: list[Letters]  # five: what lies on each
    box: list[str]  # five rows of five letters or dots
    floor: str  # from the left, letters and M
    spare: str | None = None  # None without the spare factory, else what lies on it


class PositionView(Model):
    """All that lies on the table."""

    round: int
    phase: Literal["draft", "share", "box", "deal", "over"]
    turn: Seat | None  # None when nobody is to move
    first: Seat
    marker: bool  # in the centre
    sources: list[SourceView]
    boards: list[BoardView]
    bag: Annotated[str, Field(pattern=r"^[TBWKR]*$")]
    lid: Annotated[str, Field(pattern=r"^[TBWKR]*$")]


# --- what happened ----------------------------------------------------------------------

Entry: TypeAlias = Annotated[
    DealLine | MoveLine | AgreedLine | BoxedLine | FellLine | FloorLine | BonusLine | EndLine,
    Field(discriminator="type"),
]


class Took(Model):
    """What a draft did, spelled out for the log and for animation."""

    source: Annotated[int, Field(ge=0, le=9)]
    colour: Letter
    count: int
    target: Annotated[int, Field(ge=0, le=5)]
    marker: bool  # the start marker came along
    placed: int
    fell: str  # what fell onto the floor, in order, M included
    lid: int  # how many found no space on the floor (R17)
    caught: str | None = None  # what the spare factory caught (R43)
    centre: Letters = ""  # leftovers that went to the centre
    left: Letters = ""  # leftovers of the share factory, and where they went (R42)
    right: Letters = ""
    left_slot: int | None = None
    right_slot: int | None = None
    spare: bool = False  # the spare factory came along


class Told(Model):
    """One entry of the story of a game; numbers count from 1."""

    number: Annotated[int, Field(ge=1)]
    round: int
    entry: Entry
    took: Took | None = None  # of a draft


class Frame(Model):
    """An entry and the position that it led to."""

    told: Told
    position: PositionView


# --- what can be done -------------------------------------------------------------------


class Target(Model):
    """A line for a pick (0: the floor), and what would happen."""

    line: Annotated[int, Field(ge=0, le=5)]
    move: str  # to be sent; after the share factory with the sendings appended: 4B3<W>K
    placed: int
    completes: bool
    fell: str  # what would fall, in order, M included
    caught: str | None  # what the spare factory would catch
    gain: int  # points at the end of the round that this adds, the floor apart
    loss: int  # points that the floor would cost more
    dead: bool  # free side: no column will take this line's chocolate (R34)


class Pick(Model):
    """A colour that can be taken from a source."""

    source: Annotated[int, Field(ge=0, le=9)]
    colour: Letter
    count: int
    marker: bool  # takes the start marker along
    spare: bool  # takes the spare factory along
    centre: Letters  # what goes to the centre
    keeps: Letters  # what stays on the keep factory
    shares: Letters  # what has to be sent left or right
    left: int | None  # the slots of the neighbours, for shares
    right: int | None
    targets: list[Target]


class Column(Model):
    """A column for the topmost full line of the seat to move (free side, R33)."""

    row: Place
    column: Place
    colour: Letter
    move: str
    points: int
    kills: list[Place]  # full lines below that would lose their last cell (R35)


class Options(Model):
    """Everything the seat to move may do."""

    seat: Seat
    picks: list[Pick]
    columns: list[Column]


# --- lessons ----------------------------------------------------------------------------


class Outcome(Model):
    """A move that a scene accepts, and what then happens."""

    move: str
    frames: list[Frame]


class Scene(Model):
    """A position of a lesson; without outcomes there is only something to read."""

    name: str
    position: PositionView
    options: Options | None
    outcomes: list[Outcome]


class Lesson(Model):
    """A lesson of the tutorial."""

    name: str
    side: Literal["coloured", "free"]
    special: bool
    scenes: list[Scene]
