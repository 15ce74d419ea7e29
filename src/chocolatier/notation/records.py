"""Records: games written down as JSON lines, and their strict reading.

Reading replays the game: every move and deal goes through the checked door, every line that
follows from the rules (points, floors, bonuses, the end) is compared with the replay, and the
end line's digest with everything before it. A record that can be read has been refereed.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from chocolatier import __version__
from chocolatier.errors import ChocolatierError, RecordError, RulesError, quoted, shown
from chocolatier.notation.record_lines import (
    KINDS,
    LINE,
    AgreedLine,
    AnyLine,
    DealLine,
    GameLine,
    Line,
    MoveLine,
    Seal,
    SealedEndLine,
    end_line,
    entry_line,
    record_lines,
)
from chocolatier.rules.core.numbers import Phase
from chocolatier.rules.deal import (
    check_deal,
    check_seed,
    commitment,
    draw_deal,
    read_deal,
)
from chocolatier.rules.game import Game
from chocolatier.rules.ruleset import Rules
from chocolatier.rules.seats import Seat, seat_number, seat_of


@dataclass(frozen=True)
class Record:
    """A game that was read: its header, the replayed game, and the number of its first line."""

    header: GameLine
    game: Game
    line: int

    @property
    def seats(self) -> list[str]:
        """The names at the seats."""
        return self.header.seats

    @property
    def hints(self) -> list[int]:
        """How many hints each seat had; empty if there were none."""
        return self.header.hints or []

    @property
    def first(self) -> Seat:
        """The seat that started."""
        return seat_of(self.header.first)


def _is_name(name: object) -> bool:
    try:
        return isinstance(name, str) and 1 <= len(name) <= 100 and bool(name.encode())
    except UnicodeEncodeError:
        return False


def _names(game: Game, seats: object) -> list[str]:
    """Return the names of the seats; raise RecordError unless each can be written."""
    players = game.rules.players
    if seats is None:
        return [f"Seat {seat_number(seat)}" for seat in range(players)]
    if isinstance(seats, list | tuple) and len(seats) == players and all(map(_is_name, seats)):
        return list(seats)
    raise RecordError("record-seats", f"{players} seats need a name of 1 to 100 letters each")


def write_record(
    game: Game,
    seats: list[str] | None = None,
    commitment: str | None = None,
    *,
    reveal_seed: bool = True,
    hints: Sequence[int] = (),
) -> str:
    """Return the record of a game as JSON lines; ``seats`` are the names at its seats.

    ``commitment`` was published before the game; ``reveal_seed`` puts the game's seed beside it.
    ``hints`` are how many each seat had; they are written only if there were some.
    The record of a game that began from a position holds that position.
    Raise RecordError for names that do not fit, and for a game that waits for its first deal.
    """
    opening = game.opening
    begun = opening == Game.waiting(game.rules, opening.first).position
    if begun and not game.length:
        raise RecordError("record-no-deal", "a record begins with the first deal")
    header = GameLine(
        format=1 if begun else 2,
        position=None if begun else str(opening),
        rules=str(game.rules),
        seats=_names(game, seats),
        first=seat_number(opening.first),
        seed=game.seed if reveal_seed else None,
        commitment=commitment,
        program=f"chocolatier {__version__}",
        hints=list(hints) if any(hints) else None,
    )
    return "".join(line.text() + "\n" for line in record_lines(header, game))


def _fail(number: int, field: str, reason: str, code: str = "record-field") -> RecordError:
    where = f"line {number}: {field}: " if field else f"line {number}: "
    return RecordError(code, where + reason, line=number, field=field, reason=reason)


def _parse(number: int, text: str) -> AnyLine:
    try:
        return LINE.validate_json(text)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        path = [shown(part) for part in first["loc"][1:]]  # an unknown key is input, too
        reason = first["msg"].replace(" at line 1 column", " at column")
        if first["type"].startswith("union_tag"):
            path, reason = ["type"], f"must be one of {', '.join(KINDS)}"
        raise _fail(number, ".".join(path), reason) from None


def _difference(found: Any, expected: Any, path: str = "") -> tuple[str, Any, Any] | None:
    """Return the first place where two JSON values differ: its path and both values."""
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


def _begun(number: int, line: GameLine, rules: Rules) -> Game:
    """Return the game that a header opens, without a seed."""
    if (line.format == 2) != (line.position is not None):
        raise _fail(number, "position", "format 2 has a position, format 1 has none")
    if line.position is None:
        return Game.waiting(rules, seat_of(line.first))
    try:
        game = Game.from_text(line.position)
    except ChocolatierError as error:
        raise _fail(number, "position", str(error)) from None
    if game.rules != rules:
        raise _fail(number, "position", f"its rules are {game.rules}, must be {rules}")
    if game.opening_first != seat_of(line.first):
        raise _fail(number, "first", f"is {line.first}, must be {seat_number(game.opening_first)}")
    if game.is_over:
        raise _fail(number, "position", "the game is over there")
    return game


class Referee:
    """Replays one record line by line."""

    def __init__(self, number: int, line: AnyLine) -> None:
        """Open a record with its game line; raise RecordError for any other line."""
        if not isinstance(line, GameLine):
            raise _fail(number, "type", f"'{line.type}' before a game line", "record-no-game")
        self.start, self.header = number, line
        self.due: list[Line] = []  # lines that follow from the last move, deal or agreement
        self.closed = False
        self._seal = Seal()
        self._seal.add(line)
        try:
            rules = Rules.parse(line.rules)
        except ChocolatierError as error:
            raise _fail(number, "rules", str(error)) from None
        if len(line.seats) != rules.players:
            raise _fail(number, "seats", f"{len(line.seats)} names for {rules.players} players")
        if line.hints is not None and len(line.hints) != rules.players:
            raise _fail(number, "hints", f"{len(line.hints)} numbers for {rules.players} players")
        if line.first > rules.players:
            raise _fail(number, "first", f"there are seats 1 to {rules.players}")
        _check_commitment(number, line)
        self.game = _begun(number, line, rules)

    def feed(self, number: int, line: AnyLine) -> None:
        """Take the next line; raise RecordError if it is not what the rules say."""
        if not self.due:
            before = self.game.length
            try:
                self._drive(number, line)
            except RecordError:
                raise
            except ChocolatierError as error:
                raise _fail(number, line.type, str(error), error.code) from None
            new = islice(self.game.latest(), self.game.length - before)
            self.due = [entry_line(entry) for entry in reversed([*new])]
            if self.game.is_over:
                self.due.append(end_line(self.game))
        self._compare(number, line, self.due.pop(0).model_dump())
        if isinstance(line, SealedEndLine):
            self._close(number, line)
        else:
            self._seal.add(line)

    def _compare(self, number: int, line: AnyLine, expected: dict[str, Any]) -> None:
        if line.type != expected["type"]:
            raise _fail(number, "type", f"is '{line.type}', must be '{expected['type']}'")
        if difference := _difference(line.model_dump(exclude={"digest"}), expected):
            field, found, right = difference
            reason = f"is {quoted(found)}, must be {quoted(right)}"
            raise _fail(number, shown(field), reason, "record-differs")

    def _close(self, number: int, line: SealedEndLine) -> None:
        """Close the record; raise RecordError if its digest is another game's."""
        digest = self._seal.close(self.game.position)
        if line.digest not in (None, digest):
            reason = "the record was changed: this is not the SHA-256 of what stands before"
            raise _fail(number, "digest", reason, "record-digest")
        self.closed = True

    def _drive(self, number: int, line: AnyLine) -> None:
        if isinstance(line, DealLine):
            self._check_seed(number, line)
            self.game.deal(line.deal())
        elif isinstance(line, MoveLine):
            turn = seat_number(self.game.turn)
            if self.game.phase < Phase.DEAL and line.seat != turn:
                raise _fail(number, "seat", f"is {line.seat}, must be {turn}")
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
        deals = draw_deal(self.game.state, self.header.seed)
        drawn = read_deal(deals, self.game.rules.factories)
        for field in ("gold", "laid", "extra"):
            if getattr(found, field) != getattr(drawn, field):
                raise _fail(number, field, "this is not what the seed deals", "record-seed")

    def record(self) -> Record:
        """Return the game as far as it was read."""
        return Record(self.header, self.game, self.start)


def read_records(
    lines: Iterable[str], *, unfinished: bool = False, most_moves: int | None = None
) -> Iterator[Record]:
    """Referee and yield every game; raise RecordError with the line, the field and the reason.

    With ``unfinished`` the last game may stop before its end. No game may have more moves than
    ``most_moves``.
    """
    moves = 0
    referee: Referee | None = None
    number = 0
    for number, text in enumerate(lines, 1):
        if not text.strip():
            continue
        line = _parse(number, text)
        if referee is None or referee.closed:
            referee, moves = Referee(number, line), 0
            continue
        moves += isinstance(line, MoveLine)
        if most_moves is not None and moves > most_moves:
            raise RecordError(
                "record-too-long", f"it has more than {most_moves} moves", limit=most_moves
            )
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
    """Referee and yield the games of a file; raise RecordError also if it is unreadable."""
    try:
        with path.open(encoding="utf-8") as file:
            yield from read_records(file, unfinished=unfinished)
    except OSError as error:
        raise RecordError(
            "record-file", f"cannot be read: {error.strerror}", file=str(path)
        ) from None
    except UnicodeDecodeError:
        raise RecordError("record-encoding", "is not UTF-8 text", file=str(path)) from None
