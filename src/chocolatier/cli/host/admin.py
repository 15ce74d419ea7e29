"""The command ``chocolatier admin``: look after a running server, from its own machine."""

import argparse
import time
from typing import Any

from chocolatier.cli.host.settings import add_sources, settings_of
from chocolatier.cli.options import positive
from chocolatier.errors import ChocolatierError
from chocolatier.server.hosting.door import ask

Json = dict[str, Any]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    what = parser.add_subparsers(required=True, metavar="WHAT", dest="what")
    listing = what.add_parser("list", help="tables, the last changed first")
    listing.add_argument(
        "--status",
        choices=("waiting", "playing", "over", "here"),
        help="only these tables; here: those with a guest",
    )
    listing.add_argument(
        "--most", type=positive, default=20, metavar="N", help="tables to list (default: 20)"
    )
    for name, purpose in (
        ("show", "a table, and from where its guests are connected"),
        ("close", "end a game now and score it; remove a table that waits"),
        ("remove", "remove a table with its log, for ever"),
    ):
        what.add_parser(name, help=purpose).add_argument("table", metavar="TABLE", help="its id")
    announce = what.add_parser("announce", help="show a message to everyone at a table")
    announce.add_argument("text", nargs="+", metavar="TEXT", help="the message")
    for name, purpose in (
        ("block", "refuse an address or a network, until the server stops"),
        ("unblock", "no longer refuse it"),
    ):
        command = what.add_parser(name, help=purpose)
        command.add_argument("address", metavar="ADDRESS", help="such as 10.0.0.7 or 10.0.0.0/8")
    what.add_parser("blocked", help="list what is blocked")
    for command in what.choices.values():
        add_sources(command)


def run(options: argparse.Namespace) -> int:
    """Ask the server and print its answer; raise ChocolatierError if it refuses."""
    request: Json = {"command": options.what}
    for name in ("table", "address", "status", "most"):
        if getattr(options, name, None) is not None:
            request[name] = getattr(options, name)
    if options.what == "announce":
        request["text"] = " ".join(options.text)
    answers = ask(settings_of(options).admin_folder, request)
    good = [answer for answer in answers if "error" not in answer]
    if not good:
        raise ChocolatierError(answers[0]["code"], answers[0]["error"])
    for line in _lines(options, good):
        print(line)
    return 0


def _lines(options: argparse.Namespace, answers: list[Json]) -> list[str]:
    """Return what to print of the answers, one of each process of the server."""
    match options.what:
        case "list":
            tables: dict[str, Json] = {}
            for answer in answers:
                for table in answer["tables"]:
                    known = tables.setdefault(table["table"], {**table, "guests": 0})
                    known["guests"] += table["guests"]
            ordered = sorted(tables.values(), key=lambda table: -table["changed"])
            return [_line(table) for table in ordered[: options.most]] or ["no tables"]
        case "show":
            connected = [guest for answer in answers for guest in answer["connected"]]
            return [_line(answers[0] | {"guests": len(connected)})] + [
                f"  {guest['address']}: {_count(guest['seats'], 'seat')}" for guest in connected
            ]
        case "announce":
            return [f"shown to {_count(sum(answer['guests'] for answer in answers), 'guest')}"]
        case "blocked":
            return sorted({one for answer in answers for one in answer["blocked"]}) or ["nothing"]
        case "unblock":
            found = any(answer["unblocked"] for answer in answers)
            return [f"unblocked: {options.address}" if found else "it was not blocked"]
        case _:
            name, value = next(iter(answers[0].items()))
            return [f"{name}: {value}"]


def _count(number: int, thing: str) -> str:
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def _line(table: Json) -> str:
    changed = time.strftime("%Y-%m-%d %H:%M", time.localtime(table["changed"]))
    scores = f" {'-'.join(map(str, table['scores']))}" if table["scores"] else ""
    return (
        f"{table['table']}  {table['status']:<7}  {changed}  {table['rules']}  round "
        f"{table['round']}{scores}  {', '.join(table['seats'])}  ({table['guests']} connected)"
    )
