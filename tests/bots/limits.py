"""Games of the top level on the clock: no illegal move, no crash, no overrun.

Run ``python -m tests.bots.limits`` for 1,000 games over all rule sets. Overruns are those of the
wall clock, so the machine must have a processor to spare.
"""

import argparse
import sys

from rich.console import Console
from rich.progress import track
from rich.table import Table

from chocolatier.bots.bot import Limits
from chocolatier.lab.match import Match, play_match
from chocolatier.rules.ruleset import RULE_SETS
from chocolatier.warmup import warm_up

MOST_OVERRUN = 30  # milliseconds


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=84, help="of each rule set")
    parser.add_argument("--time", type=float, default=10, metavar="MS")
    parser.add_argument("--bot", default="maitre")
    parser.add_argument("--seed", default="limits")
    options = parser.parse_args()
    warm_up()
    limits = Limits(seconds=options.time / 1000)
    table = Table(box=None)
    names = ("rule set", "games", "moves", "forfeits", "worst overrun in ms", "games over 30 ms")
    for name in names:
        table.add_column(name, justify="left" if name == names[0] else "right")
    failures = late = 0
    for rules in RULE_SETS:
        moves = forfeits = over = 0
        worst = 0.0
        for index in track(range(options.games), str(rules)):
            seed = f"{options.seed}/{rules}/{index}"
            bots = (options.bot,) * rules.players
            result = play_match(Match(index, bots, rules, seed, seed, limits))
            overrun = 1000 * max(clock.slowest for clock in result.thinking) - options.time
            moves += sum(clock.moves for clock in result.thinking)
            worst, over = max(worst, overrun), over + (overrun > MOST_OVERRUN)
            if result.forfeit:
                forfeits += 1
                print(f"{rules} {seed}: {result.forfeit.reason}")
        table.add_row(
            str(rules), f"{options.games}", f"{moves:,}", f"{forfeits}", f"{worst:.1f}", f"{over}"
        )
        failures, late = failures + forfeits, late + over
    Console().print(table)
    sys.exit(bool(failures or late))


if __name__ == "__main__":
    main()
