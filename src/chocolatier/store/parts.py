"""Parts of stored events and summaries, as JSON: seats from 1, rules, clocks, chairs, deals.

Each part is the type of a field: it reads JSON into an object of the domain, and writes it back.
"""

from functools import lru_cache
from typing import Annotated, Any, Literal, TypeAlias

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Field,
    PlainSerializer,
    PlainValidator,
)

from chocolatier.rules.alphabet import FACE_OF, FACE_TEXT
from chocolatier.rules.deal import Deal
from chocolatier.rules.history import Dealt
from chocolatier.rules.ruleset import Rules
from chocolatier.rules.seats import Seat, seat_number, seat_of
from chocolatier.store.summaries import SeatSummary
from chocolatier.table.clock import TimeControl
from chocolatier.table.seats import Chair

SeatNumber: TypeAlias = Annotated[
    Seat, Field(ge=1, le=4), AfterValidator(seat_of), PlainSerializer(seat_number)
]
Holder: TypeAlias = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]
Level: TypeAlias = Annotated[str, Field(pattern=r"^[a-z]{1,20}$")]
Letters: TypeAlias = Annotated[str, Field(pattern=r"^[TBWKR]*$", max_length=37)]
Kind: TypeAlias = Literal["undo", "end"]


class Stored(BaseModel):
    """Strict: a wrong type or an unknown field is an error."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


class StoredRules(Stored):
    """The rules of a game."""

    players: Annotated[int, Field(ge=2, le=4)]
    side: Literal["coloured", "free"] = "coloured"
    special: bool = False
    faces_once: bool = False
    spare_catches_marker: bool = True
    round_limit: Annotated[int, Field(ge=0, le=255)] = 100


def _read_rules(value: Any) -> Rules:
    return Rules(**StoredRules.model_validate(value).model_dump())


@lru_cache(maxsize=64)
def _write_rules(rules: Rules) -> StoredRules:
    fields = {name: getattr(rules, name) for name in StoredRules.model_fields}
    return StoredRules.model_validate({**fields, "side": rules.side.name.lower()})


RulesPart: TypeAlias = Annotated[
    Rules, PlainValidator(_read_rules), PlainSerializer(_write_rules, return_type=StoredRules)
]


class StoredClock(Stored):
    """How much time there is."""

    kind: Literal["none", "move", "bank"] = "none"
    seconds: Annotated[int, Field(ge=5, le=86_400)] = 60
    increment: Annotated[int, Field(ge=0, le=600)] = 0


ClockPart: TypeAlias = Annotated[
    TimeControl,
    PlainValidator(lambda value: TimeControl(**StoredClock.model_validate(value).model_dump())),
    PlainSerializer(lambda clock: StoredClock(**vars(clock)), return_type=StoredClock),
]


class StoredChair(Stored):
    """A seat as a table begins."""

    kind: Literal["person", "bot", "open"]
    name: str | None = None
    level: Level | None = None
    holder: Holder | None = None
    stand_in: Level | None = None
    program: bool = False


def _write_chair(chair: Chair) -> dict[str, Any]:
    return {name: value for name, value in vars(chair).items() if value not in (None, False)}


ChairPart: TypeAlias = Annotated[
    Chair,
    PlainValidator(lambda value: Chair(**StoredChair.model_validate(value).model_dump())),
    PlainSerializer(_write_chair),
]


class StoredDeal(Stored):
    """A deal, and what then lay on the factories."""

    type: Literal["deal"] = "deal"
    round: Annotated[int, Field(ge=1)]
    gold: dict[str, str] | None = None
    laid: list[Letters]
    extra: Letters | None = None
    offer: list[Letters]


def _read_deal(value: Any) -> Dealt:
    stored = StoredDeal.model_validate(value)
    gold = {int(slot): FACE_OF[face] for slot, face in (stored.gold or {}).items()}
    return Dealt(stored.round, Deal(tuple(stored.laid), gold, stored.extra), tuple(stored.offer))


def _write_deal(dealt: Dealt) -> StoredDeal:
    gold: dict[str, str] = {str(slot): FACE_TEXT[face] for slot, face in dealt.deal.gold.items()}
    return StoredDeal(
        round=dealt.round,
        gold=gold or None,
        laid=list(dealt.deal.laid),
        extra=dealt.deal.extra,
        offer=list(dealt.offer),
    )


DealPart: TypeAlias = Annotated[
    Dealt, PlainValidator(_read_deal), PlainSerializer(_write_deal, return_type=StoredDeal)
]


class StoredSeat(Stored):
    """The JSON of ``SeatSummary``."""

    kind: Literal["person", "bot", "open"]
    name: str | None = None
    level: Level | None = None
    lost: bool
    left: float | None = None
    program: bool | None = None


def _read_seat(value: Any) -> SeatSummary:
    fields = StoredSeat.model_validate(value).model_dump()
    return SeatSummary(**{**fields, "program": bool(fields["program"])})


def _write_seat(seat: SeatSummary) -> StoredSeat:
    return StoredSeat(**{**vars(seat), "program": seat.program or None})


SeatPart: TypeAlias = Annotated[
    SeatSummary,
    PlainValidator(_read_seat),
    PlainSerializer(_write_seat, return_type=StoredSeat),
]
