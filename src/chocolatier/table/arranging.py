"""The waiting room: the host changes rules, seats, their order and the clock, and starts."""

from collections.abc import Collection
from dataclasses import replace

from chocolatier.errors import TableError
from chocolatier.rules.seats import Seat, seat_number
from chocolatier.table.commands import Arrange, Holders, KeptSeat, SeatSetup
from chocolatier.table.events import Arranged, Listed
from chocolatier.table.opening import begin, chair_again, chair_of, check_seats
from chocolatier.table.refusals import check_seat, not_your_seat
from chocolatier.table.seats import Chair
from chocolatier.table.state import Decision, Table

FEWEST = 2  # players


def arrange(
    table: Table, command: Arrange, holders: Holders, now: float, absent: Collection[Seat]
) -> Decision:
    """Decide to change a waiting table; it starts if that leaves no seat open.

    Raise TableError if the game has started, if the guest is not the host, if the seats do not
    fit the rules, if a person would lose a seat, or if hints come after others have sat down.
    """
    _check_may_arrange(table, holders, absent)
    check_seats(command)
    _check_kept(table, command, holders)
    chairs = tuple(
        _chair(table, number, seat, holders) for number, seat in enumerate(command.seats, 1)
    )
    check_people_stay(table, chairs)
    _check_agreed(table, command, holders)
    arranged = Arranged(
        at=now,
        rules=command.rules,
        seats=chairs,
        starts=command.starts,
        clock=command.clock,
        hints=command.hints,
    )
    waits = table.created.host_starts or any(chair.kind == "open" for chair in chairs)
    decision = Decision((arranged,))
    return decision if waits else decision.then(begin(table, arranged, now))


def list_table(
    table: Table, holders: Holders, now: float, absent: Collection[Seat], *, listed: bool
) -> Decision:
    """Decide to open a waiting table to everyone on the server, or no longer.

    Raise TableError if the game has started, or if the guest is not the host.
    """
    _check_may_arrange(table, holders, absent)
    return Decision() if table.listed == listed else Decision((Listed(at=now, listed=listed),))


def start(table: Table, holders: Holders, now: float, absent: Collection[Seat]) -> Decision:
    """Decide to start with those who are seated.

    Raise TableError if the game has started, if the guest is not the host, or if there are fewer
    than two players.
    """
    _check_may_arrange(table, holders, absent)
    taken = [seat for seat, state in table.each_seat() if state.kind != "open"]
    if len(taken) < FEWEST:
        raise TableError("too-few-players", "a game needs two players or more", players=len(taken))
    if len(taken) == len(table.seats):
        return begin(table, table.arrangement, now)
    starts = table.arrangement.starts
    arranged = Arranged(
        at=now,
        rules=replace(table.rules, players=len(taken)),
        seats=tuple(chair_again(table.seats[seat]) for seat in taken),
        starts=Seat(taken.index(starts)) if starts in taken else None,
        clock=table.arrangement.clock,
        hints=table.arrangement.hints,
    )
    return Decision((arranged,)).then(begin(table, arranged, now))


def _check_may_arrange(table: Table, holders: Holders, absent: Collection[Seat]) -> None:
    if table.status != "waiting":
        raise TableError("table-started", "the game has started: its rules and seats stay")
    if not table.arranged_by(holders, absent):
        raise TableError("not-host", "only the host may change the table before the start")


def _chair(table: Table, number: int, wish: SeatSetup | KeptSeat, holders: Holders) -> Chair:
    if isinstance(wish, SeatSetup):
        mine = (
            table.host if table.host in holders else table.seats[table.held_by(holders)[0]].holder
        )
        return chair_of(number, wish, mine)
    chair = chair_again(table.seats[wish.seat])
    if wish.name is None:
        return chair
    if chair.holder not in holders:
        raise not_your_seat(wish.seat)
    return replace(chair, name=wish.name)


def _check_agreed(table: Table, command: Arrange, holders: Holders) -> None:
    """Raise TableError if hints would be allowed to people who sat down without them."""
    others = (state for state in table.seats if state.holder is not None)
    if (
        command.hints
        and not table.arrangement.hints
        and any(state.holder not in holders for state in others)
    ):
        raise TableError("hints-late", "others took their seats without hints")


def _check_kept(table: Table, command: Arrange, holders: Holders) -> None:
    kept = [wish.seat for wish in command.seats if isinstance(wish, KeptSeat)]
    for seat in kept:
        check_seat(seat, len(table.seats))
        if kept.count(seat) > 1:
            number = seat_number(seat)
            raise TableError("seat-twice", f"seat {number} is kept twice", seat=number)
    for seat, state in table.each_seat():
        if state.kind == "person" and state.holder not in holders and seat not in kept:
            raise _seat_held(seat)


def check_people_stay(table: Table, chairs: Collection[Chair]) -> None:
    """Raise TableError unless everyone who holds a seat keeps one."""
    holders = {chair.holder for chair in chairs}
    for seat, state in table.each_seat():
        if state.kind == "person" and state.holder not in holders:
            raise _seat_held(seat)


def _seat_held(seat: Seat) -> TableError:
    number = seat_number(seat)
    return TableError("seat-held", f"a person sits at seat {number}", seat=number)
