"""What a search of fixed effort expects of a position."""

import hashlib
import threading
from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import ceil

import numpy as np

from chocolatier.bots.bot import Limits
from chocolatier.bots.search.searcher import Searcher
from chocolatier.bots.value.chances import winning_chances
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
DEALT = 4
"""A deal is searched with a quarter of the nodes: there are many of them to average over."""
MOST_KNOWN = 256


@dataclass(frozen=True)
class Effort:
    """How much a review searches: the same everywhere, so that it can be repeated.

    ``nodes`` are those of one search: positions with two players, playouts with more; deals get a
    quarter of them. ``solving`` are the positions that max-n may search with three and four
    players. ``deals`` are the sampled deals of one round.
    Raise ChocolatierError for a number that is not above 0.
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

    def times(self, factor: float) -> "Effort":
        """Return an effort that is larger by a factor, or smaller."""
        return Effort(
            ceil(self.nodes * factor), ceil(self.solving * factor), ceil(self.deals * factor)
        )


def usual_effort(rules: Rules, nodes: int | None = None) -> Effort:
    """Return the effort of a review under these rules, with other nodes if they are given."""
    usual = Effort(60_000, 1, 32) if rules.players == 2 else Effort(600, 60_000, 32)
    return usual if nodes is None else replace(usual, nodes=nodes)


@dataclass(frozen=True)
class Outlook:
    """What to expect of a position: the expected moves, the points there, and the chances.

    ``solved`` says that nothing up to the end of the round was left out.
    """

    line: tuple[Move, ...]
    values: tuple[float, ...]
    shares: tuple[float, ...]  # of winning, by seat
    solved: bool
    ends_game: bool  # whether the game is over at the end of the line


class _Known:
    """The outlooks found last: the position after a move is also the one before the next."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._found: dict[tuple[Effort, int, bytes], Outlook] = {}

    def get(self, key: tuple[Effort, int, bytes]) -> Outlook | None:
        with self._lock:
            return self._found.get(key)

    def keep(self, key: tuple[Effort, int, bytes], outlook: Outlook) -> None:
        with self._lock:
            self._found[key] = outlook
            if len(self._found) > MOST_KNOWN:
                del self._found[next(iter(self._found))]


_known = _Known()
"""Shared by all threads; what is found depends on the key alone."""


class Looker:
    """Searches positions with one effort; what it finds depends on the position alone."""

    def __init__(self, effort: Effort) -> None:
        self.effort = effort
        self._searcher = Searcher(table_bits=TABLE_BITS, solving=effort.solving)
        few = max(FEWEST_NODES, effort.solving // FINISHING)
        self._finisher = Searcher(table_bits=TABLE_BITS, solving=few)

    def look(self, game: Game) -> Outlook:
        """Return what to expect of a position, as far as the effort goes."""
        return self._search(game, self.effort.nodes)

    def look_at_deal(self, game: Game) -> Outlook:
        """Return what to expect after a deal, with the effort that every deal gets."""
        return self._search(game, max(1, self.effort.nodes // DEALT))

    def _search(self, game: Game, nodes: int) -> Outlook:
        if game.phase >= Phase.DEAL:
            return self.judge(game)
        key = (self.effort, nodes, game.state.tobytes())
        if (known := _known.get(key)) is not None:
            return known
        self._searcher.clear()
        thought = self._searcher.think(game, Limits(nodes=nodes))
        found = self.judge(game, thought.line, solved=thought.solved)
        found = replace(found, shares=thought.chances)
        _known.keep(key, found)
        return found

    def finish(self, game: Game, line: Sequence[Move]) -> tuple[Move, ...]:
        """Return a line and how its round would go on to its end, found by short searches."""
        moves = list(line)
        after = Game.from_states(state_after(game, line))
        limits = Limits(nodes=max(FEWEST_NODES, self.effort.nodes // FINISHING))
        while after.phase < Phase.DEAL:
            self._finisher.clear()
            thought = self._finisher.think(after, limits)
            for move in thought.line if thought.solved else thought.line[:1]:
                after.play(move)
                moves.append(move)
        return tuple(moves)

    def judge(self, game: Game, line: Sequence[Move] = (), *, solved: bool = True) -> Outlook:
        """Return what to expect at the end of a line, without a search."""
        states = state_after(game, line)
        found, worth = np.zeros(MAX_PLAYERS, np.int64), self._searcher.worth(game.rules)
        kind = values_of(states, worth, found)
        values = tuple((found[: game.rules.players] / MILLI).tolist())
        shares = winning_chances(values, kind, worth)
        return Outlook(tuple(line), values, shares, solved, kind == OVER)


def state_after(game: Game, line: Sequence[Move]) -> States:
    """Return the state after some legal moves."""
    states = copy_state(game.state)
    for move in line:
        for action in move.actions:
            calls.apply(states, action)
    return states


def sampled_deal(states: States, dealt: bytes, number: int) -> States:
    """Return the state after one of the deals that could follow; the same number deals the same.

    They are drawn by the state before the real deal and the one after it, ``dealt``, not by the
    game's seed. So two games have different ones even at their start, where all games are alike,
    and what a few samples get wrong does not repeat itself in every game.
    """
    after, deals = copy_state(states), empty_deal()
    calls.draw(after, _generator(states.tobytes() + dealt, number), deals)
    calls.lay(after, deals)
    return after


def _generator(key: bytes, number: int) -> Generator:
    digest = hashlib.sha256(key + f"/deal {number}".encode()).digest()
    return np.array([int.from_bytes(digest[:8], "big") or 1], np.uint64)
