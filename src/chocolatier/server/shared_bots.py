"""Bots of the host's own that are connected to any server at the database.

Each server says which bots it has, at every change and every two seconds. A server that has no bot
of a name asks one that has. All of that goes by notifications, which are not stored.
"""

import asyncio
import json
import secrets
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from itertools import count
from typing import Any

from chocolatier.server.own_bots import OwnBots, Turn, Visitor
from chocolatier.server.tables.neighbours import Neighbours
from chocolatier.server.tasks import Tasks
from chocolatier.server.thinking.jobs import Failure

KIND = "bots"  # of the notifications
SAY_SECONDS = 2.0
SILENT_SECONDS = 5.0  # then a server is gone, and its bots with it
LATE_SECONDS = 2.0  # that an answer may take beside the time of the bot
MOST_CHARACTERS = 50  # of a move; a notification has at most 8,000 bytes
Json = dict[str, Any]


@dataclass
class _Server:
    """Another server: its bots, when it was heard last, and what it was asked."""

    bots: frozenset[str] = frozenset()
    heard: float = 0.0
    asked: dict[int, asyncio.Future[str | Failure]] = field(default_factory=dict)

    def fail(self) -> None:
        """Fail every turn that waits for it."""
        for answer in self.asked.values():
            if not answer.done():
                answer.set_result(Failure("the server of the bot is gone"))


class SharedBots(OwnBots):
    """The bots of all servers."""

    def __init__(
        self, tokens: Mapping[str, str], seconds: float, neighbours: Neighbours, tasks: Tasks
    ) -> None:
        super().__init__(tokens, seconds)
        self._me = secrets.token_hex(6)
        self._neighbours, self._tasks = neighbours, tasks
        self._servers: dict[str, _Server] = {}
        self._ids = count(1)
        neighbours.listen(KIND, self._hear)

    @property
    def present(self) -> list[str]:
        """The names of those that can be asked."""
        return sorted({*self.here, *(bot for one in self._servers.values() for bot in one.bots)})

    def enter(self, name: str, token: str, send: Callable[[str], None]) -> Visitor:
        """Let a bot in; raise ChocolatierError if its name or token is wrong."""
        visitor = super().enter(name, token, send)
        self._say_who()
        return visitor

    def leave(self, visitor: Visitor) -> None:
        """Let a bot go."""
        super().leave(visitor)
        self._say_who()

    async def ask(self, level: str, turn: Turn) -> str | Failure:
        """Return what a bot answers, one of this server if there is one."""
        if level not in self.here:
            for name, server in self._servers.items():
                if level in server.bots:
                    return await self._ask(name, server, level, turn)
        return await super().ask(level, turn)

    async def run(self) -> None:
        """Say again and again which bots are here, and forget servers that say nothing."""
        while self._tokens:
            await asyncio.sleep(SAY_SECONDS)
            if self.here:
                self._say_who()
            for name, server in list(self._servers.items()):
                if time.monotonic() - server.heard > SILENT_SECONDS:
                    del self._servers[name]
                    server.fail()

    async def _ask(self, name: str, server: _Server, level: str, turn: Turn) -> str | Failure:
        number = next(self._ids)
        answer: asyncio.Future[str | Failure] = asyncio.get_running_loop().create_future()
        server.asked[number] = answer
        self._say({"to": name, "id": number, "level": level, "turn": turn})
        try:
            return await asyncio.wait_for(answer, self._seconds + LATE_SECONDS)
        except TimeoutError:
            return Failure("no answer from the server of the bot")
        finally:
            del server.asked[number]

    async def _answer(self, asker: str, number: int, level: str, turn: Turn) -> None:
        found = await super().ask(level, turn)
        if isinstance(found, Failure):
            self._say({"to": asker, "id": number, "failed": found.reason})
        else:
            self._say({"to": asker, "id": number, "move": found[:MOST_CHARACTERS]})

    def _say_who(self) -> None:
        self._say({"here": self.here})

    def _say(self, message: Json) -> None:
        self._neighbours.tell_all(KIND, json.dumps({"from": self._me, **message}))

    def _hear(self, text: str) -> None:
        message: Json = json.loads(text)
        sender = str(message["from"])
        if "here" in message and sender != self._me:
            server = self._servers.setdefault(sender, _Server())
            server.bots, server.heard = frozenset(message["here"]), time.monotonic()
        if message.get("to") != self._me:
            return
        if "turn" in message:
            asked = message["id"], message["level"], message["turn"]
            self._tasks.spawn(self._answer(sender, *asked))
        elif sender in self._servers:
            waits = self._servers[sender].asked.get(message["id"])
            if waits is not None and not waits.done():
                failed = message.get("failed")
                waits.set_result(message["move"] if failed is None else Failure(failed))
