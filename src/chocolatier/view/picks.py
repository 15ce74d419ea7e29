"""The picks among which a seat may choose, written as JSON by compiled code.

``options.Pick`` describes the text, ``rules.core.narrate`` the numbers that it is made of.
"""

import numpy as np
from numpy.typing import NDArray

from chocolatier.compiled import compiled, i64, inline
from chocolatier.rules.core.actions import SHARE_ACTION
from chocolatier.rules.core.narrate import (
    CAUGHT,
    COLOUR,
    COMPLETES,
    COUNT,
    FELL,
    FLAGS,
    LEFT_SLOT,
    MARKER_CAME,
    MARKER_FELL,
    OVER,
    PLACED,
    REST,
    REST_AT,
    RIGHT_SLOT,
    SOURCE,
    SPARE_CAME,
    TARGET,
)
from chocolatier.rules.core.numbers import CENTRE, COLOURS, LANE, LETTERS, LINES
from chocolatier.rules.core.state import PREVIEW, States

COMPLETE_MARK, MARKER_MARK, DEAD_MARK = 1, 2, 4
TARGETS = LINES + 1
NUMBERS = 8  # in a target's row
LONGEST_PICK, LONGEST_ROW = 160, 4 * NUMBERS + 2  # all keys at once, and 20 letters, are 140
LONGEST = SHARE_ACTION * LONGEST_ROW + SHARE_ACTION // TARGETS * LONGEST_PICK

Text = NDArray[np.uint8]


def _text(text: str) -> Text:
    return np.frombuffer(text.encode(), np.uint8)


_SOURCE, _COLOUR, _COUNT = map(_text, ('{"source":', ',"colour":"', '","count":'))
_MARKER, _SPARE = map(_text, (',"marker":true', ',"spare":true'))
_CENTRE, _KEEPS, _SHARES = map(_text, (',"centre":"', ',"keeps":"', ',"shares":"'))
_LEFT, _RIGHT, _TARGETS, _NEXT = map(_text, ('","left":', ',"right":', ',"targets":[', "]},"))
_LETTERS, _DIGITS = _text(LETTERS), _text("0123456789")
_QUOTE, _MINUS, _COMMA, _OPEN, _CLOSE = b'"-,[]'


@inline
def put(out: Text, at: int, text: Text) -> int:
    """Write a text and return where the next one begins."""
    for i in range(len(text)):
        out[at + i] = text[i]
    return at + len(text)


@inline
def put_number(out: Text, at: int, number: int) -> int:
    """Write a number of at most three digits and return where the next text begins."""
    if number < 0:
        out[at] = _MINUS
        at += 1
        number = -number
    if number >= 100:
        out[at] = _DIGITS[number // 100]
        at += 1
    if number >= 10:
        out[at] = _DIGITS[number // 10 % 10]
        at += 1
    out[at] = _DIGITS[number % 10]
    return at + 1


@inline
def put_letters(out: Text, at: int, lanes: int) -> int:
    """Write chocolates as letters and return where the next text begins."""
    for colour in range(COLOURS):
        for _ in range(lanes >> LANE * colour & 63):
            out[at] = _LETTERS[colour]
            at += 1
    return at


@inline
def put_pick(out: Text, at: int, took: NDArray[np.int32]) -> int:
    """Write a pick as far as its targets and return where they begin."""
    at = put_number(out, put(out, at, _SOURCE), i64(took[SOURCE]))
    at = put(out, at, _COLOUR)
    out[at] = _LETTERS[took[COLOUR]]
    at = put_number(out, put(out, at + 1, _COUNT), i64(took[COUNT]))
    if took[FLAGS] & MARKER_CAME:
        at = put(out, at, _MARKER)
    if took[FLAGS] & SPARE_CAME:
        at = put(out, at, _SPARE)
    rest = i64(took[REST])
    if rest:
        if took[LEFT_SLOT]:
            at = put_letters(out, put(out, at, _SHARES), rest)
            at = put_number(out, put(out, at, _LEFT), i64(took[LEFT_SLOT]))
            at = put_number(out, put(out, at, _RIGHT), i64(took[RIGHT_SLOT]))
        else:
            at = put(out, at, _CENTRE if took[REST_AT] == CENTRE else _KEEPS)
            at = put_letters(out, at, rest)
            out[at] = _QUOTE
            at += 1
    return put(out, at, _TARGETS)


@inline
def put_target(out: Text, at: int, p: np.record, row: NDArray[np.int64]) -> int:
    """Write the row of a target, without zeros at its end; return where the next text begins."""
    took = p.took
    row[0], row[1], row[2], row[3] = took[TARGET], took[PLACED], p.gain, p.loss
    row[4], row[5], row[7] = took[FELL], took[OVER], took[CAUGHT]
    row[6] = COMPLETE_MARK * i64(took[COMPLETES]) + DEAD_MARK * i64(p.dead)
    row[6] += MARKER_MARK * i64(took[FLAGS] & MARKER_FELL != 0)
    n = NUMBERS
    while n > 1 and row[n - 1] == 0:
        n -= 1
    for i in range(n):
        out[at] = _COMMA if i else _OPEN
        at = put_number(out, at + 1, row[i])
    out[at] = _CLOSE
    return at + 1


@compiled
def write_picks(previews: States, out: Text) -> int:
    """Write the picks, by source and colour, and return how long the text is."""
    place, row = np.full(SHARE_ACTION, -1, np.int64), np.empty(NUMBERS, np.int64)
    for i in range(len(previews)):
        place[previews[i].action] = i
    at = group = i64(0)
    for action in range(SHARE_ACTION):
        if place[action] < 0:
            continue
        p = previews[place[action]]
        if action // TARGETS + 1 != group:
            if group:
                at = put(out, at, _NEXT)
            group = action // TARGETS + 1
            at = put_pick(out, at, p.took)
        else:
            out[at] = _COMMA
            at += 1
        at = put_target(out, at, p, row)
    if group:
        at = put(out, at, _NEXT) - 1  # without the comma
    return at


def picks_text(previews: States) -> str:
    """Return the JSON of all picks, separated by commas."""
    out: Text = np.empty(LONGEST, np.uint8)
    return out[: write_picks(previews, out)].tobytes().decode()


def compile_writer() -> None:
    """Compile ``write_picks``, for which an empty array is enough."""
    picks_text(np.zeros(0, PREVIEW))
