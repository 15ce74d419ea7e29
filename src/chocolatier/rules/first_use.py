"""Compile the rules when a first game needs them, with a progress bar if a person looks on."""

import sys
from contextlib import suppress
from functools import cache

from chocolatier.compiled import PLAIN, cache_folder
from chocolatier.rules.core import calls

NEEDED = (
    "deal",
    "actions",
    "is_legal",
    "apply",
    "apply_logged",
    "round_ending",
    "agree_to_end",
    "places",
)
"""The steps of ``calls.compile_steps`` that a game needs."""


@cache
def prepare_rules() -> None:
    """Compile what a game needs and show how far it is; once in a process, and on a terminal only.

    Elsewhere, and where the disk cache has the rules, each function is compiled or loaded when it
    is called.
    """
    if PLAIN or not sys.stderr.isatty():
        return
    folder = cache_folder()
    if (folder / "complete").exists() or (folder / "rules").exists():
        return
    from rich.console import Console  # a tenth of a second, for this bar alone
    from rich.progress import Progress

    steps = dict(calls.compile_steps())
    with Progress(console=Console(file=sys.stderr), transient=True) as progress:
        for name in progress.track(NEEDED, description="Compiling the rules (only this once)"):
            steps[name]()
    with suppress(OSError):  # a home that cannot be written: compile again next time
        (folder / "rules").touch()
