"""Why a move is better or worse: expected points, split into parts that a player understands.

points   what chocolates in the box score up to the end of the expected line, and are expected to
floor    what the floor costs
bonus    rows, columns and colours: those earned, and progress towards others
lines    unfinished lines
reach    how many chocolates the empty cells would touch
tempo    beginning the next round
insight  what the network sees beyond these
denial   what another seat gets: less for it is more for the mover

Moves are compared by the lead over the others' average, so with three and four players what
another seat gets counts a half or a third.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from chocolatier.bots.doubt import seen_weights
from chocolatier.bots.search.searcher import Thought
from chocolatier.bots.value.features import BASE, FEATURES, GROUPS
from chocolatier.bots.value.readout import features_of
from chocolatier.rules.core.numbers import MAX_PLAYERS
from chocolatier.rules.core.state import copy_state
from chocolatier.rules.game import Game
from chocolatier.rules.move import Move
from chocolatier.rules.seats import seat_number

PARTS = ("points", "floor", "bonus", "lines", "reach", "tempo", "insight")
Parts = Mapping[str, float]
IN_WORDS = {
    "points": "in own points",
    "floor": "on the floor",
    "bonus": "in bonus progress",
    "lines": "in lines",
    "reach": "in reach",
    "tempo": "by tempo",
    "insight": "in what the network sees",
}
WORTH_SAYING = 0.05  # points


@dataclass(frozen=True)
class Judgement:
    """A move, and the parts of every seat's expected points behind it."""

    move: Move
    seats: tuple[Parts, ...]


@dataclass(frozen=True)
class Comparison:
    """A move against another: what its seat gains, and what the others lose or gain.

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
    def parts(self) -> tuple[float, ...]:
        """All parts in their order: the seat's own, then the denial of every other seat."""
        return (*self.own.values(), *self.denial.values())


def _floor_costs(leaf: Game, scores: np.ndarray) -> list[float]:
    """Return what floors cost every seat: those paid along a line, and those full at its end.

    ``scores`` are settled. A score stops at 0, so a floor may cost less than its penalty (R23).
    """
    bare = copy_state(leaf.state)
    bare["player"]["fallen"] = 0
    spared = np.zeros(MAX_PLAYERS)
    features_of(bare, np.zeros((MAX_PLAYERS, FEATURES)), spared, np.zeros(MAX_PLAYERS))
    (played,) = leaf.rounds
    unpaid = (spared - scores).tolist()
    return [seat.floor + lost for seat, lost in zip(played.scores, unpaid, strict=False)]


def judge_move(game: Game, thought: Thought, blind: Collection[str] = ()) -> Judgement:
    """Return the parts of every seat's expected points at the end of a thought's line.

    ``blind`` are the kinds of features that the level does not see. The parts add up to the
    thought's values: ``insight`` is what the other parts leave over. That includes the search's
    rounding to thousandths, its tie-break of a finished game, and a pick at the end of the line
    whose sendings were not searched (R42).
    """
    leaf = Game.from_states(game.state)
    for move in thought.line:
        leaf.play(move)
    features = np.zeros((MAX_PLAYERS, FEATURES))
    scores, bonuses = np.zeros(MAX_PLAYERS), np.zeros(MAX_PLAYERS)
    bucket = features_of(leaf.state, features, scores, bonuses)
    weights = seen_weights(game.rules, blind)[bucket] * (not leaf.is_over)
    seats = []
    for seat, floor in enumerate(_floor_costs(leaf, scores)):
        worth = features[seat] * weights
        parts = {name: float(worth[list(where)].sum()) for name, where in GROUPS.items()}
        known = {
            "points": float(scores[seat]) + floor + float(worth[BASE]),
            "floor": -floor,
            "bonus": float(bonuses[seat]) + parts["progress"],
            "lines": parts["lines"],
            "reach": parts["reach"],
            "tempo": parts["tempo"],
        }
        seats.append({**known, "insight": thought.values[seat] - sum(known.values())})
    return Judgement(thought.move, tuple(seats))


def compare(one: Judgement, other: Judgement, seat: int) -> Comparison:
    """Return what a move gives a seat more (or less) than another move, part by part."""
    own = {part: one.seats[seat][part] - other.seats[seat][part] for part in PARTS}
    rivals = [rival for rival in range(len(one.seats)) if rival != seat]
    denial = {
        rival: (sum(other.seats[rival].values()) - sum(one.seats[rival].values())) / len(rivals)
        for rival in rivals
    }
    return Comparison(one.move, other.move, own, denial)


def reasons_for(
    game: Game, thoughts: Sequence[Thought], blind: Collection[str] = ()
) -> list[Comparison]:
    """Return every move, the first included, compared with the first for the seat to move."""
    judged = [judge_move(game, thought, blind) for thought in thoughts]
    return [compare(one, judged[0], game.turn) for one in judged]


def tenths(parts: Sequence[float]) -> list[float]:
    """Return the parts rounded to tenths of a point, so that they add up to their rounded sum."""
    exact = [10 * part for part in parts]
    shown = [round(part) for part in exact]
    left = round(sum(exact)) - sum(shown)
    step = 1 if left > 0 else -1
    # round those the other way that lose least by it
    nearest = sorted(range(len(parts)), key=lambda i: step * (shown[i] - exact[i]))
    for i in nearest[: abs(left)]:
        shown[i] += step
    return [part / 10 for part in shown]


def sentence(comparison: Comparison) -> str:
    """Return a comparison in English, its greatest parts first."""
    parts = tenths(comparison.parts)
    total = sum(parts)
    words = [(IN_WORDS[part], IN_WORDS[part]) for part in comparison.own]
    for seat in comparison.denial:
        number = seat_number(seat)
        words.append((f"by leaving more to seat {number}", f"by denying seat {number}"))
    greatest = sorted(zip(parts, words, strict=True), key=lambda item: -abs(item[0]))
    worse = [f"{-part:.1f} {word}" for part, (word, _) in greatest if part < -WORTH_SAYING]
    better = [f"{part:.1f} {word}" for part, (_, word) in greatest if part > WORTH_SAYING]
    move, other = comparison.move, comparison.other
    if abs(total) < WORTH_SAYING:
        text = f"{move} is worth as much as {other}"
    else:
        how = "worse" if total < 0 else "better"
        text = f"{move} is {abs(total):.1f} points {how} than {other}"
    verbs = (("loses", worse), ("gains", better))
    reasons = [f"it {verb} {_list(found)}" for verb, found in verbs if found]
    return f"{text}: {', but '.join(reasons)}." if reasons else f"{text}."


def _list(items: list[str]) -> str:
    """Return items as a list in English."""
    return items[0] if len(items) == 1 else f"{', '.join(items[:-1])} and {items[-1]}"
