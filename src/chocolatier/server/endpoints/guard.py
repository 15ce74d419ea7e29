"""What every request passes first: checks of origin, rate and size; adds headers to answers."""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from functools import lru_cache
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from chocolatier.errors import ChocolatierError
from chocolatier.server.endpoints.problems import ErrorBody, problem_of, status_of
from chocolatier.server.faults import faults
from chocolatier.server.limits import Addresses, too_large
from chocolatier.server.metrics import Metrics
from chocolatier.server.settings import ServerSettings

UPLOADS = (
    "/api/replay",
    "/api/reviews",
    "/api/study",
    "/api/players",
    "/api/players/check",
    "/api/players/memory",
    "/api/progress",
)
COSTLY = ("/record", "/replay")  # they only read, but walk through a whole game
HEADERS = {
    "content-security-policy": "; ".join(
        (
            "default-src 'self'",
            "script-src 'self'",
            "style-src 'self'",
            "style-src-attr 'unsafe-inline'",  # Svelte's style attributes, which carry no script
            "img-src 'self' data: blob:",
            "connect-src 'self'",
            "object-src 'none'",
            "base-uri 'none'",
            "form-action 'self'",
            "frame-ancestors 'none'",
        )
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


def check_origin(connection: HTTPConnection, settings: ServerSettings) -> None:
    """Raise ChocolatierError for a request that a foreign page makes."""
    origin = connection.headers.get("origin")
    if origin is None or origin in settings.origins:
        return  # not a browser, or a page that the settings allow
    if urlsplit(origin).netloc != connection.headers.get("host"):
        raise ChocolatierError("bad-origin", f"'{origin}' is not this server's page", origin=origin)


def check_host(connection: HTTPConnection, settings: ServerSettings) -> None:
    """Raise ChocolatierError for a host that is not this server.

    A foreign page whose name points to this machine would else be taken for the server's own.
    """
    host = connection.headers.get("host", "")
    try:
        name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
    except ValueError:
        name = ""
    if not host or _is_own(name) or name in _named(settings):
        return
    raise ChocolatierError("bad-host", f"'{name}' is not this server", host=name)


@lru_cache(maxsize=1024)
def _is_own(name: str) -> bool:
    """Return whether a name can only be meant for a server nearby: no one can register it."""
    if re.fullmatch("[a-z0-9_-]+", name):
        return True
    with suppress(ValueError):
        ip_address(name)
        return True
    return name.endswith((".local", ".lan", ".localhost", ".home.arpa", ".internal"))


def _named(settings: ServerSettings) -> set[str]:
    address = urlsplit(settings.address or "").hostname
    return {*(name.lower() for name in settings.host_names), *([address] if address else [])}


def address_of(connection: HTTPConnection) -> str:
    """Return the address of the client."""
    return "" if connection.client is None else connection.client.host


def error_response(error: ChocolatierError) -> Response:
    """Return an error as an HTTP answer."""
    body = ErrorBody(error=problem_of(error))
    return JSONResponse(body.model_dump(), status_of(error))


@asynccontextmanager
async def accepted(websocket: WebSocket) -> AsyncIterator[str | None]:
    """Accept a socket and count it until the end; yield its address, or None if it was refused."""
    addresses: Addresses = websocket.app.state.addresses
    address = address_of(websocket)
    try:
        check_origin(websocket, websocket.app.state.hub.services.settings)
        addresses.enter(address)
    except ChocolatierError as error:
        websocket.app.state.metrics.refusals.labels(error.code).inc()
        await websocket.send_denial_response(error_response(error))
        yield None
        return
    try:
        await websocket.accept()
        yield address
    finally:
        addresses.leave(address)


class BodyTooLargeError(HTTPException):
    """A body beyond the limit, as the only kind of error that FastAPI passes on from a body."""

    def __init__(self, limit: int) -> None:
        super().__init__(413)
        self.problem = too_large(limit)


class Guard:
    """ASGI middleware around the whole application; it lets sockets pass to their route."""

    def __init__(
        self, app: ASGIApp, settings: ServerSettings, addresses: Addresses, metrics: Metrics
    ) -> None:
        self._app, self._settings = app, settings
        self._addresses, self._metrics = addresses, metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request, or refuse it."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        started = False

        async def send_with_headers(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        try:
            limited = self._check(scope, receive)
            await self._app(scope, limited, send_with_headers)
        except ChocolatierError as error:
            if started:
                raise
            self._metrics.refusals.labels(error.code).inc()
            await error_response(error)(scope, receive, send_with_headers)
        except Exception as error:
            route = getattr(scope.get("route"), "path", "a path")
            faults.report(f"{scope['method']} {route} failed", error, trace=True)
            if started:
                raise
            internal = ChocolatierError("internal", "something went wrong in the server")
            await error_response(internal)(scope, receive, send_with_headers)

    def _check(self, scope: Scope, receive: Receive) -> Receive:
        """Check origin, rate and announced size; return a ``receive`` that counts what comes."""
        reads = scope["method"] in ("GET", "HEAD")
        check_host(HTTPConnection(scope), self._settings)
        if scope["path"].startswith("/api/"):
            self._addresses.check(address_of(HTTPConnection(scope)))
        if reads and not scope["path"].endswith(COSTLY):
            return receive
        connection = HTTPConnection(scope)
        if not reads:
            check_origin(connection, self._settings)
        if scope["path"].startswith("/api/"):
            self._addresses.take(address_of(connection))
        limits = self._settings.limits
        limit = limits.upload_bytes if scope["path"] in UPLOADS else limits.body_bytes
        announced = Headers(scope=scope).get("content-length", "0")
        if announced.isdecimal() and int(announced) > limit:
            raise too_large(limit)
        seen = 0

        async def limited() -> Message:
            nonlocal seen
            message = await receive()
            seen += len(message.get("body", b""))
            if seen > limit:
                raise BodyTooLargeError(limit)
            return message

        return limited
