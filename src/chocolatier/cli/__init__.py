"""The command ``chocolatier``. Each command imports what it needs, so that ``--help`` is quick."""

import argparse
import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING

from chocolatier import __version__
from chocolatier.cli.arena import add_arena
from chocolatier.cli.engine import add_engine
from chocolatier.cli.serve import add_serve
from chocolatier.errors import ChocolatierError

if TYPE_CHECKING:
    from chocolatier.rules.game import Game
    from chocolatier.rules.ruleset import Rules
    from chocolatier.words import Words


def _positive(text: str) -> int:
    number = int(text) if text.isascii() and text.isdecimal() else 0
    if number < 1:
        raise argparse.ArgumentTypeError(f"'{text}' is not a whole number of at least 1")
    return number


def _depth(text: str) -> int:
    if not (text.isascii() and text.isdecimal()) or int(text) > 60:
        raise argparse.ArgumentTypeError(f"'{text}' is not a depth from 0 to 60")
    return int(text)


def _add_rules(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--players", type=int, choices=(2, 3, 4), default=2)
    parser.add_argument("--side", choices=("coloured", "free"), default="coloured")
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


def _rules(options: argparse.Namespace) -> "Rules":
    from chocolatier.rules.core.numbers import Side
    from chocolatier.rules.ruleset import Rules

    return Rules(
        players=options.players,
        side=Side[options.side.upper()],
        special=options.special,
        faces_once=options.faces_once,
        spare_catches_marker=not options.marker_falls,
        round_limit=options.round_limit,
    )


def _add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--language",
        metavar="CODE",
        help="en, uk, ru, cs or pl (default: that of the environment, such as LANG)",
    )


def _words(options: argparse.Namespace) -> "Words":
    from chocolatier.words import language_of, words

    return words(language_of(options.language, os.environ))


def _warm_up() -> None:
    from chocolatier.warmup import warm_up

    warm_up()


def _is_warm() -> bool:
    from chocolatier.compiled import cache_folder

    return (cache_folder() / "complete").exists()


def _play(options: argparse.Namespace) -> int:
    rules, words = _rules(options), _words(options)
    _warm_up()
    from rich.console import Console

    from chocolatier.bots.registry import make_bot
    from chocolatier.rules.game import Game
    from chocolatier.terminal.app import TerminalGame

    game = Game(rules, options.seed)
    bots = {
        seat: make_bot(options.bot, f"{game.seed}/bot {seat}") for seat in range(1, rules.players)
    }
    TerminalGame(game, 0, bots, Console(), words).run()
    return 0


def _simulate(options: argparse.Namespace) -> int:
    rules = _rules(options)
    _warm_up()
    from rich.console import Console
    from rich.progress import Progress

    from chocolatier.bots.registry import make_bot
    from chocolatier.lab.files import replacing
    from chocolatier.lab.simulate import simulate
    from chocolatier.rules.deal import check_seed

    check_seed(options.seed)
    bots = tuple(options.bot or ["random"])
    for name in bots:
        make_bot(name, "")
    if len(bots) > rules.players:
        raise ChocolatierError("too-many-bots", f"{len(bots)} bots for {rules.players} seats")
    try:
        with (
            replacing(options.out) as out,
            Progress(console=Console(file=sys.stderr)) as progress,
        ):
            task = progress.add_task("games", total=options.games)
            for games, records in simulate(rules, bots, options.games, options.seed, options.jobs):
                out.write(records)
                progress.advance(task, games)
    except OSError as error:
        raise ChocolatierError(
            "cannot-write", f"{options.out}: cannot be written: {error.strerror}"
        ) from None
    return 0


def _verify(options: argparse.Namespace) -> int:
    _warm_up()
    from chocolatier.notation.records import read_record_file

    status = 0
    for path in options.files:
        games = 0
        try:
            for _ in read_record_file(path):
                games += 1
            print(f"{path}: {games} {'game follows' if games == 1 else 'games follow'} the rules")
        except ChocolatierError as error:
            status = 1
            print(f"{path}: {error}")
    return status


def _show(options: argparse.Namespace) -> int:
    words = _words(options)
    _warm_up()
    from rich.console import Console

    from chocolatier.terminal.show import show_position, show_records

    console = Console()
    if " " in options.what.strip() or not options.what:
        show_position(options.what, console, words)
    else:
        show_records(Path(options.what), console, words, options.game, options.move)
    return 0


