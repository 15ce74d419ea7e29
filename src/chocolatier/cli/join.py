"""The command ``chocolatier join``: a bot takes a seat at a table of any server."""

import argparse
import sys

from chocolatier.bots.registry import label, make_bot
from chocolatier.lab.visit import TableLink, Visit
from chocolatier.warmup import warm_up


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument(
        "link", metavar="LINK", help="an invitation, such as http://SERVER/t/TABLE#join=CODE"
    )
    parser.add_argument(
        "--bot",
        default="tom",
        metavar="SPEC",
        help="a level, search:seconds=2, module:Class or engine:name=N,command=C (default: tom)",
    )
    parser.add_argument("--name", help="at the table (default: that of the bot)")
    parser.add_argument("--seed", help="of the bot's own choices")
    parser.add_argument("--stay", action="store_true", help="play rematches too, until Ctrl-C")


def run(options: argparse.Namespace) -> int:
    """Play a seat; the bot is ready before it takes one."""
    link = TableLink.parse(options.link)
    with make_bot(options.bot, options.seed) as bot:
        warm_up()
        bot.get_ready()
        seated = link.take_seat(options.name or label(options.bot))
        print(f"playing at {seated.origin}/t/{seated.table}", file=sys.stderr)
        Visit(seated, bot, print).play(stay=options.stay)
    return 0
