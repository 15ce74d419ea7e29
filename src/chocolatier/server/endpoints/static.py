"""The built page's files, read once and kept in memory, compressed where that helps."""

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

NOT_BUILT = (
    "The page is not built. From the sources, `make play` builds it; "
    "the API is at /api/, described by /api/openapi.json.\n"
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


def _read(path: Path, name: str) -> StaticFile:
    body = path.read_bytes()
    kind = _TYPES.get(path.suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    return StaticFile(
        body,
        gzip.compress(body, 9, mtime=0) if path.suffix in _COMPRESSED else None,
        kind,
        f'"{hashlib.sha256(body).hexdigest()[:16]}"',
        FOREVER if name.startswith("assets/") else "no-cache",
    )


class StaticPage:
    """All files of the page. Paths that name no file belong to the page's router: its index."""

    def __init__(self, folder: Path) -> None:
        files = [file for file in folder.rglob("*") if file.is_file()] if folder.is_dir() else []
        names = [file.relative_to(folder).as_posix() for file in files]
        self._files = {name: _read(f, name) for f, name in zip(files, names, strict=True)}

    def answer(self, request: Request, path: str) -> Response:
        """Return the file of a path, or the index; 404 for a missing file, 503 without a page."""
        if "index.html" not in self._files:
            return PlainTextResponse(NOT_BUILT, 503)
        file = self._files.get(path)
        if file is None:
            if "." in path.rpartition("/")[2] or path.startswith("assets/"):
                return PlainTextResponse("There is no such file.\n", 404)
            file = self._files["index.html"]
        headers = {"cache-control": file.cache, "etag": file.tag, "vary": "accept-encoding"}
        if request.headers.get("if-none-match") == file.tag:
            return Response(status_code=304, headers=headers)
        if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            headers["content-encoding"] = "gzip"
            return Response(file.packed, headers=headers, media_type=file.media_type)
        return Response(file.body, headers=headers, media_type=file.media_type)
