"""The terminal in another language: everything it says is a message, and none is left over."""

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from io import StringIO
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer, Visitor
from rich.console import Console

from chocolatier import rules as rules_package
from chocolatier import terminal
from chocolatier.bots.registry import make_bot
from chocolatier.cli import main
from chocolatier.lab.simulate import simulate
from chocolatier.notation.drawing import FACE_NAMES, draw_position
from chocolatier.rules.core.numbers import Colour, Ending, Face, Phase, Side
from chocolatier.rules.events import Bonuses, FloorPaid, LineFell
from chocolatier.rules.game import Game
from chocolatier.rules.position import headline
from chocolatier.rules.ruleset import RULE_SETS, Rules
from chocolatier.terminal.app import TerminalGame
from chocolatier.terminal.board import STYLES, board_text, paint, paint_move
from chocolatier.terminal.phrases import event_text, labels_of
from chocolatier.terminal.show import show_position, show_record
from chocolatier.terminal.tui.looks import KEYS
from chocolatier.words import LOCALE, Words, words
from tests.rules.positions import board, position

MESSAGES = LOCALE / "en" / "terminal.ftl"
RESOURCE = FluentParser().parse(MESSAGES.read_text(encoding="utf-8"))
RULES = sorted(Path(rules_package.__file__).parent.rglob("*.py"))
SOURCES = sorted(Path(terminal.__file__).parent.glob("*.py"))


