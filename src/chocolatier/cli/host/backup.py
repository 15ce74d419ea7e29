"""The command ``chocolatier backup``: all tables of a server in one file, while it runs."""

import argparse

from chocolatier.cli.host.settings import add_backup, opened, settings_of
from chocolatier.lab.files import cannot_write


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    add_backup(parser, "such as tables.jsonl.gz")


def run(options: argparse.Namespace) -> int:
    """Write the backup and say what it holds; raise ChocolatierError if it cannot be written."""
    with opened(settings_of(options)) as store:
        try:
            held = store.backups.write(options.file)
        except OSError as error:
            raise cannot_write(options.file, error) from None
    size = options.file.stat().st_size
    print(
        f"{options.file}: {held.tables} tables with {held.events} events, "
        f"{held.reviews} reviews, {size:,} bytes"
    )
    return 0
