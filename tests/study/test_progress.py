"""Ratings on the scale of the bots, the ladder, favourite mistakes."""

import itertools
import math
import random
import statistics
from dataclasses import dataclass
from pathlib import Path

import pytest

from chocolatier.bots.levels import LEVELS
from chocolatier.rules.ruleset import RULE_SETS
from chocolatier.study.progress.mistakes import SeatFigures, favourite_mistakes
from chocolatier.study.progress.progress import (
    PUZZLE_STRENGTHS,
    PlayedGame,
    TriedPuzzle,
    progress_of,
)
from chocolatier.study.progress.rating import Meeting, PersonRating, rate
from chocolatier.study.progress.strength import ANCHOR, SCALE, STEPS, rule_set, strengths

BASE = "2-coloured-plain"
DOCS = Path(__file__).parents[2] / "docs"


def games(level: str, outcomes: str, start: int = 0) -> list[PlayedGame]:
    """Games against a level: ``w`` is a win, ``=`` a shared one, ``l`` a loss."""
    places = {"w": (1, 2), "=": (1, 1), "l": (2, 1)}
    return [
        PlayedGame(start + at, BASE, (None, level), places[one]) for at, one in enumerate(outcomes)
    ]


def test_every_rule_set_has_a_ladder_that_rises() -> None:
    assert {rule_set(rules) for rules in RULE_SETS} == set(STEPS)
    for name in STEPS:
        points = [strengths(name)[level.name] for level in LEVELS]
        assert points[0] == ANCHOR
        assert all(100 < high - low < 400 for low, high in itertools.pairwise(points))
    tom = strengths(BASE)["tom"] - ANCHOR  # measured: tom wins 0.77 of the games
    assert 1 / (1 + math.exp(-tom / SCALE)) == pytest.approx(0.77)
    assert list(PUZZLE_STRENGTHS) == sorted(PUZZLE_STRENGTHS)


def rows(file: str) -> list[list[str]]:
    """The cells of every row of the tables of a page."""
    text = (DOCS / file).read_text("utf-8")
    return [
        [cell.strip() for cell in line.split("|")[1:-1]]
        for line in text.splitlines()
        if "|" in line
    ]


def test_the_numbers_are_those_of_the_documentation() -> None:
    measured: dict[str, dict[str, float]] = {}
    head: list[str] = []
    for level, *cells in (row for row in rows("experiments.md") if len(row) > 3):
        if level == "level" and cells[0] == "beats":
            head = [cell.split(",")[0] for cell in cells[1:]]
        elif level.strip("`") in {one.name for one in LEVELS}:
            for name, cell in zip(head, cells[1:], strict=True):
                known = measured.setdefault(name, {})
                known.setdefault(level.strip("`"), float(cell.split()[0]))  # the newest come first
    levels = [level.name for level in LEVELS[1:]]
    assert {
        name: tuple(steps[level] for level in levels if level in steps)
        for name, steps in measured.items()
    } == STEPS
    written = {name: cells for name, *cells in rows("progress.md") if name in STEPS}
    assert written == {
        name: [str(round(points)) for points in strengths(name).values()] for name in STEPS
    }


def play(rng: random.Random, true: float, opponents: list[float]) -> Meeting:
    """A game in which each seat's chance to be next in the ranking is its part of all odds."""
    odds = [math.exp((one - true) / SCALE) for one in (true, *opponents)]
    left, places = list(range(len(odds))), [0] * len(odds)
    for place in range(1, len(odds) + 1):
        seat = rng.choices(left, [odds[one] for one in left])[0]
        places[seat] = place
        left.remove(seat)
    return Meeting(places[0], tuple(zip(opponents, places[1:], strict=True)))


def information(meeting: Meeting, true: float) -> float:
    """What a game says about a strength: Fisher's information, for one place after the other."""
    found = 0.0
    for place in range(1, min(meeting.place, len(meeting.opponents)) + 1):
        left = [points for points, at in meeting.opponents if at >= place]
        chance = 1 / (1 + sum(math.exp((points - true) / SCALE) for points in left))
        found += chance * (1 - chance) / SCALE**2
    return found


@dataclass
class Simulated:
    """How far ratings are off, and how far the best possible ones would be (Cramér and Rao)."""

    errors: list[float]
    limits: list[float]  # the least standard deviation, for each person

    @property
    def within(self) -> float:
        return sum(error <= 60 for error in self.errors) / len(self.errors)

    @property
    def most_within(self) -> float:
        """The part of people within 60 points if no information were lost."""
        normal = statistics.NormalDist()
        return statistics.mean(2 * normal.cdf(60 / limit) - 1 for limit in self.limits)

    @property
    def used(self) -> float:
        """How much of the information in the games the ratings use."""
        best = statistics.mean(limit**2 for limit in self.limits)
        return best / statistics.mean(error**2 for error in self.errors)

    def say(self, rules: str) -> None:
        mean, median = statistics.mean(self.errors), statistics.median(self.errors)
        limit = math.sqrt(2 / math.pi) * statistics.mean(self.limits)
        print(
            f"\n{rules}: mean error {mean:.1f} (least possible {limit:.1f}), median {median:.1f}, "
            f"within 60 points {self.within:.1%} (most possible {self.most_within:.1%}), "
            f"{self.used:.0%} of the information used"
        )


