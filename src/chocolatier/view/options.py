"""Everything that the seat to move may do, and what each choice would bring.

The core previews every legal action; this only sorts the previews by pick and by line.
"""

from itertools import groupby
from typing import Annotated

from pydantic import Field

from chocolatier.notation.alphabet import Letter
from chocolatier.notation.record_lines import Letters, Place, SeatNumber
from chocolatier.rules.core.actions import (
    colour_of,
    column_of,
    row_of,
    source_of,
)
from chocolatier.rules.core.narrate import COMPLETES, OVER, PLACED, TARGET
from chocolatier.rules.core.numbers import LETTERS, LINES, Phase
from chocolatier.rules.events import caught_letter, fallen_letters, read_took
from chocolatier.rules.game import Game
from chocolatier.rules.move import move_of
from chocolatier.rules.preview import Preview, previews_of
from chocolatier.rules.seats import seat_number
from chocolatier.view.position import Model


class Target(Model):
    """A line for a pick (0: the floor), and what would happen."""

    line: Annotated[int, Field(ge=0, le=5)]
    move: str  # to be sent; after the share factory with the sendings appended: 4B3<W>K
    placed: int
    completes: bool
    fell: str  # what would fall, in order, M included
    lid: int  # how many would find no space on the floor (R17)
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

    seat: SeatNumber
    picks: list[Pick]
    columns: list[Column]


def _target(preview: Preview, prefix: str) -> Target:
    """Return a line for a pick; ``prefix`` is the pick's notation without its line."""
    took = preview.took
    line = took[TARGET]
    return Target.model_construct(
        line=line,
        move=f"{prefix}{line or '-'}",
        placed=took[PLACED],
        completes=bool(took[COMPLETES]),
        fell=fallen_letters(took),
        lid=took[OVER],
        caught=caught_letter(took),
        gain=preview.gain,
        loss=preview.loss,
        dead=bool(preview.dead),
    )


def _pick(previews: list[Preview]) -> Pick:
    """Return a colour of a source with the lines that may take it."""
    took = read_took(previews[0].took)
    prefix = str(move_of([previews[0].action]))[:-1]
    return Pick.model_construct(
        source=took.source,
        colour=LETTERS[took.colour],
        count=took.count,
        marker=took.marker,
        spare=took.spare,
        centre=took.centre,
        keeps=took.keeps,
        shares=took.shares,
        left=took.left_slot,
        right=took.right_slot,
        targets=[_target(preview, prefix) for preview in previews],
    )


def _picks(previews: list[Preview]) -> list[Pick]:
    """Return the picks, by source and colour."""
    sorted_previews = sorted(previews, key=lambda preview: preview.action)
    groups = groupby(sorted_previews, key=lambda p: (source_of(p.action), colour_of(p.action)))
    return [_pick(list(group)) for _, group in groups]


def _column(preview: Preview, colour: str) -> Column:
    return Column.model_construct(
        row=row_of(preview.action),
        column=column_of(preview.action),
        colour=colour,
        move=str(move_of([preview.action])),
        points=preview.points,
        kills=[line for line in range(1, LINES + 1) if preview.kills >> line & 1],
    )


def options_of(game: Game) -> Options | None:
    """Return what the seat to move may do; None when no seat is to move.

    None also between a pick and its sending, where no table ever waits: its moves are whole.
    """
    picks: list[Pick] = []
    columns: list[Column] = []
    previews = previews_of(game.state)
    if game.phase is Phase.DRAFT:
        picks = _picks(previews)
    elif game.phase is Phase.BOX:
        line = game.position.boards[game.turn].lines[row_of(previews[0].action) - 1]
        columns = [_column(preview, line[0]) for preview in previews]
    else:
        return None
    return Options.model_construct(seat=seat_number(game.turn), picks=picks, columns=columns)
