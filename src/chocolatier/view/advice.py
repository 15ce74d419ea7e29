"""Hints and remarks of the coach as they are sent, in the words of a language."""

from collections.abc import Sequence
from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from chocolatier.notation.record_lines import SeatNumber
from chocolatier.rules.move import Boxing, Draft
from chocolatier.study.reviews.chance import WHOLE
from chocolatier.study.reviews.review import Kind, MoveReview
from chocolatier.study.reviews.written import ReviewWriter, WrittenMove
from chocolatier.view.position import Model
from chocolatier.view.study.reviews import shown_names
from chocolatier.view.table_view import Language, Problem, Version
from chocolatier.words import Words

AskId: TypeAlias = Annotated[int, Field(ge=0, le=2**53)]
About: TypeAlias = Literal["hint", "judge", "better"]
REMARKABLE = (Kind.MISTAKE, Kind.BLUNDER)
_THEMES = {
    "review-why-wins": "advice-think-end",
    "review-why-loses": "advice-think-end",
    "review-why-fills": "advice-think-own",
    "review-why-scores": "advice-think-own",
    "review-why-line": "advice-think-own",
    "review-why-column": "advice-think-own",
    "review-why-colour": "advice-think-own",
    "review-why-floor": "advice-think-floor",
    "review-why-falls": "advice-think-floor",
    "review-why-blocked": "advice-think-lines",
    "review-why-starts": "advice-think-start",
    "review-why-rival-takes": "advice-think-rival",
    "review-why-rival-fills": "advice-think-rival",
    "review-why-rival-scores": "advice-think-rival",
    "review-why-rival-floor": "advice-think-rival",
}
"""What to think of, by the reason that weighs most."""


class Advise(Model):
    """A question to the coach, for a seat of the guest; one ``advice`` answers it.

    ``hint``: what to play now. ``judge``: whether the seat's last move gave away much. ``better``:
    what would have been better than that move.
    """

    type: Literal["advise"] = "advise"
    id: AskId
    version: Version
    seat: SeatNumber
    about: About
    language: Language = "en"


class Hint(Model):
    """A better move in three steps: where to ``look``, the move, and why it is better.

    ``move.best`` is the move. ``move.move`` is the one that it is compared with: the one that was
    played or, in a hint, one that tempts.
    """

    look: str
    move: WrittenMove


class Verdict(Model):
    """What a move gave away, if that is worth a remark: the chance, from 0 to 1."""

    kind: Literal["mistake", "blunder"]
    loss: float


class Advice(Model):
    """The one answer to a question to the coach; a good move gets no ``verdict``."""

    type: Literal["advice"] = "advice"
    id: AskId
    error: Problem | None = None
    hint: Hint | None = None
    verdict: Verdict | None = None


def hint_of(move: MoveReview, names: Sequence[str], words: Words) -> Hint:
    """Return a hint for the seat that moves; ``names`` are those of a record."""
    shown = shown_names(names, words)
    writer = ReviewWriter(words, shown, move.seat)
    return Hint(look=_look(move, shown, words), move=writer.move(move))


def _look(move: MoveReview, names: Sequence[str], words: Words) -> str:
    """Return where to look, and what to think of there, without the move."""
    best = move.best
    if isinstance(best, Boxing):
        return words.say("advice-look-row", row=best.row)
    assert isinstance(best, Draft)
    where = words.say("advice-look", slot=best.source)
    message = move.reasons[0].message if move.reasons else None
    theme = _THEMES.get(message.name) if message else None
    if message is None or theme is None:
        return where
    rival = message.values.get("rival")
    values = {} if rival is None else {"rival": names[int(rival)]}
    return f"{where} {words.say(theme, **values)}"


def verdict_of(move: MoveReview) -> Verdict | None:
    """Return what the coach says about a move; None if that is not worth a remark."""
    if move.kind not in REMARKABLE:
        return None
    return Verdict.model_validate({"kind": move.kind.value, "loss": move.loss / WHOLE})
