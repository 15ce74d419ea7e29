"""A socket that belongs to no table: messages are read under limits, and sent in order."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable
from contextlib import suppress
from typing import Any, TypeVar

from pydantic import TypeAdapter, ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect

from chocolatier.errors import ChocolatierError
from chocolatier.server.endpoints.problems import problem_of, unreadable
from chocolatier.server.limits import Bucket, ServerLimits, too_fast, too_large
from chocolatier.server.tables.closing import CloseCode, close_code
from chocolatier.view import messages
from chocolatier.view.table_view import Problem

Message = TypeVar("Message")


async def received(websocket: WebSocket) -> str | bytes:
    """Return what comes next; raise WebSocketDisconnect if the socket was closed."""
    message: dict[str, Any] = dict(await websocket.receive())
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    text = message.get("text")
    return b"" if text is None else str(text)


def read_message(
    kind: TypeAdapter[Message],
    text: str | bytes,
    bucket: Bucket,
    limits: ServerLimits,
    refuse: Callable[[Problem], None],
) -> Message | None:
    """Return a message, or None after refusing an unreadable one.

    Raise ChocolatierError for one too many, or too long.
    """
    if not bucket.take():
        raise too_fast()
    if isinstance(text, bytes):
        refuse(Problem(code="bad-message", message="messages are JSON text"))
        return None
    if len(text) > limits.message_bytes:
        raise too_large(limits.message_bytes)
    try:
        return kind.validate_json(text)
    except ValidationError as error:
        refuse(unreadable("bad-message", error))
        return None


class Conversation(ABC):
    """One accepted socket, until it is closed."""

    def __init__(self, websocket: WebSocket, limits: ServerLimits) -> None:
        self._websocket, self._limits = websocket, limits
        self._queue: asyncio.Queue[str | CloseCode] = asyncio.Queue()
        self._leaving = False
        loop = asyncio.get_running_loop()
        self._bucket = Bucket(limits.socket_rate, limits.socket_burst, loop.time)

    @abstractmethod
    async def _converse(self) -> None:
        """Read messages until the guest leaves; an error that is raised closes the socket."""

    async def run(self) -> None:
        """Serve until either side closes."""
        sending = asyncio.create_task(self._send())
        try:
            with suppress(WebSocketDisconnect):
                await self._answer()
                await asyncio.wait([sending])  # until the goodbye is sent
        finally:
            sending.cancel()
            await asyncio.wait([sending])

    def _say(self, text: str) -> None:
        """Queue a message; a guest who does not read is dismissed instead."""
        if self._leaving:
            return
        if self._queue.qsize() >= self._limits.queued_messages:
            self._dismiss(CloseCode.NOT_READING)
            return
        self._queue.put_nowait(text)

    def _dismiss(self, code: CloseCode) -> None:
        """Close the socket after everything that is queued."""
        if not self._leaving:
            self._leaving = True
            self._queue.put_nowait(code)

    async def _answer(self) -> None:
        try:
            await self._converse()
        except ChocolatierError as error:
            self._refuse(problem_of(error))
            self._dismiss(close_code(error))

    def _refuse(self, problem: Problem) -> None:
        self._say(messages.Refusal(error=problem).model_dump_json())

    async def _send(self) -> None:
        """Send what is queued, in order."""
        try:
            while True:
                message = await self._queue.get()
                if isinstance(message, CloseCode):
                    await self._websocket.close(message)
                    return
                await self._websocket.send_text(message)
        except (WebSocketDisconnect, RuntimeError):
            return  # the other side closed first

    async def _read(self, kind: TypeAdapter[Message]) -> Message | None:
        """Return the next message, or None after refusing an unreadable one."""
        text = await received(self._websocket)
        return read_message(kind, text, self._bucket, self._limits, self._refuse)
