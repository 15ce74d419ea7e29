"""The waiting room: what the host may change, what stays, and when the game starts."""

from dataclasses import replace

import pytest

from chocolatier.errors import TableError
from chocolatier.rules.ruleset import Rules
from chocolatier.rules.seats import Seat
from chocolatier.store.formats import read_event, write_event
from chocolatier.table import events, opening
from chocolatier.table.commands import (
    Arrange,
    HandOver,
    KeptSeat,
    ListTable,
    SeatSetup,
    StartGame,
    TableSetup,
    TakeSeat,
)
from chocolatier.table.decide import decide
from chocolatier.table.loading import load_table
from chocolatier.table.state import RunningTable, Table
from tests.table.tables import (
    ANN,
    BANK,
    BEN,
    CLEO,
    SEED,
    again,
    do,
    happen,
    new_table,
    opened,
    play,
    refused,
    seated,
    stored,
    types,
)

OPEN, BOT = SeatSetup("link"), SeatSetup("bot", level="sofia")


def hosted(kinds: str = "hlll") -> Table:
    """A table whose host, Ann, starts it."""
    return opened(replace(new_table(kinds), host_starts=True))


def joined(table: Table, name: str = "Ben", holder: str = BEN, seat: int | None = None) -> Table:
    wish = TakeSeat(table.invite, name, None if seat is None else Seat(seat))
    return table.follow(stored(opening.take_seat(table, wish, holder, 0.0)))


def keep(*seats: int | SeatSetup | KeptSeat, rules: str = "coloured-plain") -> Arrange:
    """The seats in this order; numbers are kept."""
    made = tuple(KeptSeat(Seat(seat)) if isinstance(seat, int) else seat for seat in seats)
    return Arrange(Rules.parse(f"{len(made)}-{rules}"), made)


def seats(table: Table) -> list[str]:
    """Each seat by its name, the level of its bot, or that it is open."""
    return [state.name or state.level or state.kind for state in table.seats]


def test_the_host_changes_rules_clock_and_who_starts() -> None:
    table = opened(new_table("hll"))
    wish = replace(keep(0, 1, 2, rules="free-special"), starts=Seat(2), clock=BANK)
    assert do(table, wish) == ["arranged"]
    assert (str(table.rules), table.arrangement.starts) == ("3-free-special", 2)
    assert (table.clocks.control, table.clocks.banks) == (BANK, [60.0] * 3)
    assert table.created.rules == Rules.parse("3-coloured-plain"), "the log stays as it was"
    table = joined(joined(table), "Cleo", CLEO)
    assert isinstance(table, RunningTable)
    assert (str(table.game.rules), table.turn) == ("3-free-special", 2)


def test_the_host_changes_seats_order_and_levels() -> None:
    table = joined(hosted("hlb"))
    assert do(table, keep(1, SeatSetup("bot", level="tom"), 0, OPEN)) == ["arranged"]
    assert seats(table) == ["Ben", "tom", "Ann", "open"]
    assert [state.holder for state in table.seats] == [BEN, None, ANN, None]
    assert do(table, keep(0, KeptSeat(Seat(2), "Anna"))) == ["arranged"]
    assert seats(table) == ["Ben", "Anna"]


def test_the_host_takes_another_seat_at_the_same_screen_and_gives_it_up() -> None:
    table = hosted("hl")
    do(table, keep(0, 1, SeatSetup("here", "Dan")))
    assert [state.holder for state in table.seats] == [ANN, None, ANN]
    do(table, keep(1, 2))
    assert seats(table) == ["open", "Dan"]
    refused("seat-held", table, keep(0, OPEN))


def test_only_the_host_arranges() -> None:
    table = joined(hosted())
    for command in (keep(0, 1), StartGame()):
        refused("not-host", table, command, BEN)
        refused("not-host", table, command, CLEO)
    absent = [Seat(0)]
    with pytest.raises(TableError, match="only the host"):
        decide(table, StartGame(), frozenset([CLEO]), table.version, 0.0, absent)
    assert do(table, keep(0, 1, BOT), BEN, absent=absent) == ["arranged"], "the host is away"
    do(table, HandOver(Seat(0), "tom"))
    assert do(table, keep(0, 1, OPEN), BEN) == ["arranged"], "a bot plays for the host"


def test_a_table_without_a_host_is_arranged_by_those_who_sit() -> None:
    links = (SeatSetup("link"), SeatSetup("link"), SeatSetup("link"))
    table = opening.open_table(
        TableSetup(Rules.parse("3-coloured-plain"), links), None, "abcdefgh", SEED, 0.0
    )
    refused("not-host", table, keep(0, 1, 2, rules="free-plain"), CLEO)
    assert table.host is None
    assert do(joined(table), keep(0, 1, 2, rules="free-plain"), BEN) == ["arranged"]


def test_nobody_loses_a_seat() -> None:
    table = joined(hosted("hll"))
    for seats_wished, code in (
        ((0, OPEN), "seat-held"),
        ((0, BOT, OPEN), "seat-held"),
        ((1, OPEN), "seat-held"),
        ((0, 1, 1), "seat-twice"),
        ((0, 1, 2, 2), "seat-twice"),
        ((0, 1, 3), "no-such-seat"),
        ((0, KeptSeat(Seat(1), "Bea")), "not-your-seat"),
        ((0, 1, SeatSetup("bot")), "no-level"),
    ):
        refused(code, table, keep(*seats_wished))
    refused("seat-count", table, replace(keep(0, 1, 2), rules=Rules(players=2)))
    refused("no-such-seat", table, replace(keep(0, 1, 2), starts=Seat(3)))
    refused("stale", table, keep(0, 1), version=table.version - 1)
    assert seats(table) == ["Ann", "Ben", "open"]


