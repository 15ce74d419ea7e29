"""Whether reviews judge rightly: games of every level against itself, all of them reviewed.

    python -m tools.judge [RULES ...] [--games 60] [--levels mila tom ...]

prints for every rule set the mean loss per move of every level, the rank correlation of these
losses with the ladder, how many of the blunders are at least mistakes when they are judged with
ten times the nodes, and the mean luck per seat with its interval. Every review must add up
exactly. Finished games are kept in ``build/judge``, so the same command goes on where it stopped.

Nodes are positions with two players; with more players a hundredth of them are playouts.
"""

import argparse
import hashlib
import json
import math
import os
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path

from pydantic import TypeAdapter, ValidationError
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from chocolatier import study
from chocolatier.bots import preload
from chocolatier.bots.bot import Limits
from chocolatier.bots.levels import LEVELS
from chocolatier.bots.registry import make_bot
from chocolatier.compiled import cache_folder
from chocolatier.lab.pool import run_unordered
from chocolatier.rules.core.state import restore_state
from chocolatier.rules.game import Game
from chocolatier.rules.history import Played
from chocolatier.rules.ruleset import Rules
from chocolatier.study.reviews.chance import WHOLE, Chances
from chocolatier.study.reviews.chapters import StudiedRound, chances_before
from chocolatier.study.reviews.decision import judge_played
from chocolatier.study.reviews.outlook import Effort, Looker, usual_effort
from chocolatier.study.reviews.review import MISTAKE, Kind, Review
from chocolatier.study.reviews.run import ReviewRun, steps_of
from chocolatier.warmup import warm_up

RULE_NAMES = ("2-coloured-plain", "2-free-special", "3-coloured-special", "4-free-plain")
NAMES = [level.name for level in LEVELS]
FOLDER = Path("build/judge")
HARDER = 10
PLAYOUT = 100  # positions that cost as much as a playout
SURE = 1.96  # standard errors on either side of a mean, for 95 %


@dataclass(frozen=True)
class Trial:
    """A game of a level against itself, to be played and reviewed."""

    rules: str
    level: str
    game: int
    nodes: int | None  # of every search of the review
    deals: int | None  # that are sampled for every round
    top: int | None  # nodes for a level with a clock, instead of the clock
    rejudged: int  # blunders of the game to judge again
    seed: str

    @property
    def effort(self) -> Effort:
        """The effort of the review."""
        usual = usual_effort(Rules.parse(self.rules), self.nodes)
        return usual if self.deals is None else replace(usual, deals=self.deals)


@dataclass(frozen=True)
class Found:
    """What the review of a game found; losses and luck are parts of winning."""

    rules: str
    level: str
    game: int
    moves: int  # that were not forced
    loss: float  # of all of them together
    blunders: int
    rejudged: int
    confirmed: int  # of those judged again: at least mistakes
    luck: tuple[float, ...]
    deals: int  # behind the first round, before which the chances of all seats were compared
    judged_error: float  # with the result: the squared error of the evaluation alone, summed
    sampled_error: float  # and that of the mean over sampled deals


FOUND = TypeAdapter(Found)


def play(trial: Trial) -> Game:
    """Return a game of the level against itself; its seed fixes everything but a clock."""
    rules = Rules.parse(trial.rules)
    seed = f"{trial.seed}/{trial.rules}/{trial.level}/{trial.game}"
    limits = Limits(nodes=trial.top) if trial.top else Limits()
    bots = [make_bot(trial.level, f"{seed}/{seat}", limits) for seat in range(rules.players)]
    game = Game(rules, seed)
    while not game.is_over:
        game.play(bots[game.turn].choose(game))
    return game


def try_game(trial: Trial) -> Found:
    """Play a game, review it, and judge some of its blunders again."""
    preload.load()
    game = play(trial)
    run = ReviewRun(game, trial.effort, why=False)
    for _ in steps_of(run):
        pass
    review, rounds = run.review(), list(run.rounds())
    check_sum(review)
    chosen = [move for move in review.moves if move.kind is not Kind.FORCED]
    again = list(judge_again(game, rounds, review, trial.rejudged))
    return Found(
        rules=trial.rules,
        level=trial.level,
        game=trial.game,
        moves=len(chosen),
        loss=sum(move.loss for move in chosen) / WHOLE,
        blunders=sum(move.kind is Kind.BLUNDER for move in chosen),
        rejudged=len(again),
        confirmed=sum(loss >= MISTAKE for loss in again),
        luck=tuple(seat.luck / WHOLE for seat in review.seats),
        deals=len(review.deals) - 1,
        judged_error=sum(error(deal.judged, review) for deal in review.deals[1:]),
        sampled_error=sum(error(deal.before, review) for deal in review.deals[1:]),
    )


