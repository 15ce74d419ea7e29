"""The command ``chocolatier``: find the module of the command that was asked for, and run it.

The module of a command has ``add_arguments(parser)`` and ``run(options)``, which returns the exit
code. Only the module that was asked for is imported, so that ``chocolatier --help`` is quick.
"""

import argparse
import sys
from collections.abc import Collection, Sequence
from difflib import get_close_matches
from importlib import import_module
from io import TextIOWrapper
from types import ModuleType
from typing import NoReturn

from chocolatier import __version__
from chocolatier.errors import ChocolatierError

COMMANDS = {
    "play": "play against bots in the terminal",
    "serve": "serve the game in the browser",
    "settings": "list everything that a server can be configured with",
    "health": "ask a running server of this machine whether it works",
    "admin": "look after a running server: list, show, close, remove, announce, block",
    "backup": "write all tables of a server into a file, while it runs",
    "restore": "fill an empty database from a backup",
    "prune": "remove tables that were kept long enough",
    "show": "print a position or step through a record",
    "think": "search a position and compare its best moves",
    "review": "explain finished games: chances, mistakes and luck",
    "puzzle": "solve puzzles whose solutions are proven, or list them",
    "simulate": "let bots play and write records",
    "join": "let a bot take a seat at a table of any server",
    "verify": "referee records again; exit 1 if any is wrong",
    "arena": "let bots play many games and compare them",
    "engine": "search for other programs: a protocol on standard input and output",
    "compile": "compile everything now, so that later starts need not",
    "perft": "count action sequences",
    "bench": "random games per second, all rule sets; moves are counted by small actions",
    "complete": "print what completes commands and options in a shell",
}
"""The commands, each with its line of ``chocolatier --help``. Modules are named like commands."""

HOST = {"serve", "settings", "health", "admin", "backup", "restore", "prune"}
"""The commands whose modules are in ``cli/host``."""

EXTRAS = {**dict.fromkeys(HOST, "server"), "join": "join", "complete": "terminal"}
"""The extra whose packages a command needs; the others need none."""


class _Parser(argparse.ArgumentParser):
    """A parser that suggests an option for one that it does not know."""

    def error(self, message: str) -> NoReturn:
        unknown = message.partition("unrecognized arguments: ")[2].split()
        if unknown and unknown[0].startswith("-"):
            message += _suggestion(unknown[0].partition("=")[0], self._option_string_actions)
        super().error(message)


def _suggestion(word: str, known: Collection[str]) -> str:
    close = get_close_matches(word, known, 1)
    return f"; did you mean '{close[0]}'?" if close else ""


def build(asked: Collection[str]) -> tuple[argparse.ArgumentParser, dict[str, _Parser]]:
    """Return the parser of all commands, and by name those that were asked for, with options.

    Raise ChocolatierError if one of them needs packages that are not installed.
    """
    parser = _Parser(prog="chocolatier", description="Azul: Master Chocolatier")
    parser.add_argument("--version", action="version", version=f"chocolatier {__version__}")
    commands = parser.add_subparsers(metavar="COMMAND", parser_class=_Parser)
    whole = {}
    for name, purpose in COMMANDS.items():
        command = commands.add_parser(name, help=purpose)
        if name in asked:
            module = _module(name)
            module.add_arguments(command)
            command.set_defaults(run=module.run)
            whole[name] = command
    return parser, whole


def _module(name: str) -> ModuleType:
    room = f"{__name__}.host" if name in HOST else __name__
    try:
        return import_module(f"{room}.{name}")
    except ModuleNotFoundError as error:
        extra, package = EXTRAS.get(name), (error.name or "").partition(".")[0]
        if extra is None or package == "chocolatier":
            raise
        raise missing_extra(f"chocolatier {name}", package, extra) from None


def missing_extra(what: str, package: str, extra: str) -> ChocolatierError:
    """Return the error for a package that an extra would bring."""
    return ChocolatierError(
        "no-package",
        f"{what} needs the package {package}: pip install 'chocolatier[{extra}]'",
        package=package,
        extra=extra,
    )


def parse(arguments: Sequence[str]) -> argparse.Namespace:
    """Return the options of a command line, with the function that runs it as ``options.run``.

    Exit as argparse does, with a message and code 2, if the command line is wrong; without a
    command, print the help. Raise ChocolatierError if packages are missing.
    """
    # No option before the command takes a value, so the first other word is the command.
    asked = next((word for word in arguments if not word.startswith("-")), None)
    parser, whole = build({asked} & COMMANDS.keys() if asked else ())
    if not arguments:
        parser.print_help()
        parser.exit()
    if asked is not None and not whole:
        parser.error(f"there is no command '{asked}'{_suggestion(asked, COMMANDS)}")
    options, rest = parser.parse_known_args(arguments)
    if rest or asked is None:
        chosen = whole.get(asked or "", parser)
        chosen.error(f"unrecognized arguments: {' '.join(rest)}" if rest else "name a command")
    return options


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code; errors are printed, without a traceback."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")  # a file name need not be valid text
    try:
        options = parse(sys.argv[1:] if arguments is None else arguments)
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
