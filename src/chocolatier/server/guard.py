"""What stands before every request: origin, rate, size, and the headers of every answer."""

import logging
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from chocolatier.errors import ChocolatierError
from chocolatier.server.limits import Addresses, too_large
from chocolatier.server.problems import ErrorBody, problem_of, status_of
from chocolatier.server.settings import Settings

log = logging.getLogger(__name__)
UPLOADS = ("/api/replay",)
COSTLY = ("/record", "/replay")  # they only read, but make a whole game anew
HEADERS = {
    "content-security-policy": "; ".join(
        (
            "default-src 'self'",
            "script-src 'self'",
            "style-src 'self'",
            "style-src-attr 'unsafe-inline'",  # Svelte's style attributes, which carry no script
            "img-src 'self' data: blob:",
            "connect-src 'self' ws: wss:",
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


def check_origin(connection: HTTPConnection, settings: Settings) -> None:
    """ChocolatierError for a request that a page of somebody else makes."""
    origin = connection.headers.get("origin")
    if origin is None or origin in settings.origins:
        return  # no browser, or a friend
    if urlsplit(origin).netloc != connection.headers.get("host"):
        raise ChocolatierError("bad-origin", f"'{origin}' is not this server's page", origin=origin)


def address_of(connection: HTTPConnection) -> str:
    """Who asks."""
    return "" if connection.client is None else connection.client.host


def error_response(error: ChocolatierError) -> Response:
    """An error as an answer."""
    body = ErrorBody(error=problem_of(error))
    return JSONResponse(body.model_dump(), status_of(error))


class BodyTooLargeError(HTTPException):
    """More came than was announced; FastAPI passes only this kind of error on from a body."""

    def __init__(self, limit: int) -> None:
        super().__init__(413)
        self.problem = too_large(limit)


class Guard:
    """ASGI middleware around the whole application; sockets pass to their route."""

    def __init__(self, app: ASGIApp, settings: Settings, addresses: Addresses) -> None:
        self._app, self._settings, self._addresses = app, settings, addresses

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
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
            await error_response(error)(scope, receive, send_with_headers)
        except Exception:
            log.exception("%s %s failed", scope["method"], scope["path"])
            if started:
                raise
            internal = ChocolatierError("internal", "something went wrong in the server")
            await error_response(internal)(scope, receive, send_with_headers)

    def _check(self, scope: Scope, receive: Receive) -> Receive:
        """Origin, rate and announced size; a ``receive`` that counts what really comes."""
        reads = scope["method"] in ("GET", "HEAD")
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
