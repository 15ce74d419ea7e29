"""Legal or not: the core decides, and this module says why not, with the rule's number."""

from chocolatier.errors import IllegalMoveError, quoted, shown
from chocolatier.rules.codec import read_actions, read_state
from chocolatier.rules.core import calls
from chocolatier.rules.core.actions import ACTIONS, draft_action, row_of
from chocolatier.rules.core.numbers import (
    CENTRE,
    COLOURS,
    FLOOR,
    LINES,
    SHARING,
    SOURCES,
    Colour,
    Face,
    Phase,
)
from chocolatier.rules.core.state import States, copy_state
from chocolatier.rules.move import Boxing, Draft, Move, Share
from chocolatier.rules.position import Position

_AWAITED = {
    Phase.DRAFT: (Draft, "a pick, such as 3T2"),
    Phase.SHARE: (Share, "the share factory's leftovers, such as <W>K"),
    Phase.BOX: (Boxing, "a column for a full line, such as 2@4"),
}


# --- what is a move at all -------------------------------------------------------------


def _check_number(name: str, value: object) -> None:
    if type(value) is not int:  # bool is an int, too, and would be written as True
        raise IllegalMoveError("not-a-move", f"{name} {quoted(value)} is not a whole number")


def _check_colour(colour: object) -> None:
    if type(colour) is not Colour:
        raise IllegalMoveError("not-a-colour", f"{quoted(colour)} is not a Colour", rule="R9")


def _check_share(share: object) -> None:
    if not isinstance(share, Share):
        raise IllegalMoveError("not-a-move", f"{quoted(share)} is not a Share")
    for colours in (share.left, share.right):
        if not isinstance(colours, frozenset):
            raise IllegalMoveError("not-a-move", f"{quoted(colours)} is not a frozenset of colours")
        for colour in colours:
            _check_colour(colour)


def _typed(move: object) -> Move:
    """Return the move; raise IllegalMoveError unless it is one and its fields have their types."""
    match move:
        case Draft(source, colour, target, share):
            _check_number("source", source)
            _check_colour(colour)
            _check_number("line", target)
            _check_share(share)
        case Boxing(row, column):
            _check_number("row", row)
            _check_number("column", column)
        case Share():
            _check_share(move)
        case _:
            raise IllegalMoveError("not-a-move", f"{quoted(move)} is not a move")
    return move


# --- is it legal -----------------------------------------------------------------------


def _has_actions(move: Move) -> bool:
    """Return whether the numbering of actions can express a move.

    Beyond these ranges the number of one action would be that of another.
    """
    match move:
        case Boxing(row, column):
            return 1 <= row <= LINES and 1 <= column <= COLOURS
        case Draft(source, _, target, share):
            in_range = CENTRE <= source < SOURCES and FLOOR <= target <= LINES
        case Share(left, right):
            share, in_range = move, bool(left or right)
    return in_range and not share.left & share.right


def _allows(states: States, move: Move) -> bool:
    """Return whether a move may be played now."""
    return _has_actions(move) and _accepts(states, move.actions)


def _accepts(states: States, actions: tuple[int, ...]) -> bool:
    """Return whether the core accepts actions one by one, and a move needs no more."""
    if len(actions) == 1 and not states["where"][0, Face.SHARE]:
        return calls.is_legal(states, actions[0])
    trial = copy_state(states)
    for action in actions:
        if not calls.is_legal(trial, action):
            return False
        calls.apply(trial, action)
    return bool(trial["phase"][0] != SHARING)  # else a leftover was not sent


# --- why not ---------------------------------------------------------------------------


def _illegal(code: str, move: Move, rule: str, reason: str, **details: object) -> IllegalMoveError:
    text = shown(move)
    return IllegalMoveError(code, f"{text}: {reason} ({rule})", move=text, rule=rule, **details)


def _refused_share(move: Move, states: States) -> IllegalMoveError:
    pending = int(states["pending"][0])
    names = " ".join(c.letter for c in Colour if pending >> c & 1) or "nothing"
    return _illegal(
        "share-distribution", move, "R42", f"the leftovers to send are {names}", colours=names
    )


