"""Servers at one PostgreSQL database: guests of a table may sit at different ones."""

import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from chocolatier.errors import ChocolatierError, TableError
from chocolatier.notation.records import write_record
from chocolatier.rules.ruleset import Rules
from chocolatier.server.limits import NO_LIMITS, Addresses, ServerLimits
from chocolatier.store.appending import Write
from chocolatier.store.contests import KeptContest
from chocolatier.store.players import NO_NAME
from chocolatier.store.postgres import connect
from chocolatier.store.store import Store
from chocolatier.table.events import TableEvent
from chocolatier.table.seats import hash_token
from tests.offers import moves_of
from tests.postgres import Postgres
from tests.server import test_daily as daily
from tests.server import test_players as players
from tests.server.gate import Gate
from tests.server.running import PATIENCE, Json, Player, Running, a_move, run_apart, test_settings
from tests.server.test_reviews import RECORD, ask, is_done, look, until
from tests.study.games import finished

OTHER = write_record(finished(Rules(players=3)), ["Ann", "tom", "mila"])


@pytest.fixture
def database(postgres: Postgres) -> str:
    return postgres.fresh()


@pytest.fixture
def servers(database: str, tmp_path: Path) -> Iterator[list[Running]]:
    """Two servers."""
    with ExitStack() as stack:
        settings = test_settings(tmp_path, database=database, limits=NO_LIMITS)
        yield [stack.enter_context(Running(settings)) for _ in range(2)]


def hear_until(player: Player, found: Callable[[Json], object]) -> Json:
    """Hear until the view is as it should be."""
    while not found(player.view):
        player.hear()
    return player.view


def play_around(player: Player) -> None:
    """Move, and hear until it is this player's turn again."""
    player.move()
    hear_until(player, lambda view: view["options"] is not None)


def execute(database: str, statement: str) -> list[object]:
    """Return the first column of an answer; a busy machine may need more than one try."""

    async def run() -> list[object]:
        connection = await connect(database)
        try:
            return [row[0] for row in await connection.fetch(statement)]
        finally:
            await connection.close()

    end = time.monotonic() + PATIENCE
    while True:
        try:
            return run_apart(run())
        except TimeoutError:
            if time.monotonic() > end:
                raise


def wait_for(database: str, statement: str, found: Callable[[list[object]], bool]) -> None:
    """Ask the database until the answer is as it should be."""
    end = time.monotonic() + PATIENCE
    while not found(execute(database, statement)):
        assert time.monotonic() < end, statement
        time.sleep(0.05)


def test_guests_at_two_servers_play_together(servers: list[Running]) -> None:
    """They see seats taken, the start, moves, who is here, reactions and nudges."""
    one, two = servers
    opened = one.open("here", "link")
    with one.player(opened["table"], opened["token"]) as ann:
        token = two.join(opened, "Ben")
        hear_until(ann, lambda view: view["status"] == "playing")
        with two.player(opened["table"], token) as ben:
            hear_until(ann, lambda view: view["seats"][1]["here"])
            hear_until(ben, lambda view: view["seats"][0]["here"])
            for _ in range(3):
                ann.move()
                hear_until(ben, lambda view: view["options"] is not None)
                assert ben.view["version"] == ann.view["version"]
                ben.move()
                hear_until(ann, lambda view: view["options"] is not None)
            assert ann.view["position"] == ben.view["position"]
            assert ann.client.story == ben.client.story
            ben.send({"type": "signal", "seat": 2, "word": "thanks"})
            assert ann.hear("signalled") == ben.hear("signalled")
            ben.send({"type": "nudge", "seat": 2})
            assert ann.hear("nudged") == ben.hear("nudged")
            ben.send({"type": "look", "away": True})
            hear_until(ann, lambda view: view["away"] == [2])
        hear_until(ann, lambda view: not view["seats"][1]["here"])


def test_contests_are_the_same_at_all_servers(database: str, servers: list[Running]) -> None:
    """An attempt that was begun at one server is ended at another, and counts everywhere."""
    one, two = servers
    for server in servers:
        server.app.state.entries.clock = lambda: daily.NOON
    plan = KeptContest(
        "daily-2026-11-17", "daily", daily.NOON, Rules(2), (None, "tom"), 0, "a seed"
    )
    store = Store(database)
    store.contests.keep(plan)
    store.close()
    begun = daily.post(one, "today/table", holder=daily.ANN)
    assert daily.post(two, "today/table", holder=daily.ANN) == begun
    daily.play(one, begun, most=3)
    daily.play(two, begun)
    daily.wait_for(one, daily.ANN, "own")
    assert daily.code(two, "today/table", holder=daily.ANN) == (409, "daily-played")
    daily.post(two, "today/name", holder=daily.ANN, name="Ann")
    assert [line["name"] for line in daily.post(one, "today", holder=daily.BEN)["results"]] == [
        "Ann"
    ]
    wish = {"rules": {"players": 2}, "holder": daily.ANN}
    match = one.http.post("/api/duplicates/match", json=wish).json()
    shown = two.http.post(
        f"/api/duplicates/of/{match['contest']}", json={"holder": daily.BEN}
    ).json()
    assert [table["table"] for table in shown["tables"]] == [
        table["table"] for table in match["tables"]
    ]


