"""Attack a server of one's own on this machine, and print what others notice of it.

    python -m tools.attacks [--against DIR] [NAME ...]

Every attack starts a server with its default limits in a process of its own, attacks it for a few
seconds, and meanwhile does what an ordinary guest does: looks at a table, plays a move against a
bot. With ``--against`` the server of another checkout is attacked too. All connections are to
127.0.0.1. A number that is missing means that the attack could not be made there.
"""

import argparse
import json
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import httpx
import psutil  # type: ignore[import-untyped]
from tests.server.running import Json, free_port
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from chocolatier.notation.records import write_record
from chocolatier.rules.game import Game
from chocolatier.rules.ruleset import Rules

HERE = Path(__file__).resolve().parent.parent
START_SECONDS = 300.0
LONG_MOVES = 4_000  # of the game that is uploaded
DESCRIPTORS = 1_024
PATIENCE = 60.0
Figures = dict[str, str]


class Target:
    """A server process with a database of its own."""

    def __init__(self, checkout: Path, folder: Path) -> None:
        self.port, self.database = free_port(), folder / "tables.db"
        self.log = folder / "log"
        start = "import sys; from chocolatier.cli import main; sys.exit(main())"
        limit = f"ulimit -S -n {DESCRIPTORS}; exec"
        command = [sys.executable, "-c", start, "serve", "--port", str(self.port)]
        command += ["--workers", "1", "--database", f"sqlite:///{self.database}"]
        quoted = " ".join(f"'{part}'" for part in command)
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                ["bash", "-c", f"{limit} {quoted}"],
                stdout=log,
                stderr=log,
                env={**os.environ, "PYTHONPATH": str(checkout / "src")},
            )
        self.host = f"127.0.0.1:{self.port}"
        self.http = httpx.Client(base_url=f"http://{self.host}", timeout=PATIENCE)
        self._wait()

    def _wait(self) -> None:
        end = time.monotonic() + START_SECONDS
        while time.monotonic() < end:
            with suppress(httpx.HTTPError, ValueError):
                info = self.http.get("/api/info").json()
                if info.get("ready") or info.get("compiled") == 1:
                    time.sleep(3)  # for the bots' process
                    return
            time.sleep(0.2)
        raise RuntimeError("the server does not start")

    def open(self, *seats: str, **rules: object) -> Json:
        """Open a table; seats are ``here`` or the level of a bot."""
        made = [{"kind": s} if s == "here" else {"kind": "bot", "level": s} for s in seats]
        body = {"rules": {"players": len(seats), **rules}, "seats": made, "starts": 1}
        opened: Json = self.http.post("/api/tables", json=body).raise_for_status().json()
        return opened

    @contextmanager
    def guest(self, opened: Json) -> Iterator[ClientConnection]:
        """Yield a socket at a table that has said hello."""
        url = f"ws://{self.host}/api/tables/{opened['table']}/socket"
        tokens = [opened["token"]] if opened.get("token") else []
        with connect(
            url, max_size=None, proxy=None, compression=None, open_timeout=PATIENCE
        ) as guest:
            guest.send(json.dumps({"type": "hello", "tokens": tokens}))
            yield guest

    @property
    def memory(self) -> float:
        """The megabytes of the server's own process."""
        return float(psutil.Process(self.process.pid).memory_info().rss) / 2**20

    def stop(self) -> None:
        """End the server."""
        self.http.close()
        self.process.kill()
        self.process.wait()


def seconds(work: Callable[[], object]) -> float:
    """Return how long something takes."""
    began = time.perf_counter()
    work()
    return time.perf_counter() - began


def worst_look(target: Target, until: Callable[[], bool], opened: Json) -> float:
    """Look at a table again and again, and return how long the slowest look took."""
    worst = 0.0
    with httpx.Client(base_url=f"http://{target.host}", timeout=PATIENCE) as http:
        while not until():
            with suppress(httpx.HTTPError):
                worst = max(worst, seconds(lambda: http.get(f"/api/tables/{opened['table']}")))
            time.sleep(0.05)
    return worst


@contextmanager
def running(*work: Callable[[], object]) -> Iterator[Callable[[], bool]]:
    """Run things in threads; yield whether all are done."""
    threads = [threading.Thread(target=one, daemon=True) for one in work]
    for thread in threads:
        thread.start()
    yield lambda: not any(thread.is_alive() for thread in threads)


# --- the attacks ----------------------------------------------------------------------------


