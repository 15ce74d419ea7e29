"""Let servers and their database die while guests play: no move may be lost or doubled.

    python -m tools.cluster [--moves 50000] [--tables 40] [--think 0.3]

Three servers share a PostgreSQL database. Two people and a bot play at every table, each at a
server chosen by chance, and at another one after every break. Meanwhile servers are killed, paused
and restarted one after the other, and the database is killed and paused. Then every acknowledged
move must be in the log once, every guest must have seen the same log, each game must pass the
referee, and no table may have stood still for more than five seconds while the database ran.
"""

import argparse
import asyncio
import json
import random
import signal
import sys
import time
from collections.abc import Callable, Mapping
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field
from typing import Any

import httpx
from tests.offers import moves_of
from tests.postgres import Postgres
from tests.server.running import PATIENCE
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from chocolatier.notation.records import read_records
from tools.kill import Person, Server, open_table

SERVERS = 3
STILL_SECONDS = 5.0
LATE_SECONDS = 0.1  # from server to server
CALM_SECONDS = 3.0  # after a break, until all have taken over and connected again
RETRY_SECONDS = 0.1
SAY_SECONDS = 10.0
KINDS = 5  # of breaks
BETWEEN = 10  # moves between two breaks, at least
REFUSED = ("not-stored", "stale", "not-your-turn", "table-over")
"""What a command may get: the one before it may have been stored although its answer was lost."""
Json = dict[str, Any]
BREAKS = (OSError, WebSocketException, TimeoutError, httpx.HTTPError)


@dataclass
class Report:
    """What happened."""

    moves: int = 0  # acknowledged
    unknown: int = 0  # the connection broke before the answer
    refused: int = 0  # with not-stored or stale
    tables: int = 0
    longest: float = 0.0  # seconds that a table stood still while the database ran
    longest_after: str = ""  # what had broken before
    last: str = "the start"  # what broke last
    delays: list[float] = field(default_factory=list)  # seconds from one server's news to another's
    calm: list[float] = field(default_factory=list)  # those while nothing was broken
    breaks: dict[str, int] = field(default_factory=dict)

    def __str__(self) -> str:
        broken = ", ".join(f"{name}: {number}" for name, number in sorted(self.breaks.items()))
        return (
            f"{self.moves} acknowledged moves at {self.tables} tables, none lost, none doubled "
            f"({self.unknown} without an answer, {self.refused} refused)\n{broken}\n"
            f"from server to server: {_late(self.calm)} while nothing was broken, "
            f"{_late(self.delays)} in all\n"
            f"longest standstill: {self.longest:.1f} s, after {self.longest_after}"
        )

    @property
    def ok(self) -> bool:
        """Whether no table stood still for too long, and news came in time."""
        return self.longest <= STILL_SECONDS and _percentile(self.calm, 0.99) <= LATE_SECONDS


def _percentile(numbers: list[float], part: float) -> float:
    ordered = sorted(numbers) or [0.0]
    return ordered[int(len(ordered) * part)]


def _late(delays: list[float]) -> str:
    middle, most = (1000 * _percentile(delays, part) for part in (0.5, 0.99))
    return f"median {middle:.0f} ms, p99 {most:.0f} ms"


