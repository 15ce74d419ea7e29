"""The command ``chocolatier arena``: many games between bots, compared."""

import argparse
import json
import os
import sys
from functools import partial
from pathlib import Path

from rich.console import Console

from chocolatier.bots.bot import Limits
from chocolatier.cli.rules import add_rules, rules_of
from chocolatier.errors import ChocolatierError
from chocolatier.lab.arena.arena import Arena
from chocolatier.lab.arena.journal import Journal, journal_path
from chocolatier.lab.arena.plot import check_plot, write_plot
from chocolatier.lab.arena.report import ArenaProgress, print_summary
from chocolatier.lab.arena.run import PlayedArena, Runner, play_arena, records
from chocolatier.lab.arena.sprt import Sprt
from chocolatier.lab.arena.summary import as_json, summarize
from chocolatier.lab.files import check_writable, write_whole
from chocolatier.lab.pool import load_extra, run_on_ray, run_unordered
from chocolatier.warmup import warm_up

DEFAULT_TIME = 100.0  # milliseconds, for bots that would otherwise think without an end


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument("bots", nargs="+", metavar="BOT", help="such as greedy or name:key=value")
    parser.add_argument(
        "--games", type=int, default=100, metavar="N", help="rounded up to whole mirrored sets"
    )
    parser.add_argument(
        "--time", type=float, metavar="MS", help="per move, in milliseconds (default: 100)"
    )
    parser.add_argument("--nodes", type=int, metavar="N", help="per move, instead of time")
    add_rules(parser)
    parser.add_argument("--seed", default="0", help="the same seed gives the same deals")
    parser.add_argument(
        "--sprt",
        nargs=2,
        type=float,
        metavar=("LOW", "HIGH"),
        help="stop when the first of two bots clearly scores LOW or HIGH, such as 0.5 0.55",
    )
    _add_work(parser)


def _add_work(parser: argparse.ArgumentParser) -> None:
    """Add where the games are played and what is written."""
    parser.add_argument("--jobs", type=int, metavar="J", help="processes (default: the processors)")
    parser.add_argument("--ray", metavar="ADDRESS", help="play on a Ray cluster; local starts one")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write everything for machines")
    parser.add_argument("--plot", type=Path, metavar="FILE", help="draw the result, .svg or .png")
    parser.add_argument("--out", type=Path, metavar="FILE", help="write the records of the games")
    parser.add_argument(
        "--journal", type=Path, metavar="FILE", help="what an interrupted arena goes on from"
    )


def run(options: argparse.Namespace) -> int:
    """Play the games that the journal does not have yet, then print and write the summary."""
    arena = _arena(options)
    games = arena.whole_sets(options.games)
    sprt = Sprt(*options.sprt) if options.sprt else None
    runner = _runner(options)
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
                played = play_arena(arena, games, journal, runner, progress, sprt)
        except KeyboardInterrupt:
            kept = f"{len(journal.results)} finished games are in {path}"
            console.print(f"{kept}; the same command goes on", markup=False, soft_wrap=True)
            raise
        _write(options, played)
    return 0


def _arena(options: argparse.Namespace) -> Arena:
    time = options.time
    if time is None and options.nodes is None:
        time = DEFAULT_TIME
    return Arena(
        bots=tuple(options.bots),
        rules=rules_of(options),
        seed=options.seed,
        limits=Limits(None if time is None else time / 1000, options.nodes),
    )


def _runner(options: argparse.Namespace) -> Runner:
    """Return where the games are played; raise ChocolatierError if that is impossible."""
    if options.jobs is not None and options.jobs < 1:
        raise ChocolatierError("bad-jobs", f"--jobs must be at least 1 (got {options.jobs})")
    if options.ray is None:
        return partial(run_unordered, jobs=options.jobs or os.cpu_count() or 1)
    load_extra("ray", "cluster")
    return partial(run_on_ray, address=options.ray, jobs=options.jobs)


def _check_files(options: argparse.Namespace) -> None:
    """Raise before the first game for files that could not be written after the last."""
    if options.plot:
        check_plot(options.plot)
    for path in (options.json, options.plot, options.out):
        if path:
            check_writable(path)


def _write(options: argparse.Namespace, played: PlayedArena) -> None:
    """Print the summary and write the files that were asked for."""
    summary = summarize(played.arena, played.results)
    if options.out:
        write_whole(options.out, records(played))
    if options.json:
        write_whole(options.json, [json.dumps(as_json(played, summary), indent=1), "\n"])
    if options.plot:
        write_plot(options.plot, played, summary)
    print_summary(played, summary, Console())
