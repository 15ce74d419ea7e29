"""What a search of fixed effort expects of a position."""

import hashlib
import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from chocolatier.bots.bot import Limits
from chocolatier.bots.search.searcher import Searcher
from chocolatier.bots.value.chances import USUAL_SPREAD, winning_chances
from chocolatier.bots.value.features import MILLI
from chocolatier.bots.value.judge import OVER, values_of
from chocolatier.errors import ChocolatierError
from chocolatier.rules.core import calls
from chocolatier.rules.core.numbers import MAX_PLAYERS, Phase
from chocolatier.rules.core.state import Generator, States, copy_state, empty_deal
from chocolatier.rules.game import Game
from chocolatier.rules.move import Move
from chocolatier.rules.ruleset import Rules

TABLE_BITS = 17
FINISHING, FEWEST_NODES = 50, 10
"""A line is finished with a 50th of the nodes for each move, and no fewer than 10."""
LEAST = 1e-6


@dataclass(frozen=True)
class Effort:
    """How much a review searches: the same everywhere, so that it can be repeated.

    ``nodes`` are those of one search: positions with two players, playouts with more. ``solving``
    are the positions that max-n may search with three and four players. ``deals`` are the sampled
    deals of one round. Raise ChocolatierError for a number that is not above 0.
    """

    nodes: int
    solving: int
    deals: int

    def __post_init__(self) -> None:
        for name in ("nodes", "solving", "deals"):
            value = getattr(self, name)
            if not 0 < value < 2**53:
                raise ChocolatierError(
                    "bad-limit", f"{name} must be a number above 0 (got {value})", name=name
                )


def usual_effort(rules: Rules, nodes: int | None = None) -> Effort:
    """Return the effort of a review under these rules, with other nodes if they are given."""
    if rules.players == 2:
        return Effort(nodes or 60_000, 1, 24)
    return Effort(nodes or 2_000, 60_000, 24)


@dataclass(frozen=True)
class Outlook:
    """What to expect of a position: the expected moves, and the points behind them.

    ``spread`` turns points into chances; it is 0 where the moves end the game. ``solved`` says
    that nothing up to the end of the round was left out.
    """

    line: tuple[Move, ...]
    values: tuple[float, ...]
    spread: float
    shares: tuple[float, ...]  # of winning, by seat
    solved: bool

    @property
    def ends_game(self) -> bool:
        """Whether the game is over at the end of the line."""
        return self.spread == 0

    def shifted(self, shift: Sequence[float]) -> tuple[float, ...]:
        """Return the shares if every seat had so many points more; a finished game has none."""
        if self.ends_game:
            return self.shares
        return shares_of([a + b for a, b in zip(self.values, shift, strict=True)], self.spread)

    def shift_to(self, shares: Sequence[float]) -> tuple[float, ...]:
        """Return the points that each seat would need for these shares, 0 on average."""
        if self.ends_game:
            return (0.0,) * len(shares)
        points = [
            self.spread * math.log(max(share, LEAST)) - value
            for share, value in zip(shares, self.values, strict=True)
        ]
        middle = sum(points) / len(points)
        return tuple(one - middle for one in points)


def shares_of(values: Sequence[float], spread: float) -> tuple[float, ...]:
    """Return every seat's share of exp(value / spread)."""
    best = max(values)
    parts = [math.exp((value - best) / spread) for value in values]
    return tuple(part / sum(parts) for part in parts)


class Looker:
    """Searches positions with one effort; what it finds depends on the position alone."""

    def __init__(self, effort: Effort) -> None:
        self.effort = effort
        self._searcher = Searcher(table_bits=TABLE_BITS, solving=effort.solving)

    def look(self, game: Game) -> Outlook:
        """Return what to expect of a position, as far as the effort goes."""
        if game.phase >= Phase.DEAL:
            return self.judge(game)
        self._searcher.clear()
        thought = self._searcher.think(game, Limits(nodes=self.effort.nodes))
        return self.judge(game, thought.line, solved=thought.solved)

    def finish(self, game: Game, line: Sequence[Move]) -> tuple[Move, ...]:
        """Return a line and how its round would go on to its end, found by short searches."""
        moves = list(line)
        after = Game.from_states(state_after(game, line))
        limits = Limits(nodes=max(FEWEST_NODES, self.effort.nodes // FINISHING))
        while after.phase < Phase.DEAL:
            self._searcher.clear()
            moves.append(self._searcher.think(after, limits).move)
            after.play(moves[-1])
        return tuple(moves)

    def judge(self, game: Game, line: Sequence[Move] = (), *, solved: bool = True) -> Outlook:
        """Return what to expect at the end of a line, without a search."""
        states = state_after(game, line)
        found, worth = np.zeros(MAX_PLAYERS, np.int64), self._searcher.worth(game.rules)
        kind = values_of(states, worth, found)
        values = tuple((found[: game.rules.players] / MILLI).tolist())
        shares = winning_chances(values, kind, worth)
        spread = 0.0 if kind == OVER else float(worth.spread[kind]) or USUAL_SPREAD
        return Outlook(tuple(line), values, spread, shares, solved)


def state_after(game: Game, line: Sequence[Move]) -> States:
    """Return the state after some legal moves."""
    states = copy_state(game.state)
    for move in line:
        for action in move.actions:
            calls.apply(states, action)
    return states


def sampled_deal(states: States, number: int) -> States:
    """Return the state after one of the deals that could follow; the same number deals the same.

    The deals are drawn from the state itself, not from the game's seed: they are other ones.
    """
    after, deals = copy_state(states), empty_deal()
    calls.draw(after, _generator(states.tobytes(), number), deals)
    calls.lay(after, deals)
    return after


def _generator(key: bytes, number: int) -> Generator:
    digest = hashlib.sha256(key + f"/deal {number}".encode()).digest()
    return np.array([int.from_bytes(digest[:8], "big") or 1], np.uint64)
