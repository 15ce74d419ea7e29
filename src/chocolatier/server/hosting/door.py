"""The host's door: a Unix socket in a folder that only the server's user can enter.

Every process of a server has a socket of its own there, named by its process. A request is a line
of JSON, and so is its answer.
"""

import asyncio
import json
import logging
import os
import socket
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

from chocolatier.errors import ChocolatierError
from chocolatier.server.hosting.admin import Admin

SECONDS = 30.0
MOST_BYTES = 1_000_000
Json = dict[str, Any]
log = logging.getLogger(__name__)


class Door:
    """The open socket of one process."""

    def __init__(self, folder: Path, admin: Admin) -> None:
        self._file = folder / f"{os.getpid()}.sock"
        self._admin = admin
        self._server: asyncio.Server | None = None

    async def open(self) -> None:
        """Begin to listen; a server whose door cannot be opened works without it."""
        try:
            self._file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._file.parent.chmod(0o700)
            self._file.unlink(missing_ok=True)
            self._server = await asyncio.start_unix_server(self._serve, self._file)
            self._file.chmod(0o600)
        except (OSError, AttributeError) as error:  # a long path; a system without such sockets
            log.warning("`chocolatier admin` cannot reach this server: %s", error)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            async with asyncio.timeout(SECONDS):
                answer = await self._answer(await reader.readline())
                writer.write(json.dumps(answer).encode() + b"\n")
                await writer.drain()
        except (OSError, TimeoutError, ValueError):
            pass  # the asker is gone
        finally:
            writer.close()

    async def _answer(self, line: bytes) -> Json:
        try:
            return await self._admin.obey(json.loads(line))
        except ChocolatierError as error:
            return {"error": str(error), "code": error.code}
        except Exception as error:
            log.exception("an admin command failed")
            return {"error": str(error), "code": "internal"}

    async def close(self) -> None:
        """Stop listening."""
        if self._server is not None:
            self._server.close()
            with suppress(OSError):
                self._file.unlink()


def ask(folder: Path, request: Json) -> list[Json]:
    """Return the answer of every process of a server; raise ChocolatierError if none runs."""
    answers = list(_ask_each(folder, request))
    if not answers:
        raise ChocolatierError(
            "no-server", f"no server of this user runs (no socket in {folder})", folder=str(folder)
        )
    return answers


def _ask_each(folder: Path, request: Json) -> Iterator[Json]:
    for file in sorted(folder.glob("*.sock")):
        with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as connection:
            connection.settimeout(SECONDS)
            try:
                connection.connect(str(file))
            except ConnectionRefusedError:
                file.unlink(missing_ok=True)  # its process was killed
                continue
            connection.sendall(json.dumps(request).encode() + b"\n")
            with connection.makefile("rb") as lines:
                yield json.loads(lines.readline(MOST_BYTES))
