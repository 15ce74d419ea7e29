"""Arithmetic on lanes: six bits for each of the five colours in one word."""

from chocolatier.compiled import inline
from chocolatier.rules.core.numbers import ONE

BYTE_ONE = 0x0101010101
BYTE_HIGH = 0x8080808080


@inline
def nonzero(lanes: int) -> int:
    """Return the lowest bit of every lane that is not zero; lanes hold at most 31."""
    # adding 31 carries into a lane's top bit unless the lane is 0
    return (lanes + 31 * ONE & 32 * ONE) >> 5


@inline
def colours(lanes: int) -> int:
    """Return the set of colours whose lane is not zero, as five bits."""
    # the products 6i + 24 - 5j are all different, and only i == j lands in bits 24-28
    return nonzero(lanes) * 0b1000010000100001000010000 >> 24 & 31


@inline
def widen(lanes: int) -> int:
    """Return six-bit lanes as bytes."""
    return (
        lanes & 0x3F
        | (lanes & 0xFC0) << 2
        | (lanes & 0x3F000) << 4
        | (lanes & 0xFC0000) << 6
        | (lanes & 0x3F000000) << 8
    )


@inline
def narrow(octets: int) -> int:
    """Return bytes as six-bit lanes."""
    return (
        octets & 0x3F
        | octets >> 2 & 0xFC0
        | octets >> 4 & 0x3F000
        | octets >> 6 & 0xFC0000
        | octets >> 8 & 0x3F000000
    )


@inline
def total(lanes: int) -> int:
    """Return the sum over the colours, at most 255."""
    # the product's fifth byte is the sum of all five
    return widen(lanes) * BYTE_ONE >> 32 & 0xFF
