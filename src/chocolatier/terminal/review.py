"""A review in the terminal: what the game was for each seat, and its mistakes."""

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text

from chocolatier.study.reviews.review import Kind, MoveReview, Review
from chocolatier.study.reviews.wording import per_cent, say_message, say_move
from chocolatier.words import Words


def print_review(
    review: Review, names: Sequence[str], title: str, console: Console, words: Words
) -> None:
    """Print the seats, every inaccuracy, mistake and blunder, and a sentence per seat.

    For mistakes and blunders it prints why another move was better.
    """
    console.rule(Text(title))
    console.print(_seats(review, names, words))
    mistakes = review.mistakes
    if mistakes:
        console.print()
        console.print(_mistakes(mistakes, names, words))
    worst = [move for move in mistakes if move.kind is not Kind.INACCURACY]
    if worst:
        console.print()
    for move in worst:
        console.print(Text(_reasons(move, names, words)))
    console.print()
    for seat in review.seats:
        console.print(Text(say_message(words, seat.verdict, names)))


def _table(words: Words, columns: Sequence[str], left: int) -> Table:
    """Return a table with these headings; the first ``left`` columns are text."""
    table = Table(box=None, pad_edge=False)
    for index, name in enumerate(columns):
        is_text = index < left
        table.add_column(words.say(name), justify="left" if is_text else "right", no_wrap=is_text)
    return table


def _seats(review: Review, names: Sequence[str], words: Words) -> Table:
    """Return start, luck, own and other decisions, result and accuracy of every seat."""
    columns = [
        "review-seat",
        "review-start",
        "review-luck",
        "review-own",
        "review-others",
        "review-result",
        "review-accuracy",
    ]
    table = _table(words, columns, 1)
    for index, (name, seat) in enumerate(zip(names, review.seats, strict=True)):
        own = seat.decisions[index]
        table.add_row(
            Text(name),
            per_cent(review.start[index]),
            per_cent(seat.luck, signed=True),
            per_cent(own, signed=True),
            per_cent(sum(seat.decisions) - own, signed=True),
            per_cent(seat.result),
            f"{seat.accuracy:.0f}",
        )
    return table


def _mistakes(moves: Sequence[MoveReview], names: Sequence[str], words: Words) -> Table:
    """Return the moves that gave something away, each with a better one."""
    columns = ["review-round", "review-seat", "review-kind", "review-loss"]
    table = _table(words, [*columns, "review-played", "review-better"], 3)
    for column in table.columns[4:]:
        column.justify = "left"
    for move in moves:
        table.add_row(
            str(move.round),
            Text(names[move.seat]),
            Text(kind_name(words, move.kind)),
            per_cent(move.loss),
            Text(say_move(words, str(move.move), move.pieces)),
            Text(say_move(words, str(move.best), move.best_pieces)),
        )
    return table


def _reasons(move: MoveReview, names: Sequence[str], words: Words) -> str:
    """Return the better move and why it was better."""
    where = words.say("review-round-title", round=move.round)
    better = say_move(words, str(move.best), move.best_pieces)
    why = " ".join(say_message(words, reason.message, names) for reason in move.reasons)
    return f"{where}, {names[move.seat]}: {better}. {why}"


def kind_name(words: Words, kind: Kind) -> str:
    """Return what a kind of move is called."""
    return words.say(f"review-kind-{kind.value}")
