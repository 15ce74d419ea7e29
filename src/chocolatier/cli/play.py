"""The command ``chocolatier play``: a game against bots in the terminal."""

import argparse
import sys
from importlib import import_module
from importlib.util import find_spec
from itertools import islice
from pathlib import Path

from rich.console import Console

from chocolatier.bots.registry import label, make_bot
from chocolatier.cli.options import add_language, positive, words_of
from chocolatier.cli.rules import add_rules, rules_of
from chocolatier.errors import ChocolatierError, RecordError
from chocolatier.notation.records import read_record_file
from chocolatier.rules.deal import fresh_seed
from chocolatier.rules.game import Game
from chocolatier.rules.position import Position
from chocolatier.terminal.app import TerminalGame
from chocolatier.warmup import warm_up
from chocolatier.words import Words

PERSON = "you"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    add_rules(parser)
    parser.add_argument(
        "--bot",
        nargs="+",
        default=["tom"],
        metavar="NAME",
        help="for the other seats in turn: mila, tom, agata, viktor, sofia, camille, pascal, "
        "margaux, maitre, or any other bot (default: tom)",
    )
    parser.add_argument(
        "--seats",
        nargs="+",
        metavar="NAME",
        help="who plays each seat instead: you, or a bot, such as you tom you agata",
    )
    parser.add_argument("--seed", help="the same seed gives the same deals")
    parser.add_argument("--position", metavar="TEXT", help="begin with this position")
    parser.add_argument("--record", type=Path, metavar="FILE", help="look at a game, or play it on")
    parser.add_argument(
        "--game", type=positive, default=1, metavar="N", help="which game of the record"
    )
    parser.add_argument("--move", type=int, metavar="N", help="play the record on after N moves")
    parser.add_argument(
        "--plain", action="store_true", help="line by line: for pipes and screen readers"
    )
    add_language(parser)


def run(options: argparse.Namespace) -> int:
    """Play until the game is over or the person quits."""
    words = words_of(options)
    warm_up()
    game, names, fair = _game(options)
    specs = _seats(options, game.rules.players)
    bots = {
        seat: make_bot(spec, f"{game.seed}/bot {seat}")
        for seat, spec in enumerate(specs)
        if spec != PERSON
    }
    if not _is_whole_screen(options):
        people = [seat for seat, spec in enumerate(specs) if spec == PERSON]
        if len(people) != 1 or options.record is not None:
            raise ChocolatierError(
                "one-person", "line by line, one person plays a new game; see show for records"
            )
        TerminalGame(game, people[0], bots, Console(), words).run()
        return 0
    names = names if not bots and names else _names(specs, words)
    screen = import_module("chocolatier.terminal.tui.opening")
    screen.play(game, names, bots, words, fair=fair, replay=_is_replay(options, game))
    return 0


def _is_whole_screen(options: argparse.Namespace) -> bool:
    """Return whether the whole screen is there, and was not refused."""
    streams = (sys.stdin, sys.stdout, sys.stderr)  # Textual draws on the last one
    if options.plain or not all(stream.isatty() for stream in streams):
        return False
    if find_spec("textual") is None:
        print("For the whole screen: pip install 'chocolatier[terminal]'", file=sys.stderr)
        return False
    return True


def _is_replay(options: argparse.Namespace, game: Game) -> bool:
    return options.record is not None and options.move is None and game.is_over


def _game(options: argparse.Namespace) -> tuple[Game, list[str], bool]:
    """Return the game, the names of a record, and whether its deals follow from its seed."""
    if options.record is None:
        if options.position is None:
            return Game(rules_of(options), options.seed), [], True
        position = Position.parse(options.position)
        return Game.from_position(position, options.seed or fresh_seed()), [], True
    found = read_record_file(options.record, unfinished=True)
    record = next(islice(found, options.game - 1, None), None)
    if record is None:
        raise RecordError("record-game", f"{options.record}: there is no game {options.game} in it")
    game = record.game
    if options.move is not None:
        if not 0 <= options.move <= len(game.moves):
            raise RecordError("record-move", f"the game has moves 0 to {len(game.moves)}")
        while len(game.moves) > options.move:
            game.take_back()
    game.seed = record.header.seed or fresh_seed()
    return game, record.seats, record.header.seed is not None


def _seats(options: argparse.Namespace, players: int) -> list[str]:
    """Return who plays each seat; raise ChocolatierError if there are more than seats."""
    if options.seats is None:
        bots = options.bot
        return [PERSON, *(bots[seat % len(bots)] for seat in range(players - 1))]
    if len(options.seats) != players:
        raise ChocolatierError("seat-count", f"{len(options.seats)} names for {players} seats")
    return list(options.seats)


def _names(specs: list[str], words: Words) -> list[str]:
    return [
        words.say("seat-you")
        if spec == PERSON
        else words.say(f"level-{spec}")
        if words.has(f"level-{spec}")
        else label(spec)
        for spec in specs
    ]
