"""What can happen in a game: the entries of ``Game.history``, which ``Game.play`` returns too.

from chocolatier import events

for entry in game.play("3T2"):
if isinstance(entry, events.Boxed):
print(entry.points)
"""

from chocolatier.rules.events import (
    Bonuses,
    Boxed,
    Event,
    FloorPaid,
    LineFell,
    SeatScore,
    Took,
)
from chocolatier.rules.history import Agreed, Dealt, Entry, Played, Round

__all__ = [
    "Agreed",
    "Bonuses",
    "Boxed",
    "Dealt",
    "Entry",
    "Event",
    "FloorPaid",
    "LineFell",
    "Played",
    "Round",
    "SeatScore",
    "Took",
]
