"""Whether a position is possible: its types, its boards, its marker, its phase, its chocolates.

What only the rules can answer (does the game end here, is there a column to choose) is asked
of the core on the written state.
"""

from collections.abc import Mapping
from dataclasses import replace

from chocolatier.errors import PositionError, quoted
from chocolatier.rules.codec import read_actions, write_state
from chocolatier.rules.core import calls
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
from chocolatier.rules.core.state import States
from chocolatier.rules.position import MOST, Board, Position
from chocolatier.rules.ruleset import Rules
from chocolatier.rules.seats import seat_number

_fail = PositionError.in_field
_DRAFTING = (Phase.DRAFT, Phase.SHARE)

# --- types -----------------------------------------------------------------------------


def _expect(field: str, value: object, kind: type, wanted: str) -> None:
    """Raise PositionError unless the value has exactly this type: a bool is not a number here."""
    if type(value) is not kind:
        raise _fail(field, f"{quoted(value)} must be {wanted}")


def _expect_number(field: str, value: int, most: int, what: str) -> None:
    _expect(field, value, int, "a whole number")
    if not 0 <= value <= most:
        raise _fail(field, f"{what} {quoted(value)} is out of range", "number")


def _expect_counts(field: str, counts: object) -> None:
    if not isinstance(counts, tuple) or len(counts) != COLOURS:
        raise _fail(field, f"{quoted(counts)} must be a tuple of five counts (R4)")
    for letter, count in zip(LETTERS, counts, strict=True):
        _expect(field, count, int, "a whole number")
        if not 0 <= count <= CHOCOLATES_PER_COLOUR:
            reason = f"count {quoted(count)} is out of range"
            raise _fail(field, reason, "colour-count", colour=letter, count=count)


def _expect_texts(field: str, texts: object) -> None:
    if not isinstance(texts, tuple):
        raise _fail(field, f"{quoted(texts)} must be a tuple of strings")
    for text in texts:
        _expect(field, text, str, "a string")


def _check_board_types(field: str, board: Board) -> None:
    if not isinstance(board, Board):
        raise _fail(field, f"{quoted(board)} must be a Board")
    _expect_number(field, board.score, MOST, "score")
    _expect_texts(field, board.lines)
    _expect_texts(field, board.box)
    _expect(field, board.floor, str, "a string")
    if board.spare is not None:
        _expect(field, board.spare, str, "a string or None")


def _check_gold_types(gold: object) -> None:
    if not isinstance(gold, Mapping):
        raise _fail("factories", f"{quoted(gold)} must map slots to faces")
    for slot, face in gold.items():
        _expect("factories", slot, int, "the number of a slot")
        _expect("factories", face, Face, "a Face")


def _check_types(position: Position) -> None:
    if not isinstance(position, Position):
        raise _fail("position", f"{quoted(position)} must be a Position")
    if not isinstance(position.rules, Rules):
        raise _fail("rules", f"{quoted(position.rules)} must be a Rules object")
    _expect("boards", position.boards, tuple, "a tuple of boards")
    for seat, board in enumerate(position.boards):
        _check_board_types(f"board {seat_number(seat)}", board)
    _expect("factories", position.sources, tuple, "a tuple of counts, the centre first")
    for source, counts in enumerate(position.sources):
        _expect_counts("factories" if source else "centre", counts)
    _expect_counts("bag", position.bag)
    _expect_counts("lid", position.lid)
    _expect_number("round", position.round, MOST, "round")
    _expect("phase", position.phase, Phase, "a Phase")
    _expect("phase", position.ending, Ending, "an Ending")
    for seat in (position.turn, position.first, position.next_first):
        _expect("seats", seat, int, "the index of a seat")
    _expect("marker", position.marker, bool, "True or False")
    _check_gold_types(position.gold)


# --- boards ----------------------------------------------------------------------------


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
            raise _fail(where, f"{quoted(min(strange))} is not one of {alphabet}")


def _check_line(where: str, line: str, row: int, cells: str) -> None:
    if len(set(line)) > 1:
        raise _fail(where, f"line {row} holds more than one colour (R14)", "line-mixed", line=row)
    if line and line[0] in cells:
        reason = f"row {row} holds {line[0]} already, so line {row} cannot (R14)"
        raise _fail(where, reason, "line-boxed", line=row, colour=line[0])


def _check_cell(where: str, board: Board, row: int, column: int, side: Side) -> None:
    letter = board.box[row - 1][column - 1]
    if letter == ".":
        return
    if board.box[row - 1].count(letter) > 1:
        raise _fail(
            where, f"row {row} holds {letter} twice (R34)", "row-twice", row=row, colour=letter
        )
    if side is Side.COLOURED:
        if home_column(row, LETTERS.index(letter)) != column:
            reason = f"{letter} has no cell at row {row}, column {column} (R2)"
            raise _fail(where, reason, "cell-colour", row=row, column=column, colour=letter)
    elif [cells[column - 1] for cells in board.box].count(letter) > 1:
        reason = f"column {column} holds {letter} twice (R33)"
        raise _fail(where, reason, "column-twice", column=column, colour=letter)


