"""Questions to the others: to take a move back, or to end and score the game now."""

from chocolatier.errors import TableError
from chocolatier.rules.game import Game
from chocolatier.rules.seats import Seat, seat_number
from chocolatier.table import events
from chocolatier.table.commands import Holders, Reply
from chocolatier.table.events import QuestionKind
from chocolatier.table.refusals import check_version, not_seated
from chocolatier.table.state import Decision, RunningTable, Table
from chocolatier.table.steps import ended, movers_since, taken_back


def ask(
    table: RunningTable, seat: Seat, kind: QuestionKind, holders: Holders, now: float
) -> Decision:
    """Decide about a question; it is granted at once if no other person is at the table.

    Raise TableError if it was asked already, or if there is nothing to undo.
    """
    if kind in table.questions:
        raise TableError("already-asked", "this was asked already and waits for an answer")
    if kind == "undo" and not table.undoable(seat):
        number = seat_number(seat)
        raise TableError("nothing-to-undo", "this seat has not moved in this round", seat=number)
    if any(state.answers and state.holder not in holders for state in table.seats):
        agreed = tuple(table.held_by(holders))
        return Decision((events.Asked(at=now, kind=kind, seat=seat, agreed=agreed),))
    return _granted(table, table.game, kind, seat, now)


def _granted(
    table: RunningTable, game: Game, kind: QuestionKind, seat: Seat, now: float
) -> Decision:
    if kind == "end":
        agreed = events.EndAgreed(at=now)
        return Decision((agreed, events.GameEnded(at=now, seed=table.seed)), ended(game))
    moves = len(movers_since(game, seat))
    after = taken_back(game, moves)
    return Decision((events.Undone(at=now, seat=seat, moves=moves, to=after.length),), after)


def end_now(table: RunningTable, now: float) -> Decision:
    """Decide to end and score a game that its host closes; raise IllegalMoveError if it is over."""
    return _granted(table, table.game, "end", Seat(0), now)


def reply(table: Table, command: Reply, holders: Holders, version: int, now: float) -> Decision:
    """Decide about an answer; raise TableError if none is expected from this guest."""
    mine = table.held_by(holders)
    if not mine:
        raise not_seated()
    question = table.questions.get(command.kind)
    if question is None or not isinstance(table, RunningTable):
        raise TableError("nothing-asked", "there is no such question open")
    check_version(table, version, question.version)
    waiting = set(table.waiting_for(question))
    answering = sorted(waiting.intersection(mine))
    if not command.yes and question.seat in mine:
        answering = [question.seat]  # withdrawn
    if not answering:
        raise TableError("not-asked", "no answer of yours is waited for")
    replied = Decision(
        (events.Replied(at=now, kind=command.kind, seats=tuple(answering), yes=command.yes),)
    )
    if not command.yes or waiting.difference(answering):
        return replied
    return replied.then(_granted(table, table.game, question.kind, question.seat, now))


def granted_without(table: RunningTable, gone: Seat, now: float) -> Decision:
    """Grant the questions that only waited for a seat that is gone: first an undo, then an end."""
    decision = Decision()
    others = [question for question in table.questions.values() if question.seat != gone]
    for question in sorted(others, key=lambda question: question.kind, reverse=True):
        if not set(table.waiting_for(question)) - {gone}:
            game = table.game if decision.game is None else decision.game
            granted = _granted(table, game, question.kind, question.seat, now)
            decision = decision.then(granted)
    return decision
