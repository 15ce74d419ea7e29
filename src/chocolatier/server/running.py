"""Run the application: bind a socket, say where the page is, serve until Ctrl-C."""

import asyncio
import os
import signal
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from ipaddress import ip_address, ip_network
from multiprocessing import get_context
from multiprocessing.connection import Connection
from textwrap import fill
from types import FrameType

import uvicorn
from fastapi import FastAPI

from chocolatier.compiled import PLAIN
from chocolatier.errors import ChocolatierError
from chocolatier.server import collector, logs
from chocolatier.server.app import create_app, load_rules
from chocolatier.server.connections import http_protocol
from chocolatier.server.direct import DirectProtocol
from chocolatier.server.settings import DEFAULT_PORT, ServerSettings

EVERYWHERE = ("0.0.0.0", "::")
HOMES = ip_network("192.168.0.0/16")
WIDTH = 88  # of a paragraph on the terminal
NO_BREAK = "\xa0"
MORE_PORTS = 10
PING_SECONDS = 30.0  # between two questions whether a socket is still there
STOP_SECONDS = 15.0  # then a server that should end is killed
ALMOST = 0.99  # compiled: the rest is the change of servers
QUIET_SECONDS = 3.0  # how long a change of servers waits for bots that think
SWITCH_SECONDS = 0.0005
"""How long the writing thread waits for the interpreter lock at each step. With Python's default
of 5 ms it took 27 ms to store a move at 200 moves a second, with this it takes 3 ms."""


Report = Callable[[float], object]
"""Takes how much is compiled, from 0 to 1."""


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
    port = DEFAULT_PORT if settings.port is None else settings.port
    here = f"http://{f'[{host}]' if ':' in host else host}:{port}/"
    if settings.address is not None:
        return here, settings.address
    found = network_address() if everywhere else None
    return here, None if found is None else f"http://{found}:{port}/"


def server_config(app: FastAPI, settings: ServerSettings, stop_seconds: int = 3) -> uvicorn.Config:
    """Return how uvicorn serves the application."""
    return uvicorn.Config(
        app,
        log_config=None,  # ``logs`` has set it up
        access_log=False,
        http=http_protocol(settings.limits, settings.proxies),
        ws=DirectProtocol,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        ws_max_size=4 * settings.limits.message_bytes,
        ws_per_message_deflate=False,  # its memory costs more than the bytes it saves
        forwarded_allow_ips=list(settings.proxies),
        timeout_graceful_shutdown=stop_seconds,
        server_header=False,
    )


