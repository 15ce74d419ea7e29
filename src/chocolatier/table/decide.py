"""What a guest's command leads to at a table: a decision, or an error that says why not.

Nothing here changes the table. The caller lets the table follow the decision and stores its
events; if they can't be stored, the caller has to load the table again.
"""

from collections.abc import Collection

from chocolatier.rules.seats import Seat
from chocolatier.table.arranging import arrange, list_table, start
from chocolatier.table.commands import (
    Arrange,
    AskEnd,
    AskUndo,
    ComeBack,
    Command,
    HandOver,
    Holders,
    ListTable,
    PlayMove,
    Reply,
    StartGame,
)
from chocolatier.table.leaving import come_back, hand_over
from chocolatier.table.moves import person_moves
from chocolatier.table.questions import ask, reply
from chocolatier.table.refusals import check_contest, check_length, check_playing, check_version
from chocolatier.table.state import Decision, Table

_FREE_ONLY = (AskUndo, AskEnd, HandOver, Arrange, ListTable, StartGame)
"""What is not possible where a game counts in a contest."""


def decide(
    table: Table,
    command: Command,
    holders: Holders,
    version: int,
    now: float,
    absent: Collection[Seat] = (),
) -> Decision:
    """Return what a command leads to that a guest gave at a version.

    ``absent`` are the seats whose holders have been away for a while: others may hand them to
    bots. Raise TableError if the table refuses the command, MoveError if a move is not legal.
    """
    check_length(table, moves=isinstance(command, PlayMove))
    if isinstance(command, _FREE_ONLY):
        check_contest(table, alone=isinstance(command, HandOver))
    match command:
        case PlayMove(seat, move):
            playing = check_playing(table, seat, holders)
            check_version(table, version, playing.game_version)
            return person_moves(playing, seat, move, now)
        case AskUndo(seat):
            playing = check_playing(table, seat, holders)
            check_version(table, version, playing.move_versions[seat])
            return ask(playing, seat, "undo", holders, now)
        case AskEnd(seat):
            playing = check_playing(table, seat, holders)
            check_version(table, version, 0)
            return ask(playing, seat, "end", holders, now)
        case Reply():
            return reply(table, command, holders, version, now)
        case HandOver():
            return hand_over(table, command, holders, now, absent)
        case ComeBack(seat):
            return come_back(table, seat, holders, now)
        case Arrange():
            check_version(table, version, table.version)
            return arrange(table, command, holders, now, absent)
        case ListTable(listed):
            return list_table(table, holders, now, absent, listed=listed)
        case StartGame():
            return start(table, holders, now, absent)
