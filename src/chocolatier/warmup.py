"""Compiling everything before it is needed, with a progress bar the first time."""

import sys
from contextlib import suppress

from rich.console import Console
from rich.progress import track

from chocolatier.bots.steps import compile_steps
from chocolatier.compiled import cache_folder
from chocolatier.rules import core


def warm_up() -> None:
    """Compile every entry point; quiet and quick when the disk cache has them."""
    done = cache_folder() / "complete"
    with suppress(OSError):
        if done.exists():
            return
    steps = [*core.compile_steps(), *compile_steps()]
    console = Console(file=sys.stderr)
    for _, compile_step in track(
        steps, "Compiling the rules (only this once)", console=console, transient=True
    ):
        compile_step()
    with suppress(OSError):  # a home that cannot be written: compile again next time
        done.parent.mkdir(parents=True, exist_ok=True)
        done.touch()
