"""Steps of a table's game. All but one return a new game and leave the old one as it was."""

from itertools import islice, takewhile

from chocolatier.rules.game import Game
from chocolatier.rules.history import Dealt, Played
from chocolatier.rules.seats import Seat


def played(game: Game, move: str) -> tuple[Game, Dealt | None]:
    """Return the game after a move, and the deal that followed.

    Raise MoveError if the move is not legal.
    """
    after = game.copy()
    return after, play_on(after, move)


def play_on(game: Game, move: str) -> Dealt | None:
    """Play a move in a game that has no other owner, and return the deal that followed.

    Raise MoveError if the move is not legal.
    """
    before = game.round
    game.play(move)
    return None if game.round == before else deal_since(game, 0)


def taken_back(game: Game, moves: int) -> Game:
    """Return the game without its last moves; raise IllegalMoveError if there are fewer."""
    after = game.copy()
    for _ in range(moves):
        after.take_back()
    return after


def ended(game: Game) -> Game:
    """Return the game, ended and scored; raise IllegalMoveError if it is over already."""
    after = game.copy()
    after.agree_to_end()
    return after


def deal_since(game: Game, length: int) -> Dealt | None:
    """Return the deal among the entries after the first ``length`` ones, if there is one."""
    new = islice(game.latest(), game.length - length)
    return next((entry for entry in new if isinstance(entry, Dealt)), None)


def movers_of_round(game: Game) -> set[Seat]:
    """Return the seats that have moved since the last deal."""
    entries = takewhile(lambda entry: not isinstance(entry, Dealt), game.latest())
    return {Seat(entry.seat) for entry in entries if isinstance(entry, Played)}


def movers_since(game: Game, seat: Seat) -> list[Seat]:
    """Return who played the seat's last move of this round and those after it, last first.

    The list is empty if the seat has not moved in this round: a deal is never taken back.
    """
    movers: list[Seat] = []
    for entry in game.latest():
        if isinstance(entry, Dealt):
            break
        if isinstance(entry, Played):
            movers.append(Seat(entry.seat))
            if entry.seat == seat:
                return movers
    return []
