"""Games of the top level on the clock: no illegal move, no crash, no overrun.

Run ``python -m tests.bots.limits`` for 1,000 games over all rule sets. Overruns are those of the
wall clock, so the machine must have a processor to spare; ``late`` are the games with a move that
took over 30 ms more than its limit. A virtual machine stops for longer than that now and then, also
in an empty loop. So the positions of a late game are thought about once more: ``again`` are those
games that were late a second time, which points at the search and not at the machine.
"""

import argparse
import sys
import time

from chocolatier.bots.bot import Limits
from chocolatier.bots.registry import make_bot
from chocolatier.lab.match import Match, Result, play_match
from chocolatier.rules.game import Game
from chocolatier.rules.ruleset import RULE_SETS
from chocolatier.warmup import warm_up

MOST_OVERRUN = 30  # milliseconds


def late_again(match: Match, result: Result, most_seconds: float) -> bool:
    """Think about every position of a game once more: does a move take too long again?"""
    game = Game(match.rules, match.deal)
    bots = [make_bot(spec, match.seed, match.limits) for spec in match.bots]
    slowest = 0.0
    for move in result.moves.split():
        began = time.perf_counter()
        bots[game.turn].choose(game)
        slowest = max(slowest, time.perf_counter() - began)
        game.play(move)
    for bot in bots:
        bot.close()
    return slowest > most_seconds


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=84, help="of each rule set")
    parser.add_argument("--time", type=float, default=10, metavar="MS")
    parser.add_argument("--bot", default="maitre")
    parser.add_argument("--seed", default="limits")
    options = parser.parse_args()
    warm_up()
    limits = Limits(seconds=options.time / 1000)
    titles = f"{'games':>6}{'moves':>8}{'forfeits':>10}{'worst overrun':>15}{'late':>6}{'again':>6}"
    print(f"{'rule set':<20}{titles}")
    failed = False
    for rules in RULE_SETS:
        moves = forfeits = late = again = 0
        worst = 0.0
        for index in range(options.games):
            seed = f"{options.seed}/{rules}/{index}"
            bots = (options.bot,) * rules.players
            match = Match(index, bots, rules, seed, seed, limits)
            result = play_match(match)
            overrun = 1000 * max(clock.slowest for clock in result.thinking) - options.time
            moves += sum(clock.moves for clock in result.thinking)
            worst = max(worst, overrun)
            if overrun > MOST_OVERRUN:
                late += 1
                again += late_again(match, result, (options.time + MOST_OVERRUN) / 1000)
            if result.forfeit:
                forfeits += 1
                print(f"{seed}: {result.forfeit.reason}")
        figures = f"{options.games:>6}{moves:>8,}{forfeits:>10}{worst:>12.1f} ms{late:>6}{again:>6}"
        print(f"{rules!s:<20}{figures}", flush=True)
        failed = failed or forfeits > 0 or late > 0
    sys.exit(failed)


if __name__ == "__main__":
    main()
