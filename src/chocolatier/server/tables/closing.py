"""Why the server closes a socket: the codes of WebSocket close frames."""

from enum import IntEnum

from chocolatier.errors import ChocolatierError


class CloseCode(IntEnum):
    """The codes that the server sends; docs/server.md lists them for authors of clients."""

    TOO_LARGE = 1009
    NO_TABLE = 4404
    NO_HELLO = 4408
    NOT_READING = 4413
    TOO_FAST = 4429
    REFUSED = 4500


_CODES = {
    "no-such-table": CloseCode.NO_TABLE,
    "no-hello": CloseCode.NO_HELLO,
    "too-fast": CloseCode.TOO_FAST,
    "too-large": CloseCode.TOO_LARGE,
}


def close_code(error: ChocolatierError) -> CloseCode:
    """Return the code with which a socket is closed after an error."""
    return _CODES.get(error.code, CloseCode.REFUSED)
