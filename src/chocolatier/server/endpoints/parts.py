"""What several endpoints need: the hub, the errors that they describe, a replay."""

from typing import Any

from fastapi import Request, WebSocket
from fastapi.responses import Response

from chocolatier.rules.game import Game
from chocolatier.server.endpoints.problems import ErrorBody
from chocolatier.server.reviewing.desk import Desk
from chocolatier.server.tables.hub import Hub
from chocolatier.server.uploads import Uploads
from chocolatier.view import http
from chocolatier.view.frames import frames_of
from chocolatier.view.guest import result_of, rules_view
from chocolatier.view.position import position_view


def errors(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """Return the answers that are not a success, for the description of the API."""
    return {status: {"model": ErrorBody} for status in (*statuses, 403, 413, 422, 429, 503)}


def hub_of(request: Request | WebSocket) -> Hub:
    """Return the hub of the server."""
    hub: Hub = request.app.state.hub
    return hub


def uploads_of(request: Request) -> Uploads:
    """Return the lane of whole games."""
    uploads: Uploads = request.app.state.uploads
    return uploads


def desk_of(request: Request) -> Desk:
    """Return the desk of reviews."""
    desk: Desk = request.app.state.desk
    return desk


async def replay_of(
    uploads: Uploads,
    game: Game,
    names: list[str],
    hints: list[int],
    seed: str | None = None,
    table: str | None = None,
) -> Response:
    """Return the replay as JSON, made in the lane of whole games because it is long."""

    def make() -> str:
        over = game.is_over
        replay = http.Replay(
            rules=rules_view(game.rules),
            seats=names,
            over=over,
            opening=position_view(game.opening) if game.opening.round else None,
            frames=frames_of(game),
            result=result_of(game, seed, hints) if over else None,
            table=table,
        )
        return replay.model_dump_json()

    return Response(await uploads.run(make), media_type="application/json")
