"""One person against bots in a plain terminal."""

from dataclasses import replace

from rich.console import Console

from chocolatier.bots.bot import Bot
from chocolatier.errors import ChocolatierError
from chocolatier.rules.events import Event
from chocolatier.rules.game import Agreed, Dealt, Game, Played
from chocolatier.rules.layout import Colour, Face, Phase
from chocolatier.rules.move import Draft, Move, Share, parse_move
from chocolatier.terminal.board import board_text, paint

HELP = """\
Colours are letters: T teal, B brown, W white, K black, R red; M is the start marker.
A move is source, colour, line:
  3T2   take teal from factory 3 to line 2
  CW-   take white from the centre, all of it to the floor
  4B3   from the share factory: you are asked where the leftovers go
  2@4   free side: the chocolate of line 2 goes into column 4
Small letters in a box show where each colour belongs (coloured side).
Other words: moves (list the legal ones), board, undo, help, end (score now), quit."""


class QuitError(Exception):
    """The person wants to stop."""


class TerminalGame:
    """A game between a person at one seat and bots at the others."""

    def __init__(self, game: Game, person: int, bots: dict[int, Bot], console: Console) -> None:
        self.game = game
        self.person = person
        self.bots = bots
        self.console = console
        self._told = 0

    def run(self) -> None:
        """Play to the end, or until the person quits."""
        self.console.print(HELP, highlight=False)
        others = ", ".join(f"seat {seat + 1}" for seat in self.bots)
        self.console.print(f"You are seat {self.person + 1}; the bots have {others}.")
        try:
            while not self.game.is_over:
                self._tell()
                if self.game.turn == self.person:
                    self._person_moves()
                else:
                    self.game.play(self.bots[self.game.turn].choose(self.game))
            self._tell()
            self._show()
            self._result()
        except (QuitError, EOFError, KeyboardInterrupt):
            self.console.print("\nGoodbye.")

    def _show(self) -> None:
        self.console.print()
        self.console.print(board_text(self.game.position), no_wrap=True, overflow="ignore")

    def _tell(self) -> None:
        """Say what happened since the last time."""
        for entry in self.game.history[self._told :]:
            if isinstance(entry, Dealt):
                self.console.rule(f"Round {entry.round}")
            elif isinstance(entry, Played):
                if entry.seat != self.person:
                    self.console.print(paint(f"Seat {entry.seat + 1} plays {entry.move}"))
            elif not isinstance(entry, Agreed):
                self._tell_event(entry)
        self._told = len(self.game.history)

    def _tell_event(self, event: Event) -> None:
        self.console.print(paint(str(event)))

    def _result(self) -> None:
        places = self.game.ranking
        winners = [seat for seat, place in enumerate(places) if place == 1]
        if self.person in winners:
            self.console.print("You share the win." if len(winners) > 1 else "You win!")
        else:
            names = " and ".join(f"seat {seat + 1}" for seat in winners)
            self.console.print(f"The win goes to {names}; you are in place {places[self.person]}.")

    def _ask(self, prompt: str) -> str:
        answer = self.console.input(prompt).strip()
        if answer.lower() in ("quit", "exit", "q"):
            raise QuitError
        return answer

    def _prompt(self) -> str:
        if self.game.phase is not Phase.BOX:
            return "Your move: "
        columns = ", ".join(str(move) for move in self.game.legal_moves)
        return f"Choose a column ({columns}): "

    def _person_moves(self) -> None:
        self._show()
        while True:
            answer = self._ask(self._prompt())
            if not answer:
                continue
            if self._command(answer.lower()):
                if self.game.is_over or self.game.turn != self.person:
                    return
                continue
            try:
                self.game.play(self._complete(parse_move(answer.upper())))
                return
            except ChocolatierError as error:
                self.console.print(str(error), style="red", highlight=False, markup=False)

    def _command(self, word: str) -> bool:
        """Do what a word asks; False if it is no such word."""
        if word == "help":
            self.console.print(HELP, highlight=False)
        elif word == "board":
            self._show()
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
        """Take back the person's last move and what the bots answered."""
        if not any(isinstance(e, Played) and e.seat == self.person for e in self.game.history):
            self.console.print("You have not moved yet.")
            return
        self.game.take_back()
        while self.game.turn != self.person:
            self.game.take_back()
        self._told = len(self.game.history)
        self._show()

    def _complete(self, move: Move) -> Move:
        """Ask for the leftovers of the share factory if the move does not say (R42)."""
        if not isinstance(move, Draft) or move.share != Share():
            return move
        position = self.game.position
        if position.gold.get(move.source) is not Face.SHARE:
            return move
        held = position.sources[move.source]
        left, right = set[Colour](), set[Colour]()
        for colour in Colour:
            if held[colour] and colour is not move.colour:
                side = ""
                while side not in ("<", ">"):
                    side = self._ask(f"{colour.letter} goes left (<) or right (>)? ")
                (left if side == "<" else right).add(colour)
        return replace(move, share=Share(frozenset(left), frozenset(right)))
