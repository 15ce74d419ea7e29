"""An arena in the terminal: its progress while it runs and its summary at the end."""

import time
from collections.abc import Callable, Mapping, Sequence

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)
from rich.table import Table
from rich.text import Text

from chocolatier.lab.arena.arena import Arena
from chocolatier.lab.arena.match import MatchResult
from chocolatier.lab.arena.run import PlayedArena
from chocolatier.lab.arena.sprt import BOUND, Sprt
from chocolatier.lab.arena.stats import Estimate, Spread, estimate_rate
from chocolatier.lab.arena.summary import ArenaSummary, BotSummary, ratings, win_rates

REFRESH = 1.0  # seconds between two looks at the score, which goes over all games
SPEED_PERIOD = 1800.0  # seconds of games that the remaining time is estimated from


class ArenaProgress:
    """A progress bar with the score so far; it is called with the finished games."""

    def __init__(self, arena: Arena, games: int, console: Console) -> None:
        self._arena, self._games = arena, games
        self._results: Mapping[int, MatchResult] = {}
        self._looked = float("-inf")
        self._progress = Progress(
            TextColumn("games"),
            MofNCompleteColumn(),
            BarColumn(bar_width=20),
            TextColumn("{task.fields[score]}", markup=False),
            TimeElapsedColumn(),
            TextColumn("left"),
            TimeRemainingColumn(),
            console=console,
            speed_estimate_period=SPEED_PERIOD,
        )

    def __enter__(self) -> "ArenaProgress":
        self._progress.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._look()
        self._progress.stop()

    def __call__(self, results: Mapping[int, MatchResult]) -> None:
        """Show that these games are finished, at most once a second."""
        self._results = results
        if time.monotonic() - self._looked >= REFRESH:
            self._look()

    def _look(self) -> None:
        counted = [r for index, r in self._results.items() if index < self._games]
        if not self._progress.tasks:  # begins here: games read back must not count as speed
            self._progress.add_task("", total=self._games, completed=len(counted), score="")
        self._progress.update(
            self._progress.task_ids[0],
            completed=len(counted),
            score=score_so_far(self._arena, counted),
        )
        self._looked = time.monotonic()


def score_so_far(arena: Arena, results: Sequence[MatchResult]) -> str:
    """Return the score so far: that of the first of two bots, or of the best of more."""
    if len(arena.bots) == 2:
        rate = estimate_rate(Spread.of(win_rates(arena, 0, results)))
        return f"{arena.labels[0]} {_percent(rate)}" if rate else ""
    best, name = max(
        zip(ratings(arena, results), arena.labels, strict=True), key=lambda r: r[0].elo
    )
    return f"{name} {_signed(best.elo, best.low, best.high, 0)}"


def print_summary(played: PlayedArena, summary: ArenaSummary, console: Console) -> None:
    """Print the table of the bots, then a line for each other fact."""
    arena = played.arena
    console.print(_table(summary))
    console.print(
        f"{summary.games} games in {summary.sets} mirrored sets of {arena.set_size}, "
        f"rules {arena.rules}, even is {100 * summary.even:.1f}%, intervals 95%",
        soft_wrap=True,
    )
    endings = ", ".join(f"{ending} {count}" for ending, count in summary.endings.items())
    console.print(f"endings: {endings}")
    for reason, count in summary.forfeits.items():
        console.print(Text(f"forfeits: {count} by {reason}"), soft_wrap=True)
    if played.sprt:
        console.print(verdict(arena, played.sprt), markup=False, soft_wrap=True)


def verdict(arena: Arena, sprt: Sprt) -> str:
    """Return the verdict of the sequential test as a sentence."""
    ratio = f"log-likelihood ratio {sprt.ratio:.2f}, bounds ±{BOUND:.2f}"
    name = arena.labels[0]
    if sprt.verdict == "undecided":
        return f"test: undecided between {sprt.low:g} and {sprt.high:g} for {name} ({ratio})"
    accepted, rejected = sprt.low, sprt.high
    if sprt.verdict == "high":
        accepted, rejected = rejected, accepted
    return f"test: {name} scores {accepted:g} rather than {rejected:g} ({ratio})"


def _table(summary: ArenaSummary) -> Table:
    """Return a row per bot, the best rating first, without empty columns."""
    columns = {name: [cell(bot) for bot in summary.bots] for name, cell in _COLUMNS.items()}
    shown = {name: cells for name, cells in columns.items() if any(cells)}
    table = Table(box=None, pad_edge=False)
    table.add_column("bot", overflow="fold")
    for name in shown:
        table.add_column(name, justify="right", no_wrap=True)
    for i in sorted(range(len(summary.bots)), key=lambda i: -summary.bots[i].rating.elo):
        table.add_row(Text(summary.bots[i].name), *(Text(cells[i]) for cells in shown.values()))
    return table


_COLUMNS: dict[str, Callable[[BotSummary], str]] = {
    "games": lambda bot: str(bot.games),
    "win rate": lambda bot: _percent(bot.win_rate, "\n") if bot.win_rate else "",
    "rating": lambda bot: _signed(bot.rating.elo, bot.rating.low, bot.rating.high, 0, "\n"),
    "margin": lambda bot: (
        _signed(bot.margin.value, bot.margin.low, bot.margin.high, 1, "\n") if bot.margin else ""
    ),
    "ms/move": lambda bot: _milliseconds(bot.seconds_per_move),
    "overrun": lambda bot: _milliseconds(bot.overrun),
    "forfeits": lambda bot: str(bot.forfeits or ""),
}


def _percent(rate: Estimate, between: str = " ") -> str:
    return f"{100 * rate.value:.1f}%{between}[{100 * rate.low:.1f}, {100 * rate.high:.1f}]"


def _signed(value: float, low: float, high: float, digits: int, between: str = " ") -> str:
    return f"{value:+.{digits}f}{between}[{low:+.{digits}f}, {high:+.{digits}f}]"


def _milliseconds(seconds: float | None) -> str:
    return "" if seconds is None else f"{1000 * seconds:.2f}"
