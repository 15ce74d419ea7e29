"""Games of the top level on the clock: no illegal move, no crash, no overrun.

    python -m tools.limits

plays 1,000 games over all rule sets. Overruns are measured by the wall clock, so the machine needs
a processor to spare. ``late`` counts the games with a move that exceeded its limit by over 30 ms.

A virtual machine also stands still while its host runs others. Linux reports how long a thread ran
and how long it queued behind other threads; if it never slept, the host took the rest of the wall
clock. Every late move is printed with that account, and with the time that the same bot takes for
it once more. ``host`` counts the late games whose late moves were all in time without what the
host took, and in time when repeated; any other late game fails the run.
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
from chocolatier.lab.arena.match import Match, MatchResult, make_ready, play_match
from chocolatier.rules.game import Game
from chocolatier.rules.move import Move
from chocolatier.rules.ruleset import RULE_SETS, Rules
from chocolatier.warmup import warm_up

MOST_OVERRUN = 30  # milliseconds
WATCHED = "watched"
SCHEDULE = Path("/proc/thread-self/schedstat")


@dataclass(frozen=True)
class Account:
    """Where a thread's time went, in milliseconds, and how often it slept or read from the disk.

    ``queued`` is NaN where the system does not count it.
    """

    wall: float
    ran: float
    queued: float
    sleeps: int
    reads: int

    @classmethod
    def now(cls) -> "Account":
        """Return the totals since some moment in the past."""
        use = resource.getrusage(resource.RUSAGE_SELF)
        return cls(
            1000 * time.perf_counter(),
            1000 * time.thread_time(),
            queued(),
            use.ru_nvcsw,
            use.ru_majflt,
        )

    def since(self, before: "Account") -> "Account":
        """Return what was added since an earlier account."""
        return Account(
            self.wall - before.wall,
            self.ran - before.ran,
            self.queued - before.queued,
            self.sleeps - before.sleeps,
            self.reads - before.reads,
        )

    @property
    def stolen(self) -> float:
        """Return the time that only the host can have taken."""
        if math.isnan(self.queued) or self.sleeps:
            return 0.0
        return max(0.0, self.wall - self.ran - self.queued)

    def __str__(self) -> str:
        parts = f"ran {self.ran:.1f}, queued {self.queued:.1f}, stolen {self.stolen:.1f}"
        return f"{self.wall:.1f} ms: {parts}; {self.sleeps} sleeps, {self.reads} reads"


@dataclass(frozen=True)
class Late:
    """A move that took too long, and the milliseconds that it took when repeated."""

    account: Account
    again: float

    def is_the_hosts(self, most: float) -> bool:
        """Return whether it was in time without what the host took, and when repeated."""
        return self.account.wall - self.account.stolen <= most and self.again <= most


class Watched(Bot):
    """A bot whose late moves are noted."""

    def __init__(self, bot: Bot, milliseconds: float, late: list[Late]) -> None:
        self._bot, self._most, self._late = bot, milliseconds + MOST_OVERRUN, late

    def choose(self, game: Game) -> Move:
        """Return the bot's move."""
        before = Account.now()
        move = self._bot.choose(game)
        account = Account.now().since(before)
        if account.wall > self._most:
            before = Account.now()
            self._bot.choose(game)
            self._late.append(Late(account, Account.now().since(before).wall))
        return move

    def close(self) -> None:
        """Close the bot."""
        self._bot.close()


def queued() -> float:
    """Return the milliseconds that this thread has waited for a processor of this machine."""
    try:
        return int(SCHEDULE.read_text(encoding="ascii").split()[1]) / 1e6
    except OSError:
        return math.nan


@dataclass
class Tally:
    """The games of one rule set."""

    moves: int = 0
    forfeits: int = 0
    late: int = 0
    hosts: int = 0
    worst: float = 0.0  # milliseconds beyond the limit

    @property
    def failed(self) -> bool:
        """Return whether a game was forfeited, or late for a reason other than the host."""
        return self.forfeits > 0 or self.late > self.hosts

    def add(self, result: MatchResult, late: list[Late], milliseconds: float) -> None:
        """Count a game with its late moves."""
        self.moves += sum(times.moves for times in result.thinking)
        self.forfeits += result.forfeit is not None
        if late:
            self.late += 1
            most = milliseconds + MOST_OVERRUN
            self.hosts += all(move.is_the_hosts(most) for move in late)
        slowest = 1000 * max(times.slowest for times in result.thinking)
        # A late move's own account: the match also timed its repetition.
        took = [move.account.wall for move in late] or [slowest]
        self.worst = max(self.worst, max(took) - milliseconds)


def play(rules: Rules, options: argparse.Namespace, late: list[Late]) -> Tally:
    """Play the games of a rule set; print late moves and forfeits as they happen."""
    tally = Tally()
    bots = (WATCHED,) * rules.players
    limits = Limits(seconds=options.time / 1000)
    make_ready(WATCHED, rules)
    for index in range(options.games):
        late.clear()
        seed = f"{options.seed}/{rules}/{index}"
        result = play_match(Match(index, bots, rules, seed, seed, limits))
        tally.add(result, late, options.time)
        for move in late:
            print(f"{seed}: {move.account}; {move.again:.1f} again", flush=True)
        if result.forfeit:
            print(f"{seed}: {result.forfeit.reason}")
    return tally


def main() -> None:
    """Play all rule sets; exit with code 1 if a game failed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=84, help="of each rule set")
    parser.add_argument("--time", type=float, default=10, metavar="MS")
    parser.add_argument("--bot", default="maitre")
    parser.add_argument("--seed", default="limits")
    options = parser.parse_args()
    warm_up()
    late: list[Late] = []
    BOTS[WATCHED] = lambda _, seed, limits: Watched(
        make_bot(options.bot, seed, limits), options.time, late
    )
    titles = f"{'games':>6}{'moves':>8}{'forfeits':>10}{'worst overrun':>15}{'late':>6}{'host':>6}"
    print(f"{'rule set':<20}{titles}")
    failed = False
    for rules in RULE_SETS:
        tally = play(rules, options, late)
        figures = f"{options.games:>6}{tally.moves:>8,}{tally.forfeits:>10}{tally.worst:>12.1f} ms"
        print(f"{rules!s:<20}{figures}{tally.late:>6}{tally.hosts:>6}", flush=True)
        failed = failed or tally.failed
    sys.exit(failed)


if __name__ == "__main__":
    main()
