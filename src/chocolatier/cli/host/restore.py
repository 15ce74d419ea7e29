"""The command ``chocolatier restore``: a backup into an empty database of either kind."""

import argparse

from chocolatier.cli.host.settings import add_backup, opened, settings_of
from chocolatier.errors import ChocolatierError


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    add_backup(parser, "written by `chocolatier backup`")


def run(options: argparse.Namespace) -> int:
    """Restore the backup and say what it held; raise ChocolatierError if that is not possible."""
    with opened(settings_of(options)) as store:
        try:
            held = store.backups.restore(options.file)
        except OSError as error:
            reason = f"{options.file}: cannot be read: {error.strerror or error}"
            raise ChocolatierError("cannot-read", reason, file=str(options.file)) from None
    print(f"Restored {held.tables} tables with {held.events} events, {held.reviews} reviews.")
    return 0
