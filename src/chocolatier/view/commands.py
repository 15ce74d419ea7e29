"""What guests send, as commands of the table."""

from chocolatier.errors import ChocolatierError, TableError
from chocolatier.rules.position import Position
from chocolatier.rules.ruleset import Rules
from chocolatier.rules.seats import Seat, seat_of
from chocolatier.table import commands
from chocolatier.table.clock import TimeControl
from chocolatier.view import http, messages
from chocolatier.view.table_view import RulesView

MOST_ROUNDS = 100  # of a game at a table


def rules_of(view: RulesView) -> Rules:
    """Return the rules; raise ChocolatierError if they do not go together, or never end."""
    if not 1 <= view.round_limit <= MOST_ROUNDS:
        reason = f"a game at a table has 1 to {MOST_ROUNDS} rounds"
        raise ChocolatierError("bad-request", reason, field="rules.round_limit", reason=reason)
    return Rules(**view.model_dump())


def _maybe_seat(number: int | None) -> Seat | None:
    return None if number is None else seat_of(number)


def setup_of(new: http.NewTable) -> commands.TableSetup:
    """Return the table to be opened.

    Raise ChocolatierError if its rules do not go together, or its position is unreadable.
    """
    return commands.TableSetup(
        rules=rules_of(new.rules),
        seats=tuple(commands.SeatSetup(seat.kind, seat.name, seat.level) for seat in new.seats),
        starts=_maybe_seat(new.starts),
        clock=TimeControl(**new.clock.model_dump()),
        host_starts=new.host_starts,
        hints=new.hints,
        listed=new.listed,
        position=None if new.position is None else str(Position.parse(new.position)),
    )


def seat_wish(join: http.Join) -> commands.TakeSeat:
    """Return the seat to be taken."""
    return commands.TakeSeat(join.invite, join.name, _maybe_seat(join.seat), join.program)


def command_of(message: messages.AnyCommand) -> commands.Command:
    """Return the command; raise TypeError for a rematch, which opens another table."""
    match message:
        case messages.MoveCommand(seat=number, move=move):
            return commands.PlayMove(seat_of(number), move)
        case messages.UndoCommand(seat=number):
            return commands.AskUndo(seat_of(number))
        case messages.EndCommand(seat=number):
            return commands.AskEnd(seat_of(number))
        case messages.ReplyCommand(kind=kind, yes=yes):
            return commands.Reply(kind, yes)
        case messages.LeaveCommand(seat=number, level=level):
            return commands.HandOver(seat_of(number), level)
        case messages.ReturnCommand(seat=number):
            return commands.ComeBack(seat_of(number))
        case messages.ArrangeCommand():
            return _arrangement(message)
        case messages.ListCommand(listed=listed):
            return commands.ListTable(listed)
        case messages.StartCommand():
            return commands.StartGame()
        case messages.RematchCommand():
            raise TypeError("a rematch opens another table: see rematch()")


def levels_of(message: messages.AnyCommand) -> list[str]:
    """Return the levels of bots that a command names."""
    match message:
        case messages.LeaveCommand(level=level):
            return [level]
        case messages.ArrangeCommand(seats=seats):
            return [seat.level for seat in seats if seat.level is not None]
        case _:
            return []


def _arrangement(message: messages.ArrangeCommand) -> commands.Arrange:
    return commands.Arrange(
        rules=rules_of(message.rules),
        seats=tuple(_arranged(number, seat) for number, seat in enumerate(message.seats, 1)),
        starts=_maybe_seat(message.starts),
        clock=TimeControl(**message.clock.model_dump()),
        hints=message.hints,
    )


def _arranged(number: int, seat: messages.ArrangedSeat) -> commands.SeatSetup | commands.KeptSeat:
    if seat.kind != "keep":
        return commands.SeatSetup(seat.kind, seat.name, seat.level)
    if seat.level is not None:
        raise TableError("level-of-kept", f"seat {number}: a kept seat has its level", seat=number)
    if seat.seat is None:
        raise TableError("no-kept-seat", f"seat {number}: which seat is kept?", seat=number)
    return commands.KeptSeat(seat_of(seat.seat), seat.name)
