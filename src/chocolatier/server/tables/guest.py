"""One connected socket as its table knows it: whose seats it holds, and what waits to be sent."""

import asyncio
from dataclasses import dataclass
from typing import Any

from chocolatier.server.tables.closing import CloseCode
from chocolatier.view import messages


@dataclass(frozen=True)
class Goodbye:
    """The last thing in a guest's queue: close the socket."""

    code: CloseCode


class Guest:
    """One connected socket; messages are queued here and sent in order by the socket's own task."""

    def __init__(self, holders: frozenset[str], most: int) -> None:
        self.holders = holders  # hashes of the guest's tokens
        self.known: dict[str, Any] = {}  # what the guest was sent last of the table
        self.queue: asyncio.Queue[str | Goodbye] = asyncio.Queue()
        self.leaving = False
        self.away = False  # looks at something else
        self._most = most

    def send(self, text: str) -> None:
        """Queue a message; a guest whose queue is full is dismissed instead, and can come back."""
        if self.leaving:
            return
        if self.queue.qsize() >= self._most:
            self.dismiss(CloseCode.NOT_READING)
            return
        self.queue.put_nowait(text)

    def refuse(self, problem: messages.Problem, code: CloseCode | None = None) -> None:
        """Send what was wrong, and close the socket if a code is given."""
        self.send(messages.Refusal(error=problem).model_dump_json())
        if code is not None:
            self.dismiss(code)

    def dismiss(self, code: CloseCode) -> None:
        """Close the socket after everything that is queued."""
        if not self.leaving:
            self.leaving = True
            self.queue.put_nowait(Goodbye(code))
