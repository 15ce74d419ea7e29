"""Records per second of one core: refereed, scanned, and as columns.

``python benchmarks/records.py`` plays games between greedy bots first; all readers read the same.
"""

import argparse
import time
from collections.abc import Callable

from chocolatier.lab.data import records_to_arrays
from chocolatier.lab.simulate import simulate
from chocolatier.notation.records import read_records
from chocolatier.notation.scanning import scan_records
from chocolatier.rules.ruleset import Rules


def _rate(read: Callable[[list[str]], object], lines: list[str], games: int) -> float:
    """Return games per second: the best of three."""
    best = float("inf")
    for _ in range(3):
        began = time.perf_counter()
        read(lines)
        best = min(best, time.perf_counter() - began)
    return games / best


def main() -> None:
    """Print a line for every reader."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400, help="that are read (default: 400)")
    parser.add_argument("--rules", default="2-coloured-special", help="of these games")
    options = parser.parse_args()
    games: int = options.games
    written = simulate(Rules.parse(options.rules), ("greedy", "random"), games, "records")
    lines = "".join(records for _, records in written).splitlines()
    print(f"{games} games, {len(lines)} lines, {sum(map(len, lines)):,} characters")
    readers: dict[str, Callable[[list[str]], object]] = {
        "refereed (read_records)": lambda found: list(read_records(found)),
        "on trust (scan_records)": lambda found: list(scan_records(found)),
        "as columns (records_to_arrays)": records_to_arrays,
        "as columns, with states": lambda found: records_to_arrays(found, states=True),
    }
    slowest = 0.0
    for name, read in readers.items():
        rate = _rate(read, lines, games)
        slowest = slowest or rate
        print(
            f"{name:32} {rate:9,.0f} records/s {60 * rate:12,.0f} a minute {rate / slowest:6.1f}x"
        )


if __name__ == "__main__":
    main()