def error(chances: Chances, review: Review) -> float:
    """Return the squared distance of chances from the result, summed over the seats."""
    return sum(
        ((chance - seat.result) / WHOLE) ** 2
        for chance, seat in zip(chances, review.seats, strict=True)
    )


def check_sum(review: Review) -> None:
    """Raise AssertionError unless start, luck and decisions make the result, for every seat."""
    for start, seat in zip(review.start, review.seats, strict=True):
        assert start + seat.luck + sum(seat.decisions) == seat.result, "the sum is not exact"


def judge_again(
    game: Game, rounds: Sequence[StudiedRound], review: Review, most: int
) -> Iterator[float]:
    """Yield what the first blunders of a game give away with ten times the nodes."""
    effort = review.effort
    looker = Looker(replace(effort, nodes=HARDER * effort.nodes, solving=HARDER * effort.solving))
    states = [key for key, entry in game.moments() if isinstance(entry, Played)]
    came = [shares for one in rounds for shares in one.came]
    found = [
        (move, state, shares)
        for move, state, shares in zip(review.moves, states, came, strict=True)
        if move.kind is Kind.BLUNDER
    ]
    for move, state, shares in found[:most]:
        before = Game.from_states(restore_state(state))
        judged = judge_played(before, move.move, looker, why=False)
        yield WHOLE * (chances_before(judged, shares)[move.seat] - shares[move.seat])


class TrialJournal:
    """The finished games of one kind of trial, in a file to which lines are only appended."""

    def __init__(self, options: argparse.Namespace) -> None:
        names = ("nodes", "deals", "top_nodes", "rejudged", "seed")
        identity = [cache_folder().name, *(getattr(options, name) for name in names)]
        digest = hashlib.sha256(json.dumps(identity).encode())
        for file in sorted(Path(study.__file__).parent.glob("*.py")):
            digest.update(file.read_bytes())
        FOLDER.mkdir(parents=True, exist_ok=True)
        self.path = FOLDER / f"{digest.hexdigest()[:12]}.jsonl"
        self.found: dict[tuple[str, str, int], Found] = {}
        text = self.path.read_text(encoding="utf-8") if self.path.exists() else ""
        for line in text.splitlines():
            with suppress(ValidationError):  # cut off: that game is played again
                self._keep(FOUND.validate_json(line))

    def _keep(self, found: Found) -> None:
        self.found[found.rules, found.level, found.game] = found

    def append(self, found: Found) -> None:
        """Keep a game; when this returns, killing the process does not lose it."""
        with self.path.open("a", encoding="utf-8") as file:
            file.write(FOUND.dump_json(found).decode() + "\n")
        self._keep(found)


def mean_of(values: Sequence[float]) -> tuple[float, float]:
    """Return the mean, and half the width of its 95 % interval."""
    mean = math.fsum(values) / len(values)
    if len(values) < 2:
        return mean, math.inf
    variance = math.fsum((one - mean) ** 2 for one in values) / (len(values) - 1)
    return mean, SURE * math.sqrt(variance / len(values))


def ranks(values: Sequence[float]) -> list[float]:
    """Return the rank of every value from 1; equal ones share theirs."""
    return [
        sum(other < one for other in values) + (1 + sum(other == one for other in values)) / 2
        for one in values
    ]


def rank_correlation(one: Sequence[float], other: Sequence[float]) -> float:
    """Return Spearman's rank correlation; 0 if either does not vary."""
    a, b = ranks(one), ranks(other)
    mean = (len(a) + 1) / 2
    covariance = math.fsum((x - mean) * (y - mean) for x, y in zip(a, b, strict=True))
    size = math.sqrt(math.fsum((x - mean) ** 2 for x in a) * math.fsum((y - mean) ** 2 for y in b))
    return covariance / size if size else 0.0


