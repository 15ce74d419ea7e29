"""The command ``chocolatier serve``: the game in the browser."""

import argparse

from chocolatier.cli.host.settings import add_database, add_keep, add_sources, settings_of
from chocolatier.server import running
from chocolatier.server.processes import check_processes, run_all
from chocolatier.server.settings import DEFAULT_PORT
from chocolatier.server.tables.archive import open_store
from chocolatier.warmup import is_warm, warm_up


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments; what is not given comes from the settings."""
    parser.add_argument("--host", help="0.0.0.0 for the whole network (default: this machine)")
    parser.add_argument(
        "--port", metavar="N", help=f"0 for any (default: {DEFAULT_PORT} or the next)"
    )
    add_database(parser)
    parser.add_argument("--processes", metavar="N", help="servers at this port (PostgreSQL only)")
    parser.add_argument("--workers", metavar="N", help="processes for bots")
    parser.add_argument("--address", metavar="URL", help="how others reach this server")
    parser.add_argument(
        "--origin",
        action="append",
        default=[],
        metavar="URL",
        help="another page that may use its API and sockets, such as https://friend.example",
    )
    add_keep(parser)
    parser.add_argument(
        "--host-name",
        action="append",
        default=[],
        metavar="NAME",
        help="a name under which it is reached, such as games.example; that of --address is known",
    )
    parser.add_argument("--open", action="store_true", help="open the browser")
    add_sources(parser)


def run(options: argparse.Namespace) -> int:
    """Serve until Ctrl-C; raise ChocolatierError if the server cannot start."""
    asked = settings_of(options)
    check_processes(asked)
    with running.bind(asked.host, asked.port) as sock:
        settings = asked.model_copy(
            update={"port": sock.getsockname()[1], "admin": asked.admin_folder}
        )
        open_store(settings).close()  # fails before the start if it cannot be opened
        serve = running.run if settings.processes == 1 else run_all
        if is_warm():
            serve(settings, sock, open_browser=options.open)
        elif running.run_and_compile(settings, sock, warm_up, open_browser=options.open):
            serve(settings, sock, first=False)
    return 0
