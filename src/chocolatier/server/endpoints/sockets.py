"""The socket of a table: hello first, then messages; every command gets exactly one answer."""

import asyncio
import logging
from contextlib import suppress
from typing import Any

from pydantic import TypeAdapter, ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect

from chocolatier.errors import ChocolatierError
from chocolatier.server.endpoints.problems import problem_of, unreadable
from chocolatier.server.limits import Bucket, too_fast, too_large
from chocolatier.server.tables.closing import close_code
from chocolatier.server.tables.guest import Goodbye, Guest
from chocolatier.server.tables.hub import Hub
from chocolatier.server.tables.live import LiveTable
from chocolatier.table.seats import hash_token
from chocolatier.view import messages

log = logging.getLogger(__name__)
_TO_SERVER: TypeAdapter[messages.ToServer] = TypeAdapter(messages.ToServer)
_PONG = messages.Pong().model_dump_json()


class Socket:
    """One accepted socket, until it is closed."""

    def __init__(self, websocket: WebSocket, hub: Hub) -> None:
        self._websocket, self._hub = websocket, hub
        self._limits = hub.services.settings.limits
        self._guest = Guest(frozenset(), self._limits.queued_messages)
        loop = asyncio.get_running_loop()
        rate, burst = self._limits.socket_rate, self._limits.socket_burst
        self._bucket = Bucket(rate, burst, loop.time)

    async def run(self, table_id: str) -> None:
        """Serve until either side closes."""
        sending = asyncio.create_task(self._send())
        try:
            with suppress(WebSocketDisconnect):
                await self._receive(table_id)
                await asyncio.wait([sending])  # until the goodbye is sent
        finally:
            sending.cancel()
            await asyncio.wait([sending])

    async def _send(self) -> None:
        """Send what is queued, in order."""
        try:
            while True:
                message = await self._guest.queue.get()
                if isinstance(message, Goodbye):
                    await self._websocket.close(message.code)
                    return
                await self._websocket.send_text(message)
        except (WebSocketDisconnect, RuntimeError):
            return  # the other side closed first

    async def _receive(self, table_id: str) -> None:
        """Take the hello, then everything else; an error here is sent, and closes the socket."""
        try:
            hello = await self._hello()
            live = await self._hub.find(table_id)
            self._guest.holders = frozenset(map(hash_token, hello.tokens))
            await live.enter(self._guest, hello.since)
            try:
                await self._serve(live)
            finally:
                live.leave(self._guest)
        except ChocolatierError as error:
            self._guest.refuse(problem_of(error), close_code(error))

    async def _hello(self) -> messages.Hello:
        with suppress(TimeoutError):
            message = await asyncio.wait_for(self._read(), self._limits.hello_seconds)
            if isinstance(message, messages.Hello):
                return message
        raise ChocolatierError("no-hello", "the first message must be a hello")

    async def _read(self) -> messages.ToServer | None:
        """Return the next message, or None after refusing an unreadable one."""
        message: dict[str, Any] = dict(await self._websocket.receive())
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1000))
        if not self._bucket.take():
            raise too_fast()
        text = message.get("text")
        if text is None:
            problem = messages.Problem(code="bad-message", message="messages are JSON text")
            self._guest.refuse(problem)
            return None
        if len(text) > self._limits.message_bytes:
            raise too_large(self._limits.message_bytes)
        try:
            return _TO_SERVER.validate_json(text)
        except ValidationError as error:
            self._guest.refuse(unreadable("bad-message", error))
            return None

    async def _serve(self, live: LiveTable) -> None:
        while not self._guest.leaving:
            match await self._read():
                case messages.Do() as do:
                    await self._hub.services.tasks.finish(self._do(live, do))
                case messages.Sync(since=since):
                    self._charge(await live.sync(self._guest, since))
                case messages.Hello(tokens=tokens, since=since):
                    live.leave(self._guest)
                    self._guest.holders = frozenset(map(hash_token, tokens))
                    self._charge(await live.enter(self._guest, since))
                case messages.Signal() | messages.Nudge() as signal:
                    self._signal(live, signal)
                case messages.Look(away=away):
                    await live.look(self._guest, away=away)
                case messages.Ping():
                    self._guest.send(_PONG)
                case None:
                    pass

    def _charge(self, size: int) -> None:
        """Let a state that was asked for again cost more, the longer it is."""
        self._bucket.charge(size / self._limits.state_bytes)

    def _signal(self, live: LiveTable, signal: messages.Signal | messages.Nudge) -> None:
        try:
            live.signal(self._guest, signal)
        except ChocolatierError as error:
            self._guest.refuse(problem_of(error))

    async def _do(self, live: LiveTable, do: messages.Do) -> None:
        """Carry out a command; the guest gets its update first, then the one answer.

        Both are queued in one step, so that they leave in one write.
        """
        problem, opened = None, None
        try:
            if isinstance(do.command, messages.RematchCommand):
                opened = await self._hub.rematch(live, self._guest.holders)
            else:
                await live.obey(self._guest, do.command, do.version)
        except ChocolatierError as error:
            problem = problem_of(error)
        except Exception:
            log.exception("table %s: a command failed", live.table.id)
            problem = messages.Problem(
                code="internal", message="something went wrong in the server"
            )
        answer = messages.Answer(id=do.id, version=live.table.version, error=problem, opened=opened)
        self._guest.send(answer.model_dump_json())
