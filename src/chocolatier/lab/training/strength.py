"""The log of a training, and how strong its networks became."""

import json
from collections import defaultdict
from collections.abc import Iterator
from math import log
from pathlib import Path
from typing import Any

from chocolatier.lab.arena.ratings import SCALE
from chocolatier.lab.pool import load_extra

LOG, PLOT = "log.jsonl", "strength.svg"


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
    """Draw the win rates against the hand-made value over the hours of training."""
    figure = load_extra("matplotlib.figure", "plot").Figure((7, 4), layout="constrained")
    axes = figure.subplots()
    hours: defaultdict[tuple[str, int], float] = defaultdict(float)
    points: dict[str, dict[int, tuple[float, float]]] = {}
    for entry in read_log(out):
        name, generation = entry["network"], entry["generation"]
        if entry["step"] in ("self-play", "learn"):
            hours[name, generation] += entry["seconds"] / 3600
        if entry.get("against") == "hand":
            half = (entry["high"] - entry["low"]) / 2
            points.setdefault(name, {})[generation] = (100 * entry["rate"], 100 * half)
    for name, curve in points.items():
        x = [sum(hours[name, g] for g in range(last + 1)) for last in curve]
        y, error = zip(*curve.values(), strict=True)
        axes.errorbar(x, y, error, marker="o", capsize=3, label=name)
    axes.axhline(50, color="grey", linewidth=0.8)
    axes.set(xlabel="hours of self-play and learning", ylabel="wins against the hand-made value, %")
    if points:
        axes.legend()
    figure.savefig(out / PLOT)
