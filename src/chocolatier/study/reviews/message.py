"""A sentence that waits for its language."""

from collections.abc import Mapping
from dataclasses import dataclass

OTHERWISE = frozenset(
    f"review-why-{name}"
    for name in (
        "loses",
        "floor",
        "falls",
        "rival-takes",
        "rival-fills",
        "rival-scores",
        "rival-boxes",
        "rival-line",
        "blocked",
    )
)
"""What happens after the move that was played; all else happens after the better one."""


@dataclass(frozen=True)
class Message:
    """A sentence: the name of a Fluent message and the values that it needs.

    ``seat`` and ``rival`` are seats, from 0. ``move`` and ``best`` are moves as text; what they
    take is in ``pieces`` and ``best_pieces``, as letters. ``wording`` turns all that into words.
    """

    name: str
    values: Mapping[str, str | int]
