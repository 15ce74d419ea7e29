"""Whether luck is fair: the mean luck of each seat over games of every level, which must be 0.

    python -m tools.luck [RULES ...] [--games 60] [--nodes 1000] [--deals 6] [--seed luck]

The games are played as those of ``tools.judge``, but only their deals are reviewed. A real deal
and the sampled ones are drawn alike, so the expected luck is 0 however well the chances are known:
nodes may be few, and many games count more than good ones.

Printed are the mean luck of every seat with its 95 % interval, and for each rule set, and for all,
how often chance alone takes the seats together at least as far from 0. One interval in twenty
misses 0 by chance, so that last figure decides.
"""

import argparse
import math
import os
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from rich.progress import track

from chocolatier.bots import preload
from chocolatier.lab.pool import run_unordered
from chocolatier.rules.ruleset import Rules
from chocolatier.study.reviews.chapters import chapters_of, mean_of
from chocolatier.study.reviews.jobs import DealAnswer, LookAnswer, MoveJob, do_job
from chocolatier.warmup import warm_up
from tools import judge


@dataclass(frozen=True)
class Lucky:
    """The luck of every seat in a game, as parts of winning."""

    rules: str
    level: str
    luck: tuple[float, ...]


def luck_of(trial: judge.Trial) -> Lucky:
    """Play a game, and return what its deals gave to each seat."""
    preload.load()
    game = judge.play(trial)
    luck = np.zeros(game.rules.players)
    for chapter in chapters_of(game):
        jobs = chapter.jobs(0, trial.effort, why=False)
        answers = [do_job(job) for job in jobs if not isinstance(job, MoveJob)]
        sampled = [answer for answer in answers if isinstance(answer, DealAnswer)]
        for answer in answers:
            if isinstance(answer, LookAnswer):
                luck += np.subtract(answer.outlook.shares, mean_of(sampled))
    return Lucky(trial.rules, trial.level, tuple(luck.tolist()))


def distance(games: Sequence[Lucky]) -> float:
    """Return how far the mean luck is from 0, as a squared length in standard errors.

    The luck of all seats adds up to 0, so the last seat says nothing new.
    """
    luck = np.array([one.luck[:-1] for one in games])
    covariance = np.atleast_2d(np.cov(luck.T)) / len(luck)
    off = luck.mean(axis=0)
    return float(off @ np.linalg.solve(covariance, off))


def by_chance(squared: float, free: int) -> float:
    """Return how often a chi-squared variable with so many degrees of freedom is larger."""
    half = squared / 2
    tail = math.erfc(math.sqrt(half)) if free % 2 else math.exp(-half)
    for k in range(free % 2 or 2, free, 2):
        tail += half ** (k / 2) * math.exp(-half) / math.gamma(k / 2 + 1)
    return tail


def print_luck(rules: str, games: Sequence[Lucky]) -> tuple[float, int]:
    """Print the luck under some rules; return its squared distance from 0 and what is free."""
    seats = [judge.mean_of([one.luck[seat] for one in games]) for seat in range(len(games[0].luck))]
    means = ", ".join(f"{100 * mean:+.2f} ± {100 * width:.2f}" for mean, width in seats)
    squared, free = distance(games), len(seats) - 1
    print(f"{rules}, {len(games)} games: {means} %; by chance {by_chance(squared, free):.1%}")
    return squared, free


def main() -> None:
    """Play and review the games, then print everything."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("rules", nargs="*", default=list(judge.RULE_NAMES), metavar="RULES")
    parser.add_argument("--games", type=int, default=60, help="of every level (default: 60)")
    parser.add_argument(
        "--levels", nargs="+", choices=judge.NAMES, default=judge.NAMES, metavar="LEVEL"
    )
    parser.add_argument("--nodes", type=int, default=1000, help="of a search (default: 1000)")
    parser.add_argument("--deals", type=int, default=6, help="sampled for a round (default: 6)")
    parser.add_argument(
        "--top-nodes", type=int, default=2000, help="of the top level (default: 2000)"
    )
    parser.add_argument("--seed", default="luck", help="other games for another text")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()
    options.rules = [str(Rules.parse(name)) for name in options.rules]
    options.rejudged = 0
    warm_up()
    trials = list(judge.trials(options))
    found = list(track(run_unordered(luck_of, trials, options.jobs), "games", total=len(trials)))
    sums = [
        print_luck(rules, [one for one in found if one.rules == rules]) for rules in options.rules
    ]
    squared, free = (sum(column) for column in zip(*sums, strict=True))
    print(f"all together: by chance {by_chance(squared, int(free)):.1%}")


if __name__ == "__main__":
    main()
