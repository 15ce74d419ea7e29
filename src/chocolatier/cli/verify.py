"""The command ``chocolatier verify``: referee the records of games again."""

import argparse
from pathlib import Path

from chocolatier.errors import ChocolatierError
from chocolatier.notation.records import read_record_file
from chocolatier.warmup import warm_up


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="of records")


def run(options: argparse.Namespace) -> int:
    """Print a line for every file; return 1 if any game in them does not follow the rules."""
    warm_up()
    status = 0
    for path in options.files:
        try:
            games = sum(1 for _ in read_record_file(path))
            print(f"{path}: {games} {'game follows' if games == 1 else 'games follow'} the rules")
        except ChocolatierError as error:
            status = 1
            print(f"{path}: {error}")
    return status
