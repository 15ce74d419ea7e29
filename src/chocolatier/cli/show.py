"""The command ``chocolatier show``: a position or a record as text."""

import argparse
from pathlib import Path

from rich.console import Console

from chocolatier.cli.options import add_language, positive, words_of
from chocolatier.terminal.show import show_position, show_record
from chocolatier.warmup import warm_up


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument(
        "what", metavar="FILE|POSITION", help="a file of records, or a position as text"
    )
    parser.add_argument(
        "--game", type=positive, default=1, metavar="N", help="which game of the file"
    )
    parser.add_argument("--move", type=int, metavar="N", help="only the position after N moves")
    add_language(parser)


def run(options: argparse.Namespace) -> int:
    """Print what was asked for: a text with spaces in it is a position, any other a file."""
    words = words_of(options)
    warm_up()
    console = Console()
    if " " in options.what.strip() or not options.what:
        show_position(options.what, console, words)
    else:
        show_record(Path(options.what), console, words, options.game, options.move)
    return 0