def test_nothing_of_a_player_is_left_at_any_server(servers: list[Running]) -> None:
    """One server is asked to forget; the other has the tables in its memory, and a friend there."""
    one, two = servers
    alone, together = players.open_named(one, "mila"), players.open_named(one, "link")
    players.finish(one, alone)
    friend = two.join(together, "Friend")
    held = {table["table"]: {"tokens": [table["token"]]} for table in (alone, together)}
    key = players.post(one, "players", name=players.NAME, memory={"tables": held})["key"]
    assert players.post(two, "players/memory", key=key, memory={})["name"] == players.NAME
    with (
        one.player(together["table"], together["token"]) as ann,
        two.player(together["table"], friend) as ben,
    ):
        ann.move()
        hear_until(ben, lambda view: view["options"] is not None)
        assert ben.view["seats"][0]["name"] == players.NAME
        assert two.http.get(f"/api/tables/{alone['table']}/record").status_code == 200
        traces = (players.NAME, hash_token(key), alone["table"])
        assert all(trace in players.everything(two) for trace in traces)
        assert players.post(one, "players/forget", key=key) == {"removed": 1, "unnamed": 1}
        with pytest.raises(ConnectionClosed):  # its view has the name
            ben.hear_all()
    after = players.everything(one).splitlines()
    assert [row for row in after if any(trace in row for trace in traces)] == []
    for server in servers:
        assert server.http.get(f"/api/tables/{alone['table']}/record").status_code == 404
        assert players.refused(server, "players/forget", key=key) == (404, "no-such-player")
    with two.player(together["table"], friend) as ben:  # the friend's game goes on
        assert [seat["name"] for seat in ben.view["seats"]] == [NO_NAME, "Friend"]
        ben.move()
    assert players.NAME not in players.everything(one), "nor is it written again"


def test_a_command_that_comes_late_is_decided_again(servers: list[Running]) -> None:
    """Both want to move for the same seat at once: one does, the other is refused as stale."""
    opened = servers[0].open("here", "here")
    with ExitStack() as stack:
        players = [
            stack.enter_context(one.player(opened["table"], opened["token"])) for one in servers
        ]
        moves = moves_of(players[0].view["options"])
        for player, move in zip(players, moves[:2], strict=True):
            command = {"type": "move", "seat": 1, "move": move}
            player.send({"type": "do", "id": 1, "version": 2, "command": command})
        errors = [player.hear("answer")["error"] for player in players]
        assert sorted(error["code"] for error in errors if error) in (["stale"], ["not-your-turn"])
        views = [player.look() for player in players]
        assert views[0]["version"] == views[1]["version"] == 3


