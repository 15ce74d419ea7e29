"""One person at the terminal, with scripted input."""

import re
from collections.abc import Callable
from io import StringIO
from pathlib import Path
from shutil import copy

import pytest
from rich.console import Console

from chocolatier.bots.registry import make_bot
from chocolatier.errors import ChocolatierError
from chocolatier.rules.core.numbers import Colour, Ending, Face, Phase, Side
from chocolatier.rules.events import Event
from chocolatier.rules.game import Game
from chocolatier.rules.history import Played
from chocolatier.rules.move import Draft
from chocolatier.rules.ruleset import Rules
from chocolatier.terminal.app import TerminalGame
from chocolatier.words import LOCALE, Words, words
from tests.rules.positions import board, table


class Script:
    """A terminal game whose input comes from a list, or from a function of the prompt."""

    def __init__(
        self,
        game: Game,
        monkeypatch: pytest.MonkeyPatch,
        bot: str = "random",
        language: Words | None = None,
    ) -> None:
        self.file = StringIO()
        self.game = game
        seats = range(1, game.rules.players)
        bots = {seat: make_bot(bot, f"bot {seat}") for seat in seats}
        self.app = TerminalGame(game, 0, bots, Console(file=self.file, width=100), language)
        self._patch = monkeypatch

    def run(self, answers: list[str] | Callable[[], str]) -> str:
        """Run to the end of the answers; everything that was printed."""
        waiting = iter(answers) if isinstance(answers, list) else None

        def answer() -> str:
            if waiting is None:
                assert callable(answers)
                return answers()
            try:
                return next(waiting)
            except StopIteration:
                raise EOFError from None

        self._patch.setattr("builtins.input", answer)
        self.app.run()
        return self.file.getvalue()

    def first_legal(self) -> str:
        return str(self.game.legal_moves[0])

    def as_typed(self) -> str:
        """Return a legal move, from the share factory if possible, which asks for its leftovers."""
        if self.said().endswith("goes left (<) or right (>)? "):
            return "<"
        legal = self.game.legal_moves
        moves = [move for move in legal if "<" in str(move)] or legal
        return str(moves[len(self.game.moves) % len(moves)]).partition("<")[0].partition(">")[0]

    def said(self) -> str:
        return self.file.getvalue()


def test_a_whole_game(monkeypatch: pytest.MonkeyPatch) -> None:
    script = Script(Game(Rules(2), seed=3, first=0), monkeypatch)
    said = script.run(script.first_legal)
    game = script.game
    assert game.is_over
    assert "A move is source, colour, line:" in said
    assert all(f"Round {n} " in said for n in range(1, game.round + 1))
    assert all(_described(event) in said for r in game.rounds for event in r.events)
    assert "⟦" not in said
    assert said.count("Seat 2 plays ") == sum(e == 1 for e in _seats(game))
    assert said.count("Your move: ") == sum(e == 0 for e in _seats(game))
    assert f"over ({game.ending.name.lower()})" in said
    assert said.splitlines()[-1] == _result(game)


@pytest.mark.parametrize("seed", ["a", "b"])
def test_a_whole_game_with_columns_and_leftovers(
    monkeypatch: pytest.MonkeyPatch, seed: str
) -> None:
    rules = Rules(3, Side.FREE, special=True)
    script = Script(Game(rules, seed), monkeypatch, "greedy")

    said = script.run(script.as_typed)
    assert script.game.is_over
    assert "You are seat 1; the bots have seats 2 and 3." in said
    assert "⟦" not in said
    assert said.splitlines()[-1] == _result(script.game)
    mine = [str(e.move) for e in script.game.history if isinstance(e, Played) and e.seat == 0]
    asked = [move for move in mine if "<" in move]
    assert len(asked) > 0
    assert said.count("goes left (<)") == sum(len(move.partition("<")[2]) for move in asked)
    assert any("@" in move for move in mine)


def test_three_others_share_the_win(monkeypatch: pytest.MonkeyPatch) -> None:
    boards = [board(score=1), *[board(score=9)] * 3]
    game = table(4, factories=["TTTT"], boards=boards)
    said = Script(game, monkeypatch).run(["end"])
    assert "You are seat 1; the bots have seats 2, 3 and 4." in said
    assert said.splitlines()[-1] == "The win goes to seats 2, 3 and 4; you are in place 4."


def _seats(game: Game) -> list[int]:
    return [entry.seat for entry in game.history if isinstance(entry, Played)]


def _described(event: Event) -> str:
    """Return what the event says of itself, with the singular where it says one."""
    text = re.sub(r"\b1 (row|column|colour)s\b", r"1 \1", str(event))
    return re.sub(r"\b1 fall$", "1 falls", text)


def _result(game: Game) -> str:
    winners = [seat for seat, place in enumerate(game.ranking) if place == 1]
    if 0 in winners:
        return "You win!" if winners == [0] else "You share the win."
    numbers = " and ".join(str(seat + 1) for seat in winners)
    names = f"seat {numbers}" if len(winners) == 1 else f"seats {numbers}"
    return f"The win goes to {names}; you are in place {game.ranking[0]}."


def _refusal(game: Game, move: str) -> str:
    """Return the answer to an illegal move, in words and with its rule."""
    with pytest.raises(ChocolatierError) as refused:
        game.copy().play(move)
    text = words("en").say_error(refused.value, "terminal")
    rule = f"({refused.value.details['rule']})"
    return text if rule in text else f"{text} {rule}"


