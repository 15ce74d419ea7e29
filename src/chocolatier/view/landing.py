"""What a pick takes from the table, and what it does to the picker's board."""

from dataclasses import dataclass, replace

from chocolatier.rules.core.actions import LEFT, RIGHT
from chocolatier.rules.core.numbers import CENTRE, FLOOR, FLOOR_SPACES, LETTERS, Colour, Face
from chocolatier.rules.position import Board, Position
from chocolatier.rules.ruleset import Rules


@dataclass(frozen=True, slots=True)
class Taking:
    """A colour taken from a source: what comes along, and where the rest goes."""

    count: int
    marker: bool = False
    spare: bool = False
    centre: str = ""
    keeps: str = ""
    shares: str = ""
    left: int | None = None  # the neighbours' slots, if there is something to share
    right: int | None = None


def taken_slot(position: Position) -> int | None:
    """The slot whose factory lies beside somebody's floor (R43)."""
    if position.spare_holder is None:
        return None
    return next(slot for slot, face in position.gold.items() if face is Face.SPARE)


def neighbour(position: Position, slot: int, side: int) -> int:
    """The next factory in the ring; one that was taken away is skipped (R38, R42)."""
    n, step = position.rules.factories, 1 if side == RIGHT else -1
    slot = (slot - 1 + step) % n + 1
    return (slot - 1 + step) % n + 1 if slot == taken_slot(position) else slot


def take(position: Position, source: int, colour: Colour) -> Taking:
    """Take a colour that lies in a source (R9-R12, R41-R43)."""
    held = position.sources[source]
    count = held[colour]
    if source == CENTRE:
        return Taking(count, marker=position.marker)
    rest = "".join(LETTERS[c] * n for c, n in enumerate(held) if c != colour)
    face = position.gold.get(source)
    if face is Face.KEEP:
        return Taking(count, keeps=rest)
    if face is Face.SHARE and rest:
        left, right = (neighbour(position, source, side) for side in (LEFT, RIGHT))
        return Taking(count, shares=rest, left=left, right=right)
    return Taking(count, spare=face is Face.SPARE, centre=rest)


@dataclass(frozen=True, slots=True)
class Fall:
    """Equal things fell: the board afterwards, and where they lie."""

    board: Board
    fell: str  # onto the floor
    over: int  # how many found no space there
    caught: str | None  # by the spare factory


def fall(board: Board, items: str) -> Fall:
    """The spare factory catches the first, the floor takes what fits (R17, R43)."""
    spare, caught = board.spare, None
    if items and spare == "":
        spare = caught = items[0]
        items = items[1:]
    fell = items[: FLOOR_SPACES - len(board.floor)]
    if not fell and caught is None:
        return Fall(board, "", len(items), None)
    after = Board(board.score, board.lines, board.box, board.floor + fell, spare)
    return Fall(after, fell, len(items) - len(fell), caught)


def fall_marker(board: Board, rules: Rules) -> Fall:
    """Like a chocolate, but it can be an option that the spare factory lets it through (R43)."""
    if board.spare == "" and not rules.spare_catches_marker:
        dropped = fall(replace(board, spare=None), "M")
        return replace(dropped, board=replace(dropped.board, spare=""))
    return fall(board, "M")


@dataclass(frozen=True, slots=True)
class Landing:
    """A pick has landed on the picker's board."""

    board: Board
    placed: int
    fell: str  # onto the floor, in order, M included
    lid: int  # chocolates that found no space on the floor (R17)
    caught: str | None  # by the spare factory (R43)
    completes: bool


def land(
    board: Board,
    rules: Rules,
    colour: Colour,
    count: int,
    target: int,
    marker: bool,
    takes_spare: bool,
) -> Landing:
    """Lay a legal pick on a line, or on the floor with target 0."""
    fell, caught = "", None
    if marker:  # R11: before the chocolates
        dropped = fall_marker(board, rules)
        board, fell, caught = dropped.board, dropped.fell, dropped.caught
    if takes_spare:  # R43: early enough for this very pick
        board = replace(board, spare="")
    letter = LETTERS[colour]
    placed, completes = 0, False
    if target != FLOOR:
        line = board.lines[target - 1]
        placed = min(count, target - len(line))  # R15
        completes = len(line) + placed == target
        lines = (*board.lines[: target - 1], line + letter * placed, *board.lines[target:])
        board = Board(board.score, lines, board.box, board.floor, board.spare)
    surplus = fall(board, letter * (count - placed))
    return Landing(
        surplus.board,
        placed,
        fell + surplus.fell,
        surplus.over,
        surplus.caught or caught,
        completes,
    )
