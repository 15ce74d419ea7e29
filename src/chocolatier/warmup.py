"""Compiling everything before it is needed, with a progress bar the first time."""

import sys
from collections.abc import Callable
from contextlib import suppress

from rich.console import Console
from rich.progress import Progress

from chocolatier.bots import preload
from chocolatier.compiled import cache_folder
from chocolatier.lab.pool import processes
from chocolatier.rules.core import calls

JOBS = (
    ("deal", "actions", "is_legal", "apply"),
    ("judge",),
    ("apply_logged", "agree_to_end"),
    ("grow", "play_out"),
    ("search",),
    ("solve",),
    ("perft",),
    ("best_action",),
    ("features_of",),
)
"""Steps that a process takes together. First what the others call, found in the disk cache when
they do; the longest of the rest before the short ones; ``grow`` and ``play_out`` share helpers,
which are in no cache."""
PROCESSES = 2  # more would wait for the first two


def _steps() -> dict[str, Callable[[], object]]:
    return dict(calls.compile_steps()) | dict(preload.compile_steps())


def _compile(job: tuple[str, ...]) -> None:
    for name in job:
        _steps()[name]()


def warm_up() -> None:
    """Compile every entry point; quiet and quick when the disk cache has them."""
    done = cache_folder() / "complete"
    with suppress(OSError):
        if done.exists():
            return
    console = Console(file=sys.stderr)
    if not console.is_terminal:
        console.print("Compiling the rules, which takes a minute, only this once ...")
    with Progress(console=console, transient=True) as progress, processes(PROCESSES) as pool:
        task = progress.add_task("Compiling the rules (only this once)", total=len(JOBS))
        jobs = [pool.submit(_compile, job) for job in JOBS]
        for job in jobs:
            job.add_done_callback(lambda _: progress.advance(task))
        for job in jobs:
            job.result()
    with suppress(OSError):  # a home that cannot be written: compile again next time
        done.parent.mkdir(parents=True, exist_ok=True)
        done.touch()
