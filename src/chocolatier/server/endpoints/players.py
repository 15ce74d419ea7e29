"""The HTTP API of players and of their progress. Secrets travel in bodies, never in addresses."""

from fastapi import APIRouter, Request

from chocolatier.server.endpoints.guard import address_of
from chocolatier.server.endpoints.parts import errors
from chocolatier.server.players.desk import PlayerDesk
from chocolatier.server.players.progress import ProgressDesk
from chocolatier.view import players as view

router = APIRouter(prefix="/api")


def _desk(request: Request) -> PlayerDesk:
    desk: PlayerDesk = request.app.state.players
    return desk


def _progress(request: Request) -> ProgressDesk:
    desk: ProgressDesk = request.app.state.progress
    return desk


@router.post("/players", status_code=201, responses=errors(400))
async def post_player(new: view.NewPlayer, request: Request) -> view.PlayerKey:
    """Become a player. Keep the key: it is the only way back."""
    return await _desk(request).add(new, address_of(request))


@router.post("/players/check", responses=errors(400))
async def check_memory(saved: view.SavedMemory, request: Request) -> view.CheckedMemory:
    """Check a memory from a file, before a browser takes it over; nothing is kept."""
    return await _desk(request).check(saved.memory)


@router.post("/players/memory", responses=errors(400, 404))
async def meet_player(wish: view.PlayerWish, request: Request) -> view.PlayerView:
    """Add what a browser remembers, and return what it does not know yet."""
    return await _desk(request).meet(wish)


@router.post("/players/link", responses=errors(400, 404))
async def replace_link(who: view.PlayerKey, request: Request) -> view.PlayerKey:
    """Make a new key; the old one opens nothing from now on."""
    return await _desk(request).replace_link(who.key)


@router.post("/players/forget", responses=errors(400, 404))
async def forget_player(who: view.PlayerKey, request: Request) -> view.Forgotten:
    """Remove everything of a player."""
    return await _desk(request).forget(who.key)


@router.post("/progress/results", responses=errors(400))
async def show_results(wish: view.ResultsWish, request: Request) -> view.ResultsView:
    """Return how finished games went, each with a receipt."""
    return await _progress(request).results(wish)


@router.post("/progress", responses=errors(400))
async def show_progress(wish: view.ProgressWish, request: Request) -> view.ProgressView:
    """Rate results and puzzles, and sum up reviews; nothing is kept."""
    return await _progress(request).show(wish)
