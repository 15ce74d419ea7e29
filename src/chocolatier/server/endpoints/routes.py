"""The HTTP API, and the address of the sockets: ``/api/tables/{table}/socket``."""

import asyncio
from functools import cache
from typing import Annotated

from fastapi import APIRouter, Path, Request, WebSocket
from fastapi.responses import Response

from chocolatier import __version__
from chocolatier.bots.levels import LEVELS, QUICK
from chocolatier.errors import ChocolatierError
from chocolatier.notation.records import read_records
from chocolatier.server.endpoints.guard import address_of, check_origin, error_response
from chocolatier.server.endpoints.parts import errors, hub_of, replay_of
from chocolatier.server.endpoints.sockets import Socket
from chocolatier.server.limits import Addresses
from chocolatier.table.state import running
from chocolatier.view import http
from chocolatier.view.guest import record_of
from chocolatier.view.lessons import lessons
from chocolatier.view.position import Model
from chocolatier.view.table_view import Opened, TableId, TableView

TablePath = Annotated[TableId, Path(description="a table's id")]


class Health(Model):
    """Whether the server works."""

    status: str
    tables: int  # in memory
    ready: bool


router = APIRouter(prefix="/api")


@router.post("/tables", status_code=201, responses=errors(400))
async def post_table(new: http.NewTable, request: Request) -> Opened:
    """Open a table. Keep the token, which holds your seats; give the invitation away."""
    return await hub_of(request).open(new)


@router.get("/tables/{table}", responses=errors(404))
async def show_table(table: TablePath, request: Request) -> TableView:
    """Show a table as spectators see it."""
    return await (await hub_of(request).find(table)).show()


@router.post("/tables/{table}/seats", status_code=201, responses=errors(400, 404, 409))
async def post_seat(table: TablePath, wish: http.Join, request: Request) -> http.Joined:
    """Take an open seat by an invitation."""
    return await hub_of(request).join(table, wish)


@router.get(
    "/tables/{table}/record",
    response_model=None,
    responses={**errors(404, 409), 200: {"content": {"application/jsonl": {}}}},
)
async def download_record(table: TablePath, request: Request) -> Response:
    """Return the record so far as JSON lines; the seed is in it once the game is over."""
    live = await hub_of(request).find(table)
    text = await live.read(record_of)
    name = f'attachment; filename="chocolatier-{table}.jsonl"'
    return Response(text, media_type="application/jsonl", headers={"content-disposition": name})


@router.get("/tables/{table}/replay", response_model=http.Replay, responses=errors(404, 409))
async def replay_table(table: TablePath, request: Request) -> Response:
    """Return the game so far, frame by frame."""
    live = await hub_of(request).find(table)
    game, names = await live.read(lambda seen: (running(seen).game, seen.record_names()))
    return await replay_of(game, names, game.seed, table)


@router.post("/replay", response_model=http.Replay, responses=errors(400))
async def replay_record(upload: http.Upload, request: Request) -> Response:
    """Referee a record, and replay its first game; it may stop before its end."""
    await hub_of(request).wait_ready()
    record = await asyncio.to_thread(
        lambda: next(read_records(upload.record.splitlines(), unfinished=True))
    )
    return await replay_of(record.game, record.seats, record.header.seed, None)


@router.post("/mine", responses=errors(400))
async def list_tables(mine: http.Mine, request: Request) -> http.Summaries:
    """List those of these tables that exist, the last changed first."""
    hub = hub_of(request)
    found = await hub.services.archive.summaries(mine.tables)
    tables = [hub.with_presence(summary) for summary in found]
    return http.Summaries(tables=sorted(tables, key=lambda table: -table.changed))


@router.get("/info", responses=errors())
async def show_info(request: Request) -> http.Info:
    """Return what this server offers."""
    hub = hub_of(request)
    return http.Info(
        version=__version__,
        levels=[
            http.LevelView(name=level.name, strength=strength)
            for strength, level in enumerate(LEVELS, 1)
        ],
        address=request.app.state.address,
        compiled=hub.compiled,
        stand_in=QUICK if hub.compiled < 1 else None,
    )


@router.get("/lessons", response_model=http.Lessons, responses=errors())
async def show_lessons(request: Request) -> Response:
    """Return the tutorial's positions and moves; the browser has its words."""
    await hub_of(request).wait_ready()
    return Response(await asyncio.to_thread(_lessons), media_type="application/json")


@cache
def _lessons() -> str:
    return http.Lessons(lessons=list(lessons())).model_dump_json()


@router.get("/health", responses=errors())
async def show_health(request: Request) -> Health:
    """Report whether the database answers, for programs that monitor the server."""
    hub = hub_of(request)
    await hub.services.archive.ping()
    return Health(status="ok", tables=hub.in_memory, ready=hub.ready.is_set())


@router.websocket("/tables/{table}/socket")
async def play(websocket: WebSocket, table: str) -> None:
    """Play or watch: see docs/server.md."""
    addresses: Addresses = websocket.app.state.addresses
    address = address_of(websocket)
    try:
        check_origin(websocket, hub_of(websocket).services.settings)
        addresses.enter(address)
    except ChocolatierError as error:
        await websocket.send_denial_response(error_response(error))
        return
    try:
        await websocket.accept()
        await Socket(websocket, hub_of(websocket)).run(table)
    finally:
        addresses.leave(address)
