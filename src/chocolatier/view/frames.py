"""The story of a game: every entry, and the position that it led to.

The core narrates itself: a game keeps the state after each of its entries, so nothing here
computes what a move does.
"""

from typing import Annotated, TypeAlias

from pydantic import Field

from chocolatier.notation.record_lines import (
    AgreedLine,
    BonusLine,
    BoxedLine,
    DealLine,
    EndLine,
    FellLine,
    FloorLine,
    Letters,
    MoveLine,
    Place,
    end_line,
    entry_line,
)
from chocolatier.rules.alphabet import Letter
from chocolatier.rules.core.numbers import LETTERS
from chocolatier.rules.events import Bonuses, Boxed, Took
from chocolatier.rules.game import Game
from chocolatier.rules.history import Agreed, Entry, Played
from chocolatier.view.position import Model, PositionView, position_view

RecordLine: TypeAlias = Annotated[
    DealLine | MoveLine | AgreedLine | BoxedLine | FellLine | FloorLine | BonusLine | EndLine,
    Field(discriminator="type"),
]
Cell: TypeAlias = tuple[Place, Place]
"""Row and column, from 1."""


class TookView(Model):
    """What a draft did, spelled out for the log and for animation."""

    source: Annotated[int, Field(ge=0, le=9)]
    colour: Letter
    count: int
    target: Annotated[int, Field(ge=0, le=5)]
    marker: bool = False  # the start marker came along
    placed: int = 0
    fell: str = ""  # what fell onto the floor, in order, M included
    lid: int = 0  # how many found no space on the floor (R17)
    caught: str | None = None  # what the spare factory caught (R43)
    centre: Letters = ""  # leftovers that went to the centre
    left: Letters = ""  # leftovers of the share factory, and where they went (R42)
    right: Letters = ""
    left_slot: int | None = None
    right_slot: int | None = None
    spare: bool = False  # the spare factory came along


class StoryEntry(Model):
    """One entry of the story of a game; numbers count from 1."""

    number: Annotated[int, Field(ge=1)]
    round: int
    line: RecordLine
    took: TookView | None = None  # of a draft
    cells: list[Cell]  # that scored: a boxed chocolate's runs, itself first, or bonuses


class Frame(Model):
    """An entry and the position that it led to."""

    entry: StoryEntry
    position: PositionView


def _took(took: Took) -> TookView:
    return TookView.model_construct(
        source=took.source,
        colour=LETTERS[took.colour],
        count=took.count,
        target=took.target,
        marker=took.marker,
        placed=took.placed,
        fell=took.fell,
        lid=took.lid,
        caught=took.caught,
        centre=took.centre,
        left=took.left,
        right=took.right,
        left_slot=took.left_slot,
        right_slot=took.right_slot,
        spare=took.spare,
    )


def scored_cells(entry: Entry) -> list[Cell]:
    """Return the cells that an entry scored for, a boxed chocolate's own first."""
    if isinstance(entry, Bonuses):
        return list(entry.cells)
    if isinstance(entry, Boxed):
        own = (entry.row, entry.column)
        return [own, *(cell for cell in entry.cells if cell != own)]
    return []


def frames_of(game: Game, start: int = 0) -> list[Frame]:
    """Return the frames of the game's history from entry ``start`` on, counted from 0.

    A game that is over has one frame more: its end.
    """
    frames = []
    steps = list(game.replay(start))
    for number, (entry, position) in enumerate(steps, start + 1):
        settled = number == start + len(steps) or begins_step(steps[number - start][0])
        took = entry.took if isinstance(entry, Played) else None
        story = StoryEntry.model_construct(
            number=number,
            round=position.round,
            line=entry_line(entry),
            took=None if took is None else _took(took),
            cells=scored_cells(entry),
        )
        view = position_view(position, settled)
        frames.append(Frame.model_construct(entry=story, position=view))
    if game.is_over:
        number = start + len(frames) + 1
        end = StoryEntry.model_construct(
            number=number, round=game.round, line=end_line(game), took=None, cells=[]
        )
        view = frames[-1].position if frames else position_view(game.position)
        frames.append(Frame.model_construct(entry=end, position=view))
    return frames


def begins_step(entry: Entry) -> bool:
    """Return whether an entry is a new step of the game, not a consequence of the one before.

    A deal is a step of its own only in a game whose deals come from outside; where the seed deals
    at once, it follows from the last pick.
    """
    return isinstance(entry, Played | Agreed)