def uploads(target: Target) -> Figures:
    """Upload a very long game twelve times at once."""
    game = Game(Rules(players=2, round_limit=0), seed=1)
    for _ in range(LONG_MOVES):
        game.play(next(move for move in game.legal_moves if str(move).endswith("-")))
    record = write_record(game, ["Ann", "Ben"])
    opened, answers = target.open("here", "here"), list[int]()

    def upload() -> None:
        with suppress(httpx.HTTPError):
            body = {"record": record}
            url = f"http://{target.host}/api/replay"
            answers.append(httpx.post(url, json=body, timeout=PATIENCE).status_code)

    before = psutil.Process(target.process.pid).cpu_times()
    with running(*[upload] * 12) as done:
        end = time.monotonic() + PATIENCE
        worst = worst_look(target, lambda: done() or time.monotonic() > end, opened)
    after = psutil.Process(target.process.pid).cpu_times()
    spent = after.user + after.system - before.user - before.system
    return {
        "slowest look at a table": f"{worst:.2f} s",
        "processor time of the server": f"{spent:.1f} s",
        "answers": " ".join(map(str, sorted(set(answers)))) or "none",
    }


def syncs(target: Target) -> Figures:
    """Ask for the whole state twenty times a second at four sockets, and do not read."""
    opened = target.open("here", "here")
    other, before = target.open("here", "here"), target.memory

    def flood() -> None:
        with suppress(WebSocketException, OSError), target.guest(opened) as guest:
            end = time.monotonic() + 8
            while time.monotonic() < end:
                guest.send(json.dumps({"type": "sync", "since": 0}))
                time.sleep(0.05)

    with running(*[flood] * 4) as done:
        worst = worst_look(target, done, other)
    grown = target.memory - before
    return {"slowest look at a table": f"{worst:.2f} s", "memory": f"+{grown:.0f} MB"}


def bots(target: Target) -> Figures:
    """Watch sixty tables at which only bots play, and ask a quick bot for a move."""
    with ExitStack() as crowd:
        for _ in range(60):
            opened = target.open("camille", "camille")
            crowd.enter_context(target.guest({"table": opened["table"]}))
        waits = []
        for _ in range(3):
            own = target.open("here", "tom")
            with target.guest(own) as guest:
                state = json.loads(guest.recv(PATIENCE))
                waits.append(_reply(guest, state["view"]))
    return {"slowest reply of a quick bot": f"{max(waits):.2f} s"}


def _reply(guest: ClientConnection, view: Json) -> float:
    """Play a move, and return how long the bot's answer takes."""
    pick = view["options"]["picks"][0]
    target = pick["targets"][0]
    line = target["move"][-1] if isinstance(target, dict) else target[0] or "-"
    move = f"{pick['source'] or 'C'}{pick['colour']}{line}"
    command = {"type": "move", "seat": 1, "move": move}
    guest.send(json.dumps({"type": "do", "id": 1, "version": view["version"], "command": command}))
    began = time.perf_counter()
    while True:
        message = json.loads(guest.recv(PATIENCE))
        for event in message.get("events", []):
            if event["type"] == "moved" and event["seat"] == 2:
                return time.perf_counter() - began


def half_requests(target: Target) -> Figures:
    """Begin more requests than the server has descriptors, and finish none."""
    opened = target.open("here", "here")
    with ExitStack() as crowd:
        for number in range(DESCRIPTORS + 100):
            with suppress(OSError):
                source = (f"127.0.1.{number // 250 + 1}", 0)
                half = socket.create_connection(("127.0.0.1", target.port), 5, source)
                crowd.enter_context(half)
                half.sendall(b"GET /api/info HTTP/1.1\r\nHost: localhost\r\n")
        served, end = "never within 20 s", time.monotonic() + 20
        began = time.perf_counter()
        while time.monotonic() < end:
            with suppress(httpx.HTTPError):
                answer = httpx.get(f"http://{target.host}/api/tables/{opened['table']}", timeout=3)
                if answer.status_code == 200:
                    served = f"after {time.perf_counter() - began:.2f} s"
                    break
    return {"a table can be looked at": served}


def pings(target: Target) -> Figures:
    """Send WebSocket pings as fast as possible for five seconds."""
    opened, sent = target.open("here", "here"), 0
    with suppress(WebSocketException, OSError), target.guest(opened) as guest:
        end = time.monotonic() + 5
        while time.monotonic() < end:
            guest.ping()
            sent += 1
    return {"pings that were taken in 5 s": f"{sent}"}


