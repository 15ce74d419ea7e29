"""What the others are asked: undo, the end by agreement, and what leaving does to it."""

import pytest

from chocolatier.errors import TableError
from chocolatier.rules.seats import Seat
from chocolatier.table import moves
from chocolatier.table.commands import AskEnd, AskUndo, ComeBack, HandOver, PlayMove, Reply
from chocolatier.table.events import Undone
from tests.table.tables import ANN, BEN, CLEO, do, play, play_round, refused, seated, some_move

# --- undo --------------------------------------------------------------------------------


def test_undo_is_granted_by_bots_and_takes_their_replies_back() -> None:
    table = seated("hbb")
    before = table.game.key
    for _ in range(3):
        play(table)
    assert table.undoable(Seat(0)) == [2, 1, 0]
    assert do(table, AskUndo(Seat(0))) == ["undone"]
    assert table.game.key == before
    undone = table.log[-1]
    assert isinstance(undone, Undone)
    assert (undone.moves, undone.to) == (3, 1)
    assert table.undoable(Seat(0)) == []
    refused("nothing-to-undo", table, AskUndo(Seat(0)))


def test_who_may_undo_is_known_without_the_history() -> None:
    table = seated("hbb")
    seen = set()
    for number in range(120):
        if number % 7 == 3 and table.undoable(Seat(0)):
            do(table, AskUndo(Seat(0)))
        else:
            play(table)
        for seat in range(3):
            found = table.may_undo(Seat(seat))
            assert found == bool(table.undoable(Seat(seat)))
            seen.add((seat, found))
    assert len(seen) == 6
    do(table, AskEnd(Seat(0)))
    assert not any(table.may_undo(Seat(seat)) for seat in range(3))


def test_undo_while_a_bot_thinks_makes_its_answer_stale() -> None:
    table = seated("hb")
    play(table)
    turn = table.bot_turn
    assert turn is not None
    move = some_move(table)
    do(table, AskUndo(Seat(0)))
    with pytest.raises(TableError, match="gone on"):
        moves.bot_moves(table, turn, move, 0.0)
    play(table)
    with pytest.raises(TableError, match="gone on"):
        moves.bot_moves(table, turn, move, 0.0)


def test_undo_asks_the_other_persons() -> None:
    table = seated("hll")
    play(table)
    play(table, BEN)
    assert do(table, AskUndo(Seat(0))) == ["asked"]
    refused("already-asked", table, AskUndo(Seat(1)), BEN)
    question = table.questions["undo"]
    assert (question.seat, question.agreed, table.waiting_for(question)) == (0, {0}, [1, 2])
    yes = Reply("undo", True)
    refused("not-asked", table, yes)
    refused("nothing-asked", table, Reply("end", True))
    assert do(table, yes, BEN) == ["replied"]
    refused("not-asked", table, yes, BEN)
    assert do(table, yes, CLEO) == ["replied", "undone"]
    assert table.turn == 0
    assert table.questions == {}


def test_no_closes_the_question_and_so_does_who_asked() -> None:
    no = Reply("undo", False)
    for holder in (BEN, ANN):
        table = seated("hl")
        play(table)
        do(table, AskUndo(Seat(0)))
        assert do(table, no, holder) == ["replied"]
        assert table.questions == {}
        refused("nothing-asked", table, no, holder)


def test_an_answer_to_an_older_question_is_stale() -> None:
    table = seated("hl")
    play(table)
    do(table, AskUndo(Seat(0)))
    seen = table.version
    do(table, Reply("undo", False))
    do(table, AskUndo(Seat(0)))
    refused("stale", table, Reply("undo", True), BEN, version=seen)


def test_a_move_cancels_the_question() -> None:
    table = seated("hl")
    play(table)
    do(table, AskUndo(Seat(0)))
    play(table, BEN)
    assert table.questions == {}


def test_undo_never_crosses_a_deal() -> None:
    table = seated("hh")
    play_round(table)
    for seat in (0, 1):
        refused("nothing-to-undo", table, AskUndo(Seat(seat)))


def test_all_seats_of_one_screen_agree() -> None:
    table = seated("hhl")
    play(table)
    do(table, AskEnd(Seat(0)))
    question = table.questions["end"]
    assert (question.agreed, table.waiting_for(question)) == ({0, 1}, [2])


# --- the end by agreement ----------------------------------------------------------------


def test_end_by_agreement() -> None:
    table = seated("hl")
    play(table)
    assert do(table, AskEnd(Seat(1)), BEN) == ["asked"]
    play(table, BEN)
    yes = Reply("end", True)
    assert do(table, yes) == ["replied", "agreed", "over"], "moves do not close this question"
    assert table.status == "over"
    assert table.game.is_over


def test_bots_agree_to_end() -> None:
    table = seated("hb")
    assert do(table, AskEnd(Seat(0))) == ["agreed", "over"]


# --- leaving and coming back -------------------------------------------------------------


def test_leave_and_return() -> None:
    table = seated("hl")
    refused("not-left", table, ComeBack(Seat(0)))
    assert do(table, HandOver(Seat(0), "agata")) == ["left"]
    assert table.bot_turn is not None
    assert (table.bot_turn.level, table.seats[0].stand_in) == ("agata", True)
    refused("seat-left", table, PlayMove(Seat(0), some_move(table)))
    refused("seat-left", table, HandOver(Seat(0), "tom"))
    refused("not-your-seat", table, ComeBack(Seat(0)), BEN)
    play(table)
    assert do(table, ComeBack(Seat(0))) == ["returned"]
    assert table.bot_turn is None


def test_only_the_absent_can_be_handed_over_by_others() -> None:
    table = seated("hlb")
    leave = HandOver(Seat(1), "tom")
    refused("seat-present", table, leave)
    refused("not-your-seat", table, leave, CLEO)
    refused("seat-of-bot", table, HandOver(Seat(2), "tom"))
    assert do(table, leave, absent=[Seat(1)]) == ["left"]
    assert do(table, ComeBack(Seat(1)), BEN) == ["returned"]


def test_who_leaves_is_not_asked_any_more() -> None:
    table = seated("hll")
    play(table)
    do(table, AskUndo(Seat(0)))
    do(table, Reply("undo", True), BEN)
    assert do(table, HandOver(Seat(2), "tom"), CLEO) == ["left", "undone"]


def test_the_question_of_who_leaves_is_forgotten() -> None:
    table = seated("hll")
    do(table, AskEnd(Seat(0)))
    do(table, HandOver(Seat(0), "tom"))
    assert table.questions == {}


def test_both_questions_can_be_granted_by_one_who_leaves() -> None:
    table = seated("hl")
    play(table)
    do(table, AskEnd(Seat(0)))
    do(table, AskUndo(Seat(0)))
    assert do(table, HandOver(Seat(1), "tom"), BEN) == ["left", "undone", "agreed", "over"]
