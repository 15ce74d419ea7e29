"""What a command leads to at a table: events, or a TableError that says why not.

Nothing here changes the table. Whoever calls stores the events, and only then applies them.
"""

from collections.abc import Collection

from chocolatier.errors import TableError
from chocolatier.rules.game import Game
from chocolatier.rules.history import Played
from chocolatier.rules.move import parse_move
from chocolatier.table import events
from chocolatier.table.events import Chair, Event, Kind
from chocolatier.table.state import (
    STAND_IN,
    Question,
    Table,
    Thinker,
    deal_of,
    rules_of,
    starting_seat,
)
from chocolatier.view import wire

Holders = frozenset[str]


def decide(
    table: Table,
    command: wire.Command,
    holders: Holders,
    version: int,
    now: float,
    absent: Collection[int] = (),
) -> list[Event]:
    """The events of a command of a guest who holds these tokens' hashes.

    ``absent`` are the seats whose holders have been away for a while: others may hand them over.
    """
    match command:
        case wire.MoveCommand(seat=seat):
            _check_playing(table, seat, holders)
            _check_version(table, version, table.game_version)
            return _move(table, seat - 1, command.move, now)
        case wire.UndoCommand(seat=seat):
            _check_playing(table, seat, holders)
            _check_version(table, version, table.move_versions[seat - 1])
            return _ask(table, seat - 1, command.type, holders, now)
        case wire.EndCommand(seat=seat):
            _check_playing(table, seat, holders)
            _check_version(table, version, 0)
            return _ask(table, seat - 1, command.type, holders, now)
        case wire.ReplyCommand():
            return _reply(table, command, holders, version, now)
        case wire.LeaveCommand():
            return _leave(table, command, holders, now, absent)
        case wire.ReturnCommand(seat=seat):
            return _return(table, seat, holders, now)
        case wire.RematchCommand():
            raise TypeError("a rematch opens another table: see rematch()")


# --- opening, joining, starting -----------------------------------------------------------


def create(
    new: wire.NewTable, holder: str | None, table_id: str, seed: str, now: float
) -> list[Event]:
    """The first events of a new table; ``holder`` holds the seats at this screen."""
    rules = rules_of(new.rules)
    if len(new.seats) != rules.players:
        raise TableError(
            "seat-count",
            f"{len(new.seats)} seats for {rules.players} players",
            seats=len(new.seats),
            players=rules.players,
        )
    if new.starts is not None and new.starts > rules.players:
        raise _no_such_seat(new.starts, rules.players)
    created = events.Created(
        at=now,
        rules=new.rules,
        seats=[_chair(number, seat, holder) for number, seat in enumerate(new.seats, 1)],
        starts=new.starts,
        clock=new.clock,
    )
    return _begun(table_id, seed, created)


def _begun(table_id: str, seed: str, created: events.Created) -> list[Event]:
    table = Table.load(table_id, seed, [created])
    return [created, *_start_if_full(table, created.at)]


def _chair(number: int, seat: wire.NewSeat, holder: str | None) -> Chair:
    if seat.kind == "bot":
        if seat.level is None:
            raise TableError("no-level", f"seat {number}: a bot needs a level", seat=number)
        return Chair(kind="bot", name=seat.name, level=seat.level)
    if seat.level is not None:
        raise TableError("level-of-person", f"seat {number}: only bots have levels", seat=number)
    if seat.kind == "link":
        return Chair(kind="open")
    return Chair(kind="person", name=seat.name, holder=holder)


def _start_if_full(table: Table, now: float, filled: int | None = None) -> list[Event]:
    """The start, if no seat but the one just filled is open."""
    if any(seat.kind == "open" and n != filled for n, seat in enumerate(table.seats)):
        return []
    first = starting_seat(table)
    deal = deal_of(Game(rules_of(table.rules), table.seed, first), 0)
    assert deal is not None
    return [events.Started(at=now, first=first + 1, commitment=table.commitment, deal=deal)]


def join(table: Table, wish: wire.Join, holder: str, now: float) -> list[Event]:
    """The events of somebody taking an open seat."""
    if wish.invite != table.invite:
        raise TableError("bad-invite", "this invitation is not for this table")
    if wish.seat is not None:
        index = _index(table, wish.seat)
        if table.seats[index].kind != "open":
            raise TableError("seat-taken", f"seat {wish.seat} is taken", seat=wish.seat)
    else:
        free = [n for n, seat in enumerate(table.seats) if seat.kind == "open"]
        if not free:
            raise TableError("no-open-seat", "all seats are taken")
        index = free[0]
    seated = events.Seated(at=now, seat=index + 1, name=wish.name, holder=holder)
    return [seated, *_start_if_full(table, now, index)]


