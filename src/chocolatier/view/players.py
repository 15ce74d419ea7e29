"""Players and their progress, as they are asked for and sent."""

from collections.abc import Mapping, Sequence
from typing import Annotated

from pydantic import Field

from chocolatier.store.memory import (
    MOST_PUZZLES,
    MOST_RESULTS,
    MOST_TOKENS,
    DigestKey,
    GameResult,
    Memory,
    PuzzleKey,
    PuzzleTry,
    ReviewedSeats,
    Seconds,
    Why,
)
from chocolatier.study.progress.mistakes import SeatFigures
from chocolatier.study.progress.progress import Dated, PersonProgress, Rung
from chocolatier.study.progress.rating import PersonRating
from chocolatier.view.position import Model
from chocolatier.view.table_view import LevelName, Name, TableId, Token, Version

MOST_ASKED = 50
MOST_REVIEWS = 100
MOST_POINTS = 300
"""Ratings that are sent: the last ones."""


class NewPlayer(Model):
    """A wish to become a player, with what the browser remembers."""

    name: Name
    memory: Memory


class SavedMemory(Model):
    """A memory from a file."""

    memory: Memory


class CheckedMemory(Model):
    """How much a memory has."""

    results: int
    puzzles: int


class PlayerKey(Model):
    """The secret of a player's link."""

    key: Token


class PlayerWish(PlayerKey):
    """What a browser remembers, or only what is new; ``since`` is the version that it has seen."""

    since: Version = 0
    name: Name | None = None  # a new one
    memory: Memory


class PlayerView(Model):
    """A player; ``memory`` is None for a browser that knows it already."""

    name: str
    version: int
    memory: Memory | None


class Forgotten(Model):
    """What was removed: tables, and names in the games of others."""

    removed: int
    unnamed: int


class HeldTable(Model):
    """A table, and the tokens that hold seats there."""

    table: TableId
    tokens: Annotated[list[Token], Field(max_length=MOST_TOKENS)]


class ResultsWish(Model):
    """A request for the results of finished games."""

    tables: Annotated[list[HeldTable], Field(max_length=MOST_ASKED)]


class ResultsView(Model):
    """The results of those that are over; ``gone`` are tables that do not exist any more."""

    results: list[GameResult]
    gone: list[TableId]


class ProgressWish(Model):
    """What a person has done, as the browser remembers it."""

    results: Annotated[list[GameResult], Field(max_length=MOST_RESULTS)] = Field(
        default_factory=list
    )
    puzzles: Annotated[dict[PuzzleKey, PuzzleTry], Field(max_length=MOST_PUZZLES)] = Field(
        default_factory=dict
    )
    reviews: Annotated[dict[DigestKey, ReviewedSeats], Field(max_length=1000)] = Field(
        default_factory=dict
    )


class RatingView(Model):
    """A rating in points, and the standard deviation of what is known about it."""

    points: int
    doubt: int


class RatingPoint(RatingView):
    """A rating at a time."""

    at: Seconds


class RatingCourse(Model):
    """A rating that changed over time; the figures are of all games, the points the last ones."""

    now: RatingView | None
    count: int
    won: int
    points: list[RatingPoint]


class TallyView(Model):
    """How often a person ended ahead of a level, level with it and behind it."""

    level: LevelName
    rules: str
    ahead: int
    equal: int
    behind: int


class RulesRatingView(RatingView):
    """The games with one rule set, rated by themselves."""

    rules: str
    games: int
    won: int


class RungView(Model):
    """A level on the ladder, and the last games against it."""

    level: LevelName
    ahead: int
    games: int


class ReviewedView(Model):
    """What a review says about the person: shares from 0 to 1, accuracy from 0 to 100."""

    digest: DigestKey
    at: Seconds
    rules: str
    seat: int
    bad: int  # moves that were mistakes of any size
    accuracy: float
    luck: float
    mean_loss: float
    result: float


class MistakeView(Model):
    """Points a game that bad moves give away in one part."""

    part: str
    points: float


class ProgressView(Model):
    """How a person gets on."""

    games: RatingCourse
    puzzles: RatingCourse
    tallies: list[TallyView]
    by_rules: list[RulesRatingView]
    passed: RungView | None  # the strongest level that was passed on the ladder
    waits: RungView | None  # the next one
    winning: int  # games won in a row up to now
    longest: int
    reviews: list[ReviewedView]
    mistakes: list[MistakeView]
    uncounted: dict[Why, int]  # games that do not count, and why
    strengths: dict[LevelName, int]  # of the levels, with 2-coloured-plain


def progress_view(
    progress: PersonProgress,
    reviews: list[tuple[str, int, SeatFigures]],
    mistakes: list[tuple[str, float]],
    uncounted: Mapping[Why, int],
) -> ProgressView:
    """Return a person's progress as it is sent."""
    return ProgressView(
        games=_rated(progress.games, progress.won),
        puzzles=_rated(progress.puzzles, progress.solved),
        tallies=[TallyView(**vars(one)) for one in progress.tallies],
        by_rules=[
            RulesRatingView(rules=one.rules, games=one.games, won=one.won, **_rounded(one.rating))
            for one in progress.by_rules
        ],
        passed=_rung(progress.ladder.passed),
        waits=_rung(progress.ladder.waits),
        winning=progress.winning,
        longest=progress.longest,
        reviews=[
            ReviewedView(
                digest=digest,
                at=at,
                rules=one.rules,
                seat=one.seat,
                bad=one.bad,
                accuracy=one.accuracy,
                luck=one.luck,
                mean_loss=one.mean_loss,
                result=one.result,
            )
            for digest, at, one in reviews
        ],
        mistakes=[MistakeView(part=part, points=round(points, 1)) for part, points in mistakes],
        uncounted=dict(uncounted),
        strengths={level: round(points) for level, points in progress.strengths.items()},
    )


def _rounded(rating: PersonRating) -> dict[str, int]:
    return {"points": round(rating.points), "doubt": round(rating.doubt)}


def _rung(rung: Rung | None) -> RungView | None:
    return None if rung is None else RungView(**vars(rung))


def _rated(dated: Sequence[Dated], won: int) -> RatingCourse:
    return RatingCourse(
        now=RatingView(**_rounded(dated[-1].rating)) if dated else None,
        count=len(dated),
        won=won,
        points=[RatingPoint(at=one.at, **_rounded(one.rating)) for one in dated[-MOST_POINTS:]],
    )
