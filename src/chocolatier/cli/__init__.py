"""The command ``chocolatier``: find the module of the command that was asked for, and run it.

The module of a command has ``add_arguments(parser)`` and ``run(options)``, which returns the exit
code. Only the module that was asked for is imported, so that ``chocolatier --help`` is quick.
"""

import argparse
import sys
from collections.abc import Sequence
from importlib import import_module
from io import TextIOWrapper

from chocolatier import __version__
from chocolatier.errors import ChocolatierError

COMMANDS = {
    "play": "play against bots in the terminal",
    "serve": "serve the game in the browser",
    "show": "print a position or step through a record",
    "think": "search a position and compare its best moves",
    "review": "explain finished games: chances, mistakes and luck",
    "simulate": "let bots play and write records",
    "verify": "referee records again; exit 1 if any is wrong",
    "arena": "let bots play many games and compare them",
    "engine": "search for other programs: a protocol on standard input and output",
    "compile": "compile everything now, so that later starts need not",
    "perft": "count action sequences",
    "bench": "random games per second, all rule sets; moves are counted by small actions",
}
"""The modules of this package that are commands, each with its line of ``chocolatier --help``."""


def parse(arguments: Sequence[str]) -> argparse.Namespace:
    """Return the options of a command line, with the function that runs it as ``options.run``.

    Exit as argparse does, with a message and code 2, if the command line is wrong.
    """
    parser = argparse.ArgumentParser(prog="chocolatier", description="Azul: Master Chocolatier")
    parser.add_argument("--version", action="version", version=f"chocolatier {__version__}")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    # No option before the command takes a value, so the first other word is the command.
    asked = next((word for word in arguments if not word.startswith("-")), None)
    for name, purpose in COMMANDS.items():
        command = commands.add_parser(name, help=purpose)
        if name == asked:
            module = import_module(f"{__name__}.{name}")
            module.add_arguments(command)
            command.set_defaults(run=module.run)
    return parser.parse_args(arguments)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code; errors are printed, without a traceback."""
    options = parse(sys.argv[1:] if arguments is None else arguments)
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")  # a file name need not be valid text
    try:
        status: int = options.run(options)
    except ChocolatierError as error:
        print(f"chocolatier: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:
        sys.stderr.close()
        return 0
    except OSError as error:
        print(f"chocolatier: {error.strerror or error}", file=sys.stderr)
        return 2
    return status
