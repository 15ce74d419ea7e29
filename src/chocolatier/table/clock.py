"""Time at a table. A clock runs while a person is to move, never for a bot."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal, TypeAlias

from chocolatier.rules.seats import Seat

ClockKind: TypeAlias = Literal["none", "move", "bank"]


@dataclass(frozen=True)
class TimeControl:
    """How much time there is.

    ``move``: ``seconds`` for every move. ``bank``: ``seconds`` for the whole game, and
    ``increment`` more after each move.
    """

    kind: ClockKind = "none"
    seconds: int = 60
    increment: int = 0


class Clocks:
    """The clocks of all seats; ``since`` is when the present turn began."""

    def __init__(self, control: TimeControl, players: int) -> None:
        self.control = control
        self.banks = [float(control.seconds)] * players
        self.since = 0.0

    def allowed(self, seat: Seat) -> float | None:
        """Return the seconds that a seat has for its present move; None without a clock."""
        if self.control.kind == "none":
            return None
        return self.banks[seat] if self.control.kind == "bank" else float(self.control.seconds)

    def used(self, seat: Seat, now: float) -> float:
        """Return the seconds of the present turn, at most what was allowed."""
        used = max(0.0, now - self.since)
        allowed = self.allowed(seat)
        return round(used if allowed is None else min(used, allowed), 3)

    def deadline(self, seat: Seat) -> float | None:
        """Return when the seat to move runs out of time; None without a clock."""
        allowed = self.allowed(seat)
        return None if allowed is None else self.since + allowed

    def left(self, seat: Seat, now: float, running: bool) -> float | None:
        """Return the seconds that a seat's clock shows; None without a clock."""
        allowed = self.allowed(seat)
        if allowed is None:
            return None
        return round(allowed - (self.used(seat, now) if running else 0.0), 3)

    def charge(self, seat: Seat, seconds: float, moved: bool = False) -> None:
        """Take seconds from a bank; a move adds the increment."""
        if self.control.kind == "bank":
            self.banks[seat] = max(0.0, self.banks[seat] - seconds)
            self.banks[seat] += self.control.increment if moved else 0

    def take_back(self, seats: Iterable[Seat]) -> None:
        """Remove the increments of moves that these seats took back; time spent stays spent."""
        if self.control.kind == "bank":
            for seat in seats:
                self.banks[seat] = max(1.0, self.banks[seat] - self.control.increment)
