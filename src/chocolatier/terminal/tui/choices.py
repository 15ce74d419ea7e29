"""What the seat to move can choose, in steps: a colour from a source, its line, then the sendings.

The core previews every action; nothing is computed here.
"""

from dataclasses import dataclass
from functools import cached_property

from chocolatier.rules.core.numbers import LETTERS, LINES, Colour, Phase
from chocolatier.rules.events import Took, read_took
from chocolatier.rules.game import Game
from chocolatier.rules.move import Boxing, Draft, Move
from chocolatier.rules.preview import preview_records


@dataclass(frozen=True)
class Brings:
    """What a choice would bring if the round ended after it."""

    gain: int  # points, the floor apart
    loss: int  # points that the floor costs more
    completes: bool = False
    dead: bool = False  # no column will take the line's chocolate (R34)
    takes: int = 0  # how many chocolates the line takes
    falls: str = ""  # what falls onto the floor
    kills: tuple[int, ...] = ()  # lines below that lose their last cell (R35)

    @property
    def worth(self) -> int:
        """The points together."""
        return self.gain - self.loss


@dataclass(frozen=True)
class Pickable:
    """One thing to choose: a pick, a line, a sending or a column; ``moves`` are those it leaves."""

    key: str  # what to type for it, such as 3T, 2, <W>K
    moves: tuple[Move, ...]
    brings: Brings | None  # None for a pick, whose lines bring different things
    took: Took | None = None

    @property
    def move(self) -> Move | None:
        """The move, if it is whole."""
        return self.moves[0] if len(self.moves) == 1 else None


class Choices:
    """The steps of one position; ``chosen`` are those that were taken."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self.chosen: list[Pickable] = []
        self._moves = tuple(game.legal_moves)
        self._records = {int(one["action"]): one for one in preview_records(game.state)}

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves that are left."""
        return self.chosen[-1].moves if self.chosen else self._moves

    @property
    def is_pick(self) -> bool:
        """Whether a colour of a source is to be chosen."""
        return not self.chosen and self._game.phase is Phase.DRAFT

    @property
    def is_line(self) -> bool:
        """Whether a line for the pick is to be chosen."""
        return len(self.chosen) == 1

    @property
    def steps(self) -> list[Pickable]:
        """What can be chosen now."""
        groups: dict[str, list[Move]] = {}
        for move in self.moves:
            groups.setdefault(self._key(move), []).append(move)
        return [self._step(key, tuple(moves)) for key, moves in groups.items()]

    def _key(self, move: Move) -> str:
        if isinstance(move, Draft):
            if not self.chosen:
                return f"{move.source or 'C'}{LETTERS[move.colour]}"
            if len(self.chosen) == 1:
                return str(move.target or "-")
            return str(move.share)
        return str(move.column) if isinstance(move, Boxing) else str(move)

    def _step(self, key: str, moves: tuple[Move, ...]) -> Pickable:
        record = self._records.get(moves[0].actions[0])
        if record is None:
            return Pickable(key, moves, None)
        if isinstance(moves[0], Boxing):
            kills = tuple(n for n in range(1, LINES + 1) if int(record["kills"]) >> n & 1)
            return Pickable(key, moves, Brings(int(record["points"]), 0, kills=kills))
        took = read_took(record["took"].tolist())
        if self.is_pick:
            return Pickable(key, moves, None, took)
        brings = Brings(
            int(record["gain"]),
            int(record["loss"]),
            took.completes,
            bool(record["dead"]),
            took.placed,
            took.fell,
        )
        return Pickable(key, moves, brings, took)

    def take(self, key: str) -> Move | None:
        """Take a step; return the move if it is whole. An unknown key changes nothing."""
        step = next((one for one in self.steps if one.key == key), None)
        if step is None:
            return None
        self.chosen.append(step)
        if step.move is not None and not self.is_line_open(step):
            return step.move
        return None

    def is_line_open(self, step: Pickable) -> bool:
        """Return whether a pick still needs its line, even if there is only one."""
        return len(self.chosen) == 1 and step.took is not None and step.brings is None

    def back(self) -> bool:
        """Take the last step back; return whether there was one."""
        if self.chosen:
            self.chosen.pop()
            return True
        return False

    @cached_property
    def best_of_pick(self) -> dict[str, Brings]:
        """The best that each pick can bring at once, by its key."""
        best: dict[str, Brings] = {}
        for move in self._moves:
            record = self._records.get(move.actions[0])
            if record is None or not isinstance(move, Draft):
                continue
            key = f"{move.source or 'C'}{LETTERS[move.colour]}"
            brings = Brings(int(record["gain"]), int(record["loss"]))
            if key not in best or brings.worth > best[key].worth:
                best[key] = brings
        return best

    @property
    def pick(self) -> tuple[int, Colour] | None:
        """The source and the colour that were chosen."""
        if self.chosen and isinstance(move := self.chosen[0].moves[0], Draft):
            return move.source, move.colour
        return None
