"""Which puzzles are alike: the same boards and the same offer, whatever else differs.

Scores, bag, lid, the round's number and who started do not make another puzzle of a position; nor
does the order of factories, except around the share factory (R42). On the free side the colours
may be exchanged for one another, and the box may be mirrored.
"""

from functools import cache
from itertools import permutations

from chocolatier.rules.core.numbers import LETTERS, Face, Side
from chocolatier.rules.position import Board, Position, letters_of

ACTING = (Face.KEEP, Face.SHARE, Face.SPARE)
"""The faces that matter after the deal."""


def likeness(position: Position) -> str:
    """Return a text that is equal for positions that are alike."""
    if position.rules.side is Side.COLOURED:
        return _written(position, LETTERS, False)
    return min(
        _written(position, letters, mirrored)
        for letters in _exchanges()
        for mirrored in (False, True)
    )


@cache
def _exchanges() -> list[str]:
    return ["".join(letters) for letters in permutations(LETTERS)]


def _written(position: Position, letters: str, mirrored: bool) -> str:
    names = str.maketrans(LETTERS, letters)
    offer = []
    for slot, counts in enumerate(position.sources[1:], 1):
        face = position.gold.get(slot)
        acting = face.name if face in ACTING else ""
        offer.append(_sorted(letters_of(counts).translate(names)) + acting)
    if Face.SHARE not in position.gold.values():
        offer.sort()
    centre = _sorted(letters_of(position.sources[0]).translate(names))
    players = position.rules.players
    boards = (
        _board(position.boards[(position.turn + i) % players], names, mirrored)
        for i in range(players)
    )
    parts = [str(position.rules), centre + "M" * position.marker, "/".join(offer), *boards]
    return " ".join(parts)


def _board(board: Board, names: dict[int, int], mirrored: bool) -> str:
    rows = [row[::-1] if mirrored else row for row in board.box]
    spare = "" if board.spare is None else f":{len(board.spare)}"
    text = ":".join(["/".join(board.lines), "/".join(rows)]).translate(names)
    return f"{text}:{len(board.floor)}{spare}"


def _sorted(letters: str) -> str:
    return "".join(sorted(letters))
