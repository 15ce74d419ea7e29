"""The HTTP API of reviews: ask for one, look at it while it is made, cancel it, try moves."""

from typing import Annotated

from fastapi import APIRouter, Path, Query, Request
from fastapi.responses import Response

from chocolatier.errors import ChocolatierError
from chocolatier.notation.record_lines import SeatNumber
from chocolatier.notation.records import Record, read_records
from chocolatier.rules.seats import seat_of
from chocolatier.server.endpoints.guard import address_of
from chocolatier.server.endpoints.parts import desk_of, errors, hub_of, replay_of, uploads_of
from chocolatier.server.reviewing.trials import Trials
from chocolatier.server.tables.hub import too_early
from chocolatier.table.state import running
from chocolatier.view import http
from chocolatier.view.guest import record_of
from chocolatier.view.study.reviews import Digest, ReviewName, ReviewView, ReviewWish
from chocolatier.view.study.trials import Trial, TrialWish
from chocolatier.view.table_view import Language

DigestPath = Annotated[Digest, Path(description="the digest of a review")]
router = APIRouter(prefix="/api/reviews")


@router.post("", responses=errors(400, 404, 409, 410))
async def post_review(wish: ReviewWish, request: Request) -> ReviewName:
    """Ask for the review of a finished game; the answer comes at once, the review later."""
    hub, address = hub_of(request), address_of(request)
    await hub.wait_ready()
    match wish:
        case ReviewWish(table=str(table), record=None, digest=None):
            record = await _finished(request, table)
        case ReviewWish(table=None, record=str(text), digest=None):
            record = await uploads_of(request).referee(text, address)
            hub.check_not_played(record.game)
        case ReviewWish(table=None, record=None, digest=str(digest)):
            return ReviewName(digest=await desk_of(request).ask_again(digest, address))
        case _:
            reason = "exactly one of table, record and digest must be given"
            raise ChocolatierError("bad-request", reason, field="body", reason=reason)
    return ReviewName(digest=await desk_of(request).ask(record, address))


async def _finished(request: Request, table: str) -> Record:
    """Return the game of a finished table; raise TableError while it is played."""
    live = await hub_of(request).find(table)
    if live.table.status != "over":
        raise too_early()
    table_now = await live.read(running)
    return await uploads_of(request).run(lambda: _read(record_of(table_now)))


def _read(text: str) -> Record:
    return next(read_records(text.splitlines(), unfinished=True))


@router.get("/{digest}", response_model=ReviewView, responses=errors(404, 410))
async def show_review(
    digest: DigestPath,
    request: Request,
    since: Annotated[int, Query(ge=0, le=1000, description="rounds that are known")] = 0,
    language: Annotated[Language, Query(description="of the sentences")] = "en",
    you: Annotated[SeatNumber | None, Query(description="the seat that is spoken to")] = None,
) -> Response:
    """Return a review, as far as it is known."""
    await hub_of(request).wait_ready()
    seat = None if you is None else seat_of(you)
    shown = await desk_of(request).show(digest, since, language, seat)
    return Response(shown.model_dump_json(), media_type="application/json")


@router.get("/{digest}/replay", response_model=http.Replay, responses=errors(404))
async def replay_review(digest: DigestPath, request: Request) -> Response:
    """Return the game of a review, frame by frame."""
    await hub_of(request).wait_ready()
    record = await desk_of(request).record(digest)
    return await replay_of(uploads_of(request), record.game, record.seats, record.hints)


@router.post("/{digest}/cancel", responses=errors(404, 409))
async def cancel_review(digest: DigestPath, request: Request) -> ReviewName:
    """Cancel a review that is under way, unless others asked for it too."""
    await desk_of(request).cancel(digest, address_of(request))
    return ReviewName(digest=digest)


@router.post("/{digest}/try", responses=errors(400, 404, 409))
async def try_move(digest: DigestPath, wish: TrialWish, request: Request) -> Trial:
    """Say what another move would have given away in a position of a reviewed game."""
    await hub_of(request).wait_ready()
    trials: Trials = request.app.state.trials
    return await trials.judge(digest, wish, address_of(request))
