"""The journal of an arena: every finished game, so that an interrupted arena can go on.

It is a file of JSON lines to which lines are only appended: first the identity of the arena, then
a line per game. A line is handed to the system as soon as its game is over, so a killed process
loses no finished game; a game whose line was cut off is played again.
"""

import hashlib
import json
import sys
from io import BufferedRandom
from pathlib import Path

from pydantic import TypeAdapter, ValidationError

from chocolatier.compiled import cache_folder
from chocolatier.errors import ChocolatierError
from chocolatier.lab.arena.match import MatchResult
from chocolatier.lab.files import cannot_write, is_device

FORMAT = 1
_RESULT = TypeAdapter(MatchResult)


def journal_path(
    identity: dict[str, object], journal: Path | None, json_file: Path | None, out: Path | None
) -> Path:
    """Return the path of the journal: the one that was asked for, or beside the results.

    Without either it is in the user's cache folder.
    """
    beside = journal or _beside(json_file) or _beside(out)
    if beside:
        return beside
    name = hashlib.sha256(json.dumps(identity, sort_keys=True).encode()).hexdigest()[:16]
    return cache_folder().parent.parent / "arenas" / f"{name}.journal"


def _beside(path: Path | None) -> Path | None:
    """Return the journal of an arena that writes this file; None for a device or no file."""
    return None if path is None or is_device(path) else path.with_name(path.name + ".journal")


class Journal:
    """The finished games of an arena, by their index, and the file that keeps them.

    Raise ChocolatierError for a file that cannot be read or written, that another process writes
    or that belongs to another arena.
    """

    def __init__(self, path: Path, identity: dict[str, object]) -> None:
        self.path = path
        self.results: dict[int, MatchResult] = {}
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.touch()
            self._file: BufferedRandom = path.open("r+b")
        except OSError as error:
            raise cannot_write(path, error) from None
        try:
            _lock(self._file, path)
            self._begin(identity)
        except BaseException:
            self._file.close()
            raise

    def append(self, result: MatchResult) -> None:
        """Keep a game; when this returns, killing the process does not lose it."""
        self._write(_RESULT.dump_json(result))
        self.results[result.index] = result

    def close(self) -> None:
        """Close the file, so that another arena may open it."""
        self._file.close()

    def __enter__(self) -> "Journal":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _begin(self, identity: dict[str, object]) -> None:
        """Read the complete lines, drop a last one that was cut off, and continue after them."""
        whole, newline, _ = self._file.read().rpartition(b"\n")
        if not newline:
            self._file.seek(0)
            self._file.truncate()
            self._write(json.dumps({"arena": FORMAT, **identity}).encode())
            return
        header, *lines = whole.split(b"\n")
        self._check_header(header, identity)
        for number, line in enumerate(lines, 2):
            result = self._parse(number, line)
            self.results.setdefault(result.index, result)
        self._file.seek(len(whole) + 1)
        self._file.truncate()

    def _write(self, line: bytes) -> None:
        try:
            self._file.write(line + b"\n")
            self._file.flush()
        except OSError as error:
            raise cannot_write(self.path, error) from None

    def _check_header(self, line: bytes, identity: dict[str, object]) -> None:
        try:
            header = json.loads(line)
        except ValueError:
            header = None
        if not isinstance(header, dict) or header.get("arena") != FORMAT:
            raise ChocolatierError(
                "not-a-journal", f"{self.path}: not the journal of an arena", file=str(self.path)
            )
        for key, value in identity.items():
            if header.get(key) != value:
                raise ChocolatierError(
                    "other-arena",
                    f"{self.path}: the journal of another arena: {key} was {header.get(key)}, "
                    f"now it is {value}; remove it or name another with --journal",
                    file=str(self.path),
                    key=key,
                )

    def _parse(self, number: int, line: bytes) -> MatchResult:
        try:
            return _RESULT.validate_json(line)
        except ValidationError:
            raise ChocolatierError(
                "journal-line",
                f"{self.path}: line {number} cannot be read; remove it and that game is played "
                "again",
                file=str(self.path),
                line=number,
            ) from None


if sys.platform == "win32":

    def _lock(file: BufferedRandom, path: Path) -> None:
        """Do nothing: two arenas with one journal play some games twice, but count them once."""

else:
    import fcntl

    def _lock(file: BufferedRandom, path: Path) -> None:
        """Lock the file until it is closed; raise ChocolatierError if another arena has it."""
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise ChocolatierError(
                "journal-in-use", f"{path}: another arena is writing it", file=str(path)
            ) from None
