"""The command ``chocolatier backup``: all tables of a server in one file, while it runs."""

import argparse

from chocolatier.cli.host.settings import add_backup, opened, settings_of


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    add_backup(parser, "such as tables.jsonl.gz")


def run(options: argparse.Namespace) -> int:
    """Write the backup and say what it holds."""
    with opened(settings_of(options)) as store:
        held = store.backups.write(options.file)
    size = options.file.stat().st_size
    print(
        f"{options.file}: {held.tables} tables with {held.events} events, "
        f"{held.reviews} reviews, {size:,} bytes"
    )
    return 0
