"""Why a move is not legal, in words and with its rule number."""

from chocolatier.errors import IllegalMoveError
from chocolatier.rules.core.numbers import CENTRE, FLOOR, Colour, Face, Phase
from chocolatier.rules.move import Boxing, Draft, Move, Share
from chocolatier.rules.position import Position

_AWAITED = {
    Phase.DRAFT: (Draft, "a pick, such as 3T2"),
    Phase.SHARE: (Share, "the share factory's leftovers, such as <W>K"),
    Phase.BOX: (Boxing, "a column for a full line, such as 2@4"),
}


def _illegal(code: str, move: Move, rule: str, reason: str, **details: object) -> IllegalMoveError:
    return IllegalMoveError(
        code, f"{move}: {reason} ({rule})", move=str(move), rule=rule, **details
    )


def _explain_share(move: Move, share: Share, leftover: set[Colour]) -> None:
    sent = share.left | share.right
    if sent != leftover or share.left & share.right:
        names = " ".join(c.letter for c in sorted(leftover)) or "nothing"
        raise _illegal(
            "share-distribution", move, "R42", f"the leftovers to send are {names}", colours=names
        )


def _explain_target(position: Position, move: Draft) -> None:
    board = position.boards[position.turn]
    line, row = board.lines[move.target - 1], board.box[move.target - 1]
    n = move.target
    if len(line) == n:
        raise _illegal("line-full", move, "R14", f"line {n} is full", line=n)
    if line and line[0] != move.colour.letter:
        raise _illegal(
            "line-colour", move, "R14", f"line {n} holds {line[0]}", line=n, colour=line[0]
        )
    if move.colour.letter in row:
        raise _illegal(
            "row-colour",
            move,
            "R14",
            f"row {n} already holds {move.colour.letter}",
            line=n,
            colour=move.colour.letter,
        )


def _explain_draft(position: Position, move: Draft) -> None:
    if not CENTRE <= move.source < len(position.sources):
        raise _illegal(
            "no-such-source",
            move,
            "R3",
            f"there are factories 1 to {position.rules.factories}",
            source=move.source,
        )
    held = position.sources[move.source]
    if held[move.colour] == 0:
        where = f"factory {move.source}" if move.source else "the centre"
        raise _illegal(
            "no-such-colour",
            move,
            "R9",
            f"there is no {move.colour.letter} on {where}"
            if move.source
            else f"there is no {move.colour.letter} in {where}",
            source=move.source,
            colour=move.colour.letter,
        )
    if not FLOOR <= move.target <= 5:
        raise _illegal("no-such-line", move, "R13", "there are lines 1 to 5", line=move.target)
    if move.target != FLOOR:
        _explain_target(position, move)
    leftover = set[Colour]()
    if position.gold.get(move.source) is Face.SHARE:
        leftover = {c for c in Colour if held[c] and c != move.colour}
    _explain_share(move, move.share, leftover)


def _explain_boxing(position: Position, move: Boxing) -> None:
    board = position.boards[position.turn]
    row = next(r for r, line in enumerate(board.lines, 1) if len(line) == r)
    letter = board.lines[row - 1][0]
    if move.row != row:
        raise _illegal(
            "wrong-row", move, "R19", f"line {row} is the next full line from the top", row=row
        )
    if not 1 <= move.column <= 5 or board.box[row - 1][move.column - 1] != ".":
        raise _illegal(
            "cell-taken", move, "R33", f"row {row} has no empty cell there", column=move.column
        )
    if any(cells[move.column - 1] == letter for cells in board.box):
        raise _illegal(
            "column-colour",
            move,
            "R33",
            f"column {move.column} already holds {letter}",
            column=move.column,
            colour=letter,
        )


def check_kind(move: object) -> None:
    """Raise IllegalMoveError for something that is no move, or a move of no colour."""
    colours: list[object] = []
    if isinstance(move, Draft):
        colours = [move.colour, *move.share.left, *move.share.right]
    elif isinstance(move, Share):
        colours = [*move.left, *move.right]
    elif not isinstance(move, Boxing):
        raise IllegalMoveError("not-a-move", f"{move!r} is not a move")
    for colour in colours:
        if not isinstance(colour, Colour):
            raise IllegalMoveError("not-a-colour", f"{colour!r} is not a Colour", rule="R9")


def explain(position: Position, move: Move) -> None:
    """Raise IllegalMoveError with the reason; return if the move is legal."""
    if position.phase is Phase.OVER:
        raise _illegal("game-over", move, "R29", "the game is over")
    if position.phase is Phase.DEAL:
        raise _illegal("awaits-deal", move, "R25", "the next round has not been dealt yet")
    kind, awaited = _AWAITED[position.phase]
    if not isinstance(move, kind):
        raise _illegal("wrong-kind", move, "R7", f"the game waits for {awaited}")
    if isinstance(move, Draft):
        _explain_draft(position, move)
    elif isinstance(move, Boxing):
        _explain_boxing(position, move)
    else:
        slot = next(s for s, face in position.gold.items() if face is Face.SHARE)
        leftover = {c for c in Colour if position.sources[slot][c]}
        _explain_share(move, move, leftover)
