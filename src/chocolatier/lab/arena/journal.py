"""The journal of an arena: every finished game, so that an interrupted arena can go on.

A file of JSON lines that is only ever appended to: first what the arena is, then a line per
game. A line is handed to the system as soon as its game is over, so a killed process loses no
finished game; a line that was cut off is played again.
"""

import hashlib
import json
import sys
from io import BufferedRandom
from pathlib import Path
from types import TracebackType

from pydantic import TypeAdapter, ValidationError

from chocolatier.compiled import cache_folder
from chocolatier.errors import ChocolatierError
from chocolatier.lab.arena.match import Result
from chocolatier.lab.arena.output import cannot_write, journal_beside

FORMAT = 1
_RESULT = TypeAdapter(Result)


def journal_path(
    identity: dict[str, object], journal: Path | None, json_file: Path | None, out: Path | None
) -> Path:
    """The journal that was asked for, else beside the results, else in the user's cache folder."""
    beside = journal or journal_beside(json_file) or journal_beside(out)
    if beside:
        return beside
    name = hashlib.sha256(json.dumps(identity, sort_keys=True).encode()).hexdigest()[:16]
    return cache_folder().parent.parent / "arenas" / f"{name}.journal"


class Journal:
    """The games of an arena that are finished, by their index, and the file they are kept in.

    Raises ChocolatierError for a file that cannot be written, that another process writes, that
    belongs to another arena or that cannot be read.
    """

    def __init__(self, path: Path, identity: dict[str, object]) -> None:
        self.path = path
        self.results: dict[int, Result] = {}
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

    def append(self, result: Result) -> None:
        """Keep a game; when this returns, killing the process does not lose it."""
        self._write(_RESULT.dump_json(result))
        self.results[result.index] = result

    def close(self) -> None:
        """Let the file go."""
        self._file.close()

    def __enter__(self) -> "Journal":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self.close()

    def _begin(self, identity: dict[str, object]) -> None:
        """Read the whole lines, drop a last one that was cut off, and go on behind them."""
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
                "not-a-journal", f"{self.path}: is no journal of an arena", file=str(self.path)
            )
        for key, value in identity.items():
            if header.get(key) != value:
                raise ChocolatierError(
                    "other-arena",
                    f"{self.path}: is the journal of another arena: {key} was {header.get(key)}, "
                    f"now it is {value}; remove it or name another with --journal",
                    file=str(self.path),
                    key=key,
                )

    def _parse(self, number: int, line: bytes) -> Result:
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
        """No lock: two arenas that share a journal play some games twice, and count them once."""

else:
    import fcntl

    def _lock(file: BufferedRandom, path: Path) -> None:
        """Keep other arenas away until the file is closed; ChocolatierError if one is there."""
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise ChocolatierError(
                "journal-in-use", f"{path}: another arena is writing it", file=str(path)
            ) from None
