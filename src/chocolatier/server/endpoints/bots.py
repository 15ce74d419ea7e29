"""The socket of bots of the host's own: hello first, then turns and moves."""

import asyncio
import json
from contextlib import suppress

from fastapi import APIRouter, WebSocket
from starlette.websockets import WebSocketDisconnect

from chocolatier.errors import ChocolatierError
from chocolatier.server.endpoints.guard import address_of, check_origin, error_response
from chocolatier.server.endpoints.parts import hub_of
from chocolatier.server.endpoints.problems import problem_of
from chocolatier.server.limits import Addresses, too_large
from chocolatier.server.own_bots import OwnBots, Visitor
from chocolatier.server.tables.closing import close_code
from chocolatier.view import messages

router = APIRouter(prefix="/api/bots")


@router.websocket("/socket")
async def visit(websocket: WebSocket) -> None:
    """Wait here as a bot: see docs/bots.md."""
    addresses: Addresses = websocket.app.state.addresses
    address = address_of(websocket)
    try:
        check_origin(websocket, hub_of(websocket).services.settings)
        addresses.take(address)
        addresses.enter(address)
    except ChocolatierError as error:
        await websocket.send_denial_response(error_response(error))
        return
    try:
        await websocket.accept()
        await _BotSocket(websocket).run(hub_of(websocket).services.own_bots)
    finally:
        addresses.leave(address)


class _BotSocket:
    """One accepted socket, until it is closed."""

    def __init__(self, websocket: WebSocket) -> None:
        self._websocket = websocket
        self._limits = hub_of(websocket).services.settings.limits
        self._queue: asyncio.Queue[str] = asyncio.Queue()

    async def run(self, bots: OwnBots) -> None:
        sending = asyncio.create_task(self._send())
        try:
            visitor = await self._hello(bots)
            try:
                while True:
                    visitor.hear(await self._receive())
            finally:
                bots.leave(visitor)
        except WebSocketDisconnect:
            return
        except ValueError as error:
            await self._refuse(ChocolatierError("bad-message", str(error), reason=str(error)))
        except ChocolatierError as error:
            await self._refuse(error)
        finally:
            sending.cancel()

    async def _send(self) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):
            while True:
                await self._websocket.send_text(await self._queue.get())

    async def _receive(self) -> str:
        text = await self._websocket.receive_text()
        if len(text) > self._limits.message_bytes:
            raise too_large(self._limits.message_bytes)
        return text

    async def _hello(self, bots: OwnBots) -> Visitor:
        try:
            text = await asyncio.wait_for(self._receive(), self._limits.hello_seconds)
        except TimeoutError:
            raise ChocolatierError("no-hello", "the first message must be a hello") from None
        message = json.loads(text)
        if not isinstance(message, dict) or message.get("type") != "hello":
            raise ChocolatierError("no-hello", "the first message must be a hello")
        name, token = str(message.get("name")), str(message.get("token"))
        visitor = bots.enter(name, token, self._queue.put_nowait)
        self._queue.put_nowait(json.dumps({"type": "welcome", "name": name}))
        return visitor

    async def _refuse(self, error: ChocolatierError) -> None:
        """Say what was wrong, and close."""
        refusal = messages.Refusal(error=problem_of(error)).model_dump_json()
        with suppress(WebSocketDisconnect, RuntimeError):
            await self._websocket.send_text(refusal)
            await self._websocket.close(close_code(error))
