"""Opening the whole screen for a game."""

from collections.abc import Mapping, Sequence

from chocolatier.bots.bot import Bot
from chocolatier.rules.game import Game
from chocolatier.terminal.tui.screen import GameScreen
from chocolatier.terminal.tui.session import Session, Sitter
from chocolatier.words import Words


def play(
    game: Game,
    names: Sequence[str],
    bots: Mapping[int, Bot],
    words: Words,
    *,
    fair: bool = True,
    replay: bool = False,
) -> None:
    """Play until the person quits; with ``replay`` the game is shown from its start."""
    seats = [Sitter(name, bots.get(seat)) for seat, name in enumerate(names)]
    session = Session(game, seats, fair=fair)
    if replay:
        session.look(0)
    GameScreen(session, words).run()
