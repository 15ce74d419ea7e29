"""The application: its parts, put together once per start."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from starlette.convertors import Convertor, register_url_convertor
from starlette.exceptions import HTTPException
from starlette.middleware.cors import CORSMiddleware
from starlette.middleware.gzip import GZipMiddleware

from chocolatier import __version__
from chocolatier.compiled import PLAIN
from chocolatier.errors import ChocolatierError
from chocolatier.rules.game import Game
from chocolatier.server import collector, upkeep
from chocolatier.server.analysing import Analyses
from chocolatier.server.cluster.cluster import Cluster
from chocolatier.server.contests.daily_desk import DailyDesk
from chocolatier.server.contests.duplicates import DuplicateDesk
from chocolatier.server.contests.entering import Entries
from chocolatier.server.contests.rivals import Rivals
from chocolatier.server.endpoints.bots import router as bot_router
from chocolatier.server.endpoints.cards import card_for
from chocolatier.server.endpoints.daily import router as daily_router
from chocolatier.server.endpoints.duplicates import router as duplicate_router
from chocolatier.server.endpoints.guard import BodyTooLargeError, Guard, error_response
from chocolatier.server.endpoints.lobby import router as lobby_router
from chocolatier.server.endpoints.players import router as player_router
from chocolatier.server.endpoints.problems import ErrorBody, bad_field
from chocolatier.server.endpoints.puzzles import Prover
from chocolatier.server.endpoints.puzzles import router as puzzle_router
from chocolatier.server.endpoints.reviews import router as review_router
from chocolatier.server.endpoints.routes import router
from chocolatier.server.endpoints.static import StaticPage
from chocolatier.server.endpoints.study import router as study_router
from chocolatier.server.hosting.admin import Admin
from chocolatier.server.hosting.door import Door
from chocolatier.server.limits import Addresses
from chocolatier.server.lobby.noticeboard import Noticeboard
from chocolatier.server.metrics import Metrics, MetricsPort
from chocolatier.server.own_bots import OwnBots
from chocolatier.server.players.desk import PlayerDesk
from chocolatier.server.players.grades import PuzzleGrades
from chocolatier.server.players.progress import ProgressDesk
from chocolatier.server.players.referee import ResultReferee
from chocolatier.server.reviewing.desk import Desk
from chocolatier.server.reviewing.trials import Trials
from chocolatier.server.settings import ServerSettings
from chocolatier.server.shared_bots import SharedBots
from chocolatier.server.tables.archive import Archive, open_store
from chocolatier.server.tables.hub import Hub
from chocolatier.server.tables.neighbours import Alone
from chocolatier.server.tables.services import Services
from chocolatier.server.tasks import Tasks
from chocolatier.server.thinking.jobs import Brain, Student, choose, do_study
from chocolatier.server.thinking.thinkers import Thinkers
from chocolatier.server.uploads import Uploads
from chocolatier.server.watching import Watch
from chocolatier.view.options import options_text

_CODES = {404: "not-found", 405: "bad-method"}


class PagePath(Convertor[str]):
    """A path convertor for all paths but those of the API."""

    regex = r"(?!api(?:/|$)).*"

    def convert(self, value: str) -> str:
        """Return the path as it is."""
        return value

    def to_string(self, value: str) -> str:
        """Return the path as it is."""
        return value


register_url_convertor("page", PagePath())


def create_app(
    settings: ServerSettings,
    address: str | None = None,
    brain: Brain = choose,
    student: Student = do_study,
) -> FastAPI:
    """Return the application; nothing is opened or started before its lifespan begins.

    ``address`` is the page's address for other machines, ``brain`` chooses the bots' moves,
    ``student`` does the jobs of reviews and the slices of analyses.
    """
    addresses, metrics = Addresses(settings.limits), Metrics()
    for network in settings.blocked:
        addresses.block(network)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncGenerator[None]:
        thinkers = Thinkers(settings.workers, settings.bot_seconds, brain, student)
        async with _open_hub(settings, thinkers, addresses, metrics) as opened:
            app.state.hub, app.state.desk, app.state.board = opened
            hub, desk, _ = opened
            app.state.trials = Trials(hub.services, desk, addresses)
            entries = app.state.entries = Entries(hub, Rivals(hub.services))
            app.state.daily = DailyDesk(hub, entries)
            app.state.duplicates = DuplicateDesk(hub, entries)
            referee = ResultReferee(hub)
            app.state.players = PlayerDesk(hub, addresses, referee)
            grades = app.state.grades = PuzzleGrades(hub.services.archive)
            app.state.progress = ProgressDesk(hub, app.state.uploads, referee, grades)
            hub.services.on_over.append(entries.note_end)
            app.state.analyses = Analyses(thinkers, settings.limits, addresses)
            yield

    app = FastAPI(
        title="Chocolatier",
        version=__version__,
        description="Azul: Master Chocolatier. The socket protocol is in docs/server.md.",
        openapi_url="/api/openapi.json",
        docs_url=None,  # its page loads scripts from other servers, as does the next one's
        redoc_url=None,
        lifespan=lifespan,
    )
    app.state.addresses, app.state.address, app.state.metrics = addresses, address, metrics
    app.state.uploads = Uploads(settings.limits, addresses)
    app.state.prover = Prover()
    app.include_router(router)
    app.include_router(review_router)
    app.include_router(lobby_router)
    app.include_router(bot_router)
    app.include_router(study_router)
    app.include_router(puzzle_router)
    app.include_router(daily_router)
    app.include_router(duplicate_router)
    app.include_router(player_router)
    _add_page(app, StaticPage(settings.page))
    app.add_exception_handler(ChocolatierError, _on_error)
    app.add_exception_handler(RequestValidationError, _on_bad_request)
    app.add_exception_handler(HTTPException, _on_http_error)
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=5)
    if friends := [origin for origin in settings.origins if origin != "*"]:  # CORS would allow all
        app.add_middleware(CORSMiddleware, allow_origins=friends, allow_methods=("GET", "POST"))
    # The middleware that is added last runs first: no request evades the guard.
    app.add_middleware(Guard, settings=settings, addresses=addresses, metrics=metrics)
    return app


def _add_page(app: FastAPI, page: StaticPage) -> None:
    @app.api_route("/{path:page}", methods=["GET", "HEAD"], include_in_schema=False)
    async def show_page(request: Request, path: str) -> Response:
        hub: Hub = request.app.state.hub
        card = await card_for(request, path, hub) if page.routes(path) else ""
        return page.answer(request, path, card)


@asynccontextmanager
async def _open_hub(
    settings: ServerSettings, thinkers: Thinkers, addresses: Addresses, metrics: Metrics
) -> AsyncGenerator[tuple[Hub, Desk, Noticeboard]]:
    """Open the store, start everything that runs in the background, and stop it afterwards."""
    archive = Archive(await asyncio.to_thread(open_store, settings), metrics)
    tasks, dsn = Tasks(), archive.store.dsn
    cluster = None if dsn is None else Cluster(dsn, tasks)
    bots = settings.bots, settings.bot_seconds
    own_bots = OwnBots(*bots) if cluster is None else SharedBots(*bots, cluster, tasks)
    services = Services(settings, archive, thinkers, metrics, own_bots, tasks, cluster or Alone())
    hub, desk = Hub(services), Desk(services, addresses)
    board = Noticeboard(hub)
    metrics.observe(Watch(hub, desk))
    port = MetricsPort(metrics, settings.metrics, settings.processes)
    door = None if settings.admin is None else Door(settings.admin, Admin(hub, addresses))
    if door is not None:
        await door.open()
    if cluster is not None:
        cluster.on_lobby = board.hear
        cluster.start(hub, addresses)
    working = [
        asyncio.create_task(work)
        for work in (
            _prepare(hub),
            _review(hub, desk),
            hub.sweep(),
            board.run(),
            own_bots.run(),
            upkeep.prune(hub),
            upkeep.checkpoint(archive),
            collector.collect(archive),
        )
    ]
    try:
        yield hub, desk, board
    finally:
        for task in working:
            task.cancel()
        await hub.rest()
        port.close()
        if door is not None:
            await door.close()
        await services.stop()


async def _prepare(hub: Hub) -> None:
    """Load the compiled rules, start the bots' processes."""
    if not PLAIN:
        await asyncio.to_thread(load_rules)
    hub.services.thinkers.start()
    hub.ready.set()


async def _review(hub: Hub, desk: Desk) -> None:
    """Make reviews once the rules are compiled."""
    await hub.ready.wait()
    if not PLAIN:  # else the next server makes them
        await desk.run()


def load_rules() -> None:
    """Play a few moves, so that the compiled rules are in memory."""
    game = Game(seed=0)
    for _ in range(3):
        options_text(game)
        game.play(game.legal_moves[0])
    game.agree_to_end()


def _on_error(_: Request, error: Exception) -> Response:
    assert isinstance(error, ChocolatierError)
    return error_response(error)


def _on_bad_request(_: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    problem = bad_field("bad-request", [str(part) for part in first["loc"]], first["msg"])
    return JSONResponse(ErrorBody(error=problem).model_dump(), 422)


def _on_http_error(_: Request, error: Exception) -> Response:
    if isinstance(error, BodyTooLargeError):
        return error_response(error.problem)
    assert isinstance(error, HTTPException)
    code = _CODES.get(error.status_code, "bad-request")
    problem = bad_field(code, [], str(error.detail))
    return JSONResponse(
        ErrorBody(error=problem).model_dump(), error.status_code, headers=error.headers
    )