# --- moves --------------------------------------------------------------------------------


def _move(table: Table, seat: int, move: str, now: float) -> list[Event]:
    if table.turn != seat:
        raise TableError("not-your-turn", f"seat {seat + 1} is not to move", seat=seat + 1)
    if table.timed_out == seat:
        raise TableError("time-out", "the time is up: a bot plays this move", seat=seat + 1)
    return _moved(table, seat, move, now, None)


def _moved(table: Table, seat: int, move: str, now: float, level: str | None) -> list[Event]:
    assert table.game is not None
    after = table.game.copy()
    after.play(parse_move(move))
    moved = events.Moved(
        at=now,
        seat=seat + 1,
        move=move,
        seconds=table.clocks.used(seat, now),
        level=level,
        deal=deal_of(after, len(table.game.history)),
    )
    return [moved, *_over_if(table, after, now)]


def _over_if(table: Table, game: Game, now: float) -> list[Event]:
    return [events.Over(at=now, seed=table.seed)] if game.is_over else []


def bot_moves(table: Table, thinker: Thinker, move: str, version: int, now: float) -> list[Event]:
    """The events of a bot's answer; stale if the position is not the one it thought about."""
    if table.thinker != thinker or version != table.game_version:
        raise _stale(table)
    return _moved(table, thinker.seat, move, now, thinker.level)


def bot_fails(table: Table, thinker: Thinker, level: str, version: int, now: float) -> list[Event]:
    """Another bot takes over."""
    if table.thinker != thinker or version != table.game_version:
        raise _stale(table)
    return [events.Replaced(at=now, seat=thinker.seat + 1, level=level)]


# --- questions ----------------------------------------------------------------------------


def _ask(table: Table, seat: int, kind: Kind, holders: Holders, now: float) -> list[Event]:
    if kind in table.questions:
        raise TableError("already-asked", "this was asked already and waits for an answer")
    if kind == "undo" and not table.undoable(seat):
        raise TableError("nothing-to-undo", "this seat has not moved in this round", seat=seat + 1)
    others = [
        n for n, other in enumerate(table.seats) if other.decides and other.holder not in holders
    ]
    if others:
        agreed = [n + 1 for n in table.held_by(holders)]
        return [events.Asked(at=now, kind=kind, seat=seat + 1, agreed=agreed)]
    return _granted(table, kind, seat, now)


def _granted(table: Table, kind: Kind, seat: int, now: float) -> list[Event]:
    if kind == "end":
        return [events.Agreed(at=now), events.Over(at=now, seed=table.seed)]
    assert table.game is not None
    history = table.game.history
    last = max(
        n for n, entry in enumerate(history) if isinstance(entry, Played) and entry.seat == seat
    )
    return [
        events.Undone(at=now, seat=seat + 1, moves=len(table.undoable(seat)), to=last),
    ]


def _reply(
    table: Table, command: wire.ReplyCommand, holders: Holders, version: int, now: float
) -> list[Event]:
    mine = table.held_by(holders)
    if not mine:
        raise _not_your_seat(None)
    question = table.questions.get(command.kind)
    if question is None:
        raise TableError("nothing-asked", "there is no such question open")
    _check_version(table, version, question.version)
    waiting = set(table.waiting_for(question))
    answering = sorted(waiting.intersection(mine))
    if not command.yes and question.seat in mine:
        answering = [question.seat]  # withdrawn
    if not answering:
        raise TableError("not-asked", "no answer of yours is waited for")
    replied = events.Replied(
        at=now, kind=command.kind, seats=[seat + 1 for seat in answering], yes=command.yes
    )
    if not command.yes or waiting.difference(answering):
        return [replied]
    return [replied, *_granted(table, question.kind, question.seat, now)]


# --- leaving and coming back --------------------------------------------------------------


def _leave(
    table: Table,
    command: wire.LeaveCommand,
    holders: Holders,
    now: float,
    absent: Collection[int],
) -> list[Event]:
    index = _index(table, command.seat)
    mine = table.held_by(holders)
    seat = table.seats[index]
    if not mine:
        raise _not_your_seat(command.seat)
    if table.status == "over":
        raise _over()
    if seat.kind == "bot":
        raise TableError("seat-of-bot", f"seat {command.seat} is a bot's", seat=command.seat)
    if seat.stand_in:
        raise _seat_left(command.seat)
    if index not in mine and index not in absent and seat.kind != "open":
        raise TableError(
            "seat-present",
            f"seat {command.seat}: only its holder can hand it to a bot while being here",
            seat=command.seat,
        )
    by = index if index in mine else mine[0]
    left = events.Left(at=now, seat=command.seat, level=command.level, by=by + 1)
    if table.status == "waiting":
        return [left, *_start_if_full(table, now, index)]
    return [left, *_granted_without(table, index, now)]


