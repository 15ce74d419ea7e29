"""What people show each other beside the game: reactions, phrases, and a nudge.

Nothing of it is stored. Pages have the words in each guest's own language.
"""

from typing import Literal, TypeAlias, get_args

from chocolatier.errors import TableError
from chocolatier.rules.seats import Seat
from chocolatier.table.commands import Holders
from chocolatier.table.refusals import check_seat, not_your_seat
from chocolatier.table.state import Table

Reaction: TypeAlias = Literal[
    "smile",
    "laugh",
    "wink",
    "wow",
    "think",
    "phew",
    "sad",
    "oops",
    "thumb",
    "heart",
    "star",
    "cocoa",
]
Phrase: TypeAlias = Literal[
    "hello",
    "good-luck",
    "well-played",
    "nice-move",
    "thanks",
    "sorry",
    "your-turn",
    "one-moment",
    "right-back",
    "so-close",
    "once-more",
    "goodbye",
]
REACTIONS: tuple[str, ...] = get_args(Reaction)
PHRASES: tuple[str, ...] = get_args(Phrase)


def check_signal(table: Table, seat: Seat, holders: Holders) -> None:
    """Raise TableError unless the guest holds the seat that a reaction or a phrase comes from."""
    check_seat(seat, len(table.seats))
    if table.seats[seat].holder not in holders:
        raise not_your_seat(seat)


def nudged_seat(table: Table, seat: Seat, holders: Holders) -> Seat:
    """Return the seat that a guest at another one waits for, and may nudge.

    Raise TableError if the guest does not hold the seat, or if no other person is to move.
    """
    check_signal(table, seat, holders)
    turn = table.turn
    if turn is None or table.bot_turn is not None or table.seats[turn].holder in holders:
        raise TableError("no-one-to-nudge", "no other person is to move")
    return turn
