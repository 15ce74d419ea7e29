"""What a person's games and puzzles say: ratings over time, results by level, the ladder."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from chocolatier.bots.levels import LEVELS
from chocolatier.study.progress.rating import Meeting, PersonRating, rate
from chocolatier.study.progress.strength import strengths

LADDER_GAMES = 4
LADDER_WINS = 3
"""A person who is ahead of a level in so many of the last games against it has passed it."""
PUZZLE_STRENGTHS = (500.0, 810.0, 1400.0, 1960.0, 2380.0)
"""How strong a puzzle of each difficulty is: where the levels begin to find it.

Difficulty 1 is found by all levels, 2 by about all from Tom on, 3 by those from between Viktor and
Sofia on, 4 by those from Pascal on, 5 by Maître at most; the points are those of 2-coloured-plain.
"""
_ORDER = {level.name: rank for rank, level in enumerate(LEVELS)}


@dataclass(frozen=True)
class PlayedGame:
    """A game of one person against levels: ``levels`` has None for the person's own seat."""

    at: int
    rules: str  # the name of a rule set without options
    levels: tuple[str | None, ...]
    places: tuple[int, ...]

    @property
    def place(self) -> int:
        """The person's place."""
        return self.places[self.levels.index(None)]

    @property
    def is_won(self) -> bool:
        """Whether the person has won, alone or with others."""
        return self.place == 1

    def opponents(self) -> list[tuple[str, int]]:
        """Return the level and the place of every bot."""
        pairs = zip(self.levels, self.places, strict=True)
        return [(level, place) for level, place in pairs if level is not None]

    def meeting(self) -> Meeting:
        """Return the game as it is rated."""
        points = strengths(self.rules)
        return Meeting(self.place, tuple((points[one], place) for one, place in self.opponents()))


@dataclass(frozen=True)
class TriedPuzzle:
    """The first try at a puzzle."""

    at: int
    difficulty: int
    right: bool

    def meeting(self) -> Meeting:
        """Return the try as a game against the puzzle."""
        return Meeting(
            1 if self.right else 2, ((PUZZLE_STRENGTHS[self.difficulty - 1], 2 - self.right),)
        )


@dataclass(frozen=True)
class Dated:
    """A rating after a game or a puzzle."""

    at: int
    rating: PersonRating


@dataclass
class Tally:
    """How often a person ended ahead of a level, level with it, and behind it."""

    level: str
    rules: str
    ahead: int = 0
    equal: int = 0
    behind: int = 0

    def count(self, own: int, other: int) -> None:
        """Count one game by the places in it."""
        self.ahead += own < other
        self.equal += own == other
        self.behind += own > other


@dataclass(frozen=True)
class Rung:
    """A level on the ladder, and the last games against it."""

    level: str
    ahead: int
    games: int


@dataclass(frozen=True)
class Ladder:
    """The strongest level that was passed, and the one that waits; None above the top."""

    passed: Rung | None
    waits: Rung | None


@dataclass(frozen=True)
class RulesRating:
    """The games with one rule set, rated by themselves."""

    rules: str
    games: int
    won: int
    rating: PersonRating


@dataclass(frozen=True)
class PersonProgress:
    """Everything that games and puzzles say about a person."""

    games: Sequence[Dated]
    puzzles: Sequence[Dated]
    tallies: Sequence[Tally]
    by_rules: Sequence[RulesRating]
    ladder: Ladder
    winning: int  # games won in a row up to now
    longest: int  # the most games won in a row
    won: int = 0
    solved: int = 0
    strengths: dict[str, float] = field(default_factory=lambda: strengths("2-coloured-plain"))


def progress_of(games: Iterable[PlayedGame], puzzles: Iterable[TriedPuzzle]) -> PersonProgress:
    """Return what these games and puzzles say, in the order of their times."""
    played = sorted(games, key=lambda game: game.at)
    tried = sorted(puzzles, key=lambda one: one.at)
    rated = list(rate(game.meeting() for game in played))
    winning, longest = _in_a_row(played)
    return PersonProgress(
        games=[Dated(game.at, one) for game, one in zip(played, rated, strict=True)],
        puzzles=[
            Dated(one.at, rating)
            for one, rating in zip(tried, rate(one.meeting() for one in tried), strict=True)
        ],
        tallies=_tallies(played),
        by_rules=_by_rules(played),
        ladder=_ladder(played, rated[-1] if rated else None),
        winning=winning,
        longest=longest,
        won=sum(game.is_won for game in played),
        solved=sum(one.right for one in tried),
    )


def _in_a_row(games: Iterable[PlayedGame]) -> tuple[int, int]:
    now = most = 0
    for game in games:
        now = now + 1 if game.is_won else 0
        most = max(most, now)
    return now, most


def _tallies(games: Iterable[PlayedGame]) -> list[Tally]:
    found: dict[tuple[str, str], Tally] = {}
    for game in games:
        for level, place in game.opponents():
            tally = found.setdefault((game.rules, level), Tally(level, game.rules))
            tally.count(game.place, place)
    return sorted(found.values(), key=lambda one: (one.rules, _ORDER[one.level]))


def _by_rules(games: Iterable[PlayedGame]) -> list[RulesRating]:
    groups: dict[str, list[PlayedGame]] = defaultdict(list)
    for game in games:
        groups[game.rules].append(game)
    made = []
    for rules, some in sorted(groups.items()):
        *_, last = rate(game.meeting() for game in some)
        made.append(RulesRating(rules, len(some), sum(game.is_won for game in some), last))
    return made


def _ladder(games: Sequence[PlayedGame], rating: PersonRating | None) -> Ladder:
    """Return the place on the ladder; who has passed no level begins near the own rating.

    A game counts once for a level: it is won if all of its bots are behind.
    """
    met: dict[str, list[bool]] = defaultdict(list)
    for game in games:
        best: dict[str, int] = {}
        for level, place in game.opponents():
            best[level] = min(place, best.get(level, place))
        for level, place in best.items():
            met[level].append(game.place < place)

    def rung(rank: int) -> Rung:
        last = met[LEVELS[rank].name][-LADDER_GAMES:]
        return Rung(LEVELS[rank].name, sum(last), len(last))

    rungs = [rung(rank) for rank in range(len(LEVELS))]
    passed = [rank for rank, one in enumerate(rungs) if one.ahead >= LADDER_WINS]
    if passed:
        top = passed[-1]
        return Ladder(rungs[top], rungs[top + 1] if top + 1 < len(rungs) else None)
    if rating is None:
        return Ladder(None, rungs[0])
    points = strengths("2-coloured-plain")
    below = [one for one in rungs if points[one.level] <= rating.points]
    return Ladder(None, below[-1] if below else rungs[0])
