"""The command ``chocolatier bench``: how fast random games are played on one core."""

import argparse
import json
from dataclasses import asdict

from chocolatier.lab import speed
from chocolatier.rules.ruleset import RULE_SETS
from chocolatier.warmup import warm_up


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument("--json", action="store_true", help="print everything for machines")


def run(options: argparse.Namespace) -> int:
    """Measure every rule set and print its speed."""
    warm_up()
    speeds = {}
    for rules in RULE_SETS:
        measured = speed.measure(rules)
        speeds[str(rules)] = asdict(measured)
        if not options.json:
            print(
                f"{rules!s:<20}{measured.games_per_second:>12,.0f} games/s"
                f"{measured.moves_per_second:>14,.0f} moves/s",
                flush=True,
            )
    if options.json:
        print(json.dumps(speeds, indent=2))
    return 0
