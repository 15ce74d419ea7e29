"""Measure strength by thinking time: ``search`` against itself with a twentieth of a second.

    python benchmarks/curve.py [--rules 2-coloured-plain] [--games 400] [--plot docs/curve.svg]

All times have the same opponent, because the gain of one doubling is too small for few games.
Every longer time is played half as often as the one before, but in at least 80 games. Games that
were played before are read from the journals in ``build/``.
"""

import argparse
import os
from functools import partial
from math import log2, log10
from pathlib import Path

from rich.console import Console

from chocolatier.lab.arena.arena import Arena
from chocolatier.lab.arena.journal import Journal
from chocolatier.lab.arena.report import ArenaProgress
from chocolatier.lab.arena.run import play_arena
from chocolatier.lab.arena.stats import Estimate, Spread, estimate_rate
from chocolatier.lab.arena.summary import win_rates
from chocolatier.lab.pool import load_extra, run_unordered
from chocolatier.rules.ruleset import Rules
from chocolatier.warmup import warm_up

SHORTEST = 0.05
SECONDS = (0.1, 0.2, 0.5, 1.0, 2.0)
FEWEST = 80
FOLDER = Path("build")


def elo(rate: float) -> float:
    """Return the difference in Elo points that gives a win rate."""
    bounded = min(max(rate, 0.001), 0.999)
    return 400 * log10(bounded / (1 - bounded))


def play(rules: Rules, seconds: float, games: int, seed: str, jobs: int) -> Estimate:
    """Return the win rate of a thinking time against the shortest."""
    bots = (f"search:seconds={seconds:g}", f"search:seconds={SHORTEST:g}")
    arena = Arena(bots, rules, seed)
    FOLDER.mkdir(exist_ok=True)
    path = FOLDER / f"curve-{rules}-{seconds:g}.journal"
    count = arena.whole_sets(games)
    run = partial(run_unordered, jobs=jobs)
    bar = ArenaProgress(arena, count, Console(stderr=True))
    with Journal(path, arena.identity()) as journal, bar as progress:
        played = play_arena(arena, count, journal, run, progress)
    rate = estimate_rate(Spread.of(win_rates(arena, 0, played.results)))
    assert rate is not None
    return rate


def doubling(rates: list[Estimate]) -> tuple[float, float]:
    """Return the Elo points that each doubling of the time is worth, and half their interval."""
    above = moment = 0.0
    for seconds, rate in zip(SECONDS, rates, strict=True):
        doublings = log2(seconds / SHORTEST)
        weight = (2 / (elo(rate.high) - elo(rate.low))) ** 2
        above += weight * doublings * elo(rate.value)
        moment += weight * doublings**2
    return above / moment, moment**-0.5


def draw(path: Path, rules: Rules, rates: list[Estimate]) -> None:
    """Draw the Elo points above the shortest time, with their intervals."""
    figure = load_extra("matplotlib.figure", "plot").Figure((7, 4), layout="constrained")
    axes = figure.subplots()
    heights = [elo(rate.value) for rate in rates]
    below = [elo(rate.value) - elo(rate.low) for rate in rates]
    above = [elo(rate.high) - elo(rate.value) for rate in rates]
    axes.errorbar(SECONDS, heights, [below, above], marker="o", capsize=3)
    axes.axhline(0, color="gray", linewidth=1)
    axes.set_xscale("log", base=2)
    axes.set_xticks(SECONDS, [f"{s:g}" for s in SECONDS])
    axes.set(xlabel="seconds a move", ylabel=f"Elo above {SHORTEST:g} s", title=str(rules))
    axes.grid(alpha=0.3)
    figure.savefig(path)


def main() -> None:
    """Play all times and print what twice the time is worth."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rules", type=Rules.parse, default=Rules())
    parser.add_argument("--games", type=int, default=400, help="of the shortest time")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", default="curve")
    parser.add_argument("--plot", type=Path, metavar="FILE")
    options = parser.parse_args()
    warm_up()
    rates = []
    for number, seconds in enumerate(SECONDS):
        games = max(FEWEST, options.games >> number)
        rate = play(options.rules, seconds, games, options.seed, options.jobs)
        rates.append(rate)
        interval = f"[{100 * rate.low:.1f}, {100 * rate.high:.1f}]"
        print(
            f"{seconds:g} s against {SHORTEST:g} s: {100 * rate.value:.1f} % {interval}", flush=True
        )
    worth, spread = doubling(rates)
    print(f"twice the time: {worth:+.0f} Elo [{worth - spread:+.0f}, {worth + spread:+.0f}]")
    if options.plot:
        draw(options.plot, options.rules, rates)


if __name__ == "__main__":
    main()
