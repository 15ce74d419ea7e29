"""A puzzle in the terminal: shown, asked, answered, explained."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from chocolatier.errors import ChocolatierError
from chocolatier.rules.history import Played
from chocolatier.rules.move import Move
from chocolatier.rules.seats import seat_number
from chocolatier.study.puzzles.answering import Tried, answer, explanation
from chocolatier.study.puzzles.outcomes import proven_moves
from chocolatier.study.puzzles.puzzle import Puzzle, PuzzleKind
from chocolatier.study.puzzles.solving import RoundSolver
from chocolatier.study.reviews.wording import say_message
from chocolatier.terminal.board import board_text, paint_move
from chocolatier.words import Words

NODES = 1_000_000
GIVE_UP, QUIT = "?", "quit"


class TerminalPuzzle:
    """One puzzle and the person who solves it."""

    def __init__(self, puzzle: Puzzle, console: Console, words: Words) -> None:
        self._puzzle, self._console, self._words = puzzle, console, words
        self._solver = RoundSolver(NODES)

    def run(self) -> bool:
        """Ask until the puzzle is solved or given up; return whether it was solved."""
        found: list[Move] = []
        state = answer(self._puzzle, found)
        self._headline()
        while state.step is not None:
            self._board(state)
            move = self._ask()
            if move is None:
                self._explain()
                return False
            try:
                tried = answer(self._puzzle, [*found, move])
            except ChocolatierError as error:
                self._console.print(Text(self._words.say_error(error, "terminal")))
                continue
            if tried.verdict == "wrong":
                self._wrong(tried, move)
                continue
            found.append(move)
            state = tried
            self._news(state)
        self._say("puzzle-solved")
        self._explain()
        return True

    def _say(self, name: str, **values: str | int) -> None:
        self._console.print(Text(self._words.say(name, **values)))

    def _headline(self) -> None:
        puzzle = self._puzzle
        themes = ", ".join(self._words.say(f"puzzle-theme-{theme}") for theme in puzzle.themes)
        self._say("terminal-puzzle-title", id=puzzle.id, difficulty=puzzle.difficulty)
        self._console.print(Text(themes, style="dim"))
        self._say(f"puzzle-goal-{puzzle.kind}")
        self._say("terminal-puzzle-help", seat=seat_number(puzzle.solver))

    def _board(self, state: Tried) -> None:
        table = board_text(state.game.position, self._words)
        self._console.print(table, no_wrap=True, overflow="ignore")

    def _ask(self) -> Move | None:
        """Return the move that is typed, or None if the person gives up."""
        while True:
            try:
                typed = self._console.input(Text(self._words.say("terminal-your-move") + " "))
            except EOFError:
                return None
            if typed.strip().lower() in (GIVE_UP, QUIT):
                return None
            try:
                return Move.parse(typed.strip())
            except ChocolatierError as error:
                self._console.print(Text(self._words.say_error(error, "terminal")))

    def _news(self, state: Tried) -> None:
        """Print what the others replied."""
        for entry in state.game.history[state.before :]:
            if isinstance(entry, Played) and entry.seat != self._puzzle.solver:
                seat = seat_number(entry.seat)
                text = self._words.say("terminal-plays", seat=seat, move=str(entry.move))
                self._console.print(paint_move(text, entry.move))
        if state.verdict == "right":
            self._say("puzzle-right")

    def _wrong(self, tried: Tried, move: Move) -> None:
        """Print what a wrong move leads to."""
        self._solver.refill()
        found = proven_moves(self._puzzle, tried.game, self._solver)
        outcome = next(one for one in found if one.move == move)
        if self._puzzle.kind is PuzzleKind.ROUND:
            assert outcome.lead is not None
            self._say("puzzle-wrong-lead", lead=outcome.lead, best=self._puzzle.best)
        else:
            self._say("puzzle-wrong-result", result=str(outcome.result))

    def _explain(self) -> None:
        """Print the solution, and why it is right."""
        puzzle, self_seat = self._puzzle, self._puzzle.solver
        self._solver.refill()
        line = " ".join(str(step.move) for step in puzzle.solution.main_line())
        self._say("terminal-puzzle-solution", moves=line)
        if puzzle.kind is PuzzleKind.ROUND:
            self._say("puzzle-leads", lead=puzzle.best, second=puzzle.second)
        why = explanation(puzzle, self._solver)
        names = [
            self._words.say("puzzle-seat", seat=seat_number(seat))
            for seat in range(puzzle.rules.players)
        ]
        for reason in why.reasons:
            said = say_message(self._words, reason.message, names, self_seat)
            self._console.print(Text(said))
