"""A game at one screen: who plays where, what is shown of its story, and what can be saved."""

from collections.abc import Sequence
from dataclasses import dataclass

from chocolatier.bots.bot import Bot
from chocolatier.notation.records import write_record
from chocolatier.rules.core.numbers import Phase
from chocolatier.rules.game import Game
from chocolatier.rules.history import Dealt, Entry, Played
from chocolatier.rules.position import Position


@dataclass(frozen=True)
class Sitter:
    """Who plays a seat: a bot, or a person if there is none."""

    name: str
    bot: Bot | None = None


class Session:
    """A game that goes on, or is looked back at.

    ``fair`` says that all deals follow from the game's seed, so that a record may show it.
    """

    def __init__(self, game: Game, seats: Sequence[Sitter], *, fair: bool = True) -> None:
        self.game, self.seats, self.fair = game, tuple(seats), fair
        self.at: int | None = None  # how many entries of the story are shown; None: all
        self._steps: list[tuple[Entry, Position]] = []
        self._key = b""

    @property
    def steps(self) -> list[tuple[Entry, Position]]:
        """Every entry of the story with the position that it led to."""
        if self._key != self.game.key or len(self._steps) != self.game.length:
            self._steps, self._key = list(self.game.replay()), self.game.key
        return self._steps

    @property
    def position(self) -> Position:
        """The position that is shown."""
        if self.at is None:
            return self.game.position
        return self.steps[self.at - 1][1] if self.at else self.game.opening

    @property
    def shown(self) -> list[Entry]:
        """The entries that are shown."""
        entries = [entry for entry, _ in self.steps]
        return entries if self.at is None else entries[: self.at]

    @property
    def person(self) -> bool:
        """Whether a person is to move."""
        return self._waits and self.seats[self.game.turn].bot is None

    @property
    def bot(self) -> Bot | None:
        """The bot that is to move, if one is."""
        return self.seats[self.game.turn].bot if self._waits else None

    @property
    def _waits(self) -> bool:
        return self.at is None and self.game.phase < Phase.DEAL

    def look(self, at: int) -> None:
        """Show the story up to an entry; at its end the game goes on."""
        at = max(0, min(at, self.game.length))
        self.at = None if at == self.game.length else at

    def step(self, by: int) -> None:
        """Show entries more or fewer."""
        self.look((self.game.length if self.at is None else self.at) + by)

    def step_round(self, by: int) -> None:
        """Show the deal before, or the one after."""
        now = self.game.length if self.at is None else self.at
        deals = [n for n, (entry, _) in enumerate(self.steps, 1) if isinstance(entry, Dealt)]
        ahead = [n for n in deals if n > now] or [self.game.length]
        behind = [n for n in deals if n < now] or [0]
        self.look(ahead[0] if by > 0 else behind[-1])

    def play_on(self) -> None:
        """Let the game go on from what is shown: what came later is taken back."""
        if self.at is None:
            return
        moves = sum(isinstance(entry, Played) for entry in self.shown)
        while len(self.game.moves) > moves:
            self.game.take_back()
        self.at = None

    def undo(self) -> bool:
        """Take back the last move of a person and all that followed; return whether there is one.

        Without people it is the last move.
        """
        people = {seat for seat, sitter in enumerate(self.seats) if sitter.bot is None}
        played = [entry.seat for entry, _ in self.steps if isinstance(entry, Played)]
        if not any(seat in people or not people for seat in played):
            return False
        while True:
            seat = played.pop()
            self.game.take_back()
            if seat in people or not people:
                break
        self.at = None
        return True

    def record(self) -> str:
        """Return the game as a record."""
        names = [sitter.name for sitter in self.seats]
        return write_record(self.game, names, reveal_seed=self.fair)

    def close(self) -> None:
        """Release the bots."""
        for sitter in self.seats:
            if sitter.bot is not None:
                sitter.bot.close()
