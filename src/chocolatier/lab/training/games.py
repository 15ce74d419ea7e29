"""The games of self-play: their states, what became of them, and their files."""

from dataclasses import dataclass
from pathlib import Path

import numpy as np

from chocolatier.compiled import compiled, i64
from chocolatier.errors import ChocolatierError
from chocolatier.lab.files import replacing_bytes
from chocolatier.rules.core.masks import standing
from chocolatier.rules.core.state import STATE, States
from chocolatier.rules.ruleset import Rules


@dataclass(frozen=True)
class Games:
    """States in the order in which they were met; ``scores`` and ``wins`` are by game and seat.

    ``game`` is the index of every state's game. The last state of a game is its end.
    """

    states: np.ndarray
    game: np.ndarray
    scores: np.ndarray
    wins: np.ndarray

    @property
    def rules(self) -> Rules:
        """Return the rules of the games, which every state holds."""
        first = self.states[0]
        return Rules.from_options(int(first.players), int(first.options), int(first.limit))


def save_games(path: Path, games: Games) -> None:
    """Write games to a compressed file; it is there complete or not at all."""
    octets = games.states.view(np.uint8).reshape(len(games.states), -1)
    parts = {"states": octets, "game": games.game, "scores": games.scores, "wins": games.wins}
    with replacing_bytes(path) as file:
        np.savez_compressed(file, **parts)  # type: ignore[arg-type]


def load_games(path: Path) -> Games:
    """Read games from a file; raise ChocolatierError if its states are not of this version."""
    with np.load(path, allow_pickle=False) as stored:
        octets = stored["states"]
        if octets.shape[1] != STATE.itemsize:
            raise ChocolatierError(
                "old-games",
                f"{path}: the games of another version; delete the file to play them again",
                file=str(path),
            )
        states = octets.reshape(-1).view(STATE)
        return Games(states, stored["game"], stored["scores"], stored["wins"])


@compiled
def _write_standings(states: States, keys: np.ndarray) -> None:
    for i in range(len(states)):
        for seat in range(i64(states[i].players)):
            keys[i, seat] = standing(states[i].player[seat])


def standings(states: States) -> np.ndarray:
    """Return the keys by which the seats are ranked, by state and seat (R31)."""
    keys = np.zeros((len(states), int(states[0].players)), np.int64)
    _write_standings(states, keys)
    return keys


def place_parts(keys: np.ndarray) -> np.ndarray:
    """Return every seat's part of each place, by game, seat and place.

    ``keys`` are the standings of finished games. Equal seats share their places (R31), so a
    winner's part of the first place is its part of the win.
    """
    own, other = keys[:, :, np.newaxis], keys[:, np.newaxis, :]
    first = (other > own).sum(axis=2)[:, :, np.newaxis]
    equal = (other == own).sum(axis=2)[:, :, np.newaxis]
    place = np.arange(keys.shape[1])
    parts: np.ndarray = ((first <= place) & (place < first + equal)) / equal
    return parts