def simulated(people: int, games: int, rules: str, seed: str) -> Simulated:
    """People of known strength who always play the level nearest to their rating."""
    rng, found = random.Random(seed), Simulated([], [])
    points = list(strengths(rules).values())
    for _ in range(people):
        true, now, known = rng.uniform(500, 2400), PersonRating(), 0.0
        for _ in range(games):
            near = min(points, key=lambda one: abs(one - now.points))
            meeting = play(rng, true, [near] * (int(rules[0]) - 1))
            (now,) = rate([meeting], now)
            known += information(meeting, true)
        found.errors.append(abs(now.points - true))
        found.limits.append(1 / math.sqrt(known))
    found.say(rules)
    return found


def test_a_thousand_people_are_rated_within_60_points_after_50_games() -> None:
    """The mean error of all is, and nearly as many people as 50 games allow.

    A game between equals says (ln 10 / 400)² / 4 about a rating, so 50 of them leave a standard
    deviation of 49 points, whatever the method; levels that lie 200 points apart leave 53.
    """
    found = simulated(1000, 50, BASE, "a thousand people")
    mean, median = statistics.mean(found.errors), statistics.median(found.errors)
    assert 39 < mean < 60
    assert median < 45
    assert found.within > 0.7
    assert found.within > found.most_within - 0.05
    assert found.used > 0.85


def test_more_opponents_say_more() -> None:
    three, four = (
        simulated(150, 50, rules, "several at a table")
        for rules in ("3-coloured-plain", "4-free-special")
    )
    assert statistics.mean(three.errors) < 40
    assert statistics.mean(four.errors) < 35
    assert four.within > three.within > 0.75
    assert four.used > 0.8


def test_progress_counts_by_level_and_rules() -> None:
    three = PlayedGame(9, "3-free-plain", ("agata", None, "tom"), (1, 2, 3))
    found = progress_of([three, *games("tom", "wlww=")], [])
    assert [one.at for one in found.games] == [0, 1, 2, 3, 4, 9]
    tallies = {(one.rules, one.level): (one.ahead, one.equal, one.behind) for one in found.tallies}
    assert tallies == {
        (BASE, "tom"): (3, 1, 1),
        ("3-free-plain", "agata"): (0, 0, 1),
        ("3-free-plain", "tom"): (1, 0, 0),
    }
    assert [(one.rules, one.games, one.won) for one in found.by_rules] == [
        (BASE, 5, 4),
        ("3-free-plain", 1, 0),
    ]
    assert (found.won, found.winning, found.longest) == (4, 0, 3)
    before, after = found.games[0].rating, found.games[-1].rating
    assert after.doubt < before.doubt < 400


AHEAD_OF_ALL = PlayedGame(1, "4-coloured-plain", (None, "tom", "tom", "tom"), (1, 2, 3, 4))
AHEAD_OF_ONE = PlayedGame(1, "4-coloured-plain", (None, "tom", "tom", "tom"), (3, 1, 2, 4))


@pytest.mark.parametrize(
    ("played", "passed", "waits"),
    [
        ([], None, ("mila", 0, 0)),
        (games("tom", "wlww"), ("tom", 3, 4), ("agata", 0, 0)),
        (games("tom", "wwwll"), None, None),  # only the last four count
        (games("tom", "www") + games("agata", "wl", 9), ("tom", 3, 3), ("agata", 1, 2)),
        (games("maitre", "www"), ("maitre", 3, 3), None),
        ([AHEAD_OF_ALL] * 2, None, None),  # a game counts once, however many sat there
        ([AHEAD_OF_ALL] * 3, ("tom", 3, 3), ("agata", 0, 0)),
        ([AHEAD_OF_ONE] * 4, None, None),
    ],
)
def test_the_ladder(
    played: list[PlayedGame],
    passed: tuple[str, int, int] | None,
    waits: tuple[str, int, int] | None,
) -> None:
    ladder = progress_of(played, []).ladder
    found = ladder.passed and (ladder.passed.level, ladder.passed.ahead, ladder.passed.games)
    assert found == passed
    if waits is not None:
        assert ladder.waits is not None
        assert (ladder.waits.level, ladder.waits.ahead, ladder.waits.games) == waits
    if passed and passed[0] == "maitre":
        assert ladder.waits is None


def test_puzzles_are_opponents() -> None:
    hard = progress_of([], [TriedPuzzle(at, 4, True) for at in range(20)])
    easy = progress_of([], [TriedPuzzle(at, 1, at % 2 == 0) for at in range(20)])
    assert 1850 < hard.puzzles[-1].rating.points < 2300
    assert 350 < easy.puzzles[-1].rating.points < 750
    assert (hard.solved, easy.solved) == (20, 10)


def test_favourite_mistakes_are_the_worst_parts_of_bad_moves() -> None:
    def reviewed(**lost: float) -> SeatFigures:
        return SeatFigures(BASE, 1, 80.0, 0.1, 0.02, 1.0, 3, lost)

    games = [reviewed(floor=4.0, lines=1.0, insight=9.0), reviewed(floor=0.2, tempo=-3.0)]
    found = favourite_mistakes(games, 4)
    assert [part for part, _ in found] == ["floor", "lines"]
    assert [points for _, points in found] == pytest.approx([2.1, 0.5])
    assert favourite_mistakes([], 4) == []
