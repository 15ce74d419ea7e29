"""Seatings: mirrored sets, in which every bot has every seat of a deal equally often."""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations, permutations, product
from typing import TypeAlias

Seating: TypeAlias = tuple[int, ...]
"""The index of a bot for every seat."""

MirroredSet: TypeAlias = tuple[Seating, ...]
"""The games that are played with one deal seed."""


@cache
def mirrored_sets(bots: int, seats: int) -> tuple[MirroredSet, ...]:
    """Return the sets that are played in turn, all of one size.

    With two bots there is one: every seating in which neither has two seats more than the other.
    With more bots a set has the rotations of one order around the table; the sets go through all
    line-ups (as even as the seats allow), then through them again with the next order.
    """
    if bots == 2:
        return (_even_seatings(seats),)
    orders = [_orders(line_up) for line_up in _line_ups(bots, seats)]
    return tuple(_rotations(order) for turn in zip(*orders, strict=True) for order in turn)


def _even_seatings(seats: int) -> MirroredSet:
    return tuple(s for s in product((0, 1), repeat=seats) if abs(seats - 2 * sum(s)) <= 1)


def _line_ups(bots: int, seats: int) -> Iterator[Seating]:
    """Yield the bots that play together, for every choice of those with one seat more."""
    each, more = divmod(seats, bots)
    for chosen in combinations(range(bots), more):
        yield tuple(sorted([*range(bots)] * each + list(chosen)))


def _orders(line_up: Seating) -> list[Seating]:
    """Return the different orders around the table, each by its first rotation."""
    return sorted({min(_rotations(order)) for order in permutations(line_up)})


def _rotations(order: Sequence[int]) -> MirroredSet:
    return tuple((*order[turn:], *order[:turn]) for turn in range(len(order)))
