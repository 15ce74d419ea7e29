"""Why a move: expected points, split into parts that a player understands.

points   what chocolates in the box score, up to where the expected line ends, and those to come
floor    what the floor costs
bonus    rows, columns and colours: earned, and the worth of being on the way
lines    unfinished lines
reach    how well empty cells lie
tempo    beginning the next round
denial   what another seat gets: less for it is more for the mover

Moves are compared by the lead over the others' average, so with three and four players what a
seat gets counts a half or a third.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from chocolatier.bots.evaluate import features_of
from chocolatier.bots.features import FEATURES
from chocolatier.bots.features import PARTS as FEATURE_PARTS
from chocolatier.bots.searcher import Thought
from chocolatier.bots.weights import weights_of
from chocolatier.rules.events import FloorPaid
from chocolatier.rules.game import Game
from chocolatier.rules.layout import MAX_PLAYERS, PENALTY, Phase
from chocolatier.rules.move import Move

PARTS = ("points", "floor", "bonus", "lines", "reach", "tempo")
Parts = Mapping[str, float]
WORDS = {
    "points": "own points",
    "floor": "the floor",
    "bonus": "bonus progress",
    "lines": "lines",
    "reach": "reach",
    "tempo": "tempo",
}
SAID = 0.05  # points: what is less is not worth a word


@dataclass(frozen=True)
class Judgement:
    """A move, and the parts of every seat's expected points behind it."""

    move: Move
    line: tuple[Move, ...]
    seats: tuple[Parts, ...]


@dataclass(frozen=True)
class Comparison:
    """A move against another: what its seat gains by it, and by what the others lose or gain.

    All numbers are points of the lead over the others' average, below 0 where the move is worse.
    """

    move: Move
    other: Move
    own: Parts
    denial: Mapping[int, float]  # by seat

    @property
    def total(self) -> float:
        """The difference between the moves: all parts added up."""
        return sum(self.own.values()) + sum(self.denial.values())

    @property
    def named(self) -> dict[str, float]:
        """Every part by its name in English; seats count from 1."""
        denial = {f"denial of seat {seat + 1}": part for seat, part in self.denial.items()}
        return {**{WORDS[part]: self.own[part] for part in PARTS}, **denial}


def _floor_lost(start: Game, leaf: Game, seat: int) -> float:
    """What the floor takes from a seat along the line, the floor that lies there now included."""
    lost = 0.0
    for event in leaf.history[len(start.history) :]:
        if isinstance(event, FloorPaid) and event.seat == seat:
            lost += event.penalty
    if leaf.phase < Phase.DEAL:
        lost += float(PENALTY[len(leaf.position.boards[seat].floor)])
    return lost


def judge_move(game: Game, thought: Thought) -> Judgement:
    """The parts of every seat's expected points at the end of a thought's line.

    They add up to the thought's values: ``points`` is what the other parts leave, which also
    takes up the search's rounding to thousandths and its tie-break of a finished game.
    """
    leaf = Game.from_states(game.state)
    start = leaf.copy()
    for move in thought.line:
        leaf.play(move)
    features = np.zeros((MAX_PLAYERS, FEATURES))
    scores, bonuses = np.zeros(MAX_PLAYERS), np.zeros(MAX_PLAYERS)
    bucket = features_of(leaf.state, features, scores, bonuses)
    weights = weights_of(game.rules)[bucket] * (not leaf.is_over)
    seats = []
    for seat in range(game.rules.players):
        worth = features[seat] * weights
        parts = {name: float(worth[list(where)].sum()) for name, where in FEATURE_PARTS.items()}
        rest = {
            "floor": -_floor_lost(start, leaf, seat),
            "bonus": float(bonuses[seat]) + parts["progress"],
            "lines": parts["lines"],
            "reach": parts["reach"],
            "tempo": parts["tempo"],
        }
        seats.append({"points": thought.values[seat] - sum(rest.values()), **rest})
    return Judgement(thought.move, thought.line, tuple(seats))


def compare(one: Judgement, other: Judgement, seat: int) -> Comparison:
    """What a move gives a seat more (or less) than another, part by part."""
    own = {part: one.seats[seat][part] - other.seats[seat][part] for part in PARTS}
    rivals = [rival for rival in range(len(one.seats)) if rival != seat]
    denial = {
        rival: (sum(other.seats[rival].values()) - sum(one.seats[rival].values())) / len(rivals)
        for rival in rivals
    }
    return Comparison(one.move, other.move, own, denial)


def explain(game: Game, thoughts: Sequence[Thought]) -> list[Comparison]:
    """Every move compared with the first, itself included, for the seat to move."""
    judged = [judge_move(game, thought) for thought in thoughts]
    return [compare(one, judged[0], game.turn) for one in judged]


def tenths(parts: Mapping[str, float]) -> dict[str, float]:
    """The parts in tenths of a point, so that they still add up to their rounded sum."""
    exact = {name: 10 * part for name, part in parts.items()}
    shown = {name: round(part) for name, part in exact.items()}
    left = round(sum(exact.values())) - sum(shown.values())
    step = 1 if left > 0 else -1
    by_need = sorted(exact, key=lambda name: step * (shown[name] - exact[name]))
    for name in by_need[: abs(left)]:
        shown[name] += step
    return {name: part / 10 for name, part in shown.items()}


def sentence(comparison: Comparison) -> str:
    """A comparison in English, its greatest parts first."""
    parts = tenths(comparison.named)
    total = round(sum(parts.values()), 1)
    move, other = comparison.move, comparison.other
    by_size = sorted(parts, key=lambda name: -abs(parts[name]))
    worse = [f"{-parts[name]:.1f} {_by(name)}" for name in by_size if parts[name] < -SAID]
    better = [f"{parts[name]:.1f} {_by(name)}" for name in by_size if parts[name] > SAID]
    if abs(total) < SAID:
        text = f"{move} is worth as much as {other}"
    else:
        text = (
            f"{move} is {abs(total):.1f} points {'worse' if total < 0 else 'better'} than {other}"
        )
    told = [
        f"it {verb} {_listed(found)}"
        for verb, found in (("loses", worse), ("gains", better))
        if found
    ]
    return f"{text}: {', but '.join(told)}." if told else f"{text}."


def _by(name: str) -> str:
    return f"by {name}"


def _listed(items: list[str]) -> str:
    return items[0] if len(items) == 1 else f"{', '.join(items[:-1])} and {items[-1]}"
