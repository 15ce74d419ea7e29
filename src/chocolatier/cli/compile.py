"""The command ``chocolatier compile``: fill the disk cache, for images and packages."""

import argparse

from chocolatier.compiled import cache_folder
from chocolatier.warmup import warm_up


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add nothing: the command has no options."""
    parser.epilog = "CHOCOLATIER_CACHE names the folder that the cache is kept in."


def run(options: argparse.Namespace) -> int:  # noqa: ARG001
    """Compile what is not compiled yet, and print where the result is kept."""
    warm_up()
    print(cache_folder())
    return 0
