"""Bots of the host's own: programs that wait on a socket and are asked for moves.

A bot says hello with its name and its token, then answers turns. It can be asked about several
tables at a time. docs/bots.md describes the messages for authors of bots.
"""

import asyncio
import hmac
import json
from collections.abc import Callable, Mapping
from itertools import count
from typing import Any

from chocolatier.errors import ChocolatierError
from chocolatier.rules.game import Game
from chocolatier.rules.seats import Seat, seat_number
from chocolatier.server.thinking.jobs import Failure

Turn = dict[str, Any]
"""What a bot is asked: table, seat, position and moves."""


class Visitor:
    """One connected bot."""

    def __init__(self, name: str, send: Callable[[str], None]) -> None:
        self.name, self._send = name, send
        self._asked: dict[int, asyncio.Future[str | Failure]] = {}
        self._ids = count(1)

    @property
    def busy(self) -> int:
        """How many answers it owes."""
        return len(self._asked)

    async def choose(self, turn: Turn, seconds: float) -> str | Failure:
        """Return its move, or why there is none."""
        number = next(self._ids)
        answer: asyncio.Future[str | Failure] = asyncio.get_running_loop().create_future()
        self._asked[number] = answer
        try:
            self._send(json.dumps({"type": "turn", "id": number, **turn, "seconds": seconds}))
            return await asyncio.wait_for(answer, seconds)
        except TimeoutError:
            return Failure(f"no move within {seconds:g} seconds")
        finally:
            del self._asked[number]

    def hear(self, text: str) -> None:
        """Take an answer; raise ValueError if it is not one."""
        message = json.loads(text)
        if not isinstance(message, dict) or message.get("type") not in ("move", "ping"):
            raise ValueError("a bot sends moves")
        if message["type"] == "ping":
            self._send('{"type":"pong"}')
            return
        number, move = message.get("id"), message.get("move")
        if not isinstance(number, int) or not isinstance(move, str):
            raise ValueError("a move has an id and a move")
        answer = self._asked.get(number)
        if answer is not None and not answer.done():
            answer.set_result(move)

    def leave(self) -> None:
        """Fail every turn that waits for it."""
        for answer in self._asked.values():
            if not answer.done():
                answer.set_result(Failure("the bot has disconnected"))


class OwnBots:
    """The bots that the settings name, and those of them that are connected."""

    def __init__(self, tokens: Mapping[str, str], seconds: float) -> None:
        self._tokens, self._seconds = tokens, seconds
        self._here: dict[str, list[Visitor]] = {}

    @property
    def here(self) -> list[str]:
        """The names of those that are connected to this server."""
        return sorted(name for name, visitors in self._here.items() if visitors)

    @property
    def present(self) -> list[str]:
        """The names of those that can be asked."""
        return self.here

    def knows(self, level: str) -> bool:
        """Return whether a level is that of a bot of the host's own."""
        return level in self._tokens

    def enter(self, name: str, token: str, send: Callable[[str], None]) -> Visitor:
        """Let a bot in; raise ChocolatierError if its name or token is wrong."""
        expected = self._tokens.get(name)
        if expected is None or not hmac.compare_digest(token.encode(), expected.encode()):
            raise ChocolatierError("bad-bot", "no bot of this server has this name and token")
        visitor = Visitor(name, send)
        self._here.setdefault(name, []).append(visitor)
        return visitor

    def leave(self, visitor: Visitor) -> None:
        """Let a bot go."""
        self._here[visitor.name].remove(visitor)
        visitor.leave()

    async def choose(self, level: str, table: str, game: Game, seat: Seat) -> str | Failure:
        """Return the move of a bot that is connected, or why there is none."""
        turn = {
            "table": table,
            "seat": seat_number(seat),
            "position": str(game.position),
            "moves": [str(move) for move in game.legal_moves],
        }
        return await self.ask(level, turn)

    async def ask(self, level: str, turn: Turn) -> str | Failure:
        """Return what a bot answers that is connected, or why there is no answer."""
        visitors = self._here.get(level)
        if not visitors:
            return Failure("the bot is not connected")
        visitor = min(visitors, key=lambda one: one.busy)
        return await visitor.choose(turn, self._seconds)

    async def run(self) -> None:
        """Do what there is to do in the background: here nothing."""
