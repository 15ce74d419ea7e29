"""The command ``chocolatier arena``."""

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from chocolatier.lab.arena.arena import Arena
    from chocolatier.lab.arena.run import Played, Run

DEFAULT_TIME = 100.0  # milliseconds, for bots that would otherwise think without an end


def add_arena(commands: Any, warm_up: Callable[[], None] = lambda: None) -> None:
    """Add the command to the sub-parsers; ``warm_up`` is called before anything is played."""
    arena = commands.add_parser("arena", help="let bots play many games and compare them")
    arena.add_argument("bots", nargs="+", metavar="BOT", help="such as greedy or name:key=value")
    arena.add_argument(
        "--games", type=int, default=100, metavar="N", help="rounded up to whole mirrored sets"
    )
    arena.add_argument(
        "--time", type=float, metavar="MS", help="per move, in milliseconds (default: 100)"
    )
    arena.add_argument("--nodes", type=int, metavar="N", help="per move, instead of time")
    arena.add_argument("--players", type=int, choices=(2, 3, 4), default=2)
    arena.add_argument("--side", choices=("coloured", "free"), default="coloured")
    arena.add_argument("--special", action="store_true", help="with special factories")
    arena.add_argument("--seed", default="0", help="the same seed gives the same deals")
    arena.add_argument(
        "--sprt",
        nargs=2,
        type=float,
        metavar=("LOW", "HIGH"),
        help="stop when the first of two bots clearly scores LOW or HIGH, such as 0.5 0.55",
    )
    _add_work(arena)
    arena.set_defaults(run=lambda options: _run(options, warm_up))


def _add_work(arena: argparse.ArgumentParser) -> None:
    arena.add_argument("--jobs", type=int, metavar="J", help="processes (default: the processors)")
    arena.add_argument("--ray", metavar="ADDRESS", help="play on a Ray cluster; local starts one")
    arena.add_argument("--json", type=Path, metavar="FILE", help="write everything for machines")
    arena.add_argument("--plot", type=Path, metavar="FILE", help="draw the result, .svg or .png")
    arena.add_argument("--out", type=Path, metavar="FILE", help="write the records of the games")
    arena.add_argument(
        "--journal", type=Path, metavar="FILE", help="what an interrupted arena goes on from"
    )


def _run(options: argparse.Namespace, warm_up: Callable[[], None]) -> int:
    import sys

    from rich.console import Console

    from chocolatier.lab.arena.journal import Journal, journal_path
    from chocolatier.lab.arena.report import ArenaProgress
    from chocolatier.lab.arena.run import play_arena
    from chocolatier.lab.arena.sprt import Sprt

    arena = _arena(options)
    games = arena.whole_sets(options.games)
    sprt = Sprt(*options.sprt) if options.sprt else None
    work = _work(options)
    _check_files(options)
    warm_up()
    path = journal_path(arena.identity(), options.journal, options.json, options.out)
    console = Console(file=sys.stderr)
    with Journal(path, arena.identity()) as journal:
        if journal.results:
            read = f"{len(journal.results)} games are read back from {path}"
            console.print(read, markup=False, soft_wrap=True)
        try:
            with ArenaProgress(arena, games, console) as progress:
                played = play_arena(arena, games, journal, work, progress, sprt)
        except KeyboardInterrupt:
            kept = f"{len(journal.results)} finished games are in {path}"
            console.print(f"{kept}; the same command goes on", markup=False, soft_wrap=True)
            raise
        _write(options, played)
    return 0


def _arena(options: argparse.Namespace) -> "Arena":
    from chocolatier.bots.bot import Limits
    from chocolatier.lab.arena.arena import Arena
    from chocolatier.rules.core.numbers import Side
    from chocolatier.rules.ruleset import Rules

    time = options.time
    if time is None and options.nodes is None:
        time = DEFAULT_TIME
    return Arena(
        bots=tuple(options.bots),
        rules=Rules(options.players, Side[options.side.upper()], options.special),
        seed=options.seed,
        limits=Limits(None if time is None else time / 1000, options.nodes),
    )


def _work(options: argparse.Namespace) -> "Run":
    """Where the games are played; ChocolatierError if that cannot be."""
    import os
    from functools import partial

    from chocolatier.errors import ChocolatierError
    from chocolatier.lab.pool import load_extra, run_on_ray, run_unordered

    if options.jobs is not None and options.jobs < 1:
        raise ChocolatierError("bad-jobs", f"{options.jobs} jobs: there must be at least 1")
    if options.ray is None:
        return partial(run_unordered, jobs=options.jobs or os.cpu_count() or 1)
    load_extra("ray", "cluster")
    return partial(run_on_ray, address=options.ray, jobs=options.jobs)


def _check_files(options: argparse.Namespace) -> None:
    """Refuse before the first game what could not be written after the last."""
    from chocolatier.lab.arena.output import check_writable
    from chocolatier.lab.arena.plot import check_plot

    if options.plot:
        check_plot(options.plot)
    for path in (options.json, options.plot, options.out):
        if path:
            check_writable(path)


def _write(options: argparse.Namespace, played: "Played") -> None:
    """The summary to the terminal and all files that were asked for."""
    import json

    from rich.console import Console

    from chocolatier.lab.arena.output import write_whole
    from chocolatier.lab.arena.plot import write_plot
    from chocolatier.lab.arena.report import print_summary
    from chocolatier.lab.arena.run import records
    from chocolatier.lab.arena.summary import as_json, summarize

    summary = summarize(played.arena, played.results)
    if options.out:
        write_whole(options.out, records(played))
    if options.json:
        write_whole(options.json, [json.dumps(as_json(played, summary), indent=1), "\n"])
    if options.plot:
        write_plot(options.plot, played, summary)
    print_summary(played, summary, Console())
