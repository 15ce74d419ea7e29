"""The command ``chocolatier serve``."""

import argparse
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from chocolatier.errors import ChocolatierError

if TYPE_CHECKING:
    from chocolatier.server.settings import Settings

EVERYWHERE = ("0.0.0.0", "::")
DEFAULT_PORT = 8642
MORE_PORTS = 10
SWITCH_SECONDS = 0.0005
"""How long the thread that writes waits for its turn at each step. With Python's own 5 ms it
took 27 ms until a move was stored at 200 moves a second, with this 3 ms."""


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
    from chocolatier.server.settings import Settings, default_workers
    from chocolatier.store.store import Store

    workers = default_workers() if options.workers is None else options.workers
    if not 0 <= workers <= 256:
        raise ChocolatierError("bad-workers", f"{workers} processes: they go from 0 to 256")
    with bind(options.host, options.port) as sock:
        settings = Settings(
            host=options.host,
            port=sock.getsockname()[1],
            database=options.database,
            workers=workers,
            address=options.address,
            origins=tuple(options.origin),
        )
        Store(settings.database_url).close()  # what is wrong with it is told before the start
        run(settings, sock, None if is_warm() else warm_up, open_browser=options.open)
    return 0


def bind(host: str, port: int | None) -> socket.socket:
    """A socket at this port; without a port at the default one or the next that is free."""
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
    """This machine's address in its network; no packet is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("10.255.255.255", 1))
        except OSError:
            return None
        found = str(probe.getsockname()[0])
    return None if found.startswith("127.") or found == "0.0.0.0" else found


def addresses(settings: "Settings") -> tuple[str, str | None]:
    """The page's address on this machine, and for others."""
    everywhere = settings.host in EVERYWHERE
    host = "127.0.0.1" if everywhere else settings.host
    here = f"http://{f'[{host}]' if ':' in host else host}:{settings.port}/"
    if settings.address is not None:
        return here, settings.address
    found = network_address() if everywhere else None
    return here, None if found is None else f"http://{found}:{settings.port}/"


def run(
    settings: "Settings",
    sock: socket.socket,
    compile_all: Callable[[], None] | None = None,
    *,
    open_browser: bool = False,
) -> None:
    """Serve until Ctrl-C."""
    import uvicorn

    from chocolatier.server import collector
    from chocolatier.server.app import create_app

    here, others = addresses(settings)

    class Server(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            if self.started:
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
        Server(config).run(sockets=[sock])


def _announce(here: str, others: str | None) -> None:
    print(f"Chocolatier is at {here}")
    if others is not None:
        print(f"In your network: {others}")
    print("Ctrl-C stops it; tables are kept.", flush=True)
    sys.stdout.flush()
