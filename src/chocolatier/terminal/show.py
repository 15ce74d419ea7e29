"""Positions and records, printed."""

from itertools import islice
from pathlib import Path

from rich.console import Console
from rich.text import Text

from chocolatier.errors import RecordError
from chocolatier.notation.positions import parse_position, write_position
from chocolatier.notation.records import Record, read_record_file
from chocolatier.rules.core.numbers import Phase
from chocolatier.rules.game import Game
from chocolatier.rules.history import Agreed, Dealt, Played
from chocolatier.terminal.board import board_text, paint_move
from chocolatier.terminal.phrases import event_text
from chocolatier.words import Words


def show_position(text: str, console: Console, words: Words) -> None:
    """Print a position and its legal moves."""
    game = Game.from_position(parse_position(text))
    console.print(board_text(game.position, words), no_wrap=True, overflow="ignore")
    if moves := game.legal_moves:
        console.print()
        listed = " ".join(map(str, moves))
        console.print(Text(words.say("terminal-legal-moves", count=len(moves), moves=listed)))


def show_records(
    path: Path, console: Console, words: Words, number: int, after: int | None
) -> None:
    """Step through one game of a file, or print one position of it."""
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
        _print_position(_game_after(record, after), console, words)


def _game_after(record: Record, moves: int) -> Game:
    """The game as it stood after so many moves, and after the deal that followed them."""
    game = Game.waiting(record.game.rules, record.first)
    for entry in record.game.history:
        if isinstance(entry, Dealt):
            game.deal(entry.deal)
        elif isinstance(entry, Played):
            if len(game.moves) == moves:
                break
            game.play(entry.move)
        elif isinstance(entry, Agreed):
            game.agree_to_end()
    return game


def _print_position(game: Game, console: Console, words: Words) -> None:
    console.print(board_text(game.position, words), no_wrap=True, overflow="ignore")
    console.print(write_position(game.position), style="dim", highlight=False, soft_wrap=True)


def _step_through(record: Record, console: Console, words: Words) -> None:
    """Tell the game; in a terminal, wait for Enter after every move."""
    game = Game.waiting(record.game.rules, record.first)
    for entry in record.game.history:
        if isinstance(entry, Dealt):
            game.deal(entry.deal)
            console.rule(words.say("terminal-round", round=entry.round))
            _print_position(game, console, words)
        elif isinstance(entry, Played):
            game.play(entry.move)
            text = words.say(
                "terminal-numbered-move",
                number=len(game.moves),
                name=record.seats[entry.seat],
                seat=entry.seat + 1,
                move=str(entry.move),
            )
            console.print(paint_move(text, entry.move))
            if console.is_terminal and game.phase < Phase.DEAL:
                console.print(board_text(game.position, words), no_wrap=True, overflow="ignore")
                console.input(Text(words.say("terminal-next-move"), style="dim"))
        elif isinstance(entry, Agreed):
            console.print(Text(words.say("terminal-agreed")))
        else:
            console.print(Text(event_text(words, entry)))
    if record.game.is_over:
        _print_result(record, console, words)


def _print_result(record: Record, console: Console, words: Words) -> None:
    game = record.game
    console.rule(words.say("terminal-over", ending=game.ending.name.lower()))
    places = zip(record.seats, game.scores, game.ranking, strict=True)
    for name, score, place in sorted(places, key=lambda row: row[2]):
        console.print(Text(words.say("terminal-place", place=place, name=name, score=score)))
