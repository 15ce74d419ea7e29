"""What a bot is, and how much it may think."""

from dataclasses import dataclass
from typing import Protocol

from chocolatier.errors import ChocolatierError
from chocolatier.rules.game import Game
from chocolatier.rules.move import Move


@dataclass(frozen=True)
class Limits:
    """When a search must stop; whichever comes first. Nothing set means: think until stopped."""

    seconds: float | None = None
    nodes: int | None = None
    depth: int | None = None

    def __post_init__(self) -> None:
        for name in ("seconds", "nodes", "depth"):
            value = getattr(self, name)
            if value is not None and not 0 < value < 2**53:
                raise ChocolatierError(
                    "bad-limit", f"{name} {value}: a limit is a number above 0", name=name
                )


class Bot(Protocol):
    """Somebody who can choose a move."""

    def choose(self, game: Game) -> Move:
        """A legal move for the seat to move; the game is not touched."""

    def close(self) -> None:
        """Give back what the bot holds (threads, processes); it is not asked again."""
