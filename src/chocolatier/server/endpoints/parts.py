"""What several endpoints need: the hub, the errors that they describe, a replay."""

import asyncio
from typing import Any

from fastapi import Request, WebSocket
from fastapi.responses import Response

from chocolatier.rules.game import Game
from chocolatier.server.endpoints.problems import ErrorBody
from chocolatier.server.tables.hub import Hub
from chocolatier.view import http
from chocolatier.view.frames import frames_of
from chocolatier.view.guest import result_of, rules_view


def errors(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """Return the answers that are not a success, for the description of the API."""
    return {status: {"model": ErrorBody} for status in (*statuses, 403, 413, 422, 429, 503)}


def hub_of(request: Request | WebSocket) -> Hub:
    """Return the hub of the server."""
    hub: Hub = request.app.state.hub
    return hub


async def replay_of(game: Game, names: list[str], seed: str | None, table: str | None) -> Response:
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
