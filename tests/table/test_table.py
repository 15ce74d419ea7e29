"""What can be done at a table, by whom, and what it leads to."""

import pytest

from chocolatier.errors import ChocolatierError, IllegalMoveError, RulesError, TableError
from chocolatier.notation.record import read_records
from chocolatier.rules.chance import commitment, first_seat
from chocolatier.table import decide, events, wire
from chocolatier.table.events import read_event, write_event
from chocolatier.table.present import (
    event_view,
    picture_of,
    record_of,
    rules_view,
    summary_of,
    view_of,
)
from chocolatier.table.table import Table, rules_of
from tests.table.tables import (
    ANN,
    BEN,
    CLEO,
    SEED,
    do,
    happen,
    new_table,
    opened,
    play,
    play_round,
    seated,
    some_move,
)

BANK = wire.Clock(kind="bank", seconds=60, increment=5)
PER_MOVE = wire.Clock(kind="move", seconds=30)


def refused(code: str, table: Table, command: wire.Command, holder: str = ANN, **how: int) -> None:
    """The command is refused by this code, and nothing changes."""
    before = table.version
    with pytest.raises(ChocolatierError) as error:
        do(table, command, holder, version=how.get("version"))
    assert (error.value.code, table.version) == (code, before)


# --- opening ------------------------------------------------------------------------------


def test_a_table_without_open_seats_starts_at_once() -> None:
    table = opened(new_table("hbb"))
    assert [event.type for event in table.log] == ["created", "started"]
    assert (table.status, table.version, table.turn) == ("playing", 2, 0)


def test_chance_decides_who_starts() -> None:
    table = opened(new_table("hhh", starts=None))
    assert table.turn == first_seat(SEED, 3)


def test_the_commitment_is_public_and_the_seed_is_not() -> None:
    table = seated()
    started = table.log[2]
    assert isinstance(started, events.Started)
    assert started.commitment == commitment(SEED)
    view = view_of(table, picture_of(table), [0])
    assert view.commitment == commitment(SEED)
    for event in table.log:
        assert SEED not in write_event(event)
    assert SEED not in view.model_dump_json()


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"seats": new_table("hhh").seats}, "seat-count"),
        ({"starts": 3}, "no-such-seat"),
        ({"seats": [wire.NewSeat(kind="bot"), *new_table("hh").seats[1:]]}, "no-level"),
        (
            {"seats": [wire.NewSeat(kind="here", level="tom"), *new_table("hh").seats[1:]]},
            "level-of-person",
        ),
        ({"rules": wire.RulesView(players=2, faces_once=True)}, "rules-option-needs-special"),
    ],
)
def test_tables_that_cannot_be_opened(change: dict[str, object], code: str) -> None:
    with pytest.raises(ChocolatierError) as error:
        opened(new_table("hh").model_copy(update=change))
    assert error.value.code == code
    assert isinstance(error.value, TableError | RulesError)


def test_rules_there_and_back() -> None:
    view = wire.RulesView(players=4, side="free", special=True, faces_once=True, round_limit=9)
    assert rules_view(rules_of(view)) == view


# --- joining ------------------------------------------------------------------------------


def test_joining_by_invitation() -> None:
    table = opened(new_table("hll"))
    view = view_of(table, picture_of(table), [0])
    assert view.invite == table.invite
    assert view_of(table, picture_of(table)).invite is None
    wish = wire.Join(invite=table.invite, name="Ben", seat=3)
    assert happen(table, decide.join(table, wish, BEN, 1.0)) == ["seated"]
    for bad, code in (
        (wish, "seat-taken"),
        (wish.model_copy(update={"seat": 4}), "no-such-seat"),
        (wish.model_copy(update={"invite": "x" * 20}), "bad-invite"),
    ):
        with pytest.raises(TableError) as error:
            decide.join(table, bad, CLEO, 1.0)
        assert error.value.code == code
    wish = wire.Join(invite=table.invite, name="Cleo")
    assert happen(table, decide.join(table, wish, CLEO, 1.0)) == ["seated", "started"]
    assert [seat.holder for seat in table.seats] == [ANN, CLEO, BEN]
    with pytest.raises(TableError, match="all seats are taken"):
        decide.join(table, wish, BEN, 1.0)