class References(Visitor):
    """The messages that messages use."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


class Translator(Transformer):
    """Another language: English with each of its letters changed."""

    def __init__(self, change: Callable[[str], str]) -> None:
        self.change = change

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        node.value = re.sub("[A-Za-z]", lambda letter: self.change(letter[0]), node.value)
        return node


@pytest.fixture
def translate(tmp_path: Path) -> Callable[[Callable[[str], str]], Words]:
    """Return the words of a made-up language."""

    def make(change: Callable[[str], str]) -> Words:
        folder = tmp_path / "locale" / "uk"
        folder.mkdir(parents=True)
        text = FluentSerializer().serialize(Translator(change).visit(RESOURCE.clone()))
        (folder / "terminal.ftl").write_text(text, encoding="utf-8")
        (tmp_path / "locale" / "en").symlink_to(LOCALE / "en")
        return Words("uk", tmp_path / "locale")

    return make


def _games(rules: Rules, seed: str) -> Iterator[Game]:
    """Every position of a game."""
    game = Game(rules, seed)
    bot = make_bot("random", seed)
    yield game
    while not game.is_over:
        game.play(bot.choose(game))
        yield game


def _english_in(text: str) -> set[str]:
    """Return the English words of a text, without names of rules, moves and chocolates."""
    text = re.sub(r"\d-(coloured|free)-(plain|special)", "", text)
    return {word for word in re.findall(r"[A-Za-z]{2,}", text) if not set(word) <= set("TBWKRMC")}


# --- the messages --------------------------------------------------------------------


def test_the_file_has_no_mistakes() -> None:
    assert [entry for entry in RESOURCE.body if isinstance(entry, ast.Junk)] == []


def test_every_message_of_the_whole_screen_exists_and_is_used() -> None:
    names = [entry.id.name for entry in RESOURCE.body if isinstance(entry, ast.Message)]
    folder = Path(terminal.__file__).parent / "tui"
    code = "".join(path.read_text(encoding="utf-8") for path in folder.glob("*.py"))
    used = set(re.findall(r'"(tui-[^"{]*)"', code))
    used |= {f"tui-key-{name}" for name in KEYS.values()}
    used |= {f"tui-{name}" for name in ("centre", "keeps", "shares")}  # fields of Took
    assert used == {name for name in names if name.startswith("tui-")}


def test_every_message_exists_and_is_used() -> None:
    names = [entry.id.name for entry in RESOURCE.body if isinstance(entry, ast.Message)]
    assert len(names) == len(set(names)) > 40
    defined = [name for name in names if not name.startswith("tui-")]
    code = "".join(path.read_text(encoding="utf-8") for path in SOURCES)
    references = References()
    references.visit(RESOURCE)
    used = set(re.findall(r'"(terminal-[^"]*)"', code)) | references.found
    errors = {name for name in defined if name.startswith("terminal-error-")}
    assert used | errors == set(defined)
    assert used & errors == set()
    codes = {error.removeprefix("terminal-error-") for error in errors}
    rules = "".join(path.read_text(encoding="utf-8") for path in RULES)
    assert codes <= set(re.findall(r'"([a-z-]+)"', rules))


def test_the_help_fits_a_terminal() -> None:
    assert all(len(line) <= 80 for line in words("en").say("terminal-help").splitlines())


def test_every_message_is_named_in_full() -> None:
    for path in SOURCES:
        for call in re.findall(r"\bsay\(\s*([^\s,)]+)", path.read_text(encoding="utf-8")):
            assert call.startswith(
                (
                    '"terminal-',
                    '"review-',
                    'f"review-',
                    '"puzzle-',
                    'f"puzzle-',
                    "name",
                    "self",
                    "_HEADLINES[",
                    "_FACES[",
                )
            ), call


# --- English -------------------------------------------------------------------------


@pytest.mark.parametrize("rules", RULE_SETS, ids=str)
def test_english_labels_draw_what_the_game_draws(rules: Rules) -> None:
    labels = labels_of(words("en"))
    for game in _games(rules, "labels"):
        assert draw_position(game.position, labels) == draw_position(game.position)
    assert board_text(game.position, words("en")).plain == draw_position(game.position)


def test_the_spare_factory_and_large_scores_in_english() -> None:
    boards = [board(score=1234), board(spare="T")]
    drawn = position(gold={2: Face.SPARE, 4: Face.MAGNET_RED}, factories=["TTTT"], boards=boards)
    text = draw_position(drawn, labels_of(words("en")))
    assert text == draw_position(drawn)
    assert "  2  (with seat 2) spare\n" in text
    assert "magnet R\n" in text
    assert "Seat 1  score 1234" in text


def test_every_phase_ending_and_face_in_english() -> None:
    labels = labels_of(words("en"))
    drawn = position(factories=["TTTT"])
    for phase in Phase:
        for ending in Ending:
            if (phase is Phase.OVER) == (ending is not Ending.NONE):
                other = replace(drawn, phase=phase, ending=ending, round=1234)
                assert labels.headline(other) == headline(other)
    assert {face: labels.face(face) for face in Face} == FACE_NAMES


@pytest.mark.parametrize(
    ("event", "text"),
    [
        (LineFell(0, 1, Colour.WHITE, 1), "Seat 1: line 1 has no cell for white: 1 falls"),
        (LineFell(1, 4, Colour.TEAL, 4), "Seat 2: line 4 has no cell for teal: 4 fall"),
        (FloorPaid(2, 1, 1, 0), "Seat 3: 1 on the floor: -1, score 0"),
        (Bonuses(0, 1, 0, 2, 22), "Seat 1: 1 row, 0 columns, 2 colours: +22"),
        (Bonuses(3, 2, 1, 1, 21), "Seat 4: 2 rows, 1 column, 1 colour: +21"),
    ],
)
def test_events_in_english(event: LineFell | FloorPaid | Bonuses, text: str) -> None:
    assert event_text(words("en"), event) == text


# --- another language ----------------------------------------------------------------


@pytest.mark.parametrize("side", Side)
def test_a_whole_game_has_no_english_left(
    side: Side,
    translate: Callable[[Callable[[str], str]], Words],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = Game(Rules(2, side, special=True), "no English", first=0)
    file = StringIO()
    app = TerminalGame(
        game, 0, {1: make_bot("random", "")}, Console(file=file, width=80), translate(lambda _: "ж")
    )
    typed = iter(["help", "board", "moves", "undo"])
    monkeypatch.setattr("builtins.input", lambda: next(typed, None) or str(game.legal_moves[0]))
    app.run()
    assert game.is_over
    assert _english_in(file.getvalue()) == set()
    assert "⟦" not in file.getvalue()
    assert "жжжж 2 жжжжж " in file.getvalue()


def test_showing_has_no_english_left(
    tmp_path: Path, translate: Callable[[Callable[[str], str]], Words]
) -> None:
    path = tmp_path / "games.jsonl"
    records = [text for _, text in simulate(Rules(3), ("random",), 1, "show", 1)]
    path.write_text("".join(records), encoding="utf-8")
    file = StringIO()
    language = translate(lambda _: "ж")
    show_record(path, Console(file=file, width=200), language, 1, None)
    said = [line for line in file.getvalue().splitlines() if " draft " not in line]
    assert _english_in("\n".join(said)) == {"random"}
    assert "⟦" not in "".join(said)

    file = StringIO()
    text = "2-coloured-plain 1 draft 1.1.1 M TTBB/-/-/-/- 18.18.20.20.20 0.0.0.0.0"
    show_position(text + 2 * " 0:-/-/-/-/-:5/5/5/5/5:-", Console(file=file, width=200), language)
    assert _english_in(file.getvalue()) == set()
    assert "12 жжжжж жжжжж: 1T- 1T1" in file.getvalue()


def test_a_language_with_few_words_falls_back_by_message(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "pl").mkdir()
    (tmp_path / "pl" / "some.ftl").write_text("terminal-your-move = Twój ruch:\n", "utf-8")
    (tmp_path / "en").symlink_to(LOCALE / "en")
    file = StringIO()
    monkeypatch.setattr("builtins.input", lambda: "quit")
    console = Console(file=file, width=100)
    bots = {1: make_bot("random", "")}
    TerminalGame(Game(seed=7, first=0), 0, bots, console, Words("pl", tmp_path)).run()
    said = file.getvalue()
    assert said.splitlines()[-1] == "Goodbye."
    assert said.splitlines()[-2] == "Twój ruch: "
    assert "You are seat 1; the bot has seat 2." in said


@pytest.mark.parametrize("rules", RULE_SETS, ids=str)
@pytest.mark.parametrize("times", [2, 3, 4])
def test_longer_words_keep_the_columns(
    rules: Rules, times: int, translate: Callable[[Callable[[str], str]], Words]
) -> None:
    labels = labels_of(translate(lambda letter: letter.lower() * times))
    for game in _games(rules, "long"):
        headline, *lines = draw_position(game.position, labels).splitlines()
        assert len(headline) > 40
        assert all(len(line) <= 80 for line in lines)
        for block in "\n".join(lines).split("\n\n")[1:]:
            heading, *rows, floor = block.splitlines()
            bars = {tuple(match.start() for match in re.finditer(r"\|", row)) for row in rows}
            assert len(bars) == 1
            for bar in bars.pop():
                assert [row[bar - 12] for row in rows] == list("12345")
                assert floor[bar - 12] == "-"
                assert heading[bar - 12 :].startswith("s" * times)


@pytest.mark.parametrize(("length", "across"), [(15, 3), (24, 3), (25, 2), (37, 2), (38, 1)])
def test_three_boards_stand_beside_each_other_if_they_fit(
    tmp_path: Path, length: int, across: int
) -> None:
    (tmp_path / "cs").mkdir()
    label = "ž" * (length - 2) + " { $seat }"
    (tmp_path / "cs" / "some.ftl").write_text(f"terminal-board = {label}\n", "utf-8")
    (tmp_path / "en").symlink_to(LOCALE / "en")
    drawn = draw_position(Game(Rules(3), 1).position, labels_of(Words("cs", tmp_path)))
    headings = [line for line in drawn.splitlines() if "ž" in line]
    assert headings[0].count("ž 1") == 1
    assert headings[0].count("ž" * (length - 2)) == across
    assert all(len(line) <= 80 for line in drawn.splitlines())


# --- colours -------------------------------------------------------------------------


def _painted(text: str) -> list[str]:
    return [text[span.start : span.end] for span in paint(text).spans]


def test_only_chocolates_are_painted() -> None:
    assert _painted("  1  T B   magnet W") == ["T", "B", "W"]
    assert _painted("bag 80: T13 K19 M") == ["T", "K", "M"]
    assert _painted("Teal TB Włochy Kůň Rů žM") == []
    assert [span.style for span in paint("K").spans] == [STYLES["K"]]


def test_only_the_move_is_painted_in_a_sentence() -> None:
    game = Game(seed=7)
    move = game.legal_moves[0]
    text = paint_move(f"W rundzie 1: {move}", move)
    assert text.plain == f"W rundzie 1: {move}"
    assert [text.plain[span.start : span.end] for span in text.spans] == [str(move)[1]]


# --- the command line ----------------------------------------------------------------


@pytest.mark.parametrize("command", ["play", "show x"])
def test_a_language_that_is_not_there(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*command.split(), "--language", "de"]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err == (
        "chocolatier: unknown language 'de'; choose one of en, uk, ru, cs, pl\n"
    )


@pytest.mark.parametrize(
    ("arguments", "environment", "language"),
    [
        (["--language", "uk"], "cs_CZ.UTF-8", "uk"),
        ([], "cs_CZ.UTF-8", "cs"),
        ([], "C", "en"),
    ],
)
def test_the_language_of_the_command_line(
    arguments: list[str],
    environment: str,
    language: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked = []

    def read(language: str) -> Words:
        asked.append(language)
        return words(language)

    monkeypatch.setattr("chocolatier.cli.options.words", read)
    monkeypatch.setenv("LC_ALL", environment)
    monkeypatch.setattr("builtins.input", lambda: "quit")
    assert main(["play", "--seed", "1", *arguments]) == 0
    assert asked == [language]
