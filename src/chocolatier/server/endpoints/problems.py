"""Errors on the wire: each has a code, and each code an HTTP status."""

from pydantic import ValidationError

from chocolatier.errors import ChocolatierError, MoveError, RecordError, RulesError, TableError
from chocolatier.view.position import Model
from chocolatier.view.table_view import Problem

STATUS = {
    "bad-invite": 403,
    "bad-bot": 403,
    "bad-origin": 403,
    "blocked": 403,
    "no-puzzle-fits": 404,
    "no-such-puzzle": 404,
    "no-such-contest": 404,
    "no-such-day": 404,
    "day-not-yet": 404,
    "no-such-player": 404,
    "no-such-review": 404,
    "no-such-table": 404,
    "no-such-move": 404,
    "not-found": 404,
    "bad-method": 405,
    "player-full": 413,
    "too-large": 413,
    "seat-count": 422,
    "no-such-seat": 422,
    "no-such-level": 422,
    "no-level": 422,
    "level-of-person": 422,
    "review-cancelled": 410,
    "review-other-version": 410,
    "review-not-yours": 403,
    "too-fast": 429,
    "too-many-hints": 429,
    "too-many-players": 429,
    "too-many-reviews": 429,
    "too-many-sockets": 429,
    "too-much-analysis": 429,
    "table-broken": 500,
    "internal": 500,
    "review-failed": 500,
    "hint-failed": 500,
    "trial-failed": 500,
    "analysis-failed": 500,
    "analysis-compiling": 503,
    "proof-too-long": 503,
    "bad-clock": 503,
    "contest-compiling": 503,
    "not-stored": 503,
    "too-busy": 503,
    "bad-host": 421,
}
KIND_STATUS = {RulesError: 422, RecordError: 422, MoveError: 422, TableError: 409}


class ErrorBody(Model):
    """The body of every answer that is not a success."""

    error: Problem


def problem_of(error: ChocolatierError) -> Problem:
    """Return an error as it is sent."""
    code = error.code
    details = {key: _plain(value) for key, value in error.details.items()}
    if isinstance(error, RecordError) and not code.startswith("record-"):
        code, details["cause"] = "record-line", code  # a line that breaks a rule
    return Problem(code=code, message=str(error), details=details)


def _plain(value: object) -> object:
    return value if isinstance(value, str | int | float | bool | None) else str(value)


def status_of(error: ChocolatierError) -> int:
    """Return the HTTP status of an error."""
    if error.code in STATUS:
        return STATUS[error.code]
    return next((status for kind, status in KIND_STATUS.items() if isinstance(error, kind)), 422)


def unreadable(code: str, error: ValidationError) -> Problem:
    """Return what is wrong with a message that failed validation: the first field, and why."""
    first = error.errors(include_url=False, include_context=False, include_input=False)[0]
    return bad_field(code, [str(part) for part in first["loc"]], first["msg"])


def bad_field(code: str, path: list[str], reason: str) -> Problem:
    """Return what is wrong with one field."""
    field = ".".join(path)
    return Problem(
        code=code,
        message=f"{field}: {reason}" if field else reason,
        details={"field": field, "reason": reason},
    )