class Server(uvicorn.Server):
    """The server; it says where the page is once it is there, if it is the first to serve it."""

    def __init__(
        self,
        settings: ServerSettings,
        parent: Connection | None,
        *,
        first: bool,
        open_browser: bool,
    ) -> None:
        here, others = page_addresses(settings)
        self.app = create_app(settings, others)
        self._addresses, self._first, self._open = (here, others), first, open_browser
        self._parent, self._settings = parent, settings
        super().__init__(server_config(self.app, settings))

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen."""
        await super().startup(sockets)
        if self._parent is not None:
            self._readiness = asyncio.create_task(self._say_ready(self._parent))
            threading.Thread(target=_listen, args=(self._parent, self), daemon=True).start()
        if self.started and self._first:
            _announce(*self._addresses, open_network(self._settings))
            if self._open:
                here = self._addresses[0]
                threading.Thread(target=webbrowser.open, args=(here,), daemon=True).start()

    async def _say_ready(self, parent: Connection) -> None:
        """Tell the parent when games can be played."""
        await self.app.state.hub.wait_ready()
        with suppress(OSError):
            parent.send("ready")

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """End what would stay connected for ever, then everything."""
        if hasattr(self.app.state, "board"):  # not if the start failed
            self.app.state.board.close()
        await super().shutdown(sockets)


def run(
    settings: ServerSettings,
    sock: socket.socket,
    *,
    first: bool = True,
    open_browser: bool = False,
    parent: Connection | None = None,
) -> None:
    """Serve until Ctrl-C, or until the parent process says so or ends."""
    logs.set_up(settings.log)
    if not PLAIN and (settings.database or "").startswith("postgres"):
        load_rules()  # before it listens: guests are better off at other servers meanwhile
    server = Server(settings, parent, first=first, open_browser=open_browser)
    sys.setswitchinterval(SWITCH_SECONDS)
    collector.take_over()
    with suppress(KeyboardInterrupt):
        server.run(sockets=[sock])


def run_and_compile(
    settings: ServerSettings,
    sock: socket.socket,
    compile_all: Callable[[Report], None],
    *,
    open_browser: bool = False,
) -> bool:
    """Serve in plain Python and compile beside it; return whether to go on, compiled.

    A process of its own serves until everything is compiled and loaded here. Its sockets connect
    again by themselves; a client that connects in between waits in the socket's queue.
    """
    ours, its = get_context("spawn").Pipe()
    plain = get_context("spawn").Process(
        target=_serve_plain, args=(settings, sock, its, open_browser)
    )
    os.environ["NUMBA_DISABLE_JIT"] = "1"
    plain.start()
    del os.environ["NUMBA_DISABLE_JIT"]
    its.close()
    interrupted = _note_interrupts()
    try:
        compile_all(ours.send)
        load_rules()
    except KeyboardInterrupt:
        return False
    except ChocolatierError as error:
        print(f"The game stays slow, because compiling failed: {error}", file=sys.stderr)
        plain.join()
        return False
    finally:
        with suppress(OSError):
            ours.send(None)
        plain.join(STOP_SECONDS)
        plain.kill()
    return not interrupted.is_set()


def _note_interrupts() -> threading.Event:
    """Return what is set by Ctrl-C, which still interrupts.

    An interrupt is lost if it comes while LLVM calls Python: exceptions end there.
    """
    interrupted = threading.Event()

    def note(number: int, frame: FrameType | None) -> None:
        interrupted.set()
        signal.default_int_handler(number, frame)

    signal.signal(signal.SIGINT, note)
    return interrupted


def _serve_plain(
    settings: ServerSettings, sock: socket.socket, parent: Connection, open_browser: bool
) -> None:
    run(settings, sock, open_browser=open_browser, parent=parent)


def _listen(parent: Connection, server: Server) -> None:
    """Take how much is compiled from the parent; stop the server after None or its end."""
    with suppress(EOFError, OSError):
        while (compiled := parent.recv()) is not None:
            server.app.state.hub.compiled = min(compiled, ALMOST)
        deadline = time.monotonic() + QUIET_SECONDS
        while server.app.state.hub.thinking and time.monotonic() < deadline:
            time.sleep(0.05)  # between two moves
    server.should_exit = True


def open_network(settings: ServerSettings) -> str | None:
    """Return what listening everywhere means, unless the network looks like a home's.

    Home routers give addresses that begin with 192.168. An address that the host has named is
    the host's own decision.
    """
    found = network_address() if settings.host in EVERYWHERE else None
    if found is None or settings.address is not None or ip_address(found) in HOMES:
        return None
    only_here = "`make play HOST=127.0.0.1`".replace(" ", NO_BREAK)
    text = (
        "This network does not look like a home's, and the server listens at every address of "
        f"this machine. Everyone who reaches {found} can open tables here and let this machine's "
        "processors think for bots. They can't read your files, or find a table without its link "
        f"unless it is open to all. For this machine only, start it with {only_here} "
        "(`chocolatier serve` without --host). To host it for others, see docs/hosting.md."
    )
    return fill(text, WIDTH).replace(NO_BREAK, " ")


def _announce(here: str, others: str | None, warning: str | None) -> None:
    print(f"Chocolatier is at {here}")
    if others is not None:
        print(f"In your network: {others}")
    if warning is not None:
        print(f"\n{warning}\n")
    print("Ctrl-C stops it; tables are kept.", flush=True)
    sys.stdout.flush()