def test_an_open_seat_can_be_handed_to_a_bot() -> None:
    table = opened(new_table("hl"))
    refused("not-your-seat", table, wire.LeaveCommand(seat=2), BEN)
    assert do(table, wire.LeaveCommand(seat=2, level="sofia")) == ["left", "started"]
    assert (table.seats[1].kind, table.seats[1].level) == ("bot", "sofia")


def test_nothing_is_played_before_the_start() -> None:
    table = opened()
    refused("table-waiting", table, wire.MoveCommand(seat=1, move="1T1"))
    refused("table-waiting", table, wire.UndoCommand(seat=1))
    with pytest.raises(TableError, match="not started"):
        record_of(table)


# --- moves --------------------------------------------------------------------------------


def test_a_move_is_played_by_its_seat_only() -> None:
    table = seated("hl")
    move = wire.MoveCommand(seat=1, move=some_move(table))
    refused("not-your-seat", table, move, BEN)
    refused("not-your-seat", table, move, CLEO)
    refused("not-your-turn", table, wire.MoveCommand(seat=2, move=move.move), BEN)
    refused("no-such-seat", table, wire.MoveCommand(seat=3, move=move.move))
    refused("move-text", table, wire.MoveCommand(seat=1, move="nonsense"))
    refused("no-such-source", table, wire.MoveCommand(seat=1, move="9T1"))
    assert do(table, move) == ["moved"]
    refused("not-your-turn", table, move)


def test_illegal_moves_name_their_rule() -> None:
    table = seated("hl")
    with pytest.raises(IllegalMoveError) as error:
        do(table, wire.MoveCommand(seat=1, move="CT1"))
    assert error.value.details["rule"] == "R9"


def test_stale_commands_are_refused() -> None:
    table = seated("hl")
    seen = table.version
    play(table)
    move = wire.MoveCommand(seat=2, move=some_move(table))
    refused("stale", table, move, BEN, version=seen)
    refused("stale", table, move, BEN, version=table.version + 1)
    refused("stale", table, wire.UndoCommand(seat=1), ANN, version=seen)
    seen = table.version
    do(table, wire.LeaveCommand(seat=1))
    assert do(table, move, BEN, version=seen) == ["moved"], "the position is the one that was seen"


def test_undo_and_end_are_stale_only_when_it_matters() -> None:
    table = seated("hbb")
    play(table)
    seen = table.version
    play(table)
    assert do(table, wire.UndoCommand(seat=1), version=seen) == ["undone"], "my move is the same"
    play(table)
    refused("stale", table, wire.UndoCommand(seat=1), version=seen)
    assert do(table, wire.EndCommand(seat=1), version=seen) == ["agreed", "over"]


def test_a_round_ends_with_a_deal_in_the_log() -> None:
    table = seated("hh", side="free", special=True)
    play_round(table)
    last = table.log[-1]
    assert isinstance(last, events.Moved)
    assert last.deal is not None
    assert last.deal.round == 2


def test_a_whole_game_reveals_its_seed_and_can_be_verified() -> None:
    table = seated("hb")
    while table.status == "playing":
        play_round(table)
    over = table.log[-1]
    assert isinstance(over, events.Over)
    assert over.seed == SEED
    result = picture_of(table).result
    assert result is not None
    for seat in result.seats:
        assert seat.total == seat.boxed - seat.floor + seat.bonus
    (record,) = read_records(record_of(table).splitlines())
    assert record.header.commitment == commitment(SEED)
    assert record.seats == ["Ann", "maitre"]
    refused("table-over", table, wire.MoveCommand(seat=1, move="1T1"))
    refused("table-over", table, wire.LeaveCommand(seat=1))


def test_an_unfinished_record_keeps_the_seed_back() -> None:
    table = seated("hb")
    play(table)
    text = record_of(table)
    assert SEED not in text
    (record,) = read_records(text.splitlines(), unfinished=True)
    assert len(record.game.moves) == 1


# --- undo ---------------------------------------------------------------------------------


