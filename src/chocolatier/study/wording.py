"""The messages of a review in the words of a language."""

from collections.abc import Sequence

from chocolatier.rules.move import Boxing, Draft, parse_move
from chocolatier.rules.seats import seat_number
from chocolatier.study.chance import WHOLE
from chocolatier.study.review import Message
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


def say_message(words: Words, message: Message, names: Sequence[str]) -> str:
    """Return a message as a sentence; ``names`` are those of the seats."""
    values = dict(message.values)
    said: dict[str, str | int] = {}
    for move, pieces in (("move", "pieces"), ("best", "best_pieces")):
        if move in values:
            said[move] = say_move(words, str(values.pop(move)), str(values.pop(pieces, "")))
    for name, value in values.items():
        if name == "seat":
            said["name"] = names[int(value)]
        elif name == "rival":
            said[name] = names[int(value)]
        elif name == "pieces":
            said[name] = say_pieces(words, str(value))
        else:
            said[name] = value
    return words.say(message.name, **said)


def say_move(words: Words, text: str, pieces: str) -> str:
    """Return a move in words, without its subject; ``pieces`` are the letters that it takes."""
    move = parse_move(text)
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
