"""The letters and words of the notation stand for what they say."""

from typing import get_args

from chocolatier.notation.drawing import FACE_NAMES, PRINTED
from chocolatier.rules.alphabet import FACE_OF, FACE_TEXT, LETTER_OF, FaceText, Letter
from chocolatier.rules.core.numbers import LETTERS, Colour, Face
from chocolatier.rules.seats import seat_number, seat_of
from tests.rules.positions import FULL_ROWS


def test_letters_of_the_colours() -> None:
    assert "".join(get_args(Letter)) == LETTERS
    assert {colour: colour.letter for colour in Colour} == LETTER_OF


def test_words_of_the_faces() -> None:
    assert tuple(FACE_TEXT.values()) == get_args(FaceText)
    for face in Face:
        kind, _, colour = face.name.lower().partition("_")
        letter = Colour[colour.upper()].letter if colour else ""
        assert FACE_TEXT[face] == kind + letter
        assert FACE_NAMES[face] == f"{kind} {letter}".strip()
        assert FACE_OF[FACE_TEXT[face]] is face


def test_what_is_printed_in_the_box() -> None:
    assert tuple(row.upper() for row in PRINTED) == FULL_ROWS


def test_seats_there_and_back() -> None:
    assert [seat_number(seat) for seat in range(4)] == [1, 2, 3, 4]
    assert [seat_of(seat_number(seat)) for seat in range(4)] == [0, 1, 2, 3]
