"""Every level against the next one: the proof behind the tables in docs/experiments.md.

    python -m tools.ladder [RULES ...] [--up-to LEVEL]

plays on three rule sets unless some are named, and prints a table; ``--up-to`` leaves out the
levels above. Games that were played before are read from the journals in ``build/``.
"""

import argparse
import json
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

from chocolatier.bots.levels import LEVELS, Level
from chocolatier.rules.ruleset import Rules

GAMES = {"2-coloured-plain": 200, "2-free-special": 100, "4-coloured-plain": 100}
FEWEST = 100
TIME = "300"  # milliseconds, for the top level; the arena's default is less
COMMAND = "import sys; from chocolatier.cli import main; sys.exit(main())"
FOLDER = Path("build/ladder")


def play(rules: Rules, upper: Level, lower: Level, games: int, seed: str, jobs: str) -> str:
    """Play one step; return the upper level's part of the wins, with its interval."""
    name = f"{rules}-{upper.name}-{lower.name}-{seed}"
    result = FOLDER / f"{name}.json"
    arena = ["arena", upper.name, lower.name, "--games", str(games)]
    arena += ["--players", str(rules.players), "--side", rules.side.name.lower()]
    arena += ["--special"] * rules.special
    arena += ["--time", TIME, "--seed", seed, "--jobs", jobs]
    print("chocolatier", *arena, flush=True)
    subprocess.run([sys.executable, "-c", COMMAND, *arena, "--json", str(result)], check=True)
    rate = json.loads(result.read_text(encoding="utf-8"))["bots"][0]["win_rate"]
    return f"{rate['value']:.2f} [{rate['low']:.2f}, {rate['high']:.2f}]"


def main() -> None:
    """Play all steps and print their table."""
    names = [level.name for level in LEVELS]
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rules", nargs="*", type=Rules.parse, default=[*map(Rules.parse, GAMES)])
    parser.add_argument("--up-to", choices=names[1:], default=names[-1], metavar="LEVEL")
    parser.add_argument("--games", type=int, help=f"of a step (default: {FEWEST} or 200)")
    parser.add_argument("--seed", default="ladder")
    parser.add_argument("--jobs", default="1")
    options = parser.parse_args()
    FOLDER.mkdir(parents=True, exist_ok=True)
    steps = list(pairwise(LEVELS[: names.index(options.up_to) + 1]))
    table = [[f"`{upper.name}`", f"`{lower.name}`"] for lower, upper in steps]
    for rules in options.rules:
        games = options.games or GAMES.get(str(rules), FEWEST)
        for row, (lower, upper) in zip(table, steps, strict=True):
            row.append(play(rules, upper, lower, games, options.seed, options.jobs))
    print("| level | beats |", " | ".join(map(str, options.rules)), "|")
    print("|---" * len(table[0]) + "|")
    for row in table:
        print("|", " | ".join(row), "|")


if __name__ == "__main__":
    main()