def _check_board(where: str, board: Board, side: Side) -> None:
    _check_letters(where, board)
    for row, (line, cells) in enumerate(zip(board.lines, board.box, strict=True), 1):
        for column in range(1, COLOURS + 1):
            _check_cell(where, board, row, column, side)
        _check_line(where, line, row, cells)
    if board.spare is not None and len(board.spare) > 1:
        raise _fail(where, "the spare factory holds one thing (R43)", "spare-one")


# --- the ring and the marker -----------------------------------------------------------


def _slot_of(position: Position, face: Face) -> int | None:
    return next((slot for slot, gold in position.gold.items() if gold is face), None)


def _check_gold(position: Position) -> None:
    rules, gold = position.rules, position.gold
    if not rules.special and gold:
        raise _fail("factories", "gold faces need special factories (R36)", "gold-plain")
    if rules.special and position.round > 0 and len(gold) != rules.players:
        reason = f"{len(gold)} gold faces, but {rules.players} players (R37)"
        raise _fail("factories", reason, "gold-count", count=len(gold), players=rules.players)
    if any(not 1 <= slot <= rules.factories for slot in gold):
        reason = f"gold faces lie in slots 1 to {rules.factories} (R38)"
        raise _fail("factories", reason, "gold-slot")
    if len(set(gold.values())) < len(gold):
        raise _fail("factories", "each gold face exists once (R36)", "gold-twice")


def _check_spare(position: Position) -> None:
    if position.spare_holder is None:
        return
    slot = _slot_of(position, Face.SPARE)
    if slot is None:
        reason = "a spare factory beside a floor, but its face is not in the ring"
        raise _fail("boards", reason, "spare-face")
    if sum(position.sources[slot]):
        reason = f"factory {slot} was taken away and cannot hold chocolates (R43)"
        raise _fail("factories", reason, "spare-slot", slot=slot)
    if sum(board.spare is not None for board in position.boards) > 1:
        raise _fail("boards", "there is one spare factory (R36)", "spare-two")


def _has_full_line(board: Board) -> bool:
    return any(len(line) == row for row, line in enumerate(board.lines, 1))


def _has_boxed(position: Position, seat: int) -> bool:
    """Return whether a seat's phase B is over; seats box in turn, from the first (R19)."""
    if position.phase in _DRAFTING:
        return False
    if position.phase is not Phase.BOX:
        return True
    players = position.rules.players
    return (seat - position.first) % players < (position.turn - position.first) % players


def _check_marker(position: Position) -> None:
    boards, next_first = position.boards, position.next_first
    held = [(b.floor + (b.spare or "")).count("M") for b in boards]
    if sum(held) + position.marker > 1:
        raise _fail("marker", "there is one start marker (R8)", "marker-two")
    if sum(held) and not held[next_first]:
        reason = "the seat that holds the marker starts the next round (R24)"
        raise _fail("marker", reason, "marker-next")
    if position.marker and next_first != position.first:
        reason = "while it lies in the centre, the same seat starts again (R18)"
        raise _fail("marker", reason, "marker-centre")
    if sum(held) or position.marker or _has_boxed(position, next_first):
        return
    # R17: it finds no space on a full floor, and a floor stays full until it is paid for
    if len(boards[next_first].floor) < FLOOR_SPACES:
        reason = "it lies nowhere: no centre, floor or spare factory holds it (R11)"
        raise _fail("marker", reason, "marker-nowhere")


# --- the phase -------------------------------------------------------------------------


def _check_round(position: Position) -> None:
    number, limit, phase = position.round, position.rules.round_limit, position.phase
    if number == 0 and phase is not Phase.DEAL:
        raise _fail("round", f"round 0 has no phase {phase.name.lower()}", "round-zero")
    if limit and number > limit:
        reason = f"round {number} with a limit of {limit}"
        raise _fail("round", reason, "round-limit", round=number, limit=limit)


def _check_offer(position: Position) -> None:
    drafting = position.phase in _DRAFTING
    lies_out = any(map(sum, position.sources))
    if drafting and not lies_out:
        raise _fail("phase", "drafting needs a chocolate in a source (R18)", "offer-empty")
    if lies_out and not drafting:
        raise _fail("phase", "chocolates still lie in the sources (R18)", "offer-left")
    if position.phase is Phase.SHARE:
        slot = _slot_of(position, Face.SHARE)
        if slot is None or not sum(position.sources[slot]):
            raise _fail(
                "phase", "there is nothing on the share factory to send (R42)", "share-empty"
            )


def _check_boxed(position: Position) -> None:
    """Check that seats whose phase B is over have no full line and a clear floor (R19, R24)."""
    clear = "between rounds the floors are clear and the marker is away (R24)"
    if position.marker and position.phase in (Phase.DEAL, Phase.OVER):
        raise _fail("phase", clear, "between-rounds")
    for seat, board in enumerate(position.boards):
        if not _has_boxed(position, seat):
            continue
        if board.floor or board.spare is not None:
            raise _fail("phase", clear, "between-rounds")
        if _has_full_line(board):
            where = f"board {seat_number(seat)}"
            raise _fail(where, "a full line that is already due in the box (R19)", "line-due")


