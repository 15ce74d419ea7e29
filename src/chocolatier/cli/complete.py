"""The command ``chocolatier complete``: completes commands and options in a shell."""

import argparse
import importlib.util

import shtab

from chocolatier.cli import COMMANDS, EXTRAS, build

PACKAGES = {"server": "fastapi", "join": "websockets", "terminal": "shtab"}
"""By extra, a package that shows whether it is installed."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument(
        "shell",
        choices=shtab.SUPPORTED_SHELLS,
        help='such as bash: eval "$(chocolatier complete bash)" in ~/.bashrc',
    )


def run(options: argparse.Namespace) -> int:
    """Print the script of a shell, for all commands that are installed."""
    installed = {name for name in COMMANDS if _is_installed(EXTRAS.get(name))}
    parser, _ = build(installed)
    print(shtab.complete(parser, options.shell))
    return 0


def _is_installed(extra: str | None) -> bool:
    return extra is None or importlib.util.find_spec(PACKAGES[extra]) is not None
