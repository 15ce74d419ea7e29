"""What makes a game the same for several people, and how two games of it compare.

A seed fixes every deal as long as bag and lid hold the same; bots that are limited by nodes answer
equal moves equally, because their choices by chance follow from the seed and the game so far.
"""

from dataclasses import dataclass

from chocolatier.bots.bot import Limits
from chocolatier.bots.levels import LEVELS
from chocolatier.errors import ChocolatierError
from chocolatier.rules.game import Game
from chocolatier.rules.history import Dealt
from chocolatier.rules.ruleset import Rules
from chocolatier.rules.seats import seat_number

RIVAL = "maitre"
"""The level whose game on the same deals is shown beside a person's."""
RIVAL_NODES = 120_000
RIVAL_PLAYOUTS = 160  # with more than two players, where a node is a playout


@dataclass(frozen=True)
class ContestPlan:
    """A game to be played by several people: ``levels`` has None for the seats of people."""

    rules: Rules
    levels: tuple[str | None, ...]
    first: int
    seed: str

    def begin(self) -> Game:
        """Return the game before its first move."""
        return Game(self.rules, self.seed, self.first)


def is_exact(level: str, rules: Rules) -> bool:
    """Return whether a level answers equal moves equally on every machine: it has no clock."""
    return any(one.name == level and one.setting(rules).seconds is None for one in LEVELS)


def check_exact(levels: tuple[str | None, ...], rules: Rules) -> None:
    """Raise ChocolatierError unless all bots answer equal moves equally."""
    for level in levels:
        if level is not None and not is_exact(level, rules):
            raise ChocolatierError(
                "contest-level", f"{level} thinks by the clock, or is not known here", level=level
            )


def bot_seed(game: Game, seed: str) -> str:
    """Return what a bot's choices by chance follow from: the seed, its seat, the game so far."""
    return f"{seed}/bot {seat_number(game.turn)} {game.length}"


def rival_limits(rules: Rules) -> Limits:
    """Return how much the rival may search, in place of its clock."""
    return Limits(nodes=RIVAL_NODES if rules.players == 2 else RIVAL_PLAYOUTS)


def lead(scores: tuple[int, ...], seat: int) -> int:
    """Return by how many points a seat is ahead of the best of the others, or below 0 behind."""
    return scores[seat] - max(score for other, score in enumerate(scores) if other != seat)


def round_scores(game: Game) -> list[tuple[int, ...]]:
    """Return every seat's score after each round that is over; the last one with its bonuses."""
    found: list[tuple[int, ...]] = []
    dealt = False
    for entry, position in game.replay():
        scores = tuple(board.score for board in position.boards)
        if isinstance(entry, Dealt) and dealt:
            found.append(scores)
        dealt = dealt or isinstance(entry, Dealt)
    return [*found, game.scores] if game.is_over else found


def deals_of(game: Game) -> list[Dealt]:
    """Return the deals of a game, one a round."""
    return [entry for entry in game.history if isinstance(entry, Dealt)]


def unequal_round(one: Game, other: Game) -> int | None:
    """Return the first round that both games have and that was dealt differently; None if none.

    What remains in bag and lid depends on what was boxed: once the lid goes into the bag, a seed
    can't bring the same.
    """
    for a, b in zip(deals_of(one), deals_of(other), strict=False):
        if a != b:
            return a.round
    return None