def test_news_that_could_not_be_read_come_later(
    servers: list[Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database fails just when a server wants to read what another one has stored."""
    one, two = servers
    opened = one.open("here", "link")
    archive = two.app.state.hub.services.archive
    events, failures = archive.events, iter([True, True])

    async def fail_first(table_id: str, after: int) -> list[TableEvent]:
        if next(failures, False):
            raise TableError("not-stored", "the database does not answer, try again")
        found: list[TableEvent] = await events(table_id, after)
        return found

    with (
        one.player(opened["table"], opened["token"]) as ann,
        two.player(opened["table"], two.join(opened, "Ben")) as ben,
    ):
        hear_until(ann, lambda view: view["options"] is not None)
        monkeypatch.setattr(archive, "events", fail_first)
        ann.move()
        hear_until(ben, lambda view: view["options"] is not None)
        assert next(failures, None) is None, "it failed twice"


def test_a_move_that_was_stored_after_all_is_shown(
    servers: list[Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its guest was refused and has gone; the others would wait for ever."""
    one, _ = servers
    opened = one.open("here", "link")
    archive = one.app.state.hub.services.archive
    write = archive.write

    async def store_and_fail(*group: Write) -> bool:
        assert await write(*group)
        raise TableError("not-stored", "the table could not be saved, try again")

    with one.player(opened["table"], one.join(opened, "Ben")) as ben:
        with one.player(opened["table"], opened["token"]) as ann:
            hear_until(ann, lambda view: view["options"] is not None)
            monkeypatch.setattr(archive, "write", store_and_fail)
            answer = ann.do(a_move(ann.view))
            assert answer["error"]["code"] == "not-stored"
        hear_until(ben, lambda view: view["options"] is not None)


def test_one_server_acts_for_a_table_and_another_goes_on(database: str, tmp_path: Path) -> None:
    """A server that stops gives its leases back, and its guests are gone."""
    settings = test_settings(tmp_path, database=database, limits=NO_LIMITS)
    with ExitStack() as stack:
        two = stack.enter_context(Running(settings))
        with Running(settings) as one:
            opened = one.open("here", "tom", "tom")
            owners = f"select owner from leases where name = '{opened['table']}'"
            ann = stack.enter_context(two.player(opened["table"], opened["token"]))
            with one.player(opened["table"]) as watcher:
                for _ in range(3):
                    play_around(ann)
                    hear_until(watcher, lambda view: view["version"] == ann.view["version"])
                assert len(execute(database, owners)) == 1
        for _ in range(2):
            play_around(ann)
        seen = [event["version"] for message in ann.heard for event in message.get("events", [])]
        assert seen == list(range(1, ann.view["version"] + 1)), "no bot moved twice"
        me = two.app.state.hub.services.neighbours.me
        assert execute(database, owners) == [me]
        assert execute(database, "select id from servers") == [me]


def test_a_clock_runs_on_while_others_look(database: str, servers: list[Running]) -> None:
    """Who opens the table at another server gives no seat its time again; the clock rings once."""
    one, two = servers
    opened = one.open("here", "here", clock={"kind": "move", "seconds": 5})
    with one.player(opened["table"], opened["token"]) as ann, two.player(opened["table"]) as ben:
        hear_until(ben, lambda view: view["version"] >= 4)
        hear_until(ann, lambda view: view["version"] >= 4)
        bodies = [str(body) for body in execute(database, "select body from events")]
    assert sum('"timed-out"' in body for body in bodies) == 1
    assert not any('"resumed"' in body for body in bodies)


def test_a_lost_connection_is_opened_again_and_catches_up(
    database: str, servers: list[Running]
) -> None:
    one, two = servers
    opened = one.open("here", "here")
    with (
        one.player(opened["table"], opened["token"]) as ann,
        two.player(opened["table"]) as ben,
    ):
        wait_for(database, "select count(*) from servers", lambda found: found == [2])
        for _ in range(2):
            execute(
                database,
                "select pg_terminate_backend(pid) from pg_stat_activity "
                "where application_name = 'chocolatier' and pid <> pg_backend_pid()",
            )
            ann.move()
            hear_until(ben, lambda view: view["version"] == ann.view["version"])


def test_a_review_is_made_by_one_server_and_inherited(database: str, tmp_path: Path) -> None:
    """Another server shows how far it is, makes it when the first one is gone, and cancels it."""
    settings = test_settings(tmp_path, database=database, limits=NO_LIMITS)
    first, second = Gate(2), Gate()
    with Running(settings, student=second) as two:
        with Running(settings, student=first) as one:
            digest = ask(one, record=RECORD)
            until(two, digest, lambda found: found["done"] == 2)
            assert ask(two, record=RECORD) == digest
            other = ask(two, record=OTHER)
            assert two.http.post(f"/api/reviews/{other}/cancel").status_code == 200
            again = ask(two, record=OTHER)
            assert one.http.post(f"/api/reviews/{again}/cancel").status_code == 200
            end = time.monotonic() + PATIENCE
            while look(one, again).get("status"):
                assert time.monotonic() < end
                time.sleep(0.05)
            assert look(one, again)["error"]["code"] == "review-cancelled"
            assert second.done == []
        first.let()
        second.let()
        until(two, digest, is_done)


def test_limits_hold_for_all_servers_together() -> None:
    limits = ServerLimits(address_rate=1, address_burst=12, sockets_per_address=9)
    addresses = Addresses(limits, clock=lambda: 0.0)
    addresses.share(3)
    for _ in range(4):
        addresses.take("10.0.0.1")
    with pytest.raises(ChocolatierError, match="too many"):
        addresses.take("10.0.0.1")
    for _ in range(3):
        addresses.enter("10.0.0.1")
    with pytest.raises(ChocolatierError, match="too many"):
        addresses.enter("10.0.0.1")