@pytest.mark.parametrize(
    ("answer", "message"),
    [
        ("hello", "'HELLO' is not a move; write source"),
        ("9T1", "(R3)"),
        ("CT1", "(R9)"),
        ("2@4", "2@4 is not what the game waits for: drafting needs a pick, such as 3T2"),
        ("2@4", "(R7)"),
        ("[/b]", "'[/B]' is not a move"),
        ("[bold]", "'[BOLD]' is not a move"),
    ],
)
def test_bad_input_gets_a_message_and_the_game_goes_on(
    monkeypatch: pytest.MonkeyPatch, answer: str, message: str
) -> None:
    script = Script(Game(seed=7, first=0), monkeypatch)
    if "(R" in message:
        refusal = _refusal(script.game, answer)
        assert (refusal.endswith(message), len(refusal) > 20) == (True, True)
        message = refusal
    said = script.run([answer, "", "  4t2 "])
    assert " ".join(message.split()) in " ".join(said.split())
    assert script.game.moves[0] == Draft(4, Colour.TEAL, 2)
    assert len(script.game.moves) == 2


@pytest.mark.parametrize(
    ("answer", "message"),
    [
        ("9T1", "9T1: there are factories 1 to 5 (R3)"),
        ("CT1", "CT1: there is no T in the centre (R9)"),
    ],
)
def test_an_error_without_a_message_speaks_for_itself(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, answer: str, message: str
) -> None:
    (tmp_path / "en").mkdir()
    copy(LOCALE / "en" / "terminal.ftl", tmp_path / "en")
    script = Script(Game(seed=7, first=0), monkeypatch, language=Words("en", tmp_path))
    assert f"Your move: {message}\n" in script.run([answer, "4T2"])
    assert len(script.game.moves) == 2


def test_undo_before_the_first_move(monkeypatch: pytest.MonkeyPatch) -> None:
    script = Script(Game(seed=7, first=0), monkeypatch)
    assert "You have not moved yet." in script.run(["undo", "", "4T2"])
    assert len(script.game.moves) == 2


def test_words(monkeypatch: pytest.MonkeyPatch) -> None:
    script = Script(Game(seed=7, first=0), monkeypatch)
    said = script.run(["HELP", "?", "board", "moves", "quit"])
    assert said.count("Other words: moves") == 3
    assert said.count("bag 80: T13 B17 W15 K19 R16") == 2
    listed = said.replace("\n", " ").split()
    assert all(str(move) in listed for move in script.game.legal_moves)
    assert script.game.moves == []


def test_undo_takes_back_the_answers_too(monkeypatch: pytest.MonkeyPatch) -> None:
    script = Script(Game(Rules(3), seed=7, first=0), monkeypatch)
    script.run(["4T2", "undo", "4T1"])
    moves = [str(move) for move in script.game.moves]
    assert (moves[0], len(moves)) == ("4T1", 3)
    assert script.said().count("bag ") == 4
    assert script.said().count("Seat 2 plays") == 2


def test_undo_across_a_round_end(monkeypatch: pytest.MonkeyPatch) -> None:
    game = table(factories=["T", "R"], boards=[board({1: "W"})], first=1, seed=5)
    before = game.position
    script = Script(game, monkeypatch)
    said = script.run(["1T5", "undo"])
    assert (game.position, game.moves) == (before, [])
    assert "Seat 1: white to row 1, column 3: +1 (alone)" in said


def test_end_scores_as_it_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    mine = board(score=9)
    game = table(factories=["TTTT"], boards=[mine])
    said = Script(game, monkeypatch).run(["end"])
    assert (game.ending, game.scores) == (Ending.AGREEMENT, (9, 0))
    assert said.splitlines()[-1] == "You win!"


@pytest.mark.parametrize("answers", [["quit"], ["exit"], ["Q"], []])
def test_quit_and_end_of_input_are_polite(
    monkeypatch: pytest.MonkeyPatch, answers: list[str]
) -> None:
    script = Script(Game(seed=7, first=0), monkeypatch)
    assert script.run(answers).splitlines()[-1] == "Goodbye."
    assert not script.game.is_over


def test_ctrl_c_is_polite(monkeypatch: pytest.MonkeyPatch) -> None:
    def stop() -> str:
        raise KeyboardInterrupt

    script = Script(Game(seed=7, first=0), monkeypatch)
    assert script.run(stop).splitlines()[-1] == "Goodbye."


def test_leftovers_are_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    game = table(factories=["T", "WWBK", "R"], gold={2: Face.SHARE})
    said = Script(game, monkeypatch).run(["2b1", "left", "<", ">"])
    assert str(game.moves[0]) == "2B1<W>K"
    assert said.count("W goes left (<) or right (>)? ") == 2
    assert said.count("K goes left (<) or right (>)? ") == 1
    assert "B goes left" not in said


def test_leftovers_that_are_given_are_not_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    game = table(factories=["T", "WWBK", "R"], gold={2: Face.SHARE})
    said = Script(game, monkeypatch).run(["2B1>WK"])
    assert str(game.moves[0]) == "2B1>WK"
    assert "goes left" not in said


def test_quit_at_the_leftovers_leaves_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    game = table(factories=["T", "WWBK", "R"], gold={2: Face.SHARE})
    said = Script(game, monkeypatch).run(["2B1", "quit"])
    assert said.splitlines()[-1] == "Goodbye."
    assert game.moves == []


def test_a_column_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    game = table(factories=["R"], boards=[board({2: "WW"})], side=Side.FREE, turn=0, first=0)
    asked = game.copy()
    asked.play("1R5")
    refusal = _refusal(asked, "3@1")
    assert "line 2" in refusal
    assert refusal.endswith("(R19)")
    said = Script(game, monkeypatch).run(["1R5", "2@6", "3@1", "2@4"])
    assert "Choose a column (2@1, 2@2, 2@3, 2@4, 2@5): " in said
    assert refusal in said
    assert game.position.boards[0].box[1] == "...W."
    assert game.phase is not Phase.BOX
