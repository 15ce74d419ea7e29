"""A position spelled out in plain data, and its way into and out of the compiled record.

Colours are letters here, as on paper: ``T B W K R``, ``M`` for the marker, ``.`` for an
empty cell. Counts are tuples in that order.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache, lru_cache
from typing import Any, TypeAlias

import numpy as np

from chocolatier.errors import PositionError
from chocolatier.rules.layout import (
    CHOCOLATES_PER_COLOUR,
    COLOURS,
    FLOOR_SPACES,
    LANE,
    LETTERS,
    LINES,
    MARKER_ITEM,
    ONE,
    SPARE_EMPTY,
    SPREAD,
    SPREAD_WIDE,
    Ending,
    Face,
    Phase,
    Side,
    home_column,
)
from chocolatier.rules.ruleset import Rules
from chocolatier.rules.state import PLAYER, STATE, States, empty_state

Counts: TypeAlias = tuple[int, int, int, int, int]
ITEMS = " " + LETTERS + "M"
MOST = 9999  # of rounds and points, in text too


@dataclass(frozen=True)
class Board:
    """One player's board."""

    score: int = 0
    lines: tuple[str, ...] = ("",) * LINES  # what lies on each line, "" or "WW"
    box: tuple[str, ...] = ("." * COLOURS,) * LINES
    floor: str = ""
    spare: str | None = None  # None without the spare factory (R43), else what lies on it


@dataclass(frozen=True)
class Position:
    """Everything that is known about a game between two actions."""

    rules: Rules
    boards: tuple[Board, ...]
    sources: tuple[Counts, ...]  # the centre first, then the factories
    bag: Counts
    lid: Counts
    round: int = 1
    phase: Phase = Phase.DRAFT
    turn: int = 0
    first: int = 0
    next_first: int = 0
    marker: bool = True  # in the centre
    gold: Mapping[int, Face] = field(default_factory=dict)  # slot -> face
    ending: Ending = Ending.NONE

    @property
    def spare_holder(self) -> int | None:
        """The seat that has the spare factory beside its floor."""
        return next((i for i, b in enumerate(self.boards) if b.spare is not None), None)


def read_counts(lanes: int) -> Counts:
    """One word as counts per colour."""
    return (lanes & 63, lanes >> 6 & 63, lanes >> 12 & 63, lanes >> 18 & 63, lanes >> 24)


def lanes(counts: Counts) -> int:
    """Counts per colour as one word."""
    return sum(n << LANE * c for c, n in enumerate(counts))


def counts_of(letters: str) -> Counts:
    """How many of each colour these letters hold."""
    t, b, w, k, r = (letters.count(letter) for letter in LETTERS)
    return (t, b, w, k, r)


def letters_of(counts: Counts) -> str:
    """Counts as letters in the colours' order: (2, 0, 1, 0, 0) is TTW."""
    return "".join(letter * n for letter, n in zip(LETTERS, counts, strict=True))


@cache
def _read_row(packed: int) -> str:
    row = ["."] * COLOURS
    for c in range(COLOURS):
        if column := packed >> 3 * c & 7:
            row[column - 1] = LETTERS[c]
    return "".join(row)


@lru_cache(maxsize=4096)
def _read_board(raw: bytes) -> Board:
    """The board in a player's bytes; most boards have not changed since the last look."""
    numbers = np.frombuffer(raw, PLAYER)[0].item()
    _, _, floor, score, cells, room, colour, _, _, fallen, spare = numbers
    rooms, line_colours = room.tolist(), colour.tolist()
    return Board(
        score=score,
        lines=tuple(LETTERS[line_colours[t]] * (t - rooms[t]) for t in range(1, LINES + 1)),
        box=tuple(_read_row(packed) for packed in cells.tolist()),
        floor="".join(ITEMS[floor >> 3 * i & 7] for i in range(fallen)),
        spare=None if spare == 0 else ITEMS[spare - SPARE_EMPTY].strip(),
    )


def read_state(states: States) -> Position:
    """The position of the first state."""
    return _read_position(states[:1].tobytes())


