"""The command ``chocolatier puzzle``: solve proven puzzles, or list them."""

import argparse
import json
import random
import sys
from datetime import UTC, datetime
from typing import Any

from rich.console import Console
from rich.table import Table

from chocolatier.cli.options import add_language, words_of
from chocolatier.errors import ChocolatierError
from chocolatier.rules.ruleset import Rules
from chocolatier.study.puzzles.puzzle import HARDEST, Puzzle, PuzzleKind, Theme
from chocolatier.study.puzzles.shelf import shelf
from chocolatier.terminal.puzzle import TerminalPuzzle
from chocolatier.warmup import warm_up


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument("id", nargs="?", metavar="ID", help="this puzzle (default: any)")
    parser.add_argument("--day", action="store_true", help="the puzzle of the day")
    parser.add_argument(
        "--kind", choices=[str(kind) for kind in PuzzleKind], help="what is to be found"
    )
    parser.add_argument("--theme", choices=[str(theme) for theme in Theme], help="what it is about")
    parser.add_argument("--rules", metavar="RULES", help="such as 2-free-special")
    parser.add_argument(
        "--difficulty", type=int, choices=range(1, HARDEST + 1), help="1 is the easiest"
    )
    parser.add_argument("--list", action="store_true", help="list them instead of asking one")
    parser.add_argument("--json", action="store_true", help="list them for machines")
    add_language(parser)


def run(options: argparse.Namespace) -> int:
    """Ask a puzzle, or list all that fit."""
    words = words_of(options)
    chosen = _chosen(options)
    if options.list or options.json:
        if options.json:
            json.dump([as_json(one) for one in chosen], sys.stdout, indent=1)
            print()
        else:
            Console().print(_table(chosen))
        return 0
    warm_up()
    puzzle = random.choice(chosen)
    return 0 if TerminalPuzzle(puzzle, Console(), words).run() else 1


def _chosen(options: argparse.Namespace) -> list[Puzzle]:
    """Return the puzzles that fit; raise ChocolatierError if none does."""
    if options.id:
        return [shelf().find(options.id)]
    if options.day:
        return [shelf().of_the_day(datetime.now(UTC).date())]
    if options.rules:
        Rules.parse(options.rules)
    chosen = shelf().choose(
        kind=options.kind,
        theme=options.theme,
        rules=options.rules,
        difficulty=options.difficulty,
    )
    if not chosen:
        raise ChocolatierError("no-puzzle-fits", "no puzzle fits all of that")
    return chosen


def as_json(puzzle: Puzzle) -> dict[str, Any]:
    """Return a puzzle as plain data; the solution is a tree of moves."""
    data: dict[str, Any] = {
        "id": puzzle.id,
        "kind": str(puzzle.kind),
        "themes": [str(theme) for theme in puzzle.themes],
        "difficulty": puzzle.difficulty,
        "rules": puzzle.text.split()[0],
        "position": puzzle.text,
        "solution": puzzle.solution.written(),
    }
    if puzzle.kind is PuzzleKind.ROUND:
        data["lead"], data["second"] = puzzle.best, puzzle.second
    return data


def _table(puzzles: list[Puzzle]) -> Table:
    table = Table("id", "kind", "difficulty", "rules", "moves", "themes", box=None)
    for one in puzzles:
        themes = ", ".join(one.themes)
        rules, depth = one.text.split()[0], str(one.solution.depth)
        table.add_row(one.id, str(one.kind), str(one.difficulty), rules, depth, themes)
    return table