class Guest:
    """A person who plays whenever it is their turn, at any server."""

    def __init__(self, person: Person, play: "Play") -> None:
        self.person, self._play = person, play
        self.log: dict[int, Json] = {}
        self.acknowledged: dict[int, str] = {}
        self.unknown = 0
        self._view: Json = {}
        self._host, self._since = "", 0.0  # where it is connected, and since when
        self.over = False

    def __str__(self) -> str:
        """Return what it sees, for a table that stands still."""
        view, to_move = self._view, self._view.get("options") is not None
        turn = (view.get("position") or {}).get("turn")
        return (
            f"seat {self.person.seat} at {self._host or 'no server'}, "
            f"version {max(self.log, default=0)}, {view.get('status')}, "
            f"thinking {view.get('thinking')}, turn {turn}, may move {to_move}"
        )

    async def run(self) -> None:
        """Play until the game is over or no more moves are wanted."""
        while not self.over and not self._play.done:
            host = self._play.rng.choice(self._play.hosts)
            url = f"ws://{host}/api/tables/{self.person.table}/socket"
            with suppress(*BREAKS):
                async with asyncio.timeout(PATIENCE):
                    async with connect(url, max_size=None, proxy=None, open_timeout=2) as socket:
                        self._host, self._since = host, time.monotonic()
                        await self._sit(socket)
            self._host = ""
            await asyncio.sleep(RETRY_SECONDS)

    async def _sit(self, socket: ClientConnection) -> None:
        since = max(self.log, default=0)
        await _send(socket, {"type": "hello", "tokens": [self.person.token], "since": since})
        await self._hear(socket, "state")
        while not self.over and not self._play.done:
            if self._view["options"] is None:
                with suppress(TimeoutError):
                    async with asyncio.timeout(1):
                        await self._hear(socket)
            else:
                await self._move(socket)

    async def _move(self, socket: ClientConnection) -> None:
        options, version = self._view["options"], self._view["version"]
        await asyncio.sleep(self._play.think * self._play.rng.uniform(0.5, 1.5))
        move = self._play.rng.choice(moves_of(options))
        command = {"type": "move", "seat": options["seat"], "move": move}
        self.unknown += 1
        await _send(socket, {"type": "do", "id": version, "version": version, "command": command})
        answer = await self._hear(socket, "answer")
        code = None if answer["error"] is None else answer["error"]["code"]
        if code != "not-stored":  # a database that hangs may store it later
            self.unknown -= 1
        if code is None:
            mine = [v for v, event in self.log.items() if event.get("seat") == self.person.seat]
            self.acknowledged[max(v for v in mine if self.log[v]["type"] == "moved")] = move
            self._play.report.moves += 1
            return
        assert code in REFUSED, answer
        self._play.report.refused += 1
        await asyncio.sleep(RETRY_SECONDS)
        await _send(socket, {"type": "sync", "since": max(self.log)})
        await self._hear(socket, "state")

    async def _hear(self, socket: ClientConnection, kind: str | None = None) -> Json:
        """Take messages until one of this type has come."""
        while True:
            message: Json = json.loads(await socket.recv())
            if message["type"] in ("state", "update"):
                self._take(message)
            assert message["type"] != "refusal" or message["error"]["code"] == "not-stored", message
            if kind in (None, message["type"]):
                return message
            if message["type"] == "refusal":
                raise TimeoutError("refused")

    def _take(self, message: Json) -> None:
        for event in message["events"]:
            version = event["version"]
            if version in self.log:
                assert self.log[version] == event, f"{self.person.table}: two logs at {version}"
                continue
            assert version == max(self.log, default=0) + 1, f"{self.person.table}: a gap"
            self.log[version] = event
            self._play.saw(self.person.table, version, self._host, self._since)
        state = message["type"] == "state"
        news = message["view"] if state else {**message["view"], "version": message["version"]}
        self._view = {**self._view, **news}
        self.over = self._view["status"] == "over"

    def check(self, events: list[Json]) -> None:
        """Compare what was seen and acknowledged with the log of the table."""
        log = {event["version"]: event for event in events}
        for version, event in self.log.items():
            assert log.get(version) == event, f"{self.person.table}: {event} is lost"
        for version, move in self.acknowledged.items():
            assert log[version]["move"] == move, f"{self.person.table}: {move} is lost"
        moved = [e for e in events if e["type"] == "moved" and e["seat"] == self.person.seat]
        known = len(self.acknowledged)
        assert known <= len(moved) <= known + self.unknown, f"{self.person.table}: doubled"


