"""One connected socket as its table knows it: whose seats it holds, and how it is sent to."""

from collections import deque
from typing import Any, Protocol

from chocolatier.server.direct import frame_of
from chocolatier.server.tables.closing import CloseCode
from chocolatier.view import messages
from chocolatier.view.table_view import Problem


class Outlet(Protocol):
    """Where the frames for a guest leave."""

    clogged: bool

    def write(self, frame: bytes) -> None:
        """Send a frame."""

    def end(self, code: int) -> None:
        """Close the socket after all that was sent."""


class Guest:
    """One connected socket; what it is sent leaves in order, at once or when there is room."""

    def __init__(
        self, holders: frozenset[str], most: int, outlet: Outlet, address: str = ""
    ) -> None:
        self.holders = holders  # hashes of the guest's tokens
        self.address = address
        self.known: dict[str, Any] = {}  # what the guest was sent last of the table
        self.leaving = False
        self.away = False  # looks at something else
        self.turns = False  # wants to be asked for its moves, as programs do
        self.asked = 0  # the version of the position that it was asked about last
        self._most, self._outlet = most, outlet
        self._waiting: deque[bytes] = deque()

    def send(self, text: str) -> None:
        """Send a message; a guest who does not read is dismissed instead, and can come back."""
        self.pass_on(frame_of(text))

    def pass_on(self, frame: bytes) -> None:
        """Send a message as ``frame_of`` makes it."""
        if self.leaving:
            return
        if not self._outlet.clogged:
            self._outlet.write(frame)
        elif len(self._waiting) < self._most:
            self._waiting.append(frame)
        else:
            self.dismiss(CloseCode.NOT_READING)

    def drained(self) -> None:
        """Send what waits, as long as there is room."""
        while self._waiting and not self._outlet.clogged:
            self._outlet.write(self._waiting.popleft())

    def refuse(self, problem: Problem, code: CloseCode | None = None) -> None:
        """Send what was wrong, and close the socket if a code is given."""
        self.send(messages.Refusal(error=problem).model_dump_json())
        if code is not None:
            self.dismiss(code)

    def dismiss(self, code: CloseCode) -> None:
        """Close the socket after everything that waits."""
        if not self.leaving:
            self.leaving = True
            while self._waiting:
                self._outlet.write(self._waiting.popleft())
            self._outlet.end(code)
