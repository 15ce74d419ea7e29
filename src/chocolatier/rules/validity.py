"""Whether a position is possible."""

from chocolatier.errors import PositionError
from chocolatier.rules.core.masks import home_column
from chocolatier.rules.core.numbers import (
    CHOCOLATES_PER_COLOUR,
    COLOURS,
    FLOOR_SPACES,
    LETTERS,
    LINES,
    Ending,
    Face,
    Phase,
    Side,
)
from chocolatier.rules.position import MOST, Board, Position, counts_of, letters_of
from chocolatier.rules.ruleset import Rules


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
    if position.phase is Phase.BOX and not _next_line_is_open(position):
        raise _fail("phase", "the seat to move has no full line with a choice of column (R33)")
