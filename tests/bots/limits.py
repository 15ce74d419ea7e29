"""Games of the top level on the clock: no illegal move, no crash, no overrun.

Run ``python -m tests.bots.limits`` for 1,000 games over all rule sets. Overruns are those of the
wall clock, so the machine must have a processor to spare; ``late`` are the games with a move that
took over 30 ms more than its limit.
"""

import argparse
import sys

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
    print(
        f"{'rule set':<20}{'games':>6}{'moves':>8}{'forfeits':>10}{'worst overrun':>15}{'late':>6}"
    )
    failed = False
    for rules in RULE_SETS:
        moves = forfeits = late = 0
        worst = 0.0
        for index in range(options.games):
            seed = f"{options.seed}/{rules}/{index}"
            bots = (options.bot,) * rules.players
            result = play_match(Match(index, bots, rules, seed, seed, limits))
            overrun = 1000 * max(clock.slowest for clock in result.thinking) - options.time
            moves += sum(clock.moves for clock in result.thinking)
            worst, late = max(worst, overrun), late + (overrun > MOST_OVERRUN)
            if result.forfeit:
                forfeits += 1
                print(f"{seed}: {result.forfeit.reason}")
        figures = f"{options.games:>6}{moves:>8,}{forfeits:>10}{worst:>12.1f} ms{late:>6}"
        print(f"{rules!s:<20}{figures}", flush=True)
        failed = failed or forfeits > 0 or late > 0
    sys.exit(failed)


if __name__ == "__main__":
    main()