def _game_of(text: str) -> "Game":
    """A game from a position or, with a fixed seed, from the name of rules."""
    from chocolatier.notation.positions import parse_position
    from chocolatier.rules.game import Game
    from chocolatier.rules.ruleset import Rules

    if " " in text.strip():
        return Game.from_position(parse_position(text))
    return Game(Rules.parse(text), seed=0, first=0)


def _perft(options: argparse.Namespace) -> int:
    _warm_up()
    from chocolatier.rules.core import calls

    game = _game_of(options.what)
    for depth in range(1, options.depth + 1) if options.depth else [0]:
        print(f"{depth}  {calls.perft(game.state, depth)}", flush=True)
    return 0


def _bench(options: argparse.Namespace) -> int:
    _warm_up()
    import json
    from dataclasses import asdict

    from chocolatier.lab.speed import measure
    from chocolatier.rules.ruleset import RULE_SETS

    speeds = {}
    for rules in RULE_SETS:
        speed = measure(rules)
        speeds[str(rules)] = asdict(speed)
        if not options.json:
            print(
                f"{rules!s:<20}{speed.games_per_second:>12,.0f} games/s"
                f"{speed.moves_per_second:>14,.0f} moves/s",
                flush=True,
            )
    if options.json:
        print(json.dumps(speeds, indent=2))
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="chocolatier", description="Azul: Master Chocolatier")
    parser.add_argument("--version", action="version", version=f"chocolatier {__version__}")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    play = commands.add_parser("play", help="play against bots in the terminal")
    _add_rules(play)
    play.add_argument(
        "--bot",
        default="tom",
        metavar="NAME",
        help="mila, tom, agata, viktor, sofia, camille, pascal, margaux or maitre",
    )
    play.add_argument("--seed", help="the same seed gives the same deals")
    _add_language(play)
    play.set_defaults(run=_play)

    simulate = commands.add_parser("simulate", help="let bots play and write records")
    simulate.add_argument("--games", type=_positive, required=True, metavar="N")
    _add_rules(simulate)
    simulate.add_argument(
        "--bot",
        nargs="+",
        metavar="NAME",
        help="by seat, such as tom or search:nodes=500 (default: random)",
    )
    simulate.add_argument(
        "--seed", required=True, help="the same seed gives the same file, unless a bot has a clock"
    )
    simulate.add_argument("--jobs", type=_positive, default=1, metavar="J")
    simulate.add_argument("--out", type=Path, required=True, metavar="FILE")
    simulate.set_defaults(run=_simulate)

    verify = commands.add_parser("verify", help="referee records again; exit 1 if any is wrong")
    verify.add_argument("files", nargs="+", type=Path, metavar="FILE")
    verify.set_defaults(run=_verify)

    show = commands.add_parser("show", help="print a position or step through a record")
    show.add_argument("what", metavar="FILE|POSITION")
    show.add_argument("--game", type=_positive, default=1, metavar="N", help="which of the file")
    show.add_argument("--move", type=int, metavar="N", help="only the position after N moves")
    _add_language(show)
    show.set_defaults(run=_show)

    perft = commands.add_parser("perft", help="count action sequences")
    perft.add_argument("what", metavar="POSITION|RULES", help="rules: their first deal of seed 0")
    perft.add_argument("--depth", type=_depth, required=True, metavar="D")
    perft.set_defaults(run=_perft)

    add_serve(commands, _warm_up, _is_warm)
    add_engine(commands, _warm_up)
    add_arena(commands, _warm_up)

    bench = commands.add_parser(
        "bench", help="random games per second, all rule sets; moves are counted by small actions"
    )
    bench.add_argument("--json", action="store_true")
    bench.set_defaults(run=_bench)
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; its exit code."""
    options = _parser().parse_args(arguments)
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")  # file names need not be proper text
    try:
        status: int = options.run(options)
    except ChocolatierError as error:
        print(f"chocolatier: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:
        sys.stderr.close()
        return 0
    except OSError as error:
        print(f"chocolatier: {error.strerror}", file=sys.stderr)
        return 2
    return status