def _refused_target(position: Position, move: Draft) -> IllegalMoveError:
    """Return which of R14's three conditions a line does not meet."""
    n, letter = move.target, move.colour.letter
    line = position.boards[position.turn].lines[n - 1]
    if len(line) == n:
        return _illegal("line-full", move, "R14", f"line {n} is full", line=n)
    if line and line[0] != letter:
        reason = f"line {n} holds {line[0]}"
        return _illegal("line-colour", move, "R14", reason, line=n, colour=line[0])
    reason = f"row {n} already holds {letter}"
    return _illegal("row-colour", move, "R14", reason, line=n, colour=letter)


def _refused_draft(states: States, position: Position, move: Draft) -> IllegalMoveError:
    source, letter = move.source, move.colour.letter
    if not CENTRE <= source < len(position.sources):
        reason = f"there are factories 1 to {position.rules.factories}"
        return _illegal("no-such-source", move, "R3", reason, source=shown(source))
    if position.sources[source][move.colour] == 0:
        where = f"on factory {source}" if source else "in the centre"
        reason = f"there is no {letter} {where}"
        return _illegal("no-such-colour", move, "R9", reason, source=source, colour=letter)
    if not FLOOR <= move.target <= LINES:
        reason = f"there are lines 1 to {LINES}"
        return _illegal("no-such-line", move, "R13", reason, line=shown(move.target))
    pick = draft_action(source, move.colour, move.target)
    if not calls.is_legal(states, pick):
        return _refused_target(position, move)
    trial = copy_state(states)
    calls.apply(trial, pick)
    return _refused_share(move, trial)


def _refused_boxing(states: States, position: Position, move: Boxing) -> IllegalMoveError:
    row, column = row_of(read_actions(states)[0]), move.column
    if move.row != row:
        reason = f"line {row} is the next full line from the top"
        return _illegal("wrong-row", move, "R19", reason, row=row)
    board = position.boards[position.turn]
    if not 1 <= column <= COLOURS or board.box[row - 1][column - 1] != ".":
        reason = f"row {row} has no empty cell there"
        return _illegal("cell-taken", move, "R33", reason, column=shown(column))
    letter = board.lines[row - 1][0]
    reason = f"column {column} already holds {letter}"
    return _illegal("column-colour", move, "R33", reason, column=column, colour=letter)


def _refusal(states: States, move: Move) -> IllegalMoveError:
    """Return why a move that the core does not allow is not legal."""
    position = read_state(states)
    if position.phase is Phase.OVER:
        return _illegal("game-over", move, "R29", "the game is over")
    if position.phase is Phase.DEAL:
        return _illegal("awaits-deal", move, "R25", "the next round has not been dealt yet")
    kind, awaited = _AWAITED[position.phase]
    if not isinstance(move, kind):
        return _illegal("wrong-kind", move, "R7", f"the game waits for {awaited}")
    if isinstance(move, Draft):
        return _refused_draft(states, position, move)
    if isinstance(move, Boxing):
        return _refused_boxing(states, position, move)
    return _refused_share(move, states)


# --- the door --------------------------------------------------------------------------


def is_legal(states: States, move: object) -> bool:
    """Return whether this is a move that may be played now."""
    try:
        return _allows(states, _typed(move))
    except IllegalMoveError:
        return False


def check_move(states: States, move: object) -> None:
    """Raise IllegalMoveError, naming the rule, unless this is a move that may be played now."""
    typed = _typed(move)
    if not _allows(states, typed):
        raise _refusal(states, typed)


def check_parsed(states: States, move: Move, actions: tuple[int, ...]) -> None:
    """Raise IllegalMoveError, naming the rule, unless a move from a text may be played now."""
    if not _accepts(states, actions):
        raise _refusal(states, move)


def check_action(states: States, number: int) -> int:
    """Return the action of this number; raise IllegalMoveError, naming the rule, if not legal."""
    action = int(number)
    if isinstance(number, bool) or not 0 <= action < ACTIONS:
        message = f"{quoted(number)} is not the number of an action: 0 to {ACTIONS - 1}"
        raise IllegalMoveError("no-such-action", message, number=shown(number))
    if not calls.is_legal(states, action):
        raise _refusal(states, Move.of([action]))
    return action
