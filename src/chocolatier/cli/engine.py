"""The commands ``chocolatier engine`` and ``chocolatier think``."""

import argparse
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from chocolatier.errors import ChocolatierError

if TYPE_CHECKING:
    from chocolatier.bots.analysis.analyse import Analysis
    from chocolatier.bots.analysis.reasons import Comparison
    from chocolatier.bots.bot import Limits
    from chocolatier.bots.search.searcher import Thought
    from chocolatier.rules.game import Game

DEFAULT_TIME = 1000.0  # milliseconds, for a search that would otherwise not end
MOST_THREADS = 64


def add_engine(commands: Any, warm_up: Callable[[], None] = lambda: None) -> None:
    """Add both commands to the sub-parsers; ``warm_up`` is called before anything is searched."""
    engine = commands.add_parser(
        "engine", help="search for other programs: a protocol on standard input and output"
    )
    engine.set_defaults(run=lambda _: _engine(warm_up))

    think = commands.add_parser("think", help="search a position and compare its best moves")
    think.add_argument(
        "position", metavar="POSITION", help="or 'start RULES seed S'; 'moves M1 M2 ...' may follow"
    )
    think.add_argument(
        "--bot", metavar="NAME", help="as a level sees it, such as tom (default: the full engine)"
    )
    think.add_argument(
        "--time",
        type=float,
        metavar="MS",
        help="of the search; comparing moves takes as long again (default: 1000, if no limit)",
    )
    think.add_argument("--nodes", type=int, metavar="N")
    think.add_argument("--depth", type=int, metavar="D", help="small actions to look ahead")
    think.add_argument("--top", type=int, default=5, metavar="K", help="moves (default: 5)")
    think.add_argument("--threads", type=int, default=1, metavar="T")
    think.add_argument(
        "--explain", action="store_true", help="split what each move is worse into its parts"
    )
    think.add_argument("--json", action="store_true", help="print everything for machines")
    think.set_defaults(run=lambda options: _think(options, warm_up))


def _engine(warm_up: Callable[[], None]) -> int:
    warm_up()
    from chocolatier.bots.engine.protocol import serve

    serve()
    return 0


def _check(options: argparse.Namespace) -> None:
    """Raise ChocolatierError for numbers that are out of range."""
    most = 1 if options.bot is not None else MOST_THREADS
    if not 1 <= options.threads <= most:
        bounds = f"they go from 1 to {most}" if most > 1 else "a level thinks in one"
        raise ChocolatierError("bad-threads", f"{options.threads} threads: {bounds}")
    if options.top < 1:
        raise ChocolatierError("bad-top", f"{options.top} moves: there must be at least 1")


def _limits(options: argparse.Namespace) -> "Limits":
    """The limits that were given, if any."""
    from chocolatier.bots.bot import Limits

    seconds = None if options.time is None else options.time / 1000
    return Limits(seconds, options.nodes, options.depth)


def _analysis(game: "Game", limits: "Limits", options: argparse.Namespace) -> "Analysis":
    from chocolatier.bots.analysis.analyse import analyse, analyse_level
    from chocolatier.bots.bot import Limits
    from chocolatier.bots.levels import level_named
    from chocolatier.bots.search.searcher import Searcher

    if options.bot is not None:
        return analyse_level(game, level_named(options.bot), limits, options.top)
    if limits == Limits():
        limits = Limits(seconds=DEFAULT_TIME / 1000)
    return analyse(game, limits, options.top, Searcher(options.threads))


def _think(options: argparse.Namespace, warm_up: Callable[[], None]) -> int:
    limits = _limits(options)
    _check(options)
    warm_up()
    from chocolatier.bots import preload
    from chocolatier.bots.analysis.reasons import reasons_for
    from chocolatier.bots.engine.protocol import read_game

    game = read_game(options.position.split())
    preload.load()
    analysis = _analysis(game, limits, options)
    reasons = reasons_for(game, analysis.thoughts, analysis.blind) if options.explain else []
    if options.json:
        import json

        content = as_json(analysis)
        if reasons:
            content["explanation"] = [_reason_json(reason) for reason in reasons]
        print(json.dumps(content, indent=1))
    else:
        _print(analysis)
        if reasons:
            _print_reasons(reasons)
    return 0


