"""The lobby's API: open tables as a list, the same live, and looking for an opponent."""

from collections.abc import AsyncGenerator

from fastapi import APIRouter, Request
from fastapi.responses import StreamingResponse

from chocolatier.server.endpoints.guard import address_of
from chocolatier.server.endpoints.parts import errors
from chocolatier.server.limits import Addresses
from chocolatier.server.lobby.noticeboard import Noticeboard
from chocolatier.view import http
from chocolatier.view.table_view import Opened

router = APIRouter(prefix="/api/lobby")


def _board(request: Request) -> Noticeboard:
    board: Noticeboard = request.app.state.board
    return board


@router.get("", responses=errors())
async def list_open_tables(request: Request) -> http.OpenTables:
    """List the tables that are open to everyone."""
    return _board(request).tables()


@router.post("/seek", status_code=201, responses=errors(400))
async def seek_opponent(wish: http.Seek, request: Request) -> Opened:
    """Take a seat at an open table for two with these rules, or open such a table."""
    return await _board(request).seek(wish)


@router.get(
    "/live",
    response_class=StreamingResponse,
    responses={**errors(), 200: {"content": {"text/event-stream": {}}}},
)
async def watch_open_tables(request: Request) -> StreamingResponse:
    """Send the list of open tables now and whenever it changes, as server-sent events."""
    addresses: Addresses = request.app.state.addresses
    address = address_of(request)
    addresses.enter(address)

    async def lines() -> AsyncGenerator[str]:
        try:
            async for text in _board(request).watch():
                yield f"data: {text}\n\n" if text else ": still here\n\n"
        finally:
            addresses.leave(address)

    headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
    return StreamingResponse(lines(), media_type="text/event-stream", headers=headers)
