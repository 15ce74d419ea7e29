"""Play many games in lock-step: the compiled core against the naive model of the tests.

    python -m tools.soak [--games 1000] [--jobs 2]

Every rule set is played; after every action both must agree on everything. One game in eight is
played wastefully, so that bag and lid run out.
"""

import argparse
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from tests.lockstep import play_batch

from chocolatier.rules.core import calls
from chocolatier.rules.core.numbers import Ending
from chocolatier.rules.ruleset import RULE_SETS, Rules

BATCH = 100  # games
ENDINGS = (Ending.ROW, Ending.DEAD, Ending.EMPTY, Ending.LIMIT)


def _batches(games: int) -> Iterator[tuple[Rules, int, int]]:
    """Yield the rules, the first game and the number of games of every batch."""
    for start in range(0, games, BATCH):
        for rules in RULE_SETS:
            yield rules, start, min(BATCH, games - start)


def soak(games: int, jobs: int) -> dict[str, tuple[Counter[Ending], int]]:
    """Play the games; return how they ended and their actions, by rule set."""
    results = {str(rules): (Counter[Ending](), 0) for rules in RULE_SETS}
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with (
        Progress(*columns) as progress,
        ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool,
    ):
        task = progress.add_task("games in lock-step", total=games * len(RULE_SETS))
        work = {
            pool.submit(play_batch, rules, start, n): (str(rules), n)
            for rules, start, n in _batches(games)
        }
        for done in as_completed(work):
            name, n = work[done]
            endings, actions = done.result()
            results[name][0].update(endings)
            results[name] = (results[name][0], results[name][1] + actions)
            progress.advance(task, n)
    return results


def main() -> None:
    """Play the games and print a row for every rule set."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="games per rule set")
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()
    if options.games < 1 or options.jobs < 1:
        parser.error("--games and --jobs must be at least 1")
    for _, compile_step in calls.compile_steps():
        compile_step()
    table = Table("rule set", "games", "actions", *(ending.name.lower() for ending in ENDINGS))
    for name, (endings, actions) in soak(options.games, options.jobs).items():
        counts = [str(endings[ending]) for ending in ENDINGS]
        table.add_row(name, str(endings.total()), str(actions), *counts)
    Console().print(table)
    print("One game in eight is played wastefully, so that supplies run out; the rest at random.")
    print(f"{options.games * len(RULE_SETS)} games, core and naive model identical")


if __name__ == "__main__":
    main()
