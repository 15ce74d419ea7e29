"""Positions to learn from: the patterns of the states of many games, and what became of them."""

from collections.abc import Sequence
from dataclasses import dataclass, fields

import numpy as np

from chocolatier.bots.value.features import MILLI
from chocolatier.bots.value.judge import OVER, judge_all
from chocolatier.bots.value.loading import OFF, evaluation_of
from chocolatier.bots.value.patterns import BOTH, WORLD
from chocolatier.bots.value.readout import write_patterns
from chocolatier.lab.training.games import Games
from chocolatier.rules.core.numbers import (
    COLOURS,
    DEALING,
    LANE,
    LINES,
    MAX_PLAYERS,
    SOURCES,
    WIDE,
)


@dataclass(frozen=True)
class Samples:
    """Positions before the end; arrays are by position, then by seat."""

    boards: np.ndarray  # patterns
    world: np.ndarray
    hand: np.ndarray  # the hand-made value, in points
    kinds: np.ndarray  # as ``judge`` distinguishes them
    target: np.ndarray  # what the value should have been, in points
    scores: np.ndarray  # the final ones
    wins: np.ndarray  # parts of the win
    game: np.ndarray


def samples_of(games: Games, network: str | None, trust: float) -> Samples:
    """Return what can be learned from games.

    The target of a position is a mixture: the final score, and at the end of every later round the
    network's own value with the weight ``trust``, which removes much of the luck in between.
    """
    players, n = games.rules.players, len(games.states)
    boards = np.zeros((n, players, BOTH), np.int64)
    world = np.zeros((n, WORLD), np.int64)
    write_patterns(games.states, boards, world)
    hand, kinds = _values(games, OFF)
    believed = _values(games, network)[0] if trust else hand
    scores = games.scores[games.game, :players].astype(np.float32)
    target = _targets(games, believed, scores, trust)
    going = kinds != OVER
    return Samples(
        boards[going].astype(np.uint16),
        world[going].astype(np.uint16),
        hand[going],
        kinds[going],
        target[going],
        scores[going],
        games.wins[games.game, :players][going],
        games.game[going],
    )


def _values(games: Games, network: str | None) -> tuple[np.ndarray, np.ndarray]:
    """Return the values in points, by state and seat, and the kinds of the states."""
    rules, n = games.rules, len(games.states)
    values, kinds = np.zeros((n, MAX_PLAYERS), np.int64), np.zeros(n, np.int64)
    judge_all(games.states, evaluation_of(rules, network), values, kinds)
    return (values[:, : rules.players] / MILLI).astype(np.float32), kinds


def _targets(games: Games, believed: np.ndarray, scores: np.ndarray, trust: float) -> np.ndarray:
    """Return the targets, from the end backwards: round ends mix into what precedes them."""
    target = scores.copy()
    ends = games.states["phase"] == DEALING
    for i in range(len(target) - 2, -1, -1):
        if games.game[i] == games.game[i + 1]:
            target[i] = target[i + 1]
            if ends[i + 1]:
                target[i] += trust * (believed[i + 1] - target[i])
    return target


def shuffle_colours(games: Games, rng: np.random.Generator) -> Games:
    """Return the games with the colours of every state exchanged.

    On the free side that changes no value. Only what the network sees is exchanged: these states
    cannot be played on.
    """
    states = games.states.copy()
    n = len(states)
    to = rng.permuted(np.tile(np.arange(COLOURS), (n, 1)), axis=1)
    states["present"] = _moved(states["present"], to, WIDE)
    for name in ("bag", "lid"):
        states[name] = _moved(states[name], to, LANE)
    for i in range(SOURCES):
        states["source"][:, i] = _moved(states["source"][:, i], to, LANE)
    boards = states["player"]
    for seat in range(MAX_PLAYERS):
        for i in range(LINES):
            boards["cells"][:, seat, i] = _moved(boards["cells"][:, seat, i], to, 3)
            boards["rows"][:, seat, i] = _moved(boards["rows"][:, seat, i], to, 1)
            colour, room = boards["colour"][:, seat, i + 1], boards["room"][:, seat, i + 1]
            begun = room < i + 1
            colour[begun] = to[begun, colour[begun]]
    return Games(states, games.game, games.scores, games.wins)


def _moved(words: np.ndarray, to: np.ndarray, width: int) -> np.ndarray:
    """Return words with their lanes exchanged: lane c goes to lane ``to[:, c]``."""
    lanes = words.astype(np.int64)
    out = np.zeros(len(lanes), np.int64)
    for c in range(COLOURS):
        out |= (lanes >> width * c & (1 << width) - 1) << width * to[:, c]
    return out.astype(words.dtype)


def join(parts: Sequence[Samples], same: bool = False) -> Samples:
    """Return all samples together; different parts have different games unless ``same``."""
    arrays = {f.name: [getattr(part, f.name) for part in parts] for f in fields(Samples)}
    begins = np.cumsum([0] + [int(game.max()) + 1 for game in arrays["game"][:-1]]) * (not same)
    arrays["game"] = [g + b for g, b in zip(arrays["game"], begins, strict=True)]
    return Samples(**{name: np.concatenate(arrays[name]) for name in arrays})
