"""Records: games written down as JSON lines, and their strict reading.

Reading replays: every move and deal goes through the checked door, and every line that
follows from the rules (what scored, what the floor cost, the end) is compared with what the
replay says. So a record that can be read has been refereed.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from chocolatier.errors import ChocolatierError, RecordError, RulesError
from chocolatier.notation.record_lines import (
    KINDS,
    LINE,
    AgreedLine,
    AnyLine,
    DealLine,
    GameLine,
    MoveLine,
    end_line,
    entry_line,
    record_lines,
)
from chocolatier.rules.core import calls
from chocolatier.rules.core.numbers import Phase
from chocolatier.rules.core.state import empty_deal
from chocolatier.rules.deal import (
    check_deal,
    check_seed,
    commitment,
    generator,
    read_deal,
)
from chocolatier.rules.game import Game
from chocolatier.rules.history import Dealt
from chocolatier.rules.ruleset import Rules


@dataclass(frozen=True)
class Record:
    """A game that was read: its header, the replayed game, and the line it began on."""

    header: GameLine
    game: Game
    line: int

    @property
    def seats(self) -> list[str]:
        return self.header.seats

    @property
    def first(self) -> int:
        return self.header.first - 1


def write_record(game: Game, seats: list[str] | None = None, commitment: str | None = None) -> str:
    """The record of a game as JSON lines; seats are named by ``seats``.

    ``commitment`` is what was published about the seed before the game began.
    Raises RecordError for a game that began from a position: its deals are not all known.
    """
    if not game.history or not isinstance(game.history[0], Dealt):
        raise RecordError("record-from-position", "a record begins with the first deal")
    names = seats or [f"Seat {n + 1}" for n in range(game.rules.players)]
    if len(names) != game.rules.players or not all(1 <= len(name) <= 100 for name in names):
        raise RecordError(
            "record-seats", f"{game.rules.players} seats need a name of 1 to 100 letters each"
        )
    lines = record_lines(game, names, game.opening_first, commitment)
    return "".join(line.text() + "\n" for line in lines)


def _fail(number: int, field: str, reason: str, code: str = "record-field") -> RecordError:
    where = f"line {number}: {field}: " if field else f"line {number}: "
    return RecordError(code, where + reason, line=number, field=field, reason=reason)


def _parse(number: int, text: str) -> AnyLine:
    try:
        return LINE.validate_json(text)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        path = [str(part) for part in first["loc"][1:]]
        reason = first["msg"].replace(" at line 1 column", " at column")
        if first["type"].startswith("union_tag"):
            path, reason = ["type"], f"must be one of {', '.join(KINDS)}"
        raise _fail(number, ".".join(path), reason) from None


def _difference(found: Any, expected: Any, path: str = "") -> tuple[str, Any, Any] | None:
    """The first place where two JSON values differ: its path and both values."""
    if isinstance(found, dict) and isinstance(expected, dict):
        for key in expected | found:
            inner = _difference(found.get(key), expected.get(key), f"{path}.{key}".strip("."))
            if inner:
                return inner
        return None
    if isinstance(found, list) and isinstance(expected, list) and len(found) == len(expected):
        for i, (a, b) in enumerate(zip(found, expected, strict=True)):
            if inner := _difference(a, b, f"{path}[{i}]"):
                return inner
        return None
    return None if found == expected else (path, found, expected)


def _check_commitment(number: int, line: GameLine) -> None:
    if line.seed is None or line.commitment is None:
        return
    try:
        check_seed(line.seed)
    except RulesError as error:
        raise _fail(number, "seed", str(error)) from None
    if commitment(line.seed) != line.commitment:
        reason = "this is not the SHA-256 of the seed"
        raise _fail(number, "commitment", reason, "record-commitment")


class Referee:
    """Replays one record line by line."""

    def __init__(self, number: int, line: AnyLine) -> None:
        if not isinstance(line, GameLine):
            raise _fail(number, "type", f"'{line.type}' before a game line", "record-no-game")
        self.start, self.header = number, line
        self.due: list[AnyLine] = []
        self.closed = False
        try:
            rules = Rules.parse(line.rules)
        except ChocolatierError as error:
            raise _fail(number, "rules", str(error)) from None
        if len(line.seats) != rules.players:
            raise _fail(number, "seats", f"{len(line.seats)} names for {rules.players} players")
        if line.first > rules.players:
            raise _fail(number, "first", f"there are seats 1 to {rules.players}")
        _check_commitment(number, line)
        self.game = Game.waiting(rules, line.first - 1)

    def feed(self, number: int, line: AnyLine) -> None:
        """Take the next line; RecordError if it is not what the rules say."""
        if not self.due:
            before = len(self.game.history)
            try:
                self._drive(number, line)
            except RecordError:
                raise
            except ChocolatierError as error:
                raise _fail(number, line.type, str(error), error.code) from None
            self.due = [entry_line(entry) for entry in self.game.history[before:]]
            if self.game.is_over:
                self.due.append(end_line(self.game))
        expected = self.due.pop(0)
        if line.type != expected.type:
            raise _fail(number, "type", f"is '{line.type}', must be '{expected.type}'")
        if difference := _difference(line.model_dump(), expected.model_dump()):
            field, found, right = difference
            raise _fail(number, field, f"is {found!r}, must be {right!r}", "record-differs")
        self.closed = line.type == "end"

    def _drive(self, number: int, line: AnyLine) -> None:
        if isinstance(line, DealLine):
            self._check_seed(number, line)
            self.game.deal(line.deal())
        elif isinstance(line, MoveLine):
            if self.game.phase < Phase.DEAL and line.seat != self.game.turn + 1:
                raise _fail(number, "seat", f"is {line.seat}, must be {self.game.turn + 1}")
            self.game.play(line.move)
        elif isinstance(line, AgreedLine):
            self.game.agree_to_end()
        else:
            raise _fail(number, "type", f"'{line.type}' does not follow from what came before")

    def _check_seed(self, number: int, line: DealLine) -> None:
        if self.header.seed is None or self.game.phase is not Phase.DEAL:
            return
        found = line.deal()
        check_deal(self.game.position, found)
        deals = empty_deal()
        calls.draw(self.game.state, generator(self.header.seed, self.game.round + 1), deals)
        drawn = read_deal(deals, self.game.rules.factories)
        for field in ("gold", "laid", "extra"):
            if getattr(found, field) != getattr(drawn, field):
                raise _fail(number, field, "this is not what the seed deals", "record-seed")

    def record(self) -> Record:
        return Record(self.header, self.game, self.start)


def read_records(lines: Iterable[str], *, unfinished: bool = False) -> Iterator[Record]:
    """Referee and yield every game; RecordError names the line, the field and the reason.

    With ``unfinished`` the last game may stop before its end.
    """
    referee: Referee | None = None
    number = 0
    for number, text in enumerate(lines, 1):
        if not text.strip():
            continue
        line = _parse(number, text)
        if referee is None or referee.closed:
            referee = Referee(number, line)
            continue
        referee.feed(number, line)
        if referee.closed:
            yield referee.record()
    if referee is None:
        raise RecordError("record-empty", "there is no game in it")
    if not referee.closed:
        if not unfinished:
            raise _fail(number, "", "the file stops before the game's end line", "record-truncated")
        yield referee.record()


def read_record_file(path: Path, *, unfinished: bool = False) -> Iterator[Record]:
    """The games of a file; RecordError also for a file that cannot be read."""
    try:
        with path.open(encoding="utf-8") as file:
            yield from read_records(file, unfinished=unfinished)
    except OSError as error:
        raise RecordError(
            "record-file", f"cannot be read: {error.strerror}", file=str(path)
        ) from None
    except UnicodeDecodeError:
        raise RecordError("record-encoding", "is not UTF-8 text", file=str(path)) from None
