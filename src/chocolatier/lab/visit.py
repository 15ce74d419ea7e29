"""A bot at a table of a server: it takes a seat by a link and plays over the table's socket.

docs/bots.md describes the messages; nothing here is needed to write such a program.
"""

import json
import re
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any
from urllib.parse import parse_qs, urlsplit

from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from chocolatier.bots.bot import Bot
from chocolatier.errors import ChocolatierError, quoted
from chocolatier.rules.game import Game

PATIENCE_SECONDS = 60.0  # for a server that is gone, such as one that restarts
PAUSE_SECONDS = 1.0
LONGEST_NAME = 24
Json = dict[str, Any]


@dataclass(frozen=True)
class TableLink:
    """A link to a table: an invitation, or a seat that is held already."""

    origin: str  # such as http://games.example:8642
    table: str
    invite: str | None = None
    token: str | None = None

    @classmethod
    def parse(cls, text: str) -> "TableLink":
        """Return the link of a text; raise ChocolatierError if it does not lead to a seat."""
        try:
            parts = urlsplit(text.strip())
            fields = parse_qs(parts.fragment)
        except ValueError:
            raise _bad_link(text) from None
        path = re.fullmatch(r"/t/([a-z0-9]{8,32})/?", parts.path)
        invite, token = (fields.get(name, [None])[0] for name in ("join", "seat"))
        if parts.scheme not in ("http", "https") or not parts.netloc or path is None:
            raise _bad_link(text)
        if invite is None and token is None:
            raise _bad_link(text)
        return cls(f"{parts.scheme}://{parts.netloc}", path[1], invite, token)

    @property
    def socket(self) -> str:
        """The address of the table's socket."""
        return f"ws{self.origin.removeprefix('http')}/api/tables/{self.table}/socket"

    def take_seat(self, name: str) -> "TableLink":
        """Take an open seat as a program, and return the link that holds it.

        Raise ChocolatierError if the server refuses or does not answer.
        """
        if self.token is not None:
            return self
        wish = {"invite": self.invite, "name": name[:LONGEST_NAME].strip(), "program": True}
        joined = _post(f"{self.origin}/api/tables/{self.table}/seats", wish)
        return replace(self, token=str(joined["token"]))


def _bad_link(text: str) -> ChocolatierError:
    return ChocolatierError(
        "bad-link", f"{quoted(text)} is not an invitation such as http://SERVER/t/TABLE#join=CODE"
    )


def _post(url: str, body: Json) -> Json:
    request = urllib.request.Request(
        url, json.dumps(body).encode(), {"content-type": "application/json"}
    )
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE_SECONDS) as answer:
            found: Json = json.load(answer)
            return found
    except urllib.error.HTTPError as error:
        with suppress(ValueError, KeyError):
            problem = json.load(error)["error"]
            raise ChocolatierError(problem["code"], problem["message"]) from None
        raise ChocolatierError("no-answer", f"{url}: {error}") from None
    except (OSError, ValueError) as error:
        raise ChocolatierError("no-answer", f"{url}: {error}") from None


class Visit:
    """A bot that holds a seat; ``play`` plays its game to the end."""

    def __init__(self, link: TableLink, bot: Bot, say: Callable[[str], None]) -> None:
        self._link, self._bot, self._say = link, bot, say
        self._number = self._version = 0
        self.moves = 0

    def play(self, *, stay: bool = False) -> None:
        """Play until the game is over or, with ``stay``, all rematches too.

        A connection that is lost is made again. Raise ChocolatierError if the server is gone for
        a minute, or refuses a move; if the bot fails, Tom plays on.
        """
        failing_since: float | None = None
        while True:
            try:
                with connect(self._link.socket, max_size=None, proxy=None) as socket:
                    failing_since = None
                    after = self._attend(socket, stay)
            except (OSError, InvalidHandshake, ConnectionClosed) as error:
                failing_since = failing_since or time.monotonic()
                if time.monotonic() - failing_since > PATIENCE_SECONDS:
                    raise ChocolatierError("no-answer", f"the server is gone: {error}") from None
                time.sleep(PAUSE_SECONDS)
                continue
            if after is None:
                return
            self._link = replace(self._link, table=after)
            self._say(f"a rematch: {self._link.origin}/t/{after}")

    def _attend(self, socket: ClientConnection, stay: bool) -> str | None:
        """Play over one socket; return the table of the rematch, None when all is over."""
        self._send(socket, {"type": "hello", "tokens": [self._link.token], "turns": True})
        try:
            for message in self._messages(socket):
                if message["type"] == "turn":
                    self._move(socket, message)
                view = message.get("view", {})
                if view.get("result"):
                    self._report(view["result"])
                if stay and view.get("rematch"):
                    return str(view["rematch"])
                if not stay and view.get("status") == "over":
                    return None
        except (ConnectionClosed, OSError):
            raise
        except BaseException:
            self._leave(socket)
            raise
        return None

    def _messages(self, socket: ClientConnection) -> Iterator[Json]:
        """Yield what the server sends.

        Raise ChocolatierError for what it refuses, unless the table had changed before.
        """
        while True:
            message: Json = json.loads(socket.recv())
            problem = message.get("error")
            if problem and message.get("version") in (None, self._version):
                raise ChocolatierError(problem["code"], problem["message"])
            if message["type"] == "state" and not any(s["mine"] for s in message["view"]["seats"]):
                raise ChocolatierError("not-seated", "this link holds no seat at the table")
            yield message

    def _move(self, socket: ClientConnection, turn: Json) -> None:
        move = str(self._bot.choose(Game.from_text(turn["position"])))
        self._do(socket, turn["version"], {"type": "move", "seat": turn["seat"], "move": move})
        self.moves += 1

    def _leave(self, socket: ClientConnection) -> None:
        """Let Tom play on, so that the others need not wait for a bot that has failed."""
        with suppress(Exception):
            self._send(socket, {"type": "sync", "since": 0})
            for text in socket:
                state = json.loads(text)
                if state["type"] != "state":
                    continue
                view = state["view"]
                mine = next(seat["seat"] for seat in view["seats"] if seat["mine"])
                self._do(socket, view["version"], {"type": "leave", "seat": mine})
                socket.recv(PAUSE_SECONDS)
                return

    def _do(self, socket: ClientConnection, version: int, command: Json) -> None:
        self._number, self._version = self._number + 1, version
        self._send(
            socket, {"type": "do", "id": self._number, "version": version, "command": command}
        )

    @staticmethod
    def _send(socket: ClientConnection, message: Json) -> None:
        socket.send(json.dumps(message))

    def _report(self, result: Json) -> None:
        seats = ", ".join(
            f"seat {seat['seat']}: {seat['total']} points, place {seat['place']}"
            for seat in result["seats"]
        )
        self._say(f"the game is over ({result['ending']}): {seats}")
