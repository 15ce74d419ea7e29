"""One person against bots in a plain terminal."""

from dataclasses import replace

from rich.console import Console
from rich.text import Text

from chocolatier.bots.bot import Bot
from chocolatier.errors import ChocolatierError
from chocolatier.rules.core.numbers import Colour, Face, Phase
from chocolatier.rules.game import Game
from chocolatier.rules.history import Agreed, Dealt, Played
from chocolatier.rules.move import Draft, Move, Share
from chocolatier.rules.seats import seat_number
from chocolatier.terminal.board import board_text, paint_move
from chocolatier.terminal.phrases import event_text, listed
from chocolatier.words import Words, words


class QuitError(Exception):
    """The person quits."""


class TerminalGame:
    """A game between a person at one seat and bots at the others."""

    def __init__(
        self,
        game: Game,
        person: int,
        bots: dict[int, Bot],
        console: Console,
        language: Words | None = None,
    ) -> None:
        self.game = game
        self.person = person
        self.bots = bots
        self.console = console
        self.words = language or words("en")
        self._shown = 0  # entries of the game's history

    def run(self) -> None:
        """Play to the end, or until the person quits."""
        self._say("terminal-help")
        person = seat_number(self.person)
        self._say("terminal-seats", person=person, **self._seats(list(self.bots)))
        try:
            while not self.game.is_over:
                self._print_news()
                if self.game.turn == self.person:
                    self._person_moves()
                else:
                    self.game.play(self.bots[self.game.turn].choose(self.game))
            self._print_news()
            self._print_board()
            self._print_result()
        except (QuitError, EOFError, KeyboardInterrupt):
            self.console.print()
            self._say("terminal-goodbye")

    def _say(self, name: str, **values: str | int) -> None:
        self.console.print(Text(self.words.say(name, **values)))

    def _seats(self, seats: list[int]) -> dict[str, str | int]:
        """Return seats as the values of a message."""
        numbers = [str(seat_number(seat)) for seat in seats]
        return {"count": len(seats), "seats": listed(self.words, numbers)}

    def _print_board(self) -> None:
        self.console.print()
        table = board_text(self.game.position, self.words)
        self.console.print(table, no_wrap=True, overflow="ignore")

    def _print_news(self) -> None:
        """Print what has happened since the last time."""
        for entry in self.game.history[self._shown :]:
            if isinstance(entry, Dealt):
                self.console.rule(self.words.say("terminal-round", round=entry.round))
            elif isinstance(entry, Played):
                if entry.seat != self.person:
                    self._print_move(entry)
            elif not isinstance(entry, Agreed):
                self.console.print(Text(event_text(self.words, entry)))
        self._shown = len(self.game.history)

    def _print_move(self, entry: Played) -> None:
        move = str(entry.move)
        text = self.words.say("terminal-plays", seat=seat_number(entry.seat), move=move)
        self.console.print(paint_move(text, entry.move))

    def _print_result(self) -> None:
        places = self.game.ranking
        winners = [seat for seat, place in enumerate(places) if place == 1]
        if self.person in winners:
            self._say("terminal-shared-win" if len(winners) > 1 else "terminal-won")
        else:
            self._say("terminal-lost", place=places[self.person], **self._seats(winners))

    def _ask(self, prompt: str) -> str:
        answer = self.console.input(Text(f"{prompt} ")).strip()
        if answer.lower() in ("quit", "exit", "q"):
            raise QuitError
        return answer

    def _prompt(self) -> str:
        if self.game.phase is not Phase.BOX:
            return self.words.say("terminal-your-move")
        moves = ", ".join(str(move) for move in self.game.legal_moves)
        return self.words.say("terminal-choose-column", moves=moves)

    def _person_moves(self) -> None:
        self._print_board()
        while True:
            answer = self._ask(self._prompt())
            if not answer:
                continue
            if self._command(answer.lower()):
                if self.game.is_over or self.game.turn != self.person:
                    return
                continue
            try:
                self.game.play(self._complete(Move.parse(answer.upper())))
                return
            except ChocolatierError as error:
                self._refuse(error)

    def _refuse(self, error: ChocolatierError) -> None:
        """Print why a move is refused, with the number of the rule."""
        text = self.words.say_error(error, "terminal")
        rule = error.details.get("rule")
        if rule and f"({rule})" not in text:
            text += f" ({rule})"
        self.console.print(Text(text), style="red")

    def _command(self, word: str) -> bool:
        """Do what a word asks for; return whether it is a command."""
        if word in ("help", "?"):
            self._say("terminal-help")
        elif word == "board":
            self._print_board()
        elif word == "moves":
            self.console.print(" ".join(map(str, self.game.legal_moves)), highlight=False)
        elif word == "undo":
            self._undo()
        elif word == "end":
            self.game.agree_to_end()
        else:
            return False
        return True

    def _undo(self) -> None:
        """Take back the person's last move and the bots' answers."""
        if not any(isinstance(e, Played) and e.seat == self.person for e in self.game.history):
            self._say("terminal-nothing-to-undo")
            return
        self.game.take_back()
        while self.game.turn != self.person:
            self.game.take_back()
        self._shown = len(self.game.history)
        self._print_board()

    def _complete(self, move: Move) -> Move:
        """Ask where the share factory's leftovers go if the move does not say (R42)."""
        if not isinstance(move, Draft) or move.share != Share():
            return move
        position = self.game.position
        if position.gold.get(move.source) is not Face.SHARE:
            return move
        held = position.sources[move.source]
        left, right = set[Colour](), set[Colour]()
        for colour in Colour:
            if held[colour] and colour is not move.colour:
                question = self.words.say("terminal-leftover", letter=colour.letter)
                side = ""
                while side not in ("<", ">"):
                    side = self._ask(question)
                (left if side == "<" else right).add(colour)
        return replace(move, share=Share(frozenset(left), frozenset(right)))
