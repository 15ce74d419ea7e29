"""An arena as a picture: the running win rate of two bots, or the ratings of more."""

from pathlib import Path
from typing import Any

from chocolatier.errors import ChocolatierError
from chocolatier.lab.arena.run import PlayedArena
from chocolatier.lab.arena.stats import Estimate, Spread, estimate_rate
from chocolatier.lab.arena.summary import ArenaSummary, win_rates
from chocolatier.lab.files import cannot_write
from chocolatier.lab.pool import load_extra

MOST_POINTS = 500  # of a curve; more are not visible


def check_plot(path: Path) -> None:
    """Raise ChocolatierError unless a picture of this name can be drawn."""
    if path.suffix.lower() not in (".svg", ".png"):
        raise ChocolatierError("bad-plot", f"{path}: a plot must be an .svg or a .png file")
    load_extra("matplotlib.figure", "plot")


def write_plot(path: Path, played: PlayedArena, summary: ArenaSummary) -> None:
    """Draw the summary into a file; raise ChocolatierError if it cannot be written."""
    height = 4.0 if len(summary.bots) == 2 else 1.5 + 0.35 * len(summary.bots)
    figure = load_extra("matplotlib.figure", "plot").Figure((8, height), layout="constrained")
    if len(summary.bots) == 2:
        _draw_running(figure.subplots(), played)
    else:
        _draw_ratings(figure.subplots(), summary)
    try:
        figure.savefig(path)
    except OSError as error:
        raise cannot_write(path, error) from None


def running_rate(rates: list[float]) -> list[Estimate]:
    """Return the estimate after every set, or after every n-th of many, and after the last."""
    every = -(-len(rates) // MOST_POINTS)
    spread, points = Spread(), []
    for number, value in enumerate(rates, 1):
        spread.add(value)
        if number % every == 0 or number == len(rates):
            estimate = estimate_rate(spread)
            assert estimate is not None
            points.append(estimate)
    return points


def _draw_running(axes: Any, played: PlayedArena) -> None:
    arena = played.arena
    points = running_rate(win_rates(arena, 0, played.results))
    games = [point.sets * arena.set_size for point in points]
    axes.plot(games, [100 * point.value for point in points], label=_plain(arena.labels[0]))
    low, high = [100 * point.low for point in points], [100 * point.high for point in points]
    axes.fill_between(games, low, high, alpha=0.25, label="95 % interval")
    axes.axhline(50, color="grey", linewidth=0.8)
    axes.set(xlabel="games", ylabel="win rate, %", ylim=(0, 100), title=_title(played))
    axes.legend()


def _draw_ratings(axes: Any, summary: ArenaSummary) -> None:
    rated = [(bot.name, bot.rating) for bot in summary.bots]
    rated.sort(key=lambda pair: pair[1].elo)
    values = [rating.elo for _, rating in rated]
    errors = [
        [rating.elo - rating.low for _, rating in rated],
        [rating.high - rating.elo for _, rating in rated],
    ]
    axes.errorbar(values, range(len(rated)), xerr=errors, fmt="o", capsize=3)
    axes.set_yticks(range(len(rated)), [_plain(name) for name, _ in rated])
    axes.set(xlabel="Elo above the average, 95 % intervals", title=f"{summary.games} games")
    axes.grid(axis="x", alpha=0.3)


def _title(played: PlayedArena) -> str:
    first, second = map(_plain, played.arena.labels)
    return f"{first} against {second}, {played.arena.rules}"


def _plain(text: str) -> str:
    """Return text that Matplotlib does not take for a formula."""
    return text.replace("$", r"\$")
