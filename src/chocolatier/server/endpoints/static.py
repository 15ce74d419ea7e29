"""The built page's files, read once and kept in memory, compressed where that helps."""

import gzip
import hashlib
import mimetypes
import re
from dataclasses import dataclass, replace
from pathlib import Path

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from chocolatier.errors import ChocolatierError

NOT_BUILT = (
    "The page is not built. From the sources, `make play` builds it; "
    "the API is at /api/, described by /api/openapi.json.\n"
)
# The addresses that web/src/app/router.svelte.ts knows, without the first slash.
PAGES = re.compile(
    r"(learn|player|puzzles|rules|replay|study|daily(/[0-9-]{1,20}(/maitre)?)?/?|duplicate(/[a-z0-9]{8,32})?/?"
    r"|review/[0-9a-f]{24}/?|t/[a-z0-9]{8,32}(/[a-z]+)?/?)?"
)
FOREVER = "public, max-age=31536000, immutable"
_COMPRESSED = (".html", ".js", ".css", ".svg", ".json", ".ftl", ".txt", ".webmanifest", ".map")
_TYPES = {
    ".js": "text/javascript",
    ".ftl": "text/plain",
    ".webmanifest": "application/manifest+json",
}


@dataclass(frozen=True)
class StaticFile:
    """A file of the page."""

    body: bytes
    packed: bytes | None  # gzip
    media_type: str
    tag: str
    cache: str
    varies: str = "accept-encoding"  # the headers of a request that change the answer


def _tag(body: bytes) -> str:
    return f'"{hashlib.sha256(body).hexdigest()[:16]}"'


def _read(path: Path, name: str) -> StaticFile:
    body = path.read_bytes()
    kind = _TYPES.get(path.suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    return StaticFile(
        body,
        gzip.compress(body, 9, mtime=0) if path.suffix in _COMPRESSED else None,
        kind,
        _tag(body),
        FOREVER if name.startswith("assets/") else "no-cache",
    )


class StaticPage:
    """All files of the page. The addresses of the page's router all get its index."""

    def __init__(self, folder: Path) -> None:
        files = [file for file in folder.rglob("*") if file.is_file()] if folder.is_dir() else []
        names = [file.relative_to(folder).as_posix() for file in files]
        self._files = {name: _read(f, name) for f, name in zip(files, names, strict=True)}

    def routes(self, path: str) -> bool:
        """Return whether a path is an address of the page's router."""
        return path not in self._files and PAGES.fullmatch(path) is not None

    def answer(self, request: Request, path: str, card: str = "") -> Response:
        """Return the file of a path, or the index with a card in its head; 503 without a page.

        An unknown address is answered with 404: to people by the page, which says so, to programs
        by raising ChocolatierError.
        """
        if "index.html" not in self._files:
            return PlainTextResponse(NOT_BUILT, 503)
        file, status = self._files.get(path), 200
        if file is None:
            file = _with_card(self._files["index.html"], card)
            if not PAGES.fullmatch(path):
                status = 404
                if not _is_for_people(request, path):
                    raise ChocolatierError("not-found", f"there is nothing at /{path}")
        headers = {"cache-control": file.cache, "etag": file.tag, "vary": file.varies}
        if request.headers.get("if-none-match") == file.tag:
            return Response(status_code=304, headers=headers)
        if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            headers["content-encoding"] = "gzip"
            return Response(file.packed, status, headers=headers, media_type=file.media_type)
        return Response(file.body, status, headers=headers, media_type=file.media_type)


def _with_card(index: StaticFile, card: str) -> StaticFile:
    """Return the index with the tags of a card, which depend on table and language."""
    if not card:
        return index
    body = index.body.replace(b"</head>", card.encode() + b"</head>", 1)
    return replace(
        index, body=body, packed=None, tag=_tag(body), varies="accept-encoding, accept-language"
    )


def _is_for_people(request: Request, path: str) -> bool:
    """Return whether a browser shows the answer: not that of a missing file."""
    is_file = "." in path.rpartition("/")[2] or path.startswith("assets/")
    return not is_file and "text/html" in request.headers.get("accept", "")
