"""Make the puzzles that ship with the package, and prove them again.

    python -m tools.puzzles make [--journal build/puzzles.jsonl] [--scale 1.0]
    python -m tools.puzzles pack [--journal build/puzzles.jsonl]
    python -m tools.puzzles verify [--sample N]
    python -m tools.puzzles levels [--count 500]

``make`` writes every puzzle into a journal as soon as it is proven, and goes on from there when it
is started again. ``pack`` chooses from the journal and writes the file of the package. ``verify``
proves every puzzle of that file by brute force (``study/puzzles/checking.py``). ``levels`` counts
how many of them each level of the bots solves.
"""

import argparse
import json
import random
import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import Progress, track
from rich.table import Table

from chocolatier.bots.levels import LEVELS
from chocolatier.rules.core.numbers import Side
from chocolatier.rules.position import Position
from chocolatier.rules.ruleset import RULE_SETS, Rules
from chocolatier.study.puzzles.checking import BruteForce
from chocolatier.study.puzzles.difficulty import difficulty_of, finds
from chocolatier.study.puzzles.likeness import likeness
from chocolatier.study.puzzles.maker import MadePuzzle, PuzzleMaker, graded
from chocolatier.study.puzzles.puzzle import Puzzle, PuzzleKind, Solution
from chocolatier.study.puzzles.shelf import FILE, shelf, write_puzzles
from chocolatier.study.puzzles.solving import RoundSolver, TooManyError
from chocolatier.study.puzzles.themes import themes_of

JOURNAL = Path("build/puzzles.jsonl")
TARGETS = {
    (2, Side.COLOURED): 420,
    (3, Side.COLOURED): 340,
    (4, Side.COLOURED): 320,
    (2, Side.FREE): 380,
    (3, Side.FREE): 180,
    (4, Side.FREE): 130,
}
"""How many to make for each rule set: proofs with many boards of the free side take longest."""
PACK_NODES = 600_000
EASY_PART = 0.42
"""How many of them may be of the lowest difficulty."""


@dataclass
class Harvest:
    """The puzzles of one rule set so far."""

    rules: Rules
    target: int
    game: int = 0  # the next to be played
    kept: int = 0
    easy: int = 0
    alike: set[str] = field(default_factory=set)

    @property
    def part(self) -> float:
        """How much of the target is done."""
        return self.kept / self.target

    @property
    def takes_easy(self) -> bool:
        """Whether easy puzzles are still wanted."""
        return self.easy < EASY_PART * self.target

    def add(self, line: dict[str, Any]) -> None:
        """Count a line of the journal."""
        self.game = max(self.game, line["game"] + 1)
        self.kept += 1
        self.easy += difficulty_of(line["found"]) == 1
        self.alike.add(likeness(Position.parse(line["position"])))


def read_journal(journal: Path) -> Iterator[dict[str, Any]]:
    """Yield the lines of a journal; one that was cut off by a crash is left out."""
    if not journal.exists():
        return
    for line in journal.read_text("utf-8").splitlines():
        try:
            yield json.loads(line)
        except json.JSONDecodeError:
            continue


def line_of(made: MadePuzzle, game: int) -> dict[str, Any]:
    """Return a puzzle as a line of the journal."""
    puzzle = made.puzzle
    return {
        "id": puzzle.id,
        "kind": puzzle.kind,
        "position": puzzle.text,
        "solution": puzzle.solution.written(),
        "best": puzzle.best,
        "second": puzzle.second,
        "found": made.found,
        "difficulty": graded(made),
        "game": game,
    }


def make(journal: Path, scale: float) -> None:
    """Make puzzles until every rule set has enough."""
    journal.parent.mkdir(parents=True, exist_ok=True)
    harvests = {
        str(rules): Harvest(rules, round(scale * TARGETS[rules.players, rules.side]))
        for rules in RULE_SETS
    }
    for line in read_journal(journal):
        harvests[line["position"].split()[0]].add(line)
    maker = PuzzleMaker()
    with Progress() as progress, journal.open("a", encoding="utf-8") as out:
        total = sum(harvest.target for harvest in harvests.values())
        done = sum(harvest.kept for harvest in harvests.values())
        task = progress.add_task("puzzles", total=total, completed=done)
        while (least := min(harvests.values(), key=lambda one: one.part)).part < 1:
            game = least.game
            least.game += 1
            seed = f"puzzles/{least.rules}/{game}"
            for made in maker.from_game(least.rules, seed, easy=least.takes_easy):
                if likeness(made.puzzle.position) not in least.alike:
                    line = line_of(made, game)
                    least.add(line)
                    out.write(json.dumps(line, separators=(",", ":")) + "\n")
                    out.flush()
                    progress.advance(task)


