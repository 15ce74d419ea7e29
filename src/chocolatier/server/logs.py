"""What the server writes to its standard error: lines of text, or a JSON object a line."""

import json
import logging
import sys
import time
import traceback

from chocolatier.server.faults import faults
from chocolatier.server.settings import LogSettings

UVICORN = "uvicorn.error"
"""The logger to which uvicorn writes everything that is not an access."""


class JsonLines(logging.Formatter):
    """One JSON object for each message, with the trace of an error as one of its fields."""

    def format(self, record: logging.LogRecord) -> str:
        """Return a message as a line."""
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line = {
            "time": f"{at}.{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def once_a_minute(record: logging.LogRecord) -> bool:
    """Return whether to write a message of uvicorn's: what guests cause, once a minute.

    Bytes that are no text are no fault of the program, so they leave no trace in the log.
    """
    if record.levelno < logging.WARNING:
        return True
    error = record.exc_info[1] if record.exc_info else None
    if isinstance(error, UnicodeDecodeError):
        record.exc_info = record.exc_text = error = None
    text = record.getMessage()
    often = faults.often(f"{text}{_origin(error)}")
    if often is None:
        return False
    record.msg, record.args = text.rstrip() + often, ()
    return True


def _origin(error: BaseException | None) -> str:
    """Return where an error came from, so that two faults are not taken for one."""
    if error is None:
        return ""
    frames = traceback.extract_tb(error.__traceback__)
    place = f"{frames[-1].filename}:{frames[-1].lineno}" if frames else ""
    return f" {type(error).__name__} {place}"


def set_up(settings: LogSettings) -> None:
    """Let all loggers of this process write as the settings say."""
    handler = logging.StreamHandler(sys.stderr)
    text = logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s")
    handler.setFormatter(JsonLines() if settings.format == "json" else text)
    logging.getLogger(UVICORN).addFilter(once_a_minute)
    logging.basicConfig(handlers=[handler], level=settings.level.upper(), force=True)
