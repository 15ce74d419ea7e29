"""Reviews as they are sent: whole, or as far as they are known."""

import json
from collections.abc import Sequence
from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from chocolatier.errors import TableError
from chocolatier.rules.seats import Seat, seat_of
from chocolatier.store.shelf import KeptReview
from chocolatier.study.reviews.chapters import StudiedRound
from chocolatier.study.reviews.message import Message
from chocolatier.study.reviews.wording import say_message
from chocolatier.study.reviews.written import (
    REVIEW_FORMAT,
    ReviewWriter,
    WrittenDeal,
    WrittenMessage,
    WrittenMove,
    WrittenReview,
)
from chocolatier.view.http import Record
from chocolatier.view.position import Model
from chocolatier.view.table_view import TableId
from chocolatier.words import Words

Digest: TypeAlias = Annotated[str, Field(pattern=r"^[0-9a-f]{24}$")]


class ReviewWish(Model):
    """A game to be reviewed: of a finished table, of a record, or of an earlier review."""

    table: TableId | None = None
    record: Record | None = None
    digest: Digest | None = None


class ReviewName(Model):
    """The name of a review."""

    digest: Digest


class RoundView(Model):
    """A round of a review that is under way."""

    deal: WrittenDeal | None
    moves: list[WrittenMove]


class ReviewView(Model):
    """A review: its rounds after the first ``since``, or the whole when it is done.

    ``done`` of ``total`` jobs are done; ``ahead`` are the reviews that were asked for before it.
    """

    digest: Digest
    status: Literal["waiting", "running", "done"]
    ahead: int = 0
    done: int = 0
    total: int = 0
    rounds: list[RoundView] = Field(default_factory=list)
    review: WrittenReview | None = None


def shown_names(names: Sequence[str], words: Words) -> list[str]:
    """Return the names of a record in a language: bots have theirs, other seats may have none."""
    return [_shown_name(name, words) for name in names]


def _shown_name(name: str, words: Words) -> str:
    if name.isascii() and name.isalpha() and name.islower() and words.has(f"level-{name}"):
        return words.say(f"level-{name}")
    word, _, number = name.partition(" ")
    if word == "Seat" and number.isdecimal():
        return words.say("seat-guest", seat=int(number))
    return name


def view_under_way(
    digest: str,
    *,
    ahead: int,
    done: int,
    total: int,
    names: Sequence[str],
    rounds: Sequence[StudiedRound],
    words: Words,
    you: Seat | None = None,
) -> ReviewView:
    """Return a review that is under way, with some of its rounds, for the seat ``you``."""
    writer = ReviewWriter(words, shown_names(names, words), you)
    return ReviewView(
        digest=digest,
        status="running" if done else "waiting",
        ahead=ahead,
        done=done,
        total=total,
        rounds=[
            RoundView(
                deal=writer.deal(one.deal) if one.deal else None,
                moves=[writer.move(move) for move in one.moves],
            )
            for one in rounds
        ],
    )


def readable(kept: KeptReview) -> bool:
    """Return whether this version can show a review that is done."""
    return kept.body is not None and json.loads(kept.body).get("format") == REVIEW_FORMAT


def kept_view(kept: KeptReview, words: Words, you: Seat | None = None) -> ReviewView:
    """Return a review that is done, with its sentences in a language, said to the seat ``you``.

    Raise TableError if another version made it.
    """
    if not readable(kept):
        raise TableError("review-other-version", "another version made this review")
    review = WrittenReview.model_validate_json(kept.body or "")
    names = shown_names([seat.name for seat in review.seats], words)
    for move in review.moves:
        for reason in move.reasons:
            _put_into_words(reason, words, names, you)
    for seat in review.seats:
        _put_into_words(seat.verdict, words, names, you)
    return ReviewView(digest=kept.digest, status="done", review=review)


def _put_into_words(
    message: WrittenMessage, words: Words, names: Sequence[str], you: Seat | None
) -> None:
    """Write the text of a message; the seats among its values count from 1."""
    values = {
        name: seat_of(int(value)) if name in ("seat", "rival") else value
        for name, value in message.values.items()
    }
    message.text = say_message(words, Message(message.name, values), names, you)
