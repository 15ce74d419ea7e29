"""Compile everything before it is needed, with a progress bar the first time."""

import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

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
"""The steps that one process takes together. First those that the others call, so that the others
find them in the disk cache; then the longest ones. ``grow`` and ``play_out`` share helpers that
no cache holds."""
PROCESSES = 2  # more would wait for the first two


def is_warm() -> bool:
    """Return whether the disk cache has everything; False if it cannot be read."""
    with suppress(OSError):
        return _marker().exists()
    return False


def warm_up() -> None:
    """Compile every entry point; quiet and quick when the disk cache has them."""
    if is_warm():
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
    marker = _marker()
    with suppress(OSError):  # a home that cannot be written: compile again next time
        marker.parent.mkdir(parents=True, exist_ok=True)
        marker.touch()


def _marker() -> Path:
    """Return the file that says that the disk cache is complete."""
    return cache_folder() / "complete"


def _steps() -> dict[str, Callable[[], object]]:
    return dict(calls.compile_steps()) | dict(preload.compile_steps())


def _compile(job: tuple[str, ...]) -> None:
    for name in job:
        _steps()[name]()
