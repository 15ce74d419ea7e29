"""A position drawn with letters, for people who read terminals."""

from chocolatier.rules.layout import LETTERS, Colour, Face, Phase, Side
from chocolatier.rules.position import Board, Counts, Position, letters_of

FACE_NAMES = {face: face.name.lower() for face in Face if face < Face.MAGNET_TEAL} | {
    face: f"magnet {Colour(face - Face.MAGNET_TEAL).letter}"
    for face in Face
    if face >= Face.MAGNET_TEAL
}
PHASES = {
    Phase.DRAFT: "drafting",
    Phase.SHARE: "sharing",
    Phase.BOX: "boxing",
    Phase.DEAL: "waiting for the deal",
    Phase.OVER: "over",
}
BOARD_WIDTH = 26
PRINTED = [(LETTERS.lower() * 2)[5 - row : 10 - row] for row in range(5)]
"""What is printed in the cells of the coloured side, by row (R2)."""


def describe(position: Position) -> str:
    """One line: rules, round, phase, who moves, scores."""
    parts = [str(position.rules), f"round {position.round}", PHASES[position.phase]]
    if position.phase < Phase.DEAL:
        parts.append(f"seat {position.turn + 1} to move")
    if position.phase is Phase.OVER:
        parts[-1] = f"over ({position.ending.name.lower()})"
    scores = ":".join(str(board.score) for board in position.boards)
    return ", ".join([*parts, f"score {scores}"])


def _spaced(letters: str) -> str:
    return " ".join(letters)


def _sources(position: Position) -> list[str]:
    rows = []
    holder = position.spare_holder
    for slot, counts in enumerate(position.sources):
        if slot == 0:
            continue
        face = position.gold.get(slot)
        content = _spaced(letters_of(counts)) or "-"
        if face is Face.SPARE and holder is not None:
            content = f"(with seat {holder + 1})"
        rows.append(f"  {slot}  {content:<14}{FACE_NAMES[face] if face is not None else ''}")
    centre = _spaced(letters_of(position.sources[0]) + ("M" if position.marker else ""))
    rows.append(f"  C  {centre or '-'}")
    return [row.rstrip() for row in rows]


def _supply(name: str, counts: Counts) -> str:
    pairs = " ".join(f"{letter}{n}" for letter, n in zip(LETTERS, counts, strict=True))
    return f"{name} {sum(counts)}: {pairs}"


def _board(position: Position, seat: int, board: Board) -> list[str]:
    playing = position.phase < Phase.DEAL and position.turn == seat
    rows = [f"{'>' if playing else ' '} Seat {seat + 1}  score {board.score}"]
    for n, (line, cells) in enumerate(zip(board.lines, board.box, strict=True), 1):
        spaces = "." * (n - len(line)) + line
        if position.rules.side is Side.COLOURED:
            pairs = zip(cells, PRINTED[n - 1], strict=True)
            cells = "".join(cell if cell != "." else printed for cell, printed in pairs)
        rows.append(f"  {n} {_spaced(spaces):>9} | {_spaced(cells)}")
    rows.append(f"  - {_spaced(board.floor.ljust(7, '.'))}")
    if board.spare is not None:
        rows[-1] += f" + {board.spare or '.'}"
    return rows


def draw_position(position: Position) -> str:
    """The whole table: sources, bag and lid, and the boards side by side."""
    boards = [_board(position, seat, board) for seat, board in enumerate(position.boards)]
    side_by_side = 2 if len(boards) == 4 else 3  # within 80 columns
    blocks = []
    for start in range(0, len(boards), side_by_side):
        blocks.append("")
        for rows in zip(*boards[start : start + side_by_side], strict=True):
            blocks.append("".join(row.ljust(BOARD_WIDTH) for row in rows).rstrip())
    supply = f"  {_supply('bag', position.bag)}   {_supply('lid', position.lid)}"
    return "\n".join([describe(position), *_sources(position), supply, *blocks])
