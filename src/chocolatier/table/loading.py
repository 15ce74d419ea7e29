"""Reading a log back: every event is checked, and every move is played once."""

from collections.abc import Iterable

from chocolatier.errors import ChocolatierError, TableError
from chocolatier.rules.game import Game
from chocolatier.rules.history import Dealt
from chocolatier.rules.seats import seat_number
from chocolatier.table import events
from chocolatier.table.advising import hints_allowed
from chocolatier.table.arranging import check_people_stay
from chocolatier.table.events import TableEvent
from chocolatier.table.opening import game_of
from chocolatier.table.state import Decision, RunningTable, Table, WaitingTable
from chocolatier.table.steps import deal_since, ended, play_on, played, taken_back


def load_table(table_id: str, seed: str, log: Iterable[TableEvent]) -> Table:
    """Return the table of a log; raise TableError if the log does not follow the rules."""
    table: Table | None = None
    for version, event in enumerate(log, 1):
        try:
            if table is None:
                table = _created(table_id, seed, event)
            else:
                table = table.follow(step(table, event, alone=True))
        except (ChocolatierError, LookupError, ValueError) as error:
            raise broken_log(table_id, version, str(error)) from error
    if table is None:
        raise broken_log(table_id, 1, "it is empty")
    return table


def broken_log(table_id: str, version: int, reason: str) -> TableError:
    """Return the error of a log that goes wrong at a version."""
    return TableError(
        "table-broken",
        f"the log of table {table_id} cannot be read at version {version}: {reason}",
        table=table_id,
        version=version,
    )


def _created(table_id: str, seed: str, event: TableEvent) -> Table:
    if not isinstance(event, events.Created):
        raise ValueError("a log begins with its only 'created'")
    return WaitingTable(table_id, seed, event)


def step(table: Table, event: TableEvent, *, alone: bool = False) -> Decision:
    """Return the event and the game after it.

    With ``alone`` no one else has the table: a move is played in its game itself.
    Raise ChocolatierError, LookupError or ValueError if the event can't follow.
    """
    if isinstance(event, events.Created):
        raise ValueError("a log begins with its only 'created'")
    if isinstance(table, RunningTable):
        return Decision((event,), _game_after(table, event, alone))
    match event:
        case events.Started():
            return Decision((event,), _started(table, event))
        case events.Arranged():
            check_people_stay(table, event.seats)
            if len(event.seats) != event.rules.players:
                raise ValueError("there are more or fewer seats than players")
            return Decision((event,))
        case events.Seated() | events.Left() | events.Returned() | events.Listed():
            return Decision((event,))
        case _:
            raise ValueError("the game has not started")


def _started(table: Table, event: events.Started) -> Game:
    if event.commitment != table.commitment:
        raise ValueError("the commitment is not that of the seed")
    game = game_of(table, table.rules, event.first)
    if game.opening_first != event.first:
        raise ValueError("another seat begins")
    _check_deal(event.deal, deal_since(game, 0))
    return game


def _check_deal(stored: Dealt | None, dealt: Dealt | None) -> None:
    if stored != dealt:
        raise ValueError("the deal is not that of the seed")


def _game_after(table: RunningTable, event: TableEvent, alone: bool) -> Game | None:
    """Return the game after an event, played once; None if the event does not change it."""
    match event:
        case events.Seated() | events.Started() | events.Arranged() | events.Listed():
            raise ValueError("the game has started already")
        case events.Moved():
            return _moved(table, event, alone)
        case events.Undone(seat=seat, moves=moves):
            if len(table.undoable(seat)) != moves:
                raise ValueError(f"{moves} moves of this round can't be taken back")
            return taken_back(table.game, moves)
        case events.EndAgreed():
            return ended(table.game)
        case events.Hinted(length=length):
            if not hints_allowed(table) or length > table.game.length:
                raise ValueError("there are no hints here, or there was no such position")
        case events.GameEnded(seed=seed):
            if seed != table.seed or table.status != "over":
                raise ValueError("this is not the seed, or the game is not over")
    return None


def _moved(table: RunningTable, event: events.Moved, alone: bool) -> Game:
    if table.turn != event.seat:
        raise ValueError(f"seat {seat_number(event.seat)} is not to move")
    if alone:
        game, dealt = table.game, play_on(table.game, event.move)
    else:
        game, dealt = played(table.game, event.move)
    _check_deal(event.deal, dealt)
    return game
