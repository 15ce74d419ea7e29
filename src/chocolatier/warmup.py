"""Compile everything before it is needed, with a progress bar the first time."""

import os
import sys
from collections.abc import Callable
from concurrent.futures import as_completed
from contextlib import suppress
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from chocolatier.bots import preload
from chocolatier.compiled import cache_folder
from chocolatier.lab.pool import processes
from chocolatier.rules.core import calls
from chocolatier.study.puzzles.solving import compile_solver
from chocolatier.view.picks import compile_writer

JOBS = {
    ("deal", "actions", "is_legal", "apply"): 5,
    ("judge",): 5,
    ("search", "solve"): 10,
    ("grow", "play_out"): 7,
    ("apply_logged", "agree_to_end"): 3,
    ("best_action", "features_of"): 2,
    ("prove",): 2,
    ("preview", "write_picks"): 2,
    ("perft",): 1,
}
"""The steps that one process takes together, each with its share of the time. First those that the
others call, so that the others find them in the disk cache; then the longest ones. ``search`` and
``solve`` share helpers that no cache holds, and so do ``grow`` and ``play_out``."""
PROCESSES = 2  # more would wait for the first two
PATIENCE = 10  # how nice the processes are to a game that is played meanwhile

Report = Callable[[float], object]
"""Takes how much of the work is done, from 0 to 1."""


def is_warm() -> bool:
    """Return whether the disk cache has everything; False if it cannot be read."""
    with suppress(OSError):
        return _marker().exists()
    return False


def warm_up(report: Report = float) -> None:
    """Compile every entry point; quiet and quick when the disk cache has them."""
    if is_warm():
        return
    console = Console(file=sys.stderr)
    if not console.is_terminal:
        console.print("Compiling the rules, which takes a minute, only this once ...")
    with Progress(console=console, transient=True) as progress, processes(PROCESSES) as pool:
        total = sum(JOBS.values())
        task = progress.add_task("Compiling the rules (only this once)", total=total)
        running = {pool.submit(_compile, job): share for job, share in JOBS.items()}
        done = 0
        for job in as_completed(running):
            job.result()
            done += running[job]
            progress.update(task, completed=done)
            report(done / total)
    marker = _marker()
    with suppress(OSError):  # a home that cannot be written: compile again next time
        marker.parent.mkdir(parents=True, exist_ok=True)
        marker.touch()


def _marker() -> Path:
    """Return the file that says that the disk cache is complete."""
    return cache_folder() / "complete"


def _steps() -> dict[str, Callable[[], object]]:
    return {
        **dict(calls.compile_steps()),
        **dict(preload.compile_steps()),
        "prove": compile_solver,
        "write_picks": compile_writer,
    }


def _compile(job: tuple[str, ...]) -> None:
    if hasattr(os, "nice") and os.nice(0) < PATIENCE:
        os.nice(PATIENCE)
    for name in job:
        _steps()[name]()
