"""The random generator of compiled code: xorshift64*, one word, seeded from outside."""

import numpy as np

from chocolatier.compiled import i64, inline
from chocolatier.rules.core.state import Generator


@inline
def step(word: np.uint64) -> np.uint64:
    """Return the generator's next word (xorshift64)."""
    word ^= word >> np.uint64(12)
    word ^= word << np.uint64(25)
    return word ^ word >> np.uint64(27)


@inline
def scale(word: np.uint64, n: int) -> int:
    """Return an integer in 0..n-1 from the generator's word (xorshift64*, upper half)."""
    upper = word * np.uint64(0x2545F4914F6CDD1D) >> np.uint64(32)
    return i64(upper * np.uint64(n) >> np.uint64(32))


@inline
def below(rng: Generator, n: int) -> int:
    """Return a random integer in 0..n-1 and move the generator on."""
    rng[0] = step(rng[0])
    return scale(rng[0], n)
