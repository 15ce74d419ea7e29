"""The command ``chocolatier simulate``: games between bots, written as records."""

import argparse
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from chocolatier.bots.registry import make_bot
from chocolatier.cli.options import positive
from chocolatier.cli.rules import add_rules, rules_of
from chocolatier.errors import ChocolatierError
from chocolatier.lab.data import ParquetWriter
from chocolatier.lab.files import cannot_write, replacing, replacing_bytes
from chocolatier.lab.simulate import simulate
from chocolatier.rules.deal import check_seed
from chocolatier.warmup import warm_up


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument(
        "--games", type=positive, required=True, metavar="N", help="how many games to play"
    )
    add_rules(parser)
    parser.add_argument(
        "--bot",
        nargs="+",
        default=["random"],
        metavar="NAME",
        help="by seat, such as tom or search:nodes=500 (default: random)",
    )
    parser.add_argument(
        "--seed", required=True, help="the same seed gives the same file, unless a bot has a clock"
    )
    parser.add_argument(
        "--jobs", type=positive, default=1, metavar="J", help="processes (default: 1)"
    )
    parser.add_argument(
        "--out",
        type=Path,
        required=True,
        metavar="FILE",
        help="JSON lines or, if it ends in .parquet, a table of all their lines",
    )


@contextmanager
def _records_into(path: Path) -> Iterator[Callable[[str], object]]:
    """Yield what writes records into a file, in the format that its name asks for."""
    if path.suffix != ".parquet":
        with replacing(path) as out:
            yield out.write
        return
    with replacing_bytes(path) as file, ParquetWriter(file) as writer:
        yield writer.add_lines


def run(options: argparse.Namespace) -> int:
    """Play the games and write them; the file is there when all of them are finished."""
    rules, bots = rules_of(options), tuple(options.bot)
    warm_up()
    check_seed(options.seed)
    for name in bots:
        make_bot(name, "").close()
    if len(bots) > rules.players:
        raise ChocolatierError("too-many-bots", f"{len(bots)} bots for {rules.players} seats")
    try:
        with (
            _records_into(options.out) as write,
            Progress(console=Console(file=sys.stderr)) as progress,
        ):
            task = progress.add_task("games", total=options.games)
            for games, records in simulate(rules, bots, options.games, options.seed, options.jobs):
                write(records)
                progress.advance(task, games)
    except OSError as error:
        raise cannot_write(options.out, error) from None
    return 0
