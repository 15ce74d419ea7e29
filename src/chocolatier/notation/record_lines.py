"""The lines of a record: what each kind holds, and how it is made from a game's history."""

from collections.abc import Iterator
from typing import Annotated, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from chocolatier import __version__
from chocolatier.notation.positions import FACE_TEXT
from chocolatier.rules.core.numbers import Face
from chocolatier.rules.deal import Deal
from chocolatier.rules.events import Bonuses, Boxed, FloorPaid, LineFell
from chocolatier.rules.game import Game
from chocolatier.rules.history import Agreed, Dealt, Entry, Played

Seat: TypeAlias = Annotated[int, Field(ge=1, le=4)]
Place: TypeAlias = Annotated[int, Field(ge=1, le=5)]
Letter: TypeAlias = Literal["T", "B", "W", "K", "R"]
Letters: TypeAlias = Annotated[str, Field(pattern=r"^[TBWKR]*$", max_length=37)]
FaceText: TypeAlias = Literal[
    "extra", "keep", "share", "spare", "magnetT", "magnetB", "magnetW", "magnetK", "magnetR"
]
_FACES = {text: face for face, text in FACE_TEXT.items()}


class Line(BaseModel):
    """A line of a record."""

    model_config = ConfigDict(
        strict=True, extra="forbid", frozen=True, json_schema_serialization_defaults_required=True
    )

    def text(self) -> str:
        """The line as compact JSON."""
        return self.model_dump_json(exclude_none=True)


class GameLine(Line):
    """Opens a record: which game, between whom, who starts."""

    type: Literal["game"] = "game"
    format: Literal[1] = 1
    rules: str
    seats: list[Annotated[str, Field(min_length=1, max_length=100)]]
    first: Seat
    seed: str | None = None  # if it is given, every deal must follow from it
    commitment: Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")] | None = None  # SHA-256 of it
    program: str | None = None


class DealLine(Line):
    """What was drawn (``laid``, ``extra``) and what then lay out (``offer``)."""

    type: Literal["deal"] = "deal"
    round: Annotated[int, Field(ge=1)]
    gold: dict[Literal["1", "2", "3", "4", "5", "6", "7", "8", "9"], FaceText] | None = None
    laid: list[Letters]
    extra: Letter | None = None
    offer: list[Letters]

    def deal(self) -> Deal:
        """The deal for a game."""
        gold = {int(slot): Face(_FACES[face]) for slot, face in (self.gold or {}).items()}
        return Deal(tuple(self.laid), gold, self.extra)


class MoveLine(Line):
    """A seat's move; on the free side also each choice of a column."""

    type: Literal["move"] = "move"
    seat: Seat
    move: str


class AgreedLine(Line):
    """The players agreed to end and score the game."""

    type: Literal["agreed"] = "agreed"


class BoxedLine(Line):
    """A chocolate went into the box and scored (R21)."""

    type: Literal["boxed"] = "boxed"
    seat: Seat
    row: Place
    column: Place
    colour: Letter
    across: Place
    down: Place
    points: int


class FellLine(Line):
    """A full line without a legal cell fell (R35)."""

    type: Literal["fell"] = "fell"
    seat: Seat
    row: Place
    colour: Letter
    count: Place


class FloorLine(Line):
    """A seat's floor was paid for (R23); ``score`` closes the seat's round."""

    type: Literal["floor"] = "floor"
    seat: Seat
    items: Annotated[int, Field(ge=0, le=7)]
    penalty: int
    score: int


class BonusLine(Line):
    """A seat's bonuses (R30)."""

    type: Literal["bonus"] = "bonus"
    seat: Seat
    rows: int
    columns: int
    colours: int
    points: int


class EndLine(Line):
    """Closes a record."""

    type: Literal["end"] = "end"
    ending: Literal["row", "dead", "empty", "limit", "agreement"]
    rounds: int
    scores: list[int]
    ranking: list[Seat]  # the place of every seat


AnyLine: TypeAlias = (
    GameLine
    | DealLine
    | MoveLine
    | AgreedLine
    | BoxedLine
    | FellLine
    | FloorLine
    | BonusLine
    | EndLine
)
KINDS = ("game", "deal", "move", "agreed", "boxed", "fell", "floor", "bonus", "end")
LINE: TypeAdapter[AnyLine] = TypeAdapter(Annotated[AnyLine, Field(discriminator="type")])


def entry_line(entry: Entry) -> AnyLine:
    """The line of one entry of a game's history."""
    match entry:
        case Dealt(number, deal, offer):
            gold = {str(slot): FACE_TEXT[face] for slot, face in deal.gold.items()} or None
            return DealLine.model_validate(
                {
                    "round": number,
                    "gold": gold,
                    "laid": list(deal.laid),
                    "extra": deal.extra,
                    "offer": list(offer),
                }
            )
        case Played(seat, move):
            return MoveLine(seat=seat + 1, move=str(move))
        case Agreed():
            return AgreedLine()
        case Boxed(seat, row, column, colour, across, down, points):
            return BoxedLine.model_validate(
                {
                    "seat": seat + 1,
                    "row": row,
                    "column": column,
                    "colour": colour.letter,
                    "across": across,
                    "down": down,
                    "points": points,
                }
            )
        case LineFell(seat, row, colour, count):
            return FellLine.model_validate(
                {"seat": seat + 1, "row": row, "colour": colour.letter, "count": count}
            )
        case FloorPaid(seat, items, penalty, score):
            return FloorLine(seat=seat + 1, items=items, penalty=penalty, score=score)
        case Bonuses(seat, rows, columns, colours, points):
            return BonusLine(
                seat=seat + 1, rows=rows, columns=columns, colours=colours, points=points
            )


def end_line(game: Game) -> EndLine:
    """The line that closes the record of a game that is over."""
    return EndLine.model_validate(
        {
            "ending": game.ending.name.lower(),
            "rounds": game.round,
            "scores": list(game.scores),
            "ranking": list(game.ranking),
        }
    )


def record_lines(
    game: Game, seats: list[str], first: int, commitment: str | None = None
) -> Iterator[AnyLine]:
    """The whole record of a game that began with its first deal."""
    yield GameLine(
        rules=str(game.rules),
        seats=seats,
        first=first + 1,
        seed=game.seed,
        commitment=commitment,
        program=f"chocolatier {__version__}",
    )
    yield from map(entry_line, game.history)
    if game.is_over:
        yield end_line(game)
