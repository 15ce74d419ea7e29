"""Compiling everything before it is needed, with a progress bar the first time."""

import sys
from contextlib import suppress

from rich.console import Console
from rich.progress import Progress

from chocolatier.bots import steps
from chocolatier.compiled import cache_folder
from chocolatier.lab.pool import processes
from chocolatier.rules import core


def _compile_bots(name: str) -> None:
    """Compile one step of the bots, in a process of its own; the disk cache brings it here."""
    dict(steps.compile_steps())[name]()


def warm_up() -> None:
    """Compile every entry point; quiet and quick when the disk cache has them."""
    done = cache_folder() / "complete"
    with suppress(OSError):
        if done.exists():
            return
    rules = dict(core.compile_steps())
    bots = [name for name, _ in steps.compile_steps()]
    console = Console(file=sys.stderr)
    if not console.is_terminal:
        console.print("Compiling the rules, which takes a minute, only this once ...")
    with Progress(console=console, transient=True) as progress, processes(1) as pool:
        task = progress.add_task(
            "Compiling the rules (only this once)", total=len(rules) + len(bots)
        )
        others = [pool.submit(_compile_bots, name) for name in bots]
        for other in others:
            other.add_done_callback(lambda _: progress.advance(task))
        for compile_step in rules.values():
            compile_step()
            progress.advance(task)
        for other in others:
            other.result()
    with suppress(OSError):  # a home that cannot be written: compile again next time
        done.parent.mkdir(parents=True, exist_ok=True)
        done.touch()
