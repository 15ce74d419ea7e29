"""Print positions and records."""

from collections.abc import Sequence
from itertools import islice
from pathlib import Path

from rich.console import Console
from rich.text import Text

from chocolatier.errors import RecordError
from chocolatier.notation.records import Record, read_record_file
from chocolatier.rules.core.numbers import Phase
from chocolatier.rules.events import Event
from chocolatier.rules.game import Game
from chocolatier.rules.history import Agreed, Dealt, Entry, Played
from chocolatier.rules.position import Position
from chocolatier.rules.seats import seat_number
from chocolatier.terminal.board import board_text, paint_move
from chocolatier.terminal.phrases import event_text
from chocolatier.words import Words


def show_position(text: str, console: Console, words: Words) -> None:
    """Print a position and its legal moves."""
    game = Game.from_position(Position.parse(text))
    console.print(board_text(game.position, words), no_wrap=True, overflow="ignore")
    if moves := game.legal_moves:
        console.print()
        listed = " ".join(map(str, moves))
        console.print(Text(words.say("terminal-legal-moves", count=len(moves), moves=listed)))


def show_record(path: Path, console: Console, words: Words, number: int, after: int | None) -> None:
    """Step through one game of a file, or print one position of it.

    Raise RecordError for a file that cannot be read, and for a game or a move that it lacks.
    """
    try:
        record = next(islice(read_record_file(path, unfinished=True), number - 1, None), None)
    except RecordError as error:
        raise RecordError(error.code, f"{path}: {error}", **error.details) from None
    if record is None:
        raise RecordError(
            "record-game", f"{path}: there is no game {number} in it", path=str(path), game=number
        )
    moves = len(record.game.moves)
    if after is None:
        _step_through(record, console, words)
    elif not 0 <= after <= moves:
        raise RecordError(
            "record-move",
            f"{path}: game {number} has moves 0 to {moves}",
            path=str(path),
            game=number,
            moves=moves,
        )
    else:
        _print_position(_position_after(record.game, after), console, words)


def _position_after(game: Game, moves: int) -> Position:
    """Return the position after this number of moves, and after the deal that followed them."""
    found, played = game.opening, 0
    for entry, position in game.replay():
        if isinstance(entry, Played):
            if played == moves:
                break
            played += 1
        found = position
    return found


def _print_position(position: Position, console: Console, words: Words) -> None:
    console.print(board_text(position, words), no_wrap=True, overflow="ignore")
    console.print(str(position), style="dim", highlight=False, soft_wrap=True)


def _step_through(record: Record, console: Console, words: Words) -> None:
    """Print the game entry by entry; in a terminal, wait for Enter after every move."""
    steps = list(record.game.replay())
    number = 0
    for index, (entry, position) in enumerate(steps):
        if isinstance(entry, Dealt):
            console.rule(words.say("terminal-round", round=entry.round))
            _print_position(position, console, words)
        elif isinstance(entry, Played):
            number += 1
            text = words.say(
                "terminal-numbered-move",
                number=number,
                name=record.seats[entry.seat],
                seat=seat_number(entry.seat),
                move=str(entry.move),
            )
            console.print(paint_move(text, entry.move))
            if console.is_terminal:
                _wait(_settled(steps, index), console, words)
        elif isinstance(entry, Agreed):
            console.print(Text(words.say("terminal-agreed")))
        else:
            console.print(Text(event_text(words, entry)))
    if record.game.is_over:
        _print_result(record, console, words)


def _settled(steps: Sequence[tuple[Entry, Position]], index: int) -> Position:
    """Return the position after a move and the events of phase B that it caused."""
    last = index
    while last + 1 < len(steps) and isinstance(steps[last + 1][0], Event):
        last += 1
    return steps[last][1]


def _wait(position: Position, console: Console, words: Words) -> None:
    """Print the board and wait for Enter, unless the round is over."""
    if position.phase < Phase.DEAL:
        console.print(board_text(position, words), no_wrap=True, overflow="ignore")
        console.input(Text(words.say("terminal-next-move"), style="dim"))


def _print_result(record: Record, console: Console, words: Words) -> None:
    game = record.game
    console.rule(words.say("terminal-over", ending=game.ending.name.lower()))
    places = zip(record.seats, game.scores, game.ranking, strict=True)
    for name, score, place in sorted(places, key=lambda row: row[2]):
        console.print(Text(words.say("terminal-place", place=place, name=name, score=score)))
