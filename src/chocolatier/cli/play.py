"""The command ``chocolatier play``: a game against bots in the terminal."""

import argparse

from rich.console import Console

from chocolatier.bots.registry import make_bot
from chocolatier.cli.options import add_language, words_of
from chocolatier.cli.rules import add_rules, rules_of
from chocolatier.rules.game import Game
from chocolatier.terminal.app import TerminalGame
from chocolatier.warmup import warm_up

PERSON = 0  # the seat


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    add_rules(parser)
    parser.add_argument(
        "--bot",
        default="tom",
        metavar="NAME",
        help="mila, tom, agata, viktor, sofia, camille, pascal, margaux or maitre",
    )
    parser.add_argument("--seed", help="the same seed gives the same deals")
    add_language(parser)


def run(options: argparse.Namespace) -> int:
    """Play until the game is over or the person quits."""
    rules, words = rules_of(options), words_of(options)
    warm_up()
    game = Game(rules, options.seed)
    bots = {
        seat: make_bot(options.bot, f"{game.seed}/bot {seat}")
        for seat in range(rules.players)
        if seat != PERSON
    }
    TerminalGame(game, PERSON, bots, Console(), words).run()
    return 0
