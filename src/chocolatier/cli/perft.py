"""The command ``chocolatier perft``: count action sequences, to compare implementations."""

import argparse

from chocolatier.rules.core import calls
from chocolatier.rules.game import Game
from chocolatier.rules.position import Position
from chocolatier.rules.ruleset import Rules
from chocolatier.warmup import warm_up

DEEPEST = 60


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument("what", metavar="POSITION|RULES", help="rules: their first deal of seed 0")
    parser.add_argument(
        "--depth", type=_depth, required=True, metavar="D", help="small actions to look ahead"
    )


def run(options: argparse.Namespace) -> int:
    """Print the number of action sequences of every length up to the depth."""
    warm_up()
    game = _game_of(options.what)
    for depth in range(1, options.depth + 1) if options.depth else [0]:
        print(f"{depth}  {calls.perft(game.state, depth)}", flush=True)
    return 0


def _depth(text: str) -> int:
    if not (text.isascii() and text.isdecimal()) or int(text) > DEEPEST:
        raise argparse.ArgumentTypeError(f"'{text}' is not a depth from 0 to {DEEPEST}")
    return int(text)


def _game_of(text: str) -> Game:
    """Return a game from a position or, with a fixed seed, from the name of rules."""
    if " " in text.strip():
        return Game.from_position(Position.parse(text))
    return Game(Rules.parse(text), seed=0, first=0)