def test_a_game_that_runs_is_not_arranged() -> None:
    table = seated("hl")
    refused("table-started", table, keep(0, 1))
    refused("table-started", table, StartGame())


def test_a_table_without_open_seats_starts_unless_its_host_starts_it() -> None:
    table = opened(new_table("hl"))
    decision = decide(table, keep(0, BOT), frozenset([ANN]), table.version, 0.0)
    assert types(decision.events) == ["arranged", "started"]
    assert table.follow(stored(decision)).status == "playing"
    waiting = hosted("hl")
    assert do(waiting, keep(0, BOT)) == ["arranged"]
    assert waiting.status == "waiting"


def test_the_host_starts_with_those_who_are_seated() -> None:
    table = hosted()
    refused("too-few-players", table, StartGame())
    joined(table, seat=3)
    do(table, replace(keep(0, 1, BOT, 3), starts=Seat(3)))
    assert table.status == "waiting"
    decision = decide(table, StartGame(), frozenset([ANN]), table.version, 0.0)
    assert types(decision.events) == ["arranged", "started"]
    running = table.follow(stored(decision))
    assert isinstance(running, RunningTable)
    assert seats(running) == ["Ann", "sofia", "Ben"]
    assert (running.rules.players, running.turn) == (3, 2), "Ben starts, at the third seat now"


def test_the_host_starts_a_full_table_as_it_is() -> None:
    table = joined(hosted("hl"))
    assert table.status == "waiting"
    decision = decide(table, StartGame(), frozenset([ANN]), table.version, 0.0)
    assert types(decision.events) == ["started"]
    assert table.follow(decision).status == "playing"


def test_a_starter_whose_seat_is_removed_leaves_it_to_chance() -> None:
    table = joined(hosted("hll"))
    do(table, replace(keep(0, 1, 2), starts=Seat(2)))
    decision = decide(table, StartGame(), frozenset([ANN]), table.version, 0.0)
    arranged = decision.events[0]
    assert isinstance(arranged, events.Arranged)
    assert (arranged.starts, len(arranged.seats)) == (None, 2)


def test_an_arranged_table_is_read_again() -> None:
    table = joined(hosted("hlb"))
    do(table, replace(keep(1, 2, 0, OPEN, rules="free-special"), clock=BANK))
    decision = decide(table, StartGame(), frozenset([ANN]), table.version, 5.0)
    running = table.follow(stored(decision))
    loaded = load_table(running.id, SEED, map(again, running.log))
    assert (loaded.log, loaded.seats, loaded.rules) == (running.log, running.seats, running.rules)
    assert vars(loaded.clocks) == vars(running.clocks)


@pytest.mark.parametrize("change", ["people", "count", "late"])
def test_a_log_with_a_wrong_arrangement_is_broken(change: str) -> None:
    table = joined(hosted("hl"))
    arranged = events.Arranged(
        at=1.0, rules=table.rules, seats=tuple(map(opening.chair_again, table.seats))
    )
    log = list(table.log)
    if change == "people":
        log.append(replace(arranged, seats=(arranged.seats[0], arranged.seats[0])))
    elif change == "count":
        log.append(replace(arranged, seats=(*arranged.seats, arranged.seats[0])))
    else:
        begun = decide(table, StartGame(), frozenset([ANN]), table.version, 1.0)
        log += [*begun.events, arranged]
    with pytest.raises(TableError) as error:
        load_table(table.id, SEED, log)
    assert error.value.code == "table-broken"


def test_a_rematch_of_an_arranged_table_starts_at_once() -> None:
    table = joined(hosted("hl"))
    do(table, replace(keep(1, 0), clock=BANK))
    running = table.follow(decide(table, StartGame(), frozenset([ANN]), table.version, 0.0))
    assert isinstance(running, RunningTable)
    happen(running, decide(running, HandOver(Seat(0), "tom"), frozenset([BEN]), running.version, 0))
    while running.status == "playing":
        play(running)
    _, new = opening.rematch(running, frozenset([ANN]), "newtable", "s", 1.0)
    assert (new.status, new.created.clock, seats(new)) == ("playing", BANK, ["Ben", "Ann"])


def test_the_host_opens_a_table_to_everyone() -> None:
    table = opened(new_table("hl"))
    assert not table.listed
    refused("not-host", table, ListTable(True), BEN)
    assert do(table, ListTable(True)) == ["listed"]
    assert table.listed
    assert do(table, ListTable(True)) == []
    assert load_table(table.id, SEED, [again(event) for event in table.log]).listed
    assert do(table, ListTable(False)) == ["listed"]
    assert not table.listed
    begun = seated("hl")
    refused("table-started", begun, ListTable(True))


def test_a_table_may_begin_listed() -> None:
    table = opened(replace(new_table("hl"), listed=True))
    assert table.listed
    stored = write_event(table.created)
    assert '"format":4' in stored
    assert read_event(stored) == table.created
    assert "format" not in write_event(opened(new_table("hl")).created)
