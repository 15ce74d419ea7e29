"""The lines of a record: the fields of each kind, and how a game's history becomes lines."""

import hashlib
from collections.abc import Iterator
from typing import Annotated, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from chocolatier.rules.alphabet import FACE_OF, FACE_TEXT, LETTER_OF, FaceText, Letter
from chocolatier.rules.core.numbers import LETTERS
from chocolatier.rules.deal import Deal
from chocolatier.rules.events import Bonuses, Boxed, FloorPaid, LineFell
from chocolatier.rules.game import Game
from chocolatier.rules.history import Agreed, Dealt, Entry, Played
from chocolatier.rules.position import Position
from chocolatier.rules.seats import seat_number

LINE_ENDS = "\x85\u2028\u2029"  # JSON allows them in texts, but ``str.splitlines`` splits there
LARGEST_OFFER = 37  # chocolates that can lie out at once: 36 on nine factories, and extra's
SeatNumber: TypeAlias = Annotated[int, Field(ge=1, le=4)]
Place: TypeAlias = Annotated[int, Field(ge=1, le=5)]
Letters: TypeAlias = Annotated[str, Field(pattern=rf"^[{LETTERS}]*$", max_length=LARGEST_OFFER)]
Slot: TypeAlias = Literal["1", "2", "3", "4", "5", "6", "7", "8", "9"]
Sha256: TypeAlias = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]


class Line(BaseModel):
    """A line of a record."""

    model_config = ConfigDict(
        strict=True, extra="forbid", frozen=True, json_schema_serialization_defaults_required=True
    )

    def text(self) -> str:
        """Return the line as compact JSON, without the fields that are None."""
        text = self.model_dump_json(exclude_none=True)
        if not text.isascii():
            for character in LINE_ENDS:
                text = text.replace(character, f"\\u{ord(character):04x}")
        return text


class GameLine(Line):
    """Opens a record: the rules, the names at the seats, the seat that starts."""

    type: Literal["game"] = "game"
    format: Literal[1, 2] = 1  # 2: of a game that began from a position
    rules: str
    seats: list[Annotated[str, Field(min_length=1, max_length=100)]]
    first: SeatNumber
    seed: str | None = None  # if it is given, every deal must follow from it
    commitment: Sha256 | None = None  # of the seed
    program: str | None = None
    hints: list[Annotated[int, Field(ge=0)]] | None = None  # that each seat had
    position: Annotated[str, Field(max_length=2000)] | None = None  # from which the game began


class DealLine(Line):
    """What was drawn (``laid``, ``extra``) and what then lay out (``offer``)."""

    type: Literal["deal"] = "deal"
    round: Annotated[int, Field(ge=1)]
    gold: dict[Slot, FaceText] | None = None
    laid: list[Letters]
    extra: Letter | None = None
    offer: list[Letters]

    def deal(self) -> Deal:
        """Return the deal for a game."""
        gold = {int(slot): FACE_OF[face] for slot, face in (self.gold or {}).items()}
        return Deal(tuple(self.laid), gold, self.extra)


class MoveLine(Line):
    """A seat's move; on the free side also each choice of a column."""

    type: Literal["move"] = "move"
    seat: SeatNumber
    move: str


class AgreedLine(Line):
    """The players agreed to end and score the game."""

    type: Literal["agreed"] = "agreed"


class BoxedLine(Line):
    """A chocolate went into the box and scored (R21)."""

    type: Literal["boxed"] = "boxed"
    seat: SeatNumber
    row: Place
    column: Place
    colour: Letter
    across: Place
    down: Place
    points: int


class FellLine(Line):
    """A full line without a legal cell fell (R35)."""

    type: Literal["fell"] = "fell"
    seat: SeatNumber
    row: Place
    colour: Letter
    count: Place


class FloorLine(Line):
    """A seat's floor was paid for (R23); ``score`` closes the seat's round."""

    type: Literal["floor"] = "floor"
    seat: SeatNumber
    items: Annotated[int, Field(ge=0, le=7)]
    penalty: int
    score: int


class BonusLine(Line):
    """A seat's bonuses (R30)."""

    type: Literal["bonus"] = "bonus"
    seat: SeatNumber
    rows: int
    columns: int
    colours: int
    points: int


class EndLine(Line):
    """How the game ended: the last line of its story."""

    type: Literal["end"] = "end"
    ending: Literal["row", "dead", "empty", "limit", "agreement"]
    rounds: int
    scores: list[int]
    ranking: list[SeatNumber]  # the place of every seat


class SealedEndLine(EndLine):
    """Closes a record; ``digest`` seals all of it, and older records have none."""

    digest: Sha256 | None = None


AnyLine: TypeAlias = (
    GameLine
    | DealLine
    | MoveLine
    | AgreedLine
    | BoxedLine
    | FellLine
    | FloorLine
    | BonusLine
    | SealedEndLine
)
KINDS = ("game", "deal", "move", "agreed", "boxed", "fell", "floor", "bonus", "end")
LINE: TypeAdapter[AnyLine] = TypeAdapter(Annotated[AnyLine, Field(discriminator="type")])


def entry_line(entry: Entry) -> AnyLine:
    """Return the line of one entry of a game's history."""
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
            return MoveLine(seat=seat_number(seat), move=str(move))
        case Agreed():
            return AgreedLine()
        case Boxed(seat, row, column, colour, across, down, points):
            return BoxedLine(
                seat=seat_number(seat),
                row=row,
                column=column,
                colour=LETTER_OF[colour],
                across=across,
                down=down,
                points=points,
            )
        case LineFell(seat, row, colour, count):
            return FellLine(seat=seat_number(seat), row=row, colour=LETTER_OF[colour], count=count)
        case FloorPaid(seat, items, penalty, score):
            return FloorLine(seat=seat_number(seat), items=items, penalty=penalty, score=score)
        case Bonuses(seat, rows, columns, colours, points):
            return BonusLine(
                seat=seat_number(seat), rows=rows, columns=columns, colours=colours, points=points
            )


def end_line(game: Game) -> EndLine:
    """Return how a game that is over ended, as the last line of its story."""
    return EndLine.model_validate(
        {
            "ending": game.ending.name.lower(),
            "rounds": game.round,
            "scores": list(game.scores),
            "ranking": list(game.ranking),
        }
    )


class Seal:
    """The digest of a record: SHA-256 of its lines up to the end line and of the final position."""

    def __init__(self) -> None:
        self._hash = hashlib.sha256()

    def add(self, line: Line) -> None:
        """Take in the next line."""
        self._add(line.text())

    def _add(self, text: str) -> None:
        self._hash.update(f"{text}\n".encode())

    def close(self, final: Position) -> str:
        """Take in the final position, and return the digest in hex."""
        self._add(str(final))
        return self._hash.hexdigest()


def record_lines(header: GameLine, game: Game) -> Iterator[AnyLine]:
    """Yield the whole record of a game that began with its first deal."""
    seal = Seal()
    for line in (header, *map(entry_line, game.history)):
        seal.add(line)
        yield line
    if game.is_over:
        end = end_line(game).model_dump()
        yield SealedEndLine(**end, digest=seal.close(game.position))
