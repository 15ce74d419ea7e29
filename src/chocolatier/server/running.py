"""Run the application: bind a socket, say where the page is, serve until Ctrl-C."""

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
from chocolatier.server.settings import DEFAULT_PORT, ServerSettings

EVERYWHERE = ("0.0.0.0", "::")
MORE_PORTS = 10
SWITCH_SECONDS = 0.0005
"""How long the writing thread waits for the interpreter lock at each step. With Python's default
of 5 ms it took 27 ms to store a move at 200 moves a second, with this it takes 3 ms."""


def bind(host: str, port: int | None) -> socket.socket:
    """Return a socket bound to a port, by default the first free one from DEFAULT_PORT on.

    Raise ChocolatierError if no port can be bound.
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
    """Return this machine's address in its network, or None; sends no packet to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("10.255.255.255", 1))
        except OSError:
            return None
        found = str(probe.getsockname()[0])
    return None if found.startswith("127.") or found == "0.0.0.0" else found


def page_addresses(settings: ServerSettings) -> tuple[str, str | None]:
    """Return the page's address on this machine and, if there is one, for other machines."""
    everywhere = settings.host in EVERYWHERE
    host = "127.0.0.1" if everywhere else settings.host
    here = f"http://{f'[{host}]' if ':' in host else host}:{settings.port}/"
    if settings.address is not None:
        return here, settings.address
    found = network_address() if everywhere else None
    return here, None if found is None else f"http://{found}:{settings.port}/"


def run(
    settings: ServerSettings,
    sock: socket.socket,
    compile_all: Callable[[], None] | None = None,
    *,
    open_browser: bool = False,
) -> None:
    """Serve until Ctrl-C; ``compile_all`` is run in a process of its own before the first game."""
    here, others = page_addresses(settings)

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
        ws_per_message_deflate=False,  # its memory per socket costs more than the bytes it saves
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