def test_undo_is_granted_by_bots_and_takes_their_replies_back() -> None:
    table = seated("hbb")
    before = table.game.key if table.game else b""
    for _ in range(3):
        play(table)
    assert view_of(table, picture_of(table), [0]).undo
    assert do(table, wire.UndoCommand(seat=1)) == ["undone"]
    assert table.game is not None
    assert table.game.key == before
    assert event_view(table.version, table.log[-1]).to == 1
    assert not view_of(table, picture_of(table), [0]).undo
    refused("nothing-to-undo", table, wire.UndoCommand(seat=1))


def test_undo_while_a_bot_thinks_makes_its_answer_stale() -> None:
    table = seated("hb")
    play(table)
    thinker, version = table.thinker, table.game_version
    assert thinker is not None
    move = some_move(table)
    do(table, wire.UndoCommand(seat=1))
    with pytest.raises(TableError, match="gone on"):
        decide.bot_moves(table, thinker, move, version, 0.0)
    play(table)
    with pytest.raises(TableError, match="gone on"):
        decide.bot_moves(table, thinker, move, version, 0.0)


def test_undo_asks_the_other_persons() -> None:
    table = seated("hll")
    play(table)
    play(table, BEN)
    assert do(table, wire.UndoCommand(seat=1)) == ["asked"]
    refused("already-asked", table, wire.UndoCommand(seat=2), BEN)
    (ask,) = view_of(table, picture_of(table), [1]).asks
    assert (ask.seat, ask.agreed, ask.waiting, ask.mine) == (1, [1], [2, 3], True)
    yes = wire.ReplyCommand(kind="undo", yes=True)
    refused("not-asked", table, yes)
    refused("nothing-asked", table, wire.ReplyCommand(kind="end", yes=True))
    assert do(table, yes, BEN) == ["replied"]
    refused("not-asked", table, yes, BEN)
    assert do(table, yes, CLEO) == ["replied", "undone"]
    assert table.turn == 0
    assert table.questions == {}


def test_no_closes_the_question_and_so_does_who_asked() -> None:
    no = wire.ReplyCommand(kind="undo", yes=False)
    for holder in (BEN, ANN):
        table = seated("hl")
        play(table)
        do(table, wire.UndoCommand(seat=1))
        assert do(table, no, holder) == ["replied"]
        assert table.questions == {}
        refused("nothing-asked", table, no, holder)


def test_an_answer_to_an_older_question_is_stale() -> None:
    table = seated("hl")
    play(table)
    do(table, wire.UndoCommand(seat=1))
    seen = table.version
    do(table, wire.ReplyCommand(kind="undo", yes=False))
    do(table, wire.UndoCommand(seat=1))
    refused("stale", table, wire.ReplyCommand(kind="undo", yes=True), BEN, version=seen)


def test_a_move_cancels_the_question() -> None:
    table = seated("hl")
    play(table)
    do(table, wire.UndoCommand(seat=1))
    play(table, BEN)
    assert table.questions == {}


def test_undo_never_crosses_a_deal() -> None:
    table = seated("hh")
    play_round(table)
    for seat in (1, 2):
        refused("nothing-to-undo", table, wire.UndoCommand(seat=seat))


def test_all_seats_of_one_screen_agree() -> None:
    table = seated("hhl")
    play(table)
    do(table, wire.EndCommand(seat=1))
    (ask,) = view_of(table, picture_of(table), [2]).asks
    assert (ask.agreed, ask.waiting) == ([1, 2], [3])


# --- the end by agreement -----------------------------------------------------------------


def test_end_by_agreement() -> None:
    table = seated("hl")
    play(table)
    assert do(table, wire.EndCommand(seat=2), BEN) == ["asked"]
    play(table, BEN)
    yes = wire.ReplyCommand(kind="end", yes=True)
    assert do(table, yes) == ["replied", "agreed", "over"], "moves do not close this question"
    assert table.status == "over"
    assert picture_of(table).result is not None


def test_bots_agree_to_end() -> None:
    table = seated("hb")
    assert do(table, wire.EndCommand(seat=1)) == ["agreed", "over"]


# --- leaving and coming back --------------------------------------------------------------