def pack(journal: Path) -> None:
    """Give every puzzle of the journal its themes, and write the file of the package."""
    solver = RoundSolver(PACK_NODES)
    puzzles, left_out = [], 0
    for line in track(list(read_journal(journal)), "themes"):
        solver.refill()
        puzzle = Puzzle(
            id=line["id"],
            kind=PuzzleKind(line["kind"]),
            text=line["position"],
            solution=Solution.read(line["solution"]),
            difficulty=difficulty_of(line["found"]),
            best=line["best"],
            second=line["second"],
        )
        try:
            puzzles.append(replace(puzzle, themes=themes_of(puzzle, solver)))
        except TooManyError:
            left_out += 1
    puzzles.sort(key=lambda one: (str(one.rules), one.difficulty, one.id))
    write_puzzles(puzzles)
    print(f"{len(puzzles)} puzzles, {FILE.stat().st_size:,} bytes; {left_out} left out")


def verify(sample: int | None) -> int:
    """Prove every shipped puzzle again by brute force; return the number of wrong ones."""
    began, checker = time.perf_counter(), BruteForce()
    puzzles = shelf().puzzles
    if sample is not None:
        puzzles = random.Random("verify").sample(puzzles, sample)
    wrong, alike = 0, set()
    for puzzle in track(puzzles, "proving"):
        found = checker.check(puzzle)
        likely = likeness(puzzle.position)
        if likely in alike:
            found.append("another puzzle is like it")
        alike.add(likely)
        for reason in found:
            print(f"{puzzle.id}: {reason}")
        wrong += bool(found)
    show_counts(puzzles)
    seconds = time.perf_counter() - began
    print(
        f"{len(puzzles)} puzzles proven by brute force, {wrong} wrong, "
        f"{checker.seen:,} states, {seconds:.0f} s; {FILE.stat().st_size:,} bytes"
    )
    return wrong


def show_counts(puzzles: list[Puzzle]) -> None:
    """Print how many puzzles there are of each rule set, kind, theme, difficulty and depth."""
    counts = {
        "rules": Counter(str(one.rules) for one in puzzles),
        "kind": Counter(str(one.kind) for one in puzzles),
        "theme": Counter(str(theme) for one in puzzles for theme in one.themes),
        "difficulty": Counter(str(one.difficulty) for one in puzzles),
        "moves": Counter(str(one.solution.depth) for one in puzzles),
    }
    for title, counted in counts.items():
        table = Table(title, "puzzles", box=None)
        for name, count in sorted(counted.items()):
            table.add_row(name, str(count))
        Console().print(table)


def levels(count: int) -> None:
    """Print how many of so many puzzles each level solves, with 95 % intervals."""
    chosen = random.Random("levels").sample(shelf().puzzles, count)
    solved = Counter[str]()
    for puzzle in track(chosen, "levels"):
        game = puzzle.game()
        for level in LEVELS:
            solved[level.name] += finds(level, game, puzzle.solution)
    for level in LEVELS:
        part = solved[level.name] / count
        spread = 1.96 * (part * (1 - part) / count) ** 0.5
        print(f"{level.name:8} {solved[level.name]:4} of {count}  {part:.3f} +- {spread:.3f}")


def main() -> int:
    """Run from the command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    commands = parser.add_subparsers(dest="command", required=True)
    making, packing = commands.add_parser("make"), commands.add_parser("pack")
    for command in (making, packing):
        command.add_argument("--journal", type=Path, default=JOURNAL)
    making.add_argument("--scale", type=float, default=1.0, help="times the usual numbers")
    verifying = commands.add_parser("verify")
    verifying.add_argument("--sample", type=int, help="only so many of them")
    measuring = commands.add_parser("levels")
    measuring.add_argument("--count", type=int, default=500)
    options = parser.parse_args()
    if options.command == "make":
        make(options.journal, options.scale)
    elif options.command == "pack":
        pack(options.journal)
    elif options.command == "levels":
        levels(options.count)
    else:
        return min(1, verify(options.sample))
    return 0


if __name__ == "__main__":
    sys.exit(main())
