"""The letters and words that all notations share: colours and gold faces."""

from typing import Literal, TypeAlias, get_args

from chocolatier.rules.core.numbers import Colour, Face

Letter: TypeAlias = Literal["T", "B", "W", "K", "R"]
"""A colour; the same letters as ``LETTERS``, as a type."""
FaceText: TypeAlias = Literal[
    "extra", "keep", "share", "spare", "magnetT", "magnetB", "magnetW", "magnetK", "magnetR"
]
"""A gold face, in the order of ``Face``."""

LETTER_OF: dict[Colour, Letter] = dict(zip(Colour, get_args(Letter), strict=True))
FACE_TEXT: dict[Face, FaceText] = dict(zip(Face, get_args(FaceText), strict=True))
FACE_OF: dict[str, Face] = {text: face for face, text in FACE_TEXT.items()}
