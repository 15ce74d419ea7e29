"""Games of the top level on the clock: no illegal move, no crash, no overrun.

Run ``python -m tests.bots.limits`` for 1,000 games over all rule sets. Overruns are those of the
wall clock, so the machine must have a processor to spare; ``late`` are the games with a move that
took over 30 ms more than its limit. A virtual machine also stops when its host gives the processor
to somebody else. Linux counts that: every late move is printed with the time that was stolen from
the machine during it, how often code or data had to be read from the disk, how often another
process of this machine took the processor, and with the time it takes when the same bot thinks
about it once more. ``host`` are the late games without a move that is late beyond that; the others
fail.
"""

import argparse
import resource
import sys
import time
from dataclasses import dataclass
from pathlib import Path

from chocolatier.bots.bot import Bot, Limits
from chocolatier.bots.registry import BOTS, make_bot
from chocolatier.lab.match import Match, make_ready, play_match
from chocolatier.rules.game import Game
from chocolatier.rules.move import Move
from chocolatier.rules.ruleset import RULE_SETS
from chocolatier.warmup import warm_up

MOST_OVERRUN = 30  # milliseconds
WATCHED = "watched"
TICK = 10  # milliseconds: what the count of stolen time is made of
STOLEN = 8  # the column


@dataclass(frozen=True)
class Late:
    """A move that took too long, in milliseconds."""

    took: float
    stolen: int | None
    again: float
    reads: int
    switches: int

    def is_the_hosts(self, most: float) -> bool:
        """Would it have been in time with what was stolen, and was it when asked again?"""
        return self.took - (self.stolen or 0) <= most and self.again <= most


class Watched:
    """A bot with somebody who looks at the clock."""

    def __init__(self, bot: Bot, milliseconds: float, late: list[Late]) -> None:
        self._bot, self._most, self._late = bot, milliseconds + MOST_OVERRUN, late

    def choose(self, game: Game) -> Move:
        """Its move."""
        began = time.perf_counter()
        before, use = stolen(), resource.getrusage(resource.RUSAGE_SELF)
        move = self._bot.choose(game)
        took = 1000 * (time.perf_counter() - began)
        if took > self._most:
            used = resource.getrusage(resource.RUSAGE_SELF)
            time.sleep(2 * TICK / 1000)
            after = stolen()
            gone = None if before is None or after is None else after - before
            began = time.perf_counter()
            self._bot.choose(game)
            again = 1000 * (time.perf_counter() - began)
            reads, switches = used.ru_majflt - use.ru_majflt, used.ru_nivcsw - use.ru_nivcsw
            self._late.append(Late(took, gone, again, reads, switches))
        return move

    def close(self) -> None:
        """Leave."""
        self._bot.close()


def stolen() -> int | None:
    """Milliseconds that this machine's host has given to others; None where nobody counts them."""
    try:
        counts = Path("/proc/stat").read_text(encoding="ascii").splitlines()[0].split()
    except OSError:
        return None
    return TICK * int(counts[STOLEN])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=84, help="of each rule set")
    parser.add_argument("--time", type=float, default=10, metavar="MS")
    parser.add_argument("--bot", default="maitre")
    parser.add_argument("--seed", default="limits")
    options = parser.parse_args()
    warm_up()
    limits = Limits(seconds=options.time / 1000)
    late: list[Late] = []
    BOTS[WATCHED] = lambda _, seed, limits: Watched(
        make_bot(options.bot, seed, limits), options.time, late
    )
    titles = f"{'games':>6}{'moves':>8}{'forfeits':>10}{'worst overrun':>15}{'late':>6}{'host':>6}"
    print(f"{'rule set':<20}{titles}")
    failed = False
    for rules in RULE_SETS:
        moves = forfeits = late_games = hosts = 0
        worst = 0.0
        bots = (WATCHED,) * rules.players
        make_ready(WATCHED, rules)
        for index in range(options.games):
            late.clear()
            seed = f"{options.seed}/{rules}/{index}"
            result = play_match(Match(index, bots, rules, seed, seed, limits))
            slowest = max(clock.slowest for clock in result.thinking)
            moves += sum(clock.moves for clock in result.thinking)
            late_games += len(late) > 0
            most = options.time + MOST_OVERRUN
            hosts += len(late) > 0 and all(move.is_the_hosts(most) for move in late)
            took = [move.took for move in late] or [1000 * slowest]
            worst = max(worst, max(took) - options.time)
            for move in late:
                why = f"{move.stolen} stolen, {move.reads} reads, {move.switches} switches"
                print(f"{seed}: {move.took:.1f} ms, {why}; {move.again:.1f} again")
            if result.forfeit:
                forfeits += 1
                print(f"{seed}: {result.forfeit.reason}")
        figures = f"{options.games:>6}{moves:>8,}{forfeits:>10}{worst:>12.1f} ms"
        print(f"{rules!s:<20}{figures}{late_games:>6}{hosts:>6}", flush=True)
        failed = failed or forfeits > 0 or late_games > hosts
    sys.exit(failed)


if __name__ == "__main__":
    main()
