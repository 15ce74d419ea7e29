"""Arithmetic on lanes and the random generator, inlined into everything compiled."""

import numpy as np

from chocolatier.compiled import i64, inline
from chocolatier.rules.core.numbers import ONE
from chocolatier.rules.core.state import Generator

BYTE_ONE = 0x0101010101
BYTE_HIGH = 0x8080808080


@inline
def nonzero(lanes: int) -> int:
    """The lowest bit of every lane that is not zero; lanes hold at most 31."""
    return (lanes + 31 * ONE & 32 * ONE) >> 5


@inline
def colours(lanes: int) -> int:
    """The set of colours whose lane is not zero, as five bits."""
    # the products 6i + 24 - 5j are all different, and only i == j lands in bits 24-28
    return nonzero(lanes) * 0b1000010000100001000010000 >> 24 & 31


@inline
def widen(lanes: int) -> int:
    """Six-bit lanes as bytes."""
    return (
        lanes & 0x3F
        | (lanes & 0xFC0) << 2
        | (lanes & 0x3F000) << 4
        | (lanes & 0xFC0000) << 6
        | (lanes & 0x3F000000) << 8
    )


@inline
def narrow(octets: int) -> int:
    """Bytes as six-bit lanes."""
    return (
        octets & 0x3F
        | octets >> 2 & 0xFC0
        | octets >> 4 & 0x3F000
        | octets >> 6 & 0xFC0000
        | octets >> 8 & 0x3F000000
    )


@inline
def total(lanes: int) -> int:
    """Sum over the colours, at most 255."""
    return widen(lanes) * BYTE_ONE >> 32 & 0xFF


@inline
def step(word: np.uint64) -> np.uint64:
    """One step of xorshift64."""
    word ^= word >> np.uint64(12)
    word ^= word << np.uint64(25)
    return word ^ word >> np.uint64(27)


@inline
def scale(word: np.uint64, n: int) -> int:
    """An integer in 0..n-1 from the generator's word (xorshift64*, upper half)."""
    upper = word * np.uint64(0x2545F4914F6CDD1D) >> np.uint64(32)
    return i64(upper * np.uint64(n) >> np.uint64(32))


@inline
def below(rng: Generator, n: int) -> int:
    """A random integer in 0..n-1; moves the generator on."""
    rng[0] = step(rng[0])
    return scale(rng[0], n)
