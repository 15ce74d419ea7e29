"""Everything that the seat to move may do, and what each choice would bring.

The core previews every legal action, and the previews become text without a model in between. The
models describe that text.
"""

from struct import Struct
from typing import Annotated, TypeAlias

from pydantic import Field

from chocolatier.notation.record_lines import Letters, Place, SeatNumber
from chocolatier.rules.alphabet import Letter
from chocolatier.rules.core.actions import column_of, row_of
from chocolatier.rules.core.numbers import LINES, Phase
from chocolatier.rules.core.state import PREVIEW, States
from chocolatier.rules.game import Game
from chocolatier.rules.position import Board
from chocolatier.rules.preview import preview_records
from chocolatier.rules.seats import seat_number
from chocolatier.view.picks import picks_text
from chocolatier.view.position import Model, Thin

TargetRow: TypeAlias = Annotated[list[int], Field(min_length=1, max_length=8)]
"""A line for a pick, and what would happen. In this order, zeros at the end left out:

the line (0: the floor), how many it takes, points that it adds at the end of the round (the floor
apart), points that the floor costs more, how many fall, how many find no space on the floor (R17),
marks, what the spare factory catches (1-5: a colour, 6: the marker). The marks add up: 1 the line
is complete, 2 the marker falls, before the chocolates, 4 no column will take the line's chocolate
(free side, R34).
"""


class Pick(Thin):
    """A colour that can be taken from a source.

    The move to be sent is source, colour and line, such as 3T2: ``C`` is the centre, ``-`` the
    floor. After the share factory the sendings are appended: 4B3<W>K.
    """

    source: Annotated[int, Field(ge=0, le=9)]
    colour: Letter
    count: int
    marker: bool = False  # takes the start marker along
    spare: bool = False  # takes the spare factory along
    centre: Letters = ""  # what goes to the centre
    keeps: Letters = ""  # what stays on the keep factory
    shares: Letters = ""  # what has to be sent left or right
    left: int | None = None  # the slots of the neighbours, for shares
    right: int | None = None
    targets: list[TargetRow]


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


_COLUMN_BYTES = Struct("=64x h 5x 2B")  # those fields of a PREVIEW that a text needs
assert _COLUMN_BYTES.size == PREVIEW.itemsize


def _columns(records: States, boards: tuple[Board, ...], seat: int) -> str:
    """Return the columns of the topmost full line."""
    texts = []
    for action, points, kills in _COLUMN_BYTES.iter_unpack(records.tobytes()):
        row, column = row_of(action), column_of(action)
        colour = boards[seat].lines[row - 1][0]
        killed = [line for line in range(1, LINES + 1) if kills >> line & 1]
        texts.append(
            f'{{"row":{row},"column":{column},"colour":"{colour}","move":"{row}@{column}",'
            f'"points":{points},"kills":{killed}}}'
        )
    return ",".join(texts)


def options_text(game: Game) -> str | None:
    """Return the JSON of ``Options``; None when no seat is to move.

    None also between a pick and its sending, where no table ever waits: its moves are whole.
    """
    phase = game.phase
    picks = columns = ""
    if phase is Phase.DRAFT:
        picks = picks_text(preview_records(game.state))
    elif phase is Phase.BOX:
        columns = _columns(preview_records(game.state), game.position.boards, game.turn)
    else:
        return None
    return f'{{"seat":{seat_number(game.turn)},"picks":[{picks}],"columns":[{columns}]}}'


def options_of(game: Game) -> Options | None:
    """Return what the seat to move may do, as a model; None when ``options_text`` is."""
    text = options_text(game)
    return None if text is None else Options.model_validate_json(text)
