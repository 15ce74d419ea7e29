"""Moves: a player's whole turn, as an object, as text, and as small actions.

Constructing a move checks nothing; ``illegal.check_move`` does when it is played.

Draft    ``3T2``      teal from factory 3 to line 2; ``C`` is the centre, ``-`` the floor
         ``4B3<W>K``  from the share factory: white to the left, black to the right (R42)
Share    ``<W>K``     only the sending, in a position between pick and sending
Boxing   ``2@4``      the chocolate of line 2 into column 4 (free side, R33)
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Self

from chocolatier.errors import MoveTextError, quoted, shown
from chocolatier.rules.core.actions import (
    BOX_ACTION,
    LEFT,
    RIGHT,
    SHARE_ACTION,
    box_action,
    colour_of,
    column_of,
    draft_action,
    row_of,
    sent_colour,
    sent_side,
    share_action,
    source_of,
    target_of,
)
from chocolatier.rules.core.numbers import CENTRE, FLOOR, LETTERS, Colour

_DRAFT = re.compile(rf"([C1-9])([{LETTERS}])([-1-5])((?:<[{LETTERS}]+)?(?:>[{LETTERS}]+)?)")
_SHARE = re.compile(rf"(?:<([{LETTERS}]+))?(?:>([{LETTERS}]+))?")
_BOXING = re.compile(r"([1-5])@([1-5])")
LONGEST = 10  # characters: 4B3 and four letters that are sent left or right


class Move(ABC):
    """A player's whole turn: a ``Draft``, a ``Share`` or a ``Boxing``.

    >>> Move.parse("3T2")
    Move.parse('3T2')
    """

    __slots__ = ()

    @property
    @abstractmethod
    def actions(self) -> tuple[int, ...]:
        """The small actions, in the order in which the core asks for them."""

    @classmethod
    def parse(cls, text: str) -> Self:
        """Return the move that a text writes; raise MoveTextError if it writes none of this class.

        >>> Draft.parse("3T2").colour
        <Colour.TEAL: 0>
        """
        move = _parse(text) if isinstance(text, str) and len(text) <= LONGEST else None
        if isinstance(move, cls):
            return move
        raise MoveTextError(
            "move-text",
            f"{quoted(text)} is not a move; write source (1-9 or C), colour (T B W K R) and line "
            "(1-5, or - for the floor), such as 3T2, CW-, 4B3<W>K; or row@column, such as 2@4",
            text=shown(text),
        )

    @classmethod
    def of(cls, actions: Sequence[int]) -> Move:
        """Return the move that small actions make up: a pick and what it sends, or a column."""
        return _move_of(tuple(actions))

    def __repr__(self) -> str:
        return f"Move.parse('{self}')"


@dataclass(frozen=True, slots=True, repr=False)
class Share(Move):
    """Where the leftover colours of the share factory go (R42)."""

    left: frozenset[Colour] = frozenset()
    right: frozenset[Colour] = frozenset()

    @property
    def actions(self) -> tuple[int, ...]:
        """The small actions, in the order in which the core asks for them."""
        return tuple(
            share_action(colour, LEFT if colour in self.left else RIGHT)
            for colour in sorted(self.left | self.right)
        )

    def __str__(self) -> str:
        """Return the text that ``Move.parse`` reads."""
        if not self.left and not self.right:
            return ""
        left = "".join(c.letter for c in sorted(self.left))
        right = "".join(c.letter for c in sorted(self.right))
        return ("<" + left if left else "") + (">" + right if right else "")


@dataclass(frozen=True, slots=True, repr=False)
class Draft(Move):
    """Take a colour from a source (0 the centre) to a target (0 the floor)."""

    source: int
    colour: Colour
    target: int
    share: Share = Share()

    @property
    def actions(self) -> tuple[int, ...]:
        """The small actions, the pick first."""
        return (draft_action(self.source, self.colour, self.target), *self.share.actions)

    def __str__(self) -> str:
        """Return the text that ``Move.parse`` reads."""
        source = str(self.source) if self.source else "C"
        target = str(self.target) if self.target else "-"
        return f"{source}{self.colour.letter}{target}{self.share}"


@dataclass(frozen=True, slots=True, repr=False)
class Boxing(Move):
    """Put the chocolate of a full line into a column of its row."""

    row: int
    column: int

    @property
    def actions(self) -> tuple[int, ...]:
        """The one small action."""
        return (box_action(self.row, self.column),)

    def __str__(self) -> str:
        """Return the text that ``Move.parse`` reads."""
        return f"{self.row}@{self.column}"


@lru_cache(maxsize=4096)
def parsed(text: str) -> tuple[Move, tuple[int, ...]]:
    """Return the move that a text writes and its small actions; raise MoveTextError if none.

    The text names sources, colours and lines that exist, and no colour twice.
    """
    move = Move.parse(text)
    return move, move.actions


@lru_cache(4096)  # to make one takes longer than to play it
def _move_of(actions: tuple[int, ...]) -> Move:
    sent = [action for action in actions if SHARE_ACTION <= action < BOX_ACTION]
    share = Share(
        frozenset(Colour(sent_colour(a)) for a in sent if sent_side(a) == LEFT),
        frozenset(Colour(sent_colour(a)) for a in sent if sent_side(a) == RIGHT),
    )
    action = actions[0]
    if action < SHARE_ACTION:
        return Draft(source_of(action), Colour(colour_of(action)), target_of(action), share)
    if action < BOX_ACTION:
        return share
    return Boxing(row_of(action), column_of(action))


def _colours(letters: str | None) -> frozenset[Colour]:
    return frozenset(Colour(LETTERS.index(letter)) for letter in letters or "")


def _parse_share(text: str) -> Share | None:
    """Return what a text sends where, nothing for no text; None if a colour occurs twice."""
    match = _SHARE.fullmatch(text)
    if not match:
        return None
    left, right = _colours(match[1]), _colours(match[2])
    if left & right or len(left) + len(right) != len(text.replace("<", "").replace(">", "")):
        return None
    return Share(left, right)


@lru_cache(maxsize=4096)
def _parse(text: str) -> Move | None:
    if match := _BOXING.fullmatch(text):
        return Boxing(int(match[1]), int(match[2]))
    match = _DRAFT.fullmatch(text)
    if not match:
        return _parse_share(text) if text else None
    source, letter, target, rest = match.groups()
    share = _parse_share(rest)
    if share is None:
        return None
    return Draft(
        CENTRE if source == "C" else int(source),
        Colour(LETTERS.index(letter)),
        FLOOR if target == "-" else int(target),
        share,
    )
