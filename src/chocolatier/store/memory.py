"""What a person's browsers remember, as one document that two of them can merge.

The same text is stored for a player, sent to the player's browsers, and exported as a file
(``docs/progress.md``). Merging loses nothing, and its order does not matter: results, puzzles and
lessons are only ever added, and of two values of a setting the later one stays.
"""

from collections.abc import Callable
from typing import Annotated, Literal, TypeAlias, TypeVar

from pydantic import Field, JsonValue

from chocolatier.store.parts import Level, Stored

FORMAT = 1
MOST_RESULTS = 3000
MOST_TABLES = 1000
MOST_PUZZLES = 5000
MOST_TOKENS = 8  # at one table
Kept = TypeVar("Kept")

Token: TypeAlias = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{16,64}$")]
TableKey: TypeAlias = Annotated[str, Field(pattern=r"^[a-z0-9]{8,32}$")]
PuzzleKey: TypeAlias = Annotated[str, Field(pattern=r"^[0-9a-f]{8}$")]
DigestKey: TypeAlias = Annotated[str, Field(pattern=r"^[0-9a-f]{24}$")]
DayKey: TypeAlias = Annotated[str, Field(pattern=r"^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]
Word: TypeAlias = Annotated[str, Field(pattern=r"^[a-z0-9_-]{1,40}$")]
LATEST = 10**11
Seconds: TypeAlias = Annotated[int, Field(ge=0, le=LATEST)]
"""Since 1970."""
Millis: TypeAlias = Annotated[int, Field(ge=0, le=10**14)]
"""Milliseconds since 1970."""
SeatFrom1: TypeAlias = Annotated[int, Field(ge=1, le=4)]
BySeat = Field(min_length=2, max_length=4)
Why: TypeAlias = Literal["people", "program", "hints", "undo", "stand-in", "agreed", "position"]
"""Why a game does not count: see ``docs/progress.md``."""


class GameResult(Stored):
    """How a finished game went for one seat, as the server saw it; ``receipt`` is its signature."""

    table: TableKey
    seat: SeatFrom1
    at: Seconds
    rules: Annotated[str, Field(pattern=r"^[a-z0-9+-]{1,60}$")]
    levels: Annotated[list[Level | None], BySeat]  # of every seat's bot; None is a person
    places: Annotated[list[SeatFrom1], BySeat]
    scores: Annotated[list[Annotated[int, Field(ge=0, le=999)]], BySeat]
    why: Why | None = None
    receipt: Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]


class PuzzleTry(Stored):
    """The first try at a puzzle: whether it was right, and when."""

    right: bool
    at: Annotated[str, Field(pattern=r"^[0-9TZ:.-]{10,30}$")]


class KnownTable(Stored):
    """A table that the person knows: the tokens that hold seats there, and an invitation."""

    tokens: Annotated[list[Token], Field(max_length=MOST_TOKENS)] = Field(default_factory=list)
    seats: Annotated[list[SeatFrom1], Field(max_length=4)] = Field(default_factory=list)
    invite: Token | None = None
    listed: bool = True
    at: Millis = 0
    changed: Millis = 0  # when ``listed`` was set


class ReviewedSeats(Stored):
    """The own seats of a reviewed game, and when the review was first looked at."""

    seats: Annotated[list[SeatFrom1], Field(max_length=4)]
    at: Seconds = 0


class KeptSetting(Stored):
    """The value of a setting, and when it was chosen."""

    value: JsonValue
    at: Millis


class Memory(Stored):
    """All that a person's browsers remember."""

    format: int = FORMAT
    results: Annotated[list[GameResult], Field(max_length=MOST_RESULTS)] = Field(
        default_factory=list
    )
    puzzles: Annotated[dict[PuzzleKey, PuzzleTry], Field(max_length=MOST_PUZZLES)] = Field(
        default_factory=dict
    )
    days: Annotated[dict[DayKey, bool], Field(max_length=5000)] = Field(default_factory=dict)
    streak: Annotated[int, Field(ge=0, le=10_000)] = 0
    rush: Annotated[int, Field(ge=0, le=10_000)] = 0
    lessons: Annotated[list[Word], Field(max_length=200)] = Field(default_factory=list)
    tables: Annotated[dict[TableKey, KnownTable], Field(max_length=MOST_TABLES)] = Field(
        default_factory=dict
    )
    reviews: Annotated[dict[DigestKey, ReviewedSeats], Field(max_length=1000)] = Field(
        default_factory=dict
    )
    holders: Annotated[list[Token], Field(max_length=20)] = Field(default_factory=list)
    settings: Annotated[dict[Word, KeptSetting], Field(max_length=60)] = Field(default_factory=dict)

    def merged(self, other: "Memory") -> "Memory":
        """Return what either remembers; what only one of two can be right about stays as here."""
        results = {(one.table, one.seat): one for one in (*other.results, *self.results)}
        tables = _merged(self.tables, other.tables, _same_table)
        newest = sorted(tables, key=lambda name: tables[name].at, reverse=True)[:MOST_TABLES]
        return Memory.model_construct(
            format=FORMAT,
            results=sorted(results.values(), key=lambda one: (one.at, one.table, one.seat)),
            puzzles=_merged(self.puzzles, other.puzzles, lambda a, b: b if b.at < a.at else a),
            days=_merged(self.days, other.days, lambda a, _: a),
            streak=max(self.streak, other.streak),
            rush=max(self.rush, other.rush),
            lessons=list(dict.fromkeys((*self.lessons, *other.lessons))),
            tables={name: tables[name] for name in newest},
            reviews=_merged(self.reviews, other.reviews, lambda a, _: a),
            holders=list(dict.fromkeys((*self.holders, *other.holders))),
            settings=_merged(self.settings, other.settings, lambda a, b: b if b.at > a.at else a),
        )


def _merged(
    ours: dict[str, Kept], theirs: dict[str, Kept], choose: Callable[[Kept, Kept], Kept]
) -> dict[str, Kept]:
    """Return the items of both, ours first; ``choose`` decides where both have one."""
    merged = dict(ours)
    for name, one in theirs.items():
        merged[name] = choose(ours[name], one) if name in ours else one
    return merged


def _same_table(one: KnownTable, two: KnownTable) -> KnownTable:
    newer = two if two.changed > one.changed else one
    return KnownTable.model_construct(
        tokens=list(dict.fromkeys((*one.tokens, *two.tokens)))[:MOST_TOKENS],
        seats=sorted({*one.seats, *two.seats}),
        invite=one.invite or two.invite,
        listed=newer.listed,
        at=max(one.at, two.at),
        changed=newer.changed,
    )
