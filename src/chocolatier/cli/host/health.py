"""The command ``chocolatier health``: ask a running server of this machine whether it works."""

import argparse
import json
import urllib.error
import urllib.request

from chocolatier.cli.host.settings import add_sources, settings_of
from chocolatier.errors import ChocolatierError
from chocolatier.server.running import page_addresses

SECONDS = 5.0


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument("--host", help="where the server listens")
    parser.add_argument("--port", metavar="N", help="at which port")
    add_sources(parser)
    parser.epilog = "Exit code 0 if it works, else 2."


def run(options: argparse.Namespace) -> int:
    """Print what the server says of itself; raise ChocolatierError if it does not work."""
    here, _ = page_addresses(settings_of(options))
    try:
        with urllib.request.urlopen(f"{here}api/health", timeout=SECONDS) as answer:
            health = json.load(answer)
    except urllib.error.HTTPError as error:
        raise ChocolatierError("unhealthy", f"{here} answers {error.code}") from None
    except (OSError, ValueError) as error:
        reason = getattr(error, "reason", error)
        raise ChocolatierError("unhealthy", f"{here} does not answer: {reason}") from None
    print(f"{here} works: {health['tables']} tables in memory")
    return 0
