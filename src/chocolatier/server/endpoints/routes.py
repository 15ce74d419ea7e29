"""The HTTP API, and the address of the sockets: ``/api/tables/{table}/socket``."""

import asyncio
from functools import cache
from typing import Annotated

from fastapi import APIRouter, Path, Request, WebSocket
from fastapi.responses import Response

from chocolatier import __version__
from chocolatier.bots.levels import LEVELS, QUICK
from chocolatier.errors import ChocolatierError
from chocolatier.server.endpoints.guard import address_of, check_host, check_origin, error_response
from chocolatier.server.endpoints.parts import errors, hub_of, replay_of, uploads_of
from chocolatier.server.endpoints.sockets import Socket
from chocolatier.server.limits import Addresses
from chocolatier.server.metrics import CONTENT_TYPE, may_read
from chocolatier.table.state import running
from chocolatier.view import http
from chocolatier.view.guest import record_of
from chocolatier.view.lessons.lessons import lessons
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
    table_now = await live.read(running)
    text = await uploads_of(request).run(lambda: record_of(table_now))
    name = f'attachment; filename="chocolatier-{table}.jsonl"'
    return Response(text, media_type="application/jsonl", headers={"content-disposition": name})


@router.get("/tables/{table}/replay", response_model=http.Replay, responses=errors(404, 409))
async def replay_table(table: TablePath, request: Request) -> Response:
    """Return the game so far, frame by frame."""
    live = await hub_of(request).find(table)
    playing, names = await live.read(lambda seen: (running(seen), seen.record_names()))
    uploads = uploads_of(request)
    return await replay_of(uploads, playing.game, names, playing.hints, playing.game.seed, table)


@router.post("/replay", response_model=http.Replay, responses=errors(400))
async def replay_record(upload: http.Upload, request: Request) -> Response:
    """Referee a record, and replay its first game; it may stop before its end."""
    await hub_of(request).wait_ready()
    uploads = uploads_of(request)
    record = await uploads.referee(upload.record, address_of(request))
    return await replay_of(uploads, record.game, record.seats, record.hints, record.header.seed)


@router.post("/mine", responses=errors(400))
async def list_tables(mine: http.Mine, request: Request) -> http.Summaries:
    """List those of these tables that exist, the last changed first."""
    hub = hub_of(request)
    found = await hub.summaries(mine.tables)
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
        ]
        + [
            http.LevelView(name=name, strength=0, own=True)
            for name in hub.services.own_bots.present
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


@router.get("/metrics", include_in_schema=False)
async def show_metrics(request: Request) -> Response:
    """Return figures for Prometheus, to those who have the token."""
    services = hub_of(request).services
    if not may_read(services.settings.metrics, request.headers.get("authorization")):
        raise ChocolatierError("not-found", "there is nothing at /api/metrics")
    return Response(services.metrics.text(), media_type=CONTENT_TYPE)


@router.websocket("/tables/{table}/socket")
async def play(websocket: WebSocket, table: str) -> None:
    """Play or watch: see docs/server.md."""
    addresses: Addresses = websocket.app.state.addresses
    address = address_of(websocket)
    try:
        settings = hub_of(websocket).services.settings
        check_host(websocket, settings)
        check_origin(websocket, settings)
        addresses.enter(address)
    except ChocolatierError as error:
        hub_of(websocket).services.metrics.refusals.labels(error.code).inc()
        await websocket.send_denial_response(error_response(error))
        return
    try:
        await websocket.accept()
        socket = Socket(websocket, hub_of(websocket), lambda: addresses.take_hint(address), address)
        await socket.run(table)
    finally:
        addresses.leave(address)
