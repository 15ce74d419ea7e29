"""What a bot is, and how much it may search."""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from types import TracebackType
from typing import Self

from chocolatier.errors import ChocolatierError
from chocolatier.rules.game import Game
from chocolatier.rules.move import Move

DEFAULT_SECONDS = 0.3
"""The time of a move for a bot that searches and has no limits."""


@dataclass(frozen=True)
class Limits:
    """When a search must stop: at whichever limit comes first; without any, when it is stopped.

    Raise ChocolatierError for a limit that is not above 0.
    """

    seconds: float | None = None
    nodes: int | None = None
    depth: int | None = None

    def __post_init__(self) -> None:
        for name in ("seconds", "nodes", "depth"):
            value = getattr(self, name)
            if value is not None and not 0 < value < 2**53:
                raise ChocolatierError(
                    "bad-limit", f"{name} must be a number above 0 (got {value})", name=name
                )


class Bot(ABC):
    """A player that is a program: subclass it, and write ``choose``.

    >>> class First(Bot):
    ...     def choose(self, game):
    ...         return game.legal_moves[0]
    >>> with First() as bot:
    ...     str(bot.choose(Game(seed=7)))
    '1T-'
    """

    @abstractmethod
    def choose(self, game: Game) -> Move:
        """Return a legal move for the seat to move; the game is not changed."""

    def get_ready(self) -> None:  # noqa: B027  # most bots are ready at once
        """Start what takes time, before a clock runs."""

    def close(self) -> None:  # noqa: B027  # most bots have nothing to release
        """Release threads and processes; the bot is not asked again."""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


def unknown_setting(name: str) -> ChocolatierError:
    """Return the error for a setting that a bot does not have."""
    return ChocolatierError("no-such-setting", f"unknown setting '{name}'", name=name)
