"""Why a move: expected points, split into parts that a player understands.

points   what chocolates in the box score, up to where the expected line ends
floor    what the floor costs
bonus    rows, columns and colours: earned, and the worth of being on the way
lines    unfinished lines
reach    how well empty cells lie
tempo    beginning the next round
insight  what the network sees beyond these
"""

from collections.abc import Mapping
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

PARTS = ("points", "floor", "bonus", "lines", "reach", "tempo", "insight")
Parts = Mapping[str, float]


@dataclass(frozen=True)
class Judgement:
    """A move, and the parts of every seat's expected points behind it."""

    move: Move
    line: tuple[Move, ...]
    seats: tuple[Parts, ...]


@dataclass(frozen=True)
class Comparison:
    """How a move differs from another: what its seat gains, and what each opponent loses by it."""

    own: Parts
    denial: Mapping[int, float]  # seat -> points that this seat has less

    @property
    def total(self) -> float:
        """The difference in the lead over the others' average."""
        return sum(self.own.values()) + sum(self.denial.values()) / max(1, len(self.denial))


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
    """The parts of every seat's expected points at the end of a thought's line."""
    leaf = Game.from_states(game.state)
    start = leaf.copy()
    for move in thought.line:
        leaf.play(move)
    players = game.rules.players
    features = np.zeros((MAX_PLAYERS, FEATURES))
    scores, bonuses = np.zeros(MAX_PLAYERS), np.zeros(MAX_PLAYERS)
    bucket = features_of(leaf.state, features, scores, bonuses)
    weights = weights_of(game.rules)[bucket] * (not leaf.is_over)
    seats = []
    for seat in range(players):
        worth = features[seat] * weights
        parts = {name: float(worth[list(where)].sum()) for name, where in FEATURE_PARTS.items()}
        floor = _floor_lost(start, leaf, seat)
        known = {
            "points": float(scores[seat]) + floor + float(worth[0]),
            "floor": -floor,
            "bonus": float(bonuses[seat]) + parts["progress"],
            "lines": parts["lines"],
            "reach": parts["reach"],
            "tempo": parts["tempo"],
        }
        seats.append({**known, "insight": thought.values[seat] - sum(known.values())})
    return Judgement(thought.move, thought.line, tuple(seats))


def compare(better: Judgement, worse: Judgement, seat: int) -> Comparison:
    """What the better move gives a seat over the worse one, part by part."""
    own = {part: better.seats[seat][part] - worse.seats[seat][part] for part in PARTS}
    denial = {
        other: sum(worse.seats[other].values()) - sum(better.seats[other].values())
        for other in range(len(better.seats))
        if other != seat
    }
    return Comparison(own, denial)
