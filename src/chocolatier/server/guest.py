"""Somebody at a socket, as a table knows them: what they hold, and what waits to be sent."""

import asyncio
from dataclasses import dataclass

from chocolatier.view import messages


@dataclass(frozen=True)
class Goodbye:
    """The last thing in a guest's queue: close the socket."""

    code: int


class Guest:
    """One connected socket; messages are queued and sent in order by the socket's own task."""

    def __init__(self, holders: frozenset[str], most: int) -> None:
        self.holders = holders
        self.queue: asyncio.Queue[str | Goodbye] = asyncio.Queue()
        self._most = most
        self.leaving = False

    def send(self, text: str) -> None:
        """Queue a message; who does not read is sent away, and can come back."""
        if self.leaving:
            return
        if self.queue.qsize() >= self._most:
            self.dismiss(CLOSE_SLOW)
            return
        self.queue.put_nowait(text)

    def refuse(self, problem: messages.Problem, code: int | None = None) -> None:
        """Tell what was wrong, and close if a code is given."""
        self.send(messages.Refusal(error=problem).model_dump_json())
        if code is not None:
            self.dismiss(code)

    def dismiss(self, code: int) -> None:
        """Close the socket after what is queued."""
        if not self.leaving:
            self.leaving = True
            self.queue.put_nowait(Goodbye(code))


CLOSE_TOO_LARGE = 1009
CLOSE_NO_TABLE = 4404
CLOSE_NO_HELLO = 4408
CLOSE_SLOW = 4413
CLOSE_FLOOD = 4429
CLOSE_FAILED = 4500
