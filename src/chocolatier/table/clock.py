"""Time at a table. It runs for a person to move, never for a bot."""

from collections.abc import Iterable

from chocolatier.view.wire import Clock


class Clocks:
    """The clocks of all seats, which count from 0; ``since`` is when the present turn began."""

    def __init__(self, clock: Clock, players: int) -> None:
        self.clock = clock
        self.banks = [float(clock.seconds)] * players
        self.since = 0.0

    def allowed(self, seat: int) -> float | None:
        """The seconds that a seat may think about its present move; None without a clock."""
        if self.clock.kind == "none":
            return None
        return self.banks[seat] if self.clock.kind == "bank" else float(self.clock.seconds)

    def used(self, seat: int, now: float) -> float:
        """The seconds of the present turn, at most what was allowed."""
        used = max(0.0, now - self.since)
        allowed = self.allowed(seat)
        return round(used if allowed is None else min(used, allowed), 3)

    def deadline(self, seat: int) -> float | None:
        """When the seat to move runs out of time."""
        allowed = self.allowed(seat)
        return None if allowed is None else self.since + allowed

    def left(self, seat: int, now: float, running: bool) -> float | None:
        """What a seat's clock shows."""
        allowed = self.allowed(seat)
        if allowed is None:
            return None
        return round(allowed - (self.used(seat, now) if running else 0.0), 3)

    def charge(self, seat: int, seconds: float, moved: bool = False) -> None:
        """Take seconds from a bank; a move brings the increment."""
        if self.clock.kind == "bank":
            self.banks[seat] = max(0.0, self.banks[seat] - seconds)
            self.banks[seat] += self.clock.increment if moved else 0

    def take_back(self, seats: Iterable[int]) -> None:
        """Moves of these seats were taken back: their increments go, time spent stays spent."""
        if self.clock.kind == "bank":
            for seat in seats:
                self.banks[seat] = max(1.0, self.banks[seat] - self.clock.increment)