def test_leave_and_return() -> None:
    table = seated("hl")
    refused("not-left", table, wire.ReturnCommand(seat=1))
    assert do(table, wire.LeaveCommand(seat=1, level="agata")) == ["left"]
    assert table.thinker is not None
    assert (table.thinker.level, table.seats[0].stand_in) == ("agata", True)
    refused("seat-left", table, wire.MoveCommand(seat=1, move=some_move(table)))
    refused("seat-left", table, wire.LeaveCommand(seat=1))
    refused("not-your-seat", table, wire.ReturnCommand(seat=1), BEN)
    play(table)
    assert do(table, wire.ReturnCommand(seat=1)) == ["returned"]
    assert table.thinker is None


def test_only_the_absent_can_be_handed_over_by_others() -> None:
    table = seated("hlb")
    leave = wire.LeaveCommand(seat=2)
    refused("seat-present", table, leave)
    refused("not-your-seat", table, leave, CLEO)
    refused("seat-of-bot", table, wire.LeaveCommand(seat=3))
    assert do(table, leave, absent=[1]) == ["left"]
    assert do(table, wire.ReturnCommand(seat=2), BEN) == ["returned"]


def test_who_leaves_is_not_asked_any_more() -> None:
    table = seated("hll")
    play(table)
    do(table, wire.UndoCommand(seat=1))
    do(table, wire.ReplyCommand(kind="undo", yes=True), BEN)
    assert do(table, wire.LeaveCommand(seat=3), CLEO) == ["left", "undone"]


def test_the_question_of_who_leaves_is_forgotten() -> None:
    table = seated("hll")
    do(table, wire.EndCommand(seat=1))
    do(table, wire.LeaveCommand(seat=1))
    assert table.questions == {}


def test_both_questions_can_be_granted_by_one_who_leaves() -> None:
    table = seated("hl")
    play(table)
    do(table, wire.EndCommand(seat=1))
    do(table, wire.UndoCommand(seat=1))
    assert do(table, wire.LeaveCommand(seat=2), BEN) == ["left", "undone", "agreed", "over"]


# --- clocks -------------------------------------------------------------------------------


def test_without_a_clock_there_is_no_deadline() -> None:
    table = seated("hl")
    assert table.deadline is None
    assert decide.time_out(table, 1e9) == []
    assert decide.resume(table, 1e9) == []
    assert view_of(table, picture_of(table), [0]).seats[0].left is None


def test_per_move_clock() -> None:
    table = seated("hl", PER_MOVE, at=100.0)
    assert table.deadline == 130.0
    assert decide.time_out(table, 129.0) == []
    lefts = [seat.left for seat in view_of(table, picture_of(table), now=110.0).seats]
    assert lefts == [20.0, 30.0]
    assert happen(table, decide.time_out(table, 130.0)) == ["timed-out"]
    assert table.thinker is not None
    refused("time-out", table, wire.MoveCommand(seat=1, move=some_move(table)))
    play(table, at=131.0)
    assert (table.turn, table.deadline) == (1, 161.0)
    assert not table.seats[0].stand_in


def test_bank_clock_and_increment() -> None:
    table = seated("hl", BANK, at=0.0)
    play(table, at=10.0)
    assert table.clocks.banks == [55.0, 60.0]
    play(table, BEN, at=40.0)
    assert table.clocks.banks == [55.0, 35.0]
    assert happen(table, decide.time_out(table, 95.0)) == ["timed-out"]
    assert (table.seats[0].lost, table.seats[0].level) == (True, "tom")
    refused("time-lost", table, wire.ReturnCommand(seat=1))
    assert view_of(table, picture_of(table), now=95.0).seats[0].left == 0.0


def test_undo_gives_no_increment_away() -> None:
    table = seated("hb", BANK, at=0.0)
    for at in (10.0, 20.0, 30.0):
        play(table, at=at)
        do(table, wire.UndoCommand(seat=1), at=at)
    assert table.clocks.banks[0] == 30.0


def test_leaving_on_the_clock_costs_the_time_used() -> None:
    table = seated("hl", BANK, at=0.0)
    do(table, wire.LeaveCommand(seat=1), at=20.0)
    do(table, wire.ReturnCommand(seat=1), at=21.0)
    assert (table.clocks.banks[0], table.deadline) == (40.0, 61.0)


