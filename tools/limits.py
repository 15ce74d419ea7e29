"""Games of the top level on the clock: no illegal move, no crash, no overrun.

Run ``python -m tools.limits`` for 1,000 games over all rule sets. Overruns are those of the
wall clock, so the machine must have a processor to spare; ``late`` are the games with a move that
took over 30 ms more than its limit. A virtual machine also stops when its host gives the processor
to somebody else. Linux tells how long a thread ran and how long it queued behind others; if it
never slept either, the rest of the wall clock is the host's. Every late move is printed with that
account, and with the time it takes when the same bot thinks about it once more. ``host`` are the
late games without a move that is late by the rest of its account or when asked again; the others
fail.
"""

import argparse
import math
import resource
import sys
import time
from dataclasses import dataclass
from pathlib import Path

from chocolatier.bots.bot import Bot, Limits
from chocolatier.bots.registry import BOTS, make_bot
from chocolatier.lab.arena.match import Match, make_ready, play_match
from chocolatier.rules.game import Game
from chocolatier.rules.move import Move
from chocolatier.rules.ruleset import RULE_SETS
from chocolatier.warmup import warm_up

MOST_OVERRUN = 30  # milliseconds
WATCHED = "watched"
SCHEDULE = Path("/proc/thread-self/schedstat")


@dataclass(frozen=True)
class Account:
    """Where a thread's time went, in milliseconds, and how often it slept or read from the disk.

    ``queued`` is not a number where nobody counts it.
    """

    wall: float
    ran: float
    queued: float
    sleeps: int
    reads: int

    @classmethod
    def now(cls) -> "Account":
        """Since some time in the past."""
        use = resource.getrusage(resource.RUSAGE_SELF)
        return cls(
            1000 * time.perf_counter(),
            1000 * time.thread_time(),
            queued(),
            use.ru_nvcsw,
            use.ru_majflt,
        )

    def since(self, before: "Account") -> "Account":
        """What was added."""
        return Account(
            self.wall - before.wall,
            self.ran - before.ran,
            self.queued - before.queued,
            self.sleeps - before.sleeps,
            self.reads - before.reads,
        )

    @property
    def stolen(self) -> float:
        """What only the host can have taken."""
        if math.isnan(self.queued) or self.sleeps:
            return 0.0
        return max(0.0, self.wall - self.ran - self.queued)

    def __str__(self) -> str:
        parts = f"ran {self.ran:.1f}, queued {self.queued:.1f}, stolen {self.stolen:.1f}"
        return f"{self.wall:.1f} ms: {parts}; {self.sleeps} sleeps, {self.reads} reads"


@dataclass(frozen=True)
class Late:
    """A move that took too long, and how many milliseconds it takes when asked again."""

    account: Account
    again: float

    def is_the_hosts(self, most: float) -> bool:
        """Would it have been in time without what was stolen, and was it when asked again?"""
        return self.account.wall - self.account.stolen <= most and self.again <= most


class Watched:
    """A bot with somebody who looks at the clock."""

    def __init__(self, bot: Bot, milliseconds: float, late: list[Late]) -> None:
        self._bot, self._most, self._late = bot, milliseconds + MOST_OVERRUN, late

    def choose(self, game: Game) -> Move:
        """Its move."""
        before = Account.now()
        move = self._bot.choose(game)
        account = Account.now().since(before)
        if account.wall > self._most:
            before = Account.now()
            self._bot.choose(game)
            self._late.append(Late(account, Account.now().since(before).wall))
        return move

    def close(self) -> None:
        """Leave."""
        self._bot.close()


def queued() -> float:
    """Milliseconds that this thread has waited for a processor of this machine."""
    try:
        return int(SCHEDULE.read_text(encoding="ascii").split()[1]) / 1e6
    except OSError:
        return math.nan


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
            took = [move.account.wall for move in late] or [1000 * slowest]
            worst = max(worst, max(took) - options.time)
            for move in late:
                print(f"{seed}: {move.account}; {move.again:.1f} again", flush=True)
            if result.forfeit:
                forfeits += 1
                print(f"{seed}: {result.forfeit.reason}")
        figures = f"{options.games:>6}{moves:>8,}{forfeits:>10}{worst:>12.1f} ms"
        print(f"{rules!s:<20}{figures}{late_games:>6}{hosts:>6}", flush=True)
        failed = failed or forfeits > 0 or late_games > hosts
    sys.exit(failed)


if __name__ == "__main__":
    main()