def loss_per_move(found: Sequence[Found]) -> float:
    """Return the mean loss per move of some games, in per cent."""
    return 100 * sum(one.loss for one in found) / max(1, sum(one.moves for one in found))


def print_rules(
    rules: str, found: Sequence[Found], levels: Sequence[str], console: Console
) -> None:
    """Print what was found under some rules."""
    table = Table("level", box=None, title=rules)
    for name in ("games", "loss per move, %", "±", "blunders a game", "of them judged again"):
        table.add_column(name, justify="right")
    losses = []
    for level in levels:
        own = [one for one in found if one.level == level]
        losses.append(loss_per_move(own))
        _, width = mean_of([loss_per_move([one]) for one in own])
        blunders = sum(one.blunders for one in own) / len(own)
        again, confirmed = sum(one.rejudged for one in own), sum(one.confirmed for one in own)
        table.add_row(
            level,
            str(len(own)),
            f"{losses[-1]:.2f}",
            f"{width:.2f}",
            f"{blunders:.2f}",
            f"{confirmed} of {again} are at least mistakes",
        )
    console.print(table)
    order = rank_correlation([-loss for loss in losses], list(range(len(losses))))
    console.print(f"rank correlation with the ladder: {order:.3f}")
    again, confirmed = sum(one.rejudged for one in found), sum(one.confirmed for one in found)
    console.print(f"blunders that are at least mistakes: {confirmed} of {again}")
    deals = max(1, sum(one.deals for one in found))
    judged, sampled = (
        sum(one.judged_error for one in found) / deals,
        sum(one.sampled_error for one in found) / deals,
    )
    console.print(
        f"squared error of the chances before a deal: {judged:.4f} by the evaluation, "
        f"{sampled:.4f} by sampled deals"
    )
    for seat in range(len(found[0].luck)):
        mean, width = mean_of([one.luck[seat] for one in found])
        console.print(f"luck of seat {seat + 1}: {100 * mean:+.2f} % ± {100 * width:.2f}")


def trials(options: argparse.Namespace) -> Iterator[Trial]:
    """Yield all games, those of every level in turn."""
    for game in range(options.games):
        for rules in options.rules:
            for level in options.levels:
                yield Trial(
                    rules,
                    level,
                    game,
                    _nodes(rules, options.nodes),
                    options.deals,
                    _nodes(rules, options.top_nodes),
                    options.rejudged,
                    options.seed,
                )


def _nodes(rules: str, nodes: int | None) -> int | None:
    """Return nodes as positions with two players, and a hundredth of them as playouts with more."""
    if nodes is None or Rules.parse(rules).players == 2:
        return nodes
    return max(1, nodes // PLAYOUT)


def missing(options: argparse.Namespace, journal: TrialJournal) -> list[Trial]:
    """Return the games that the journal does not have."""
    return [one for one in trials(options) if (one.rules, one.level, one.game) not in journal.found]


def main() -> None:
    """Play and review what the journal lacks, then print everything."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("rules", nargs="*", default=list(RULE_NAMES), metavar="RULES")
    parser.add_argument("--games", type=int, default=60, help="of every level (default: 60)")
    parser.add_argument("--levels", nargs="+", choices=NAMES, default=NAMES, metavar="LEVEL")
    parser.add_argument("--nodes", type=int, help="of every search of a review")
    parser.add_argument("--deals", type=int, help="that are sampled for every round")
    parser.add_argument("--top-nodes", type=int, help="of the top level, instead of its clock")
    parser.add_argument("--rejudged", type=int, default=2, help="blunders of a game (default: 2)")
    parser.add_argument("--seed", default="judge", help="other games for another text")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()
    options.rules = [str(Rules.parse(name)) for name in options.rules]
    warm_up()
    journal = TrialJournal(options)
    left = missing(options, journal)
    console = Console()
    with Progress(console=Console(stderr=True)) as progress:
        task = progress.add_task("games", total=len(left))
        for found in run_unordered(try_game, left, options.jobs):
            journal.append(found)
            progress.advance(task)
    wanted = {(one.rules, one.level, one.game) for one in trials(options)}
    for rules in options.rules:
        own = [one for key, one in journal.found.items() if key in wanted and one.rules == rules]
        print_rules(rules, own, options.levels, console)
    print(f"the sum is exact in all {len(wanted)} games; they are kept in {journal.path}")


if __name__ == "__main__":
    main()
