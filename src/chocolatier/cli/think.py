"""The command ``chocolatier think``: search a position and compare its best moves."""

import argparse
import json
from collections.abc import Sequence

from rich.console import Console

from chocolatier.bots import preload
from chocolatier.bots.analysis.analyse import Analysis, analyse, analyse_level
from chocolatier.bots.analysis.reasons import Comparison, reasons_for, sentence
from chocolatier.bots.bot import Limits
from chocolatier.bots.engine.protocol import read_game
from chocolatier.bots.levels import level_named
from chocolatier.bots.search.searcher import Searcher, Thought
from chocolatier.bots.value.chances import place_chances
from chocolatier.errors import ChocolatierError
from chocolatier.rules.game import Game
from chocolatier.rules.seats import seat_number
from chocolatier.terminal.analysis import differences, print_analysis, print_reasons
from chocolatier.warmup import warm_up

DEFAULT_TIME = 1000.0  # milliseconds, for a search that would otherwise not end
MOST_THREADS = 64


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument(
        "position", metavar="POSITION", help="or 'start RULES seed S'; 'moves M1 M2 ...' may follow"
    )
    parser.add_argument(
        "--bot", metavar="NAME", help="as a level sees it, such as tom (default: the full engine)"
    )
    parser.add_argument(
        "--time",
        type=float,
        metavar="MS",
        help="of the search; comparing moves takes as long again (default: 1000, if no limit)",
    )
    parser.add_argument("--nodes", type=int, metavar="N", help="positions to search")
    parser.add_argument("--depth", type=int, metavar="D", help="small actions to look ahead")
    parser.add_argument("--top", type=int, default=5, metavar="K", help="moves (default: 5)")
    parser.add_argument(
        "--threads", type=int, default=1, metavar="T", help="that search together (default: 1)"
    )
    parser.add_argument(
        "--explain", action="store_true", help="show why each move is worse than the best"
    )
    parser.add_argument("--json", action="store_true", help="print everything for machines")


def run(options: argparse.Namespace) -> int:
    """Print the best moves of a position, as tables or as JSON."""
    limits = _limits(options)
    _check(options)
    warm_up()
    game = read_game(options.position.split())
    preload.load()
    analysis = _analyse(game, limits, options)
    reasons = reasons_for(game, analysis.thoughts, analysis.blind) if options.explain else []
    if options.json:
        print(json.dumps(_as_json(analysis, reasons), indent=1))
    else:
        console = Console()
        print_analysis(analysis, console)
        if reasons:
            print_reasons(reasons, console)
    return 0


def _limits(options: argparse.Namespace) -> Limits:
    """Return the limits that were given, if any."""
    seconds = None if options.time is None else options.time / 1000
    return Limits(seconds, options.nodes, options.depth)


def _check(options: argparse.Namespace) -> None:
    """Raise ChocolatierError for numbers that are out of range."""
    if options.bot is not None and options.threads != 1:
        raise ChocolatierError(
            "bad-threads", f"--threads must be 1 with --bot (got {options.threads})"
        )
    if not 1 <= options.threads <= MOST_THREADS:
        raise ChocolatierError(
            "bad-threads", f"--threads must be between 1 and {MOST_THREADS} (got {options.threads})"
        )
    if options.top < 1:
        raise ChocolatierError("bad-top", f"--top must be at least 1 (got {options.top})")


def _analyse(game: Game, limits: Limits, options: argparse.Namespace) -> Analysis:
    if options.bot is not None:
        return analyse_level(game, level_named(options.bot), limits, options.top)
    if limits == Limits():
        limits = Limits(seconds=DEFAULT_TIME / 1000)
    return analyse(game, limits, options.top, Searcher(options.threads))


def _as_json(analysis: Analysis, reasons: Sequence[Comparison]) -> dict[str, object]:
    """Return everything as JSON types; seats count from 1."""
    content: dict[str, object] = {
        "seat": seat_number(analysis.seat),
        "depth": analysis.best.depth,
        "nodes": analysis.nodes,
        "seconds": analysis.seconds,
        "nodes_per_second": analysis.nodes / max(analysis.seconds, 1e-6),
        "solved": analysis.best.solved,
        **_outlook_json(analysis.best),
        "moves": [
            {
                "move": str(thought.move),
                "values": list(thought.values),
                **_outlook_json(thought),
                "difference": difference,
                "depth": thought.depth,
                "solved": thought.solved,
                "line": [str(move) for move in thought.line],
            }
            for thought, difference in zip(analysis.thoughts, differences(analysis), strict=True)
        ],
    }
    if reasons:
        content["explanation"] = [_reason_json(reason) for reason in reasons]
    return content


def _outlook_json(thought: Thought) -> dict[str, object]:
    """Return every seat's chance of winning and, with more than two seats, of each place."""
    content: dict[str, object] = {"chances": list(thought.chances)}
    if len(thought.chances) > 2:
        content["places"] = [list(row) for row in place_chances(thought.chances, thought.values)]
    return content


def _reason_json(reason: Comparison) -> dict[str, object]:
    """Return the comparison of a move with the first one; its parts add up to the difference."""
    return {
        "move": str(reason.move),
        "difference": reason.total,
        "parts": dict(reason.own),
        "denial": {str(seat_number(seat)): part for seat, part in reason.denial.items()},
        "text": sentence(reason),
    }
