"""Every level against the next one: the proof behind the table in docs/search.md.

Run ``python -m tests.bots.ladder``; what was played before is taken from the arena's journals.
"""

import argparse
import subprocess
import sys
from itertools import pairwise

from chocolatier.bots.levels import LEVELS

RULES = (
    (200, ["--players", "2", "--side", "coloured"]),
    (100, ["--players", "2", "--side", "free", "--special"]),
    (100, ["--players", "4", "--side", "coloured"]),
)
TIME = "300"  # milliseconds, for the top level; the arena's own default is less
COMMAND = "import sys; from chocolatier.cli import main; sys.exit(main())"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", default="ladder")
    parser.add_argument("--jobs", default="1")
    options = parser.parse_args()
    for games, rules in RULES:
        for lower, upper in pairwise(LEVELS):
            arena = ["arena", upper.name, lower.name, "--games", str(games), *rules]
            arena += ["--time", TIME, "--seed", options.seed, "--jobs", options.jobs]
            print("chocolatier", *arena, flush=True)
            subprocess.run([sys.executable, "-c", COMMAND, *arena], check=True)


if __name__ == "__main__":
    main()
