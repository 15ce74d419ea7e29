"""Files that an arena writes: checked before it starts, and never left half written."""

from collections.abc import Iterable
from pathlib import Path

from chocolatier.errors import ChocolatierError
from chocolatier.lab.files import replacing, unfinished


def check_writable(path: Path) -> None:
    """Raise ChocolatierError unless the file can be written."""
    try:
        if _is_special(path):
            return
        if path.is_dir():
            raise IsADirectoryError(21, "it is a folder")
        part = unfinished(path)
        part.touch()
        part.unlink()
    except OSError as error:
        raise cannot_write(path, error) from None


def write_whole(path: Path, texts: Iterable[str]) -> None:
    """Write a file that is either complete or as before; ChocolatierError if it cannot be."""
    try:
        with replacing(path) as file:
            file.writelines(texts)
    except OSError as error:
        raise cannot_write(path, error) from None


def journal_beside(path: Path | None) -> Path | None:
    """The journal of an arena that writes this file; None beside a device or nothing."""
    return None if path is None or _is_special(path) else path.with_name(path.name + ".journal")


def cannot_write(path: Path, error: OSError) -> ChocolatierError:
    """The error for a file that cannot be written."""
    return ChocolatierError(
        "cannot-write", f"{path}: cannot be written: {error.strerror or error}", file=str(path)
    )


def _is_special(path: Path) -> bool:
    """A device or a pipe, which must not be replaced by a file."""
    return path.exists() and not path.is_file() and not path.is_dir()
