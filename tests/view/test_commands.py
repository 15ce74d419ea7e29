"""What guests send becomes commands of the table, with seats from 0."""

import pytest

from chocolatier.errors import RulesError
from chocolatier.rules.seats import Seat
from chocolatier.table import commands
from chocolatier.table.clock import TimeControl
from chocolatier.view import http, messages
from chocolatier.view.commands import command_of, rules_of, seat_wish, setup_of
from chocolatier.view.guest import rules_view
from chocolatier.view.table_view import Clock, RulesView


def _new(rules: RulesView) -> http.NewTable:
    seats = [http.NewSeat(kind="here", name="Ann"), http.NewSeat(kind="bot", level="tom")]
    clock = Clock(kind="bank", seconds=60, increment=5)
    return http.NewTable(rules=rules, seats=seats, starts=2, clock=clock)


def test_a_table_to_be_opened() -> None:
    rules = RulesView(players=2, side="free")
    setup = setup_of(_new(rules))
    assert setup == commands.TableSetup(
        rules_of(rules),
        (commands.SeatSetup("here", "Ann"), commands.SeatSetup("bot", level="tom")),
        Seat(1),
        TimeControl("bank", 60, 5),
    )


def test_rules_that_do_not_go_together_are_refused() -> None:
    with pytest.raises(RulesError) as error:
        setup_of(_new(RulesView(players=2, faces_once=True)))
    assert error.value.code == "rules-option-needs-special"


def test_rules_there_and_back() -> None:
    view = RulesView(players=4, side="free", special=True, faces_once=True, round_limit=9)
    assert rules_view(rules_of(view)) == view


def test_a_seat_to_be_taken() -> None:
    join = http.Join(invite="i" * 20, name="Ben", seat=3)
    assert seat_wish(join) == commands.TakeSeat("i" * 20, "Ben", Seat(2))
    join = http.Join(invite="i" * 20, name="Ben")
    assert seat_wish(join) == commands.TakeSeat("i" * 20, "Ben", None)


@pytest.mark.parametrize(
    ("message", "command"),
    [
        (messages.MoveCommand(seat=1, move="1T1"), commands.PlayMove(Seat(0), "1T1")),
        (messages.UndoCommand(seat=2), commands.AskUndo(Seat(1))),
        (messages.EndCommand(seat=3), commands.AskEnd(Seat(2))),
        (messages.ReplyCommand(kind="end", yes=False), commands.Reply("end", False)),
        (messages.LeaveCommand(seat=4), commands.HandOver(Seat(3), "tom")),
        (messages.ReturnCommand(seat=1), commands.ComeBack(Seat(0))),
    ],
)
def test_commands(message: messages.AnyCommand, command: commands.Command) -> None:
    assert command_of(message) == command


def test_a_rematch_is_not_a_command_of_the_table() -> None:
    with pytest.raises(TypeError):
        command_of(messages.RematchCommand())
