"""What the server writes to its standard error: lines of text, or a JSON object a line."""

import json
import logging
import sys
import time

from chocolatier.server.settings import LogSettings


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


def set_up(settings: LogSettings) -> None:
    """Let all loggers of this process write as the settings say."""
    handler = logging.StreamHandler(sys.stderr)
    text = logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s")
    handler.setFormatter(JsonLines() if settings.format == "json" else text)
    logging.basicConfig(handlers=[handler], level=settings.level.upper(), force=True)
