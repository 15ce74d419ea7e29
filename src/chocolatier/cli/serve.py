"""The command ``chocolatier serve``: the game in the browser."""

import argparse

from chocolatier.errors import ChocolatierError
from chocolatier.server import running
from chocolatier.server.settings import DEFAULT_PORT, ServerSettings, default_workers
from chocolatier.server.tables.archive import open_store
from chocolatier.warmup import is_warm, warm_up

MOST_WORKERS = 256


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument(
        "--host", default="127.0.0.1", help="0.0.0.0 for the whole network (default: this machine)"
    )
    parser.add_argument(
        "--port", type=_port, metavar="N", help=f"0 for any (default: {DEFAULT_PORT} or the next)"
    )
    parser.add_argument(
        "--database", metavar="URL", help="such as postgresql+pg8000://user@host/name"
    )
    parser.add_argument("--workers", type=int, metavar="N", help="processes for bots")
    parser.add_argument("--address", metavar="URL", help="how others reach this server")
    parser.add_argument(
        "--origin",
        action="append",
        default=[],
        metavar="URL",
        help="another page that may use its API and sockets, such as https://friend.example",
    )
    parser.add_argument("--open", action="store_true", help="open the browser")


def run(options: argparse.Namespace) -> int:
    """Serve until Ctrl-C; raise ChocolatierError if the server cannot start."""
    workers = default_workers() if options.workers is None else options.workers
    if not 0 <= workers <= MOST_WORKERS:
        raise ChocolatierError(
            "bad-workers", f"--workers must be between 0 and {MOST_WORKERS} (got {workers})"
        )
    with running.bind(options.host, options.port) as sock:
        settings = ServerSettings(
            host=options.host,
            port=sock.getsockname()[1],
            database=options.database,
            workers=workers,
            address=options.address,
            origins=tuple(options.origin),
        )
        open_store(settings).close()  # fails before the start if it cannot be opened
        if is_warm():
            running.run(settings, sock, open_browser=options.open)
        else:
            running.run_and_compile(settings, sock, warm_up, open_browser=options.open)
    return 0


def _port(text: str) -> int:
    if not text.isdecimal() or int(text) > 65_535:
        raise argparse.ArgumentTypeError(f"'{text}' is not a port from 0 to 65535")
    return int(text)
