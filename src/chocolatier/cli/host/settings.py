"""The command ``chocolatier settings``, and the options of all commands that need settings."""

import argparse
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console
from rich.table import Table
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from chocolatier.server.configuration import assignments, list_settings, read_settings
from chocolatier.server.settings import ServerSettings
from chocolatier.server.tables.archive import open_store
from chocolatier.store.store import Store

EPILOG = """\
A setting is given by a flag of `serve`, by --set NAME=VALUE, by its environment variable, by a
file of its name in the folder of secrets (--secrets), or in a TOML file (--settings); the first of
these wins. In TOML a dot is a group: limits.socket_rate stands as socket_rate below [limits].
"""


NAMED = ("host", "port", "database", "database_file", "processes", "workers", "address")
"""Settings that have a flag of the same name."""


def add_sources(parser: argparse.ArgumentParser) -> None:
    """Add the options that say where settings come from."""
    parser.add_argument("--settings", metavar="FILE", help="a TOML file of settings")
    parser.add_argument("--secrets", metavar="DIR", help="a folder with a file for each secret")
    parser.add_argument(
        "--set",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="any setting; `chocolatier settings` lists them all",
    )


def add_database(parser: argparse.ArgumentParser) -> None:
    """Add the options that say where the tables are."""
    parser.add_argument("--database", metavar="URL", help="such as postgresql://user@host/name")
    parser.add_argument(
        "--database-file", metavar="FILE", help="a file that holds the URL with its password"
    )


def add_keep(parser: argparse.ArgumentParser) -> None:
    """Add the option that says how long tables are kept."""
    parser.add_argument(
        "--keep",
        metavar="DAYS",
        help="remove finished games after DAYS, or `forever` to keep them; unfinished games are "
        "removed after a month, tables that never started after a day",
    )


def settings_of(options: argparse.Namespace) -> ServerSettings:
    """Return the settings of a command line and of everything around it.

    Raise ChocolatierError, which names the setting, if one is wrong.
    """
    given = vars(options)
    flags = {name: given[name] for name in NAMED if given.get(name) is not None}
    if given.get("keep") is not None:
        flags["keep.finished"] = given["keep"]
    if given.get("origin"):
        flags["origins"] = tuple(given["origin"])
    if given.get("host_name"):
        flags["host_names"] = tuple(given["host_name"])
    if "database" in flags and _has_password(flags["database"]):
        print(
            "chocolatier: other users of this machine can see the password of --database; "
            "--database-file or CHOCOLATIER_DATABASE hide it",
            file=sys.stderr,
        )
    return read_settings({**flags, **assignments(options.set)}, options.settings, options.secrets)


def add_backup(parser: argparse.ArgumentParser, help_text: str) -> None:
    """Add the file of a backup, and where the tables are."""
    parser.add_argument("file", type=Path, metavar="FILE", help=help_text)
    add_database(parser)
    add_sources(parser)


@contextmanager
def opened(settings: ServerSettings) -> Iterator[Store]:
    """Yield the store that the settings name, and close it."""
    store = open_store(settings)
    try:
        yield store
    finally:
        store.close()


def _has_password(url: str) -> bool:
    try:
        return make_url(url).password is not None
    except ArgumentError:
        return False


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    add_sources(parser)
    parser.epilog = EPILOG


def run(options: argparse.Namespace) -> int:
    """Print all settings with their values; raise ChocolatierError if one is wrong."""
    table = Table("setting", "value", "what it is", "environment", box=None, pad_edge=False)
    for setting in list_settings(settings_of(options)):
        shown = setting.shown
        value = shown if setting.value == setting.default else f"[bold]{shown}[/bold]"
        table.add_row(setting.name, value, setting.description, setting.variable)
    console = Console()
    if not console.is_terminal:
        console = Console(width=160)
    console.print(table)
    return 0
