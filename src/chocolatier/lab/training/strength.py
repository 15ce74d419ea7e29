"""The log of a training, and how strong its networks became."""

import json
from collections import defaultdict
from collections.abc import Iterator
from math import log
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

from chocolatier.lab.arena.ratings import SCALE
from chocolatier.lab.pool import load_extra

LOG, PLOT = "log.jsonl", "strength.svg"


class Point(NamedTuple):
    """A result, after so many hours, and how far its interval reaches."""

    hours: float
    value: float
    below: float
    above: float


Curves: TypeAlias = "defaultdict[str, list[Point]]"
"""Results by the names of networks."""


def elo(rate: float) -> int:
    """Return the difference in Elo points at which a bot has this win rate."""
    kept = min(max(rate, 0.001), 0.999)  # a match of few games may be won by one side alone
    return round(SCALE * log(kept / (1 - kept)))


def read_log(out: Path) -> Iterator[dict[str, Any]]:
    """Yield the steps that were done so far."""
    path = out / LOG
    if path.exists():
        for line in path.read_text("utf-8").splitlines():
            yield json.loads(line)


def draw_strength(out: Path) -> None:
    """Draw how strong networks became over the hours of their training, gate after gate.

    The Elo points gained over the network that the training began from are those of every gate
    against the best one before, added up. Beside them are the wins against the hand-made value, if
    it was played against.
    """
    hours: defaultdict[str, float] = defaultdict(float)
    height: defaultdict[str, float] = defaultdict(float)
    gains: Curves = defaultdict(lambda: [Point(0, 0, 0, 0)])
    wins: Curves = defaultdict(list)
    for entry in read_log(out):
        name, x = entry["network"], hours[entry["network"]]
        if entry["step"] in ("self-play", "learn"):
            hours[name] += entry["seconds"] / 3600
        elif entry["step"] == "gate":
            gain, low, high = entry["elo"]
            gains[name].append(Point(x, height[name] + gain, gain - low, high - gain))
            height[name] += max(0, gain)
        if entry.get("against") == "hand":
            rate, low, high = (100 * entry[part] for part in ("rate", "low", "high"))
            wins[name].append(Point(x, rate, rate - low, high - rate))
    panels: list[tuple[str, int, Curves]] = [("Elo points gained", 0, gains)]
    if wins:
        panels.append(("wins against the hand-made value, %", 50, wins))
    size = (5 * len(panels), 4)
    figure = load_extra("matplotlib.figure", "plot").Figure(size, layout="constrained")
    for axes, (title, even, curves) in zip(
        figure.subplots(1, len(panels), squeeze=False)[0], panels, strict=True
    ):
        for name, points in curves.items():
            at, values, below, above = zip(*points, strict=True)
            axes.errorbar(at, values, (below, above), marker="o", capsize=3, label=name)
        axes.axhline(even, color="grey", linewidth=0.8)
        axes.set(xlabel="hours of self-play and learning", ylabel=title)
        if curves:
            axes.legend()
    figure.savefig(out / PLOT)