@lru_cache(maxsize=1024)
def _read_position(raw: bytes) -> Position:
    """The position in a state's bytes; a table looks at each of its positions three times."""
    s = np.frombuffer(raw, STATE)[0]
    players = int(s["players"])
    rules = Rules.from_options(players, int(s["options"]), int(s["limit"]))
    where = s["where"].tolist()
    return Position(
        rules=rules,
        boards=tuple(_read_board(p.tobytes()) for p in s["player"][:players]),
        sources=tuple(read_counts(x) for x in s["source"][: rules.factories + 1].tolist()),
        bag=read_counts(int(s["bag"])),
        lid=read_counts(int(s["lid"])),
        round=int(s["rounds"]),
        phase=Phase(int(s["phase"])),
        turn=int(s["turn"]),
        first=int(s["first"]),
        next_first=int(s["next_first"]),
        marker=bool(s["marker"]),
        gold=dict(sorted((slot, Face(face)) for face, slot in enumerate(where) if slot)),
        ending=Ending(int(s["ending"])),
    )


def _fail(where: str, reason: str) -> PositionError:
    return PositionError("position-field", f"{where}: {reason}", field=where, reason=reason)


def _check_line(where: str, line: str, row: int, box_row: str) -> None:
    if len(line) > row:
        raise _fail(where, f"line {row} has {row} spaces, not {len(line)} (R1)")
    if len(set(line)) > 1:
        raise _fail(where, f"line {row} holds more than one colour (R14)")
    if line and line[0] in box_row:
        raise _fail(where, f"row {row} holds {line[0]} already, so line {row} cannot (R14)")


def _check_letters(where: str, board: Board) -> None:
    if len(board.lines) != LINES or len(board.box) != LINES:
        raise _fail(where, "there are 5 lines and 5 box rows (R1)")
    if any(len(row) != COLOURS for row in board.box):
        raise _fail(where, "a box row has 5 cells (R1)")
    for text, alphabet in (
        ("".join(board.lines), LETTERS),
        ("".join(board.box), LETTERS + "."),
        (board.floor + (board.spare or ""), LETTERS + "M"),
    ):
        if strange := set(text) - set(alphabet):
            raise _fail(where, f"'{min(strange)}' is not one of {alphabet}")


def _check_board(where: str, board: Board, rules: Rules) -> None:
    _check_letters(where, board)
    if not 0 <= board.score <= MOST:
        raise _fail(where, f"score {board.score} is out of range")
    for row, (line, cells) in enumerate(zip(board.lines, board.box, strict=True), 1):
        for column, letter in enumerate(cells, 1):
            if letter == ".":
                continue
            if cells.count(letter) > 1:
                raise _fail(where, f"row {row} holds {letter} twice (R34)")
            if rules.side is Side.COLOURED:
                if home_column(row, LETTERS.index(letter)) != column:
                    raise _fail(where, f"{letter} has no cell at row {row}, column {column} (R2)")
            elif [other[column - 1] for other in board.box].count(letter) > 1:
                raise _fail(where, f"column {column} holds {letter} twice (R33)")
        _check_line(where, line, row, cells)
    if len(board.floor) > FLOOR_SPACES:
        raise _fail(where, f"the floor has {FLOOR_SPACES} spaces, not {len(board.floor)} (R17)")
    if board.spare is not None and len(board.spare) > 1:
        raise _fail(where, "the spare factory holds one thing (R43)")


def _check_gold(position: Position) -> None:
    rules, gold = position.rules, position.gold
    if not rules.special and gold:
        raise _fail("factories", "gold faces need special factories (R36)")
    if rules.special and position.round > 0 and len(gold) != rules.players:
        raise _fail("factories", f"{len(gold)} gold faces, but {rules.players} players (R37)")
    if any(not 1 <= slot <= rules.factories for slot in gold):
        raise _fail("factories", f"gold faces lie in slots 1 to {rules.factories} (R38)")
    if len(set(gold.values())) < len(gold):
        raise _fail("factories", "each gold face exists once (R36)")
    holder = position.spare_holder
    if holder is None:
        return
    slot = next((slot for slot, face in gold.items() if face is Face.SPARE), None)
    if slot is None:
        raise _fail("boards", "a spare factory beside a floor, but its face is not in the ring")
    if sum(position.sources[slot]):
        raise _fail("factories", f"factory {slot} was taken away and cannot hold chocolates (R43)")
    if sum(board.spare is not None for board in position.boards) > 1:
        raise _fail("boards", "there is one spare factory (R36)")