def _check_column(position: Position, states: States) -> None:
    if position.rules.side is Side.COLOURED:
        raise _fail("phase", "the coloured side has no choice of column (R33)", "column-printed")
    mine = position.boards[position.turn]
    if not _has_full_line(mine) or len(read_actions(states)) < 2:
        reason = "the seat to move has no full line with a choice of column (R33)"
        raise _fail("phase", reason, "column-none")


_GOES_ON = {
    Ending.ROW: "a row is full, so the game is over (R29)",
    Ending.DEAD: "no row can be filled any more, so the game is over (R28)",
    Ending.EMPTY: "there is nothing to deal, so the game is over (R28)",
    Ending.LIMIT: "the round limit is reached, so the game is over",
}
_ENDED = {
    Ending.NONE: "the game is not over: no row is full, and one can still be filled (R28, R29)",
    Ending.ROW: "a row is full, so the game ended by it (R29)",
    Ending.DEAD: "no row can be filled any more, so the game ended by that (R28)",
    Ending.EMPTY: "bag and lid are empty, so the game ended by that (R28)",
    Ending.LIMIT: "the round limit is reached, so the game ended by it",
}


def _check_ending(position: Position, states: States) -> None:
    """Check that the game is over in the positions in which the core ends it, and only there."""
    ending = Ending(calls.round_ending(states))
    if position.phase is Phase.OVER and ending is not position.ending:
        raise _fail("phase", _ENDED[ending], f"ended-{ending.name.lower()}")
    over = position.phase is Phase.DEAL or (position.phase in _DRAFTING and ending is Ending.ROW)
    if over and ending is not Ending.NONE:
        raise _fail("phase", _GOES_ON[ending], f"goes-on-{ending.name.lower()}")


def _check_play(position: Position, states: States) -> None:
    if (position.phase is Phase.OVER) != (position.ending is not Ending.NONE):
        reason = "a game that is over says how it ended, and only such a game"
        raise _fail("phase", reason, "text")
    _check_round(position)
    _check_offer(position)
    _check_boxed(position)
    _check_marker(position)
    if position.phase is Phase.BOX:
        _check_column(position, states)
    _check_ending(position, states)


def _before_agreement(position: Position) -> Position:
    """Return the position in which the players agreed to end, which may be in any phase.

    A pick that waited for its sending looks like any other moment of drafting.
    """
    phase = Phase.DEAL
    if any(map(sum, position.sources)):
        phase = Phase.DRAFT
    elif _has_full_line(position.boards[position.turn]):
        phase = Phase.BOX
    return replace(position, phase=phase, ending=Ending.NONE)


# --- all of it -------------------------------------------------------------------------


def _check_chocolates(position: Position) -> None:
    for letter, n in zip(LETTERS, position.chocolates, strict=True):
        if n != CHOCOLATES_PER_COLOUR:
            reason = f"{n} of {letter}, but there are 20 of each colour (R4)"
            raise _fail("chocolates", reason, "colour-count", colour=letter, count=n)


def _check_seats(position: Position) -> None:
    for seat in (position.turn, position.first, position.next_first):
        if not 0 <= seat < position.rules.players:
            reason = f"there are seats 1 to {position.rules.players}"
            raise _fail("seats", reason, "seat", players=position.rules.players)


def check_shape(position: Position) -> None:
    """Raise PositionError unless there are boards, factories and spaces for everything."""
    rules = position.rules
    if len(position.boards) != rules.players:
        reason = f"{len(position.boards)} boards for {rules.players} players"
        raise _fail("boards", reason, "board-count", players=rules.players)
    if len(position.sources) != rules.factories + 1:
        reason = f"{rules.players} players need {rules.factories} factories (R3)"
        raise _fail(
            "factories", reason, "factory-count", players=rules.players, factories=rules.factories
        )
    for seat, board in enumerate(position.boards):
        for row, line in enumerate(board.lines, 1):
            if len(line) > row:
                where, reason = f"board {seat_number(seat)}", f"line {row} has {row} spaces (R1)"
                raise _fail(where, reason, "line-long", line=row)
        if len(board.floor) > FLOOR_SPACES:
            where = f"board {seat_number(seat)}"
            raise _fail(where, f"the floor has {FLOOR_SPACES} spaces (R17)", "floor-long")


def _check_table(position: Position) -> None:
    check_shape(position)
    for seat, board in enumerate(position.boards):
        _check_board(f"board {seat_number(seat)}", board, position.rules.side)
    _check_gold(position)
    _check_spare(position)
    _check_seats(position)


def checked_state(position: Position) -> States:
    """Return the compiled record of a position.

    Raise PositionError, naming the field and the rule, if the position is impossible.
    """
    _check_types(position)
    _check_table(position)
    states = write_state(position)
    if position.phase is Phase.OVER and position.ending is Ending.AGREEMENT:
        before = _before_agreement(position)
        _check_play(before, write_state(before))
    else:
        _check_play(position, states)
    _check_chocolates(position)
    return states