def hanging_database(target: Target) -> Figures:
    """Lock the database while fifteen guests play, then stop the server."""
    tables = [target.open("here", "here") for _ in range(15)]
    crowd = ExitStack()
    guests = [crowd.enter_context(target.guest(opened)) for opened in tables]
    views = [json.loads(guest.recv(PATIENCE))["view"] for guest in guests]
    lock = sqlite3.connect(target.database, isolation_level=None, timeout=30)
    lock.execute("BEGIN EXCLUSIVE")
    size, waits = target.log.stat().st_size, list[float]()

    def insist(guest: ClientConnection, view: Json) -> None:
        end = time.monotonic() + 15
        with suppress(WebSocketException, OSError, TimeoutError):
            while time.monotonic() < end:
                began = time.perf_counter()
                _try(guest, view)
                waits.append(time.perf_counter() - began)

    with running(*(lambda g=g, v=v: insist(g, v) for g, v in zip(guests, views, strict=True))):
        time.sleep(8)
        health: list[str] = []
        with suppress(httpx.HTTPError):
            health.append(str(httpx.get(f"http://{target.host}/api/health", timeout=8).status_code))
        logged = target.log.stat().st_size - size
        target.process.send_signal(signal.SIGTERM)
        ended = seconds(lambda: _end(target.process, 20))
    lock.close()
    with suppress(WebSocketException, OSError):
        crowd.close()
    return {
        "slowest answer to a move": f"{max(waits):.1f} s" if waits else "none in 8 s",
        "health": health[0] if health else "no answer in 8 s",
        "log": f"{logged / 1000:.1f} kB",
        "SIGTERM ends it": f"after {ended:.1f} s" if ended < 20 else "never within 20 s",
    }


def _try(guest: ClientConnection, view: Json) -> None:
    pick = view["options"]["picks"][0]
    move = f"{pick['source'] or 'C'}{pick['colour']}-"
    command = {"type": "move", "seat": 1, "move": move}
    guest.send(json.dumps({"type": "do", "id": 1, "version": view["version"], "command": command}))
    while json.loads(guest.recv(20))["type"] != "answer":
        pass


def _end(process: subprocess.Popen[bytes], limit: float) -> None:
    with suppress(subprocess.TimeoutExpired):
        process.wait(limit)


def strangers(target: Target) -> Figures:
    """Come by a foreign name, and call oneself by characters that are not seen."""
    host = target.http.get("/api/info", headers={"host": "evil.example"}).status_code
    seats = [{"kind": "here", "name": "Ann\u202e"}, {"kind": "bot", "level": "tom"}]
    name = target.http.post("/api/tables", json={"rules": {"players": 2}, "seats": seats})
    endless = {"players": 2, "round_limit": 0}
    seats = [{"kind": "here"}, {"kind": "here"}]
    rounds = target.http.post("/api/tables", json={"rules": endless, "seats": seats})
    policy = target.http.get("/").headers.get("content-security-policy", "")
    sources = next((part for part in policy.split("; ") if part.startswith("connect-src")), "")
    return {
        "a foreign host": str(host),
        "an invisible name": str(name.status_code),
        "a game without an end": str(rounds.status_code),
        "policy": sources,
    }


ATTACKS: dict[str, Callable[[Target], Figures]] = {
    "uploads": uploads,
    "syncs": syncs,
    "bots": bots,
    "half-requests": half_requests,
    "pings": pings,
    "hanging-database": hanging_database,
    "strangers": strangers,
}


def attack(name: str, checkout: Path) -> Figures:
    """Start the server of a checkout, attack it, and return what was seen."""
    with tempfile.TemporaryDirectory() as folder:
        target = Target(checkout, Path(folder))
        try:
            return ATTACKS[name](target)
        except Exception as error:  # the others are made anyway
            return {"failed": f"{type(error).__name__}: {error}"}
        finally:
            target.stop()


def main() -> int:
    """Make the attacks, and print their figures."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(ATTACKS))
    parser.add_argument("--against", type=Path, metavar="DIR", help="another checkout")
    options = parser.parse_args()
    checkouts = {"there": options.against} if options.against else {}
    for name in options.names or ATTACKS:
        if name not in ATTACKS:
            parser.error(f"there is no attack {name}")
        print(f"{name}: {(ATTACKS[name].__doc__ or '').strip()}")
        found = {where: attack(name, checkout) for where, checkout in checkouts.items()}
        found["here"] = attack(name, HERE)
        for what in dict.fromkeys(what for figures in found.values() for what in figures):
            row = ", ".join(f"{where} {figures.get(what, '-')}" for where, figures in found.items())
            print(f"  {what}: {row}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
