"""Positions and records, printed."""

from itertools import islice
from pathlib import Path

from rich.console import Console

from chocolatier.errors import RecordError
from chocolatier.notation.position import parse_position, write_position
from chocolatier.notation.record import Record, read_record_file
from chocolatier.rules.game import Agreed, Dealt, Game, Played
from chocolatier.rules.layout import Phase
from chocolatier.terminal.board import board_text, paint


def show_position(text: str, console: Console) -> None:
    """Print a position and its legal moves."""
    game = Game.from_position(parse_position(text))
    console.print(board_text(game.position), no_wrap=True, overflow="ignore")
    if moves := game.legal_moves:
        console.print()
        console.print(f"{len(moves)} legal moves: " + " ".join(map(str, moves)), highlight=False)


def show_records(path: Path, console: Console, number: int, after: int | None) -> None:
    """Step through one game of a file, or print one position of it."""
    try:
        record = next(islice(read_record_file(path, unfinished=True), number - 1, None), None)
    except RecordError as error:
        raise RecordError(error.code, f"{path}: {error}", **error.details) from None
    if record is None:
        raise RecordError("record-game", f"{path}: there is no game {number} in it")
    moves = len(record.game.moves)
    if after is None:
        _step_through(record, console)
    elif not 0 <= after <= moves:
        raise RecordError("record-move", f"{path}: game {number} has moves 0 to {moves}")
    else:
        _print_position(_game_after(record, after), console)


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


def _print_position(game: Game, console: Console) -> None:
    console.print(board_text(game.position), no_wrap=True, overflow="ignore")
    console.print(write_position(game.position), style="dim", highlight=False, soft_wrap=True)


def _step_through(record: Record, console: Console) -> None:
    """Tell the game; in a terminal, wait for Enter after every move."""
    game = Game.waiting(record.game.rules, record.first)
    names = record.seats
    for entry in record.game.history:
        if isinstance(entry, Dealt):
            game.deal(entry.deal)
            console.rule(f"Round {entry.round}")
            _print_position(game, console)
        elif isinstance(entry, Played):
            game.play(entry.move)
            count = len(game.moves)
            console.print(
                paint(f"{count}. {names[entry.seat]} (seat {entry.seat + 1}): {entry.move}")
            )
            if console.is_terminal and game.phase < Phase.DEAL:
                console.print(board_text(game.position), no_wrap=True, overflow="ignore")
                console.input("[dim]Enter: next move, Ctrl-C: stop[/dim]")
        elif isinstance(entry, Agreed):
            console.print("The players agree to end the game.")
        else:
            console.print(paint(str(entry)))
    if record.game.is_over:
        console.rule(f"Over: {record.game.ending.name.lower()}")
        places = zip(names, record.game.scores, record.game.ranking, strict=True)
        for name, score, place in sorted(places, key=lambda row: row[2]):
            console.print(f"{place}. {name}: {score}", highlight=False, markup=False)
