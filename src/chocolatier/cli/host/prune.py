"""The command ``chocolatier prune``: remove tables that were kept long enough."""

import argparse
import time
from collections import Counter

from chocolatier.cli.host.settings import add_database, add_keep, add_sources, opened, settings_of
from chocolatier.errors import ChocolatierError


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    add_keep(parser)
    parser.add_argument("--dry-run", action="store_true", help="only count them")
    add_database(parser)
    add_sources(parser)


def run(options: argparse.Namespace) -> int:
    """Remove the tables and say how many; raise ChocolatierError without an answer to how long."""
    settings = settings_of(options)
    lifetimes = settings.keep.lifetimes
    if lifetimes is None:
        raise ChocolatierError(
            "bad-setting", "the setting keep.finished is not set: name it, such as --keep forever"
        )
    with opened(settings) as store:
        now = time.time()
        found = store.retention.find(lifetimes, now)
        removed = 0 if options.dry_run else store.retention.remove(found)
        if not options.dry_run:
            store.retention.remove_contests(lifetimes, now)
    count = Counter(one.status for one in found)
    print(
        f"{'Would remove' if options.dry_run else 'Removed'} "
        f"{len(found) if options.dry_run else removed} tables: {count['waiting']} never started, "
        f"{count['playing']} unfinished, {count['over']} finished."
    )
    return 0
