"""Games that several people play with equal deals, as they are asked for and sent."""

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from chocolatier.notation.record_lines import SeatNumber
from chocolatier.view.position import Model
from chocolatier.view.table_view import LevelName, Name, RulesView, TableId, Token

Day: TypeAlias = Annotated[str, Field(max_length=20)]
ContestId: TypeAlias = Annotated[str, Field(pattern=r"^[a-z0-9-]{8,32}$")]
ContestStatus: TypeAlias = Literal["playing", "done", "void"]


class Entrant(Model):
    """Who asks: a token that the browser made and keeps."""

    holder: Token


class DailyWish(Entrant):
    """A wish to play the deal of a day; only one attempt on the day itself counts."""

    counts: bool = True
    name: Name | None = None  # at the table


class NameWish(Entrant):
    """A name for the table of results, or None to be left out of it."""

    name: Name | None = None


class ChallengeWish(Entrant):
    """A wish that others play the deals of a finished table, where ``token`` holds the seat."""

    table: TableId
    token: Token
    name: Name


class MatchWish(Entrant):
    """A wish for two tables at which two teams sit crosswise, with the same deals."""

    rules: RulesView


class PlayWish(Entrant):
    """A wish to play the deals of a challenge."""

    name: Name


class PlayedLine(Model):
    """A finished game: the scores at its end and after every round, by seat."""

    scores: list[int]
    rounds: list[list[int]]
    place: SeatNumber
    lead: int  # points ahead of the best of the others, below 0 if behind


class ResultLine(Model):
    """A line of the table of results."""

    rank: int
    name: str
    place: SeatNumber
    points: int
    lead: int
    mine: bool


class OwnEntry(Model):
    """The attempt of who asks; the figures are 0 until it is done."""

    table: TableId
    status: ContestStatus
    name: str | None
    rank: int | None  # among all who gave a name
    place: int
    points: int
    lead: int


class DailyView(Model):
    """The deal of a day, as one person sees it."""

    day: Day
    today: Day
    earliest: Day
    until: float  # when the day ends, in seconds since 1970
    rules: RulesView
    seats: list[LevelName | None]  # the levels of the bots; None is the person
    starts: SeatNumber
    counts: bool  # an attempt of who asks would count
    mine: OwnEntry | None
    own: PlayedLine | None  # the game of who asks
    rival: PlayedLine | None  # the best bot's game on the same deals, for those who have played
    rival_comes: bool  # it is being played
    results: list[ResultLine]
    players: int  # with a result, named or not


class DuplicateLine(Model):
    """One person's game of a challenge."""

    name: str
    host: bool  # whose deals they are
    mine: bool
    status: ContestStatus
    table: TableId | None  # for those who have played
    points: int
    lead: int
    difference: int | None  # of the lead to the host's; None until it is done, and for the host
    unequal: int | None  # the first round that was dealt otherwise than the host's


class MatchTable(Model):
    """One of the two tables of a match."""

    table: TableId
    invite: Token | None  # takes an open seat
    status: Literal["waiting", "playing", "over"]
    names: list[str | None]  # by seat; None is open
    teams: list[int]  # by seat: 1 or 2
    scores: list[int]


class DuplicateView(Model):
    """A challenge or a match, as one person sees it."""

    contest: ContestId
    kind: Literal["challenge", "match"]
    rules: RulesView
    seats: list[LevelName | None]  # the levels of the bots; None is a person
    starts: SeatNumber
    host: str | None
    counts: bool  # who asks may play
    mine: OwnEntry | None
    lines: list[DuplicateLine]
    tables: list[MatchTable]
    difference: int | None  # of a match: by how much the first team is ahead, once both are over
    unequal: int | None  # of a match: the first round that the tables were dealt differently
