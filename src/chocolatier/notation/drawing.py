"""A position drawn with letters, for the terminal."""

from collections.abc import Callable
from dataclasses import dataclass

from chocolatier.rules.alphabet import FACE_TEXT
from chocolatier.rules.core.masks import home_column
from chocolatier.rules.core.numbers import LETTERS, LINES, Colour, Face, Phase, Side
from chocolatier.rules.position import Board, Counts, Position, headline, letters_of
from chocolatier.rules.seats import seat_number

FACE_NAMES = {face: text.replace("magnet", "magnet ") for face, text in FACE_TEXT.items()}
SCREEN_WIDTH = 80
BOARD_WIDTH = 26
CONTENT_WIDTH = 14  # of a factory whose face is named beside it


def _printed(row: int) -> str:
    """Return the letters printed in a row of the coloured side, from the left (R2)."""
    colours = sorted(Colour, key=lambda colour: home_column(row, colour))
    return "".join(colour.letter.lower() for colour in colours)


PRINTED = [_printed(row) for row in range(1, LINES + 1)]


@dataclass(frozen=True)
class Labels:
    """The words of a drawing; seats count from 0 in the arguments, from 1 in the texts."""

    headline: Callable[[Position], str]
    face: Callable[[Face], str]
    spare_with: Callable[[int], str]  # in place of the spare factory, by its holder's seat
    bag: Callable[[int, str], str]  # the number of chocolates, and of each colour
    lid: Callable[[int, str], str]
    board: Callable[[int, int], str]  # above a board: seat and score


ENGLISH = Labels(
    headline=headline,
    face=FACE_NAMES.__getitem__,
    spare_with=lambda seat: f"(with seat {seat_number(seat)})",
    bag=lambda count, chocolates: f"bag {count}: {chocolates}",
    lid=lambda count, chocolates: f"lid {count}: {chocolates}",
    board=lambda seat, score: f"Seat {seat_number(seat)}  score {score}",
)


def _spaced(letters: str) -> str:
    return " ".join(letters)


def _sources(position: Position, labels: Labels) -> list[str]:
    contents = {s: _spaced(letters_of(c)) or "-" for s, c in enumerate(position.sources) if s}
    holder = position.spare_holder
    for slot, face in position.gold.items():
        if face is Face.SPARE and holder is not None:
            contents[slot] = labels.spare_with(holder)
    width = max([CONTENT_WIDTH, *(len(contents[slot]) + 1 for slot in position.gold)])
    rows = []
    for slot, content in contents.items():
        face_of = position.gold.get(slot)
        name = "" if face_of is None else labels.face(face_of)
        rows.append(f"  {slot}  {content:<{width}}{name}")
    centre = _spaced(letters_of(position.sources[0]) + ("M" if position.marker else ""))
    rows.append(f"  C  {centre or '-'}")
    return [row.rstrip() for row in rows]


def _supply(label: Callable[[int, str], str], counts: Counts) -> str:
    pairs = " ".join(f"{letter}{n}" for letter, n in zip(LETTERS, counts, strict=True))
    return "  " + label(sum(counts), pairs)


def _supplies(position: Position, labels: Labels) -> list[str]:
    bag, lid = _supply(labels.bag, position.bag), _supply(labels.lid, position.lid)
    together = f"{bag} {lid}"
    return [together] if len(together) <= SCREEN_WIDTH else [bag, lid]


def _board(position: Position, seat: int, board: Board, labels: Labels) -> list[str]:
    playing = position.phase < Phase.DEAL and position.turn == seat
    rows = [f"{'>' if playing else ' '} {labels.board(seat, board.score)}"]
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


def _side_by_side(boards: list[list[str]]) -> list[str]:
    """Return the boards in columns of equal width, as many side by side as the screen holds."""
    longest = max(len(row) for rows in boards for row in rows)
    width = max(BOARD_WIDTH, longest + 1)
    across = 2 if len(boards) == 4 else 3
    while across > 1 and (across - 1) * width + longest > SCREEN_WIDTH:
        across -= 1
    blocks = []
    for start in range(0, len(boards), across):
        blocks.append("")
        for rows in zip(*boards[start : start + across], strict=True):
            blocks.append("".join(row.ljust(width) for row in rows).rstrip())
    return blocks


def draw_position(position: Position, labels: Labels = ENGLISH) -> str:
    """Return the whole table: sources, bag and lid, and the boards side by side."""
    boards = [_board(position, seat, board, labels) for seat, board in enumerate(position.boards)]
    return "\n".join(
        [
            labels.headline(position),
            *_sources(position, labels),
            *_supplies(position, labels),
            *_side_by_side(boards),
        ]
    )
