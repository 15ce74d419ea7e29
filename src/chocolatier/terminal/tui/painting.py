"""Sources, boards and the scrubber as painted text, with the places where a click lands."""

from rich.style import Style
from rich.text import Text

from chocolatier.notation.drawing import PRINTED
from chocolatier.rules.core.numbers import LETTERS, LINES, Colour, Face, Phase, Side
from chocolatier.rules.position import Position, letters_of
from chocolatier.rules.seats import seat_number
from chocolatier.terminal.phrases import labels_of
from chocolatier.words import Words

INKS = {
    "T": ("#04302c", "#35c2b0"),
    "B": ("#fff3e4", "#8a5a36"),
    "W": ("#3a332b", "#f3ead9"),
    "K": ("#f3ead9", "#45404f"),
    "R": ("#fff1ec", "#d1443c"),
    "M": ("#3b2a00", "#f2c14e"),
}
"""Of every chocolate and the marker: the letter's colour and the ground."""
LETTER_STYLES = {letter: f"bold {ink} on {ground}" for letter, (ink, ground) in INKS.items()}
PRINTED_INKS = {"t": "#2a8f84", "b": "#a9754d", "w": "#b9b09f", "k": "#7d7690", "r": "#b4514a"}
"""Of the letters printed in the box."""
FADED = {
    "T": "#184f49",
    "B": "#3b281a",
    "W": "#635f58",
    "K": "#26242b",
    "R": "#57211e",
    "M": "#63501f",
}
"""The grounds of what is not chosen."""
MARKED = "bold #f2c14e"
CELL = 2  # characters of a chocolate
SOURCE_LEFT = 5  # where the chocolates of a source begin
LINE_LEFT = 4  # where the spaces of a line begin
BOARD_WIDTH = LINE_LEFT + 2 * LINES * CELL + 3


def chocolate(letter: str, *, faded: bool = False) -> Text:
    """Return one chocolate, less visible if it is ``faded``."""
    ink, ground = INKS[letter]
    if faded:
        return Text(f"{letter} ", Style(color="#8c857a", bgcolor=FADED[letter]))
    return Text(f"{letter} ", Style(color=ink, bgcolor=ground, bold=True))


def _chocolates(letters: str, chosen: str | None = None) -> Text:
    """Return chocolates; all but those that are ``chosen`` are faded, if any are."""
    parts = [chocolate(one, faded=chosen is not None and one not in chosen) for one in letters]
    return Text.assemble(*parts)


def sources_text(
    position: Position, words: Words, pick: tuple[int, Colour] | None = None
) -> list[Text]:
    """Return the factories and the centre, a row for each; the centre is the last one."""
    labels, holder = labels_of(words), position.spare_holder
    rows = []
    for slot in source_slots(position):
        counts = position.sources[slot]
        chosen = pick is not None and pick[0] == slot
        bright = None if pick is None else pick[1].letter if chosen else ""
        row = Text.assemble(
            (f" {slot or 'C'}{'▸' if chosen else ' '}  ", MARKED if chosen else "dim")
        )
        face = position.gold.get(slot)
        if face is Face.SPARE and holder is not None:
            row.append(labels.spare_with(holder), "dim")
        else:
            row.append_text(_chocolates(source_letters(position, slot), bright))
            if not any(counts) and not (slot == 0 and position.marker):
                row.append("·", "dim")
        if face is not None:
            row.append(f"  {labels.face(face)}", "italic #f2c14e")
        rows.append(row)
    return rows


def source_slots(position: Position) -> list[int]:
    """Return the sources in the order in which they are drawn."""
    return [*range(1, len(position.sources)), 0]


def source_letters(position: Position, slot: int) -> str:
    """Return what a source shows from the left, the marker last."""
    marker = "M" if slot == 0 and position.marker else ""
    return letters_of(position.sources[slot]) + marker


def source_at(position: Position, x: int, y: int) -> str | None:
    """Return the pick under a click, such as 3T; None if there is no chocolate."""
    slots = source_slots(position)
    if not 0 <= y < len(slots):
        return None
    letters = source_letters(position, slots[y])
    index = (x - SOURCE_LEFT) // CELL
    if x < SOURCE_LEFT or index >= len(letters) or letters[index] not in LETTERS:
        return None
    return f"{slots[y] or 'C'}{letters[index]}"


def supply_text(position: Position, words: Words) -> Text:
    """Return bag and lid."""
    labels = labels_of(words)
    texts = []
    for label, counts in ((labels.bag, position.bag), (labels.lid, position.lid)):
        pairs = " ".join(f"{letter}{n}" for letter, n in zip(LETTERS, counts, strict=True))
        texts.append(label(sum(counts), pairs))
    return Text("\n".join(f" {text}" for text in texts), "dim")


def board_rows(position: Position, seat: int, name: str, target: int | None = None) -> list[Text]:
    """Return a board: its head, five lines with their rows of the box, and the floor.

    ``target`` is the line that is marked; 0 is the floor.
    """
    board = position.boards[seat]
    playing = position.phase < Phase.DEAL and position.turn == seat
    head = Text.assemble(("▶ " if playing else "  ", MARKED))
    head.append(f"{seat_number(seat)} {name}"[: BOARD_WIDTH - 8], "bold" if playing else "")
    head.append(f"  {board.score}", "bold #f2c14e")
    rows = [head]
    coloured = position.rules.side is Side.COLOURED
    for n, (line, cells) in enumerate(zip(board.lines, board.box, strict=True), 1):
        marked = target == n
        style = MARKED if marked else "dim"
        row = Text.assemble((f" {n}{'▸' if marked else ' '} ", style))
        row.append(" " * CELL * (LINES - n))
        row.append("· " * (n - len(line)), style)
        row.append_text(_chocolates(line))
        row.append(" │ ", "dim")
        for column, cell in enumerate(cells):
            if cell != ".":
                row.append_text(chocolate(cell))
            elif coloured:
                printed = PRINTED[n - 1][column]
                row.append(f"{printed} ", PRINTED_INKS[printed])
            else:
                row.append("· ", "dim")
        rows.append(row)
    marked = target == 0
    style = MARKED if marked else "dim"
    floor = Text.assemble((f" -{'▸' if marked else ' '} ", style))
    floor.append_text(_chocolates(board.floor))
    floor.append("· " * (7 - len(board.floor)), style)
    if board.spare is not None:
        floor.append(" + ", "dim")
        floor.append_text(_chocolates(board.spare) if board.spare else Text("·", "dim"))
    rows.append(floor)
    return rows


def line_at(y: int) -> str | None:
    """Return the line of a board under a click, ``-`` for the floor; None above and below."""
    if 1 <= y <= LINES:
        return str(y)
    return "-" if y == LINES + 1 else None


def column_at(x: int) -> int | None:
    """Return the column of the box under a click; None beside it."""
    left = LINE_LEFT + CELL * LINES + 3
    return (x - left) // CELL + 1 if left <= x < left + CELL * LINES else None


def scrubber_text(at: int, last: int, width: int) -> Text:
    """Return a bar with a knob where the game is shown."""
    width = max(width, 2)
    knob = round(at / max(last, 1) * (width - 1))
    return Text.assemble(
        ("━" * knob, "#f2c14e"), ("●", "bold #f2c14e"), ("─" * (width - 1 - knob), "dim")
    )


def scrubbed_to(x: int, last: int, width: int) -> int:
    """Return where a click on the bar leads."""
    return round(min(max(x, 0), width - 1) / max(width - 1, 1) * last)
