"""Positions to learn from: the patterns of every state of many games, and what became of them."""

from collections.abc import Sequence
from dataclasses import dataclass, fields
from pathlib import Path

import numpy as np

from chocolatier.bots.value.features import MILLI
from chocolatier.bots.value.judge import OVER, judge_all
from chocolatier.bots.value.loading import OFF, evaluation_of
from chocolatier.bots.value.patterns import BOTH, WORLD
from chocolatier.bots.value.readout import write_patterns
from chocolatier.lab.files import replacing_bytes
from chocolatier.lab.training.selfplay import Games
from chocolatier.rules.core.numbers import (
    COLOURS,
    DEALING,
    LANE,
    LINES,
    MAX_PLAYERS,
    SOURCES,
    WIDE,
)
from chocolatier.rules.core.state import STATE
from chocolatier.rules.ruleset import Rules


@dataclass(frozen=True)
class Samples:
    """Positions before the end; arrays are by position, then by seat."""

    boards: np.ndarray  # patterns
    world: np.ndarray
    hand: np.ndarray  # the hand-made value, in points
    kinds: np.ndarray
    target: np.ndarray  # what the value should have been, in points
    scores: np.ndarray  # the final ones
    wins: np.ndarray  # parts of the win
    game: np.ndarray


def save_games(path: Path, games: Games) -> None:
    """Write games to a file, compressed; it is there whole or not at all."""
    octets = games.states.view(np.uint8).reshape(len(games.states), -1)
    parts = {"states": octets, "game": games.game, "scores": games.scores, "wins": games.wins}
    with replacing_bytes(path) as file:
        np.savez_compressed(file, **parts)  # type: ignore[arg-type]


def load_games(path: Path) -> Games:
    """Read games from a file."""
    with np.load(path, allow_pickle=False) as stored:
        states = stored["states"].reshape(-1).view(STATE)
        return Games(states, stored["game"], stored["scores"], stored["wins"])


def samples_of(games: Games, rules: Rules, network: str | None, trust: float) -> Samples:
    """What can be learned from games.

    The target of a position is the final score, or rather a mixture: at the end of every later
    round the network's own value is believed with the weight ``trust``, which takes away much of
    the luck of what follows.
    """
    players, n = rules.players, len(games.states)
    boards = np.zeros((n, players, BOTH), np.int64)
    world = np.zeros((n, WORLD), np.int64)
    write_patterns(games.states, boards, world)
    hand, kinds = _values(games, rules, OFF)
    believed = _values(games, rules, network)[0] if trust else hand
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


def _values(games: Games, rules: Rules, network: str | None) -> tuple[np.ndarray, np.ndarray]:
    n = len(games.states)
    values, kinds = np.zeros((n, MAX_PLAYERS), np.int64), np.zeros(n, np.int64)
    judge_all(games.states, evaluation_of(rules, network), values, kinds)
    return (values[:, : rules.players] / MILLI).astype(np.float32), kinds


def _targets(games: Games, believed: np.ndarray, scores: np.ndarray, trust: float) -> np.ndarray:
    """From the end backwards: what is believed at the end of a round mixes into what precedes."""
    target = scores.copy()
    ends = games.states["phase"] == DEALING
    for i in range(len(target) - 2, -1, -1):
        if games.game[i] == games.game[i + 1]:
            target[i] = target[i + 1]
            if ends[i + 1]:
                target[i] += trust * (believed[i + 1] - target[i])
    return target


def shuffle_colours(games: Games, rng: np.random.Generator) -> Games:
    """The same games with the colours of every state exchanged, which is all one on the free side.

    Only what the network looks at is exchanged; these states are not for playing on.
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
    """The lanes of words, exchanged."""
    lanes = words.astype(np.int64)
    out = np.zeros(len(lanes), np.int64)
    for c in range(COLOURS):
        out |= (lanes >> width * c & (1 << width) - 1) << width * to[:, c]
    return out.astype(words.dtype)


def join(parts: Sequence[Samples], same: bool = False) -> Samples:
    """All samples together; the games of different parts are different ones, unless ``same``."""
    arrays = {f.name: [getattr(part, f.name) for part in parts] for f in fields(Samples)}
    begins = np.cumsum([0] + [int(game.max()) + 1 for game in arrays["game"][:-1]]) * (not same)
    arrays["game"] = [g + b for g, b in zip(arrays["game"], begins, strict=True)]
    return Samples(**{name: np.concatenate(arrays[name]) for name in arrays})
