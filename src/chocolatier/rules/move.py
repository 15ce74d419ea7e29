"""Moves: a player's whole turn, as an object, as text, and as small actions.

Draft    ``3T2``      teal from factory 3 to line 2; ``C`` is the centre, ``-`` the floor
         ``4B3<W>K``  from the share factory: white to the left, black to the right (R42)
Share    ``<W>K``     only the sending, in a position between pick and sending
Boxing   ``2@4``      the chocolate of line 2 into column 4 (free side, R33)
"""

import re
from dataclasses import dataclass
from typing import TypeAlias

from chocolatier.errors import MoveTextError
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
from chocolatier.rules.core.numbers import LETTERS, Colour

_DRAFT = re.compile(r"([C1-9])([TBWKR])([-1-5])((?:<[TBWKR]+)?(?:>[TBWKR]+)?)")
_SHARE = re.compile(r"(?:<([TBWKR]+))?(?:>([TBWKR]+))?")
_BOXING = re.compile(r"([1-5])@([1-5])")


@dataclass(frozen=True, slots=True)
class Share:
    """Where the leftover colours of the share factory go (R42)."""

    left: frozenset[Colour] = frozenset()
    right: frozenset[Colour] = frozenset()

    @property
    def actions(self) -> tuple[int, ...]:
        """Its small actions, in the order in which the core asks for them."""
        return tuple(
            share_action(colour, LEFT if colour in self.left else RIGHT)
            for colour in sorted(self.left | self.right)
        )

    def __repr__(self) -> str:
        return f"Share('{self}')"

    def __str__(self) -> str:
        left = "".join(c.letter for c in sorted(self.left))
        right = "".join(c.letter for c in sorted(self.right))
        return ("<" + left if left else "") + (">" + right if right else "")


@dataclass(frozen=True, slots=True)
class Draft:
    """Take a colour from a source (0 the centre) to a target (0 the floor)."""

    source: int
    colour: Colour
    target: int
    share: Share = Share()

    @property
    def actions(self) -> tuple[int, ...]:
        """Its small actions, the pick first."""
        return (draft_action(self.source, self.colour, self.target), *self.share.actions)

    def __repr__(self) -> str:
        return f"Draft('{self}')"

    def __str__(self) -> str:
        source = str(self.source) if self.source else "C"
        target = str(self.target) if self.target else "-"
        return f"{source}{self.colour.letter}{target}{self.share}"


@dataclass(frozen=True, slots=True)
class Boxing:
    """Put the chocolate of a full line into a column of its row."""

    row: int
    column: int

    @property
    def actions(self) -> tuple[int, ...]:
        """Its one small action."""
        return (box_action(self.row, self.column),)

    def __repr__(self) -> str:
        return f"Boxing('{self}')"

    def __str__(self) -> str:
        return f"{self.row}@{self.column}"


Move: TypeAlias = Draft | Share | Boxing


def _colours(letters: str | None) -> frozenset[Colour]:
    return frozenset(Colour(LETTERS.index(letter)) for letter in letters or "")


def _parse_share(text: str) -> Share | None:
    match = _SHARE.fullmatch(text)
    if not match:
        return None
    left, right = _colours(match[1]), _colours(match[2])
    if left & right or len(left) + len(right) != len(text.replace("<", "").replace(">", "")):
        return None
    return Share(left, right)


def parse_move(text: str) -> Move:
    """The move that this text writes; MoveTextError if it writes none.

    >>> parse_move("3T2").colour
    <Colour.TEAL: 0>
    """
    if match := _BOXING.fullmatch(text):
        return Boxing(int(match[1]), int(match[2]))
    if match := _DRAFT.fullmatch(text):
        source, letter, target, rest = match.groups()
        share = _parse_share(rest)
        if share is not None:
            return Draft(
                0 if source == "C" else int(source),
                Colour(LETTERS.index(letter)),
                0 if target == "-" else int(target),
                share,
            )
    elif text and (share := _parse_share(text)) is not None:
        return share
    raise MoveTextError(
        "move-text",
        f"'{text}' is not a move; write source (1-9 or C), colour (T B W K R) and line "
        "(1-5, or - for the floor), such as 3T2, CW-, 4B3<W>K; or row@column, such as 2@4",
        text=text,
    )


def move_of(actions: list[int]) -> Move:
    """The whole move that small actions make up: a pick with its sendings, or a column."""
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
