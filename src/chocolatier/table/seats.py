"""Who sits at a table: people, bots, bots that stand in for people, open seats."""

import hashlib
from dataclasses import dataclass
from typing import Literal, TypeAlias

from chocolatier.rules.seats import Seat

SeatKind: TypeAlias = Literal["person", "bot", "open"]
STAND_IN = "tom"
"""The level that plays when a clock has run out or a bot has failed."""


def hash_token(token: str) -> str:
    """Return the hash by which a table knows the holder of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


@dataclass(frozen=True)
class Chair:
    """A seat as a table begins.

    ``holder`` is the hash of the token that holds it. ``stand_in`` is the level of the bot that
    plays for a person who had left before a rematch. A ``program`` joined as people do.
    """

    kind: SeatKind
    name: str | None = None
    level: str | None = None  # of a bot
    holder: str | None = None
    stand_in: str | None = None
    program: bool = False


@dataclass
class SeatState:
    """A seat as it is now."""

    kind: SeatKind
    name: str | None = None
    level: str | None = None  # of a bot, or of the bot that stands in
    holder: str | None = None
    lost: bool = False  # the bank ran out: the person can't return
    program: bool = False  # what joined as a person does is a program

    @property
    def stand_in(self) -> bool:
        """Whether a bot plays for the person."""
        return self.kind == "person" and self.level is not None

    @property
    def decides(self) -> bool:
        """Whether a person plays here."""
        return self.kind == "person" and self.level is None

    @property
    def answers(self) -> bool:
        """Whether others' questions are put to this seat; programs agree, as bots do."""
        return self.decides and not self.program

    def hand_over(self, level: str) -> None:
        """Let a bot play here; an open seat becomes the bot's own."""
        if self.kind == "open":
            self.kind = "bot"
        self.level = level


@dataclass(frozen=True)
class BotTurn:
    """A seat whose bot must move; ``version`` is that of the event that made the position.

    A bot's answer carries its turn, so an answer to another position is recognised as stale.
    """

    seat: Seat
    level: str
    version: int
