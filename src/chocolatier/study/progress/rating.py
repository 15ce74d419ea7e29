"""Ratings of people on the scale of the bots' strength, by the Plackett-Luce model of Weng and Lin.

The strength of an opponent is known and does not change: only the person's rating learns.
"""

import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache

from openskill.models import PlackettLuce

from chocolatier.study.progress.strength import SCALE

DRIFT = 4.0
"""How much a person may change from game to game, as a standard deviation in points."""
KNOWN = 1.0
"""The doubt about an opponent, in points: none, but the model needs a number above 0."""
LEAST = 1e-6  # of its variance a rating always keeps so much


@dataclass(frozen=True)
class PersonRating:
    """A strength in points, and the standard deviation of what is known about it."""

    points: float = 1200.0
    doubt: float = 400.0


@dataclass(frozen=True)
class Meeting:
    """A game: the own place, and the strength and the place of every opponent."""

    place: int
    opponents: tuple[tuple[float, int], ...]


def rate(meetings: Iterable[Meeting], start: PersonRating | None = None) -> Iterator[PersonRating]:
    """Yield the rating after each of these games, in their order."""
    now = start or PersonRating()
    for meeting in meetings:
        model = _model(len(meeting.opponents) + 1)
        own = model.rating(mu=now.points, sigma=now.doubt)
        others = [model.rating(mu=points, sigma=KNOWN) for points, _ in meeting.opponents]
        places = [meeting.place, *(place for _, place in meeting.opponents)]
        after = model.rate([[own], *([one] for one in others)], ranks=[float(p) for p in places])
        now = PersonRating(after[0][0].mu, after[0][0].sigma)
        yield now


@cache
def _model(players: int) -> PlackettLuce:
    """Return the model of a game; its ``beta`` makes the scale that of Elo for so many players.

    ``gamma`` is 1, as in the derivation of the model: the library's default learns more slowly.
    """
    return PlackettLuce(
        beta=SCALE / math.sqrt(players), tau=DRIFT, kappa=LEAST, gamma=lambda *_, **__: 1.0
    )
