"""How hard a puzzle is for people: by how many of them find it at the first try."""

from chocolatier.study.puzzles.puzzle import HARDEST

EXPECTED = (0.85, 0.7, 0.52, 0.35, 0.2)
"""By difficulty: the part of people that is expected to find a puzzle at once."""
WEIGHT = 40
"""What the levels of the bots found counts as much as so many people."""
MOST_STEPS = 1
"""People move a puzzle by so much from the difficulty that the levels gave it."""


def difficulty_for_people(difficulty: int, tried: int, right: int) -> int:
    """Return the difficulty of a puzzle that so many have tried, and so many of them found.

    ``difficulty`` is the one by levels; a few tries leave it as it is.
    """
    part = (right + WEIGHT * EXPECTED[difficulty - 1]) / (tried + WEIGHT)
    least, most = max(1, difficulty - MOST_STEPS), min(HARDEST, difficulty + MOST_STEPS)
    return min(range(least, most + 1), key=lambda grade: abs(EXPECTED[grade - 1] - part))
