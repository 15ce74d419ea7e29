"""The HTTP API of the study board, and its socket for live analysis."""

import asyncio
from contextlib import suppress

from fastapi import APIRouter, Request, WebSocket
from fastapi.responses import Response
from pydantic import TypeAdapter

from chocolatier.compiled import PLAIN
from chocolatier.errors import ChocolatierError
from chocolatier.notation.records import Record, read_records
from chocolatier.rules.seats import seat_number
from chocolatier.server.analysing import Analyses, Progress
from chocolatier.server.endpoints.conversation import Conversation
from chocolatier.server.endpoints.guard import accepted
from chocolatier.server.endpoints.parts import desk_of, errors, hub_of
from chocolatier.server.endpoints.problems import problem_of
from chocolatier.server.tables.hub import Hub, too_early
from chocolatier.study.analysed import AnalysedMove, analysed_moves
from chocolatier.view import messages
from chocolatier.view.guest import record_of
from chocolatier.view.study import analysis
from chocolatier.view.study.sketch import SketchView, SketchWish, read_sketch, view_sketch
from chocolatier.view.study.study import (
    StudyView,
    StudyWish,
    game_at,
    rest_of,
    start_game,
    study_view,
)

router = APIRouter(prefix="/api/study")
_TO_ANALYST: TypeAdapter[analysis.ToAnalyst] = TypeAdapter(analysis.ToAnalyst)
_PONG = messages.Pong().model_dump_json()


@router.post("", response_model=StudyView, responses=errors(400, 404, 409))
async def study(wish: StudyWish, request: Request) -> Response:
    """Show a position after some moves and deals, and all that can be played in it."""
    hub = hub_of(request)
    await hub.wait_ready()
    record: Record | None = None
    match wish:
        case StudyWish(start=str(), record=None, review=None, table=None, entry=None):
            pass
        case StudyWish(start=None, record=str(text), review=None, table=None):
            record = await asyncio.to_thread(_read, text)
            hub.check_not_played(record.game)
        case StudyWish(start=None, record=None, review=str(digest), table=None):
            record = await desk_of(request).record(digest)
        case StudyWish(start=None, record=None, review=None, table=str(table)):
            live = await hub.find(table)
            if live.table.status != "over":
                raise too_early()
            record = await asyncio.to_thread(_read, await live.read(record_of))
        case _:
            reason = "exactly one of start, record, review and table must be given"
            raise ChocolatierError("bad-request", reason, field="body", reason=reason)
    text = await asyncio.to_thread(_shown, wish, record)
    return Response(text, media_type="application/json")


def _read(text: str) -> Record:
    return next(read_records(text.splitlines(), unfinished=True))


def _shown(wish: StudyWish, record: Record | None) -> str:
    if record is None:
        assert wish.start is not None
        view = study_view(start_game(wish.start), wish, [])
    else:
        rest = [] if wish.steps else rest_of(record.game, wish.entry)
        view = study_view(game_at(record.game, wish.entry), wish, list(record.seats), rest)
    return view.model_dump_json()


@router.post("/sketch", responses=errors(400))
async def sketch(wish: SketchWish, request: Request) -> SketchView:
    """Say what an edited position is: its bag and phase, its texts, or why it is impossible."""
    await hub_of(request).wait_ready()
    return await asyncio.to_thread(lambda: view_sketch(read_sketch(wish), problem_of))


@router.websocket("/socket")
async def analyse(websocket: WebSocket) -> None:
    """Analyse positions while a guest looks: see docs/server.md."""
    async with accepted(websocket) as address:
        if address is not None:
            hub, analyses = hub_of(websocket), websocket.app.state.analyses
            await AnalysisSocket(websocket, hub, analyses, address).run()


class AnalysisSocket(Conversation):
    """One guest who looks at a position, then perhaps at another one."""

    def __init__(self, websocket: WebSocket, hub: Hub, analyses: Analyses, address: str) -> None:
        super().__init__(websocket, hub.services.settings.limits)
        self._hub, self._analyses, self._address = hub, analyses, address
        self._task: asyncio.Task[None] | None = None

    async def _converse(self) -> None:
        try:
            while not self._leaving:
                match await self._read(_TO_ANALYST):
                    case analysis.Analyse() as wish:
                        await self._stop()
                        self._task = asyncio.create_task(self._analyse(wish))
                    case analysis.StopAnalysis():
                        await self._stop()
                    case messages.Ping():
                        self._say(_PONG)
                    case None:
                        pass
        finally:
            await self._stop()

    async def _stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
            self._task = None

    async def _analyse(self, wish: analysis.Analyse) -> None:
        """Send what is found, until there is no more or the task is cancelled."""
        try:
            if PLAIN:
                raise ChocolatierError("analysis-compiling", "the engine is being compiled")
            await self._hub.wait_ready()
            game = await asyncio.to_thread(start_game, wish.position)
            seat = seat_number(game.turn)
            async for progress in self._analyses.analyse(game, wish.moves, self._address):
                moves = analysed_moves(game, progress.found.thoughts)
                self._say(_view(wish.id, seat, moves, progress))
        except ChocolatierError as error:
            refused = analysis.AnalysisRefused(id=wish.id, error=problem_of(error))
            self._say(refused.model_dump_json())


def _view(number: int, seat: int, moves: list[AnalysedMove], progress: Progress) -> str:
    return analysis.AnalysisView(
        id=number,
        seat=seat,
        moves=moves,
        nodes=progress.found.nodes,
        seconds=round(progress.seconds, 2),
        stage=progress.found.stage,
        done=progress.done,
    ).model_dump_json()
