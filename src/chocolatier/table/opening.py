"""Opening a table, taking its seats, starting it, and opening it again."""

from chocolatier.errors import TableError
from chocolatier.rules.core.numbers import Phase
from chocolatier.rules.deal import first_seat
from chocolatier.rules.game import Game
from chocolatier.rules.ruleset import Rules
from chocolatier.rules.seats import Seat, seat_number
from chocolatier.table import events
from chocolatier.table.commands import Arrange, Holders, SeatSetup, TableSetup, TakeSeat
from chocolatier.table.events import Arrangement
from chocolatier.table.refusals import check_seat, not_seated
from chocolatier.table.seats import Chair, SeatState
from chocolatier.table.state import Decision, RunningTable, Table, WaitingTable
from chocolatier.table.steps import deal_since


def open_table(
    setup: TableSetup, holder: str | None, table_id: str, seed: str, now: float
) -> Table:
    """Return a new table, whose log is to be stored; ``holder`` holds the seats at this screen.

    Raise TableError if the seats do not fit the rules, or the position does not fit the table.
    """
    check_seats(setup)
    _check_position(setup)
    created = events.Created(
        at=now,
        rules=setup.rules,
        seats=tuple(chair_of(number, seat, holder) for number, seat in enumerate(setup.seats, 1)),
        starts=setup.starts,
        clock=setup.clock,
        host_starts=setup.host_starts,
        hints=setup.hints,
        listed=setup.listed,
        position=setup.position,
        contest=setup.contest,
    )
    return _begun(table_id, seed, created)


def check_seats(setup: TableSetup | Arrange) -> None:
    """Raise TableError if there are more or fewer seats than players, or none that starts."""
    players = setup.rules.players
    if len(setup.seats) != players:
        raise TableError(
            "seat-count",
            f"{len(setup.seats)} seats for {players} players",
            seats=len(setup.seats),
            players=players,
        )
    if setup.starts is not None:
        check_seat(setup.starts, players)


def _check_position(setup: TableSetup) -> None:
    """Raise ChocolatierError if a table cannot go on from its position."""
    if setup.position is None:
        return
    if setup.host_starts or setup.listed or any(seat.kind == "link" for seat in setup.seats):
        raise TableError("position-seats", "a game from a position starts at once, without links")
    game = Game.from_text(setup.position)
    if game.rules != setup.rules:
        raise TableError("position-rules", "the position has other rules than the table")
    if game.phase in (Phase.SHARE, Phase.OVER):
        raise TableError("position-phase", "no one can go on from this position")


def game_of(table: Table, rules: Rules, first: Seat | None) -> Game:
    """Return the game with which a table starts: from its position, or with the first deal."""
    if table.created.position is not None:
        return Game.from_text(table.created.position, table.seed)
    return Game(rules, table.seed, first)


def chair_of(number: int, setup: SeatSetup, holder: str | None) -> Chair:
    """Return a new seat; raise TableError if a bot has no level, or a person has one."""
    if setup.kind == "bot":
        if setup.level is None:
            raise TableError("no-level", f"seat {number}: a bot needs a level", seat=number)
        return Chair("bot", setup.name, setup.level)
    if setup.level is not None:
        raise TableError("level-of-person", f"seat {number}: only bots have levels", seat=number)
    return Chair("open") if setup.kind == "link" else Chair("person", setup.name, holder=holder)


def _begun(table_id: str, seed: str, created: events.Created) -> Table:
    table = WaitingTable(table_id, seed, created)
    return table.follow(start_if_full(table, created.at))


def start_if_full(table: Table, now: float, filled: Seat | None = None) -> Decision:
    """Return the start, if no seat except the one just filled is open.

    A table whose host starts it goes on waiting.
    """
    waits = any(state.kind == "open" and seat != filled for seat, state in table.each_seat())
    return (
        Decision() if waits or table.created.host_starts else begin(table, table.arrangement, now)
    )


def begin(table: Table, arrangement: Arrangement, now: float) -> Decision:
    """Return the start of a table's game, played as the arrangement has it."""
    starts = arrangement.starts
    first = first_seat(table.seed, len(arrangement.seats)) if starts is None else starts
    game = game_of(table, arrangement.rules, Seat(first))
    started = events.Started(
        at=now,
        first=Seat(game.opening_first),
        commitment=table.commitment,
        deal=deal_since(game, 0),
    )
    return Decision((started,), game)


def take_seat(table: Table, wish: TakeSeat, holder: str, now: float) -> Decision:
    """Decide about a person who takes an open seat; raise TableError if there is none."""
    if wish.invite != table.invite:
        raise TableError("bad-invite", "this invitation is not for this table")
    seat = _open_seat(table) if wish.seat is None else _wished_seat(table, wish.seat)
    event = events.Seated(at=now, seat=seat, name=wish.name, holder=holder, program=wish.program)
    seated = Decision((event,))
    return seated.then(start_if_full(table, now, seat))


def _open_seat(table: Table) -> Seat:
    for seat, state in table.each_seat():
        if state.kind == "open":
            return seat
    raise TableError("no-open-seat", "all seats are taken")


def _wished_seat(table: Table, seat: Seat) -> Seat:
    check_seat(seat, len(table.seats))
    if table.seats[seat].kind != "open":
        number = seat_number(seat)
        raise TableError("seat-taken", f"seat {number} is taken", seat=number)
    return seat


def rematch(
    table: Table, holders: Holders, table_id: str, seed: str, now: float
) -> tuple[Decision, Table]:
    """Decide to open the same table again; return the new one too, where the next seat starts.

    A game from a position begins from that position again.

    Raise TableError if the game is not over, or the guest holds no seat.
    """
    if not table.held_by(holders):
        raise not_seated()
    if not isinstance(table, RunningTable) or table.status != "over":
        raise TableError("not-over", "the game is not over yet")
    created = events.Created(
        at=now,
        rules=table.rules,
        seats=tuple(map(chair_again, table.seats)),
        starts=Seat((table.game.opening_first + 1) % len(table.seats)),
        clock=table.arrangement.clock,
        hints=table.arrangement.hints,
        after=table.id,
        position=table.created.position,
    )
    new = _begun(table_id, seed, created)
    return Decision((events.Rematched(at=now, table=table_id),)), new


def chair_again(state: SeatState) -> Chair:
    """Return a seat as it is now; a bot stands in again, unless the seat was lost on time."""
    return Chair(
        kind=state.kind,
        name=state.name,
        level=state.level if state.kind == "bot" else None,
        holder=state.holder,
        stand_in=state.level if state.stand_in and not state.lost else None,
        program=state.program,
    )