def _granted_without(table: Table, gone: int, now: float) -> list[Event]:
    """Questions that only waited for a seat that is gone are granted, an end as the last."""
    open_questions: list[Question] = [q for q in table.questions.values() if q.seat != gone]
    granted: list[Event] = []
    for question in sorted(open_questions, key=lambda q: q.kind, reverse=True):
        if not set(table.waiting_for(question)) - {gone}:
            granted += _granted(table, question.kind, question.seat, now)
    return granted


def _return(table: Table, number: int, holders: Holders, now: float) -> list[Event]:
    index = _index(table, number)
    seat = table.seats[index]
    if seat.holder not in holders:
        raise _not_your_seat(number)
    if not seat.stand_in:
        raise TableError("not-left", f"seat {number} was not handed to a bot", seat=number)
    if seat.lost:
        raise TableError(
            "time-lost", f"the time of seat {number} ran out: its bot plays on", seat=number
        )
    if table.status == "over":
        raise _over()
    return [events.Returned(at=now, seat=number)]


# --- time ---------------------------------------------------------------------------------


def time_out(table: Table, now: float) -> list[Event]:
    """The events of a clock that has run out; none if it has not."""
    deadline, turn = table.deadline, table.turn
    if deadline is None or turn is None or now < deadline:
        return []
    for_good = table.clocks.clock.kind == "bank"
    timed_out = events.TimedOut(at=now, seat=turn + 1, level=STAND_IN, for_good=for_good)
    return [timed_out, *(_granted_without(table, turn, now) if for_good else [])]


def resume(table: Table, now: float) -> list[Event]:
    """The event of a server that comes back to a running clock."""
    return [] if table.deadline is None else [events.Resumed(at=now)]


# --- once more ----------------------------------------------------------------------------


def rematch(
    table: Table, holders: Holders, table_id: str, seed: str, now: float
) -> tuple[list[Event], list[Event]]:
    """The events of the old table and those of the new one, where the next seat starts."""
    if not table.held_by(holders):
        raise _not_your_seat(None)
    if table.status != "over" or table.game is None:
        raise TableError("not-over", "the game is not over yet")
    first = (table.game.opening_first + 1) % len(table.seats)
    chairs = [
        Chair(
            kind=seat.kind,
            name=seat.name,
            level=seat.level if seat.kind == "bot" else None,
            holder=seat.holder,
            stand_in=seat.level if seat.stand_in and not seat.lost else None,
        )
        for seat in table.seats
    ]
    created = events.Created(
        at=now,
        rules=table.rules,
        seats=chairs,
        starts=first + 1,
        clock=table.created.clock,
        after=table.id,
    )
    return [events.Rematched(at=now, table=table_id)], _begun(table_id, seed, created)


# --- checks -------------------------------------------------------------------------------


def _index(table: Table, number: int) -> int:
    if number > len(table.seats):
        raise _no_such_seat(number, len(table.seats))
    return number - 1


def _check_version(table: Table, version: int, needed: int) -> None:
    """What the command is about has not changed since the version it was given at."""
    if not needed <= version <= table.version:
        raise _stale(table)


def _check_playing(table: Table, number: int, holders: Holders) -> None:
    """The seat is the guest's and in the guest's hands, and the game goes on."""
    seat = table.seats[_index(table, number)]
    if seat.holder not in holders:
        raise _not_your_seat(number)
    if table.status == "waiting":
        raise TableError("table-waiting", "the game has not started yet")
    if table.status == "over":
        raise _over()
    if seat.stand_in:
        raise _seat_left(number)


def _over() -> TableError:
    return TableError("table-over", "the game is over")


def _stale(table: Table) -> TableError:
    return TableError(
        "stale", f"the table has gone on to version {table.version}", version=table.version
    )


def _seat_left(number: int) -> TableError:
    return TableError("seat-left", f"a bot plays for seat {number}", seat=number)


def _no_such_seat(number: int, players: int) -> TableError:
    return TableError(
        "no-such-seat", f"there is no seat {number}: seats go from 1 to {players}", seat=number
    )


def _not_your_seat(number: int | None) -> TableError:
    if number is None:
        return TableError("not-seated", "you hold no seat at this table")
    return TableError("not-your-seat", f"you do not hold seat {number}", seat=number)
