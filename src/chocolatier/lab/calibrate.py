"""Win chances that are true: fitting their spread, and measuring how far off they are."""

import numpy as np

from chocolatier.bots.evaluate import OVER
from chocolatier.bots.features import MILLI

USUAL, CERTAIN = 8.0, 0.1  # points
ENOUGH = 200  # positions


def shares(values: np.ndarray, spread: np.ndarray) -> np.ndarray:
    """The chances by position and seat, from values by position and seat and a spread for each."""
    x = (values - values.max(axis=1, keepdims=True)) / (MILLI * spread[:, np.newaxis])
    parts: np.ndarray = np.exp(x)
    parts /= parts.sum(axis=1, keepdims=True)
    return parts


def fit_spread(values: np.ndarray, wins: np.ndarray, kinds: np.ndarray) -> np.ndarray:
    """The spread of every kind of position that makes what happened most likely.

    Kinds with few positions, and the end of the game, have fixed ones.
    """
    tried = np.geomspace(1.0, 40.0, 75)
    spread = np.full(OVER + 1, USUAL)
    for kind in range(OVER):
        chosen = kinds == kind
        if chosen.sum() >= ENOUGH:
            losses = []
            for one in tried:
                chances = shares(values[chosen], np.full(chosen.sum(), one))
                losses.append(-(wins[chosen] * np.log(chances + 1e-12)).sum())
            spread[kind] = tried[int(np.argmin(losses))]
    spread[OVER] = CERTAIN
    return spread
