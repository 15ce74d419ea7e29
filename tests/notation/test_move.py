"""Moves as text."""

import pytest

from chocolatier.errors import MoveTextError
from chocolatier.rules.core.numbers import Colour
from chocolatier.rules.move import Boxing, Draft, Move, Share

W_LEFT_K_RIGHT = Share(frozenset([Colour.WHITE]), frozenset([Colour.BLACK]))
NO_MOVES = (
    "3|3T|T2|0T1|3X2|3t2|3T6|3T0|3TT2|10T1|DT1|3-2|CM1|3T2<|3T2>|3T2<>|4B3<W>W|4B3<WW|4B3>K<W|"
    "4B3<W<K|<|>|<>|<X|<W>W|<WW|>K<W|W>K|2@6|6@2|0@1|2@0|2@|@2|2@4@4|2@4<W|3T2,1B1|۳T2|2@٤"
)


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("3T2", Draft(3, Colour.TEAL, 2)),
        ("9R5", Draft(9, Colour.RED, 5)),
        ("CW-", Draft(0, Colour.WHITE, 0)),
        ("4B3<W>K", Draft(4, Colour.BROWN, 3, W_LEFT_K_RIGHT)),
        ("4B-<WK", Draft(4, Colour.BROWN, 0, Share(W_LEFT_K_RIGHT.left | W_LEFT_K_RIGHT.right))),
        ("<W>K", W_LEFT_K_RIGHT),
        (">K", Share(right=W_LEFT_K_RIGHT.right)),
        ("2@4", Boxing(2, 4)),
    ],
)
def test_moves_in_text(text: str, move: Move) -> None:
    assert Move.parse(text) == move
    assert str(move) == text


@pytest.mark.parametrize(
    ("move", "actions"),
    [
        ("CT-", (0,)),
        ("3T2", (92,)),
        ("9R5", (299,)),
        ("4B3<W>K", (129, 304, 307)),
        ("4B3<K>W", (129, 305, 306)),
        (">T", (301,)),
        ("1@1", (310,)),
        ("5@5", (334,)),
    ],
)
def test_the_numbering_of_actions_is_fixed(move: str, actions: tuple[int, ...]) -> None:
    assert Move.parse(move).actions == actions


@pytest.mark.parametrize("text", ["CT-", "3T2", "9R5", "4B3<W>K", "4B3<K>W", ">T", "<WK", "5@5"])
def test_moves_are_made_of_their_actions(text: str) -> None:
    move = Move.parse(text)
    assert Move.of(list(move.actions)) == move


@pytest.mark.parametrize("text", ["", " ", " 3T2", "3T2 ", "3T2\n", *NO_MOVES.split("|")])
def test_text_that_is_no_move(text: str) -> None:
    with pytest.raises(MoveTextError, match="is not a move; write source") as error:
        Move.parse(text)
    assert (error.value.code, error.value.details) == ("move-text", {"text": text})
