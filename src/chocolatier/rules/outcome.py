"""How a game ended."""

from dataclasses import dataclass

from chocolatier.rules.core.numbers import Ending


@dataclass(frozen=True)
class Outcome:
    """The end of a game: how it came, every seat's score and place (R29-R31)."""

    ending: Ending
    scores: tuple[int, ...]
    places: tuple[int, ...]  # 1 the best; equal seats share a place

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won: more than one share a win (R31)."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)