def _check_marker(position: Position) -> None:
    held = [i for i, b in enumerate(position.boards) if "M" in b.floor or b.spare == "M"]
    markers = sum(b.floor.count("M") + (b.spare == "M") for b in position.boards)
    if markers + position.marker > 1:
        raise _fail("marker", "there is one start marker (R8)")
    if held and held[0] != position.next_first:
        raise _fail("marker", "whoever holds the marker starts the next round (R24)")
    if position.marker and position.next_first != position.first:
        raise _fail("marker", "while it lies in the centre, the same seat starts again (R18)")


def _check_phase(position: Position) -> None:
    rules, phase = position.rules, position.phase
    for name in ("turn", "first", "next_first"):
        if not 0 <= getattr(position, name) < rules.players:
            raise _fail("seats", f"there are seats 1 to {rules.players}")
    if not (phase is not Phase.DEAL) <= position.round <= MOST:
        raise _fail("round", f"round {position.round} cannot be in phase {phase.name.lower()}")
    if (phase is Phase.OVER) != (position.ending is not Ending.NONE):
        raise _fail("phase", "a game that is over says how it ended, and only such a game")
    if position.ending is Ending.AGREEMENT:
        return  # it may come in the middle of a round
    full = any("." not in row for board in position.boards for row in board.box)
    if (position.ending is Ending.ROW) != (phase is Phase.OVER and full):
        raise _fail("phase", "the game ends by a row when a row is full, and only then (R29)")
    limit = rules.round_limit
    stopped = position.ending is Ending.LIMIT
    if (limit and position.round > limit) or (stopped and position.round != limit):
        raise _fail("round", f"round {position.round} with a limit of {limit}")
    lies_out = any(sum(counts) for counts in position.sources)
    if phase in (Phase.DRAFT, Phase.SHARE) and not lies_out:
        raise _fail("phase", "drafting needs a chocolate in a source (R18)")
    if phase not in (Phase.DRAFT, Phase.SHARE) and lies_out:
        raise _fail("phase", "chocolates still lie in the sources (R18)")
    if phase is Phase.DEAL and not sum(position.bag) + sum(position.lid):
        raise _fail("phase", "there is nothing to deal, so the game is over (R28)")
    if phase is Phase.SHARE:
        slot = next((s for s, face in position.gold.items() if face is Face.SHARE), None)
        if slot is None or not sum(position.sources[slot]):
            raise _fail("phase", "there is nothing on the share factory to send (R42)")
    if phase in (Phase.DEAL, Phase.OVER) and (
        position.marker or any(b.floor or b.spare is not None for b in position.boards)
    ):
        raise _fail("phase", "between rounds the floors are clear and the marker is away (R24)")
    if phase in (Phase.DEAL, Phase.DRAFT, Phase.SHARE) and any(
        "." not in row for board in position.boards for row in board.box
    ):
        raise _fail("phase", "a row is full, so the game is over (R29)")


def _check_full_lines(position: Position) -> None:
    """Full lines are boxed seat by seat, from the starting player (R19)."""
    rules, phase = position.rules, position.phase
    if phase is Phase.BOX and rules.side is Side.COLOURED:
        raise _fail("phase", "on the coloured side nobody chooses a column (R33)")
    boxed = rules.players if phase in (Phase.DEAL, Phase.OVER) else 0
    if phase is Phase.BOX:
        boxed = (position.turn - position.first) % rules.players
    if position.ending is Ending.AGREEMENT:
        return
    for place in range(boxed):
        seat = (position.first + place) % rules.players
        if any(len(line) == row for row, line in enumerate(position.boards[seat].lines, 1)):
            raise _fail(f"board {seat + 1}", "a full line that is already due in the box (R19)")


