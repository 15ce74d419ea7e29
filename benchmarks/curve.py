"""Thinking time and strength: `search` against itself with half the time, from 1/32 s to 2 s.

    python benchmarks/curve.py [--rules 2-coloured-plain] [--games 100] [--plot docs/curve.svg]

Short thoughts are played most often: a match of twice the time has half the games, but not fewer
than 40. What was played before is read from the journals in ``build/``.
"""

import argparse
import os
from functools import partial
from itertools import accumulate, pairwise
from math import log10
from pathlib import Path

from rich.console import Console

from chocolatier.lab.arena import Arena
from chocolatier.lab.arena_journal import Journal
from chocolatier.lab.arena_report import ArenaProgress
from chocolatier.lab.arena_run import play_arena
from chocolatier.lab.arena_stats import Estimate, Spread, estimate_rate
from chocolatier.lab.arena_summary import win_rates
from chocolatier.lab.pool import load_extra, run_unordered
from chocolatier.rules.ruleset import Rules
from chocolatier.warmup import warm_up

SECONDS = (1 / 32, 1 / 16, 1 / 8, 1 / 4, 1 / 2, 1.0, 2.0)
FEWEST = 40
FOLDER = Path("build")


def elo(rate: float) -> float:
    """The difference in Elo points that makes a win rate."""
    bounded = min(max(rate, 0.001), 0.999)
    return 400 * log10(bounded / (1 - bounded))


def play(rules: Rules, less: float, more: float, games: int, seed: str, jobs: int) -> Estimate:
    """The win rate of the longer thought."""
    arena = Arena((f"search:seconds={more:g}", f"search:seconds={less:g}"), rules, seed)
    FOLDER.mkdir(exist_ok=True)
    path = FOLDER / f"curve-{rules}-{more:g}.journal"
    count = arena.whole_sets(games)
    run = partial(run_unordered, jobs=jobs)
    bar = ArenaProgress(arena, count, Console(stderr=True))
    with Journal(path, arena.identity()) as journal, bar as progress:
        played = play_arena(arena, count, journal, run, progress)
    rate = estimate_rate(Spread.of(win_rates(arena, 0, played.results)))
    assert rate is not None
    return rate


def draw(path: Path, rules: Rules, seconds: list[float], rates: list[Estimate]) -> None:
    """The Elo points won since the shortest thought; bars are the intervals of single steps."""
    figure = load_extra("matplotlib.figure", "plot").Figure((7, 4), layout="constrained")
    axes = figure.subplots()
    heights = list(accumulate((elo(rate.value) for rate in rates), initial=0.0))
    below = [0.0, *(elo(rate.value) - elo(rate.low) for rate in rates)]
    above = [0.0, *(elo(rate.high) - elo(rate.value) for rate in rates)]
    axes.errorbar(seconds, heights, [below, above], marker="o", capsize=3)
    axes.set_xscale("log", base=2)
    axes.set_xticks(seconds, [f"{s:g}" for s in seconds])
    axes.set(xlabel="seconds a move", ylabel="Elo above the shortest", title=str(rules))
    axes.grid(alpha=0.3)
    figure.savefig(path)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rules", type=Rules.parse, default=Rules())
    parser.add_argument("--games", type=int, default=200, help="of the shortest thoughts")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", default="curve")
    parser.add_argument("--plot", type=Path, metavar="FILE")
    options = parser.parse_args()
    warm_up()
    rates = []
    for number, (less, more) in enumerate(pairwise(SECONDS)):
        games = max(FEWEST, options.games >> number)
        rate = play(options.rules, less, more, games, options.seed, options.jobs)
        rates.append(rate)
        interval = f"[{100 * rate.low:.1f}, {100 * rate.high:.1f}]"
        print(f"{more:g} s against {less:g} s: {100 * rate.value:.1f} % {interval}", flush=True)
    if options.plot:
        draw(options.plot, options.rules, list(SECONDS), rates)


if __name__ == "__main__":
    main()
