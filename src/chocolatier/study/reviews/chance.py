"""Chances of winning in whole millionths, so that what a review adds up is exact."""

from collections.abc import Sequence
from typing import TypeAlias

from chocolatier.rules.game import Game

WHOLE = 1_000_000
Chances: TypeAlias = tuple[int, ...]
"""Every seat's chance of winning, in millionths."""
Change: TypeAlias = tuple[int, ...]
"""What every seat's chance changed by, in millionths."""
Shares: TypeAlias = tuple[float, ...]
"""Every seat's chance of winning as it was found, from 0 to 1."""


def in_millionths(shares: Sequence[float]) -> Chances:
    """Return shares that add up to 1 as chances that add up to WHOLE.

    Each is rounded down; those that lose most by it get what is left over.
    """
    exact = [WHOLE * share for share in shares]
    chances = [int(one) for one in exact]
    losers = sorted(range(len(exact)), key=lambda seat: chances[seat] - exact[seat])
    for seat in losers[: WHOLE - sum(chances)]:
        chances[seat] += 1
    return tuple(chances)


def change(before: Chances, after: Chances) -> Change:
    """Return what every seat's chance changed by."""
    return tuple(b - a for a, b in zip(before, after, strict=True))


def add(one: Change, other: Change) -> Change:
    """Return the sum of two changes, seat by seat."""
    return tuple(a + b for a, b in zip(one, other, strict=True))


def mean(samples: Sequence[Sequence[float]]) -> Shares:
    """Return the mean of some chances, seat by seat; there must be one."""
    return tuple(sum(column) / len(samples) for column in zip(*samples, strict=True))


def result_of(game: Game) -> Chances:
    """Return what a finished game brought: WHOLE to its winner; several winners share it (R31).

    Three winners get a third each, rounded down.
    """
    winners = game.ranking.count(1)
    return tuple(WHOLE // winners if place == 1 else 0 for place in game.ranking)