def test_a_server_that_was_away_costs_nobody_time() -> None:
    table = seated("hl", BANK, at=0.0)
    assert happen(table, decide.resume(table, 5000.0)) == ["resumed"]
    assert table.deadline == 5060.0


def test_a_timeout_for_good_answers_open_questions() -> None:
    table = seated("hl", BANK, at=0.0)
    play(table)
    do(table, wire.EndCommand(seat=1))
    assert happen(table, decide.time_out(table, 70.0)) == ["timed-out", "agreed", "over"]


# --- bots ---------------------------------------------------------------------------------


def test_a_bot_is_replaced() -> None:
    table = seated("hb", starts=2)
    thinker, version = table.thinker, table.game_version
    assert thinker is not None
    assert happen(table, decide.bot_fails(table, thinker, "tom", version, 0.0)) == ["replaced"]
    assert table.thinker is not None
    assert table.thinker.level == "tom"
    with pytest.raises(TableError, match="gone on"):
        decide.bot_fails(table, thinker, "tom", version, 0.0)


# --- once more ----------------------------------------------------------------------------


def test_rematch() -> None:
    table = seated("hlb", clock=BANK)
    with pytest.raises(TableError) as error:
        decide.rematch(table, frozenset([ANN]), "newtable", "s", 1.0)
    assert error.value.code == "not-over"
    do(table, wire.LeaveCommand(seat=2, level="sofia"), BEN)
    do(table, wire.EndCommand(seat=1))
    with pytest.raises(TableError) as error:
        decide.rematch(table, frozenset([CLEO]), "newtable", "s", 1.0)
    assert error.value.code == "not-seated"
    old, new = decide.rematch(table, frozenset([ANN]), "newtable", "s", 1.0)
    happen(table, old)
    assert table.rematch == "newtable"
    again = Table.load("newtable", "s", new)
    assert (again.status, again.turn) == ("playing", 1)
    assert [seat.holder for seat in again.seats] == [ANN, BEN, None]
    assert again.seats[1].stand_in
    assert again.seats[1].level == "sofia"
    assert again.created.clock == BANK
    with pytest.raises(TypeError):
        do(table, wire.RematchCommand())


# --- logs ---------------------------------------------------------------------------------


def test_broken_logs_are_refused() -> None:
    table = seated("hl")
    play(table)
    log = list(table.log)
    moved = log[-1]
    assert isinstance(moved, events.Moved)
    for broken in (
        log[1:],
        [log[0], *log],
        [*log[:-1], moved.model_copy(update={"seat": 2})],
        [*log[:-1], moved.model_copy(update={"move": "CT1"})],
        [*log, events.Over(at=0.0, seed=SEED)],
        [*log, events.Undone(at=0.0, seat=1, moves=2, to=1)],
        [*log, events.Replied(at=0.0, kind="undo", seats=[1], yes=True)],
        [log[0], events.Agreed(at=0.0)],
        [*log, events.Returned(at=0.0, seat=4)],
    ):
        with pytest.raises(TableError) as error:
            Table.load("abcdefgh", SEED, broken)
        assert error.value.code == "table-broken"
    with pytest.raises(TableError, match="commitment"):
        Table.load("abcdefgh", "another seed", log)


def test_deals_in_the_log_must_be_those_of_the_seed() -> None:
    table = seated("hl")
    started = table.log[2]
    assert isinstance(started, events.Started)
    deal = started.deal.model_copy(update={"laid": list(reversed(started.deal.laid))})
    log = [*table.log[:2], started.model_copy(update={"deal": deal})]
    with pytest.raises(TableError, match="deal is not that of the seed"):
        Table.load("abcdefgh", SEED, log)


def test_events_there_and_back() -> None:
    table = seated("hlb", clock=BANK)
    play(table)
    do(table, wire.LeaveCommand(seat=2), BEN)
    for event in table.log:
        assert read_event(write_event(event)) == event
        assert "null" not in write_event(event)


def test_summaries() -> None:
    table = opened(new_table("hl"))
    summary = summary_of(table)
    assert (summary.status, summary.round, summary.scores) == ("waiting", 0, [])
    summary = summary_of(seated("hl"), here=[1])
    assert (summary.status, summary.turn, summary.places) == ("playing", 1, None)
    assert [seat.here for seat in summary.seats] == [False, True]
