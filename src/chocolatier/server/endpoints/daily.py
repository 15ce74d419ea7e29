"""The HTTP API of the daily deal. Tokens travel in bodies, never in addresses."""

from typing import Annotated

from fastapi import APIRouter, Path, Request
from fastapi.responses import Response

from chocolatier.server.contests.daily_desk import DailyDesk
from chocolatier.server.endpoints.parts import errors, replay_of, uploads_of
from chocolatier.view import http
from chocolatier.view.contests import DailyView, DailyWish, Day, Entrant, NameWish
from chocolatier.view.table_view import Opened

DayPath = Annotated[Day, Path(description="a day such as 2026-11-17, or today")]
router = APIRouter(prefix="/api/daily")


def _desk(request: Request) -> DailyDesk:
    desk: DailyDesk = request.app.state.daily
    return desk


@router.post("/{day}", response_model=DailyView, responses=errors(400, 404))
async def show_day(day: DayPath, who: Entrant, request: Request) -> Response:
    """Show the deal of a day, the results, and how who asks has done."""
    shown = await _desk(request).show(day, who.holder)
    return Response(shown.model_dump_json(), media_type="application/json")


@router.post("/{day}/table", status_code=201, responses=errors(400, 404, 409))
async def play_day(day: DayPath, wish: DailyWish, request: Request) -> Opened:
    """Play the deal of a day: the attempt that counts, or one that does not."""
    return await _desk(request).play(day, wish)


@router.post("/{day}/name", responses=errors(400, 404, 409))
async def name_result(day: DayPath, wish: NameWish, request: Request) -> DailyView:
    """Give a result a name, or take the name back."""
    return await _desk(request).rename(day, wish)


@router.post("/{day}/rival", response_model=http.Replay, responses=errors(400, 404, 409))
async def replay_rival(day: DayPath, who: Entrant, request: Request) -> Response:
    """Return the best bot's game on the same deals, frame by frame."""
    game, names = await _desk(request).rival(day, who.holder)
    return await replay_of(uploads_of(request), game, names, [0] * game.rules.players)
