"""The command ``chocolatier serve``: the game in the browser."""

import argparse
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from contextlib import suppress

import uvicorn

from chocolatier.errors import ChocolatierError
from chocolatier.server import collector
from chocolatier.server.app import create_app
from chocolatier.server.settings import DEFAULT_PORT, Settings, default_workers
from chocolatier.store.store import Store
from chocolatier.warmup import is_warm, warm_up

EVERYWHERE = ("0.0.0.0", "::")
MORE_PORTS = 10
MOST_WORKERS = 256
SWITCH_SECONDS = 0.0005
"""How long the thread that writes waits for its turn at each step. With Python's own 5 ms it
took 27 ms until a move was stored at 200 moves a second, with this 3 ms."""


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
    with bind(options.host, options.port) as sock:
        settings = Settings(
            host=options.host,
            port=sock.getsockname()[1],
            database=options.database,
            workers=workers,
            address=options.address,
            origins=tuple(options.origin),
        )
        Store(settings.database_url).close()  # raises before the start if it cannot be opened
        run_server(settings, sock, None if is_warm() else warm_up, open_browser=options.open)
    return 0


def _port(text: str) -> int:
    if not text.isdecimal() or int(text) > 65_535:
        raise argparse.ArgumentTypeError(f"'{text}' is not a port from 0 to 65535")
    return int(text)


def bind(host: str, port: int | None) -> socket.socket:
    """Return a socket at this port; without a port at the default one or the next that is free.

    Raise ChocolatierError if none of them can be bound.
    """
    ports = range(DEFAULT_PORT, DEFAULT_PORT + MORE_PORTS) if port is None else [port]
    for number in ports:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        sock = socket.socket(family, socket.SOCK_STREAM)
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            sock.bind((host, number))
        except OSError as error:
            sock.close()
            reason = error.strerror
            continue
        return sock
    raise ChocolatierError(
        "cannot-listen", f"cannot listen at {host}, port {ports[0]}: {reason}", host=host
    )


def network_address() -> str | None:
    """Return this machine's address in its network, if any; no packet is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("10.255.255.255", 1))
        except OSError:
            return None
        found = str(probe.getsockname()[0])
    return None if found.startswith("127.") or found == "0.0.0.0" else found


def addresses(settings: Settings) -> tuple[str, str | None]:
    """Return the page's address on this machine, and the one for others, if any."""
    everywhere = settings.host in EVERYWHERE
    host = "127.0.0.1" if everywhere else settings.host
    here = f"http://{f'[{host}]' if ':' in host else host}:{settings.port}/"
    if settings.address is not None:
        return here, settings.address
    found = network_address() if everywhere else None
    return here, None if found is None else f"http://{found}:{settings.port}/"


class _Server(uvicorn.Server):
    """A server that calls a function once it listens."""

    def __init__(self, config: uvicorn.Config, when_started: Callable[[], None]) -> None:
        super().__init__(config)
        self._when_started = when_started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._when_started()


def run_server(
    settings: Settings,
    sock: socket.socket,
    compile_all: Callable[[], None] | None = None,
    *,
    open_browser: bool = False,
) -> None:
    """Serve until Ctrl-C; ``compile_all`` runs in a process of its own before the first game."""
    here, others = addresses(settings)

    def when_started() -> None:
        _announce(here, others)
        if open_browser:
            threading.Thread(target=webbrowser.open, args=(here,), daemon=True).start()

    config = uvicorn.Config(
        create_app(settings, compile_all, others),
        log_level="warning",
        access_log=False,
        ws_max_size=4 * settings.limits.message_bytes,
        ws_per_message_deflate=False,  # its memory per socket is worth more than the bytes
        timeout_graceful_shutdown=3,
        server_header=False,
    )
    sys.setswitchinterval(SWITCH_SECONDS)
    collector.take_over()
    with suppress(KeyboardInterrupt):
        _Server(config, when_started).run(sockets=[sock])


def _announce(here: str, others: str | None) -> None:
    print(f"Chocolatier is at {here}")
    if others is not None:
        print(f"In your network: {others}")
    print("Ctrl-C stops it; tables are kept.", flush=True)
