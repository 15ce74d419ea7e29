"""The exceptions of the package, each with a code by which a translation is found.

ChocolatierError
 ├── RulesError        rules that do not exist or do not go together, and bad seeds
 ├── MoveError
 │    ├── MoveTextError     text that is not a move
 │    └── IllegalMoveError  a move that the rules forbid here
 ├── DealError         a deal that could not have been drawn
 ├── PositionError     an impossible position
 ├── RecordError       a record that is unreadable or breaks the rules
 └── TableError        a request that a table refuses
"""

from typing import Self

QUOTED = 80
"""How many characters of an input an error shows."""


class ChocolatierError(Exception):
    """``code`` names the reason, ``details`` fill in its message, ``str()`` is the English."""

    def __init__(self, code: str, message: str, **details: object) -> None:
        super().__init__(message)
        self.code = code
        self.details = details

    def __reduce__(self) -> tuple[object, ...]:
        """Let pickle rebuild the error with its code and details."""
        return (_rebuild, (type(self), self.code, str(self), self.details))


def _rebuild(
    kind: type[ChocolatierError], code: str, message: str, details: dict[str, object]
) -> ChocolatierError:
    return kind(code, message, **details)


class RulesError(ChocolatierError):
    """Rules that do not exist or do not go together, or a seed or seat that no game can have."""


class MoveError(ChocolatierError):
    """A move that is unreadable or not legal."""


class MoveTextError(MoveError):
    """Text that is not a move."""


class IllegalMoveError(MoveError):
    """A move that the rules forbid here; ``details["rule"]`` names the rule."""


class DealError(ChocolatierError):
    """A deal that could not have been drawn."""


class PositionError(ChocolatierError):
    """An impossible position; ``details["field"]`` names the part that is wrong."""

    @classmethod
    def in_field(cls, field: str, reason: str, why: str = "text", **values: object) -> Self:
        """Return the error for one field of a position, named as in its text.

        ``why`` and the values find the words of the reason in any language.
        """
        return cls(
            "position-field", f"{field}: {reason}", field=field, reason=reason, why=why, **values
        )


class RecordError(ChocolatierError):
    """A record that is unreadable or breaks the rules."""


class TableError(ChocolatierError):
    """A request that a table refuses: impossible, not for this guest, or not now."""


def _cut(text: str) -> str:
    return text if len(text) <= QUOTED else text[:QUOTED] + "…"


def shown(value: object) -> str:
    """Return an input as text for an error, cut after 80 characters."""
    try:
        return _cut(str(value))
    except Exception:  # a foreign object may fail in any way, and a number may be too long
        return f"<{type(value).__name__}>"


def quoted(value: object) -> str:
    """Return an input as Python would write it, text in quotes, cut after 80 characters."""
    if isinstance(value, str):
        return repr(_cut(value))
    try:
        return _cut(repr(value))
    except Exception:
        return shown(value)