def _check_chocolates(position: Position) -> None:
    if min(min(counts) for counts in (position.bag, position.lid, *position.sources)) < 0:
        raise _fail("chocolates", "a count below 0 (R4)")
    seen = [a + b for a, b in zip(position.bag, position.lid, strict=True)]
    loose = [letters_of(c) for c in position.sources]
    for b in position.boards:
        loose += [*b.lines, *b.box, b.floor, b.spare or ""]
    for counts in map(counts_of, loose):
        seen = [a + n for a, n in zip(seen, counts, strict=True)]
    for letter, n in zip(LETTERS, seen, strict=True):
        if n != CHOCOLATES_PER_COLOUR:
            raise _fail("chocolates", f"{n} of {letter}, but there are 20 of each colour (R4)")


def check_position(position: Position) -> None:
    """Raise PositionError, naming the field and the rule, unless the position can be."""
    rules = position.rules
    if len(position.boards) != rules.players:
        raise _fail("boards", f"{len(position.boards)} boards for {rules.players} players")
    if len(position.sources) != rules.factories + 1:
        raise _fail("factories", f"{rules.players} players need {rules.factories} factories (R3)")
    for seat, board in enumerate(position.boards):
        _check_board(f"board {seat + 1}", board, rules)
    _check_gold(position)
    _check_marker(position)
    _check_phase(position)
    _check_full_lines(position)
    _check_chocolates(position)


def _write_board(p: Any, board: Board) -> None:
    accepts = ONE
    box = full = 0
    for row, (line, cells) in enumerate(zip(board.lines, board.box, strict=True), 1):
        held = packed = 0
        for column, letter in enumerate(cells):
            if letter != ".":
                c = LETTERS.index(letter)
                held |= 1 << c
                packed |= column + 1 << 3 * c
                box |= 1 << 5 * (row - 1) + column
        colour = LETTERS.index(line[0]) if line else 0
        p["rows"][row - 1], p["cells"][row - 1] = held, packed
        p["room"][row], p["colour"][row] = row - len(line), colour
        if not line:
            accepts |= int(SPREAD[held ^ 31]) << row
        elif len(line) < row:
            accepts |= 1 << LANE * colour + row
        else:
            full |= 1 << row
    p["accepts"], p["box"], p["full"], p["score"] = accepts, box, full, board.score
    p["floor"] = sum(ITEMS.index(item) << 3 * i for i, item in enumerate(board.floor))
    p["fallen"] = len(board.floor)
    if board.spare is not None:
        p["spare"] = SPARE_EMPTY + (ITEMS.index(board.spare) if board.spare else 0)


def _next_line_is_open(position: Position) -> bool:
    """In the boxing phase: does the seat to move have a full line with two legal columns?"""
    board = position.boards[position.turn]
    for row, line in enumerate(board.lines, 1):
        if len(line) == row:
            columns = [
                c
                for c in range(COLOURS)
                if board.box[row - 1][c] == "." and all(other[c] != line[0] for other in board.box)
            ]
            return len(columns) > 1
    return False


def write_state(position: Position) -> States:
    """The compiled record of a position; PositionError if the position cannot be."""
    check_position(position)
    if position.phase is Phase.BOX and not _next_line_is_open(position):
        raise _fail("phase", "the seat to move has no full line with a choice of column (R33)")
    rules = position.rules
    states = empty_state()
    s = states[0]
    s["players"], s["options"], s["limit"] = rules.players, rules.options, rules.round_limit
    present = 0
    for source, counts in enumerate(position.sources):
        s["source"][source] = lanes(counts)
        held = sum(1 << c for c, n in enumerate(counts) if n)
        present |= int(SPREAD_WIDE[held]) << source
        if position.phase is Phase.SHARE and position.gold.get(source) is Face.SHARE:
            s["pending"] = held
    s["present"] = present
    s["bag"], s["lid"] = lanes(position.bag), lanes(position.lid)
    for slot, face in position.gold.items():
        s["where"][face] = slot
    s["gone"] = position.spare_holder is not None
    s["rounds"] = position.round
    for name in ("phase", "turn", "first", "next_first", "marker", "ending"):
        s[name] = getattr(position, name)
    for seat in range(len(s["player"])):
        board = position.boards[seat] if seat < rules.players else Board()
        _write_board(s["player"][seat], board)
    return states


assert len(ITEMS) == MARKER_ITEM + 1
