"""The HTTP API, and the address of the sockets: ``/api/tables/{table}/socket``."""

import asyncio
from functools import cache
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request, WebSocket
from fastapi.responses import Response

from chocolatier import __version__
from chocolatier.bots.levels import LEVELS
from chocolatier.errors import ChocolatierError
from chocolatier.notation.records import read_records
from chocolatier.rules.game import Game
from chocolatier.server.endpoints.guard import address_of, check_origin, error_response
from chocolatier.server.endpoints.problems import ErrorBody
from chocolatier.server.endpoints.sockets import Socket
from chocolatier.server.limits import Addresses
from chocolatier.server.tables.hub import Hub
from chocolatier.table.state import running
from chocolatier.view import http
from chocolatier.view.frames import frames_of
from chocolatier.view.guest import record_of, result_of, rules_view
from chocolatier.view.lessons import lessons
from chocolatier.view.position import Model
from chocolatier.view.table_view import Opened, TableId, TableView

TablePath = Annotated[TableId, Path(description="a table's id")]


def _errors(*statuses: int) -> dict[int | str, dict[str, Any]]:
    return {status: {"model": ErrorBody} for status in (*statuses, 403, 413, 422, 429, 503)}


class Health(Model):
    """Whether the server works."""

    status: str
    tables: int  # in memory
    ready: bool


router = APIRouter(prefix="/api")


def _hub(request: Request | WebSocket) -> Hub:
    hub: Hub = request.app.state.hub
    return hub


@router.post("/tables", status_code=201, responses=_errors(400))
async def post_table(new: http.NewTable, request: Request) -> Opened:
    """Open a table. Keep the token, which holds your seats; give the invitation away."""
    return await _hub(request).open(new)


@router.get("/tables/{table}", responses=_errors(404))
async def show_table(table: TablePath, request: Request) -> TableView:
    """Show a table as spectators see it."""
    return await (await _hub(request).find(table)).show()


@router.post("/tables/{table}/seats", status_code=201, responses=_errors(400, 404, 409))
async def post_seat(table: TablePath, wish: http.Join, request: Request) -> http.Joined:
    """Take an open seat by an invitation."""
    return await _hub(request).join(table, wish)


@router.get(
    "/tables/{table}/record",
    response_model=None,
    responses={**_errors(404, 409), 200: {"content": {"application/jsonl": {}}}},
)
async def download_record(table: TablePath, request: Request) -> Response:
    """Return the record so far as JSON lines; the seed is in it once the game is over."""
    live = await _hub(request).find(table)
    text = await live.read(record_of)
    name = f'attachment; filename="chocolatier-{table}.jsonl"'
    return Response(text, media_type="application/jsonl", headers={"content-disposition": name})


@router.get("/tables/{table}/replay", response_model=http.Replay, responses=_errors(404, 409))
async def replay_table(table: TablePath, request: Request) -> Response:
    """Return the game so far, frame by frame."""
    live = await _hub(request).find(table)
    game, names = await live.read(lambda seen: (running(seen).game, seen.record_names()))
    return await _replayed(game, names, game.seed, table)


@router.post("/replay", response_model=http.Replay, responses=_errors(400))
async def replay_record(upload: http.Upload, request: Request) -> Response:
    """Referee a record, and replay its first game; it may stop before its end."""
    await _hub(request).wait_ready()
    record = await asyncio.to_thread(
        lambda: next(read_records(upload.record.splitlines(), unfinished=True))
    )
    return await _replayed(record.game, record.seats, record.header.seed, None)


async def _replayed(game: Game, names: list[str], seed: str | None, table: str | None) -> Response:
    """Return the replay as JSON, made in a thread because it is long."""

    def make() -> str:
        over = game.is_over
        replay = http.Replay(
            rules=rules_view(game.rules),
            seats=names,
            over=over,
            frames=frames_of(game),
            result=result_of(game, seed) if over else None,
            table=table,
        )
        return replay.model_dump_json()

    return Response(await asyncio.to_thread(make), media_type="application/json")


@router.post("/mine", responses=_errors(400))
async def list_tables(mine: http.Mine, request: Request) -> http.Summaries:
    """List those of these tables that exist, the last changed first."""
    hub = _hub(request)
    found = await hub.services.archive.summaries(mine.tables)
    tables = [hub.with_presence(summary) for summary in found]
    return http.Summaries(tables=sorted(tables, key=lambda table: -table.changed))


@router.get("/info", responses=_errors())
async def show_info(request: Request) -> http.Info:
    """Return what this server offers."""
    return http.Info(
        version=__version__,
        levels=[
            http.LevelView(name=level.name, strength=strength)
            for strength, level in enumerate(LEVELS, 1)
        ],
        address=request.app.state.address,
        ready=_hub(request).ready.is_set(),
    )


@router.get("/lessons", response_model=http.Lessons, responses=_errors())
async def show_lessons(request: Request) -> Response:
    """Return the tutorial's positions and moves; the browser has its words."""
    await _hub(request).wait_ready()
    return Response(await asyncio.to_thread(_lessons), media_type="application/json")


@cache
def _lessons() -> str:
    return http.Lessons(lessons=list(lessons())).model_dump_json()


@router.get("/health", responses=_errors())
async def show_health(request: Request) -> Health:
    """Report whether the database answers, for programs that monitor the server."""
    hub = _hub(request)
    await hub.services.archive.ping()
    return Health(status="ok", tables=hub.in_memory, ready=hub.ready.is_set())


@router.websocket("/tables/{table}/socket")
async def play(websocket: WebSocket, table: str) -> None:
    """Play or watch: see docs/server.md."""
    addresses: Addresses = websocket.app.state.addresses
    address = address_of(websocket)
    try:
        check_origin(websocket, _hub(websocket).services.settings)
        addresses.enter(address)
    except ChocolatierError as error:
        await websocket.send_denial_response(error_response(error))
        return
    try:
        await websocket.accept()
        await Socket(websocket, _hub(websocket)).run(table)
    finally:
        addresses.leave(address)
