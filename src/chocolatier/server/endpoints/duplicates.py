"""The HTTP API of duplicate games. Tokens travel in bodies, never in addresses."""

from typing import Annotated

from fastapi import APIRouter, Path, Request

from chocolatier.server.contests.duplicates import DuplicateDesk
from chocolatier.server.endpoints.parts import errors
from chocolatier.view.contests import (
    ChallengeWish,
    ContestId,
    DuplicateView,
    Entrant,
    MatchWish,
    PlayWish,
)
from chocolatier.view.table_view import Opened

ContestPath = Annotated[ContestId, Path(description="the id of a challenge or a match")]
router = APIRouter(prefix="/api/duplicates")


def _desk(request: Request) -> DuplicateDesk:
    desk: DuplicateDesk = request.app.state.duplicates
    return desk


@router.post("/challenge", status_code=201, responses=errors(400, 404, 409))
async def post_challenge(wish: ChallengeWish, request: Request) -> DuplicateView:
    """Let others play the deals of a finished table."""
    return await _desk(request).challenge(wish)


@router.post("/match", status_code=201, responses=errors(400, 409))
async def post_match(wish: MatchWish, request: Request) -> DuplicateView:
    """Open two tables at which two teams sit crosswise."""
    return await _desk(request).match(wish)


@router.post("/of/{contest}", responses=errors(400, 404))
async def show_duplicate(contest: ContestPath, who: Entrant, request: Request) -> DuplicateView:
    """Show a challenge or a match, and how its games compare."""
    return await _desk(request).show(contest, who.holder)


@router.post("/of/{contest}/table", status_code=201, responses=errors(400, 404, 409))
async def play_duplicate(contest: ContestPath, wish: PlayWish, request: Request) -> Opened:
    """Play the deals of a challenge; only one attempt counts."""
    return await _desk(request).play(contest, wish)
