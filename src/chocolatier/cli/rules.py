"""The options that choose the rules, the same for every command that plays."""

import argparse

from chocolatier.rules.core.numbers import Side
from chocolatier.rules.ruleset import Rules


def add_rules(parser: argparse.ArgumentParser) -> None:
    """Add the options of the rules to a command."""
    parser.add_argument(
        "--players", type=int, choices=(2, 3, 4), default=2, help="how many (default: 2)"
    )
    parser.add_argument(
        "--side",
        choices=("coloured", "free"),
        default="coloured",
        help="of the box (default: coloured)",
    )
    parser.add_argument("--special", action="store_true", help="with special factories")
    parser.add_argument(
        "--faces-once", action="store_true", help="gold faces stay all game (needs --special)"
    )
    parser.add_argument(
        "--marker-falls",
        action="store_true",
        help="the spare factory does not catch the start marker (needs --special)",
    )
    parser.add_argument("--round-limit", type=int, default=100, metavar="N", help="0 for none")


def rules_of(options: argparse.Namespace) -> Rules:
    """Return the rules that were chosen; raise RulesError if they do not go together."""
    return Rules(
        players=options.players,
        side=Side[options.side.upper()],
        special=options.special,
        faces_once=options.faces_once,
        spare_catches_marker=not options.marker_falls,
        round_limit=options.round_limit,
    )
