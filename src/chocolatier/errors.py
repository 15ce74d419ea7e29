"""The exceptions of the package, each with a code that a translation can be found by.

ChocolatierError
 ├── RulesError        rules that do not exist or do not go together
 ├── MoveError
 │    ├── MoveTextError     text that is not a move
 │    └── IllegalMoveError  a move that the rules forbid here
 ├── DealError         a deal that could not have been drawn
 ├── PositionError     a position that cannot be
 ├── RecordError       a record that cannot be read or does not follow the rules
 └── TableError        something that cannot be done at a table
"""


class ChocolatierError(Exception):
    """``code`` names the reason, ``details`` fill its message, ``str()`` says it in English."""

    def __init__(self, code: str, message: str, **details: object) -> None:
        super().__init__(message)
        self.code = code
        self.details = details

    def __reduce__(self) -> tuple[object, ...]:
        return (_rebuild, (type(self), self.code, str(self), self.details))


def _rebuild(
    kind: type[ChocolatierError], code: str, message: str, details: dict[str, object]
) -> ChocolatierError:
    return kind(code, message, **details)


class RulesError(ChocolatierError):
    """Rules that do not exist or do not go together."""


class MoveError(ChocolatierError):
    """Something is wrong with a move."""


class MoveTextError(MoveError):
    """Text that is not a move."""


class IllegalMoveError(MoveError):
    """A move that the rules forbid here; ``details["rule"]`` names the rule."""


class DealError(ChocolatierError):
    """A deal that could not have been drawn."""


class PositionError(ChocolatierError):
    """A position that cannot be; ``details["field"]`` names where."""


class RecordError(ChocolatierError):
    """A record that cannot be read or does not follow the rules."""


class TableError(ChocolatierError):
    """Something that cannot be done at a table, or not by this guest, or not now."""