def _differences(analysis: "Analysis") -> list[float]:
    """How far every move's lead is from that of the first, below 0 where it is less."""
    leads = [thought.lead(analysis.seat) for thought in analysis.thoughts]
    return [round(one - leads[0], 3) + 0.0 for one in leads]


def _outlook_json(thought: "Thought") -> dict[str, object]:
    """Every seat's chance of winning, and of each place if there are more than two."""
    from chocolatier.bots.value.chances import place_chances

    content: dict[str, object] = {"chances": list(thought.chances)}
    if len(thought.chances) > 2:
        content["places"] = [list(row) for row in place_chances(thought.chances, thought.values)]
    return content


def as_json(analysis: "Analysis") -> dict[str, object]:
    """The analysis as JSON types; seats count from 1."""
    return {
        "seat": analysis.seat + 1,
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
            for thought, difference in zip(analysis.thoughts, _differences(analysis), strict=True)
        ],
    }


def _print(analysis: "Analysis") -> None:
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    table = Table(box=None, pad_edge=False)
    table.add_column("move", no_wrap=True)
    for seat in range(1, len(analysis.thoughts[0].values) + 1):
        mover = "*" if seat == analysis.seat + 1 else ""
        table.add_column(f"seat {seat}{mover}", justify="right", no_wrap=True)
    table.add_column("chance", justify="right", no_wrap=True)
    table.add_column("difference", justify="right", no_wrap=True)
    table.add_column("expected line")
    for thought, difference in zip(analysis.thoughts, _differences(analysis), strict=True):
        cells = [f"{value:.1f}" for value in thought.values]
        cells += [f"{thought.chances[analysis.seat]:.1%}", f"{round(difference, 1) + 0.0:.1f}"]
        line = Text(" ".join(map(str, thought.line)))
        table.add_row(Text(str(thought.move)), *cells, line)
    per_second = analysis.nodes / max(analysis.seconds, 1e-6)
    console = Console()
    console.print(table)
    console.print(
        f"depth {analysis.best.depth}, {analysis.nodes:,} nodes, {per_second:,.0f} nodes/s, "
        f"the round is {'' if analysis.best.solved else 'not '}solved",
        highlight=False,
    )
    if len(analysis.best.chances) > 2:
        _print_places(analysis.best)


def _print_places(thought: "Thought") -> None:
    """Every seat's chance of each place."""
    from rich.console import Console
    from rich.table import Table

    from chocolatier.bots.value.chances import place_chances

    table = Table(box=None, pad_edge=False)
    table.add_column("", no_wrap=True)
    for place in range(1, len(thought.chances) + 1):
        table.add_column(f"place {place}", justify="right", no_wrap=True)
    for seat, row in enumerate(place_chances(thought.chances, thought.values), 1):
        table.add_row(f"seat {seat}", *(f"{chance:.1%}" for chance in row))
    Console().print(table)


def _reason_json(reason: "Comparison") -> dict[str, object]:
    """A move against the first one; the parts add up to the difference."""
    from chocolatier.bots.analysis.reasons import sentence

    return {
        "move": str(reason.move),
        "difference": reason.total,
        "parts": dict(reason.own),
        "denial": {str(seat + 1): part for seat, part in reason.denial.items()},
        "text": sentence(reason),
    }


def _print_reasons(reasons: Sequence["Comparison"]) -> None:
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    from chocolatier.bots.analysis.reasons import sentence, tenths

    # with four players just 80 columns wide
    table = Table(box=None, pad_edge=False, collapse_padding=True)
    table.add_column("move", no_wrap=True)
    denials = [f"deny {seat + 1}" for seat in reasons[0].denial]
    for name in ("total", *reasons[0].own, *denials):
        table.add_column(name, justify="right", no_wrap=True)
    for reason in reasons:
        parts = tenths(reason.parts)
        cells = [f"{part:.1f}" for part in (round(sum(parts), 1) + 0.0, *parts)]
        table.add_row(Text(str(reason.move)), *cells)
    console = Console()
    console.print("\nThe difference to the first move by its parts, which add up to it:")
    console.print(table)
    for reason in reasons[1:]:
        console.print(Text(sentence(reason)))
