"""The command ``chocolatier serve``."""

import argparse
from collections.abc import Callable
from typing import Any

from chocolatier.errors import ChocolatierError
from chocolatier.server.settings import DEFAULT_PORT


def add_serve(
    commands: Any,
    warm_up: Callable[[], None] = lambda: None,
    is_warm: Callable[[], bool] = lambda: True,
) -> None:
    """Add the command; ``warm_up`` compiles, in a process of its own, unless ``is_warm``."""
    serve = commands.add_parser("serve", help="serve the game in the browser")
    serve.add_argument(
        "--host", default="127.0.0.1", help="0.0.0.0 for the whole network (default: this machine)"
    )
    serve.add_argument(
        "--port", type=_port, metavar="N", help=f"0 for any (default: {DEFAULT_PORT} or the next)"
    )
    serve.add_argument(
        "--database", metavar="URL", help="such as postgresql+pg8000://user@host/name"
    )
    serve.add_argument("--workers", type=int, metavar="N", help="processes for bots")
    serve.add_argument("--address", metavar="URL", help="how others reach this server")
    serve.add_argument(
        "--origin",
        action="append",
        default=[],
        metavar="URL",
        help="another page that may use its API and sockets, such as https://friend.example",
    )
    serve.add_argument("--open", action="store_true", help="open the browser")
    serve.set_defaults(run=lambda options: _serve(options, warm_up, is_warm))


def _port(text: str) -> int:
    if not text.isdecimal() or int(text) > 65_535:
        raise argparse.ArgumentTypeError(f"'{text}' is not a port from 0 to 65535")
    return int(text)


def _serve(
    options: argparse.Namespace, warm_up: Callable[[], None], is_warm: Callable[[], bool]
) -> int:
    from chocolatier.server.archive import open_store
    from chocolatier.server.running import bind, run
    from chocolatier.server.settings import ServerSettings, default_workers

    workers = default_workers() if options.workers is None else options.workers
    if not 0 <= workers <= 256:
        raise ChocolatierError("bad-workers", f"{workers} processes: they go from 0 to 256")
    with bind(options.host, options.port) as sock:
        settings = ServerSettings(
            host=options.host,
            port=sock.getsockname()[1],
            database=options.database,
            workers=workers,
            address=options.address,
            origins=tuple(options.origin),
        )
        open_store(settings).close()  # fail before the start if it cannot be opened
        run(settings, sock, None if is_warm() else warm_up, open_browser=options.open)
    return 0
