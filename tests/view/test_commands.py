"""What guests send becomes commands of the table, with seats from 0."""

import pytest

from chocolatier.errors import RulesError, TableError
from chocolatier.rules.seats import Seat
from chocolatier.table import commands
from chocolatier.table.clock import TimeControl
from chocolatier.view import http, messages
from chocolatier.view.commands import command_of, levels_of, rules_of, seat_wish, setup_of
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


def test_an_arrangement() -> None:
    kept = messages.ArrangedSeat(kind="keep", seat=2, name="Ann")
    bot = messages.ArrangedSeat(kind="bot", level="tom")
    rules = RulesView(players=2, side="free")
    message = messages.ArrangeCommand(rules=rules, seats=[kept, bot], starts=2)
    assert command_of(message) == commands.Arrange(
        rules_of(rules),
        (commands.KeptSeat(Seat(1), "Ann"), commands.SeatSetup("bot", level="tom")),
        Seat(1),
    )
    assert levels_of(message) == ["tom"]
    assert command_of(messages.StartCommand()) == commands.StartGame()


@pytest.mark.parametrize(
    ("kept", "code"), [({}, "no-kept-seat"), ({"seat": 1, "level": "tom"}, "level-of-kept")]
)
def test_a_kept_seat_has_a_number_and_no_level(kept: dict[str, object], code: str) -> None:
    seat = messages.ArrangedSeat.model_validate({"kind": "keep", **kept})
    message = messages.ArrangeCommand(rules=RulesView(players=2), seats=[seat, seat])
    with pytest.raises(TableError) as error:
        command_of(message)
    assert error.value.code == code


def test_a_rematch_is_not_a_command_of_the_table() -> None:
    with pytest.raises(TypeError):
        command_of(messages.RematchCommand())
