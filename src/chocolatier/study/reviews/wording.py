"""The messages of a review in the words of a language."""

from collections.abc import Sequence

from chocolatier.rules.move import Boxing, Draft, Move
from chocolatier.rules.seats import seat_number
from chocolatier.study.reviews.chance import WHOLE
from chocolatier.study.reviews.message import OTHERWISE, Message
from chocolatier.words import Words


def per_cent(chance: int, *, signed: bool = False) -> str:
    """Return millionths in per cent with one decimal and a real minus, without the sign %."""
    return f"{100 * chance / WHOLE:{'+' if signed else ''}.1f}".replace("-", "−")


def distinct(names: Sequence[str]) -> list[str]:
    """Return names of which each is another: one that occurs twice gets the number of its seat."""
    return [
        name if list(names).count(name) == 1 else f"{name} {seat_number(seat)}"
        for seat, name in enumerate(names)
    ]


def say_message(
    words: Words, message: Message, names: Sequence[str], you: int | None = None
) -> str:
    """Return a message as a sentence; ``names`` are those of the seats.

    What is said of seat ``you`` is said to it, if there is a message for that.
    """
    values = dict(message.values)
    name = message.name
    again = values.pop("again", None)
    said: dict[str, str | int] = {}
    if name in OTHERWISE:
        said["lead"] = words.say("review-otherwise" if again is None else "review-otherwise-again")
    to_you = f"advice-why-{name.removeprefix('review-why-')}"
    if you is not None and values.get("seat") == you and words.has(to_you):
        name = to_you
        del values["seat"]
    for move, pieces in (("move", "pieces"), ("best", "best_pieces")):
        if move in values:
            said[move] = say_move(words, str(values.pop(move)), str(values.pop(pieces, "")))
    for key, value in values.items():
        if key == "seat":
            said["name"] = names[int(value)]
        elif key == "rival":
            said[key] = names[int(value)]
        elif key == "pieces":
            said[key] = say_pieces(words, str(value))
        else:
            said[key] = value
    return words.say(name, **said)


def say_move(words: Words, text: str, pieces: str) -> str:
    """Return a move in words, without its subject; ``pieces`` are the letters that it takes."""
    move = Move.parse(text)
    if isinstance(move, Draft):
        what = say_pieces(words, pieces)
        return words.say("review-pick", pieces=what, slot=move.source, line=move.target)
    if isinstance(move, Boxing):
        return words.say("review-column", row=move.row, column=move.column)
    return text


def say_pieces(words: Words, letters: str) -> str:
    """Return chocolates of one colour in words, as what is taken."""
    return words.say(f"taken-{letters[0]}", count=len(letters))


def part_name(words: Words, part: str) -> str:
    """Return what a part of the expected points is called."""
    return words.say(f"review-part-{part}")