class Play:
    """All tables, and how they fare."""

    def __init__(
        self,
        servers: list[Server],
        wanted: int,
        seed: int,
        think: float,
        say: Callable[[str], object],
    ) -> None:
        self._say, self.think = say, think
        self.hosts = [server.host for server in servers]
        self.rng, self.report = random.Random(seed), Report()
        self._wanted, self.stop = wanted, False
        self.guests: list[Guest] = []
        self.outage = time.monotonic()  # when the database was gone last
        self.broken = time.monotonic()  # when anything was broken last
        self._seen: dict[str, tuple[int, float, str]] = {}  # tables: newest version, when, where
        self._still: set[tuple[str, int]] = set()  # tables and versions that were said to stand

    @property
    def done(self) -> bool:
        """Whether there were enough moves, and every kind of break."""
        enough = self.report.moves >= self._wanted and len(self.report.breaks) == KINDS
        return self.stop or enough

    def saw(self, table: str, version: int, host: str, connected: float) -> None:
        """Note that a guest has seen a version at a server, connected to it since some time."""
        now = time.monotonic()
        newest, since, first = self._seen.get(table, (0, now, host))
        if version > newest:
            self._look(since, now)
            self._seen[table] = version, now, host
        elif version == newest and host != first:
            self.report.delays.append(now - since)
            if connected < since and self.broken < since:
                self.report.calm.append(now - since)

    def _look(self, since: float, now: float) -> None:
        still = now - max(since, self.outage)
        if still > self.report.longest:
            self.report.longest, self.report.longest_after = still, self.report.last

    async def sit(self) -> None:
        """Play one game after the other at one table."""
        while not self.done:
            try:
                persons = await asyncio.to_thread(open_table, self.rng.choice(self.hosts))
            except BREAKS:
                await asyncio.sleep(RETRY_SECONDS)
                continue
            self.report.tables += 1
            guests = [Guest(person, self) for person in persons]
            self.guests += guests
            self._seen[persons[0].table] = 0, time.monotonic(), ""
            async with asyncio.TaskGroup() as group:
                for guest in guests:
                    group.create_task(guest.run())
            self._seen.pop(persons[0].table)

    async def watch(self) -> None:
        """Note tables that stand still, and say now and then how far the play is."""
        said = time.monotonic()
        while True:
            await asyncio.sleep(0.1)
            now = time.monotonic()
            if now - said > SAY_SECONDS:
                said, broken = now, sum(self.report.breaks.values())
                self._say(f"{self.report.moves} moves, {broken} breaks")
            for table, (version, since, _) in list(self._seen.items()):
                self._look(since, now)
                stands = now - max(since, self.outage) > STILL_SECONDS
                if stands and (table, version) not in self._still:
                    self._still.add((table, version))
                    seen = [str(one) for one in self.guests if one.person.table == table]
                    self._say(f"{table} stands still, after {self.report.last}: {'; '.join(seen)}")

    def check(self) -> None:
        """Compare every guest's log with what each server shows, and referee every game."""
        logs: dict[str, list[Json]] = {}
        for number, guest in enumerate(self.guests):
            table = guest.person.table
            if table not in logs:
                logs[table] = self._log(table, self.hosts[number // 2 % len(self.hosts)])
            guest.check(logs[table])
            self.report.unknown += guest.unknown

    def _log(self, table: str, host: str) -> list[Json]:
        return asyncio.run(_log_of(table, host))


async def _log_of(table: str, host: str) -> list[Json]:
    """Return the log of a table, whose record passes the referee."""
    async with httpx.AsyncClient(base_url=f"http://{host}", timeout=PATIENCE) as http:
        record = (await http.get(f"/api/tables/{table}/record")).raise_for_status().text
    list(read_records(record.splitlines(), unfinished=True))
    async with connect(f"ws://{host}/api/tables/{table}/socket", max_size=None, proxy=None) as ws:
        await _send(ws, {"type": "hello", "tokens": [], "since": None})
        state: Json = json.loads(await ws.recv())
        events: list[Json] = state["events"]
    assert [event["version"] for event in events] == list(range(1, len(events) + 1))
    return events


async def _send(socket: ClientConnection, message: Json) -> None:
    await socket.send(json.dumps(message))


class Breaks:
    """Everything that goes wrong, one after the other."""

    def __init__(self, servers: list[Server], postgres: Postgres, play: Play) -> None:
        self._servers, self._postgres, self._play = servers, postgres, play

    async def run(self, pause: float) -> None:
        """Break something, again and again until the play is done; all kinds come in turn."""
        kinds: list[Callable[[], None]] = [
            self.kill_server,
            self.kill_database,
            self.pause_server,
            self.pause_database,
            self.roll,
        ]
        while not self._play.done:
            for kind in kinds:
                before = self._play.report.moves
                while not self._play.done and self._play.report.moves < before + BETWEEN:
                    await asyncio.sleep(pause / 4)  # so that there is play between two breaks
                await asyncio.sleep(pause)
                if self._play.done:
                    return
                name = kind.__name__.replace("_", " a ").replace("roll", "restart all in turn")
                self._play.report.last = name
                self._play.broken = time.monotonic() + PATIENCE  # it lasts
                await asyncio.to_thread(kind)
                self._play.broken = time.monotonic() + CALM_SECONDS
                self._play.report.breaks[name] = self._play.report.breaks.get(name, 0) + 1

    def kill_server(self) -> None:
        """Kill a server and start it again."""
        server = self._play.rng.choice(self._servers)
        server.kill()
        server.start()

    def pause_server(self) -> None:
        """Let a server stand still until others have taken over, then go on."""
        server = self._play.rng.choice(self._servers)
        server.signal(signal.SIGSTOP)
        time.sleep(4)
        server.signal(signal.SIGCONT)

    def kill_database(self) -> None:
        """Kill the database and start it again."""
        self._outage(self._postgres.kill, self._postgres.start)

    def pause_database(self) -> None:
        """Let the database stand still for a while."""
        self._outage(self._postgres.pause, lambda: time.sleep(3), self._postgres.resume)

    def roll(self) -> None:
        """Restart all servers in order, one after the other."""
        for server in self._servers:
            server.signal(signal.SIGTERM)
            server.wait()
            server.start()

    def _outage(self, *steps: Callable[[], None]) -> None:
        self._play.outage = time.monotonic() + PATIENCE  # it lasts
        for step in steps:
            step()
        self._play.outage = time.monotonic()


def play_and_break(
    moves: int,
    tables: int,
    *,
    pause: float = 3.0,
    seed: int = 1,
    think: float = 0.0,
    say: Callable[[str], object] = print,
    settings: Mapping[str, str] | None = None,
) -> Report:
    """Play until so many moves are acknowledged, while things break; check everything after.

    Everyone takes ``think`` seconds for a move, on average. ``settings`` are PostgreSQL's.
    """
    with ExitStack() as stack:
        postgres = stack.enter_context(Postgres(**settings or {}))
        database = postgres.fresh()
        servers = [Server(database) for _ in range(SERVERS)]
        for server in servers:
            stack.callback(server.kill)
            server.start()
        play = Play(servers, moves, seed, think, say)
        asyncio.run(_play(play, Breaks(servers, postgres, play), tables, pause))
        play.check()
        return play.report


async def _play(play: Play, breaks: Breaks, tables: int, pause: float) -> None:
    watching = asyncio.create_task(play.watch())
    try:
        async with asyncio.TaskGroup() as group:
            group.create_task(breaks.run(pause))
            for _ in range(tables):
                group.create_task(play.sit())
    finally:
        play.stop = True
        watching.cancel()


def main() -> int:
    """Play, break and report."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--moves", type=int, default=50_000)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--pause", type=float, default=3.0, help="seconds between two breaks")
    parser.add_argument("--think", type=float, default=0.3, help="seconds for a move")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    began = time.monotonic()
    report = play_and_break(
        options.moves,
        options.tables,
        pause=options.pause,
        seed=options.seed,
        think=options.think,
    )
    print(report)
    print(f"{time.monotonic() - began:.0f} s")
    return int(not report.ok)


if __name__ == "__main__":
    sys.exit(main())
