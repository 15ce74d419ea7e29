"""Files that are checked before they are written, and replaced only by complete ones."""

import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO, TextIO

from chocolatier.errors import ChocolatierError


@contextmanager
def replacing(path: Path) -> Iterator[TextIO]:
    """Yield a text file that takes the place of ``path`` at the end; an error keeps the old one.

    A device or a pipe is written directly.
    """
    with (
        _taking_the_place_of(path) as target,
        target.open("w", encoding="utf-8", newline="\n") as file,
    ):
        yield file


@contextmanager
def replacing_bytes(path: Path) -> Iterator[BinaryIO]:
    """Do the same with a file of bytes."""
    with _taking_the_place_of(path) as target, target.open("wb") as file:
        yield file


def write_whole(path: Path, texts: Iterable[str]) -> None:
    """Write a file that is either complete or as before; raise ChocolatierError if that fails."""
    try:
        with replacing(path) as file:
            file.writelines(texts)
    except OSError as error:
        raise cannot_write(path, error) from None


def check_writable(path: Path) -> None:
    """Raise ChocolatierError unless the file can be written."""
    try:
        if is_device(path):
            return
        if path.is_dir():
            raise IsADirectoryError(21, "it is a folder")
        part = _unfinished(path)
        part.touch()
        part.unlink()
    except OSError as error:
        raise cannot_write(path, error) from None


def cannot_write(path: Path, error: OSError) -> ChocolatierError:
    """Return the error for a file that cannot be written."""
    return ChocolatierError(
        "cannot-write", f"{path}: cannot be written: {error.strerror or error}", file=str(path)
    )


def is_device(path: Path) -> bool:
    """Return whether this is a device or a pipe, which must not be replaced by a file."""
    return path.exists() and not path.is_file() and not path.is_dir()


@contextmanager
def _taking_the_place_of(path: Path) -> Iterator[Path]:
    if path.exists() and not path.is_file():
        yield path
        return
    target = _unfinished(path)
    try:
        yield target
        os.replace(target, path)
    finally:
        with suppress(OSError):
            target.unlink(missing_ok=True)


def _unfinished(path: Path) -> Path:
    """Return where the new content of a file is until it is complete."""
    return path.with_name(path.name + ".unfinished")
