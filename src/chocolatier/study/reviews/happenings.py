"""What happens along a line of moves up to the end of its round, as a player would tell it."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from chocolatier.rules.core.numbers import LETTERS, Phase
from chocolatier.rules.events import Bonuses, Boxed, FloorPaid, LineFell, Took
from chocolatier.rules.game import Game
from chocolatier.rules.history import Played
from chocolatier.rules.move import Move
from chocolatier.rules.position import Board


@dataclass
class SeatStory:
    """What a line brings to one seat."""

    boxed: dict[int, Boxed] = field(default_factory=dict)  # by row
    takes: list[Took] = field(default_factory=list)
    fallen: list[LineFell] = field(default_factory=list)
    floor: int = 0  # points that it costs
    bonus: int = 0

    @property
    def scored(self) -> int:
        """The points of all chocolates that go into the box."""
        return sum(event.points for event in self.boxed.values())

    @property
    def kept(self) -> int:
        """The points of the round: those of all chocolates, less what the floor costs."""
        return self.scored - self.floor

    def filling(self, row: int) -> Took | None:
        """Return the pick that completes a line in this story, if there is one."""
        return next((took for took in self.takes if took.completes and took.target == row), None)


@dataclass(frozen=True)
class LineStory:
    """What a line brings to every seat, and how the round ends."""

    seats: tuple[SeatStory, ...]
    boards: tuple[Board, ...]  # at the end
    starts: int | None  # the seat that begins the next round; None when the game is over
    winners: tuple[int, ...]  # none while the game goes on


def story_of(game: Game, line: Sequence[Move]) -> LineStory:
    """Return what happens if these moves are played; the line should end the round."""
    played = Game.from_states(game.state)
    for move in line:
        played.play(move)
    seats = tuple(SeatStory() for _ in range(game.rules.players))
    for entry in played.history:
        match entry:
            case Played(seat=seat, took=Took() as took):
                seats[seat].takes.append(took)
            case Boxed():
                seats[entry.seat].boxed[entry.row] = entry
            case LineFell():
                seats[entry.seat].fallen.append(entry)
            case FloorPaid():
                seats[entry.seat].floor += entry.penalty
            case Bonuses():
                seats[entry.seat].bonus += entry.points
    position = played.position
    over = played.phase is Phase.OVER
    winners = tuple(seat for seat, place in enumerate(played.ranking) if place == 1)
    return LineStory(
        seats=seats,
        boards=position.boards,
        starts=None if over else position.next_first,
        winners=winners if over else (),
    )


def in_column(board: Board, column: int) -> int:
    """Return how many chocolates a column of a box holds."""
    return sum(row[column - 1] in LETTERS for row in board.box)


def of_colour(board: Board, letter: str) -> int:
    """Return how many chocolates of a colour a box holds."""
    return sum(row.count(letter) for row in board.box)
