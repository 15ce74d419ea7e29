"""The commands ``chocolatier engine`` and ``chocolatier think``."""

import argparse
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from chocolatier.errors import ChocolatierError

if TYPE_CHECKING:
    from chocolatier.bots.bot import Limits
    from chocolatier.bots.explain import Comparison
    from chocolatier.bots.think import Analysis

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
        "--time", type=float, metavar="MS", help="in milliseconds (default: 1000, if no limit)"
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
    from chocolatier.bots.engine import serve

    serve()
    return 0


def _limits(options: argparse.Namespace) -> "Limits":
    from chocolatier.bots.bot import Limits

    time = options.time
    if time is None and options.nodes is None and options.depth is None:
        time = DEFAULT_TIME
    return Limits(None if time is None else time / 1000, options.nodes, options.depth)


def _think(options: argparse.Namespace, warm_up: Callable[[], None]) -> int:
    limits = _limits(options)
    if not 1 <= options.threads <= MOST_THREADS:
        raise ChocolatierError(
            "bad-threads", f"{options.threads} threads: they go from 1 to {MOST_THREADS}"
        )
    if options.top < 1:
        raise ChocolatierError("bad-top", f"{options.top} moves: there must be at least 1")
    warm_up()
    from chocolatier.bots.engine import load, read_game
    from chocolatier.bots.explain import explain
    from chocolatier.bots.searcher import Searcher
    from chocolatier.bots.think import analyse

    game = read_game(options.position.split())
    load()
    analysis = analyse(game, limits, options.top, Searcher(options.threads))
    reasons = explain(game, analysis.thoughts) if options.explain else []
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
    """How far every move's lead is behind the best one's."""
    from chocolatier.bots.think import lead

    leads = [lead(thought.values, analysis.seat) for thought in analysis.thoughts]
    return [round(one - leads[0], 3) + 0.0 for one in leads]


def as_json(analysis: "Analysis") -> dict[str, object]:
    """The analysis as JSON types; seats count from 1."""
    return {
        "seat": analysis.seat + 1,
        "depth": analysis.depth,
        "nodes": analysis.nodes,
        "seconds": analysis.seconds,
        "nodes_per_second": analysis.nodes / max(analysis.seconds, 1e-6),
        "solved": analysis.solved,
        "moves": [
            {
                "move": str(thought.move),
                "values": list(thought.values),
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
    table.add_column("difference", justify="right", no_wrap=True)
    table.add_column("expected line")
    for thought, difference in zip(analysis.thoughts, _differences(analysis), strict=True):
        values = [f"{value:.1f}" for value in thought.values]
        line = Text(" ".join(map(str, thought.line)))
        table.add_row(Text(str(thought.move)), *values, f"{round(difference, 1) + 0.0:.1f}", line)
    per_second = analysis.nodes / max(analysis.seconds, 1e-6)
    console = Console()
    console.print(table)
    console.print(
        f"depth {analysis.depth}, {analysis.nodes:,} nodes, {per_second:,.0f} nodes/s, "
        f"the round is {'' if analysis.solved else 'not '}solved",
        highlight=False,
    )


def _reason_json(reason: "Comparison") -> dict[str, object]:
    """A move against the best one; the parts add up to the difference."""
    from chocolatier.bots.explain import sentence

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

    from chocolatier.bots.explain import sentence, tenths

    table = Table(box=None, pad_edge=False)
    table.add_column("move", no_wrap=True)
    denials = [f"deny {seat + 1}" for seat in reasons[0].denial]
    for name in ("difference", *reasons[0].own, *denials):
        table.add_column(name, justify="right", no_wrap=True)
    for reason in reasons:
        parts = tenths(reason.parts)
        cells = [f"{part:.1f}" for part in (round(sum(parts), 1) + 0.0, *parts)]
        table.add_row(Text(str(reason.move)), *cells)
    console = Console()
    console.print("\nThe difference to the best move by its parts, which add up to it:")
    console.print(table)
    for reason in reasons[1:]:
        console.print(Text(sentence(reason)))
