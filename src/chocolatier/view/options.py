"""Everything that the seat to move may do, and what each choice would bring."""

from typing import Any

from chocolatier.rules.core.numbers import FLOOR, LETTERS, LINES, Colour, Phase, Side
from chocolatier.rules.game import Game
from chocolatier.rules.position import Board, Position
from chocolatier.rules.ruleset import Rules
from chocolatier.view.landing import Taking, land, take
from chocolatier.view.position import Options
from chocolatier.view.settling import Ways, cell_points, full_lines, open_columns, pay, ways_of


def _accepts(board: Board, line: int, letter: str) -> bool:
    """R14."""
    held = board.lines[line - 1]
    return (
        len(held) < line and (not held or held[0] == letter) and letter not in board.box[line - 1]
    )


def _targets(
    board: Board, rules: Rules, colour: Colour, taking: Taking, ways: Ways
) -> list[dict[str, Any]]:
    """What can be done with a pick, as fields of Target without the move.

    ``ways`` are those of the board as it is: only a pick that completes a line changes them.
    """
    letter = LETTERS[colour]
    points, cost = pay(board, ways)
    targets = []
    for line in range(LINES + 1):
        if line != FLOOR and not _accepts(board, line, letter):
            continue
        landing = land(board, rules, colour, taking.count, line, taking.marker, taking.spare)
        then = landing.board
        points_then, cost_then = pay(then, ways_of(then, rules.side) if landing.completes else ways)
        targets.append(
            {
                "line": line,
                "placed": landing.placed,
                "completes": landing.completes,
                "fell": landing.fell,
                "caught": landing.caught,
                "gain": points_then - points,
                "loss": cost_then - cost,
                "dead": rules.side is Side.FREE
                and line != FLOOR
                and not open_columns(board.box, line, letter),
            }
        )
    return targets


def _picks(position: Position) -> list[dict[str, Any]]:
    board = position.boards[position.turn]
    ways = ways_of(board, position.rules.side)
    seen: dict[tuple[Colour, int, bool, bool], list[dict[str, Any]]] = {}
    picks = []
    for source, held in enumerate(position.sources):
        for colour in Colour:
            if not held[colour]:
                continue
            taking = take(position, source, colour)
            key = (colour, taking.count, taking.marker, taking.spare)
            if key not in seen:
                seen[key] = _targets(board, position.rules, colour, taking, ways)
            start = f"{source or 'C'}{LETTERS[colour]}"
            picks.append(
                {
                    "source": source,
                    "colour": LETTERS[colour],
                    "count": taking.count,
                    "marker": taking.marker,
                    "spare": taking.spare,
                    "centre": taking.centre,
                    "keeps": taking.keeps,
                    "shares": taking.shares,
                    "left": taking.left,
                    "right": taking.right,
                    "targets": [
                        {**target, "move": f"{start}{target['line'] or '-'}"}
                        for target in seen[key]
                    ],
                }
            )
    return picks


def _kills(board: Board, row: int, column: int) -> list[int]:
    """The full lines below that still have a cell and will fall, whatever follows (R35)."""
    full = full_lines(board)
    letter = full[row - 1]
    sure = {frozenset([column]): frozenset[int]()}  # taken columns -> what falls in any case
    for lower in range(row + 1, LINES + 1):
        columns = open_columns(board.box, lower, letter) if full[lower - 1] == letter else []
        if not columns:
            continue
        after: dict[frozenset[int], frozenset[int]] = {}
        for taken, falls in sure.items():
            left = [taken | {c} for c in columns if c not in taken]
            falls = falls if left else falls | {lower}
            for then in left or [taken]:
                after[then] = after.get(then, falls) & falls
        sure = after
    return sorted(frozenset.intersection(*sure.values()))


def _columns(board: Board) -> list[dict[str, Any]]:
    """For the topmost full line (R19, R33)."""
    row, letter = next((r, c) for r, c in enumerate(full_lines(board), 1) if c)
    return [
        {
            "row": row,
            "column": column,
            "colour": letter,
            "move": f"{row}@{column}",
            "points": cell_points(board.box, row, column),
            "kills": _kills(board, row, column),
        }
        for column in open_columns(board.box, row, letter)
    ]


def options_of(game: Game) -> Options | None:
    """What the seat to move may do; None when nobody is to move.

    None also between a pick and its sending, where no table ever waits: its moves are whole.
    """
    position = game.position
    picks, columns = [], []
    if position.phase is Phase.DRAFT:
        picks = _picks(position)
    elif position.phase is Phase.BOX:
        columns = _columns(position.boards[position.turn])
    else:
        return None
    return Options.model_validate({"seat": position.turn + 1, "picks": picks, "columns": columns})
