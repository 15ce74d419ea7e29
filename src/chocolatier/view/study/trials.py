"""A move that is tried where a reviewed game went wrong, as it is asked about and answered."""

from collections.abc import Sequence
from typing import Annotated

from pydantic import Field

from chocolatier.study.reviews.chance import WHOLE
from chocolatier.study.reviews.review import BAD, MoveReview
from chocolatier.view.advice import hint_of
from chocolatier.view.position import Model
from chocolatier.view.table_view import Language
from chocolatier.words import Words


class TrialWish(Model):
    """Try ``move`` where move number ``index`` of a review, counted from 0, was played."""

    index: Annotated[int, Field(ge=0, le=10_000)]
    move: Annotated[str, Field(max_length=20)]
    language: Language = "en"


class Trial(Model):
    """What a move would give away: the chance, from 0 to 1.

    A move that gives away less than an inaccuracy is ``accepted``. Of one that is not, ``look``
    says where a better one is.
    """

    accepted: bool
    loss: float
    look: str | None


def trial_of(move: MoveReview, names: Sequence[str], words: Words) -> Trial:
    """Return what a tried move is worth, said to the seat that moves."""
    accepted = move.kind not in BAD
    look = None if accepted else hint_of(move, names, words).look
    return Trial(accepted=accepted, loss=move.loss / WHOLE, look=look)
