"""Kill the server again and again during play: what it acknowledged must still be there.

    python -m tools.kill [--kills 50]

Two people play at several tables with bots. After each kill the server starts on the same
database; every table must hold each acknowledged move, and go on.
"""

import argparse
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from threading import Event, Thread

import httpx
from tests.server.running import PATIENCE, Json, Player, a_move, free_port
from websockets.exceptions import WebSocketException

from chocolatier.server.limits import NO_LIMITS
from chocolatier.server.running import bind, run
from chocolatier.server.settings import ServerSettings
from chocolatier.store.store import sqlite_url

TABLES = 3


def serve(database: str, port: int) -> None:
    """Run the server; bots think in a thread, so that it starts quickly."""
    sock = bind("127.0.0.1", port)
    run(ServerSettings(database=database, workers=0, limits=NO_LIMITS, absent_seconds=1e9), sock)


class Server:
    """A server process that can be killed and started again at the same port."""

    def __init__(self, database: str) -> None:
        self._database = database
        self._port = free_port()
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def host(self) -> str:
        """Where the server listens."""
        return f"127.0.0.1:{self._port}"

    def start(self) -> None:
        """Start the server and wait until it is ready."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if self._process is None or self._process.poll() is not None:
                command = [sys.executable, "-m", "tools.kill"]
                command += ["--server", self._database, "--port", str(self._port)]
                self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
            time.sleep(0.1)
            try:
                if httpx.get(f"http://{self.host}/api/info").json()["compiled"] == 1:
                    return
            except (OSError, ValueError, httpx.HTTPError):
                continue
        raise AssertionError("the server does not start")

    def kill(self) -> None:
        """Kill the server with SIGKILL."""
        self.signal(signal.SIGKILL)
        self.wait()

    def signal(self, number: int) -> None:
        """Send the server a signal."""
        assert self._process is not None
        self._process.send_signal(number)

    def wait(self) -> None:
        """Wait until the server has ended."""
        assert self._process is not None
        self._process.wait(PATIENCE)


@dataclass
class Person:
    """A person at a table who plays whenever it is their turn."""

    table: str
    token: str
    seat: int
    acknowledged: dict[int, str] = field(default_factory=dict)  # the moves, by version
    moves: int = 0

    def play(self, host: str, rng: random.Random, stop: Event) -> None:
        """Play until the server dies or the game is over."""
        try:
            with Player(f"ws://{host}/api/tables/{self.table}/socket") as player:
                player.hello(self.token)
                self.check(player.heard[0])
                while not stop.is_set() and player.view["status"] != "over":
                    if player.view["options"] is None:
                        player.hear("update")
                        continue
                    command = a_move(player.view, rng)
                    answer = player.do(command)
                    assert answer["error"] is None, answer
                    self.acknowledged[self._version(player)] = command["move"]
                    self.moves += 1
        except (OSError, WebSocketException, TimeoutError):
            return  # killed

    def _version(self, player: Player) -> int:
        """Return the version of the move that was just acknowledged."""
        versions: list[int] = [
            event["version"]
            for message in player.heard[-10:]
            for event in message.get("events", [])
            if event["type"] == "moved" and event["seat"] == self.seat
        ]
        return max(versions)

    def check(self, state: Json) -> None:
        """Check that the log holds every acknowledged move and has no gap."""
        versions = [event["version"] for event in state["events"]]
        assert versions == list(range(1, len(versions) + 1)), versions
        log = {event["version"]: event.get("move") for event in state["events"]}
        for version, move in self.acknowledged.items():
            assert log.get(version) == move, f"table {self.table}: {move} at {version} is lost"
        mine = [seat["seat"] for seat in state["view"]["seats"] if seat["mine"]]
        assert mine == [self.seat], mine


def open_table(host: str) -> list[Person]:
    """Open a table for two persons and a bot, and return the persons."""
    with httpx.Client(base_url=f"http://{host}", timeout=PATIENCE) as http:
        seats = [{"kind": "here"}, {"kind": "link"}, {"kind": "bot", "level": "mila"}]
        body = {"rules": {"players": 3, "side": "free", "special": True}, "seats": seats}
        opened = http.post("/api/tables", json=body).raise_for_status().json()
        wish = {"invite": opened["invite"], "name": "Ben"}
        joined = http.post(f"/api/tables/{opened['table']}/seats", json=wish)
        token = joined.raise_for_status().json()["token"]
        return [Person(opened["table"], opened["token"], 1), Person(opened["table"], token, 2)]


def kill_again_and_again(
    folder: Path, kills: int, say: Callable[[str], object] = print
) -> tuple[int, int]:
    """Play and kill; how many moves were acknowledged, and at how many tables."""
    rng = random.Random(1)
    server = Server(sqlite_url(folder / "tables.db"))
    server.start()
    persons = [person for _ in range(TABLES) for person in open_table(server.host)]
    finished: list[Person] = []
    try:
        for number in range(1, kills + 1):
            before = sum(person.moves for person in persons)
            play(server, persons, random.Random(number), rng.uniform(0.3, 1.5))
            moves = sum(person.moves for person in persons) - before
            say(f"kill {number}: {moves} moves since the last")
            server.start()
            over = look(server, persons)
            finished += [person for person in persons if person.table in over]
            persons = [person for person in persons if person.table not in over]
            persons += [p for _ in range(len(over)) for p in open_table(server.host)]
        check_that_all_go_on(server, persons)
    finally:
        server.kill()
    people = persons + finished
    return sum(person.moves for person in people), len({person.table for person in people})


def play(server: Server, persons: list[Person], rng: random.Random, seconds: float) -> None:
    """Let all people play; kill the server after some seconds, and at least one move."""
    stop = Event()
    failures: list[BaseException] = []

    def sit(person: Person, own: random.Random) -> None:
        try:
            person.play(server.host, own, stop)
        except BaseException as error:
            failures.append(error)

    before = sum(person.moves for person in persons)
    threads = [Thread(target=sit, args=(person, random.Random(rng.random()))) for person in persons]
    for thread in threads:
        thread.start()
    end = time.monotonic() + seconds
    while time.monotonic() < end or sum(p.moves for p in persons) == before:
        time.sleep(0.01)
        if time.monotonic() > end + PATIENCE or failures:
            break
    server.kill()
    stop.set()
    for thread in threads:
        thread.join()
    if failures:
        raise failures[0]
    assert sum(person.moves for person in persons) > before, "no one could move"


def look(server: Server, persons: list[Person]) -> set[str]:
    """Check every seat after a restart; the tables that are over."""
    over = set()
    for person in persons:
        with Player(f"ws://{server.host}/api/tables/{person.table}/socket") as player:
            state = player.hello(person.token)
            person.check(state)
            if state["view"]["status"] == "over":
                over.add(person.table)
    return over


def check_that_all_go_on(server: Server, persons: list[Person]) -> None:
    """Check that every table gets to a later version."""
    for ann, ben in zip(persons[::2], persons[1::2], strict=True):
        url = f"ws://{server.host}/api/tables/{ann.table}/socket"
        with Player(url) as first, Player(url) as second:
            version = first.hello(ann.token)["view"]["version"]
            second.hello(ben.token)
            end = time.monotonic() + PATIENCE
            while first.look()["version"] < version + 3 and first.view["status"] != "over":
                for player in (first, second):
                    if player.look()["options"] is not None:
                        player.done(a_move(player.view))
                assert time.monotonic() < end, f"table {ann.table} does not go on"


def main() -> int:
    """Kill a server again and again, or be that server."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--server", help=argparse.SUPPRESS)
    parser.add_argument("--port", type=int, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.server:
        serve(options.server, options.port)
        return 0
    with tempfile.TemporaryDirectory() as folder:
        moves, tables = kill_again_and_again(Path(folder), options.kills)
    print(f"{options.kills} kills, {moves} acknowledged moves at {tables} tables, none lost")
    return 0


if __name__ == "__main__":
    sys.exit(main())
