"""Files that are replaced only when the new content is complete."""

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO, TextIO


@contextmanager
def replacing(path: Path) -> Iterator[TextIO]:
    """A text file that takes the place of ``path`` at the end; an error leaves the old one alone.

    What is no ordinary file (a device, a pipe) is written directly.
    """
    with (
        _taking_the_place_of(path) as target,
        target.open("w", encoding="utf-8", newline="\n") as file,
    ):
        yield file


@contextmanager
def replacing_bytes(path: Path) -> Iterator[BinaryIO]:
    """The same for a file of bytes."""
    with _taking_the_place_of(path) as target, target.open("wb") as file:
        yield file


def unfinished(path: Path) -> Path:
    """Where the new content of a file is until it is complete."""
    return path.with_name(path.name + ".unfinished")


@contextmanager
def _taking_the_place_of(path: Path) -> Iterator[Path]:
    if path.exists() and not path.is_file():
        yield path
        return
    target = unfinished(path)
    try:
        yield target
        os.replace(target, path)
    finally:
        with suppress(OSError):
            target.unlink(missing_ok=True)
